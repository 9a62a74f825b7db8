// Meshes from every own format and from some of Assimp's: the same triangles, joined, cut, cleaned; and back again.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/meshes.h"
#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "compute/io/meshes/mesh_formats.h"
#include "io_test_support.h"
#include "tests/support/in_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <random>

namespace ws::io::test::of_meshes {
namespace {

MeshFile read(std::string_view name, std::string_view bytes) {
  const TemporaryFolder folder;
  return read_mesh(folder.write(name, bytes), {});
}

using Corners = std::array<std::array<float, 3>, 3>;

/// The triangles by their corners, in a fixed order, whichever corner came first.
std::vector<Corners> triangles_of(const Mesh& mesh) {
  std::vector<Corners> list;
  for (const auto& t : mesh.triangles) {
    Corners c{mesh.positions[t[0]], mesh.positions[t[1]], mesh.positions[t[2]]};
    std::rotate(c.begin(), std::min_element(c.begin(), c.end()), c.end());
    list.push_back(c);
  }
  std::sort(list.begin(), list.end());
  return list;
}

double area_of(const Mesh& mesh) {
  double sum = 0;
  for (const auto& t : mesh.triangles) {
    const auto &a = mesh.positions[t[0]], &b = mesh.positions[t[1]], &c = mesh.positions[t[2]];
    double n[3];
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t u = (k + 1) % 3, v = (k + 2) % 3;
      n[k] = (b[u] - a[u]) * (c[v] - a[v]) - (b[v] - a[v]) * (c[u] - a[u]);
    }
    sum += std::sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) / 2;
  }
  return sum;
}

/// A tetrahedron with the corner at the origin.
const char* const tetrahedron_obj =
    "# made by hand\nmtllib none.mtl\no pyramid\nv 0 0 0\nv 1 0 0 1.0\nv 0 1 0\nv 0 0 1\nvt 0 0\nvn 0 0 1\n"
    "f 1 3 2\nf 1/1 2/1 4/1\ns off\nf 1//1 4//1 3//1\nusemtl x\nf 2/1/1 3/1/1 4/1/1\n";

Mesh tetrahedron() { return read("t.obj", tetrahedron_obj).mesh; }

TEST(Obj, VerticesFacesAndParts) {
  const MeshFile file = read("t.obj", tetrahedron_obj);
  EXPECT_EQ(file.mesh.vertex_count(), 4u);
  ASSERT_EQ(file.mesh.triangle_count(), 4u);
  EXPECT_EQ(file.mesh.triangles[3], (std::array<std::uint32_t, 3>{1, 2, 3}));
  ASSERT_EQ(file.mesh.parts.size(), 1u);
  EXPECT_EQ(file.mesh.parts[0].name, "pyramid");
  EXPECT_EQ(file.sha256.size(), 64u);
  EXPECT_TRUE(file.warnings.empty());
}

TEST(Obj, IndicesBackwardsContinuedLinesForwardVerticesAndWindowsLineEnds) {
  EXPECT_EQ(triangles_of(read("a.obj", "v 0 0 0\r\nv 1 0 0\r\nv 0 1 0\r\nf -3 -2 \\\r\n -1\r\n").mesh),
            triangles_of(read("a.obj", "f 1 2 3\nv 0 0 0\n\tv 1 0 0\nv  0\t1 0").mesh));
}

TEST(Obj, PartsThatAreEmptyAreForgotten) {
  const Mesh mesh =
      read("a.obj", "o none\ng first part\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\ng flat\nf 1 1 2\ng second\nf 1 3 2\ng last\n")
          .mesh;
  ASSERT_EQ(mesh.parts.size(), 2u);
  EXPECT_EQ(mesh.parts[0].name, "first part");
  EXPECT_EQ(mesh.parts[1].name, "second");
  EXPECT_EQ(mesh.parts[1].first_triangle, 1u);
}

TEST(Polygons, ConvexOnesAreFansConcaveOnesKeepTheirArea) {
  const Mesh quad = read("q.obj", "v 0 0 0\nv 2 0 0\nv 2 1 0\nv 0 1 0\nf 1 2 3 4\n").mesh;
  EXPECT_EQ(quad.triangles, (std::vector<std::array<std::uint32_t, 3>>{{0, 1, 2}, {0, 2, 3}}));
  // A dart, from each corner on, and an L: fans would lie outside.
  for (const char* face : {"1 2 3 4", "2 3 4 1", "3 4 1 2", "4 1 2 3"})
    EXPECT_NEAR(area_of(read("d.obj", std::string("v 0 0 5\nv 2 -2 5\nv 0.5 0 5\nv 2 2 5\nf ") + face + "\n").mesh), 1, 1e-5)
        << face;
  const Mesh dart = read("d.obj", "v 0 0 0\nv 4 0 0\nv 1 1 0\nv 0 4 0\nf 2 3 4 1\n").mesh;
  EXPECT_NEAR(area_of(dart), 4, 1e-5);
  const Mesh l = read("l.obj", "v 0 0 0\nv 0 3 0\nv 0 3 1\nv 0 1 1\nv 0 1 3\nv 0 0 3\nf 3 4 5 6 1 2\n").mesh;
  EXPECT_EQ(l.triangle_count(), 4u);
  EXPECT_NEAR(area_of(l), 5, 1e-5);
}

