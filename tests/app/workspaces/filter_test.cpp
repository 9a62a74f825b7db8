// The filters' picture as a pointer sees it: corners go through every quadrilateral, and what a view cannot show is said.
// SPDX-License-Identifier: MIT
#include "app/workspaces/filter.h"
#include "compute/core/run/error.h"
#include "compute/filter/params.h"
#include "tests/app/support/showing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ws::test {

namespace {

std::shared_ptr<const Image> board(int width, int height) {
  auto image = std::make_shared<Image>(width, height, 1, PixelType::uint8);
  image->white = 255;
  auto values = image->values<std::uint8_t>();
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = std::uint8_t((i % std::size_t(width) / 16 + i / 4096) * 37);
  return image;
}

/// What a window does while a handle is dragged: it holds the parameters, runs them, and shows the last step of the result.
class Dragging {
 public:
  Dragging(int width, int height, const std::vector<std::pair<std::string, std::string>>& values)
      : image_(board(width, height)), parameters(workspace().experiment().parameters()) {
    parameters.set_text("operation", "homography");
    for (const auto& [name, text] : values) parameters.set_text(name, text);
    run();
  }

  /// False where the corner cannot go there: the last place stays then.
  bool drag(int corner, double x, double y) {
    try {
      Showing showing(workspace(), result);
      const auto picture = showing.picture(showing.last_step(), view_);
      const auto edits =
          workspace().drag({*picture, parameters, view_}, "corner" + std::to_string(corner), {float(x), float(-y), 0});
      for (const auto& [name, value] : edits) parameters.set(name, value);
    } catch (const Error&) {
      return false;
    }
    run();
    return true;
  }
  [[nodiscard]] std::string hash() const {
    RunContext context;
    return result->hash(context);
  }
  [[nodiscard]] Numbers corners() const { return parameters.to<filter::Parameters>().corners; }
  /// Of the last step, where this stage is asked for.
  [[nodiscard]] render::Scene scene(const char* stage = "result") const {
    ParameterSet view = view_;
    view.set_text("stage", stage);
    Showing showing(workspace(), result);
    const ParameterSet seen = workspace().seen(showing.subject(showing.last_step(), view), {});
    return workspace().scene(*showing.picture(showing.last_step(), seen), view);
  }
  [[nodiscard]] std::vector<render::Handle> handles() const { return scene().handles; }

 private:
  static const app::Workspace& workspace() { return app::filter_workspace(); }
  void run() {
    RunContext context;
    const Outcome outcome = workspace().experiment().run({{"image", {image_, "board", "", ""}}}, parameters, context);
    result = outcome.result;
  }

  std::shared_ptr<const Image> image_;
  ParameterSet view_ = workspace().experiment().view_parameters();

