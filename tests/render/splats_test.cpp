// Large clouds of small dots, which a compute shader draws.
// SPDX-License-Identifier: MIT
#include "render/gl/object.h"
#include "tests/render/gl_test.h"

#include <tuple>
#include <vector>

namespace ws::render::test::of_splats {
namespace {

using Floats = std::vector<float>;
using Colors = std::vector<std::uint32_t>;
constexpr std::size_t many = 600'000;
constexpr Color black{0, 0, 0, 255};
constexpr ImageOptions plain{.width = 200, .height = 200, .supersample = 1};

/// `many` dots to the left (x = −0.9), but for the given ones, which come first.
class SplatsTest : public DrawingTest {
 protected:
  Scene cloud(bool planar, Floats positions, Colors colors, float opacity = 1) {
    while (colors.size() < many) {
      positions.insert(positions.end(), {-0.9f, 0, 0});
      colors.push_back(blue);
    }
    buffers_.add("p", 12, positions).add("c", 4, colors).add("s", 16, Floats{0, 0, 0, 0.3f}).add("sc", 4, Colors{red});
    frame_.upload(buffers_.build());
    Scene scene = bare_scene(planar);
    scene.layers = {{"cloud", "Cloud", PointsStyle{"p", "c", 3}, opacity}};
    return scene;
  }
  static void add_ball(Scene& scene, bool first) {
    scene.layers.insert(first ? scene.layers.begin() : scene.layers.end(), {"balls", "Balls", SpheresStyle{"s", "sc"}});
  }

  FrameBuilder buffers_;
};

TEST_F(SplatsTest, TheLastDotWinsInThePlane) {
  const Scene scene = cloud(true, {0.005f, 0.005f, 0, 0.005f, 0.005f, 0, 0.505f, 0.005f, 0}, {red, green, red & 0x00ffffffu});
  const Image image = draw(scene, bare_camera(true), plain);
  EXPECT_EQ(pixel(image, 100, 99), (Color{0, 255, 0, 255}));
  EXPECT_EQ(pixel(image, 101, 100), (Color{0, 255, 0, 255})) << "a corner of its square of three";
  EXPECT_EQ(pixel(image, 102, 99), black);
  EXPECT_EQ(pixel(image, 150, 99), black) << "clear dots are not drawn";
}

TEST_F(SplatsTest, TheNearestDotWinsInSpaceAmongBalls) {
  const Floats positions{0.005f, 0.5f, 0.2f, 0.005f, 0.5f, -0.2f, 0.005f, 0.005f, 0.5f, 0.105f, 0.005f, 0.1f};
  for (const bool ball_first : {true, false}) {
    frame_.invalidate();
    buffers_ = {};
    Scene scene = cloud(false, positions, {green, blue, green, green});
    add_ball(scene, ball_first);
    const Image image = draw(scene, bare_camera(false), plain);
    EXPECT_EQ(pixel(image, 100, 50), (Color{0, 255, 0, 255})) << "the nearer of two, though not the last";
    EXPECT_EQ(pixel(image, 100, 99), (Color{0, 255, 0, 255})) << "before the ball";
    EXPECT_GT(pixel(image, 110, 99)[0], 100);
    EXPECT_LT(pixel(image, 110, 99)[1], 60) << "inside the ball";
  }
}

TEST_F(SplatsTest, TranslucentDotsAddUpAndHideBehindBalls) {
  Scene scene = cloud(false, {0.005f, 0.5f, 0, 0.505f, 0.5f, 0, 0.505f, 0.5f, 0.1f, 0.005f, 0.005f, 0.5f, 0.105f, 0.005f, 0.1f},
                      {green, green, red, green, green}, 0.5f);
  add_ball(scene, true);
  const Image image = draw(scene, bare_camera(false), plain);
  EXPECT_NEAR(pixel(image, 100, 50)[1], 128, 1);
  EXPECT_NEAR(pixel(image, 150, 50)[0], 96, 1) << "the mean of two colours, three quarters opaque";
  EXPECT_NEAR(pixel(image, 150, 50)[1], 96, 1);
  EXPECT_NEAR(pixel(image, 10, 100)[2], 255, 1);
  EXPECT_GT(pixel(image, 100, 99)[1], 128) << "before the ball";
  EXPECT_LT(pixel(image, 110, 99)[1], 60) << "inside the ball";
}

TEST_F(SplatsTest, TransparentPicturesHaveStraightAlpha) {
  const Scene scene = cloud(true, {0.005f, 0.005f, 0}, {0xff4080c0u}, 0.5f);
  ImageOptions options = plain;
  options.transparent = true;
  const Image image = draw(scene, bare_camera(true), options);
  EXPECT_EQ(pixel(image, 50, 20)[3], 0);
  EXPECT_NEAR(pixel(image, 100, 99)[0], 0xc0, 2);
  EXPECT_NEAR(pixel(image, 100, 99)[2], 0x40, 2);
  EXPECT_NEAR(pixel(image, 100, 99)[3], 128, 1);
}

TEST_F(SplatsTest, EveryOtherDotCanBeLeftOut) {
  Floats positions;
  Colors colors;
  for (std::size_t i = 0; i < 2 * many; ++i) {
    positions.insert(positions.end(), {i % 2 ? 0.505f : 0.005f, 0.005f, 0});
    colors.push_back(i % 2 ? red : green);
  }
  const Scene scene = cloud(true, positions, colors);
  const gl::Texture2d color;
  const gl::Framebuffer target;
  glTextureStorage2D(color.name(), 1, GL_RGBA8, 200, 200);
  glNamedFramebufferTexture(target.name(), GL_COLOR_ATTACHMENT0, color.name(), 0);
  renderer_.draw(scene, frame_, bare_camera(true), {200, 200, 1, many}, target.name());
  glBindFramebuffer(GL_READ_FRAMEBUFFER, target.name());
  const auto at = [](int x) {
    std::array<std::uint8_t, 4> p{};
    glReadPixels(x, 100, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, p.data());
    return Color{p[0], p[1], p[2], p[3]};
  };
  EXPECT_EQ(at(100), (Color{0, 255, 0, 255}));
  EXPECT_EQ(at(150), black);
}

class WholeSplats : public DrawingTest, public testing::WithParamInterface<std::tuple<bool, float>> {};

TEST_P(WholeSplats, AreTheSameTwiceAndInTiles) {
  const auto [planar, opacity] = GetParam();
  Example e = planar ? ring_example(many, 1.5f) : trefoil_example(many, 1.5f);
  for (Layer& layer : e.scene.layers)
    if (auto* points = std::get_if<PointsStyle>(&layer.style)) {
      points->size_px = 2;
      layer.opacity = opacity;
    }
  frame_.upload(e.buffers.build());
  const ImageOptions whole{.width = 300, .height = 200, .supersample = 1};
  ImageOptions tiled = whole;
  tiled.tile_side = 130;
  const Image first = draw(e.scene, e.camera, whole);
  EXPECT_EQ(first.rgba, draw(e.scene, e.camera, whole).rgba);
  EXPECT_EQ(difference(first, draw(e.scene, e.camera, tiled)).differing, 0);
}

INSTANTIATE_TEST_SUITE_P(All, WholeSplats, testing::Combine(testing::Bool(), testing::Values(1.0f, 0.1f)));

}  // namespace
}  // namespace ws::render::test::of_splats
