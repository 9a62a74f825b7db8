// The camera beside what covers the picture: in the largest room, and only where that costs little of the picture's size.
// SPDX-License-Identifier: MIT
#include "app/session/framing/framing.h"

#include "render/scene/view.h"
#include "tests/app/support/fake_experiment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace ws::test {

namespace {

using app::Cover;

struct FlatPicture final : Picture {};

Bounds bounds_of(const render::Box& box) { return {{box.low.x, box.low.y, box.low.z}, {box.high.x, box.high.y, box.high.z}}; }

/// A picture of any shape, about the origin.
class SheetWorkspace final : public app::Workspace {
 public:
  explicit SheetWorkspace(float half_width, bool has_words = false) : half_width_(half_width), has_words_(has_words) {}
  [[nodiscard]] const Experiment& experiment() const override { return fake_workspace().experiment(); }
  [[nodiscard]] render::Box box() const { return {{-half_width_, -1, 0}, {half_width_, 1, 0}}; }
  [[nodiscard]] render::Scene scene(const Picture&, const ParameterSet&) const override {
    render::Scene scene;
    scene.box = box();
    scene.labels = labels;
    return scene;
  }
  std::vector<render::Label> labels;
  [[nodiscard]] render::Camera camera_before(const render::Box& whole, const Picture&, const ParameterSet&,
                                             float aspect) const override {
    render::Camera camera;
    camera.planar = true;
    camera.frame(whole, aspect);
    return camera;
  }
  [[nodiscard]] bool needs_upper_right_corner(const Picture&, const ParameterSet&) const override { return has_words_; }

 private:
  float half_width_;
  bool has_words_;
};

/// A box in space.
class BoxWorkspace final : public app::Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { return fake_workspace().experiment(); }
  [[nodiscard]] render::Scene scene(const Picture&, const ParameterSet&) const override {
    render::Scene scene;
    scene.planar = false;
    scene.box = box;
    return scene;
  }
  [[nodiscard]] render::Camera camera_before(const render::Box& whole, const Picture&, const ParameterSet&,
                                             float aspect) const override {
    render::Camera camera;
    camera.frame(whole, aspect);
    return camera;
  }
  [[nodiscard]] bool says_where_eye_is(const ParameterSet&) const override { return is_placed; }

  render::Box box{{-1, -2, -1}, {1, 2, 1.5f}};
  bool is_placed = false;
};

class FramingTest : public ::testing::Test {
 protected:
  void frame(const SheetWorkspace& workspace, float aspect, const std::vector<Cover>& covers) {
    framing.set_shape(aspect, covers);
    picture.bounds = bounds_of(workspace.box());
    framing.choose({workspace, picture, view});
    aspect_ = aspect;
    box_ = workspace.box();
  }
  /// Where the sheet lies, in parts of the picture.
  [[nodiscard]] render::Area seen() const {
    const render::Camera& c = framing.camera();
    const double height = 2.0 * c.distance, width = height * aspect_;
    return {{0.5 + (box_.low.x - c.target.x) / width, 0.5 - (box_.high.y - c.target.y) / height},
            {0.5 + (box_.high.x - c.target.x) / width, 0.5 - (box_.low.y - c.target.y) / height}};
  }
  [[nodiscard]] bool is_covered_by(const Cover& cover) const { return seen().common(cover.area) > 1e-6; }

  FlatPicture picture;
  ParameterSet view = fake_workspace().experiment().view_parameters();
  app::Framing framing;
  float aspect_ = 1;
  render::Box box_;
};

const Cover sliders{Cover::Kind::sliders, {{0, 0}, {0.4, 0.3}}};
const Cover times{Cover::Kind::times, {{0.8, 0}, {1, 0.4}}};
const Cover legend{Cover::Kind::furniture, {{0.75, 0.8}, {1, 1}}};

