// Pixels of every layer, and what holds for all pictures: order, width, transparency, equal bytes.
// SPDX-License-Identifier: MIT
#include "render/renderer.h"

#include "compute/core/run/error.h"
#include "render/gl/object.h"
#include "render/gl/program.h"
#include "tests/render/gl_test.h"

#include <cmath>
#include <optional>

namespace ws::render::test {
namespace {

using Floats = std::vector<float>;
using Colors = std::vector<std::uint32_t>;
constexpr Color black{0, 0, 0, 255};

TEST_F(DrawingTest, PointsAreRoundAndOfTheirSize) {
  frame_.upload(FrameBuilder().add("p", 12, Floats{0, 0, 0}).add("c", 4, Colors{red}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 20}}};
  const Image image = draw(scene, bare_camera(true));
  EXPECT_EQ(pixel(image, 100, 100), (Color{255, 0, 0, 255}));
  EXPECT_EQ(pixel(image, 108, 100), (Color{255, 0, 0, 255}));
  EXPECT_EQ(pixel(image, 111, 100), black);
  EXPECT_EQ(pixel(image, 108, 108), black) << "a corner of the dot's square";
}

TEST_F(DrawingTest, WhiteIsDarkOnLightGround) {
  frame_.upload(FrameBuilder().add("p", 12, Floats{0, 0, 0}).add("c", 4, Colors{0xffffffffu}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 20}}};
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), (Color{255, 255, 255, 255}));
  scene.theme = Theme::light();
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), black);
  scene.layers.insert(scene.layers.begin(), {"screen", "Picture", ScreenStyle{"none yet"}});
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), (Color{255, 255, 255, 255}))
      << "what lies over a picture is as on dark ground";
}

TEST_F(DrawingTest, SpheresAreRingsOrDiscsInThePlane) {
  frame_.upload(FrameBuilder().add("s", 16, Floats{0, 0, 0, 0.5f}).add("c", 4, Colors{green}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"balls", "Balls", SpheresStyle{"s", "c", false}}};
  Image image = draw(scene, bare_camera(true));
  EXPECT_EQ(pixel(image, 100, 100), (Color{0, 255, 0, 255}));
  EXPECT_EQ(pixel(image, 148, 100), (Color{0, 255, 0, 255}));
  EXPECT_EQ(pixel(image, 153, 100), black);
  scene.layers[0].style = SpheresStyle{"s", "c", true};
  image = draw(scene, bare_camera(true));
  EXPECT_GT(pixel(image, 149, 100)[1], 180);
  EXPECT_GT(pixel(image, 100, 100)[1], 10);
  EXPECT_LT(pixel(image, 100, 100)[1], 80);
}

TEST_F(DrawingTest, SegmentsHaveTheirWidthAndRoundEnds) {
  frame_.upload(FrameBuilder().add("l", 24, Floats{-0.5f, 0, 0, 0.5f, 0, 0}).add("c", 8, Colors{blue, blue}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"links", "Links", SegmentsStyle{"l", "c", 6}}};
  for (const float scale : {1.0f, 2.0f}) {
    const Image image = draw(scene, bare_camera(true), {.width = 200, .height = 200, .scale = scale});
    double width = 0, length = 0;
    for (int i = 0; i < 200; ++i) {
      width += pixel(image, 100, i)[2] / 255.0;
      length += pixel(image, i, 100)[2] / 255.0;
    }
    EXPECT_NEAR(width, 6 * scale, 0.1);
    EXPECT_NEAR(length, 100 + 6 * scale, 1.2);
  }
}

TEST_F(DrawingTest, NearerBallsCoverFartherOnesInAnyOrder) {
  Scene scene = bare_scene(false);
  scene.layers = {{"balls", "Balls", SpheresStyle{"s", "c"}}};
  for (const bool near_first : {true, false}) {
    const Floats near_then_far{0, 0, 0.5f, 0.3f, 0, 0, -0.5f, 0.4f}, far_then_near{0, 0, -0.5f, 0.4f, 0, 0, 0.5f, 0.3f};
    frame_.invalidate();
    frame_.upload(FrameBuilder()
                      .add("s", 16, near_first ? near_then_far : far_then_near)
                      .add("c", 4, near_first ? Colors{red, green} : Colors{green, red})
                      .build());
    const Image image = draw(scene, bare_camera(false));
    const Color center = pixel(image, 100, 100), ring = pixel(image, 135, 100);
    EXPECT_GT(center[0], 150);
    EXPECT_LT(center[1], 90);
    EXPECT_GT(ring[1], ring[0]);
  }
}

