// What lies over the picture, as the camera is told of it: panels, the times, and the furniture of the lower right corner.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/picture_covers.h"

#include "render/layers/furniture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::app {
namespace {

/// Notes which grounds are drawn: those of legend and colour bar have the theme's background.
class GroundCanvas final : public render::Canvas {
 public:
  GroundCanvas(render::Font& font, const render::Scene& scene) : Canvas(font), ground_(scene.theme.background) {}
  void box(glm::dvec2 low, glm::dvec2 high, render::Rgba color, double radius) override {
    const bool is_ground = radius > 3.5 && std::equal(color.begin(), color.begin() + 3, ground_.begin());
    if (is_ground) grounds.push_back({low, high});
  }
  void line(glm::dvec2, glm::dvec2, double, render::Rgba) override {}
  void text(std::string_view, glm::dvec2, render::Align, double, render::Rgba, render::Rgba, double) override {}
  std::vector<render::Area> grounds;

 private:
  std::array<std::uint8_t, 4> ground_;
};

/// Where legend and colour bar are drawn, as parts of the picture.
std::vector<render::Area> drawn_grounds(const render::Scene& scene, QSize size) {
  render::Font font;
  GroundCanvas canvas(font, scene);
  render::Camera camera;
  camera.planar = scene.planar;
  camera.frame(scene.box, static_cast<float>(size.width()) / static_cast<float>(size.height()));
  render::draw_furniture(canvas, scene, render::View(camera, scene.box, size.width(), size.height(), 1));
  const glm::dvec2 picture{size.width(), size.height()};
  for (render::Area& ground : canvas.grounds) ground = {ground.low / picture, ground.high / picture};
  return canvas.grounds;
}

/// A legend as long as those of steps in a tree, in a long language.
render::Scene scene_with(std::size_t rows, bool has_bar, bool is_planar) {
  render::Scene scene;
  scene.box = {{-1, -1, -1}, {1, 1, 1}};
  scene.planar = is_planar;
  for (std::size_t i = 0; i < rows; ++i)
    scene.legend.push_back({i == 0   ? "bisher: 1234 Knoten, 1.04 Verweise je Dreieck, Kosten 58972.5"
                            : i == 1 ? "linkes Kind"
                                     : "Ausdehnungen beginnen"});
  if (has_bar) scene.color_bar = {"viridis", "Abstand vom Mittelpunkt der Kugel", 0, 0.5};
  return scene;
}

constexpr int width = 800, height_px = 400;
const std::map<std::string, OverlayRect> panels{{"panel.pinned", {54, 26, 300, 100}}, {"hud", {640, 12, 148, 50}}};

TEST(PictureCovers, PanelsAndTimesAreInTheUpperCorners) {
  render::Scene scene;
  scene.show_scale_bar = false;
  const std::vector<Cover> found = covers_of(panels, {scene}, {width, height_px});
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
      covers_of({{"panel.folded", {54, 26, 78, 31}}, {"hud", {640, 12, 148, 50}}}, {}, {width, height_px});
  EXPECT_EQ(found.back().kind, Cover::Kind::strip);
  EXPECT_EQ(found.back().area.low, glm::dvec2(0));
}

TEST(PictureCovers, RowsOfTheTimesThatComeAndGoMoveNothing) {
  const auto height = [](float rows) {
    return covers_of({{"hud", {640, 12, 148, 16 + 17 * rows}}}, {}, {width, height_px}).back().area.high.y;
  };
  EXPECT_EQ(height(6), height(9));
  EXPECT_EQ(height(2), height(3));
  EXPECT_LT(height(3), height(6));
}

TEST(PictureCovers, FurnitureStandsInTheLowerRightCorner) {
  render::Scene scene;
  const auto top = [&] {
    double highest = 1;
    for (const Cover& cover : covers_of({}, {scene}, {width, height_px})) highest = std::min(highest, cover.area.low.y);
    return highest;
  };
  const double words = top();
  EXPECT_LT(words, 1);
  scene.legend = {{"one"}, {"another, of a later step"}};
  EXPECT_EQ(top(), words) << "the picture does not move with each word of a legend";
  scene.color_bar.emplace();
  EXPECT_LT(top(), words);
  scene.show_scale_bar = false;
  scene.legend.clear();
  scene.color_bar.reset();
  EXPECT_TRUE(covers_of({}, {scene}, {width, height_px}).empty());
}

TEST(PictureCovers, ALongLegendTakesMoreRoom) {
  render::Scene scene;
  const auto top = [&] { return covers_of({}, {scene}, {width, height_px}).at(0).area.low.y; };
  scene.legend = {{"one"}, {"two"}};
  const double few = top();
  scene.legend.resize(3);
  const double three = top();
  EXPECT_LT(three, few);
  scene.legend.resize(4);
  const double five = top();
  EXPECT_LT(five, three);
  scene.legend.resize(5);
  EXPECT_EQ(top(), five);
  scene.legend.resize(6);
  const double many = top();
  EXPECT_LT(many, five);
  scene.legend.resize(8);
  EXPECT_EQ(top(), many) << "rows that come and go move nothing";
  scene.legend.resize(11);
  EXPECT_LT(top(), many);
}

TEST(PictureCovers, TheyHoldTheFurnitureAsItIsDrawn) {
  for (const QSize size : {QSize(318, 300), QSize(640, 480), QSize(768, 480), QSize(1366, 768), QSize(1600, 900)})
    for (const std::size_t rows : {0, 1, 2, 4, 7, 8, 12})
      for (const bool has_bar : {false, true})
        for (const bool is_planar : {false, true}) {
          if (rows > 8 && size.height() <= 480) continue;  // they do not all stand above each other
          const render::Scene scene = scene_with(rows, has_bar, is_planar);
          const std::vector<Cover> covers = covers_of({}, {scene}, size);
          for (const render::Area& ground : drawn_grounds(scene, size)) {
            double held = 0;
            for (const Cover& cover : covers) held += cover.area.common(ground);
            EXPECT_GT(held, 0.9 * ground.size().x * ground.size().y)
                << rows << " rows" << (has_bar ? " and a bar" : "") << (is_planar ? " in the plane" : " in space") << ", "
                << size.width() << " x " << size.height();
          }
        }
}

TEST(PictureCovers, OfTwoPicturesBesideEachOtherTheyHoldWhatIsDrawnInEither) {
  const QSize size(768, 480);
  render::Scene wide, high;
  wide.box = high.box = {{-1, -1, -1}, {1, 1, 1}};
  wide.show_scale_bar = high.show_scale_bar = false;
  wide.legend = {{"so far: 5 nodes, 1.04 references per triangle, cost 58972"}};
  high.legend = {{"one"}, {"two"}, {"three"}, {"four"}, {"five"}, {"six"}};
  const std::vector<Cover> covers = covers_of({}, {wide, high}, size);
  for (const render::Scene& scene : {wide, high})
    for (const render::Area& ground : drawn_grounds(scene, size)) {
      const auto holds = [&](const Cover& cover) {
        return cover.area.common(ground) > 0.9 * ground.size().x * ground.size().y;
      };
      EXPECT_TRUE(std::any_of(covers.begin(), covers.end(), holds));
    }
  EXPECT_EQ(covers_of({}, {wide, wide}, size).size(), 1u);
}

TEST(PictureCovers, AColorBarOfFewLettersTakesLittle) {
  render::Scene scene;
  scene.box = {{-1, -1, -1}, {1, 1, 1}};
  scene.show_scale_bar = false;
  scene.color_bar = {"viridis", "r", 0, 1.234e-5};
  const QSize size(640, 480);
  const std::vector<Cover> covers = covers_of({}, {scene}, size);
  ASSERT_EQ(covers.size(), 1u);
  EXPECT_GT(covers[0].area.low.x, 1 - 150.0 / size.width());
  const std::vector<render::Area> grounds = drawn_grounds(scene, size);
  ASSERT_FALSE(grounds.empty());
  for (const render::Area& ground : grounds) EXPECT_GT(covers[0].area.common(ground), 0.9 * ground.size().x * ground.size().y);
}

TEST(PictureCovers, TheyLieOverABoxAsItIsSeen) {
  const std::vector<Cover> corner{{Cover::Kind::furniture, {{0.8, 0.8}, {1, 1}}}};
  const auto with_camera = [&](const render::Box& box, const render::Box& framed, bool planar, float aspect) {
    render::Camera camera;
    camera.planar = planar;
    camera.frame(framed, aspect);
    return lie_over(corner, box, camera, aspect);
  };
  const render::Box flat{{-1, -1, 0}, {1, 1, 0}}, solid{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_TRUE(with_camera(flat, flat, true, 1)) << "it fills the picture";
  EXPECT_FALSE(with_camera(flat, flat, true, 3)) << "it is in the middle";
  EXPECT_TRUE(with_camera({{3, -1, 0}, {4, -0.5, 0}}, flat, true, 3)) << "what is there is in the corner";
  EXPECT_FALSE(with_camera(solid, solid, false, 1)) << "it is seen from a corner: those of the picture are free";
  EXPECT_TRUE(with_camera(solid, {{-0.3f, -0.3f, -0.3f}, {0.3f, 0.3f, 0.3f}}, false, 1));
  EXPECT_FALSE(lie_over({}, flat, render::Camera(), 1));
}

TEST(PictureCovers, ALegendOfLongWordsIsWider) {
  render::Scene scene;
  const auto left = [&] { return covers_of({}, {scene}, {width, height_px}).at(0).area.low.x; };
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
  const std::vector<Cover> found = covers_of({}, {scene}, {width, height_px});
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
  for (const Cover& cover : covers_of(panels, {scene}, {120, 90})) {
    EXPECT_GE(cover.area.low.x, 0);
    EXPECT_GE(cover.area.low.y, 0);
    EXPECT_LE(cover.area.high.x, 1);
    EXPECT_LE(cover.area.high.y, 1);
  }
}

}  // namespace
}  // namespace ws::app