/// A comb with `teeth` teeth along x: it has 2 · teeth + 2 corners, and half of them turn right.
std::string comb_points(int teeth, const char* before, const char* after) {
  std::string text;
  for (int i = 0; i < 2 * teeth; ++i) text += before + std::to_string(i) + (i % 2 ? " 3 0" : " 1 0") + after;
  return text + before + std::to_string(2 * teeth) + " 0 0" + after + before + "0 0 0" + after;
}
double comb_area(int teeth) { return 4.0 * teeth - 0.5; }  // the last tooth slopes down to 0

TEST(Polygons, CombsKeepTheirArea) {
  for (const int teeth : {2, 3, 50, 3000}) {
    std::string face = "f";
    for (int i = 2 * teeth + 2; i > 0; --i) face += " " + std::to_string(i);
    const MeshFile file = read("comb.obj", comb_points(teeth, "v ", "\n") + face + "\n");
    EXPECT_EQ(file.mesh.triangle_count(), std::size_t(2 * teeth)) << teeth;
    EXPECT_NEAR(area_of(file.mesh), comb_area(teeth), 1e-6 * comb_area(teeth)) << teeth;
    EXPECT_TRUE(file.warnings.empty()) << teeth << ": " << file.warnings.at(0);
  }
}

TEST(Polygons, OfOtherFormatsAreCutToo) {
  constexpr int teeth = 20'000;
  std::string index;
  for (int i = 2 * teeth + 1; i >= 0; --i) index += std::to_string(i) + " ";
  const std::string x3d =
      "<?xml version=\"1.0\"?><X3D profile=\"Interchange\" version=\"3.0\"><Scene><Shape>"
      "<IndexedFaceSet coordIndex=\"" +
      index + "-1\"><Coordinate point=\"" + comb_points(teeth, "", " ") + "\"/></IndexedFaceSet></Shape></Scene></X3D>";
  const CpuStopwatch watch;
  const MeshFile file = read("comb.x3d", x3d);
  EXPECT_LT(watch.ms(), 20'000 * patience());
  EXPECT_EQ(file.mesh.triangle_count() + file.mesh.dropped_flat, std::size_t(2 * teeth));
}

TEST(Polygons, ThatCrossThemselvesAreSaidToBeCutRoughly) {
  std::mt19937 random(1);
  std::string text;
  for (int polygon = 0; polygon < 200; ++polygon) {
    std::string face = "f";
    for (int i = 0; i < 12; ++i) {
      text += "v " + std::to_string(random() % 1000) + " " + std::to_string(random() % 1000) + " 0\n";
      face += " " + std::to_string(12 * polygon + i + 1);
    }
    text += face + "\n";
  }
  const MeshFile file = read("a.obj", text);
  ASSERT_EQ(file.warnings.size(), 1u);
  EXPECT_NE(file.warnings[0].find("polygons were cut roughly"), std::string::npos) << file.warnings[0];
  EXPECT_EQ(file.mesh.triangle_count(), 2000u);
}

TEST(Polygons, CutOnesKeepTheirSide) {
  const Mesh dart = read("d.obj", "v 0 0 0\nv 4 0 0\nv 1 1 0\nv 0 4 0\nf 4 3 2 1\n").mesh;
  for (const auto& t : dart.triangles) {
    const auto &a = dart.positions[t[0]], &b = dart.positions[t[1]], &c = dart.positions[t[2]];
    EXPECT_LT((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]), 0);
  }
}

TEST(Cleaning, JoinsVerticesAndLeavesOutUnusedOnes) {
  const Mesh mesh = read("a.obj", "v 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 2 3 4\nf 5 7 6\n").mesh;
  EXPECT_EQ(mesh.positions, (std::vector<std::array<float, 3>>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}}));
  EXPECT_EQ(mesh.triangles, (std::vector<std::array<std::uint32_t, 3>>{{0, 1, 2}, {1, 3, 2}}));
}

