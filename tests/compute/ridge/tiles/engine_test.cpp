// The tile tree and detection over tiles: against definitions written down anew, and against the exact method.
// SPDX-License-Identifier: MIT
#include "compute/ridge/tiles/engine.h"
#include "compute/core/run/error.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/reference.h"
#include "compute/ridge/tiles/kernels.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <set>

namespace ws::ridge {
namespace {

struct TileCase {
  std::string name, command;
  double r1;
  Numbers grid;
  std::int64_t capacity;
};

const std::vector<TileCase>& tile_cases() {
  static const std::vector<TileCase> cases{
      {"circle", "circle --count 3000 --noise 0.1 --seed 1", 0.2, {3}, 400},
      {"spiral3", "spiral --dimension 3 --count 4000 --noise 4.17 --seed 3", 20, {3}, 300},
      {"segment5", "segment --dimension 5 --count 2500 --noise 2.17 --seed 5", 9, {4, 1}, 200},
      {"lattice", "lattice --count 900 --dimension 2", 1.5, {3}, 50},
      {"constant", "constant --count 500 --dimension 3", 1, {3}, 100},
      {"duplicates", "duplicates --count 1000 --dimension 2 --seed 5", 0.3, {4, 2}, 60},
      {"one_point", "uniform --count 1 --dimension 2", 1, {3}, 10},
      {"sparse", "uniform --count 40 --dimension 2 --seed 3", 0.3, {5}, 3},
  };
  return cases;
}

Parameters parameters_of(const TileCase& c, TileKind kind = TileKind::extended) {
  Parameters p;
  p.r1 = c.r1;
  p.method = Method::tiled;
  p.tile_grid = c.grid;
  p.tile_capacity = c.capacity;
  p.tile_kind = kind;
  return p;
}

Detection detect_with(const PointSet& points, const Parameters& parameters, int thread_count = 0) {
  RunContext context;
  context.thread_count = thread_count;
  return detect(points, parameters, context);
}

bool inside(const LocalCloud<float>& cloud, std::size_t i, const Box& box, const Box& root) {
  for (std::size_t k = 0; k < cloud.dimension; ++k) {
    const double x = cloud.at(i, k);
    if (x < box.low[k] || x > box.high[k] || (x == box.high[k] && box.high[k] < root.high[k])) return false;
  }
  return true;
}

float squared_to_box(const LocalCloud<float>& cloud, std::size_t i, const Box& box) {
  float sum = 0;
  for (std::size_t k = 0; k < cloud.dimension; ++k) {
    const float x = cloud.at(i, k);
    const float outside = std::max({static_cast<float>(box.low[k]) - x, 0.0f, x - static_cast<float>(box.high[k])});
    sum = std::fma(outside, outside, sum);
  }
  return sum;
}

class EveryTiling : public testing::TestWithParam<TileCase> {};

TEST_P(EveryTiling, LeavesPartitionTheCloud) {
  const PointSet points = make_cloud(GetParam().command);
  const auto cloud = make_local_cloud<float>(points, {});
  for (const TileKind kind : {TileKind::extended, TileKind::grouped, TileKind::local}) {
    const Detection run = detect_with(points, parameters_of(GetParam(), kind));
    const TileTree& tree = run.tiles->tiling().tree;
    std::vector<std::size_t> own(tree.leaves.size(), 0);
    std::size_t lone = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::uint32_t leaf = tree.leaf_of_point[i];
      lone += leaf == no_tile;
      if (leaf == no_tile) continue;
      ++own[leaf];
      if (kind == TileKind::local)
        EXPECT_EQ(squared_to_box(cloud, i, tree.box_of(leaf)), 0);
      else
        EXPECT_TRUE(inside(cloud, i, tree.box_of(leaf), tree.tiles[0].box)) << i;
    }
    EXPECT_EQ(lone, tree.lone_count);
    std::size_t begin = 0;
    for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
      EXPECT_EQ(tree.leaves[leaf].own.begin, begin);
      EXPECT_EQ(tree.leaves[leaf].own.count, own[leaf]);
      EXPECT_GE(own[leaf], 2u);
      begin += own[leaf];
      const Tile& tile = tree.tiles[tree.leaves[leaf].tile];
      EXPECT_TRUE(own[leaf] <= static_cast<std::size_t>(GetParam().capacity) || tile.level > 24 ||
                  halving_dimension(tile, tree.dimension) == tree.dimension);
    }
    EXPECT_EQ(begin + lone, points.size());
  }
}

