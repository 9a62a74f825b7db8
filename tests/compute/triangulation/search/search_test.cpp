// The exhaustive searches: golden sets, counts, cuts, refusals.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/search/search.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/plane/validate.h"
#include "compute/triangulation/search/combinations.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace ws::triangulation {
namespace {

using test::golden_sets;
using test::GoldenSet;

SearchResult searched(const std::vector<Point>& points, const SearchOptions& options) {
  RunContext context;
  return search(points, candidates_of(points, context), options, context);
}

/// The optimum to the table's digits, proven and valid.
void expect_golden(const GoldenSet& set, const SearchResult& result) {
  SCOPED_TRACE(set.name);
  EXPECT_TRUE(result.proven_optimal);
  EXPECT_EQ(triangulation_problem(set.points, result.edges), std::nullopt);
  EXPECT_EQ(triangulation_problem_by_pairs(set.points, result.edges), std::nullopt);
  EXPECT_NEAR(result.length.lower, set.length, 6e-10);
  EXPECT_NEAR(result.length.upper, set.length, 6e-10);
}

TEST(TriangulationSearch, GoldenSetsHaveTheirCandidates) {
  for (const GoldenSet& set : golden_sets) {
    SCOPED_TRACE(set.name);
    RunContext context;
    const Candidates c = candidates_of(set.points, context);
    EXPECT_EQ(c.hull.boundary.size(), set.hull_count);
    EXPECT_EQ(c.counts.edges, set.edge_count);
    EXPECT_EQ(c.counts.triangles, set.triangle_count);
    EXPECT_EQ(c.forced.size(), set.forced_count);
    EXPECT_EQ(c.choosable_count(), set.choosable_count);
    EXPECT_EQ(c.needed_count, set.needed_count);
    EXPECT_NEAR(c.forced_length, set.forced_length, 6e-10);
  }
}

TEST(TriangulationSearch, RemovalCountsAllGoldenSets) {
  for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_stack, SearchMethod::removal_bitmask})
    for (const GoldenSet& set : golden_sets) {
      const SearchResult result = searched(set.points, {.method = method});
      expect_golden(set, result);
      EXPECT_EQ(result.call_count, set.call_count);
      EXPECT_EQ(result.triangulation_count, set.triangulation_count);
    }
}

TEST(TriangulationSearch, RemovalInParallelIsTheSameTree) {
  for (const GoldenSet& set : golden_sets)
    for (const std::optional<std::uint32_t> level : {std::optional<std::uint32_t>(), std::optional(4u), std::optional(0u)}) {
      const SearchResult result = searched(set.points, {.parallel = true, .branch_level = level});
      expect_golden(set, result);
      EXPECT_EQ(result.call_count, set.call_count);
      EXPECT_EQ(result.triangulation_count, set.triangulation_count);
      if (level) {
        EXPECT_LE(result.branches.level, *level);
      }
    }
  const SearchResult lattice = searched(test::lattice(3, 3), {.parallel = true});
  EXPECT_EQ(lattice.optimum_count, 16u);
  EXPECT_EQ(lattice.edges, searched(test::lattice(3, 3), {}).edges);
}

TEST(TriangulationSearch, InsertionMeetsTheSameTriangulations) {
  for (std::size_t i = 0; i < 13; ++i) {
    const SearchResult result = searched(golden_sets[i].points, {.method = SearchMethod::insertion});
    expect_golden(golden_sets[i], result);
    EXPECT_EQ(result.triangulation_count, golden_sets[i].triangulation_count);
  }
}

TEST(TriangulationSearch, CombinationsMeetTheSameTriangulations) {
  for (std::size_t i = 0; i < 10; ++i)
    for (const bool parallel : {false, true}) {
      const GoldenSet& set = golden_sets[i];
      const SearchResult result = searched(set.points, {.method = SearchMethod::combinations, .parallel = parallel});
      expect_golden(set, result);
      EXPECT_EQ(result.triangulation_count, set.triangulation_count);
      EXPECT_EQ(double(result.call_count), rounded_binomial(set.choosable_count, set.needed_count));
    }
}

TEST(TriangulationSearch, WithoutTheCountCutMoreIsSearchedForTheSame) {
  for (std::size_t i = 0; i < 9; ++i)
    for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_bitmask, SearchMethod::removal_stack}) {
      const GoldenSet& set = golden_sets[i];
      const SearchResult result = searched(set.points, {.method = method, .cuts = {.count = false}});
      expect_golden(set, result);
      EXPECT_EQ(result.triangulation_count, set.triangulation_count);
      EXPECT_GE(result.call_count, set.call_count);
    }
  EXPECT_GT(searched(golden_sets[8].points, {.cuts = {.count = false}}).call_count, 2 * golden_sets[8].call_count);
}