TEST_F(FramingTest, ASquareStandsBetweenThePanelsWithoutLoss) {
  frame(SheetWorkspace(1), 2.6f, {sliders, legend, times});
  EXPECT_FALSE(is_covered_by(sliders) || is_covered_by(times) || is_covered_by(legend));
  const double whole = seen().size().y;
  frame(SheetWorkspace(1), 2.6f, {});
  EXPECT_NEAR(seen().size().y, whole, 0.1 * whole);
}

TEST_F(FramingTest, AWideSheetStandsBelowThePanels) {
  frame(SheetWorkspace(3), 1.6f, {sliders});
  EXPECT_GT(seen().low.y, 0.3) << "not in the 60 % beside them";
  EXPECT_NEAR(0.5 * (seen().low.x + seen().high.x), 0.5, 1e-6);
}

TEST_F(FramingTest, RoomForFurnitureMayNotCostMuch) {
  const Cover wide_legend{Cover::Kind::furniture, {{0.4, 0.4}, {1, 1}}};
  frame(SheetWorkspace(1.6f), 1.6f, {wide_legend});
  EXPECT_TRUE(is_covered_by(wide_legend));
  EXPECT_NEAR(seen().size().x, 1 / 1.12, 1e-4);
  frame(SheetWorkspace(1.6f), 1.6f, {{Cover::Kind::sliders, wide_legend.area}});
  EXPECT_FALSE(is_covered_by(wide_legend)) << "words must be seen";
}

TEST_F(FramingTest, FurnitureIsWorthThreeTenthsOfTheSize) {
  const Cover low_legend{Cover::Kind::furniture, {{0.2, 0.72}, {1, 1}}};
  frame(SheetWorkspace(1.6f), 1.6f, {low_legend});
  EXPECT_FALSE(is_covered_by(low_legend));
  EXPECT_NEAR(seen().size().x, 0.72 / 1.12, 1e-4);
  const Cover higher{Cover::Kind::furniture, {{0.2, 0.68}, {1, 1}}};
  frame(SheetWorkspace(1.6f), 1.6f, {higher});
  EXPECT_TRUE(is_covered_by(higher)) << "more is too much";
}

TEST_F(FramingTest, ItIsKnownWhetherFurnitureFindsRoom) {
  const auto finds_room = [&](const Cover& furniture, float aspect) {
    const SheetWorkspace sheet(1);
    frame(sheet, aspect, {sliders, furniture});
    return framing.keeps_off_furniture({sheet, picture, view});
  };
  EXPECT_TRUE(finds_room(legend, 2.6f));
  EXPECT_FALSE(finds_room({Cover::Kind::furniture, {{0.3, 0.3}, {1, 1}}}, 1));
}

TEST_F(FramingTest, ItIsKnownWhetherFurnitureCostsMuch) {
  const SheetWorkspace sheet(1);
  const app::Framing::Subject subject{sheet, picture, view};
  frame(sheet, 1, {{Cover::Kind::furniture, {{0.85, 0.6}, {1, 1}}}});
  EXPECT_TRUE(framing.keeps_off_furniture(subject)) << "beside it the sheet has 85 % of its size";
  EXPECT_TRUE(framing.keeps_off_furniture(subject, 0.8f));
  EXPECT_FALSE(framing.keeps_off_furniture(subject, 0.9f));
  frame(sheet, 2, {{Cover::Kind::furniture, {{0.85, 0.6}, {1, 1}}}});
  EXPECT_TRUE(framing.keeps_off_furniture(subject, 0.99f)) << "in a wide picture it costs nothing";
}

