// Mesh files that lie, break off or are something else: refused in words, without memory for what they claim.
// SPDX-License-Identifier: MIT
#include "compute/core/memory.h"
#include "compute/io/meshes.h"
#include "io_test_support.h"

#include <random>
#include <stop_token>

namespace ws::io::test {
namespace {

void read(std::string_view name, std::string_view bytes) {
  const TemporaryFolder folder;
  static_cast<void>(read_mesh(folder.write(name, bytes)));
}

/// A strip of triangles.
Mesh strip(std::uint32_t count) {
  Mesh mesh;
  for (std::uint32_t i = 0; i < count + 2; ++i) mesh.positions.push_back({float(i), float(i % 2), 0.25f * float(i % 5)});
  for (std::uint32_t i = 0; i < count; ++i) mesh.triangles.push_back({i, i + 1, i + 2});
  return mesh;
}

std::string encoded(const std::string& name) {
  const TemporaryFolder folder;
  const Mesh mesh = strip(40);
  std::string bytes;
  if (name.ends_with(".stl")) {
    bytes = std::string(80, ' ') + bytes_of(std::uint32_t{40});
    for (const auto& t : mesh.triangles) {
      bytes += std::string(12, '\0');
      for (const std::uint32_t v : t)
        for (const float x : mesh.positions[v]) bytes += bytes_of(x);
      bytes += std::string(2, '\0');
    }
  } else if (name.ends_with(".off")) {
    bytes = "OFF\n42 40 0\n";
    for (const auto& p : mesh.positions)
      bytes += std::to_string(p[0]) + " " + std::to_string(p[1]) + " " + std::to_string(p[2]) + "\n";
    for (const auto& t : mesh.triangles)
      bytes += "3 " + std::to_string(t[0]) + " " + std::to_string(t[1]) + " " + std::to_string(t[2]) + "\n";
  } else {
    write_mesh(folder / name, mesh);
    bytes = content_of(folder / name);
  }
  return bytes;
}

class MeshFaults : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Formats, MeshFaults, testing::Values("a.ply", "a.obj", "a.stl", "a.off"),
                         [](const auto& info) { return std::string(info.param + 2); });

TEST_P(MeshFaults, TruncationsAreRefused) {
  const std::string bytes = encoded(GetParam());
  static_cast<void>(read(GetParam(), bytes));
  const bool ends_are_known = !std::string_view(GetParam()).ends_with("obj");  // its lines are whole by themselves
  for (std::size_t size = 0; size + 2 < bytes.size(); size += size < 200 ? 1 : 7) {
    try {
      read(GetParam(), std::string_view(bytes).substr(0, size));
      EXPECT_FALSE(ends_are_known) << size << " of " << bytes.size();
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::io);
    }
  }
}

TEST_P(MeshFaults, DamageIsRefusedOrReadButNeverCrashes) {
  const std::string bytes = encoded(GetParam());
  std::mt19937 random(7);
  for (int i = 0; i < 400; ++i) {
    std::string damaged = bytes;
    for (int k = 0; k <= i % 4; ++k) damaged[random() % (i % 2 ? damaged.size() : 150)] = static_cast<char>(random());
    try {
      read(GetParam(), damaged);
    } catch (const Error& error) {
      EXPECT_NE(error.what(), std::string());
    }
  }
}

TEST_P(MeshFaults, EmptyMissingFolderAndForeign) {
  const TemporaryFolder folder;
  expect_error([] { read(GetParam(), ""); }, {"holds no triangles", "the file is empty"});
  expect_error([&] { static_cast<void>(read_mesh(folder / GetParam())); }, {"cannot read", "No such file"});
  std::filesystem::create_directory(folder / GetParam());
  expect_error([&] { static_cast<void>(read_mesh(folder / GetParam())); }, {"it is a folder"});
  expect_error([] { read(GetParam(), std::string(200, 'x')); }, {GetParam()});
}

TEST_P(MeshFaults, AStopIsCancelled) {
  const TemporaryFolder folder;
  const auto path = folder.write(GetParam(), encoded(GetParam()));
  std::stop_source source;
  source.request_stop();
  ReadOptions options;
  options.stop = source.get_token();
  EXPECT_THROW(static_cast<void>(read_mesh(path, options)), Cancelled);
}

