// Images in the plane: texel by texel when magnified, their mean when several share a pixel, and what a pick names.
// SPDX-License-Identifier: MIT
#include "render/renderer.h"
#include "tests/render/gl_test.h"

#include <numeric>

namespace ws::render::test {
namespace {

/// A camera under which one world unit is `zoom` pixels and the world's origin is at pixel (x, y) of 200 × 200.
Camera camera_over(float zoom, float x, float y) {
  Camera camera = bare_camera(true);
  camera.distance *= (100.0f / zoom);
  camera.target = {(100 - x) / zoom, (y - 100) / zoom, 0};
  return camera;
}

Scene scene_of(int width, int height) {
  Scene scene = bare_scene(true);
  scene.layers = {{"image", "Image", ImageStyle{"texels", width, height}}};
  return scene;
}

TEST_F(DrawingTest, ImagesShowTheirTexels) {
  const std::vector<std::uint32_t> texels{red, green, blue, 0xff101010u, 0xff202020u, 0xff303030u};
  frame_.upload(FrameBuilder().add("texels", 4, texels).build());
  const Image image = draw(scene_of(3, 2), camera_over(20, 50, 60));
  for (int y = 0; y < 2; ++y) {
    for (int x = 0; x < 3; ++x) {
      const std::uint32_t texel = texels[std::size_t(3 * y + x)];
      const Color expected{std::uint8_t(texel), std::uint8_t(texel >> 8), std::uint8_t(texel >> 16), 255};
      for (const int corner : {-9, 9}) EXPECT_EQ(pixel(image, 50 + 20 * x + corner, 60 + 20 * y + corner), expected) << x << y;
    }
  }
  EXPECT_EQ(pixel(image, 50 - 11, 60), (Color{0, 0, 0, 255})) << "left of the first column";
  EXPECT_EQ(pixel(image, 50, 60 + 31), (Color{0, 0, 0, 255})) << "below the last row";
}

TEST_F(DrawingTest, SmallImagesAreMeans) {
  std::vector<std::uint32_t> texels(400 * 400);
  for (std::size_t i = 0; i < texels.size(); ++i) texels[i] = (i % 400 + i / 400) % 2 ? 0xffffffffu : 0xff000000u;
  frame_.upload(FrameBuilder().add("texels", 4, texels).build());
  const Image image = draw(scene_of(400, 400), camera_over(0.25f, 50, 50));
  for (const int at : {52, 100, 147}) EXPECT_NEAR(pixel(image, at, at)[0], 128, 2);
}

TEST_F(DrawingTest, ThinImagesAreSeenWhole) {
  constexpr int length = 4000;
  std::vector<std::uint32_t> texels(length, red);
  std::fill(texels.begin() + length / 2, texels.end(), green);
  frame_.upload(FrameBuilder().add("texels", 4, texels).build());
  for (const bool is_wide : {false, true}) {
    for (const float beside : {100.0f, 100.3f, 100.5f}) {
      const Scene scene = is_wide ? scene_of(length, 1) : scene_of(1, length);
      const Image image = draw(scene, camera_over(0.05f, is_wide ? 0 : beside, is_wide ? beside : 0));
      for (const int along : {20, 80, 120, 180}) {
        int seen = 0;
        for (int across = 90; across < 110; ++across) {
          const Color color = is_wide ? pixel(image, along, across) : pixel(image, across, along);
          if (color == (Color{0, 0, 0, 255})) continue;
          ++seen;
          EXPECT_GT(color[along < 100 ? 0 : 1], color[along < 100 ? 1 : 0]) << is_wide << " " << along;
        }
        EXPECT_GE(seen, 1) << is_wide << " " << beside << " " << along;
        EXPECT_LE(seen, 3) << is_wide << " " << beside << " " << along;
      }
    }
  }
}

TEST_F(DrawingTest, ImagesNameTheTexelUnderAPixel) {
  std::vector<std::uint32_t> texels(5 * 4, red);
  frame_.upload(FrameBuilder().add("texels", 4, texels).build());
  const Scene scene = scene_of(5, 4);
  const auto hit = renderer_.pick(scene, frame_, camera_over(20, 50, 60), {200, 200, 1}, 50 + 3 * 20 + 7, 60 + 2 * 20 - 7);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->layer, "image");
  EXPECT_EQ(hit->element, 2u * 5 + 3);
  EXPECT_FALSE(renderer_.pick(scene, frame_, camera_over(20, 50, 60), {200, 200, 1}, 20, 20));
}

TEST_F(DrawingTest, RowsOfImagesAreCountedDownwards) {
  Scene scene = bare_scene(true);
  scene.show_axes = true;
  scene.origin = {0, 3, 0};
  const Image up = draw(scene, bare_camera(true));
  scene.y_down = true;
  EXPECT_NE(draw(scene, bare_camera(true)).rgba, up.rgba);
}

}  // namespace
}  // namespace ws::render::test