/// In small pictures, whose margins are narrower than the numbers; of a narrow one they have no more than a share.
TEST_F(FramingTest, NoDataLieOverTheNumbersOfAxes) {
  const SheetWorkspace sheet(2);
  picture.bounds = bounds_of(sheet.box());
  aspect_ = 1.5f;
  box_ = sheet.box();
  for (const float height_px : {100.0f, 160.0f, 240.0f, 800.0f}) {
    const double width_px = 1.5 * height_px;
    framing.set_shape(aspect_, {}, height_px);
    framing.choose({sheet, picture, view});
    const render::Area area = seen();
    EXPECT_GE(area.low.x * width_px, std::min(51.0, 0.15 * width_px) - 0.6) << height_px;
    EXPECT_LE(area.high.y * height_px, height_px - 18 + 0.6) << height_px;
    EXPECT_LE(area.high.x, 1) << height_px;
  }
  EXPECT_NEAR(seen().size().x, 1 / 1.12, 1e-3) << "a large one is framed as ever";
}

TEST_F(FramingTest, WordsInTheUpperRightCornerStandBesideTheTimes) {
  const Cover large_times{Cover::Kind::times, {{0.6, 0}, {1, 0.6}}};
  frame(SheetWorkspace(1.6f), 1.6f, {large_times});
  EXPECT_TRUE(is_covered_by(large_times));
  frame(SheetWorkspace(1.6f, true), 1.6f, {large_times});
  EXPECT_FALSE(is_covered_by(large_times));
}

/// A legend that grows, but not so far that it would lie over something, moves nothing; nor does one that becomes smaller.
TEST_F(FramingTest, InThePlaneTooACameraThatStandsWellMayStay) {
  const auto taller = [](double by) { return Cover{Cover::Kind::furniture, {{0.75, 0.8 - by}, {1, 1}}}; };
  const SheetWorkspace sheet(3);
  const app::Framing::Subject subject{sheet, picture, view};
  frame(sheet, 1.6f, {sliders, legend});
  const render::Camera chosen = framing.camera();
  EXPECT_TRUE(framing.stands_well(subject));
  framing.set_shape(1.6f, {sliders, taller(0.02)});
  EXPECT_TRUE(framing.stands_well(subject));
  framing.set_shape(1.6f, {sliders, taller(0.06)});
  EXPECT_FALSE(framing.stands_well(subject)) << "it lies over the sheet";
  framing.choose(subject);
  EXPECT_FALSE(framing.camera() == chosen);
  framing.set_shape(1.6f, {sliders, legend});
  EXPECT_FALSE(framing.whole(subject) == framing.camera()) << "another would be chosen now";
  EXPECT_TRUE(framing.stands_well(subject));
  render::Camera moved = framing.camera();
  moved.distance *= 1.5f;
  framing.set_camera(moved);
  EXPECT_FALSE(framing.stands_well(subject)) << "it could be much larger";
}

TEST_F(FramingTest, APictureStepsAsideByNoMoreThanItMust) {
  const SheetWorkspace sheet(1);
  const app::Framing::Subject subject{sheet, picture, view};
  frame(sheet, 2.6f, {});
  const render::Area before = seen();
  const auto reaching = [&](double x) { return Cover{Cover::Kind::furniture, {{x, 0.5}, {1, 1}}}; };
  framing.set_shape(2.6f, {reaching(before.high.x - 0.01)});
  ASSERT_FALSE(framing.stands_well(subject));
  ASSERT_TRUE(framing.step_aside(subject));
  EXPECT_NEAR(seen().high.x, before.high.x - 0.01, 2e-4);
  EXPECT_NEAR(seen().low.y, before.low.y, 1e-6);
  EXPECT_TRUE(framing.is_chosen(subject));
  const render::Camera there = framing.camera();
  framing.set_shape(2.6f, {{Cover::Kind::sliders, {{0, 0}, {1, 0.3}}}});
  EXPECT_FALSE(framing.step_aside(subject)) << "no room is as large";
  EXPECT_EQ(framing.camera(), there);
}

TEST_F(FramingTest, WhatLeavesNoRoomIsLetLieOverIt) {
  const Cover all{Cover::Kind::sliders, {{0, 0}, {1, 1}}};
  frame(SheetWorkspace(1), 2.6f, {all, times});
  EXPECT_FALSE(is_covered_by(times)) << "room is made for what leaves some";
}