TEST_F(DrawingTest, BallsHaveDepthOfTheirSurface) {
  frame_.upload(FrameBuilder()
                    .add("s", 16, Floats{0, 0, 0, 0.5f})
                    .add("sc", 4, Colors{red})
                    .add("p", 12, Floats{0, 0, 0.45f, 0.1f, 0, 0.55f})
                    .add("pc", 4, Colors{green, green})
                    .build());
  Scene scene = bare_scene(false);
  scene.layers = {{"balls", "Balls", SpheresStyle{"s", "sc"}}, {"cloud", "Cloud", PointsStyle{"p", "pc", 6}}};
  const Image image = draw(scene, bare_camera(false));
  EXPECT_GT(pixel(image, 100, 100)[0], 150) << "the dot inside the ball is hidden";
  EXPECT_EQ(pixel(image, 110, 100), (Color{0, 255, 0, 255})) << "the dot before it is seen";
}

TEST_F(DrawingTest, PerspectiveBallsHaveTheirTrueOutline) {
  frame_.upload(FrameBuilder().add("s", 16, Floats{0, 0, 0, 1}).add("c", 4, Colors{red}).build());
  Scene scene = bare_scene(false);
  scene.layers = {{"balls", "Balls", SpheresStyle{"s", "c"}}};
  Camera camera;
  camera.distance = 4;
  const Image image = draw(scene, camera, {.width = 400, .height = 400});
  double seen = 0;
  for (int x = 0; x < 400; ++x) seen += pixel(image, x, 200)[0] > 20;
  const double expected = 400 * std::tan(std::asin(1.0 / 4)) / std::tan(0.5 * camera.fov_y);
  EXPECT_NEAR(seen, expected, 2);
}

TEST_F(DrawingTest, SegmentsFromBehindTheEyeAreCut) {
  frame_.upload(FrameBuilder().add("l", 24, Floats{0, -20, -0.5f, 0, 0, 0}).add("c", 8, Colors{blue, blue}).build());
  Scene scene = bare_scene(false);
  scene.box = {{-1, -20, -1}, {1, 1, 1}};
  scene.layers = {{"links", "Links", SegmentsStyle{"l", "c", 4}}};
  Camera camera;
  camera.apply(CameraPreset::front);
  camera.distance = 3;
  const Image image = draw(scene, camera);
  EXPECT_EQ(pixel(image, 100, 120)[2], 255);
  EXPECT_EQ(pixel(image, 100, 198)[2], 255) << "it passes below the eye and leaves at the lower edge";
  EXPECT_EQ(pixel(image, 100, 50)[2], 0) << "nothing is mirrored above";
}

TEST_F(DrawingTest, LayersBlendInOrderAndHide) {
  frame_.upload(
      FrameBuilder().add("s", 16, Floats{0, 0, 0, 0.5f}).add("red", 4, Colors{red}).add("green", 4, Colors{green}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"a", "A", SpheresStyle{"s", "red"}}, {"b", "B", SpheresStyle{"s", "green"}, 0.5f}};
  const Color blended = pixel(draw(scene, bare_camera(true)), 100, 100);
  EXPECT_NEAR(blended[0], 128, 1);
  EXPECT_NEAR(blended[1], 128, 1);
  scene.layers[1].visible = false;
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), (Color{255, 0, 0, 255}));
}

TEST_F(DrawingTest, TransparentPicturesHaveStraightAlpha) {
  frame_.upload(FrameBuilder().add("s", 16, Floats{0, 0, 0, 0.5f}).add("c", 4, Colors{0xff4080c0u}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"balls", "Balls", SpheresStyle{"s", "c"}, 0.5f}};
  const Image image = draw(scene, bare_camera(true), {.width = 200, .height = 200, .transparent = true});
  EXPECT_EQ(pixel(image, 5, 5)[3], 0);
  const Color center = pixel(image, 100, 100);
  EXPECT_NEAR(center[0], 0xc0, 2);
  EXPECT_NEAR(center[1], 0x80, 2);
  EXPECT_NEAR(center[2], 0x40, 2);
  EXPECT_NEAR(center[3], 128, 1);
}