TEST_P(EveryTiling, HalosHoldWhatIsWithinReach) {
  const PointSet points = make_cloud(GetParam().command);
  const auto cloud = make_local_cloud<float>(points, {});
  const Detection run = detect_with(points, parameters_of(GetParam()));
  const TileTree& tree = run.tiles->tiling().tree;
  const auto reach = static_cast<float>(tree.halo_radius);
  for (std::size_t leaf = 0; leaf < tree.leaves.size(); ++leaf) {
    std::size_t expected = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
      expected += tree.leaf_of_point[i] != leaf && squared_to_box(cloud, i, tree.box_of(leaf)) <= reach * reach;
    EXPECT_EQ(tree.leaves[leaf].halo.count, expected);
  }
}

TEST_P(EveryTiling, DoesNotDependOnThreads) {
  const PointSet points = make_cloud(GetParam().command);
  for (const TileKind kind : {TileKind::extended, TileKind::grouped, TileKind::local})
    for (const TileDetection detection : {TileDetection::hybrid, TileDetection::local}) {
      Parameters p = parameters_of(GetParam(), kind);
      p.tile_detection = detection;
      p.smoothing = kind == TileKind::local ? Smoothing::decimate_evolve : Smoothing::none;
      EXPECT_EQ(fingerprint(detect_with(points, p, 1)), fingerprint(detect_with(points, p, 4)));
    }
}

TEST_P(EveryTiling, OneTileIsTheExactMethod) {
  const PointSet points = make_cloud(GetParam().command);
  Parameters p = parameters_of(GetParam());
  p.tile_grid = {1};
  p.tile_capacity = 1'000'000;
  p.keep_lone = true;
  const Detection tiled = detect_with(points, p), exact = run(points, GetParam().r1);
  EXPECT_EQ(tiled.balls, exact.balls);
  EXPECT_EQ(tiled.inner_iterations, exact.inner_iterations);
  EXPECT_EQ(tiled.links.size(), exact.links.size());
}

/// Detection over tiles as it is defined, one point and one tile at a time. Takes only whose point is whose from the tree.
class Oracle {
 public:
  Oracle(const PointSet& points, const TileTree& tree, double r1)
      : cloud_(make_local_cloud<float>(points, {})), tree_(tree), radius_(static_cast<float>(r1)) {}

  Balls detect(bool hybrid, const Engine& whole, double r2) {
    std::vector<std::vector<std::vector<float>>> balls(tree_.leaves.size());  // leaf, ball, coordinate
    std::vector<std::vector<std::uint32_t>> ids(balls.size());
    std::uint32_t next = 0;
    for (std::size_t leaf = 0; leaf < balls.size(); ++leaf) {
      for (std::size_t i = 0; i < cloud_.size; ++i)
        if (tree_.leaf_of_point[i] == leaf && nearest(point(i), balls[leaf]).second > radius_ * radius_)
          balls[leaf].push_back(point(i));
      for (std::size_t j = 0; j < balls[leaf].size(); ++j) ids[leaf].push_back(next++);
    }
    RunContext context;
    for (bool changed = true; changed;) {
      for (std::size_t leaf = 0; leaf < balls.size(); ++leaf)
        while (move(leaf, balls[leaf])) {
        }
      Balls all{cloud_.dimension, {}, {}};
      changed = false;
      for (std::size_t leaf = 0; leaf < balls.size(); ++leaf) {
        Balls own = hybrid ? std::move(all) : Balls{cloud_.dimension, {}, {}};
        for (std::size_t j = 0; j < balls[leaf].size(); ++j) {
          own.centers.insert(own.centers.end(), balls[leaf][j].begin(), balls[leaf][j].end());
          own.ids.push_back(ids[leaf][j]);
        }
        if (!hybrid) {
          changed |= !whole.decimate(own, r2, context).empty();
          keep(own, balls[leaf], ids[leaf]);
        } else {
          all = std::move(own);
        }
      }
      if (!hybrid) continue;
      changed = !whole.decimate(all, r2, context).empty();
      for (std::size_t leaf = 0; leaf < balls.size(); ++leaf) keep(all, balls[leaf], ids[leaf]);
    }
    Balls result{cloud_.dimension, {}, {}};
    for (std::size_t leaf = 0; leaf < balls.size(); ++leaf)
      for (std::size_t j = 0; j < balls[leaf].size(); ++j) {
        result.centers.insert(result.centers.end(), balls[leaf][j].begin(), balls[leaf][j].end());
        result.ids.push_back(ids[leaf][j]);
      }
    return result;
  }