TEST_F(FramingTest, AllCoversTogetherLeaveAtLeastAThird) {
  const std::vector<Cover> many{{Cover::Kind::sliders, {{0, 0}, {0.5, 1}}}, {Cover::Kind::times, {{0.5, 0}, {1, 0.8}}}};
  frame(SheetWorkspace(1.6f, true), 1.6f, many);
  EXPECT_GE(seen().size().y, 0.3 / 1.12 - 1e-6);
}

TEST_F(FramingTest, ABoxInSpaceStandsBesideThePanels) {
  const BoxWorkspace workspace;
  picture.bounds = bounds_of(workspace.box);
  const app::Framing::Subject subject{workspace, picture, view};
  constexpr float aspect = 2.0f;
  const auto area = [&](const render::Camera& camera) {
    constexpr int width = 1000, height = 500;
    const render::View seen(camera, workspace.box, width, height, 1);
    render::Area area{glm::dvec2(1e9), glm::dvec2(-1e9)};
    for (int i = 0; i < 8; ++i) {
      const glm::vec3 &l = workspace.box.low, &h = workspace.box.high;
      const glm::dvec2 at = *seen.pixel({i & 1 ? h.x : l.x, i & 2 ? h.y : l.y, i & 4 ? h.z : l.z}) / glm::dvec2(width, height);
      area = {glm::min(area.low, at), glm::max(area.high, at)};
    }
    return area;
  };
  framing.set_shape(aspect, {});
  framing.choose(subject);
  const render::Camera uncovered = framing.camera();
  EXPECT_EQ(uncovered, workspace.default_camera(picture, view, aspect)) << "bit for bit where nothing covers it";
  EXPECT_GT(area(uncovered).high.x, 0.68);

  const Cover column{Cover::Kind::furniture, {{0.7, 0.2}, {1, 1}}};
  framing.set_shape(aspect, {column});
  framing.choose(subject);
  const render::Camera beside = framing.camera();
  EXPECT_LT(area(beside).common(column.area), 1e-6);
  EXPECT_EQ(beside.yaw, uncovered.yaw);
  EXPECT_EQ(beside.target, uncovered.target) << "it turns about the same point";
  EXPECT_LT(beside.distance, 1.25f * uncovered.distance);
  EXPECT_TRUE(framing.is_chosen(subject));
  render::Camera turned = beside;
  turned.orbit(50, 10);
  framing.set_camera(turned);
  EXPECT_NE(framing.camera().aside, glm::vec2(0)) << "it turns where it stands";
  EXPECT_EQ(framing.for_file(subject, {workspace.scene(picture, view)}, {1000, 500}).aside, glm::vec2(0))
      << "what lies over the picture is in no file";
  framing.choose(subject);

  framing.set_shape(aspect, {{Cover::Kind::furniture, {{0.25, 0}, {1, 1}}}});
  framing.choose(subject);
  EXPECT_EQ(framing.camera(), uncovered) << "room for furniture may not cost much";

  BoxWorkspace placed;
  placed.is_placed = true;
  framing.set_shape(aspect, {column});
  framing.choose({placed, picture, view});
  EXPECT_EQ(framing.camera(), uncovered) << "the view says where the eye is";
  EXPECT_TRUE(framing.stands_well({placed, picture, view}));
  framing.set_camera(beside);
  EXPECT_FALSE(framing.stands_well({placed, picture, view})) << "and there it is to be";
}