TEST(Cleaning, DropsAndCountsWhatIsNoTriangle) {
  const MeshFile file = read("a.obj",
                             "v 0 0 0\nv 1 0 0\nv 0 1 0\nv nan 0 0\nv 1e300 0 0\nv -inf 2 2\nv 2 0 0\nv 1 0 0\n"
                             "f 1 2 3\nf 1 2 4\nf 1 2 5\nf 6 2 3\nf 1 2 7\nf 2 3 8\nf 1 2\n");
  EXPECT_EQ(file.mesh.triangle_count(), 1u);
  EXPECT_EQ(file.mesh.vertex_count(), 3u);
  EXPECT_EQ(file.mesh.dropped_invalid, 3u);
  EXPECT_EQ(file.mesh.dropped_flat, 3u);
  ASSERT_EQ(file.warnings.size(), 4u);
  EXPECT_EQ(file.warnings[0], "2 triangles with a corner that is NaN or infinite were dropped");
  EXPECT_EQ(file.warnings[1], "1 triangle with a corner beyond 3.4e38, the end of single precision, was dropped");
  EXPECT_EQ(file.warnings[2], "1 polygon of fewer than three corners was dropped");
  EXPECT_EQ(file.warnings[3], "2 triangles without area are left out unless a run keeps them");
}

/// Two triangles that are 1/16 wide and a third without area, all moved along x.
std::string moved_obj(double offset) {
  const auto x = [&](double place) { return fmt::format("v {:.6f}", offset + place); };
  return x(0) + " 0 0\n" + x(0.0625) + " 0 0\n" + x(0.0625) + " 1 0\n" + x(2) + " 0 0\n" + x(2) + " 2 0\n" + x(2) + " 3 0\n" +
         x(3) + " 0 0\n" + "f 1 2 3\nf 4 7 5\nf 4 5 6\n";
}

/// Two nodes that show one mesh: moved by (10, 0, 0), and mirrored.
std::string gltf() {
  return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0,1]}],
"nodes":[{"name":"parent","translation":[4,0,0],"children":[2]},{"name":"mirrored","mesh":0,"scale":[-1,1,1]},
{"name":"child","mesh":0,"translation":[6,0,0]}],
"meshes":[{"name":"one","primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,1,0]}],
"bufferViews":[{"buffer":0,"byteLength":36}],
"buffers":[{"byteLength":36,"uri":"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA"}]})";
}

constexpr std::array<double, 3> at_zero{0, 0, 0};

TEST(FarOff, AMeshIsWhatItWouldBeAtZero) {
  const MeshFile near = read("a.obj", moved_obj(0));
  EXPECT_EQ(near.mesh.origin, at_zero);
  EXPECT_TRUE(near.notes.empty());
  EXPECT_EQ(near.warnings, std::vector<std::string>{"1 triangle without area is left out unless a run keeps it"});
  for (const double offset : {1e7, -5.4e6, 1e10}) {
    const MeshFile far_off = read("a.obj", moved_obj(offset));
    EXPECT_EQ(far_off.mesh.positions, near.mesh.positions) << offset;
    EXPECT_EQ(far_off.mesh.triangles, near.mesh.triangles) << offset;
    EXPECT_EQ(far_off.mesh.origin, (std::array<double, 3>{offset, 0, 0}));
    EXPECT_EQ(far_off.warnings, near.warnings) << offset;
    ASSERT_EQ(far_off.notes.size(), 1u);
    EXPECT_NE(far_off.notes[0].find(fmt::format("count from ({}, 0, 0)", offset)), std::string::npos) << far_off.notes[0];
  }
  const MeshFile exact = read("a.obj", moved_obj(1e6));  // in steps of 1/16, as single precision has them there
  EXPECT_EQ(exact.mesh.positions, near.mesh.positions);
  EXPECT_EQ(exact.mesh.origin[0], 1e6);
}

TEST(FarOff, WhatSinglePrecisionHoldsStaysInItsPlace) {
  const auto origin_of = [](const std::string& text) { return read("a.obj", text).mesh.origin; };
  const std::string face = "f 1 2 3\n";
  EXPECT_EQ(origin_of("v 750 0 0\nv 752 0 0\nv 750 3 0\n" + face), at_zero) << "whole numbers, 256 times its size at most";
  EXPECT_EQ(origin_of("v 29.1 0 0\nv 31.1 0 0\nv 29.1 2 0\n" + face), at_zero) << "16 times its size at most";
  EXPECT_EQ(origin_of("v 100.1 0.1 0\nv 102.1 0 0\nv 100.1 2.3 0\n" + face), (std::array<double, 3>{100, 0, 0}))
      << "along the axis that needs it";
  EXPECT_EQ(origin_of("v 1.2341 0 0\nv 1.23418 0 0\nv 1.2341 0.00001 0\n" + face), (std::array<double, 3>{1.2341, 0, 0}));
  EXPECT_EQ(origin_of("v 0 0 0\nv 1e300 0 0\nv 0.1 1 0\n" + face), at_zero);
}

