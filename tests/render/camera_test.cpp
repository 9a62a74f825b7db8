// The camera's arithmetic: what stays in place, what is seen, what comes back.
// SPDX-License-Identifier: MIT
#include "render/scene/camera.h"

#include "render/scene/view.h"

#include <gtest/gtest.h>

#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::render {
namespace {

constexpr int width = 1200, height = 700;
const Box box{{-2, -1, -0.5f}, {4, 3, 0.5f}};

Camera framed(bool planar, bool orthographic, float aspect = float(width) / height) {
  Camera camera;
  camera.planar = planar;
  camera.orthographic = orthographic;
  camera.frame(box, aspect);
  return camera;
}

class CameraKinds : public testing::TestWithParam<std::tuple<bool, bool>> {
 protected:
  [[nodiscard]] static Camera camera(float aspect = float(width) / height) {
    return framed(std::get<0>(GetParam()), std::get<1>(GetParam()), aspect);
  }
};

TEST_P(CameraKinds, ZoomKeepsThePointUnderTheCursor) {
  Camera c = camera();
  const glm::vec2 cursor{210, -130};  // from the centre, y up
  const glm::dvec2 pixel{0.5 * width + cursor.x, 0.5 * height - cursor.y};
  const float unit = c.world_per_pixel(height);
  const glm::vec3 under = c.target + unit * (cursor.x * c.right() + cursor.y * c.up());
  for (const float factor : {0.5f, 0.9f, 3.0f}) {
    c.zoom(factor, cursor, height);
    const auto now = View(c, box, width, height, 1).pixel(under);
    ASSERT_TRUE(now.has_value());
    EXPECT_NEAR(now->x, pixel.x, 0.02);
    EXPECT_NEAR(now->y, pixel.y, 0.02);
  }
}

TEST_P(CameraKinds, FrameShowsTheWholeBoxAtAnyAspect) {
  for (const glm::ivec2 size : {glm::ivec2{1600, 900}, {400, 1200}, {500, 500}, {2000, 100}}) {
    const Camera c = camera(float(size.x) / float(size.y));
    const View view(c, box, size.x, size.y, 1);
    double nearest_edge = 1e9;
    for (int i = 0; i < 8; ++i) {
      const auto p =
          view.pixel({i & 1 ? box.high.x : box.low.x, i & 2 ? box.high.y : box.low.y, i & 4 ? box.high.z : box.low.z});
      ASSERT_TRUE(p.has_value());
      nearest_edge = std::min({nearest_edge, p->x, p->y, size.x - p->x, size.y - p->y});
    }
    EXPECT_GT(nearest_edge, 0) << size.x << " x " << size.y;
    EXPECT_LT(nearest_edge, 0.2 * std::min(size.x, size.y)) << "the box should fill the picture";
  }
}

/// In space: from every side, in rooms at any side of the picture.
TEST(Camera, APartOfThePictureIsFilled) {
  const std::array<std::array<glm::vec2, 2>, 4> parts{
      {{{{-1, -1}, {1, 1}}}, {{{-1, -1}, {0.4f, 1}}}, {{{0.1f, -0.9f}, {1, 0.2f}}}, {{{-0.7f, -0.2f}, {0.9f, 0.9f}}}}};
  for (const bool orthographic : {false, true})
    for (const auto& [low, high] : parts)
      for (int turn = 0; turn < 8; ++turn) {
        Camera c;
        c.orthographic = orthographic;
        c.yaw = 0.7f * static_cast<float>(turn);
        c.pitch = 0.3f * static_cast<float>(turn - 3);
        c.frame_within(box, float(width) / height, low, high);
        const View view(c, box, width, height, 1);
        glm::dvec2 least(1e9), most(-1e9);
        for (int i = 0; i < 8; ++i) {
          const auto p =
              view.pixel({i & 1 ? box.high.x : box.low.x, i & 2 ? box.high.y : box.low.y, i & 4 ? box.high.z : box.low.z});
          ASSERT_TRUE(p.has_value());
          const glm::dvec2 ndc{2 * p->x / width - 1, 1 - 2 * p->y / height};
          least = glm::min(least, ndc), most = glm::max(most, ndc);
        }
        EXPECT_GT(least.x, low.x - 1e-4);
        EXPECT_GT(least.y, low.y - 1e-4);
        EXPECT_LT(most.x, high.x + 1e-4);
        EXPECT_LT(most.y, high.y + 1e-4);
        const glm::dvec2 filled = (most - least) / glm::dvec2(high - low);
        EXPECT_GT(std::max(filled.x, filled.y), 0.75) << "the part should be filled";
      }
}

/// A picture beside what covers it turns about itself, and stays where it is while one zooms at it.
TEST(Camera, WhatStandsAsideStaysThere) {
  Camera c;
  c.frame_within(box, float(width) / height, {-1, -1}, {0.2f, 0.5f});
  const glm::vec3 center = c.target;
  EXPECT_EQ(center, box.center());
  const auto place = [&] { return View(c, box, width, height, 1).pixel(glm::dvec3(center)).value(); };
  const glm::dvec2 before = place();
  EXPECT_LT(before.x, 0.45 * width);
  c.orbit(120, -40);
  EXPECT_NEAR(place().x, before.x, 0.05);
  EXPECT_NEAR(place().y, before.y, 0.05);
  const glm::vec2 cursor{before.x - 0.5 * width, 0.5 * height - before.y};
  for (const float factor : {0.5f, 3.0f}) {
    c.zoom(factor, cursor, height);
    EXPECT_NEAR(place().x, before.x, 0.05);
    EXPECT_NEAR(place().y, before.y, 0.05);
  }
  EXPECT_NEAR(glm::length(c.eye() - c.middle()), c.distance, 1e-3 * c.distance);
}

TEST_P(CameraKinds, PanMovesTheTargetWithThePointer) {
  Camera c = camera();
  const glm::vec3 target = c.target;
  c.pan(30, -20, height);
  const auto now = View(c, box, width, height, 1).pixel(target);
  ASSERT_TRUE(now.has_value());
  EXPECT_NEAR(now->x, 0.5 * width + 30, 0.02);
  EXPECT_NEAR(now->y, 0.5 * height - 20, 0.02);
}

TEST_P(CameraKinds, OppositeMovesComeBack) {
  const Camera before = camera();
  Camera c = before;
  c.orbit(40, 15);
  c.pan(-7, 9, height);
  c.zoom(0.25f, {0, 0}, height);
  c.zoom(4, {0, 0}, height);
  c.pan(7, -9, height);
  c.orbit(-40, -15);
  EXPECT_NEAR(c.yaw, before.yaw, 1e-5);
  EXPECT_NEAR(c.pitch, before.pitch, 1e-5);
  EXPECT_NEAR(glm::distance(c.target, before.target), 0, 1e-4 * before.distance);
  EXPECT_NEAR(c.distance, before.distance, 1e-5 * before.distance);
}

TEST_P(CameraKinds, ScreenPlaceAndWorldPlaceRoundTrip) {
  const View view(camera(), box, width, height, 1);
  const glm::dvec3 world = view.camera.planar ? glm::dvec3{1.5, 0.25, 0} : glm::dvec3{1.5, 0.25, -0.2};
  const glm::dvec4 clip = glm::dmat4(view.clip_from_view) *
                          (glm::dmat4(view.view_from_relative) * glm::dvec4(world - glm::dvec3(view.camera.target), 1));
  const glm::vec3 back = view.world(*view.pixel(world), clip.z / clip.w);
  EXPECT_NEAR(glm::distance(back, glm::vec3(world)), 0, 1e-4);
}

TEST(Camera, StandsUprightWhereYIsUp) {
  Camera z, y;
  y.y_up = true;
  for (Camera* c : {&z, &y}) {
    c->apply(CameraPreset::front);
    c->orbit(35, 12);
  }
  const auto turned = [](glm::vec3 v) { return glm::vec3{v.x, v.z, -v.y}; };
  EXPECT_NEAR(glm::distance(y.forward(), turned(z.forward())), 0, 1e-6);
  EXPECT_NEAR(glm::distance(y.up(), turned(z.up())), 0, 1e-6);
  EXPECT_GT(y.up().y, 0.9f);
}

INSTANTIATE_TEST_SUITE_P(All, CameraKinds,
                         testing::Values(std::tuple{true, false}, std::tuple{false, false}, std::tuple{false, true}));

TEST(Camera, PresetsLookAlongTheAxes) {
  Camera c;
  const std::pair<CameraPreset, glm::vec3> expected[] = {{CameraPreset::front, {0, 1, 0}}, {CameraPreset::back, {0, -1, 0}},
                                                         {CameraPreset::left, {1, 0, 0}},  {CameraPreset::right, {-1, 0, 0}},
                                                         {CameraPreset::top, {0, 0, -1}},  {CameraPreset::bottom, {0, 0, 1}}};
  for (const auto& [preset, forward] : expected) {
    c.apply(preset);
    EXPECT_NEAR(glm::distance(c.forward(), forward), 0, 1e-5);
    EXPECT_NEAR(glm::length(c.up()), 1, 1e-5);
  }
  c.apply(CameraPreset::top);
  EXPECT_NEAR(c.right().x, 1, 1e-5);
  EXPECT_NEAR(c.up().y, 1, 1e-5);
}

TEST(Camera, FlyMovesInUnitsOfTheDistance) {
  Camera c = framed(false, false);
  const glm::vec3 before = c.eye();
  c.fly({0, 0, 0.5f});
  EXPECT_NEAR(glm::distance(c.eye(), before + 0.5f * c.distance * c.forward()), 0, 1e-4);
}

TEST(Camera, APointAloneCanBeFramed) {
  for (const bool planar : {true, false}) {
    Camera c;
    c.planar = planar;
    c.frame({{5, 5, 5}, {5, 5, 5}}, 1.5f);
    EXPECT_GT(c.distance, 0);
    EXPECT_TRUE(std::isfinite(c.clip_from_view(1.5f, {{5, 5, 5}, {5, 5, 5}})[0][0]));
  }
}

TEST(Camera, PlanarViewsStayPreciseFarFromTheOrigin) {
  Camera c;
  c.planar = true;
  const Box far_away{{1e6f, 1e6f, 0}, {1e6f + 4, 1e6f + 4, 0}};
  c.frame(far_away, 1);
  const View view(c, far_away, 1000, 1000, 1);
  const double step = view.pixel({1e6 + 3, 1e6 + 2, 0})->x - view.pixel({1e6 + 2, 1e6 + 2, 0})->x;
  EXPECT_NEAR(step, 1 / view.world_per_pixel(), 1e-3);
}

}  // namespace
}  // namespace ws::render