/// A notice above the picture comes and goes: its upper edge moves, and the data stay where they are on the screen.
TEST_F(FramingTest, APictureStaysWhereItIsWhileItsUpperEdgeMoves) {
  constexpr float width_px = 900, tall_px = 360, low_px = 330;
  const SheetWorkspace sheet(3);
  picture.bounds = bounds_of(sheet.box());
  const app::Framing::Subject subject{sheet, picture, view};
  const auto covers = [](float height_px) {
    return std::vector<Cover>{{Cover::Kind::sliders, {{0, 0}, {0.3, 80.0 / height_px}}}};
  };
  const auto from_below = [&](float height_px) {  // the pixel of a place of the picture
    const render::Camera& camera = framing.camera();
    return (0.5f - camera.target.y + camera.distance) * height_px / (2 * camera.distance);
  };
  framing.set_shape(width_px / low_px, covers(low_px), low_px);
  framing.choose(subject);
  const float before = from_below(low_px);
  framing.set_shape(width_px / tall_px, covers(tall_px), tall_px);
  ASSERT_TRUE(framing.stay_at_lower_edge(subject, low_px));
  EXPECT_NEAR(from_below(tall_px), before, 0.01);
  EXPECT_TRUE(framing.is_chosen(subject));
  framing.set_shape(width_px / low_px, covers(low_px), low_px);
  ASSERT_TRUE(framing.stay_at_lower_edge(subject, tall_px));
  EXPECT_NEAR(from_below(low_px), before, 0.01);
  const render::Camera there = framing.camera();
  framing.set_shape(width_px / 100, {}, 100);
  EXPECT_FALSE(framing.stay_at_lower_edge(subject, low_px)) << "it would reach beyond the picture";
  EXPECT_EQ(framing.camera(), there);
}

/// A drag has chosen where the picture stands, and a notice comes above it: what was dragged must not go under the notice.
TEST_F(FramingTest, AHandleThatWasLetGoOfStaysInThePicture) {
  constexpr float width_px = 900, tall_px = 360, low_px = 300;
  const SheetWorkspace sheet(1);
  picture.bounds = bounds_of(sheet.box());
  framing.set_shape(width_px / tall_px, {}, tall_px);
  framing.choose({sheet, picture, view});
  const render::Camera before = framing.camera();
  const auto from_top = [&](const glm::vec3& place, float height_px) {
    const render::Camera& camera = framing.camera();
    return (camera.target.y + camera.distance - place.y) * height_px / (2 * camera.distance);
  };
  const auto place_below_top = [&](float pixels) {
    return glm::vec3(0, before.target.y + before.distance - pixels * 2 * before.distance / tall_px, 0);
  };
  const glm::vec3 low = place_below_top(100), high = place_below_top(30), unseen = place_below_top(-30);
  framing.set_shape(width_px / low_px, {}, low_px);
  framing.stand_at_lower_edge(tall_px, low);
  EXPECT_NEAR(from_top(low, low_px), 100 - (tall_px - low_px), 0.01) << "on the screen it stays where it is";
  EXPECT_LT(from_top(high, low_px), 0);

  framing.set_camera(before);
  framing.stand_at_lower_edge(tall_px, unseen);
  EXPECT_LT(from_top(high, low_px), 0) << "it was not seen before";
  framing.set_camera(before);
  framing.stand_at_lower_edge(tall_px, high);
  EXPECT_NEAR(from_top(high, low_px), 30 * low_px / tall_px, 0.01);
  EXPECT_TRUE(framing.is_chosen({sheet, picture, view}));
}

