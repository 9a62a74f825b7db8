// Triangles and pictures that fill the viewport: which pixels, which light, what lies before what, what a pick names.
// SPDX-License-Identifier: MIT
#include "render/renderer.h"
#include "tests/render/gl_test.h"

#include <cmath>
#include <cstdlib>

namespace ws::render::test::of_mesh_layer {
namespace {

using Floats = std::vector<float>;
using Colors = std::vector<std::uint32_t>;
constexpr Color black{0, 0, 0, 255};
constexpr std::uint32_t white = 0xffffffffu;

/// A square −0.5…0.5 at height z as two triangles, counter-clockwise from above.
Floats square(float z, float half = 0.5f) {
  const float h = half;
  return {-h, -h, z, h, -h, z, h, h, z, -h, -h, z, h, h, z, -h, h, z};
}

Scene mesh_scene() {
  Scene scene = bare_scene(false);
  scene.layers = {{"mesh", "Mesh", MeshStyle{"p", "c"}}};
  return scene;
}

int brightness(const Color& color) { return color[0] + color[1] + color[2]; }

TEST_F(DrawingTest, TrianglesCoverTheirPixels) {
  frame_.upload(FrameBuilder().add("p", 36, square(0)).add("c", 4, Colors{red, green}).build());
  const Image image = draw(mesh_scene(), bare_camera(false));
  EXPECT_GT(pixel(image, 140, 130)[0], 150) << "below the diagonal";
  EXPECT_EQ(pixel(image, 140, 130)[1], 0);
  EXPECT_GT(pixel(image, 60, 70)[1], 150) << "above it";
  EXPECT_EQ(pixel(image, 60, 70)[0], 0);
  for (const int at : {47, 152}) EXPECT_EQ(pixel(image, at, 100), black);
  EXPECT_NE(pixel(image, 51, 100), black);
  EXPECT_NE(pixel(image, 148, 100), black);
}

TEST_F(DrawingTest, BothSidesOfATriangleLookAlike) {
  frame_.upload(FrameBuilder().add("p", 36, square(0)).add("c", 4, Colors{white, white}).build());
  const Image above = draw(mesh_scene(), bare_camera(false));
  frame_.invalidate();
  Floats turned = square(0);
  for (std::size_t t = 0; t < 2; ++t)
    for (std::size_t k = 0; k < 3; ++k) std::swap(turned[9 * t + k], turned[9 * t + 3 + k]);
  frame_.upload(FrameBuilder().add("p", 36, turned).add("c", 4, Colors{white, white}).build());
  EXPECT_EQ(draw(mesh_scene(), bare_camera(false)).rgba, above.rgba);
}

TEST_F(DrawingTest, TrianglesAreDarkerTheMoreTheyTurnFromTheLight) {
  Floats slopes;
  for (const float drop : {0.0f, 0.6f, 4.0f}) {
    const Floats one{-0.9f, -0.9f, 0, 0.9f, -0.9f, -drop, 0, 0.9f, 0};
    frame_.invalidate();
    frame_.upload(FrameBuilder().add("p", 36, one).add("c", 4, Colors{white}).build());
    Scene scene = mesh_scene();
    scene.box.low.z = -5;
    slopes.push_back(static_cast<float>(brightness(pixel(draw(scene, bare_camera(false)), 100, 120))));
  }
  EXPECT_GT(slopes[0], slopes[1] + 20);
  EXPECT_GT(slopes[1], slopes[2] + 20);
  EXPECT_GT(slopes[2], 200) << "not black: the scene is lit from everywhere a little";
}

TEST_F(DrawingTest, TinyTrianglesAreLitToo) {
  // Their normals' squares would be 0 in single precision.
  Floats tiny = square(0);
  for (float& x : tiny) x *= 1e-9f;
  frame_.upload(FrameBuilder().add("p", 36, tiny).add("c", 4, Colors{white, white}).build());
  Scene scene = mesh_scene();
  scene.box = {{-1e-9f, -1e-9f, -1e-9f}, {1e-9f, 1e-9f, 1e-9f}};
  Camera camera = bare_camera(false);
  camera.distance = 1e-9f;
  frame_.invalidate();
  const Color small = pixel(draw(scene, camera), 100, 100);
  frame_.upload(FrameBuilder().add("p", 36, square(0)).add("c", 4, Colors{white, white}).build());
  EXPECT_EQ(pixel(draw(mesh_scene(), bare_camera(false)), 100, 100), (Color{small[0], small[1], small[2], 255}));
}

TEST_F(DrawingTest, NearerTrianglesCoverFartherOnesInAnyOrder) {
  for (const bool near_first : {true, false}) {
    Floats both = square(near_first ? 0.5f : -0.5f);
    const Floats second = square(near_first ? -0.5f : 0.5f);
    both.insert(both.end(), second.begin(), second.end());
    frame_.invalidate();
    frame_.upload(FrameBuilder()
                      .add("p", 36, both)
                      .add("c", 4, near_first ? Colors{red, red, blue, blue} : Colors{blue, blue, red, red})
                      .build());
    const Color center = pixel(draw(mesh_scene(), bare_camera(false)), 100, 100);
    EXPECT_GT(center[0], 150);
    EXPECT_EQ(center[2], 0);
  }
}

TEST_F(DrawingTest, LinesInATrianglesPlaneAreSeenThoseBehindItNot) {
  frame_.upload(FrameBuilder()
                    .add("p", 36, square(0))
                    .add("c", 4, Colors{red, red})
                    .add("l", 24, Floats{-0.4f, 0.2f, 0, 0.4f, 0.2f, 0, -0.4f, -0.2f, -0.3f, 0.4f, -0.2f, -0.3f})
                    .add("lc", 8, Colors{green, green, blue, blue})
                    .build());
  Scene scene = mesh_scene();
  scene.layers.push_back({"lines", "Lines", SegmentsStyle{"l", "lc", 4}});
  const Image image = draw(scene, bare_camera(false));
  for (const int x : {70, 100, 130}) {
    EXPECT_EQ(pixel(image, x, 80), (Color{0, 255, 0, 255})) << "in the plane";
    EXPECT_EQ(pixel(image, x, 120)[2], 0) << "behind it";
  }
}

TEST_F(DrawingTest, PicksNameTheTriangle) {
  frame_.upload(FrameBuilder().add("p", 36, square(0)).add("c", 4, Colors{red, green}).build());
  const auto below = renderer_.pick(mesh_scene(), frame_, bare_camera(false), {200, 200, 1}, 140, 130);
  const auto above = renderer_.pick(mesh_scene(), frame_, bare_camera(false), {200, 200, 1}, 60, 70);
  ASSERT_TRUE(below && above);
  EXPECT_EQ(below->layer, "mesh");
  EXPECT_EQ(below->element, 0u);
  EXPECT_EQ(above->element, 1u);
  EXPECT_NEAR(below->position.x, 0.4f, 0.02f);
  EXPECT_NEAR(below->position.y, -0.3f, 0.02f);
  EXPECT_NEAR(below->position.z, 0, 0.02f);
  EXPECT_FALSE(renderer_.pick(mesh_scene(), frame_, bare_camera(false), {200, 200, 1}, 20, 20));
}

TEST_F(DrawingTest, TranslucentMeshesLetTheGroundThrough) {
  frame_.upload(FrameBuilder().add("p", 36, square(0)).add("c", 4, Colors{white, white}).build());
  Scene scene = mesh_scene();
  const int opaque = brightness(pixel(draw(scene, bare_camera(false)), 100, 120));
  scene.layers[0].opacity = 0.5f;
  EXPECT_NEAR(brightness(pixel(draw(scene, bare_camera(false)), 100, 120)), opaque / 2, 4);
}

TEST_F(DrawingTest, TrianglesAreCutAtTheEye) {
  // From far behind the eye to far before it, under the eye.
  frame_.upload(
      FrameBuilder().add("p", 36, Floats{-50, -50, -0.5f, 50, -50, -0.5f, 0, 50, -0.5f}).add("c", 4, Colors{white}).build());
  Scene scene = mesh_scene();
  scene.box = {{-50, -50, -1}, {50, 50, 1}};
  Camera camera;
  camera.apply(CameraPreset::front);
  camera.distance = 3;
  const Image image = draw(scene, camera);
  EXPECT_NE(pixel(image, 100, 190), black) << "the floor";
  EXPECT_EQ(pixel(image, 100, 40), black) << "nothing is mirrored above";
}

/// But for samples on edges, which GL cuts where tiles end.
TEST_F(DrawingTest, TilesOfAMeshAreNearlyTheWhole) {
  Floats positions;
  Colors colors;
  for (int i = 0; i < 60; ++i) {
    const float turn = 0.7f * float(i), reach = 0.1f + 0.014f * float(i);
    for (const float step : {0.0f, 0.5f, 1.1f})
      positions.insert(positions.end(), {reach * std::cos(turn + step), reach * std::sin(turn + step), 0.01f * float(i)});
    colors.push_back(0xff000000u | static_cast<std::uint32_t>(i * 2654435) % 0xffffffu);
  }
  frame_.upload(FrameBuilder().add("p", 36, positions).add("c", 4, colors).build());
  Camera camera;
  camera.distance = 2.5f;
  ImageOptions whole{.width = 300, .height = 200}, tiled = whole;
  tiled.tile_side = 130;
  const ImageDifference d = difference(draw(mesh_scene(), camera, whole), draw(mesh_scene(), camera, tiled));
  EXPECT_LT(d.differing, 2e-4) << "of the pixels";
  EXPECT_LT(d.rms, 2e-3);
}

TEST_F(DrawingTest, MeshesWithoutBuffersAreNotDrawn) {
  EXPECT_EQ(pixel(draw(mesh_scene(), bare_camera(false)), 100, 100), black);
}

Scene screen_scene() {
  Scene scene = bare_scene(false);
  scene.layers = {{"picture", "Picture", ScreenStyle{"s"}}};
  return scene;
}

Colors gradient(int width, int height) {
  Colors pixels;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      pixels.push_back(0xff000000u | static_cast<std::uint32_t>(x * 37 % 256) | static_cast<std::uint32_t>(y * 53 % 256) << 8);
  return pixels;
}

TEST_F(DrawingTest, APictureOfTheViewportsSizeIsShownPixelByPixel) {
  const Colors pixels = gradient(40, 30);
  frame_.upload(FrameBuilder().add("s", 4 * 40, pixels).build());
  for (const int supersample : {1, 2, 3}) {
    const Image image = draw(screen_scene(), bare_camera(false), {.width = 40, .height = 30, .supersample = supersample});
    for (int y = 0; y < 30; ++y) {
      for (int x = 0; x < 40; ++x) {
        const std::uint32_t p = pixels[static_cast<std::size_t>(y * 40 + x)];
        ASSERT_EQ(pixel(image, x, y), (Color{int(p & 255), int(p >> 8 & 255), int(p >> 16 & 255), 255})) << x << ' ' << y;
      }
    }
  }
}

TEST_F(DrawingTest, SmallerPicturesAreStretchedSmoothly) {
  frame_.upload(FrameBuilder().add("s", 4 * 2, Colors{0xff000000u, white}).build());
  const Image image = draw(screen_scene(), bare_camera(false));
  EXPECT_EQ(pixel(image, 20, 100), black);
  EXPECT_NEAR(pixel(image, 100, 100)[0], 128, 3);
  EXPECT_EQ(pixel(image, 180, 100)[0], 255);
  for (int x = 1; x < 200; ++x) EXPECT_LE(std::abs(pixel(image, x, 50)[0] - pixel(image, x - 1, 50)[0]), 4);
}

TEST_F(DrawingTest, LargerPicturesAreMeans) {
  Colors pixels(800 * 800);
  for (std::size_t i = 0; i < pixels.size(); ++i) pixels[i] = (i % 800 + i / 800) % 2 ? white : 0xff000000u;
  frame_.upload(FrameBuilder().add("s", 4 * 800, pixels).build());
  const Image image = draw(screen_scene(), bare_camera(false));
  for (const int at : {3, 100, 196}) EXPECT_NEAR(pixel(image, at, at)[0], 128, 2);
}

TEST_F(DrawingTest, PicturesLieBehindAllLayersAndAreNotPicked) {
  frame_.upload(FrameBuilder().add("s", 4, Colors{blue}).add("p", 36, square(-0.9f)).add("c", 4, Colors{red, red}).build());
  Scene scene = mesh_scene();
  scene.layers.push_back({"picture", "Picture", ScreenStyle{"s"}});  // the last, and yet behind
  const Image image = draw(scene, bare_camera(false));
  EXPECT_GT(pixel(image, 100, 120)[0], 150);
  EXPECT_EQ(pixel(image, 20, 20), (Color{0, 0, 255, 255}));
  EXPECT_FALSE(renderer_.pick(scene, frame_, bare_camera(false), {200, 200, 1}, 20, 20));
}

TEST_F(DrawingTest, WhatIsTransparentInAPictureLendsNoColour) {
  frame_.upload(FrameBuilder().add("s", 4 * 2, Colors{0x00ffffffu, 0xff0000ffu}).build());
  const Image image = draw(screen_scene(), bare_camera(false));
  EXPECT_EQ(pixel(image, 20, 100), black);
  EXPECT_EQ(pixel(image, 100, 100)[1], 0) << "red fades out without white";
  EXPECT_NEAR(pixel(image, 100, 100)[0], 128, 3);
  EXPECT_EQ(pixel(image, 180, 100), (Color{255, 0, 0, 255}));
}

TEST_F(DrawingTest, TilesOfAPictureAreTheWhole) {
  frame_.upload(FrameBuilder().add("s", 4 * 37, gradient(37, 23)).build());
  ImageOptions whole{.width = 300, .height = 200}, tiled = whole;
  tiled.tile_side = 130;
  EXPECT_EQ(draw(screen_scene(), bare_camera(false), whole).rgba, draw(screen_scene(), bare_camera(false), tiled).rgba);
}

}  // namespace
}  // namespace ws::render::test::of_mesh_layer
