// What lies over the picture, as the camera is told of it: panels, the times, and the furniture of the lower right corner.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

constexpr int width = 800, height_px = 400;
const std::map<std::string, OverlayRect> panels{{"panel.pinned", {54, 26, 300, 100}}, {"hud", {640, 12, 148, 50}}};

TEST(PictureCovers, PanelsAndTimesAreInTheUpperCorners) {
  render::Scene scene;
  scene.show_scale_bar = false;
  const std::vector<Cover> found = covers_of(panels, scene, {width, height_px});
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].kind, Cover::Kind::sliders);
  EXPECT_EQ(found[0].area.low, glm::dvec2(0));
  EXPECT_DOUBLE_EQ(found[0].area.high.x, 354.0 / width);
  EXPECT_DOUBLE_EQ(found[0].area.high.y, 126.0 / height_px);
  EXPECT_EQ(found[1].kind, Cover::Kind::times);
  EXPECT_LE(found[1].area.low.x, 640.0 / width);
  EXPECT_EQ(found[1].area.high.x, 1);
}

TEST(PictureCovers, FoldedSlidersComeLast) {
  const std::vector<Cover> found =
      covers_of({{"panel.folded", {54, 26, 78, 31}}, {"hud", {640, 12, 148, 50}}}, render::Scene{}, {width, height_px});
  EXPECT_EQ(found.back().kind, Cover::Kind::strip);
  EXPECT_EQ(found.back().area.low, glm::dvec2(0));
}

TEST(PictureCovers, RowsOfTheTimesThatComeAndGoMoveNothing) {
  const auto height = [](float rows) {
    return covers_of({{"hud", {640, 12, 148, 16 + 17 * rows}}}, render::Scene{}, {width, height_px}).back().area.high.y;
  };
  EXPECT_EQ(height(6), height(9));
  EXPECT_EQ(height(2), height(3));
  EXPECT_LT(height(3), height(6));
}

TEST(PictureCovers, FurnitureStandsInTheLowerRightCorner) {
  render::Scene scene;
  const auto top = [&] { return covers_of({}, scene, {width, height_px}).at(0).area.low.y; };
  const double words = top();
  EXPECT_LT(words, 1);
  scene.legend = {{"one"}, {"another, of a later step"}};
  EXPECT_EQ(top(), words) << "the picture does not move with each word of a legend";
  scene.color_bar.emplace();
  EXPECT_LT(top(), words);
  scene.show_scale_bar = false;
  scene.legend.clear();
  scene.color_bar.reset();
  EXPECT_TRUE(covers_of({}, scene, {width, height_px}).empty());
}

TEST(PictureCovers, ALongLegendTakesMoreRoom) {
  render::Scene scene;
  const auto top = [&] { return covers_of({}, scene, {width, height_px}).at(0).area.low.y; };
  scene.legend = {{"one"}, {"two"}};
  const double few = top();
  scene.legend.push_back({"three"});
  const double many = top();
  EXPECT_LT(many, few);
  scene.legend.resize(7);
  EXPECT_EQ(top(), many) << "rows that come and go move nothing";
}

TEST(PictureCovers, ALegendOfLongWordsIsWider) {
  render::Scene scene;
  const auto left = [&] { return covers_of({}, scene, {width, height_px}).at(0).area.low.x; };
  scene.legend = {{"node"}};
  const double narrow = left();
  scene.legend.push_back({"so far: 5 nodes, 1.04 references per triangle, cost 58972"});
  const double wide = left();
  EXPECT_LT(wide, narrow);
  EXPECT_GT(wide, 0.45) << "it is wrapped";
  scene.legend.back().text += "4";
  EXPECT_EQ(left(), wide) << "a digit more moves nothing";
}

TEST(PictureCovers, BarsInTheCornerOfAPictureInSpaceHaveTheirRoom) {
  render::Scene scene;
  scene.show_scale_bar = false;
  scene.bars.emplace();
  const std::vector<Cover> found = covers_of({}, scene, {width, height_px});
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].area.low.x, 0);
  EXPECT_EQ(found[0].area.high.y, 1);
  EXPECT_LT(found[0].area.low.y, 0.75);
  EXPECT_GT(found[0].area.high.x, 0.3);
  EXPECT_LT(found[0].area.high.x, 0.6);
}

TEST(PictureCovers, NothingIsOutsideOfASmallPicture) {
  render::Scene scene;
  scene.color_bar.emplace();
  for (const Cover& cover : covers_of(panels, scene, {120, 90})) {
    EXPECT_GE(cover.area.low.x, 0);
    EXPECT_GE(cover.area.low.y, 0);
    EXPECT_LE(cover.area.high.x, 1);
    EXPECT_LE(cover.area.high.y, 1);
  }
}

}  // namespace
}  // namespace ws::app