TEST(FarOff, EveryFormatKeepsTheShape) {
  const std::string off = "OFF\n3 1 0\n10000000 0 0\n10000003.3 0 0\n10000000 3 0\n3 0 1 2\n";
  const std::string ply =
      "ply\nformat ascii 1.0\nelement vertex 3\nproperty double x\nproperty double y\nproperty double z\nelement face 1\n"
      "property list uchar int vertex_indices\nend_header\n10000000 0 0\n10000003.3 0 0\n10000000 3 0\n3 0 1 2\n";
  const std::string stl =
      "solid x\nfacet normal 0 0 1\nouter loop\nvertex 10000000 0 0\nvertex 10000003.3 0 0\nvertex 10000000 3 0\nendloop\n"
      "endfacet\nendsolid x\n";
  const std::string obj = "v 10000000 0 0\nv 10000003.3 0 0\nv 10000000 3 0\nf 1 2 3\n";
  const std::vector<std::array<float, 3>> expected{{0, 0, 0}, {3.3f, 0, 0}, {0, 3, 0}};
  for (const auto& [name, text] : {std::pair{"a.off", off}, {"a.ply", ply}, {"a.stl", stl}, {"a.obj", obj}}) {
    const MeshFile file = read(name, text);
    EXPECT_TRUE(file.warnings.empty()) << name;
    EXPECT_EQ(file.mesh.positions, expected) << name;
    EXPECT_EQ(file.mesh.origin, (std::array<double, 3>{1e7, 0, 0})) << name;
  }
  // Where a file has single precision itself, nothing is rounded here; that it is coarse is said.
  std::string binary(80, ' ');
  binary += bytes_of(std::uint32_t{1}, false) + std::string(12, '\0');
  for (const float x : {1e7f, 0.0f, 0.0f, 1e7f + 3, 0.0f, 0.0f, 1e7f, 3.0f, 0.0f}) binary += bytes_of(x, false);
  const MeshFile file = read("b.stl", binary + std::string(2, '\0'));
  EXPECT_EQ(file.mesh.positions, (std::vector<std::array<float, 3>>{{0, 0, 0}, {3, 0, 0}, {0, 3, 0}}));
  ASSERT_EQ(file.warnings.size(), 1u);
  EXPECT_EQ(file.warnings[0],
            "its coordinates, up to 1e+07, have steps of 1 in single precision, as the file has them, 0.33 of its extent; move "
            "the mesh nearer to 0 before it is written");
}

TEST(FarOff, WhatDoublesLoseIsSaid) {
  const MeshFile coarse = read("a.obj", "v 1e15 0 0\nv 1000000000000002.7 0 0\nv 1e15 3 0\nf 1 2 3\n");
  EXPECT_EQ(coarse.mesh.triangle_count(), 1u);
  ASSERT_EQ(coarse.warnings.size(), 1u);
  EXPECT_NE(coarse.warnings[0].find("steps of 0.12 in double precision"), std::string::npos) << coarse.warnings[0];
  const MeshFile lost = read("a.obj", "v 1e20 0 0\nv 100000000000000000001 0 0\nv 1e20 1 0\nf 1 2 3\n");
  EXPECT_TRUE(lost.mesh.empty());
  ASSERT_EQ(lost.warnings.size(), 3u);
  EXPECT_EQ(lost.warnings[0], "1 triangle without area is left out unless a run keeps it");
  EXPECT_EQ(lost.warnings[1], "it holds no other triangles");
  EXPECT_NE(lost.warnings[2].find("in double precision"), std::string::npos) << lost.warnings[2];
}

TEST(FarOff, WrittenWithItsOriginItIsReadBackTheSame) {
  const TemporaryFolder folder;
  const Mesh mesh = read("a.obj", "v 500000.1 5400000.25 7.125\nv 500003.7 5400000.3 7\nv 500000.1 5400004 8\nf 1 2 3\n").mesh;
  EXPECT_EQ(mesh.origin, (std::array<double, 3>{5e5, 5.4e6, 0}));
  for (const std::string& extension : written_mesh_extensions()) {
    write_mesh(folder / ("a." + extension), mesh);
    const Mesh back = read_mesh(folder / ("a." + extension)).mesh;
    EXPECT_EQ(back.positions, mesh.positions) << extension;
    EXPECT_EQ(back.origin, mesh.origin) << extension;
    EXPECT_NEAR(file_position(back, 1)[0], 500003.7, 1e-6);
  }
}

