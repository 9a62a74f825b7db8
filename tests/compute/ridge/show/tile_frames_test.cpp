// Tiles in the picture: how many edges, which tile lies under a click, what the Inspector tells, what a comparison adds.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/tile_frames.h"

#include "tests/compute/ridge/shown.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ws::ridge {
namespace {

Shown tiled_circle() {
  ParameterSet parameters = experiment().parameters();
  parameters.set("r1", 0.2);
  parameters.set_text("method", "tiled");
  parameters.set_text("tile_grid", "2");
  parameters.set("compare", true);
  return shown(inputs_of("circle --count 3000 --noise 0.1 --seed 1"), parameters);
}

TEST(TilePicture, ShowsTheTreesLevelsThenItsLeaves) {
  Shown ridge = tiled_circle();
  EXPECT_EQ(count_of(ridge.layout(0), "tiles.position"), 4u);  // the cloud's box
  EXPECT_EQ(ridge.result->detection().trace.steps()[1].kind, StepKind::split);
  EXPECT_EQ(count_of(ridge.layout(1), "tiles.position"), 16u);
  EXPECT_EQ(count_of(ridge.layout(ridge.last()), "tiles.position"), 16u);
  EXPECT_GT(count_of(ridge.layout(ridge.last()), "exact.position"), 10u);
  EXPECT_EQ(count_of(ridge.layout(1), "exact.position"), 0u);
}

TEST(TilePicture, FindsTheTileUnderAClickAndTellsOfIt) {
  Shown ridge = tiled_circle();
  const TileTree& tree = ridge.result->detection().tiles->tiling().tree;
  for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
    const Box& box = tree.box_of(leaf);
    EXPECT_EQ(tile_at(*ridge.picture(ridge.last()), (box.low[0] + box.high[0]) / 2, (box.low[1] + box.high[1]) / 2),
              static_cast<std::int64_t>(leaf + 1));
    const Pick pick = ridge.presentation->picked({"tiles", 4 * leaf + 1}, ridge.at(ridge.last()), ridge.context);
    EXPECT_EQ(pick, (Pick{"tile", tree.leaves[leaf].tile}));
    const auto told = ridge.presentation->inspect(pick, ridge.at(ridge.last()), ridge.context);
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const Property& p) { return p.name == "neighbours"; }));
  }
  EXPECT_EQ(tile_at(*ridge.picture(ridge.last()), 100, 100), 0);
  ridge.view.set("tile", std::int64_t{2});
  EXPECT_EQ(count_of(ridge.layout(ridge.last()), "tiles.position"), 20u);  // four tiles and the halo of one
}

TEST(TilePicture, ABoxIsInspectedAnywhereInside) {
  Shown ridge = tiled_circle();
  const TileTree& tree = ridge.result->detection().tiles->tiling().tree;
  for (const std::int64_t shown : {0, 2}) {
    ridge.view.set("tile", shown);
    for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf)
      for (const double part : {0.1, 0.5, 0.9}) {
        const Box& box = tree.box_of(leaf);
        const auto found = box_at(*ridge.picture(ridge.last()), box.low[0] + part * (box.high[0] - box.low[0]),
                                  box.low[1] + (1 - part) * (box.high[1] - box.low[1]));
        EXPECT_EQ(found, (Pick{"tile", tree.leaves[leaf].tile}));
      }
  }
  EXPECT_EQ(box_at(*ridge.picture(ridge.last()), 100, 100), std::nullopt);
  EXPECT_EQ(box_at(*ridge.picture(0), 0, 0), (Pick{"tile", 0})) << "before it is cut the whole cloud is one box";
  ridge.view.set("show_tiles", false);
  EXPECT_EQ(box_at(*ridge.picture(ridge.last()), 0.1, 0.1), std::nullopt) << "no box is drawn there";
}

TEST(TilePicture, MarksEachBallThatWentAndPaintsEveryStep) {
  Shown ridge = tiled_circle();
  ridge.view.set("show_removed", true);
  ridge.view.set_text("color_by", "tile");
  const auto& steps = ridge.result->detection().trace.steps();
  const auto removed = std::count_if(steps.begin(), steps.end(), [](const Step& s) { return s.kind == StepKind::remove; });
  EXPECT_EQ(count_of(ridge.layout(steps.size() - 1), "removed.sphere"), static_cast<std::size_t>(removed));
  for (std::size_t step = 0; step < steps.size(); step += 7) {
    const HostFrame frame = ridge.frame(step);
    EXPECT_EQ(frame.view<std::uint32_t>("cloud.color").size(), 3000u);
  }
}

}  // namespace
}  // namespace ws::ridge