 public:
  ParameterSet parameters;
  std::shared_ptr<const Result> result;
};

const std::string h1 = "3,1.2,-600,0,3,-100,-0.01,-0.01,10";

TEST(FilterDrag, EachCornerOfAMapWithACornerBehindThePlaneCanBeDragged) {
  for (int corner = 0; corner < 4; ++corner) {
    Dragging picture(720, 576, {{"matrix", h1}});
    ASSERT_EQ(picture.handles().size(), 4u) << "w is -2.95 in the lower right corner, which has its place all the same";
    const std::string before = picture.hash();
    ASSERT_TRUE(picture.drag(corner, 300 + 20 * corner, 200 - 7 * corner)) << corner;
    const Numbers corners = picture.corners();
    ASSERT_EQ(corners.size(), 8u);
    EXPECT_TRUE(std::all_of(corners.begin(), corners.end(), [](double v) { return std::isfinite(v); }));
    EXPECT_EQ(corners[std::size_t(2 * corner)], 300 + 20 * corner);
    EXPECT_NE(picture.hash(), before);
    EXPECT_TRUE(picture.parameters.is_default("matrix")) << "the corners say all";
  }
}

TEST(FilterDrag, AcrossTheDiagonalAndBackIsTheFirstPictureAgain) {
  Dragging picture(240, 160, {});
  ASSERT_TRUE(picture.drag(1, 220, 8));
  const std::string first = picture.hash();
  const Numbers corners = picture.corners();
  // Over the diagonal from corner 0 to corner 2, past the side opposite, round the lower left corner, and out of the picture.
  const double path[][2] = {{150, 60}, {110, 90}, {60, 120}, {-40, 120}, {-60, 220}, {90, 300}, {400, 220}, {300, 100}};
  for (const auto& [x, y] : path) {
    ASSERT_TRUE(picture.drag(1, x, y)) << x << ", " << y;
    const auto handles = picture.handles();
    ASSERT_EQ(handles.size(), 4u);
    EXPECT_EQ(handles[1].position, glm::vec3(x, -y, 0)) << "the handle stands where it was dragged";
    EXPECT_EQ(picture.corners()[4], corners[4]) << "the others stay";
  }
  ASSERT_TRUE(picture.drag(1, 220, 8));
  EXPECT_EQ(picture.hash(), first);
  EXPECT_EQ(picture.corners(), corners);
}

TEST(FilterDrag, ACornerOnALineOfTwoOthersIsRefusedAndTheNextPlaceIsTaken) {
  Dragging picture(101, 101, {});
  ASSERT_TRUE(picture.drag(0, 8, 8));
  const Numbers corners = picture.corners();
  EXPECT_FALSE(picture.drag(1, 54, 54)) << "on the line from corner 0 to corner 2";
  EXPECT_EQ(picture.corners(), corners);
  EXPECT_TRUE(picture.drag(1, 50, 60));
  EXPECT_TRUE(picture.drag(1, 60, 50));
}

TEST(FilterDrag, AFoldedPictureSaysSo) {
  const auto says_so = [](const Dragging& picture) {
    const auto labels = picture.scene().labels;
    return std::any_of(labels.begin(), labels.end(), [](const auto& l) { return l.text.find("fold") != std::string::npos; });
  };
  Dragging picture(240, 160, {});
  ASSERT_TRUE(picture.drag(1, 220, 8));
  EXPECT_FALSE(says_so(picture));
  ASSERT_TRUE(picture.drag(1, 60, 120));
  EXPECT_TRUE(says_so(picture));
}

TEST(FilterDrag, ACornerAtInfinityDoesNotStopTheOthers) {
  // w = 1 - x/100: 0 in both corners on the right.
  Dragging picture(101, 81, {{"matrix", "1,0,0,0,1,0,-0.01,0,1"}});
  ASSERT_EQ(picture.handles().size(), 4u);
  EXPECT_TRUE(picture.drag(0, 10, 10));
}

/// A box that shows a corner is what the camera shows, and keeps off the panels.
TEST(FilterView, CornersBesideTheImageAreSeen) {
  const Dragging turned(240, 160, {{"rotation", "40"}}), far(240, 160, {{"zoom", "8"}});
  const render::Box box = turned.scene().box;
  ASSERT_EQ(turned.handles().size(), 4u);
  bool any_is_beside = false;
  for (const render::Handle& corner : turned.handles()) {
    EXPECT_TRUE(box.with({corner.position, corner.position}) == box) << corner.id;
    any_is_beside = any_is_beside || corner.position.y > 0.5f;
  }
  EXPECT_TRUE(any_is_beside);
  EXPECT_NEAR(far.scene().box.high.x - far.scene().box.low.x, 2 * 240, 2) << "the image is not lost beside them";
}

TEST(FilterView, WhatARunDoesNotHaveIsNotSeen) {
  const auto seen = [](const Dragging& picture, const char* stage) {
    ParameterSet view = app::filter_workspace().experiment().view_parameters();
    view.set_text("stage", stage);
    const Showing showing(app::filter_workspace(), picture.result);
    view = app::filter_workspace().seen(showing.subject(showing.last_step(), view), {});
    return to_text(view.get("stage"));
  };
  const Dragging warp(60, 40, {{"rotation", "5"}}), filter(60, 40, {{"operation", "convolve"}}),
      smaller(60, 40, {{"operation", "affine"}, {"out_size", "30,20"}});
  for (const char* stage : {"rows", "kernel"}) {
    EXPECT_EQ(seen(warp, stage), "result") << stage;
    EXPECT_EQ(seen(filter, stage), stage);
  }
  EXPECT_EQ(seen(warp, "mask"), "mask");
  EXPECT_EQ(seen(filter, "mask"), "result");
  for (const char* stage : {"difference", "split"}) {
    EXPECT_EQ(seen(smaller, stage), "result") << stage;
    EXPECT_EQ(seen(warp, stage), stage);
  }
}

std::string legend(const Dragging& picture, const char* stage) {
  std::string text;
  for (const auto& entry : picture.scene(stage).legend) text += entry.text + "\n";
  return text;
}

TEST(FilterView, TheLegendTellsWhatIsShown) {
  const Dragging warp(60, 40, {{"rotation", "5"}}), filter(60, 40, {{"operation", "convolve"}, {"radius", "2"}});
  EXPECT_EQ(legend(warp, "result"), "");
  EXPECT_EQ(legend(warp, "rows"), "the result: this run has no rows\n");
  EXPECT_EQ(legend(warp, "split"), "left: result\nright: input\n");
  EXPECT_NE(legend(warp, "mask").find("behind (w < 0): 0 pixels"), std::string::npos) << legend(warp, "mask");
  EXPECT_NE(legend(filter, "difference").find("result minus input: at most "), std::string::npos);
  EXPECT_EQ(legend(filter, "kernel"), "column taps times row taps: 5 x 5\n");
}

TEST(FilterView, TheDividerStandsInTheMiddleUntilItIsDragged) {
  const Dragging picture(60, 40, {});
  const auto handles = picture.scene("split").handles;
  ASSERT_FALSE(handles.empty());
  EXPECT_EQ(handles[0].id, "divider");
  EXPECT_FLOAT_EQ(handles[0].position.x, 29.5f);
}

}  // namespace

}  // namespace ws::test