TEST(FarOff, NodesThatAreMovedFarKeepTheirMeshes) {
  std::string text = gltf();
  const std::string near = "\"scale\":[-1,1,1]";
  text.replace(text.find(near), near.size(), "\"translation\":[1000000,0.1,0]");
  text.replace(text.find("[4,0,0]"), 7, "[1000000,0,0]");
  const Mesh mesh = read("a.gltf", text).mesh;
  EXPECT_EQ(mesh.origin, (std::array<double, 3>{1e6, 0, 0}));
  EXPECT_EQ(triangles_of(mesh),
            (std::vector<Corners>{{{{0, 0.1f, 0}, {1, 0.1f, 0}, {0, 1.1f, 0}}}, {{{6, 0, 0}, {7, 0, 0}, {6, 1, 0}}}}));
}

TEST(Empty, ScenesAreReadWithAWarning) {
  EXPECT_EQ(read("a.obj", "").warnings, std::vector<std::string>{"it holds no triangles"});
  EXPECT_EQ(read("a.obj", "# nothing\nv 0 0 0\nv 1 0 0\nv 0 1 0\n").warnings,
            std::vector<std::string>{"it holds no triangles"});
  const MeshFile flat = read("a.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\nf 1 1 2\n");
  EXPECT_EQ(flat.warnings, (std::vector<std::string>{"2 triangles without area are left out unless a run keeps them",
                                                     "it holds no other triangles"}));
  EXPECT_EQ(read("a.off", "OFF 0 0 0\n").mesh.triangle_count(), 0u);
  ASSERT_EQ(flat.mesh.flat.size(), 2u);
  EXPECT_EQ(flat.mesh.flat[0].corners, (Corners{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}}));
  EXPECT_EQ(flat.mesh.flat[1].file_number, 1u);
}

TEST(Cleaning, NearlyFlatTrianglesOfDecimalsAreNotBlamedOnRounding) {
  // On a line in decimals; as doubles their cross product is not exactly 0.
  const MeshFile file = read("a.obj", "v 0.1 0.1 0\nv 0.2 0.2 0\nv 0.3 0.3 0\nv 1 0 0\nf 1 2 3\nf 1 4 3\n");
  for (const std::string& warning : file.warnings) EXPECT_EQ(warning.find("rounding"), std::string::npos) << warning;
}

TEST(Cleaning, NegativeZeroBecomesZeroAndJoins) {
  const Mesh mesh = read("a.obj", "v -0 0 -0.0\nv 1 -0 0\nv 0 1 0\nv 0 0 0\nv 1 1 0\nf 1 2 3\nf 4 2 5\n").mesh;
  EXPECT_EQ(mesh.vertex_count(), 4u);
  for (const auto& p : mesh.positions)
    for (const float x : p) EXPECT_FALSE(x == 0 && std::signbit(x));
}

TEST(Cleaning, TinyAndHugeTrianglesHaveAnArea) {
  EXPECT_EQ(read("a.obj", "v 0 0 0\nv 1e-40 0 0\nv 0 1e-40 0\nf 1 2 3\n").mesh.triangle_count(), 1u);
  EXPECT_EQ(read("a.obj", "v -3e38 0 0\nv 3e38 0 0\nv 0 3e38 0\nf 1 2 3\n").mesh.triangle_count(), 1u);
}

TEST(Cleaning, DetailBelowThePrecisionIsSaid) {
  const MeshFile file = read("a.obj", "v 0 0 0\nv 1e7 0 0\nv 1e7 1 0\nf 1 2 3\n");
  ASSERT_EQ(file.warnings.size(), 1u);
  EXPECT_NE(file.warnings[0].find("single precision"), std::string::npos);
}

TEST(Ply, TextBinaryAndBigEndianAreTheSame) {
  const auto header = [](const char* format) {
    return std::string("ply\nformat ") + format +
           " 1.0\ncomment x\nelement material 1\nproperty uchar red\nelement vertex 4\nproperty float x\nproperty uchar q\n"
           "property double y\nproperty float z\nelement face 2\nproperty uchar flags\nproperty list uchar int vertex_indices\n"
           "property list uchar float texcoord\nend_header\n";
  };
  const std::string text = header("ascii") + "7\n0 1 0 0\n1 1 0 0\n1 1 1 0\n0 1 1 0\n9 3 0 1 2 2 0.5 0.25\n9 4 0 1 2 3 0\n";
  const Mesh expected = read("a.ply", text).mesh;
  EXPECT_EQ(expected.triangles, (std::vector<std::array<std::uint32_t, 3>>{{0, 1, 2}, {0, 1, 2}, {0, 2, 3}}));
  for (const bool big : {false, true}) {
    std::string bytes = header(big ? "binary_big_endian" : "binary_little_endian") + "\7";
    for (const auto& [x, y] : {std::pair{0.0f, 0.0}, {1.0f, 0.0}, {1.0f, 1.0}, {0.0f, 1.0}})
      bytes += bytes_of(x, big) + "\1" + bytes_of(y, big) + bytes_of(0.0f, big);
    const auto whole = [&](int v) { return bytes_of(v, big); };
    bytes += "\x09\3" + whole(0) + whole(1) + whole(2) + "\2" + bytes_of(0.5f, big) + bytes_of(0.25f, big);
    bytes += "\x09\4" + whole(0) + whole(1) + whole(2) + whole(3) + std::string(1, '\0');
    const Mesh mesh = read("a.ply", bytes).mesh;
    EXPECT_EQ(mesh.positions, expected.positions);
    EXPECT_EQ(mesh.triangles, expected.triangles);
  }
}