 private:
  using Rows = std::vector<std::vector<float>>;

  [[nodiscard]] std::vector<float> point(std::size_t i) const {
    std::vector<float> p;
    for (std::size_t k = 0; k < cloud_.dimension; ++k) p.push_back(cloud_.at(i, k));
    return p;
  }

  static std::pair<std::size_t, float> nearest(const std::vector<float>& p, const Rows& balls) {
    std::pair<std::size_t, float> best{0, INFINITY};
    for (std::size_t j = 0; j < balls.size(); ++j) {
      float sum = 0;
      for (std::size_t k = 0; k < p.size(); ++k) sum = std::fma(p[k] - balls[j][k], p[k] - balls[j][k], sum);
      if (sum < best.second) best = {j, sum};
    }
    return best;
  }

  [[nodiscard]] bool sees(std::size_t leaf, std::size_t i) const {
    const std::uint32_t own = tree_.leaf_of_point[i];
    if (own == leaf) return true;
    if (tree_.kind == TileKind::extended) {
      const auto reach = static_cast<float>(tree_.halo_radius);
      return squared_to_box(cloud_, i, tree_.box_of(leaf)) <= reach * reach;
    }
    return tree_.kind == TileKind::grouped && own != no_tile &&
           box_distance_squared(tree_.box_of(leaf), tree_.box_of(own), tree_.dimension) == 0;
  }

  bool move(std::size_t leaf, Rows& balls) const {
    std::vector<std::vector<std::int64_t>> sums(balls.size(), std::vector<std::int64_t>(cloud_.dimension, 0));
    std::vector<int> counts(balls.size(), 0);
    for (std::size_t i = 0; i < cloud_.size; ++i) {
      if (!sees(leaf, i)) continue;
      const auto [j, squared] = nearest(point(i), balls);
      if (!(squared <= radius_ * radius_)) continue;
      ++counts[j];
      for (std::size_t k = 0; k < cloud_.dimension; ++k)
        sums[j][k] += std::llrint(std::ldexp(cloud_.at(i, k), cloud_.lattice.exponent[k]));
    }
    const Rows before = balls;
    for (std::size_t j = 0; j < balls.size(); ++j)
      for (std::size_t k = 0; k < cloud_.dimension && counts[j] > 0; ++k)
        balls[j][k] = static_cast<float>(std::ldexp(static_cast<double>(sums[j][k]) / counts[j], -cloud_.lattice.exponent[k]));
    return balls != before;
  }

  static void keep(const Balls& left, Rows& balls, std::vector<std::uint32_t>& ids) {
    const std::set<std::uint32_t> alive(left.ids.begin(), left.ids.end());
    std::size_t kept = 0;
    for (std::size_t j = 0; j < ids.size(); ++j) {
      if (!alive.contains(ids[j])) continue;
      balls[kept] = balls[j];
      ids[kept++] = ids[j];
    }
    balls.resize(kept);
    ids.resize(kept);
  }

  LocalCloud<float> cloud_;
  const TileTree& tree_;
  float radius_;
};

TEST_P(EveryTiling, EqualsItsDefinition) {
  const PointSet points = make_cloud(GetParam().command);
  const auto whole = make_reference_engine<float>(points, {});
  for (const TileKind kind : {TileKind::extended, TileKind::grouped, TileKind::local})
    for (const TileDetection detection : {TileDetection::hybrid, TileDetection::local}) {
      Parameters p = parameters_of(GetParam(), kind);
      p.tile_detection = detection;
      const Detection run = detect_with(points, p);
      Oracle oracle(points, run.tiles->tiling().tree, p.r1);
      EXPECT_EQ(run.balls, oracle.detect(detection == TileDetection::hybrid, *whole, 2 * p.r1));
    }
}

INSTANTIATE_TEST_SUITE_P(Ridge, EveryTiling, testing::ValuesIn(tile_cases()), [](const auto& info) { return info.param.name; });

TEST(Tiles, PartsAndEdgesAgree) {
  for (const std::uint32_t n : {1u, 2u, 3u, 7u, 1000u})
    for (int i = 0; i <= 4000; ++i) {
      const float low = -0.7f, high = 12.3f, x = low + (high - low) * static_cast<float>(i) / 4000;
      const std::uint32_t part = part_of(x, low, high, n);
      ASSERT_LT(part, n);
      EXPECT_LE(part_edge(low, high, part, n), x);
      if (part + 1 < n) {
        EXPECT_LT(x, part_edge(low, high, part + 1, n));
      }
    }
  EXPECT_EQ(part_of(5.0f, 5.0f, 5.0f, 4), 0u);
  EXPECT_EQ(part_of(9.0f, 5.0f, 9.0f, 4), 3u);
}

