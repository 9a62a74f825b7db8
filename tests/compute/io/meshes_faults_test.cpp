// Mesh files that lie, break off or are something else: refused in words, without memory for what they claim.
// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"
#include "compute/core/run/metrics.h"
#include "compute/io/meshes/meshes.h"
#include "io_test_support.h"
#include "tests/support/in_time.h"

#include <random>
#include <stop_token>

namespace ws::io::test::of_meshes_faults {
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
  if (std::string_view(GetParam()).ends_with("obj"))
    EXPECT_NO_THROW(read(GetParam(), "")) << "a text without lines is a scene without triangles";
  else
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
  const TemporaryFolder folder;
  expect_error([&] { static_cast<void>(read_mesh(folder / "rings")); }, {"cannot read", "No such file"});
  expect_error([&] { static_cast<void>(read_mesh(folder / ".")); }, {"it is a folder"});
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

/// `depth` nodes, each of which shows the next one twice; the last one has a triangle.
std::string gltf_bomb(int depth) {
  std::string nodes;
  for (int i = 0; i < depth; ++i) {
    const std::string next = std::to_string(i + 1);
    nodes += R"({"children":[)" + next + "," + next + "]},";
  }
  return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[)" + nodes + R"({"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,1,0]}],
"bufferViews":[{"buffer":0,"byteLength":36}],
"buffers":[{"byteLength":36,"uri":"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA"}]})";
}

std::string dae_bomb(int depth) {
  std::string nodes;
  for (int i = 0; i < depth; ++i) {
    const std::string next = "<instance_node url=\"#n" + std::to_string(i + 1) + "\"/>";
    nodes += "<node id='n" + std::to_string(i) + "'>" + next + next + "</node>";
  }
  return "<?xml version=\"1.0\"?><COLLADA version=\"1.4.1\"><library_nodes>" + nodes + "<node id='n" + std::to_string(depth) +
         "'/></library_nodes><library_visual_scenes><visual_scene id='s'><node><instance_node url='#n0'/></node>"
         "</visual_scene></library_visual_scenes><scene><instance_visual_scene url='#s'/></scene></COLLADA>";
}

std::string x3d_bomb(int depth) {
  std::string groups =
      "<Group DEF='g0'><Shape><IndexedFaceSet coordIndex='0 1 2 -1'><Coordinate point='0 0 0 1 0 0 0 1 0'/>"
      "</IndexedFaceSet></Shape></Group>";
  for (int i = 1; i <= depth; ++i) {
    const std::string before = "<Group USE='g" + std::to_string(i - 1) + "'/>";
    groups += "<Group DEF='g" + std::to_string(i) + "'>" + before + before + "</Group>";
  }
  return "<?xml version=\"1.0\"?><X3D profile=\"Interchange\" version=\"3.0\"><Scene>" + groups + "</Scene></X3D>";
}

void read_within(std::string_view name, std::string_view bytes, std::size_t limit) {
  const TemporaryFolder folder;
  ReadOptions options;
  options.memory_limit_bytes = limit;
  static_cast<void>(read_mesh(folder.write(name, bytes), options));
}

TEST(MeshBombs, NodesThatShowOneAnotherAreRefusedBeforeMemoryIsSpent) {
  constexpr std::size_t limit = 256u << 20;
  for (const int depth : {24, 60, 900}) {
    for (const auto& [name, bytes] :
         {std::pair{"a.gltf", gltf_bomb(depth)}, {"a.dae", dae_bomb(depth)}, {"a.x3d", x3d_bomb(depth)}}) {
      const CpuStopwatch watch;
      expect_error([&, n = name, b = &bytes] { read_within(n, *b, limit); },
                   {name, "bytes, the limit is 268435456", "show one another", "--memory-limit"}, ErrorKind::out_of_memory);
      EXPECT_LT(watch.ms(), 2000 * patience()) << name << ' ' << depth;
    }
  }
  const TemporaryFolder folder;
  ReadOptions options;
  options.memory_limit_bytes = limit;
  EXPECT_EQ(read_mesh(folder.write("a.gltf", gltf_bomb(10)), options).mesh.triangle_count(), 1024u);
}

TEST(MeshBombs, AMeshThatManyNodesShowCountsEachTime) {
  const std::string bytes = gltf_bomb(12);
  read_within("a.gltf", bytes, 64u << 20);
  expect_error([&] { read_within("a.gltf", bytes, 1u << 20); }, {"a.gltf", "the limit is 1048576"}, ErrorKind::out_of_memory);
}

TEST(MeshBombs, NodesInThemselvesAndTooDeepAreRefused) {
  expect_error([] { read("a.dae", "<COLLADA><node id='a'><instance_node url='#a'/></node></COLLADA>"); },
               {"a node lies in itself"});
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "<Group>";
  expect_error([&] { read("a.x3d", "<X3D><Scene>" + deep); }, {"more than 2000 deep"});
}

TEST(MeshBombs, JsonThatIsNestedDeepIsRefusedBeforeAnythingRecurses) {
  const std::string deep = std::string(80'000, '[') + std::string(80'000, ']');
  const std::string begin = R"({"asset": {"version": "2.0"}, "scenes": [{"nodes": [0]}], "nodes": [{}], )";
  for (const std::string& text : {begin + "\"extras\": " + deep + "}", begin + "\"scene\": " + deep + "}"})
    expect_error([&] { read("a.gltf", text); }, {"a.gltf, line 1", "more than 256 deep"});
}

TEST(MeshFaults, APolygonOfManyCornersIsCutInTime) {
  std::string bytes;
  for (int i = 0; i < 20'000; ++i) bytes += "v " + std::to_string(i) + " " + std::to_string(i % 2 * 3) + " 0\n";
  bytes += "v 10000 -5 0\nf";
  for (int i = 0; i <= 20'000; ++i) bytes += " " + std::to_string(i + 1);
  read("a.obj", bytes);
}

}  // namespace
}  // namespace ws::io::test::of_meshes_faults
