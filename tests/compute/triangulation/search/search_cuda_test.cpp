// Searches and the path programme on CUDA: the CPU's results, counts and ties on every set, in every form, stopped and limited.
// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/triangulation/paths/path_dp.h"
#include "compute/triangulation/plane/validate.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search.h"
#include "compute/triangulation/solution.h"
#include "compute/triangulation/story/search_story.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"
#include "tests/support/in_time.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ws::triangulation {
namespace {

using test::golden_sets;
using test::GoldenSet;

constexpr Cuts all_cuts{true, true, true, true, true, true};

SearchResult searched(const std::vector<Point>& points, const SearchOptions& options, Backend backend = Backend::cuda) {
  RunContext context;
  context.backend = backend;
  return search(points, candidates_of(points, context), options, context);
}
PathResult swept(const std::vector<Point>& points, Backend backend = Backend::cuda) {
  RunContext context;
  context.backend = backend;
  return path_dp(points, context);
}

void expect_golden(const GoldenSet& set, const SearchResult& result) {
  SCOPED_TRACE(set.name);
  EXPECT_TRUE(result.proven_optimal);
  EXPECT_EQ(triangulation_problem(set.points, result.edges), std::nullopt);
  EXPECT_NEAR(result.length.lower, set.length, 6e-10);
  EXPECT_NEAR(result.length.upper, set.length, 6e-10);
}

/// The same edges, lengths and counts.
void expect_same(const SearchResult& a, const SearchResult& b) {
  EXPECT_EQ(a.edges, b.edges);
  EXPECT_EQ(a.length, b.length);
  EXPECT_EQ(a.lower_bound, b.lower_bound);
  EXPECT_EQ(a.proven_optimal, b.proven_optimal);
  EXPECT_EQ(a.call_count, b.call_count);
  EXPECT_EQ(a.cut_count, b.cut_count);
  EXPECT_EQ(a.triangulation_count, b.triangulation_count);
  EXPECT_EQ(a.optimum_count, b.optimum_count);
}

/// Sets in which many triangulations tie, small ones, random ones; one needs words of their own for 65 … 128 edges.
std::vector<std::vector<Point>> sets_with_ties() {
  std::vector<std::vector<Point>> sets{
      test::lattice(3, 3), test::lattice(4, 3), test::lattice(5, 2), {{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
  for (const int m : {5, 6, 8}) {
    sets.emplace_back();
    for (int i = 0; i < m; ++i) {
      const double angle = 2 * 3.14159265358979 * i / m;
      sets.back().push_back({std::round(1e6 * std::cos(angle)), std::round(1e6 * std::sin(angle))});
    }
  }
  for (std::uint32_t seed = 1; seed <= 12; ++seed) sets.push_back(test::whole_points(6 + seed % 5, seed % 2 ? 5 : 1000, seed));
  return sets;
}

class CudaSearch : public CudaTest {};

TEST_F(CudaSearch, RemovalCountsAllGoldenSets) {
  for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_stack, SearchMethod::removal_bitmask})
    for (const GoldenSet& set : golden_sets) {
      const SearchResult result = searched(set.points, {.method = method});
      expect_golden(set, result);
      EXPECT_EQ(result.call_count, set.call_count) << set.name;
      EXPECT_EQ(result.triangulation_count, set.triangulation_count) << set.name;
      // The host's descent comes to the end of small sets' trees; no branch is left for the device.
      if (result.branches.branch_count > 0) {
        EXPECT_GT(result.branches.thread_count, 0u);
        EXPECT_GT(result.branches.active_share, 0);
        EXPECT_LE(result.branches.active_share, 1);
      }
    }
}

TEST_F(CudaSearch, LevelsAndBlocksDoNotMatter) {
  const std::vector<Point>& points = golden_sets[11].points;
  for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_bitmask}) {
    const SearchResult expected = searched(points, {.method = method}, Backend::cpu);
    for (const std::uint32_t level : {0u, 1u, 6u, 15u, 30u, 100u})
      for (const bool rebalance : {false, true})
        expect_same(searched(points, {.method = method, .branch_level = level, .device = {.rebalance = rebalance}}), expected);
    for (const int block : {32, 96, 256})
      expect_same(searched(points, {.method = method, .device = {.block_size = block}}), expected);
  }
  EXPECT_THROW((void)searched(points, {.device = {.block_size = 40}}), Error);
  EXPECT_THROW((void)searched(points, {.device = {.block_size = 512}}), Error);
}