TEST(Off, CountsCommentsColoursAndPolygons) {
  const Mesh mesh = read("a.off",
                         "COFF # with colours\n# counts\n4 2 0\n0 0 0 255 0 0\n\n1 0 0 1 1 1\n1 1 0 0 0 0\n0 1 0 0 0 0\n3 0 1 "
                         "2 255 0 0\n3 0 2 3\n")
                        .mesh;
  EXPECT_EQ(mesh.triangle_count(), 2u);
  EXPECT_EQ(read("a.off", "3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2").mesh.triangle_count(), 1u);
  EXPECT_EQ(read("a.off", "OFF 3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2").mesh.triangle_count(), 1u);
}

std::string binary_stl(const Mesh& mesh, const std::string& title = "title") {
  std::string bytes = title + std::string(80 - title.size(), ' ') + bytes_of(static_cast<std::uint32_t>(mesh.triangle_count()));
  for (const auto& t : mesh.triangles) {
    bytes += std::string(12, '\0');
    for (const std::uint32_t v : t)
      for (const float x : mesh.positions[v]) bytes += bytes_of(x);
    bytes += std::string(2, '\0');
  }
  return bytes;
}

TEST(Stl, BinaryAndText) {
  const Mesh expected = tetrahedron();
  for (const char* title : {"title", "solid says nothing"}) {
    const Mesh mesh = read("a.stl", binary_stl(expected, title)).mesh;
    EXPECT_EQ(triangles_of(mesh), triangles_of(expected)) << title;
    EXPECT_EQ(mesh.vertex_count(), 4u);
  }
  const MeshFile text =
      read("a.stl",
           "solid pyramid\n facet normal 0 0 1\n  outer loop\n   vertex 0 0 0\n   vertex 1 0 0\n   vertex 0 1 0\n"
           "  endloop\n endfacet\nendsolid pyramid\n");
  EXPECT_EQ(text.mesh.triangle_count(), 1u);
  EXPECT_EQ(text.mesh.parts.at(0).name, "pyramid");
}

TEST(Stl, TextInAnyCase) {
  const std::string text =
      "SOLID Part ONE\n FACET NORMAL 0 0 1\n  OUTER LOOP\n   VERTEX 0 0 0\n   Vertex 1.0E+00 0 0\n   VERTEX 0 1 0\n"
      "  ENDLOOP\n ENDFACET\nENDSOLID\n";
  const MeshFile file = read("a.stl", text);
  EXPECT_EQ(file.mesh.triangle_count(), 1u);
  EXPECT_EQ(file.mesh.parts.at(0).name, "Part");
  EXPECT_EQ(read("a.stl", "\n  " + text).mesh.triangle_count(), 1u);
  expect_error([&] { read("a.stl", text.substr(0, text.size() - 9)); }, {"truncated", "endsolid"});
}

TEST(Stl, BinaryWhoseHeadLooksLikeText) {
  const Mesh expected = tetrahedron();
  for (const char* title :
       {"solid facet normal", "solid\nfacet normal 0 0 1\nouter loop\nvertex", "SOLID", "solid\nendsolid"}) {
    EXPECT_EQ(triangles_of(read("a.stl", binary_stl(expected, title)).mesh), triangles_of(expected)) << title;
    EXPECT_EQ(triangles_of(read("a.stl", binary_stl(expected, title) + "more").mesh), triangles_of(expected)) << title;
    expect_error([&] { read("a.stl", binary_stl(expected, title).substr(0, 200)); }, {"truncated", "list of 4 triangles"});
  }
}

TEST(Up, IsKnownByTheFormatAndCoordinatesStay) {
  const std::array<float, 3> as_it_is{0, 2, 3};
  const Mesh obj = read("a.obj", "v 0 0 0\nv 1 0 0\nv 0 2 3\nf 1 2 3\n").mesh;
  EXPECT_EQ(obj.positions.at(2), as_it_is);
  EXPECT_TRUE(obj.y_up);
  const Mesh off = read("a.off", "OFF 3 1 0\n0 0 0\n1 0 0\n0 2 3\n3 0 1 2").mesh;
  EXPECT_EQ(off.positions.at(2), as_it_is);
  EXPECT_FALSE(off.y_up);
  for (const char* format : {"obj", "gltf", "glb", "fbx", "dae", "3ds", "dxf", "x3d"}) EXPECT_TRUE(has_y_up(format)) << format;
  for (const char* format : {"ply", "stl", "off", "blend", "3mf"}) EXPECT_FALSE(has_y_up(format)) << format;
}