TEST(TriangulationSearch, EveryCutAloneKeepsTheOptimum) {
  std::vector<Cuts> all(5);
  all[0].by_length = true;
  all[1].uncrossed = true;
  all[2].uncovered = true;
  all[3].length_bound = true;
  all[4].greedy_start = true;
  for (std::size_t i = 0; i < 12; ++i) {
    const GoldenSet& set = golden_sets[i];
    for (const Cuts& cuts : all) {
      const SearchResult result = searched(set.points, {.method = SearchMethod::removal_bitmask, .cuts = cuts});
      expect_golden(set, result);
      if (!cuts.length_bound) {
        EXPECT_EQ(result.triangulation_count, set.triangulation_count);
      }
    }
  }
}

TEST(TriangulationSearch, AllCutsTogetherTakeHardlyAnyCalls) {
  const Cuts cuts{true, true, true, true, true, true};
  for (const GoldenSet& set : golden_sets) {
    const SearchResult result = searched(set.points, {.method = SearchMethod::removal_bitmask, .cuts = cuts});
    expect_golden(set, result);
    EXPECT_LT(result.call_count, 20'000u);
  }
}

TEST(TriangulationSearch, ConvexSetsHaveCatalanNumbers) {
  const std::uint64_t catalan[] = {2, 5, 14, 42, 132, 429};
  for (int m = 4; m <= 9; ++m) {
    std::vector<Point> points;
    for (int i = 0; i < m; ++i)
      points.push_back({std::cos(2 * std::numbers::pi * i / m), (1 + 0.1 * i / m) * std::sin(2 * std::numbers::pi * i / m)});
    for (const SearchMethod method : {SearchMethod::removal, SearchMethod::insertion})
      EXPECT_EQ(searched(points, {.method = method}).triangulation_count, catalan[m - 4]) << m;
  }
}

TEST(TriangulationSearch, CountsOptimaThatTie) {
  EXPECT_EQ(searched(golden_sets[2].points, {}).optimum_count, 2u);  // the square
  const SearchResult result = searched(test::lattice(3, 3), {});
  EXPECT_EQ(result.triangulation_count, 64u);
  EXPECT_EQ(result.optimum_count, 16u);  // four cells of two diagonals
  const SearchResult same = searched(test::lattice(3, 3), {.method = SearchMethod::insertion});
  EXPECT_EQ(same.edges, result.edges);
  EXPECT_EQ(same.optimum_count, 16u);
}

TEST(TriangulationSearch, HandlesFewAndFlatPoints) {
  for (const std::vector<Point>& points : {std::vector<Point>{}, {{1, 1}}, {{0, 0}, {1, 2}}, {{2, 2}, {0, 0}, {1, 1}, {5, 5}}})
    for (const SearchMethod method : {SearchMethod::removal, SearchMethod::removal_stack, SearchMethod::removal_bitmask,
                                      SearchMethod::insertion, SearchMethod::combinations})
      EXPECT_EQ(triangulation_problem(points, searched(points, {.method = method}).edges), std::nullopt);
}

TEST(TriangulationSearch, RefusesWhatWouldNeverEnd) {
  const std::vector<Point> points = test::whole_points(20, 1000, 4);
  for (const SearchMethod method : {SearchMethod::removal, SearchMethod::combinations}) try {
      (void)searched(points, {.method = method});
      FAIL() << "not refused";
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("would take about"), std::string::npos);
      EXPECT_NE(error.hint(), "");
    }
  EXPECT_THROW((void)searched(test::whole_points(60, 1000, 4), {}), Error);
  // A bound that this method does not know changes nothing; without the count cut there are more calls.
  EXPECT_THROW((void)searched(points, {.method = SearchMethod::removal, .cuts = {.length_bound = true}}), Error);
  const std::vector<Point>& few = golden_sets[13].points;
  EXPECT_THROW((void)searched(few, {.cuts = {.count = false}, .most_seconds = 1}), Error);
}

TEST(TriangulationSearch, LevelsKeepToTheMemoryLimit) {
  RunContext context;
  context.memory_limit_bytes = 4 << 20;
  const std::vector<Point> points = test::whole_points(16, 1000, 4);
  const Candidates candidates = candidates_of(points, context);
  SearchOptions options;
  options.method = SearchMethod::removal;
  options.parallel = true;
  options.branch_level = 60;
  options.most_seconds = 1e300;
  EXPECT_THROW((void)search(points, candidates, options, context), Error);
}

TEST(TriangulationSearch, SaysThatItIsNotProvenWhenTimeIsUp) {
  const std::vector<Point> points = test::whole_points(20, 1000, 4);
  for (const bool parallel : {false, true})
    for (const SearchMethod method : {SearchMethod::removal, SearchMethod::combinations}) {
      const SearchResult result = searched(points, {.method = method, .time_limit_seconds = 0.05, .parallel = parallel});
      EXPECT_FALSE(result.proven_optimal);
      EXPECT_LT(result.lower_bound, result.length.lower);
      EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
    }
}