TEST_F(CudaSearch, EveryCutGivesTheCpusTree) {
  std::vector<Cuts> several(6);
  several[1].count = false;
  several[2].by_length = true;
  several[3].uncrossed = true;
  several[4].uncovered = true;
  several[5] = {true, true, true, true, false, true};
  for (std::size_t i = 0; i < 11; ++i)
    for (const Cuts& cuts : several) {
      if (!cuts.count && i > 8) continue;
      const SearchOptions options{.method = SearchMethod::removal_bitmask, .cuts = cuts};
      const std::vector<Point>& points = golden_sets[i].points;
      expect_same(searched(points, options), searched(points, options, Backend::cpu));
    }
  for (std::size_t i = 0; i < 9; ++i)
    expect_same(searched(golden_sets[i].points, {.cuts = {.count = false}}),
                searched(golden_sets[i].points, {.cuts = {.count = false}}, Backend::cpu));
}

TEST_F(CudaSearch, ALengthBoundKeepsTheOptimum) {
  Cuts late = all_cuts;
  late.greedy_start = false;
  for (const Cuts& cuts : {all_cuts, late})
    for (const GoldenSet& set : golden_sets) {
      const SearchOptions options{.method = SearchMethod::removal_bitmask, .cuts = cuts};
      const SearchResult result = searched(set.points, options), expected = searched(set.points, options, Backend::cpu);
      expect_golden(set, result);
      EXPECT_EQ(result.edges, expected.edges);
      EXPECT_EQ(result.optimum_count, expected.optimum_count);
    }
  // Masks of 4 and of 8 words.
  for (const std::size_t count : {18u, 20u}) {
    const std::vector<Point> points = test::whole_points(count, 1000, 4);
    const SearchOptions options{.method = SearchMethod::removal_bitmask, .cuts = all_cuts};
    EXPECT_EQ(searched(points, options).edges, searched(points, options, Backend::cpu).edges);
  }
  const std::vector<Point> many = test::whole_points(26, 1000, 4);
  SearchOptions limited{.method = SearchMethod::removal_bitmask, .cuts = all_cuts};
  limited.time_limit_seconds = 0.3;
  EXPECT_EQ(triangulation_problem(many, searched(many, limited).edges), std::nullopt);
}

TEST_F(CudaSearch, TiesAreTheCpus) {
  for (const std::vector<Point>& points : sets_with_ties())
    for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_bitmask, SearchMethod::combinations}) {
      RunContext context;
      const Candidates candidates = candidates_of(points, context);
      if (method == SearchMethod::combinations && rounded_binomial(candidates.choosable_count(), candidates.needed_count) > 5e7)
        continue;
      expect_same(searched(points, {.method = method}), searched(points, {.method = method, .parallel = true}, Backend::cpu));
    }
}

TEST_F(CudaSearch, CombinationsCountAllGoldenSets) {
  for (std::size_t i = 0; i < 12; ++i) {  // the last two have 1.3 billion and 345 billion
    const GoldenSet& set = golden_sets[i];
    const SearchResult result = searched(set.points, {.method = SearchMethod::combinations});
    expect_golden(set, result);
    EXPECT_EQ(result.triangulation_count, set.triangulation_count) << set.name;
    EXPECT_EQ(double(result.call_count), rounded_binomial(set.choosable_count, set.needed_count)) << set.name;
  }
}

