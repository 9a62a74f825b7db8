// What became of made-up elements since a marked step.
// SPDX-License-Identifier: MIT
#include "app/session/stop/changes_since.h"

#include "tests/app/support/fake_presentation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>
#include <type_traits>

namespace ws::test {
namespace {

using app::ChangesSince;

struct Ball {
  std::array<float, 4> sphere;
  std::uint32_t color, name;
};
struct Line {
  std::array<float, 6> ends;
  std::array<std::uint32_t, 2> colors;
};
struct Content {
  std::vector<Ball> balls;
  std::vector<Line> lines;
  std::vector<std::uint32_t> pixels;
};

Line line(float x, std::uint32_t color = 7) { return {{x, 0, 0, x, 1, 0}, {color, color}}; }

/// Balls 1, 2, 3 become 2, 3 (moved) and 4; of the lines one goes, one comes, one changes its colour, and one, which was drawn
/// twice and is drawn once then, more opaque, stays what it was.
const std::array<Content, 2> contents{Content{{{{1, 0, 0, 1}, 9, 1}, {{2, 0, 0, 1}, 9, 2}, {{3, 0, 0, 1}, 9, 3}},
                                              {line(0), line(9), line(5), line(0, 3)},
                                              {1, 2, 3, 4}},
                                      Content{{{{2, 0, 0, 1}, 9, 2}, {{3, 1, 0, 1}, 9, 3}, {{4, 0, 0, 1}, 9, 4}},
                                              {line(5, 8), line(6), line(0, 0xff000007)},
                                              {1, 2, 5, 4}}};

class Changing final : public FakePresentation {
 public:
  explicit Changing(bool has_names) : FakePresentation(std::make_shared<NoResult>(), contents.size()), has_names_(has_names) {}

  void write(const Picture& picture, const FrameTargets& targets, RunContext&) override {
    const Content& content = contents[picture.request.step];
    ++written;
    const auto fill = [&](const char* name, const auto& value_of, std::size_t count, std::size_t of_each) {
      if (!targets.wants(name)) return;
      using Value = std::decay_t<decltype(value_of(0, 0))>;
      for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < of_each; ++k) targets.host<Value>(name)[of_each * i + k] = value_of(i, k);
    };
    const auto& [balls, lines, pixels] = content;
    fill(
        "balls.sphere", [&](std::size_t i, std::size_t k) { return content.balls[i].sphere[k]; }, balls.size(), 4);
    fill(
        "balls.color", [&](std::size_t i, std::size_t) { return content.balls[i].color; }, balls.size(), 1);
    fill(
        "lines.position", [&](std::size_t i, std::size_t k) { return content.lines[i].ends[k]; }, lines.size(), 6);
    fill(
        "lines.color", [&](std::size_t i, std::size_t k) { return content.lines[i].colors[k]; }, lines.size(), 2);
    fill(
        "image.pixels", [&](std::size_t i, std::size_t) { return content.pixels[i]; }, pixels.size(), 1);
  }
  [[nodiscard]] std::vector<std::uint32_t> element_names(std::string_view layer, const Request& request, RunContext&) override {
    std::vector<std::uint32_t> names;
    if (has_names_ && layer == "balls")
      for (const Ball& ball : contents[request.step].balls) names.push_back(ball.name);
    return names;
  }
  int written = 0;