TEST(Numbers, AreThoseOfTheFileWhereTrianglesWereDropped) {
  const std::string vertices = "v 0 0 0\nv 1 0 0\nv 0 2 3\nv 2 2 2\n", flat = "f 1 1 2\n", good = "f 1 2 3\n",
                    quad = "f 1 2 4 3\n";
  EXPECT_TRUE(read("a.obj", vertices + good + quad).mesh.file_numbers.empty());
  EXPECT_EQ(read("a.obj", vertices + flat + good).mesh.file_numbers, (std::vector<std::uint32_t>{1}));
  EXPECT_EQ(read("a.obj", vertices + good + quad + flat + good).mesh.file_numbers, (std::vector<std::uint32_t>{0, 1, 2, 4}));
}

TEST(Other, AllMeshesWithTheTransformsOfTheirNodes) {
  const Mesh mesh = read("a.gltf", gltf()).mesh;  // as it lies in the file
  ASSERT_EQ(mesh.triangle_count(), 2u);
  EXPECT_EQ(mesh.parts.size(), 2u);
  // Mirrored, it is turned, so that its outside stays outside.
  const std::vector<Corners> expected{{{{-1, 0, 0}, {0, 0, 0}, {0, 1, 0}}}, {{{10, 0, 0}, {11, 0, 0}, {10, 1, 0}}}};
  EXPECT_EQ(triangles_of(mesh), expected);
}

TEST(Other, FormatsThatAssimpKnows) {
  const std::string x3d =
      "<?xml version=\"1.0\"?><X3D profile=\"Interchange\" version=\"3.0\"><Scene><Shape><IndexedFaceSet coordIndex=\"0 1 2 "
      "-1\">"
      "<Coordinate point=\"0 0 0 1 0 0 0 1 0\"/></IndexedFaceSet></Shape></Scene></X3D>";
  const std::string nff = "f 1 0 0 1 0 0 0 0\np 4\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n";
  const std::string dxf =
      "0\nSECTION\n2\nENTITIES\n0\n3DFACE\n8\n0\n10\n0\n20\n0\n30\n0\n11\n1\n21\n0\n31\n0\n12\n1\n22\n1\n32\n0\n13\n1\n23\n1\n3"
      "3\n0\n"
      "0\nENDSEC\n0\nEOF\n";
  const std::map<std::string, std::pair<std::string, std::size_t>> files{
      {"a.x3d", {x3d, 1}}, {"a.nff", {nff, 2}}, {"a.dxf", {dxf, 1}}};
  for (const auto& [name, expected] : files)
    EXPECT_EQ(read(name, expected.first).mesh.triangle_count(), expected.second) << name;
}

TEST(Written, MeshesAreReadBackTheSame) {
  const TemporaryFolder folder;
  Mesh mesh = tetrahedron();
  mesh.positions[1][0] = 0.1f;  // not exact in decimals of fixed length
  mesh.positions[2][1] = 1e-20f;
  for (const std::string& extension : written_mesh_extensions()) {
    write_mesh(folder / ("a." + extension), mesh);
    const MeshFile file = read_mesh(folder / ("a." + extension));
    EXPECT_EQ(file.mesh.positions, mesh.positions) << extension;
    EXPECT_EQ(file.mesh.triangles, mesh.triangles) << extension;
    EXPECT_TRUE(is_mesh_file(folder / ("a." + extension)));
  }
  EXPECT_EQ(folder.file_count(), written_mesh_extensions().size());
  expect_error([&] { write_mesh(folder / "a.stl", mesh); }, {"cannot write a mesh", "stl", "ply, obj"});
  EXPECT_EQ(read_mesh(folder / "a.obj").mesh.parts.at(0).name, "pyramid");
}

TEST(MeshFiles, AreToldFromPointsAndImages) {
  const TemporaryFolder folder;
  for (const char* name : {"a.obj", "A.STL", "a.off", "a.gltf", "a.glb", "a.fbx", "a.3ds", "a.dae", "a.blend"})
    EXPECT_TRUE(is_mesh_file(name)) << name;
  for (const char* name : {"a.csv", "a.xyz", "a.txt", "a.npy", "a.png", "a.json", "a.tsp", "a", "a.ply"})
    EXPECT_FALSE(is_mesh_file(name)) << name;
  EXPECT_FALSE(
      is_mesh_file(folder.write("points.ply", "ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nend_header\n0\n")));
  write_mesh(folder / "mesh.ply", tetrahedron());
  EXPECT_TRUE(is_mesh_file(folder / "mesh.ply"));
  const auto& known = mesh_extensions();
  for (const char* extension : {"ply", "obj", "stl", "off", "fbx", "gltf"})
    EXPECT_NE(std::find(known.begin(), known.end(), extension), known.end()) << extension;
}