TEST_F(CudaSearch, CombinationsInEveryForm) {
  for (const std::size_t i : {1u, 3u, 5u, 8u, 9u})
    for (const bool masks : {false, true})
      for (const bool thesis_grid : {false, true})
        for (const bool host_start : {false, true})
          for (const bool tree : {false, true})
            for (const int block : {0, 32, 96, 256}) {
              const GoldenSet& set = golden_sets[i];
              const DeviceOptions device{block, true, masks, thesis_grid, host_start, tree};
              const SearchResult result = searched(set.points, {.method = SearchMethod::combinations, .device = device});
              expect_golden(set, result);
              EXPECT_EQ(result.triangulation_count, set.triangulation_count) << set.name << ", block " << block;
              EXPECT_EQ(double(result.call_count), rounded_binomial(set.choosable_count, set.needed_count));
            }
}

TEST_F(CudaSearch, CombinationsOfTwoWords) {
  // 13 points in convex position: 65 choosable edges of which 10 are needed are too many; their time is limited. Beside other
  // programs on the device the first calls come late, so a longer time is tried too.
  std::vector<Point> points;
  for (int i = 0; i < 13; ++i)
    points.push_back({std::round(1e6 * std::cos(0.483321947 * i)), std::round(1e6 * std::sin(0.483321947 * i))});
  for (const bool masks : {false, true}) {
    std::uint64_t most_calls = 0;
    for (const double limit : {0.2, 1.0, 5.0}) {
      if (most_calls > 1'000'000) break;
      const SearchResult result =
          searched(points, {.method = SearchMethod::combinations, .time_limit_seconds = limit, .device = {.masks = masks}});
      EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
      most_calls = std::max<std::uint64_t>(most_calls, result.call_count);
    }
    EXPECT_GT(most_calls, 1'000'000u);
  }
}

TEST_F(CudaSearch, FewAndFlatPoints) {
  for (const std::vector<Point>& points :
       {std::vector<Point>{}, {{1, 1}}, {{0, 0}, {1, 2}}, {{2, 2}, {0, 0}, {1, 1}, {5, 5}}}) {
    for (const SearchMethod method :
         {SearchMethod::removal, SearchMethod::removal_bitmask, SearchMethod::insertion, SearchMethod::combinations})
      EXPECT_EQ(triangulation_problem(points, searched(points, {.method = method}).edges), std::nullopt);
    EXPECT_EQ(triangulation_problem(points, swept(points).edges), std::nullopt);
  }
}

TEST_F(CudaSearch, RefusesWhatWouldNeverEnd) {
  const std::vector<Point> points = test::whole_points(30, 1000, 4);
  for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_bitmask, SearchMethod::combinations}) try {
      (void)searched(points, {.method = method});
      FAIL() << "not refused";
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("would take about"), std::string::npos);
    }
}

template <class F>
testing::AssertionResult stops_soon(const F& run) {
  return stops_within(200, 300, [&](const std::stop_token& stop) {
    RunContext context;
    context.backend = Backend::cuda;
    context.stop = stop;
    run(context);
  });
}

