// What a step writes into a frame, on the CPU.
// SPDX-License-Identifier: MIT
#include "compute/core/palette.h"
#include "compute/ridge/experiment.h"
#include "compute/ridge/params.h"
#include "compute/ridge/result.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::ridge {
namespace {

Inputs inputs_of(const std::string& command) {
  Inputs inputs;
  inputs["cloud"] = Input{std::make_shared<const PointSet>(make_cloud(command)), command, {}, {}};
  return inputs;
}

std::shared_ptr<const Result> result_of(const Inputs& inputs, double r1) {
  ParameterSet parameters = experiment().parameters();
  parameters.set("r1", r1);
  RunContext context;
  return experiment().run(inputs, parameters, context).result;
}

std::size_t count_of(const FrameLayout& layout, std::string_view name) {
  for (const TargetLayout& t : layout)
    if (t.name == name) return t.count;
  ADD_FAILURE() << name;
  return 0;
}

class Picture : public testing::Test {
 protected:
  std::shared_ptr<const Result> result = result_of(inputs_of("circle --count 2000 --noise 0.1 --seed 1"), 0.2);
  ParameterSet view = experiment().view_parameters();
};

TEST_F(Picture, EveryStepFillsItsLayout) {
  for (std::size_t step = 0; step < result->step_count(); step += step < 4 || step + 40 > result->step_count() ? 1 : 7) {
    const FrameLayout layout = result->layout(step, view);
    HostFrame frame(layout);
    result->present(step, view, frame.targets(), {});
    EXPECT_EQ(count_of(layout, "cloud.position"), 2000u);
    const auto spheres = frame.view<float>("balls.sphere");
    for (std::size_t i = 3; i < spheres.size(); i += 4) ASSERT_FLOAT_EQ(spheres[i], 0.2f) << step;
    for (const std::uint32_t color : frame.view<std::uint32_t>("cloud.color")) ASSERT_EQ(color >> 24, 255u) << step;
  }
}

TEST_F(Picture, FirstStepIsTheCloudAndLastHasAllLinks) {
  EXPECT_EQ(count_of(result->layout(0, view), "balls.sphere"), 0u);
  EXPECT_EQ(count_of(result->layout(result->step_count() - 1, view), "links.position"),
            static_cast<const RidgeResult&>(*result).detection().links.size());
}

TEST_F(Picture, PointsTakeTheColourOfTheirBall) {
  const std::size_t last = result->step_count() - 1;
  const auto& run = static_cast<const RidgeResult&>(*result).detection();
  HostFrame frame(result->layout(last, view));
  result->present(last, view, frame.targets(), {});
  RunContext context;
  const auto owners = run.engine->owners(run.balls, 0.2, context);
  const auto colors = frame.view<std::uint32_t>("cloud.color");
  for (std::size_t i = 0; i < owners.size(); ++i)
    ASSERT_TRUE(owners[i] == no_owner || colors[i] == category_color(run.balls.ids[owners[i]])) << i;
}

TEST_F(Picture, UnchangedBuffersAreNotWrittenAgain) {
  const std::size_t last = result->step_count() - 1;
  const FrameLayout have = result->layout(last - 1, view);
  const HostFrame next(result->layout(last, view), have);
  for (const auto& target : next.written()) EXPECT_TRUE(target.layout.name.starts_with("links.")) << target.layout.name;
  const HostFrame same(have, have);
  EXPECT_TRUE(same.written().empty());
}

TEST_F(Picture, AnotherTruthIsDrawnAnew) {
  Inputs inputs = inputs_of("circle --count 500 --noise 0.1 --seed 1");
  const auto layout_with = [&](double height) {
    inputs["truth"].data = std::make_shared<const PolylineSet>(PolylineSet{2, {{{0, height, 1, height}, false}}, {}});
    return result_of(inputs, 0.2)->layout(0, view);
  };
  const FrameLayout first = layout_with(0);
  const HostFrame next(layout_with(1), first);
  EXPECT_EQ(std::count_if(next.written().begin(), next.written().end(),
                          [](const auto& t) { return t.layout.name.starts_with("truth."); }),
            2);
}

TEST_F(Picture, InspectsWhatWasClicked) {
  const std::size_t last = result->step_count() - 1;
  EXPECT_EQ(result->inspect({"cloud", 5}, last, {})[0].name, "point");
  EXPECT_EQ(result->inspect({"balls", 0}, last, {})[0].name, "ball");
  EXPECT_EQ(result->inspect({"links", 0}, last, {})[0].name, "link");
  EXPECT_TRUE(result->inspect({"balls", 100000}, last, {}).empty());
  EXPECT_TRUE(result->inspect({"links", 0}, 0, {}).empty());
  const std::size_t made = result->origin_step({"links", 0}, last);
  EXPECT_EQ(result->describe(made).phase, "order");
}

TEST_F(Picture, EventsAndDescriptionsCoverEachPhase) {
  std::string phases;
  for (const StepEvent& event : result->events())
    if (event.kind == "phase") phases += event.label + ";";
  EXPECT_TRUE(phases.starts_with("cloud;choose;evolve, round 1;decimate, round 1;evolve, round 2;")) << phases;
  EXPECT_TRUE(phases.ends_with("order;")) << phases;
  for (std::size_t i = 0; i < result->step_count(); ++i) EXPECT_FALSE(result->describe(i).title.empty());
}

TEST(PictureOfManyDimensions, ChoosesAxesOrPrincipalComponents) {
  const auto result = result_of(inputs_of("segment --dimension 5 --count 2000 --noise 0.5 --seed 1"), 3);
  ParameterSet view = experiment().view_parameters();
  EXPECT_TRUE(result->is_3d(view));
  view.set("projection", std::string("principal"));
  HostFrame frame(result->layout(0, view));
  result->present(0, view, frame.targets(), {});
  const auto xyz = frame.view<float>("cloud.position");
  double spread[3] = {};
  for (std::size_t i = 0; i < xyz.size(); ++i) spread[i % 3] += double(xyz[i]) * xyz[i];
  EXPECT_GT(spread[0], 100 * spread[1]);  // the segment lies along the first component
  const Bounds bounds = result->bounds(view);
  for (std::size_t i = 0; i < xyz.size(); ++i) {
    ASSERT_LE(xyz[i], bounds.high[i % 3] * 1.0001);
    ASSERT_GE(xyz[i], bounds.low[i % 3] * 1.0001);
  }
}

}  // namespace
}  // namespace ws::ridge
