// What lies over the picture, as the camera is told of it: panels, and furniture at its largest so far.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

constexpr int width = 800, height = 400;

std::vector<Cover> covers_of(PictureCovers& covers, const std::vector<render::Area>& furniture, QSize size = {width, height}) {
  return covers.of({{"panel.pinned", {54, 26, 300, 100}}, {"hud", {640, 12, 148, 50}}}, furniture, 2, size);
}

TEST(PictureCovers, PanelsAndTimesAreInTheUpperCorners) {
  PictureCovers covers;
  const std::vector<Cover> found = covers_of(covers, {});
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].kind, Cover::Kind::sliders);
  EXPECT_EQ(found[0].area.low, glm::dvec2(0));
  EXPECT_GE(found[0].area.high.x, 354.0 / width);
  EXPECT_GE(found[0].area.high.y, 126.0 / height);
  EXPECT_EQ(found[1].kind, Cover::Kind::times);
  EXPECT_LE(found[1].area.low.x, 640.0 / width);
  EXPECT_EQ(found[1].area.high.x, 1);
}

TEST(PictureCovers, FurnitureGrowsOnlyAndIsForgotten) {
  PictureCovers covers;
  const auto stack = [&](double left, double top) {  // in device pixels, of which a logical one has two
    for (const Cover& cover : covers_of(covers, {{{left, top}, {1590, 780}}}))
      if (cover.kind == Cover::Kind::furniture) return cover.area.low * glm::dvec2(width, height);
    return glm::dvec2(-1);
  };
  EXPECT_LE(stack(1500, 740).x, width - 190) << "room for some words from the beginning";
  const glm::dvec2 large = stack(1000, 500);
  EXPECT_LE(large.x, 500);
  EXPECT_GT(large.x, 500 - 17);
  EXPECT_LE(large.y, 250);
  EXPECT_EQ(stack(1500, 740), large) << "the picture does not move with each word of a legend";
  covers.forget();
  EXPECT_GT(stack(1500, 740).x, large.x);
  EXPECT_EQ(stack(1000, 500), large);
  static_cast<void>(covers_of(covers, {}, {500, 300}));
  EXPECT_GT(stack(1500, 740).x, large.x) << "in a picture of another size all is elsewhere";
}

}  // namespace
}  // namespace ws::app