 private:
  [[nodiscard]] FrameLayout layout(std::size_t step) const override {
    const Content& content = contents[step];
    return {{"balls.sphere", 16, content.balls.size(), step},
            {"balls.color", 4, content.balls.size(), step},
            {"lines.position", 24, content.lines.size(), step},
            {"lines.color", 8, content.lines.size(), step},
            {"image.pixels", 4, content.pixels.size(), step}};
  }
  bool has_names_;
};

class ChangingWorkspaceBase : public app::Workspace {
 public:
  [[nodiscard]] const Experiment& experiment() const override { throw std::logic_error("not asked for"); }
  [[nodiscard]] render::Scene scene(const Picture&, const ParameterSet&) const override {
    render::Scene scene;
    scene.layers = {{"balls", "Balls", render::SpheresStyle{"balls.sphere", "balls.color"}},
                    {"lines", "Lines", render::SegmentsStyle{"lines.position", "lines.color"}},
                    {"image", "Image", render::ImageStyle{"image.pixels", 2, 2}}};
    return scene;
  }
  [[nodiscard]] render::Camera camera_before(const render::Box&, const Picture&, const ParameterSet&, float) const override {
    return {};
  }
};

class ChangingWorkspace final : public ChangingWorkspaceBase {
 public:
  [[nodiscard]] std::vector<BuiltLayer> built_layers() const override {
    return {{"balls"}, {"lines", true}, {"image"}, {"of another view"}};
  }
};

app::ChangedBuffers changes(Changing& presentation, std::size_t from, std::size_t to) {
  const ChangingWorkspace workspace;
  app::MarkedStep marked(workspace, from);
  RunContext context;
  return marked.changes(presentation, {to, {}}, context);
}

std::array<std::size_t, 4> counts(const ChangesSince::OfLayer& layer) {
  return {layer.added, layer.removed, layer.moved, layer.recolored};
}

const app::ChangedBuffers::Buffer& buffer(const app::ChangedBuffers& changed, const std::string& name) {
  return *std::find_if(changed.buffers.begin(), changed.buffers.end(),
                       [&](const auto& one) { return one.layout.name == name; });
}

TEST(ChangesSince, ElementsWithNamesAreAddedRemovedAndMoved) {
  Changing presentation(true);
  const app::ChangedBuffers changed = changes(presentation, 0, 1);
  ASSERT_EQ(changed.told->layers.size(), 3u);
  EXPECT_EQ(counts(changed.told->layers[0]), (std::array<std::size_t, 4>{1, 1, 1, 0}));
  EXPECT_EQ(counts(changed.told->layers[1]), (std::array<std::size_t, 4>{1, 1, 0, 1}))
      << "neither a second drawing nor opacity counts";
  EXPECT_EQ(counts(changed.told->layers[2]), (std::array<std::size_t, 4>{0, 0, 0, 1}));
  EXPECT_EQ(buffer(changed, "since.balls.place").layout.count, 3u);
  EXPECT_EQ(buffer(changed, "since.balls.place").bytes.size(), 3 * 16u);
  const app::ChangedBuffers::Buffer& way = buffer(changed, "since.balls.way");
  ASSERT_EQ(way.layout.count, 1u);
  std::array<float, 6> ends{};
  std::memcpy(ends.data(), way.bytes.data(), sizeof ends);
  EXPECT_EQ(ends, (std::array<float, 6>{3, 0, 0, 3, 1, 0}));
  EXPECT_EQ(buffer(changed, "since.image.color").layout.count, 4u);
}

/// Two lines that belong together are one thing; a third one alone is none.
TEST(ChangesSince, ElementsOfSeveralPartsAreWhole) {
  class Pairs final : public ChangingWorkspaceBase {
    [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"lines", false, 2}}; }
  };
  Changing presentation(true);
  const Pairs workspace;
  app::MarkedStep marked(workspace, 0);
  RunContext context;
  const app::ChangedBuffers changed = marked.changes(presentation, {1, {}}, context);
  EXPECT_EQ(counts(changed.told->layers[0]), (std::array<std::size_t, 4>{1, 2, 0, 0}));
  EXPECT_EQ(buffer(changed, "since.lines.place").layout.count, 6u);
  EXPECT_EQ(buffer(changed, "since.lines.place").bytes.size(), 6 * 24u);
  EXPECT_EQ(buffer(changed, "since.lines.color").bytes.size(), 6 * 8u);
}