TEST_F(DrawingTest, MissingBuffersAndEmptyScenesAreDrawnAsNothing) {
  Scene scene = bare_scene(true);
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), black);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 20}}};
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), black);
  frame_.upload(FrameBuilder().add("p", 12, Floats{}).add("c", 4, Colors{}).build());
  EXPECT_EQ(pixel(draw(scene, bare_camera(true)), 100, 100), black);
}

TEST_F(DrawingTest, NotANumberIsNotDrawn) {
  const float nan = std::nanf("");
  frame_.upload(FrameBuilder()
                    .add("p", 12, Floats{nan, 0, 0})
                    .add("l", 24, Floats{nan, 0, 0, 1, 1, 0})
                    .add("c", 8, Colors{red, red})
                    .build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 20}}, {"links", "Links", SegmentsStyle{"l", "c", 4}}};
  const Image image = draw(scene, bare_camera(true));
  EXPECT_EQ(difference(image, draw(bare_scene(true), bare_camera(true))).differing, 0);
}

TEST_F(DrawingTest, HugeCoordinatesStayPrecise) {
  constexpr float far_away = 4'000'000;
  frame_.upload(FrameBuilder().add("p", 12, Floats{far_away + 1, far_away, 0}).add("c", 4, Colors{red}).build());
  Scene scene = bare_scene(true);
  scene.box = {{far_away - 2, far_away - 2, 0}, {far_away + 2, far_away + 2, 0}};
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 8}}};
  Camera camera = bare_camera(true);
  camera.target = {far_away, far_away, 0};
  camera.distance = 2;
  const Image image = draw(scene, camera);
  EXPECT_EQ(pixel(image, 150, 100), (Color{255, 0, 0, 255}));
  EXPECT_EQ(pixel(image, 144, 100), black);
}

class WholePicture : public DrawingTest, public testing::WithParamInterface<bool> {
 protected:
  [[nodiscard]] Example example() {
    Example example = GetParam() ? ring_example(2000, 1.5f) : trefoil_example(2000, 1.5f);
    example.scene.legend = {{"Cloud", {255, 0, 0, 255}}};
    example.scene.color_bar = ColorBar{"viridis", "Density", 0, 1};
    frame_.upload(example.buffers.build(frame_.have()));
    return example;
  }
};

TEST_P(WholePicture, IsTheSameTwice) {
  const Example e = example();
  EXPECT_EQ(draw(e.scene, e.camera, {300, 200}).rgba, draw(e.scene, e.camera, {300, 200}).rgba);
}

TEST_P(WholePicture, TilesGiveTheSameBytes) {
  const Example e = example();
  const ImageOptions whole{.width = 300, .height = 200, .scale = 1.5f};
  ImageOptions tiled = whole;
  tiled.tile_side = 130;
  const ImageDifference d = difference(draw(e.scene, e.camera, whole), draw(e.scene, e.camera, tiled));
  EXPECT_EQ(d.differing, 0) << "largest difference " << d.maximum * 255;
}

TEST_P(WholePicture, IsTheSameInAnotherContextAndAfterStrangers) {
  const Example e = example();
  const Image first = draw(e.scene, e.camera, {300, 200});
  glEnable(GL_SCISSOR_TEST);
  glScissor(0, 0, 3, 3);
  glEnable(GL_CULL_FACE);
  glCullFace(GL_FRONT_AND_BACK);
  glColorMask(GL_TRUE, GL_FALSE, GL_TRUE, GL_FALSE);
  glPixelStorei(GL_PACK_ROW_LENGTH, 7);
  glDepthFunc(GL_NEVER);
  EXPECT_EQ(draw(e.scene, e.camera, {300, 200}).rgba, first.rgba);
  const HeadlessContext other;
  Renderer renderer;
  GlFrame frame(InteropMode::cpu);
  frame.upload(e.buffers.build());
  EXPECT_EQ(renderer.image(e.scene, frame, e.camera, {300, 200}).rgba, first.rgba);
}