TEST_F(FramingTest, ALineMoreOfTheLegendMovesNothingInSpace) {
  const BoxWorkspace workspace;
  picture.bounds = bounds_of(workspace.box);
  const app::Framing::Subject subject{workspace, picture, view};
  constexpr float aspect = 2, height_px = 400;
  const auto below = [](double top) { return Cover{Cover::Kind::furniture, {{0.6, top}, {1, 1}}}; };
  framing.set_shape(aspect, {sliders, below(0.7)}, height_px);
  framing.choose(subject);
  EXPECT_TRUE(framing.differs_at_most_in_furniture(aspect, {sliders, below(0.69)}, height_px));
  EXPECT_FALSE(framing.differs_at_most_in_furniture(aspect, {below(0.7)}, height_px)) << "panels went";
  EXPECT_FALSE(framing.differs_at_most_in_furniture(1.5f * aspect, {sliders, below(0.7)}, height_px)) << "another shape";
  const auto stands_well = [&](const std::vector<Cover>& covers) {
    framing.set_shape(aspect, covers, height_px);
    return framing.stands_well(subject);
  };
  EXPECT_TRUE(stands_well({sliders, below(0.69)}));
  EXPECT_TRUE(stands_well({sliders, below(0.72)})) << "nor one less";
  EXPECT_FALSE(stands_well({sliders, below(0.4)})) << "it would lie over the box";
  const auto all_below = [](double top) { return Cover{Cover::Kind::furniture, {{0, top}, {1, 1}}}; };
  framing.set_shape(aspect, {all_below(0.75)}, height_px);
  framing.choose(subject);
  EXPECT_FALSE(stands_well({all_below(0.98)})) << "it could be much larger";
  framing.choose(subject);
  EXPECT_TRUE(framing.stands_well(subject));
  render::Camera moved = framing.camera();
  moved.orbit(10, 0);
  framing.set_camera(moved);
  EXPECT_FALSE(framing.stands_well(subject)) << "another direction";
  moved = framing.chosen();
  moved.fov_y *= 0.5f;
  framing.set_camera(moved);
  EXPECT_FALSE(framing.stands_well(subject)) << "another lens";
  framing.set_camera(framing.whole(subject));
  EXPECT_TRUE(framing.stands_well(subject)) << "also where the user asked for all";

  const SheetWorkspace sheet(1);
  frame(sheet, aspect, {sliders, below(0.7)});
  EXPECT_TRUE(framing.stands_well({sheet, picture, view}));
  framing.set_shape(aspect, {{Cover::Kind::sliders, {{0, 0}, {0.6, 0.6}}}});
  EXPECT_FALSE(framing.stands_well({sheet, picture, view})) << "flat ones fill their room";
}

TEST_F(FramingTest, WordsAboveThePictureKeepOffTheStrip) {
  const Cover strip{Cover::Kind::strip, {{0, 0}, {0.25, 0.2}}};
  SheetWorkspace workspace(1.6f);
  workspace.labels = {{{-1.6f, 1, 0}, "first line\nsecond line\nthird line"}};
  const auto words = [&] {  // three lines of 16 pixels, 8 above the corner
    return render::Area{{seen().low.x, seen().low.y - 56 / 400.0}, {seen().low.x + 0.1, seen().low.y}};
  };
  framing.set_shape(1.6f, {strip}, 400);
  picture.bounds = bounds_of(workspace.box());
  framing.choose({workspace, picture, view});
  aspect_ = 1.6f;
  box_ = workspace.box();
  EXPECT_LT(words().common(strip.area), 1e-6);
  EXPECT_GT(words().low.y, -1e-6) << "nor are they cut";
  const double with_words = seen().size().y;
  workspace.labels.clear();
  framing.choose({workspace, picture, view});
  EXPECT_GT(seen().size().y, with_words);
}

/// As three triangulations at 640 x 480: the room above the legend is too low for words, and was taken since they were not
/// counted there.
TEST_F(FramingTest, ARoomThatIsTooLowForWordsIsNotTaken) {
  constexpr float aspect = 2.645f, height_px = 242;
  const std::vector<Cover> covers{{Cover::Kind::furniture, {{0.688, 0.582}, {1, 1}}},
                                  {Cover::Kind::times, {{0.716, 0}, {1, 0.397}}},
                                  {Cover::Kind::strip, {{0, 0}, {0.206, 0.24}}}};
  SheetWorkspace workspace(5);
  const std::string title = "a title of three lines\nsecond line\nthird line";
  workspace.labels = {{{-5, 1, 0}, title}};
  picture.bounds = bounds_of(workspace.box());
  framing.set_shape(aspect, covers, height_px);
  framing.choose({workspace, picture, view});
  aspect_ = aspect;
  box_ = workspace.box();
  const auto expect_free = [&](int lines) {
    const double height = (lines * 16 + 8) / double(height_px);
    constexpr double half_pixel = 0.5 / height_px;
    const render::Area words{{seen().low.x, seen().low.y - height + half_pixel}, {seen().low.x + 0.2, seen().low.y}};
    for (const Cover& cover : covers) EXPECT_EQ(words.common(cover.area), 0) << lines;
    EXPECT_GT(words.low.y, 0) << lines;
  };
  expect_free(3);
  // Two more of about the same place: each rises above the one before it.
  for (const float place : {-4.9f, -4.8f}) {
    workspace.labels.push_back({{place, 1, 0}, "second"});
    workspace.labels.back().may_rise = true;
  }
  framing.choose({workspace, picture, view});
  expect_free(5);
}