/// A layer that has only come into the picture has not had its elements added.
TEST(ChangesSince, ALayerThatIsInOnePictureAloneIsNotCompared) {
  class LinesLater final : public ChangingWorkspaceBase {
   public:
    [[nodiscard]] std::vector<BuiltLayer> built_layers() const override { return {{"balls"}, {"lines"}}; }
    [[nodiscard]] render::Scene scene(const Picture& picture, const ParameterSet& view) const override {
      render::Scene scene = ChangingWorkspaceBase::scene(picture, view);
      if (picture.request.step == 0) scene.layers.erase(scene.layers.begin() + 1);
      return scene;
    }
  };
  Changing presentation(true);
  const LinesLater workspace;
  RunContext context;
  app::MarkedStep first(workspace, 0), second(workspace, 1);
  const app::ChangedBuffers later = first.changes(presentation, {1, {}}, context),
                            before = second.changes(presentation, {0, {}}, context);
  ASSERT_EQ(later.told->layers.size(), 2u);
  EXPECT_TRUE(later.told->layers[0].any());
  EXPECT_FALSE(later.told->layers[1].any());
  Picture picture;
  picture.request.step = 1;
  EXPECT_EQ(told_changes(*later.told, workspace.scene(picture, {})).back(), "Lines: not drawn at step 0");
  picture.request.step = 0;
  const std::vector<std::string> lines = told_changes(*before.told, workspace.scene(picture, {}));
  EXPECT_EQ(lines.size(), 1u) << "of the balls";
}

TEST(ChangesSince, WithoutNamesAnElementIsItsPlace) {
  Changing presentation(false);
  EXPECT_EQ(counts(changes(presentation, 0, 1).told->layers[0]), (std::array<std::size_t, 4>{2, 2, 0, 0}));
}

TEST(ChangesSince, BackwardsIsTheOtherWayRound) {
  Changing presentation(true);
  const ChangesSince told = *changes(presentation, 1, 0).told;
  EXPECT_EQ(counts(told.layers[0]), (std::array<std::size_t, 4>{1, 1, 1, 0}));
}

TEST(ChangesSince, TheMarkedStepIsReadOnce) {
  Changing presentation(true);
  const ChangingWorkspace workspace;
  app::MarkedStep marked(workspace, 0);
  RunContext context;
  for (int i = 0; i < 3; ++i) static_cast<void>(marked.changes(presentation, {1, {}}, context));
  EXPECT_EQ(presentation.written, 4);
}

TEST(ChangesSince, WhereNothingChangedNothingIsDrawn) {
  Changing presentation(true);
  const app::ChangedBuffers changed = changes(presentation, 0, 0);
  EXPECT_TRUE(changed.buffers.empty());
  render::Scene scene = ChangingWorkspace().scene({}, {});
  const std::size_t before = scene.layers.size();
  add_changes(scene, *changed.told);
  EXPECT_EQ(scene.layers.size(), before);
  EXPECT_TRUE(scene.legend.empty());
}

TEST(ChangesSince, TheLegendCountsThem) {
  Changing presentation(true);
  const app::ChangedBuffers changed = changes(presentation, 0, 1);
  render::Scene scene = ChangingWorkspace().scene({}, {});
  EXPECT_EQ(told_changes(*changed.told, scene),
            (std::vector<std::string>{"Balls: 1 added, 1 removed, 1 moved", "Lines: 1 added, 1 removed, 1 coloured otherwise",
                                      "Image: 1 coloured otherwise"}));
  add_changes(scene, *changed.told);
  EXPECT_EQ(scene.layers.size(), 3u + 4u) << "one for each, and the ways of the balls";
  ASSERT_EQ(scene.legend.size(), 4u);
  EXPECT_EQ(scene.legend[0].text, "Added since step 0: Balls 1, Lines 1");
  EXPECT_EQ(scene.legend[3].text, "Another colour since step 0: Lines 1, Image 1");
}

TEST(ChangesSince, HiddenLayersTellNothing) {
  Changing presentation(true);
  const app::ChangedBuffers changed = changes(presentation, 0, 1);
  render::Scene scene = ChangingWorkspace().scene({}, {});
  for (render::Layer& layer : scene.layers) layer.visible = layer.id == "lines";
  add_changes(scene, *changed.told);
  EXPECT_EQ(scene.layers.size(), 4u);
  EXPECT_EQ(scene.legend[0].text, "Added since step 0: Lines 1");
}

}  // namespace
}  // namespace ws::test