TEST_P(WholePicture, DrawsIntoAFramebufferAndLeavesDefaultState) {
  const Example e = example();
  const gl::Texture2d color;
  const gl::Framebuffer target;
  glTextureStorage2D(color.name(), 1, GL_RGBA8, 300, 200);
  glNamedFramebufferTexture(target.name(), GL_COLOR_ATTACHMENT0, color.name(), 0);
  renderer_.draw(e.scene, frame_, e.camera, {300, 200, 1}, target.name());
  for (const GLenum capability : {GL_BLEND, GL_DEPTH_TEST, GL_SCISSOR_TEST, GL_CULL_FACE, GL_PROGRAM_POINT_SIZE})
    EXPECT_FALSE(glIsEnabled(capability));
  GLint bound = -1;
  glGetIntegerv(GL_CURRENT_PROGRAM, &bound);
  EXPECT_EQ(bound, 0);
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
  EXPECT_EQ(bound, static_cast<GLint>(target.name()));
  std::vector<std::uint8_t> bottom_up(4 * 300 * 200);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, target.name());
  glReadPixels(0, 0, 300, 200, GL_RGBA, GL_UNSIGNED_BYTE, bottom_up.data());
  const Image image = draw(e.scene, e.camera, {.width = 300, .height = 200, .supersample = 1});
  for (int y = 0; y < 200; ++y)
    ASSERT_TRUE(
        std::equal(image.rgba.begin() + y * 1200, image.rgba.begin() + (y + 1) * 1200, bottom_up.begin() + (199 - y) * 1200))
        << y;
}

TEST_F(GlTest, EachProgramIsLinkedWhenItIsUsed) {
  for (const char* name : {"points", "spheres", "segments", "image", "mesh"})
    for (const char* defines : {"", "PICK 1"}) EXPECT_NO_THROW(gl::Program(name, defines).use()) << name << defines;
  for (const char* name : {"canvas", "compare", "resolve", "screen"}) EXPECT_NO_THROW(gl::Program(name).use()) << name;
  for (const char* defines : {"", "SUMS 1"}) {
    EXPECT_NO_THROW(gl::Program::compute("splat", defines).use()) << defines;
    EXPECT_NO_THROW(gl::Program("splat", defines).use()) << defines;
  }
  glUseProgram(0);
  gl::Program none("no such shader");
  EXPECT_THROW(none.use(), Error);
  EXPECT_THROW(none.use(), Error) << "again";
}

TEST_F(DrawingTest, WhatWasDrawnLastIsMadeSmall) {
  EXPECT_FALSE(renderer_.last_made_small(10, 10)) << "nothing was";
  frame_.upload(FrameBuilder().add("p", 12, Floats{0.5f, 0.5f, 0}).add("c", 4, Colors{red}).build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 61}}};
  const gl::Texture2d color;
  const gl::Framebuffer target;
  glTextureStorage2D(color.name(), 1, GL_RGBA8, 480, 240);
  glNamedFramebufferTexture(target.name(), GL_COLOR_ATTACHMENT0, color.name(), 0);
  renderer_.draw(scene, frame_, bare_camera(true), {480, 240, 1}, target.name());
  const Image whole = draw(scene, bare_camera(true), {.width = 480, .height = 240, .supersample = 1});
  const auto small = renderer_.last_made_small(120, 80);
  ASSERT_TRUE(small);
  EXPECT_EQ(std::pair(small->width, small->height), std::pair(120, 60));
  for (int y = 0; y < 60; ++y)
    for (int x = 0; x < 120; ++x) {
      int sum = 0;  // of 4 × 4 pixels
      for (int i = 0; i < 16; ++i) sum += pixel(whole, 4 * x + i % 4, 4 * y + i / 4)[0];
      ASSERT_NEAR(pixel(*small, x, y)[0], sum / 16.0, 2) << x << ' ' << y;
    }
  EXPECT_GT(pixel(*small, 75, 15)[0], 250) << "above, to the right";
  (void)draw(scene, bare_camera(true), {.width = 50, .height = 50});
  (void)renderer_.pick(scene, frame_, bare_camera(true), {480, 240, 1}, 5, 5);
  const auto odd = renderer_.last_made_small(77, 400);
  ASSERT_TRUE(odd) << "what was drawn for a file or a pick is another thing";
  EXPECT_EQ(std::pair(odd->width, odd->height), std::pair(77, 39));
  EXPECT_GT(pixel(*odd, 48, 9)[0], 250);
  EXPECT_FALSE(renderer_.last_made_small(481, 481)) << "that would not be small";
}