TEST(TriangulationSearch, Stops) {
  RunContext context;
  const std::vector<Point> points = golden_sets[14].points;
  const Candidates candidates = candidates_of(points, context);
  std::stop_source source;
  context.stop = source.get_token();
  source.request_stop();
  EXPECT_THROW((void)search(points, candidates, {}, context), Cancelled);
}

TEST(TriangulationSearch, EstimatesItsCalls) {
  for (const std::size_t i : {10u, 13u}) {
    RunContext context;
    const double estimate = estimated_removal_calls(candidates_of(golden_sets[i].points, context), 20'000, 3);
    EXPECT_NEAR(estimate / double(golden_sets[i].call_count), 1, 0.5);
    for (const Cuts& cuts : {Cuts{}, Cuts{.by_length = true, .uncrossed = true, .uncovered = true}, Cuts{.count = false}}) {
      if (!cuts.count && i > 10) continue;  // hundreds of times as many calls
      const SearchResult all = searched(golden_sets[i].points, {.method = SearchMethod::removal_bitmask, .cuts = cuts});
      const double calls = estimated_bitmask_calls(candidates_of(golden_sets[i].points, context), cuts, 20'000, 3);
      EXPECT_NEAR(calls / double(all.call_count), 1, 0.5);
    }
  }
}

TEST(TriangulationCombinations, AreRankedLexicographically) {
  const Binomials binomials(40);
  std::vector<std::uint32_t> subset = unranked(0, 5, 3, binomials);
  EXPECT_EQ(subset, (std::vector<std::uint32_t>{1, 2, 3}));
  for (Rank rank = 1; rank < 10; ++rank) {
    ASSERT_TRUE(advance_subset(subset, 5));
    EXPECT_EQ(subset, unranked(rank, 5, 3, binomials));
  }
  EXPECT_EQ(subset, (std::vector<std::uint32_t>{3, 4, 5}));
  EXPECT_FALSE(advance_subset(subset, 5));
  EXPECT_EQ(unranked(208612950, 35, 11, binomials), (std::vector<std::uint32_t>{2, 7, 11, 12, 14, 15, 25, 30, 31, 34, 35}));
  EXPECT_EQ(unranked(417225899, 35, 11, binomials), (std::vector<std::uint32_t>{25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35}));
  EXPECT_EQ(unranked(1000000, 26, 9, binomials), (std::vector<std::uint32_t>{1, 7, 12, 13, 14, 19, 21, 22, 25}));
}

/// Against the table of 128-bit sums, and against an independent computation beyond it (Python's math.comb).
TEST(TriangulationCombinations, AreCountedExactlyWhateverTheirSize) {
  const Binomials binomials(120);
  const auto digits_of = [](Rank rank) {
    std::string text;
    for (; rank > 0; rank /= 10) text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(rank % 10)));
    return text;
  };
  for (std::size_t n = 0; n <= 120; ++n)
    for (std::size_t k = 0; k <= n; ++k)
      if (const auto count = binomials(n, k)) {
        ASSERT_EQ(exact_binomial(n, k), digits_of(*count)) << n << " over " << k;
      }
  EXPECT_EQ(exact_binomial(3, 4), "0");
  EXPECT_EQ(exact_binomial(107, 25), "1663421971781237641756874");
  EXPECT_EQ(exact_binomial(2016, 190),
            "7449785100160947429818856805578011006263909056089253575204782089723390632670855850782738032551145513"
            "6405644668943460439988843948142976077602308430570883577039884706568158586534187925821722257241654908"
            "538903598592517876730530034473170510268434121919436528693472711187738400");
  EXPECT_EQ(rounded_binomial(69, 19), 46252743903616536.0);
  EXPECT_EQ(rounded_binomial(78, 19), 671262558647881200.0);
}

TEST(TriangulationCombinations, AreCountedTo128Bits) {
  const Binomials binomials(140);
  EXPECT_EQ(static_cast<std::uint64_t>(*binomials(55, 15)), 11'899'700'525'790u);
  EXPECT_TRUE(*binomials(107, 25) > Rank{~std::uint64_t{0}});
  EXPECT_FALSE(binomials(140, 70));
  EXPECT_TRUE(binomials(140, 2));
  EXPECT_TRUE(std::isinf(rounded_binomial(4000, 2000)));
  // Ranks around counts that do not fit.
  EXPECT_EQ(unranked(5, 140, 70, binomials).size(), 70u);
}

}  // namespace
}  // namespace ws::triangulation
