// Scenes as binary glTF: the structure of the file, what is lost, and what is refused.
// SPDX-License-Identifier: MIT
#include "render/export/glb.h"

#include "compute/core/run/error.h"
#include "render/export/polyhedron.h"
#include "tests/render/scenes.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

namespace ws::render::test {
namespace {

using Json = nlohmann::json;

std::uint32_t word_at(const std::string& bytes, std::size_t at) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes.data() + at, 4);
  return word;
}

/// A file taken apart, with what the format demands checked.
struct Parts {
  explicit Parts(const std::string& bytes) {
    EXPECT_EQ(bytes.substr(0, 4), "glTF");
    EXPECT_EQ(word_at(bytes, 4), 2u);
    EXPECT_EQ(word_at(bytes, 8), bytes.size());
    const std::size_t length = word_at(bytes, 12);
    EXPECT_EQ(bytes.substr(16, 4), "JSON");
    EXPECT_EQ(length % 4, 0u);
    json = Json::parse(bytes.substr(20, length));
    EXPECT_EQ(bytes.substr(24 + length, 4), std::string("BIN\0", 4));
    binary = bytes.substr(28 + length);
    EXPECT_EQ(word_at(bytes, 20 + length), binary.size());
    EXPECT_EQ(json["buffers"][0]["byteLength"], binary.size());
    for (const Json& view : json["bufferViews"]) {
      EXPECT_EQ(view["byteOffset"].get<std::size_t>() % 4, 0u);
      EXPECT_LE(view["byteOffset"].get<std::size_t>() + view["byteLength"].get<std::size_t>(), binary.size());
    }
  }

  [[nodiscard]] const Json& primitive(std::size_t mesh) const { return json["meshes"][mesh]["primitives"][0]; }
  [[nodiscard]] const Json& accessor(std::size_t mesh, const char* attribute) const {
    return json["accessors"][primitive(mesh)["attributes"][attribute].get<std::size_t>()];
  }

  Json json;
  std::string binary;
};

TEST(GlbTest, LayersAreMeshesWithTheirNames) {
  const Example example = trefoil_example(500, 1);
  Scene scene = example.scene;
  scene.origin = {1e6, 2, 3};
  const Glb glb = glb_of(scene, example.buffers.build(), example.camera);
  const Parts file(glb.bytes);
  ASSERT_EQ(file.json["meshes"].size(), 3u);
  EXPECT_EQ(file.json["meshes"][0]["name"], "Cloud");
  EXPECT_EQ(file.json["nodes"][0]["children"], Json({1, 2, 3}));
  EXPECT_EQ(file.json["scenes"][0]["extras"]["origin"], Json({1e6, 2.0, 3.0}));
  EXPECT_EQ(file.primitive(0)["mode"], 0);
  EXPECT_EQ(file.accessor(0, "POSITION")["count"], 500);
  EXPECT_EQ(file.primitive(1)["mode"], 4);
  EXPECT_EQ(file.accessor(1, "POSITION")["count"], 22 * 162) << "a ball is an icosahedron quartered twice";
  EXPECT_EQ(file.json["accessors"][file.primitive(1)["indices"].get<std::size_t>()]["count"], 22 * 320 * 3);
  EXPECT_EQ(file.primitive(2)["mode"], 1);
  EXPECT_EQ(file.accessor(2, "POSITION")["count"], 44);
  for (std::size_t mesh = 0; mesh < 3; ++mesh) {
    EXPECT_EQ(file.accessor(mesh, "COLOR_0")["count"], file.accessor(mesh, "POSITION")["count"]);
    EXPECT_EQ(file.accessor(mesh, "POSITION")["min"].size(), 3u);
  }
  EXPECT_TRUE(file.json["materials"][0]["extensions"].contains("KHR_materials_unlit")) << "dots have their colour in any light";
  EXPECT_NEAR(file.json["nodes"][0]["rotation"][0].get<double>(), -std::sqrt(0.5), 1e-12) << "+z of the data becomes +y";
  ASSERT_EQ(glb.losses.size(), 2u);
  EXPECT_NE(glb.losses[0].find("320 triangles"), std::string::npos);
  EXPECT_NE(glb.losses[1].find("axes"), std::string::npos);
}

