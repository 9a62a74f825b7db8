// Shapes in files: vtp as text, glb by its parts.
// SPDX-License-Identifier: MIT
#include "compute/io/shapes/shapes.h"

#include "compute/core/run/error.h"
#include "io_test_support.h"

#include <cstring>
#include <nlohmann/json.hpp>

namespace ws::io::test::of_shapes {
namespace {

using Json = nlohmann::json;

/// A square and an edge beside a point, far from zero.
Shapes example() {
  Shapes shapes;
  shapes.name = "example";
  shapes.points = {{1e6, 0, 0}, {1e6 + 1, 0, 0}, {1e6 + 1, 1, 0}, {1e6, 1, 0.1}, {1e6, 5, 0}};
  shapes.dots.add({4});
  shapes.lines.add({0, 1, 2});
  shapes.polygons.add({0, 1, 2, 3});
  shapes.values = {{"length", {0, 2, 0.1}}};
  return shapes;
}

std::string written(std::string_view name, const Shapes& shapes) {
  const TemporaryFolder folder;
  write_shapes(folder / name, shapes);
  return content_of(folder / name);
}

std::uint32_t word(const std::string& bytes, std::size_t at) {
  std::uint32_t value = 0;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

TEST(Shapes, VtpHoldsAllOfIt) {
  const std::string text = written("a.vtp", example());
  for (const char* part :
       {"NumberOfPoints=\"5\" NumberOfVerts=\"1\" NumberOfLines=\"1\" NumberOfStrips=\"0\" NumberOfPolys=\"1\"",
        "1000000 0 0\n1000001 0 0\n1000001 1 0\n1000000 1 0.1\n1000000 5 0\n",
        "<Lines>\n<DataArray type=\"Int64\" Name=\"connectivity\" format=\"ascii\">\n0 1 2 </DataArray>\n"
        "<DataArray type=\"Int64\" Name=\"offsets\" format=\"ascii\">\n3 </DataArray>\n</Lines>",
        "Name=\"length\" format=\"ascii\">\n0 2 0.1 </DataArray>"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\nis not in\n" << text;
}

TEST(Shapes, GlbHoldsPointsFromTheirMiddleOn) {
  const std::string bytes = written("a.glb", example());
  ASSERT_EQ(bytes.substr(0, 4), "glTF");
  EXPECT_EQ(word(bytes, 4), 2u);
  EXPECT_EQ(word(bytes, 8), bytes.size());
  const std::size_t json_size = word(bytes, 12), binary = 20 + json_size + 8;
  const Json json = Json::parse(bytes.substr(20, json_size));
  EXPECT_EQ(word(bytes, 20 + json_size), bytes.size() - binary);
  EXPECT_EQ(json["buffers"][0]["byteLength"], bytes.size() - binary);
  EXPECT_EQ(json["scenes"][0]["extras"]["origin"], Json({1e6 + 0.5, 2.5, 0.05}));
  ASSERT_EQ(json["meshes"].size(), 3u);
  const auto indices = [&](int mesh) {
    const Json& accessor = json["accessors"][json["meshes"][mesh]["primitives"][0]["indices"].get<std::size_t>()];
    const std::size_t at = json["bufferViews"][accessor["bufferView"].get<std::size_t>()]["byteOffset"];
    std::vector<std::uint32_t> list;
    for (std::size_t i = 0; i < accessor["count"]; ++i) list.push_back(word(bytes, binary + at + 4 * i));
    return list;
  };
  EXPECT_EQ(indices(0), (std::vector<std::uint32_t>{4}));
  EXPECT_EQ(indices(1), (std::vector<std::uint32_t>{0, 1, 1, 2}));
  EXPECT_EQ(indices(2), (std::vector<std::uint32_t>{0, 1, 2, 0, 2, 3}));
  float y = 0;
  std::memcpy(&y, bytes.data() + binary + (3 * 4 + 1) * sizeof y, sizeof y);
  EXPECT_EQ(y, 2.5f);
  EXPECT_FALSE(json["nodes"][0].contains("rotation"));
  Shapes upright = example();
  upright.y_up = false;
  EXPECT_NE(written("a.glb", upright).find("rotation"), std::string::npos);
}

TEST(Shapes, MayBeNone) {
  EXPECT_NE(written("a.vtp", {}).find("NumberOfPoints=\"0\""), std::string::npos);
  const std::string bytes = written("a.glb", {});
  EXPECT_EQ(word(bytes, 8), bytes.size());
  ASSERT_EQ(word(bytes, 12), bytes.size() - 20) << "a chunk without numbers is left out";
  const Json json = Json::parse(bytes.substr(20));
  for (const char* list : {"meshes", "accessors", "bufferViews", "buffers"}) EXPECT_FALSE(json.contains(list)) << list;
  EXPECT_THROW((void)written("a.stl", example()), Error);
}

}  // namespace
}  // namespace ws::io::test::of_shapes