/// As three triangulations in a file of 320 x 200: data may be read through a legend, words that are cut may not be read.
TEST_F(FramingTest, WordsAreNotCutForTheSakeOfFurniture) {
  constexpr float aspect = 1.6f, height_px = 200;
  const Cover legend_below{Cover::Kind::furniture, {{0.4, 0.4}, {1, 1}}};
  SheetWorkspace workspace(3);
  picture.bounds = bounds_of(workspace.box());
  aspect_ = aspect;
  box_ = workspace.box();
  framing.set_shape(aspect, {legend_below}, height_px);
  framing.choose({workspace, picture, view});
  EXPECT_FALSE(is_covered_by(legend_below));
  workspace.labels = {{{-3, 1, 0}, "a title of three lines\nsecond line\nthird line"}};
  framing.choose({workspace, picture, view});
  constexpr double words_px = 56, half_pixel = 0.5;
  EXPECT_GE(seen().low.y * height_px, words_px - half_pixel);
  EXPECT_TRUE(is_covered_by(legend_below)) << "there is no room for both";
}

TEST_F(FramingTest, WordsHaveRoomWhereNothingCoversThePicture) {
  SheetWorkspace workspace(1);
  workspace.labels = {{{-1, 1, 0}, "a title of three lines\nsecond line\nthird line"}};
  picture.bounds = bounds_of(workspace.box());
  aspect_ = 1.6f;
  box_ = workspace.box();
  constexpr float height_px = 400;
  framing.set_shape(aspect_, {}, height_px);
  framing.choose({workspace, picture, view});
  constexpr double words_px = 56, half_pixel = 0.5;
  EXPECT_GE(seen().low.y * height_px, words_px - half_pixel);
}

TEST_F(FramingTest, WordsStandBesideTheNumbersOfAnAxis) {
  SheetWorkspace workspace(1.6f);
  workspace.labels = {{{-1.6f, 1, 0}, "first line"}};
  constexpr double width = 200 * 1.6, numbers = 40, before_words = 8;
  picture.bounds = bounds_of(workspace.box());
  framing.set_shape(1.6f, {{Cover::Kind::strip, {{0, 0}, {0.25, 0.2}}}}, 200);
  framing.choose({workspace, picture, view});
  aspect_ = 1.6f;
  box_ = workspace.box();
  EXPECT_GE(seen().low.x * width + before_words, numbers);
  EXPECT_LE(seen().high.x, 1);
}

TEST_F(FramingTest, WhatIsBesideIsSeenToo) {
  const SheetWorkspace workspace(1);
  frame(workspace, 1.6f, {times});
  const render::Camera alone = framing.camera();
  framing.set_beside(render::Box{{-1, -1, 0}, {4, 1, 0}});
  EXPECT_TRUE(framing.is_chosen({workspace, picture, view}));
  EXPECT_TRUE(framing.choose({workspace, picture, view}));
  box_ = {{-1, -1, 0}, {4, 1, 0}};
  EXPECT_GE(seen().low.x, 0);
  EXPECT_LE(seen().high.x, 1);
  EXPECT_FALSE(is_covered_by(times));
  render::Scene scene = workspace.scene(picture, view);
  scene.legend = {{"what a color means", {}}};
  framing.set_camera(framing.for_file({workspace, picture, view}, {scene}, {800, 400}));
  aspect_ = 2;
  EXPECT_GE(seen().low.x, 0) << "in files, too";
  EXPECT_LE(seen().high.x, 1);
  framing.choose({workspace, picture, view});
  aspect_ = 1.6f;
  framing.set_beside(std::nullopt);
  framing.choose({workspace, picture, view});
  EXPECT_EQ(framing.camera(), alone);
}

