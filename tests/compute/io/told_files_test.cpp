// What is wrong with a file is said through the phrasebook, with its hint.
// SPDX-License-Identifier: MIT
#include "compute/io/data_files.h"
#include "compute/io/files.h"
#include "compute/io/mapped_file.h"
#include "compute/io/meshes/meshes.h"
#include "compute/io/vectors/vectors.h"
#include "tests/compute/io/io_test_support.h"
#include "tests/support/without_letters.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

namespace ws::io::test {
namespace {

using ws::test::has_letters;
using ws::test::without;
using ws::test::WithoutLetters;

struct Broken {
  InputKind kind;
  const char* name;
  std::string content;
};

std::vector<Broken> broken_files() {
  using enum InputKind;
  const std::string npy = std::string("\x93NUMPY\x01\x00", 8);
  const std::string bmp = std::string("BM") + std::string(12, '\0') + bytes_of<std::int32_t>(40) + bytes_of<std::int32_t>(2) +
                          bytes_of<std::int32_t>(2) + bytes_of<std::int16_t>(1) + bytes_of<std::int16_t>(5);
  return {{points, "empty.1", ""},
          {points, "1.csv", ""},
          {points, "2.csv", "1,2\n3,\"4\"5\n"},
          {points, "3.csv", "1,2\n3\n"},
          {points, "4.csv", "1,2\n3,\n"},
          {points, "5.csv", "1,2\n3,7;\n"},
          {points, "6.csv", "1,2\r3,4\r"},
          {points, "7.csv", "\xff\xfe"},
          {points, "8.json", "[[1, 2], [3]]"},
          {points, "9.json", "[[1, [1, 2]]]"},
          {points, "10.json", "{}"},
          {points, "11.npy", "12345678"},
          {points, "12.npy", npy},
          {points, "13.ply", "1"},
          {points, "14.tsp", "1: 2\n"},
          {points, "15.tsp", "NODE_COORD_SECTION\n1 2\n"},
          {vectors, "16.fvecs", "12"},
          {vectors, "17.fvecs", std::string(8, '\0')},
          {vectors, "18.fvecs", bytes_of<std::int32_t>(2) + "1234"},
          {vectors, "19.txt", "1 2\n3\n"},
          {image, "21.pfm", "PF 1"},
          {image, "22.pfm", "PF\n2 2\n-1.0\n1234"},
          {image, "23.hdr", "#?\n1"},
          {image, "24.tga", "1234"},
          {image, "25.bmp", bmp},
          {image, "26.jpg", "\xff\xd8\xff\xe0" + std::string(1, '\0')},
          {mesh, "27.stl", "12"},
          {mesh, "28.off", "OFF\n3 1 0\n1 2 3\n"},
          {mesh, "29.obj", "v 1 2\n"},
          {mesh, "30.obj", "v 1 2 3\nf 1 2 9\n"},
          {mesh, "31.obj", "1 2 3\n"},
          {mesh, "32.ply", ""}};
}

TEST(ToldFiles, WhatIsWrongWithOneAndWhatHelps) {
  const WithoutLetters phrasebook;
  const TemporaryFolder folder;
  for (const Broken& one : broken_files()) {
    const std::string path = folder.write(one.name, one.content).string();
    try {
      static_cast<void>(data_formats(one.kind).read(path, {}));
      ADD_FAILURE() << one.name << " was read";
    } catch (const Error& error) {
      std::string text = without(error.full_text(), path);
      for (const auto& known : {fmt::format("{}", fmt::join(data_formats(one.kind).read_extensions(), ", ")),
                                std::string("fvecs, bvecs, ivecs, npy, f32, u8, raw, csv, txt"), std::string("\\x"),
                                path.substr(path.rfind('.') + 1)})
        text = without(text, known);
      EXPECT_FALSE(has_letters(text)) << one.name << ": " << text;
    }
  }
}

TEST(ToldFiles, WhatReadingOneWarnsOf) {
  const WithoutLetters phrasebook;
  const TemporaryFolder folder;
  const auto expect_told = [](const std::vector<std::string>& texts, std::size_t count) {
    EXPECT_EQ(texts.size(), count);
    for (const std::string& text : texts) EXPECT_FALSE(has_letters(without(text, "e+"))) << text;
  };
  ReadOptions dropping;
  dropping.drop_invalid = true;
  expect_told(data_formats(InputKind::points).read(folder.write("1.csv", "1,2\n3,nan\n5,6\n"), dropping).warnings, 1);
  expect_told(read_vectors(folder.write("2.txt", "0.1 16777217\n3 4\n"), {}).warnings, 1);
  expect_told(
      read_mesh(folder.write("3.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nv 0 1 0\nv 9 nan 9\nf 1 2 3\nf 1 2 4\nf 1 2 5\nf 1 2\n"), {})
          .warnings,
      3);
  expect_told(data_formats(InputKind::mesh).read(folder.write("4.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n"), {}).warnings,
              2);
}

TEST(ToldFiles, HowMuchOneHolds) {
  const WithoutLetters phrasebook;
  const TemporaryFolder folder;
  const InputData data = data_formats(InputKind::points).read(folder.write("1.csv", "1,2\n3,4\n5,6\n"), {}).data;
  EXPECT_EQ(data_formats(InputKind::points).size_text(data), "3 ...... .. 2 ...........");
}

TEST(ToldFiles, WhyOneIsNotWritten) {
  const WithoutLetters phrasebook;
  const TemporaryFolder folder;
  const auto expect_told = [](const auto& write, const std::string& path) {
    try {
      write();
      ADD_FAILURE() << path << " was written";
    } catch (const Error& error) {
      EXPECT_FALSE(has_letters(without(error.what(), path))) << error.what();
    }
  };
  const std::string there = folder.write("1", "").parent_path().string(), nowhere = (folder / "no/1").string();
  expect_told([&] { write_atomically(there, "1"); }, there);
  expect_told([&] { check_writable(nowhere); }, std::filesystem::path(nowhere).parent_path().string());
  expect_told([&] { static_cast<void>(MappedFile(std::filesystem::path(there))); }, there);
}

}  // namespace
}  // namespace ws::io::test
