// Tiles in the picture: how many edges, which tile lies under a click, what the Inspector tells, what a comparison adds.
// SPDX-License-Identifier: MIT
#include "compute/experiments.h"
#include "compute/ridge/result.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::ridge {
namespace {

std::shared_ptr<const RidgeResult> tiled_circle() {
  Inputs inputs;
  inputs["cloud"] =
      Input{std::make_shared<const PointSet>(make_cloud("circle --count 3000 --noise 0.1 --seed 1")), "cloud", {}, {}};
  ParameterSet parameters = find_experiment("ridge").parameters();
  parameters.set("r1", 0.2);
  parameters.set_text("method", "tiled");
  parameters.set_text("tile_grid", "2");
  parameters.set("compare", true);
  RunContext context;
  return std::dynamic_pointer_cast<const RidgeResult>(find_experiment("ridge").run(inputs, parameters, context).result);
}

std::size_t count_of(const RidgeResult& result, std::size_t step, const ParameterSet& view, std::string_view name) {
  const FrameLayout layout = result.layout(step, view);
  return std::find_if(layout.begin(), layout.end(), [&](const TargetLayout& t) { return t.name == name; })->count;
}

TEST(TilePicture, ShowsTheTreesLevelsThenItsLeaves) {
  const auto result = tiled_circle();
  const ParameterSet view = find_experiment("ridge").view_parameters();
  EXPECT_EQ(count_of(*result, 0, view, "tiles.position"), 4u);  // the cloud's box
  EXPECT_EQ(result->detection().trace.steps()[1].kind, StepKind::split);
  EXPECT_EQ(count_of(*result, 1, view, "tiles.position"), 16u);
  EXPECT_EQ(count_of(*result, result->step_count() - 1, view, "tiles.position"), 16u);
  EXPECT_GT(count_of(*result, result->step_count() - 1, view, "exact.position"), 10u);
  EXPECT_EQ(count_of(*result, 1, view, "exact.position"), 0u);
}

TEST(TilePicture, FindsTheTileUnderAClickAndTellsOfIt) {
  const auto result = tiled_circle();
  ParameterSet view = find_experiment("ridge").view_parameters();
  const TileTree& tree = result->detection().tiles->tiling().tree;
  const std::size_t last = result->step_count() - 1;
  for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
    const Box& box = tree.box_of(leaf);
    EXPECT_EQ(result->tile_at(view, (box.low[0] + box.high[0]) / 2, (box.low[1] + box.high[1]) / 2),
              static_cast<std::int64_t>(leaf + 1));
    const Pick pick = result->picked({"tiles", 4 * leaf + 1}, last, view);
    EXPECT_EQ(pick, (Pick{"tile", tree.leaves[leaf].tile}));
    const auto told = result->inspect(pick, last, {});
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const Property& p) { return p.name == "neighbours"; }));
  }
  EXPECT_EQ(result->tile_at(view, 100, 100), 0);
  view.set("tile", std::int64_t{2});
  EXPECT_EQ(count_of(*result, last, view, "tiles.position"), 20u);  // four tiles and the halo of one
}

TEST(TilePicture, ABoxIsInspectedAnywhereInside) {
  const auto result = tiled_circle();
  ParameterSet view = find_experiment("ridge").view_parameters();
  const TileTree& tree = result->detection().tiles->tiling().tree;
  const std::size_t last = result->step_count() - 1;
  for (const std::int64_t shown : {0, 2}) {
    view.set("tile", shown);
    for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf)
      for (const double part : {0.1, 0.5, 0.9}) {
        const Box& box = tree.box_of(leaf);
        const auto found = result->box_at(last, view, box.low[0] + part * (box.high[0] - box.low[0]),
                                          box.low[1] + (1 - part) * (box.high[1] - box.low[1]));
        EXPECT_EQ(found, (Pick{"tile", tree.leaves[leaf].tile}));
      }
  }
  EXPECT_EQ(result->box_at(last, view, 100, 100), std::nullopt);
  EXPECT_EQ(result->box_at(0, view, 0, 0), (Pick{"tile", 0})) << "before it is cut the whole cloud is one box";
  view.set("show_tiles", false);
  EXPECT_EQ(result->box_at(last, view, 0.1, 0.1), std::nullopt) << "no box is drawn there";
}

TEST(TilePicture, MarksEachBallThatWentAndPaintsEveryStep) {
  const auto result = tiled_circle();
  ParameterSet view = find_experiment("ridge").view_parameters();
  view.set("show_removed", true);
  view.set_text("color_by", "tile");
  const auto& steps = result->detection().trace.steps();
  const auto removed = std::count_if(steps.begin(), steps.end(), [](const Step& s) { return s.kind == StepKind::remove; });
  EXPECT_EQ(count_of(*result, steps.size() - 1, view, "removed.sphere"), static_cast<std::size_t>(removed));
  for (std::size_t step = 0; step < steps.size(); step += 7) {
    HostFrame frame(result->layout(step, view));
    result->present(step, view, frame.targets(), {});
    EXPECT_EQ(frame.view<std::uint32_t>("cloud.color").size(), 3000u);
  }
}

}  // namespace
}  // namespace ws::ridge
