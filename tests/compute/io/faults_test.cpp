// What must not crash, hang or leave traces: missing files, files cut at any byte or with any byte changed, cancelled reads.
// SPDX-License-Identifier: MIT
#include "compute/io/files.h"
#include "compute/io/polylines/polylines.h"
#include "io_test_support.h"
#include "tests/support/in_time.h"

#include <array>
#include <chrono>

namespace ws::io::test::of_faults {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

TEST(Faults, PathsThatAreNoPointFiles) {
  const TemporaryFolder folder;
  expect_error([&] { (void)read_points(folder / "missing.csv"); }, {"missing.csv", "No such file"});
  fs::create_directory(folder / "folder.csv");
  expect_error([&] { (void)read_points(folder / "folder.csv"); }, {"folder.csv", "it is a folder"});
  expect_error([&] { (void)read_points(folder.write("a.docx", "1 2")); },
               {"\"docx\"", "xyz, txt, csv, tsv, asc, xy, ply, npy, tsp, json"});
  expect_error([&] { (void)read_points(folder.write("noext", "1 2")); }, {"without extension", "xyz"});
  expect_error([&] { (void)read_points(folder / "rings"); }, {"cannot read", "No such file"});
  expect_error([&] { (void)read_points(folder / "."); }, {"it is a folder"});
  ASSERT_EQ(::mkfifo((folder / "pipe.csv").c_str(), 0600), 0);
  expect_error([&] { (void)read_points(folder / "pipe.csv"); }, {"pipe.csv", "not a regular file"});
  if (::geteuid() == 0) return;  // root may read everything
  const fs::path secret = folder.write("secret.csv", "1,2\n");
  fs::permissions(secret, fs::perms::none);
  expect_error([&] { (void)read_points(secret); }, {"secret.csv", "Permission denied"});
}

PointSet small_cloud() { return points_of(2, {1, 2, 3, 4, 5, 6, 7, 8}); }

/// Reads; an Error is an answer, anything else is not.
bool reads(const fs::path& path) {
  try {
    return !read_points(path).points.empty();
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::io) << error.full_text();
    return false;
  }
}

TEST(Faults, BinaryFilesCutAtEveryByte) {
  const TemporaryFolder folder;
  for (const char* name : {"a.ply", "a.npy"}) {
    write_points(folder / name, small_cloud());
    const std::string bytes = content_of(folder / name);
    for (std::size_t length = 0; length < bytes.size(); ++length)
      EXPECT_FALSE(reads(folder.write(name, bytes.substr(0, length)))) << name << " cut to " << length;
    EXPECT_TRUE(reads(folder.write(name, bytes)));
  }
}

TEST(Faults, FilesWithAnyByteChanged) {
  const TemporaryFolder folder;
  for (const char* name : {"a.ply", "a.npy", "a.csv", "a.xyz"}) {
    write_points(folder / name, small_cloud());
    const std::string bytes = content_of(folder / name);
    for (std::size_t i = 0; i < bytes.size(); ++i)
      for (const char c : {'\0', '9', static_cast<char>(bytes[i] ^ 0x81)}) {
        std::string changed = bytes;
        changed[i] = c;
        (void)reads(folder.write(name, changed));
      }
  }
}

TEST(Faults, HugeLinesAndFieldCounts) {
  const TemporaryFolder folder;
  expect_error([&] { (void)read_points(folder.write("a.xyz", std::string(20u << 20, '1'))); }, {"line 1", "longer than"});
  expect_error([&] { (void)read_points(folder.write("b.xyz", "1 2\n" + std::string(20u << 20, '1'))); },
               {"line 2", "longer than"});
  expect_error([&] { (void)read_points(folder.write("c.csv", std::string(1u << 20, ','))); }, {"line 1", "columns"});
}

/// Every format, large enough that reading takes a while.
class CancelledReads : public testing::TestWithParam<const char*> {};

TEST_P(CancelledReads, EndWithin200Milliseconds) {
  const TemporaryFolder folder;
  const fs::path path = folder / ("big." + std::string(GetParam()));
  PointSet points(3, 1'000'000);
  for (std::size_t k = 0; k < 3; ++k)
    for (std::size_t i = 0; i < points.size(); ++i) points.at(i, k) = static_cast<double>(i) / 7;
  write_points(path, points);
  for (const int delay_ms : {0, 1, 5, 20}) {
    const auto read = [&](const std::stop_token& stop) {
      ReadOptions options;
      options.stop = stop;
      (void)read_points(path, options);
    };
    // With a delay, the file may be read before the stop comes.
    EXPECT_TRUE(stops_within(200, delay_ms, read, delay_ms == 0));
  }
}

INSTANTIATE_TEST_SUITE_P(Points, CancelledReads, testing::Values("xyz", "csv", "npy", "ply"),
                         [](const auto& info) { return info.param; });

TEST(Faults, FailedExportsKeepTheOldFile) {
  const TemporaryFolder folder;
  const fs::path path = folder.write("ridge.obj", "old");
  PolylineSet set;
  set.dimension = 4;
  set.lines.push_back({{1, 2, 3, 4}, false});
  EXPECT_THROW(write_polylines(path, set), Error);
  const fs::path cloud = folder.write("cloud.ply", "old");
  EXPECT_THROW(write_points(cloud, PointSet(4, 10)), Error);
  EXPECT_EQ(content_of(path), "old");
  EXPECT_EQ(content_of(cloud), "old");
  EXPECT_EQ(folder.file_count(), 2u);
}

}  // namespace
}  // namespace ws::io::test::of_faults