TEST(Tiles, HalvingTakesTheDimensionsInTurn) {
  Tile tile;
  tile.box.high = {1, 1, 1};
  for (std::uint32_t level = 1; level < 7; ++level) {
    tile.level = level;
    EXPECT_EQ(halving_dimension(tile, 3), level % 3);
  }
  tile.level = 1;
  tile.box.high = {1, 0, 0};
  EXPECT_EQ(halving_dimension(tile, 3), 0u);
  tile.box.high = {};
  EXPECT_EQ(halving_dimension(tile, 3), 3u);
}

TEST(Tiles, LonePointsAreKeptOnRequest) {
  const PointSet points = make_cloud("uniform --count 40 --dimension 2 --seed 3");
  Parameters p = parameters_of(tile_cases().back());
  EXPECT_GT(detect_with(points, p).tiles->tiling().tree.lone_count, 0u);
  p.keep_lone = true;
  EXPECT_EQ(detect_with(points, p).tiles->tiling().tree.lone_count, 0u);
}

TEST(Tiles, RefusesGridsThatDoNotFit) {
  const PointSet points = make_cloud("circle --count 100");
  Parameters p;
  p.r1 = 0.2;
  p.method = Method::tiled;
  p.tile_grid = {2, 2, 2};
  EXPECT_THROW((void)detect_with(points, p), Error);
  p.tile_grid = {4096, 4096};
  EXPECT_THROW((void)detect_with(points, p), Error);
}

TEST(Tiles, HybridHarmsSeamsAndTheComparisonTellsHowMuch) {
  const PointSet points = make_cloud("segment --dimension 2 --count 20000 --noise 2.17 --seed 1");
  Parameters p;
  p.r1 = 4.34;
  p.method = Method::tiled;
  p.tile_grid = {4, 1};
  RunContext context;
  Detection tiled = detect(points, p, context);
  compare_with_exact(tiled, points, p, context);
  const Difference& lost = tiled.comparison->difference;
  EXPECT_GT(lost.exact_length, 80);
  EXPECT_LT(lost.covered_length, lost.exact_length);
  EXPECT_GT(lost.hausdorff, p.r1 / 2);
  EXPECT_GE(lost.longest_missing, 0);
  EXPECT_FALSE(lost.missing.empty());
}

TEST(Difference, OfKnownLines) {
  const PolylineSet exact{2, {{{0, 0, 10, 0}, false}}, {}}, half{2, {{{0, 0, 5, 0}, false}}, {}};
  const Difference lost = measure_difference(half, exact, 0.5, {});
  EXPECT_NEAR(lost.exact_length, 10, 1e-9);
  EXPECT_NEAR(lost.covered_length, 5.5, 0.1);
  EXPECT_NEAR(lost.longest_missing, 4.5, 0.1);
  EXPECT_NEAR(lost.hausdorff, 5, 1e-9);
  EXPECT_EQ(measure_difference(exact, exact, 0.5, {}).longest_missing, 0);
  EXPECT_EQ(measure_difference(PolylineSet{2, {}, {}}, exact, 0.5, {}).covered_length, 0);
}

TEST(Tiles, StepsAreReplayedAlike) {
  const PointSet points = make_cloud("circle --count 3000 --noise 0.1 --seed 1");
  Parameters p = parameters_of(tile_cases()[0], TileKind::local);
  p.smoothing = Smoothing::decimate_evolve;
  const Detection run = detect_with(points, p);
  std::size_t compared = 0;
  for (std::size_t step = 1; step < run.trace.steps().size(); ++step) {
    const Step& s = run.trace.steps()[step];
    if (s.kind != StepKind::evolve || run.trace.steps()[step - 1].kind != StepKind::evolve) continue;
    RunContext context;
    Balls again = run.trace.balls_at(step - 1, {});
    run.engine_of(s.round).evolve(again, {run.r1, p.convergence, p.tolerance, 1, {}}, context);
    EXPECT_EQ(again, run.trace.balls_at(step, {})) << step;
    ++compared;
  }
  EXPECT_GT(compared, 10u);
}

}  // namespace
}  // namespace ws::ridge