/// Whether what is above the middle of a model is what we know to be its upper part.
bool stands(const Mesh& mesh, const std::string& name) {
  // Extents across, up and along the view; how they compare is known of each: the bunny is taller than deep, the teapot's
  // handle and spout make it longest, and cows are longer than high and higher than wide.
  std::array<float, 3> low = mesh.positions.at(0), high = low;
  for (const auto& p : mesh.positions)
    for (std::size_t k = 0; k < 3; ++k) low[k] = std::min(low[k], p[k]), high[k] = std::max(high[k], p[k]);
  const std::size_t up = mesh.y_up ? 1 : 2;
  const auto size = [&](std::size_t k) { return high[k] - low[k]; };
  const float width = size(0), height = size(up), depth = size(3 - up);
  if (name == "stanford-bunny.obj") return height > depth;
  if (name == "teapot.obj") return width > height && low[up] >= 0;
  if (name == "suzanne.obj") return width > height && height > depth;
  return height > std::min(width, depth);
}

/// Well-known models, where they are at hand: WS_DATA_DIR names a folder with meshes/.
TEST(KnownMeshes, HaveTheirTriangles) {
  const char* data = std::getenv("WS_DATA_DIR");
  if (!data) GTEST_SKIP() << "WS_DATA_DIR is not set";
  const std::map<std::string, std::size_t> known{
      {"stanford-bunny.obj", 69'451}, {"suzanne.obj", 968}, {"teapot.obj", 6'320}, {"spot.obj", 5'856}, {"cow.obj", 5'804}};
  std::size_t found = 0;
  for (const auto& [name, count] : known) {
    const auto path = std::filesystem::path(data) / "meshes" / name;
    if (!std::filesystem::exists(path)) continue;
    ++found;
    const MeshFile file = read_mesh(path);
    EXPECT_EQ(file.mesh.triangle_count(), count) << name;
    EXPECT_TRUE(file.warnings.empty()) << name;
    EXPECT_TRUE(stands(file.mesh, name)) << name;
  }
  EXPECT_GT(found, 0u);
}

TEST(Meshes, NumbersInMemoryGiveWhatTheirFileGives) {
  std::vector<double> vertices;
  std::vector<std::int64_t> triangles;
  std::string obj;
  for (int i = 0; i < 5; ++i) {  // far from 0, with a corner twice
    vertices.insert(vertices.end(), {1e7 + i % 4, 1e7 + (i % 4) * (i % 4) * 0.3, 0.1 * (i % 4)});
    obj += fmt::format("v {} {} {}\n", vertices[vertices.size() - 3], vertices[vertices.size() - 2], vertices.back());
  }
  for (const std::array<int, 3>& t : {std::array{0, 1, 2}, {1, 2, 3}, {4, 0, 1}, {2, 3, 4}}) {
    triangles.insert(triangles.end(), t.begin(), t.end());
    obj += fmt::format("f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  }
  const MeshFile of_file = read("m.obj", obj), made = mesh_of(vertices, triangles, "mesh");
  EXPECT_EQ(made.mesh.positions, of_file.mesh.positions);
  EXPECT_EQ(made.mesh.triangles, of_file.mesh.triangles);
  EXPECT_EQ(made.mesh.origin, of_file.mesh.origin);
  EXPECT_EQ(made.mesh.dropped_flat, of_file.mesh.dropped_flat);
  EXPECT_EQ(made.warnings, of_file.warnings);
  EXPECT_GT(made.mesh.origin[0], 0);
}

TEST(Meshes, NumbersOfVerticesThatThereAreNotAreRefused) {
  const std::vector<double> vertices{0, 0, 0, 1, 0, 0, 0, 1, 0};
  for (const std::int64_t bad : {std::int64_t{3}, std::int64_t{-1}, std::int64_t{1} << 40})
    EXPECT_THROW(static_cast<void>(mesh_of(vertices, std::vector<std::int64_t>{0, 1, bad}, "mesh")), Error);
  ReadOptions limited;
  limited.memory_limit_bytes = 10;
  EXPECT_THROW(static_cast<void>(mesh_of(vertices, std::vector<std::int64_t>{0, 1, 2}, "mesh", limited)), Error);
}

}  // namespace
}  // namespace ws::io::test::of_meshes