TEST(MeshLies, TakeNoMemory) {
  const std::string ply = "ply\nformat binary_little_endian 1.0\n";
  const std::string vertices = "property float x\nproperty float y\nproperty float z\n";
  const std::string faces = "property list uchar int vertex_indices\nend_header\n";
  const std::pair<const char*, std::string> lies[] = {
      {"a.ply", ply + "element vertex 4000000000\n" + vertices + "element face 1\n" + faces + std::string(100, '\0')},
      {"b.ply", ply + "element vertex 3\n" + vertices + "element face 18000000000000000000\n" + faces + std::string(100, '\0')},
      {"c.ply", ply + "element vertex 3\n" + vertices + "element face 1\nproperty list uint int vertex_indices\nend_header\n" +
                    std::string(36, '\0') + "\xff\xff\xff\x7f" + std::string(100, '\0')},
      {"d.ply", "ply\nformat ascii 1.0\nelement vertex 4000000000\n" + vertices + "element face 1\n" + faces + "0 0 0\n"},
      {"a.stl", std::string(80, ' ') + "\xff\xff\xff\xff" + std::string(100, '\0')},
      {"a.off", "OFF\n2000000000 2000000000 0\n0 0 0\n"},
      {"b.off", "OFF\n1 30 0\n0 0 0\n2000000000 0 0\n" + std::string(60, '0')},
  };
  for (const auto& [name, bytes] : lies) {
    reset_peak_memory();
    const std::size_t before = memory_use().peak_host_bytes;
    expect_error([&, n = name, b = &bytes] { read(n, *b); }, {name});
    EXPECT_LT(memory_use().peak_host_bytes - before, 1'000'000u) << name;
  }
}

TEST(MeshLies, TheMessageSaysWhatWasExpectedAndWhere) {
  const std::string three = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
  expect_error([&] { read("a.obj", three + "f 1 2 4\n"); }, {"line 4", "vertex 4", "3 vertices"});
  expect_error([&] { read("a.obj", three + "f 1 2 0\n"); }, {"line 4", "from 1", "\"0\""});
  expect_error([&] { read("a.obj", three + "f 1 2 -4\n"); }, {"line 4", "from -3 to -1"});
  expect_error([&] { read("a.obj", three + "f 1 2 x\n"); }, {"line 4", "\"x\""});
  expect_error([&] { read("a.obj", three + "f 1 2 99999999999999999999\n"); }, {"line 4"});
  expect_error([] { read("a.obj", "v 0 zero 0\n"); }, {"line 1", "three coordinates", "\"zero\""});
  expect_error([] { read("a.obj", "v 0 0\n"); }, {"line 1", "three coordinates", "end of the line"});
  expect_error([&] { read("a.obj", three); }, {"holds no triangles", "at least one triangle"});
  expect_error([&] { read("a.obj", three + "f 1 1 2\nf 1 2 2\n"); }, {"no usable triangles", "2 triangles without area"});
  expect_error([] { read("a.ply", "ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nend_header\n0\n"); },
               {"no property y"});
  const std::string cloud = "ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\nproperty float z\n";
  expect_error([&] { read("a.ply", cloud + "end_header\n0 0 0\n"); }, {"no face element", "point cloud"});
  expect_error([&] { read("a.ply", cloud + "element face 1\nproperty list uchar int corners\nend_header\n0 0 0\n3 0 0 0\n"); },
               {"no list vertex_indices"});
  expect_error(
      [&] { read("a.ply", cloud + "element face 1\nproperty list uchar int vertex_index\nend_header\n0 0 0\n3 0 1 0\n"); },
      {"face 0 has vertex 1", "1 vertices", "line 11"});
  expect_error([] { read("a.stl", "solid x\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\n"); }, {"truncated", "endsolid"});
  expect_error([] { read("a.stl", "short"); }, {"truncated", "the head"});
  expect_error([] { read("a.off", "OFF\nthree one 0\n"); }, {"line 2", "numbers of vertices and faces"});
  expect_error([] { read("a.xyz", "1 2 3"); }, {"\"xyz\" is not an extension of a mesh format", "obj", "ply"});
  expect_error([] { read("a", "1 2 3"); }, {"without extension"});
}

TEST(MeshLies, WhatAssimpRefusesIsSaid) {
  expect_error([] { read("a.gltf", "{\"asset\":"); }, {"a.gltf", "cannot be read as gltf", "damaged"});
  expect_error([] { read("a.fbx", std::string(300, 'x')); }, {"cannot be read as fbx"});
  expect_error([] { read("a.dae", "<COLLADA/>"); }, {"a.dae"});
  expect_error([] { read("a.3ds", ""); }, {"the file is empty"});
  std::stop_source source;
  source.request_stop();
  ReadOptions options;
  options.stop = source.get_token();
  const TemporaryFolder folder;
  EXPECT_THROW(static_cast<void>(read_mesh(folder.write("a.dae", "<COLLADA/>"), options)), Cancelled);
}

TEST(MeshFaults, APolygonOfManyCornersIsCutInTime) {
  std::string bytes;
  for (int i = 0; i < 20'000; ++i) bytes += "v " + std::to_string(i) + " " + std::to_string(i % 2 * 3) + " 0\n";
  bytes += "v 10000 -5 0\nf";
  for (int i = 0; i <= 20'000; ++i) bytes += " " + std::to_string(i + 1);
  read("a.obj", bytes);
}

}  // namespace
}  // namespace ws::io::test