TEST_F(FramingTest, InAFileTheSheetStandsBesideItsLegend) {
  const SheetWorkspace workspace(1.2f);
  frame(workspace, 1.6f, {sliders, times});
  const app::Framing::Subject subject{workspace, picture, view};
  render::Scene scene = workspace.scene(picture, view);
  scene.legend = {{"what a color means", {}}, {"another", {}}};
  constexpr glm::dvec2 file_px{800, 500};
  const auto covered = [&] {
    double area = 0;
    for (const Cover& cover : app::furniture_covers({scene}, file_px)) area = std::max(area, seen().common(cover.area));
    return area;
  };
  const render::Camera moved = [&] {
    render::Camera by_hand = framing.camera();
    by_hand.target.x += 0.2f;
    return by_hand;
  }();
  framing.set_camera(framing.bare(subject, aspect_));
  EXPECT_GT(covered(), 0) << "there is a legend that could lie over it";
  framing.set_camera(framing.for_file(subject, {scene}, file_px));
  EXPECT_EQ(covered(), 0);
  framing.set_camera(moved);
  EXPECT_EQ(framing.for_file(subject, {scene}, file_px), moved) << "a place that the user chose is kept";
}

TEST_F(FramingTest, InSpaceWhatIsBesideIsSeenToo) {
  const BoxWorkspace workspace;
  picture.bounds = bounds_of(workspace.box);
  framing.set_shape(1.6f, {});
  framing.choose({workspace, picture, view});
  const render::Camera alone = framing.camera();
  framing.set_beside(render::Box{{-1, -2, -1}, {9, 2, 1.5f}});
  framing.choose({workspace, picture, view});
  EXPECT_GT(framing.camera().distance, alone.distance);
  EXPECT_FLOAT_EQ(framing.camera().target.x, 4);
}

/// Against all rooms on a fine grid, for sheets and panels of any shape.
TEST_F(FramingTest, NoRoomIsLarger) {
  std::mt19937 random(7);
  const auto part = [&] { return std::uniform_int_distribution<>(0, 8)(random) / 8.0; };
  for (int round = 0; round < 40; ++round) {
    std::vector<Cover> covers;
    for (int i = 0; i < 3; ++i) {
      const glm::dvec2 a{part(), part()}, b{part(), part()};
      covers.push_back({Cover::Kind::sliders, {glm::min(a, b) * 0.9, glm::max(a, b)}});
    }
    const auto half_width = static_cast<float>(0.3 + 3 * part());
    frame(SheetWorkspace(half_width), 1.6f, covers);
    const double found = seen().size().y, uncovered = std::min(1.0, 1.6 / half_width) / 1.12;
    double best = 0;
    constexpr int cells = 80;  // of which the panels' borders are multiples
    for (int l = 0; l < cells; ++l)
      for (int r = l + 1; r <= cells; ++r)
        for (int t = 0; t < cells; t += 1) {
          // The lowest border of a free room that begins there.
          double end = 1;
          const double left = double(l) / cells, right = double(r) / cells, top = double(t) / cells;
          for (const Cover& c : covers)
            if (c.area.low.x < right && c.area.high.x > left && c.area.high.y > top) end = std::min(end, c.area.low.y);
          best = std::max(best, std::min(end - top, (right - left) * 1.6 / half_width) / 1.12);
        }
    if (best < 0.3 * uncovered) continue;  // a panel is let lie over it
    EXPECT_NEAR(found, best, 0.02 * uncovered) << "round " << round;
  }
}

}  // namespace

}  // namespace ws::test