TEST_F(CudaSearch, StopsSoonAndKeepsToTimeLimits) {
  const std::vector<Point> points = test::whole_points(20, 1000, 4);
  RunContext plain;
  const Candidates candidates = candidates_of(points, plain);
  std::vector<SearchOptions> several(6);
  several[1].method = SearchMethod::removal_bitmask;
  several[2].method = SearchMethod::removal_bitmask;
  several[2].device.rebalance = false;
  several[2].cuts.uncovered = true;
  several[3].method = SearchMethod::combinations;
  several[4].method = SearchMethod::combinations;
  several[4].device.masks = false;
  several[5].method = SearchMethod::combinations;
  several[5].device.host_start = true;
  (void)searched(golden_sets[3].points, {});  // the device takes a while to begin with
  for (std::size_t i = 0; i < several.size(); ++i) {
    SearchOptions options = several[i];
    options.most_seconds = 1e300;
    EXPECT_TRUE(stops_soon([&](RunContext& context) { (void)search(points, candidates, options, context); })) << i;
    options.time_limit_seconds = 0.3;
    SearchResult result;
    EXPECT_TRUE(keeps_within(1500, [&] {
      const Stopwatch watch;
      result = searched(points, options);
      return watch.ms();
    })) << i;
    EXPECT_FALSE(result.proven_optimal);
    EXPECT_GT(result.call_count, 0u);
    EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
  }
  EXPECT_TRUE(stops_soon([&](RunContext& context) {
    for (;;) (void)path_dp(test::whole_points(26, 100'000, 9), context);
  }));
}

TEST_F(CudaSearch, MemoryIsRefusedAndGivenBack) {
  RunContext context;
  context.backend = Backend::cuda;
  const std::vector<Point>& points = golden_sets[9].points;
  const Candidates candidates = candidates_of(points, context);
  const std::size_t before = memory_use().device_bytes;
  context.memory_limit_bytes = 1 << 16;
  for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_bitmask}) try {
      (void)search(points, candidates, {.method = method}, context);
      FAIL() << "not refused";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
    }
  try {
    (void)path_dp(test::whole_points(24, 1000, 1), context);
    FAIL() << "not refused";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::out_of_memory);
  }
  EXPECT_EQ(memory_use().device_bytes, before);
  context.memory_limit_bytes = std::numeric_limits<std::size_t>::max();
  expect_golden(golden_sets[9], search(points, candidates, {}, context));
  EXPECT_EQ(memory_use().device_bytes, before);
}

TEST_F(CudaSearch, BranchesThatDoNotFitComeInBatches) {
  RunContext context;
  context.backend = Backend::cuda;
  const GoldenSet& set = golden_sets[12];
  const Candidates candidates = candidates_of(set.points, context);
  context.memory_limit_bytes = 24 << 20;
  const SearchResult result = search(set.points, candidates, {}, context);
  expect_golden(set, result);
  EXPECT_EQ(result.call_count, set.call_count);
}

TEST_F(CudaSearch, TheFirstCallsAreWrittenDown) {
  RunContext context;
  context.backend = Backend::cuda;
  Parameters p;
  p.watched_calls = 50;
  for (const Method method : {Method::removal, Method::removal_stack, Method::removal_bitmask}) {
    p.method = method;
    const Solution solution = solve(distinct_points(golden_sets[8].points), p, context);
    EXPECT_EQ(solution.story->step_count(), 2u + 50u + 1u);
    EXPECT_TRUE(solution.proven_optimal);
  }
}

TEST_F(CudaSearch, PathsGiveTheCpusResult) {
  std::vector<std::vector<Point>> sets = sets_with_ties();
  for (const GoldenSet& set : golden_sets) sets.push_back(set.points);
  for (const std::size_t count : {16u, 20u, 22u}) sets.push_back(test::whole_points(count, 100'000, 9));
  sets.push_back(test::lattice(4, 4));
  sets.push_back(test::lattice(5, 4));
  for (const std::vector<Point>& points : sets) {
    const PathResult result = swept(points), expected = swept(points, Backend::cpu);
    EXPECT_EQ(result.edges, expected.edges);
    EXPECT_EQ(result.length, expected.length);
    EXPECT_EQ(result.lower_bound, expected.lower_bound);
    EXPECT_EQ(result.proven_optimal, expected.proven_optimal);
    EXPECT_EQ(result.state_count, expected.state_count);
    EXPECT_EQ(result.layer_count, expected.layer_count);
  }
}

TEST_F(CudaSearch, PathsOfTwentyEightPoints) {
  const std::vector<Point> points = test::whole_points(28, 100'000, 9);
  const PathResult result = swept(points);
  EXPECT_TRUE(result.proven_optimal);
  EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
  Parameters p;
  p.method = Method::lmt;
  RunContext context;
  const Solution by_lmt = solve(distinct_points(points), p, context);
  ASSERT_TRUE(by_lmt.proven_optimal);
  EXPECT_EQ(result.edges, by_lmt.edges);
}

}  // namespace
}  // namespace ws::triangulation