INSTANTIATE_TEST_SUITE_P(Both, WholePicture, testing::Values(true, false),
                         [](const auto& info) { return std::string(info.param ? "planar" : "in_space"); });

TEST_F(DrawingTest, FurnitureIsThere) {
  Scene scene = bare_scene(true);
  const ImageOptions size{.width = 400, .height = 300};
  const auto ink = [&](const Scene& s) {
    return difference(draw(s, bare_camera(true), size), draw(bare_scene(true), bare_camera(true), size)).differing;
  };
  EXPECT_EQ(ink(scene), 0);
  for (bool Scene::*part : {&Scene::show_grid, &Scene::show_axes, &Scene::show_scale_bar}) {
    scene = bare_scene(true);
    scene.*part = true;
    EXPECT_GT(ink(scene), 0.001);
  }
  scene = bare_scene(true);
  scene.labels = {{{0, 0, 0}, "Hello"}};
  EXPECT_GT(ink(scene), 0.0005);
  const double one_line = ink(scene);
  scene.labels[0].text += "\nHello";
  EXPECT_NEAR(ink(scene), 2 * one_line, 0.2 * one_line);
  scene = bare_scene(true);
  scene.legend = {{"Cloud", {0, 255, 0, 255}}};
  EXPECT_GT(ink(scene), 0.0005);
  scene = bare_scene(true);
  scene.color_bar = ColorBar{"cividis", "ms", 1, 1e4, true};
  EXPECT_GT(ink(scene), 0.005);
  scene.color_bar->color_map = "jet";
  EXPECT_THROW((void)draw(scene, bare_camera(true)), Error);
}

TEST_F(DrawingTest, RefusesImpossibleSizes) {
  EXPECT_THROW((void)draw(bare_scene(true), bare_camera(true), {.width = 0, .height = 10}), Error);
  EXPECT_THROW((void)draw(bare_scene(true), bare_camera(true), {.width = 100'000, .height = 100'000}), Error);
  EXPECT_THROW((void)draw(bare_scene(true), bare_camera(true), {.supersample = 9}), Error);
}

class PickTest : public DrawingTest {
 protected:
  [[nodiscard]] std::optional<PickHit> pick(const Scene& scene, bool planar, int x, int y) {
    return renderer_.pick(scene, frame_, bare_camera(planar), {200, 200, 1}, x, y);
  }
};

TEST_F(PickTest, FindsPointsRingsAndLines) {
  frame_.upload(FrameBuilder()
                    .add("p", 12, Floats{-0.5f, 0.5f, 0, 0.5f, 0.5f, 0, 0, 0, 0})
                    .add("pc", 4, Colors{red, red, red})
                    .add("s", 16, Floats{0, 0, 0, 0.3f})
                    .add("sc", 4, Colors{green})
                    .add("l", 24, Floats{-1, -0.8f, 0, 1, -0.8f, 0, -1, -0.5f, 0, 1, -0.5f, 0})
                    .add("lc", 8, Colors{blue, blue, blue, blue})
                    .build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "pc", 3}},
                  {"balls", "Balls", SpheresStyle{"s", "sc", true}},
                  {"links", "Links", SegmentsStyle{"l", "lc", 2}}};
  auto hit = pick(scene, true, 151, 52);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->layer, "cloud");
  EXPECT_EQ(hit->element, 1u);
  EXPECT_NEAR(hit->position.x, 0.5, 0.02);
  EXPECT_NEAR(hit->position.y, 0.5, 0.02);
  hit = pick(scene, true, 130, 100);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->layer, "balls");
  hit = pick(scene, true, 102, 102);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->layer, "cloud") << "a point within a ring's faint fill";
  EXPECT_EQ(hit->element, 2u);
  hit = pick(scene, true, 115, 100);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->layer, "balls") << "the fill where nothing else is near";
  hit = pick(scene, true, 20, 151);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->layer, "links");
  EXPECT_EQ(hit->element, 1u);
  EXPECT_FALSE(pick(scene, true, 100, 10));
  scene.layers[0].pickable = false;
  EXPECT_FALSE(pick(scene, true, 150, 50));
}