TEST(GlbTest, TrianglesKeepTheirNumbers) {
  FrameBuilder buffers;
  const std::vector<float> corners{0, 0, 0, 1, 0, 0, 0, 2, 0, NAN, 0, 0, 1, 0, 0, 0, 2, 0};
  buffers.add("p", 36, corners).add("c", 4, std::vector<std::uint32_t>{0x80bc00ffu, red});
  Scene scene = bare_scene(false);
  scene.layers = {{"mesh", "Mesh", MeshStyle{"p", "c"}}};
  Camera camera = bare_camera(false);
  camera.y_up = true;
  const Parts file(glb_of(scene, buffers.build(), camera).bytes);
  EXPECT_EQ(file.accessor(0, "POSITION")["count"], 3) << "without the triangle that is nowhere";
  EXPECT_EQ(file.accessor(0, "POSITION")["max"], Json({1.0, 2.0, 0.0}));
  EXPECT_FALSE(file.json["nodes"][0].contains("rotation"));
  EXPECT_EQ(file.json["materials"][0]["alphaMode"], "BLEND");
  EXPECT_EQ(std::memcmp(file.binary.data(), corners.data(), 36), 0);
  std::uint16_t color[4];
  std::memcpy(color, file.binary.data() + 36, sizeof color);
  EXPECT_EQ(color[0], 65535);
  EXPECT_EQ(color[1], 0);
  EXPECT_NEAR(color[2], 65535 * 0.5029, 3) << "linear";
  EXPECT_EQ(color[3], 128 * 257);
}

TEST(GlbTest, WhatHasNoShapeIsToldOrRefused) {
  FrameBuilder buffers;
  buffers.add("s", 4, std::vector<std::uint32_t>{red})
      .add("p", 12, std::vector<float>{0, 0, 0})
      .add("c", 4, std::vector<std::uint32_t>{red});
  Scene scene = bare_scene(false);
  scene.layers = {{"screen", "Traced", ScreenStyle{"s"}}};
  EXPECT_THROW(static_cast<void>(glb_of(scene, buffers.build(), bare_camera(false))), Error);
  scene.layers.push_back({"dots", "Dots", PointsStyle{"p", "c"}});
  const Glb glb = glb_of(scene, buffers.build(), bare_camera(false));
  ASSERT_EQ(glb.losses.size(), 1u);
  EXPECT_NE(glb.losses[0].find("Traced"), std::string::npos);
  scene.layers.back().visible = false;
  EXPECT_THROW(static_cast<void>(glb_of(scene, buffers.build(), bare_camera(false))), Error);
  EXPECT_THROW(static_cast<void>(glb_of(bare_scene(true), buffers.build(), bare_camera(true))), Error);
}

TEST(GlbTest, TooMuchIsRefusedBeforeItIsMade) {
  const Example example = trefoil_example(500, 1);
  try {
    static_cast<void>(glb_of(example.scene, example.buffers.build(), example.camera, 5'000));
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(error.full_text().find("Cloud"), std::string::npos) << error.full_text();
    EXPECT_NE(error.full_text().find("500 vertices"), std::string::npos) << error.full_text();
  }
}

TEST(GlbTest, BallsLookOutwards) {
  for (const int times : {0, 1, 2}) {
    const Polyhedron ball = polyhedron(times);
    EXPECT_EQ(ball.triangles.size(), 20u << (2 * times));
    EXPECT_EQ(ball.corners.size(), ball.triangles.size() / 2 + 2) << "Euler";
    for (const auto& [a, b, c] : ball.triangles) {
      const glm::vec3 normal = glm::cross(ball.corners[b] - ball.corners[a], ball.corners[c] - ball.corners[a]);
      EXPECT_GT(glm::dot(normal, ball.corners[a]), 0);
    }
    for (const glm::vec3& corner : ball.corners) EXPECT_NEAR(glm::length(corner), 1, 1e-5);
  }
}

}  // namespace
}  // namespace ws::render::test