TEST_F(PickTest, LeavesOutWhatIsInvisible) {
  constexpr std::uint32_t invisible = red & 0x00FFFFFFu;
  frame_.upload(FrameBuilder()
                    .add("p", 12, Floats{-0.5f, 0.5f, 0, 0.5f, 0.5f, 0})
                    .add("pc", 4, Colors{invisible, red})
                    .add("s", 16, Floats{0, 0, 0, 0.3f})
                    .add("sc", 4, Colors{invisible})
                    .add("l", 24, Floats{-1, -0.8f, 0, 1, -0.8f, 0})
                    .add("lc", 8, Colors{invisible, invisible})
                    .build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "pc", 3}},
                  {"balls", "Balls", SpheresStyle{"s", "sc", true}},
                  {"links", "Links", SegmentsStyle{"l", "lc", 2}}};
  EXPECT_FALSE(pick(scene, true, 50, 50));
  EXPECT_FALSE(pick(scene, true, 130, 100));
  EXPECT_FALSE(pick(scene, true, 20, 180));
  EXPECT_TRUE(pick(scene, true, 150, 50)) << "the visible point beside it";
}

TEST_F(PickTest, FindsThePointsThatTheBudgetShows) {  // the window picks with the budget of a picture at rest
  frame_.upload(FrameBuilder()
                    .add("p", 12, Floats{-0.5f, 0.5f, 0, 0.5f, 0.5f, 0, -0.5f, -0.5f, 0, 0.5f, -0.5f, 0})
                    .add("pc", 4, Colors{red, red, red, red})
                    .build());
  Scene scene = bare_scene(true);
  scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "pc", 3}}};
  const auto at_last_point = [&](std::size_t budget) {
    return renderer_.pick(scene, frame_, bare_camera(true), {200, 200, 1, budget}, 150, 150);
  };
  EXPECT_FALSE(at_last_point(1)) << "only the first is drawn";
  const auto hit = at_last_point(4);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->element, 3u);
  const auto third = renderer_.pick(scene, frame_, bare_camera(true), {200, 200, 1, 2}, 50, 150);
  ASSERT_TRUE(third);
  EXPECT_EQ(third->element, 2u) << "every second point is drawn, and keeps its number";
}

TEST_F(PickTest, FindsTheNearestBallAndItsSurface) {
  frame_.upload(
      FrameBuilder().add("s", 16, Floats{0, 0, 0.5f, 0.25f, 0, 0, -0.5f, 0.5f}).add("c", 4, Colors{red, green}).build());
  Scene scene = bare_scene(false);
  scene.layers = {{"balls", "Balls", SpheresStyle{"s", "c"}}};
  auto hit = pick(scene, false, 100, 100);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->element, 0u);
  EXPECT_NEAR(hit->position.z, 0.75, 0.01);
  hit = pick(scene, false, 140, 100);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->element, 1u);
  EXPECT_FALSE(pick(scene, false, 5, 5));
  EXPECT_FALSE(pick(scene, false, -50, 500));
}

TEST(Headless, SeveralContextsOneAfterAnother) {
  for (int i = 0; i < 4; ++i) {
    const HeadlessContext context;
    EXPECT_NE(gl_description().find("OpenGL 4."), std::string::npos);
    EXPECT_NO_THROW(Renderer());
  }
}

}  // namespace

TEST(CheckImage, RefusesWhatNoRendererDraws) {
  EXPECT_NO_THROW(check_image({.width = 16'384, .height = 16'384, .supersample = 4}));
  EXPECT_THROW(check_image({.width = 16'384, .height = 16'385}), Error);
  EXPECT_THROW(check_image({.width = 0, .height = 100}), Error);
  EXPECT_THROW(check_image({.width = 100, .height = 100, .supersample = 5}), Error);
}

}  // namespace ws::render::test
