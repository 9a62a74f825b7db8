// The steps that one watches: what searches write down, and what follows from it for each edge.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/root_sums.h"
#include "compute/triangulation/plane/validate.h"
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/tree_picture.h"
#include "compute/triangulation/solution.h"
#include "compute/triangulation/story/search_story.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace ws::triangulation {
namespace {

Solution solved(std::vector<Point> points, const Parameters& parameters) {
  RunContext context;
  return solve(distinct_points(std::move(points)), parameters, context);
}

Parameters by(Method method) {
  Parameters p;
  p.method = method;
  return p;
}

std::size_t count_of(const Story& story, std::size_t step, EdgeState state) {
  const auto states = story.states(step);
  return static_cast<std::size_t>(std::count(states.begin(), states.end(), state));
}

TEST(Story, ASearchHasAStepForEachCall) {
  const auto points = test::whole_points(8, 100, 5);
  for (const Method method : {Method::removal, Method::removal_stack, Method::removal_bitmask, Method::insertion}) {
    const Solution solution = solved(points, by(method));
    const Story& story = *solution.story;
    const auto found = std::find_if(solution.counters.begin(), solution.counters.end(),
                                    [](const Property& p) { return p.name == "search_calls"; });
    ASSERT_NE(found, solution.counters.end());
    EXPECT_EQ(story.step_count(), 3 + static_cast<std::size_t>(std::get<std::int64_t>(found->value)));
    EXPECT_EQ(story.describe(0).phase, "points");
    EXPECT_EQ(count_of(story, 0, EdgeState::hidden), story.edges().size());
    EXPECT_GT(count_of(story, 1, EdgeState::forced), 0u);
    const std::size_t last = story.step_count() - 1;
    EXPECT_EQ(count_of(story, last, EdgeState::chosen) + count_of(story, last, EdgeState::forced), solution.edges.size());
  }
}

TEST(Story, RecursionAndStackTellTheSame) {
  const auto points = test::whole_points(8, 100, 9);
  const Solution a = solved(points, by(Method::removal)), b = solved(points, by(Method::removal_stack));
  ASSERT_EQ(a.story->step_count(), b.story->step_count());
  for (std::size_t step = 0; step < a.story->step_count(); ++step) {
    ASSERT_EQ(a.story->describe(step).title, b.story->describe(step).title);
    ASSERT_EQ(a.story->states(step), b.story->states(step));
    ASSERT_EQ(a.story->best(step), b.story->best(step));
  }
}

TEST(Story, InsertionBeginsWithNoEdgesAndAddsThem) {
  const auto points = test::whole_points(7, 100, 5);
  const Solution solution = solved(points, by(Method::insertion));
  const Story& story = *solution.story;
  const SearchTree& tree = *story.tree();
  const std::size_t choosable = story.edges().size() - count_of(story, 1, EdgeState::forced);
  // The first call: the forced edges are in the graph, and no other.
  EXPECT_EQ(count_of(story, 2, EdgeState::waiting), choosable);
  EXPECT_EQ(count_of(story, 2, EdgeState::open), 0u);
  EXPECT_NE(story.describe(2).title.find("nothing is inserted yet"), std::string::npos);
  std::size_t leaves = 0;
  for (std::size_t step = 2; step < 2 + tree.calls().size(); ++step) {
    const SearchTree::Call& call = tree.calls()[step - 2];
    const StoryStep told = story.describe(step);
    EXPECT_EQ(told.phase, "insertion");
    EXPECT_EQ(told.title.find("dropped"), std::string::npos) << told.title;
    EXPECT_EQ(told.title.find("kept"), std::string::npos) << told.title;
    if (call.decision != Decision::root) {
      EXPECT_NE(told.title.find(call.decision == Decision::keep ? " inserted" : " left out"), std::string::npos) << told.title;
    }
    // Nothing is in the graph but what is forced and inserted, so it grows by one edge at each insertion.
    EXPECT_EQ(count_of(story, step, EdgeState::open), 0u);
    if (call.decision == Decision::keep) {
      const std::size_t parent = 2 + std::size_t{call.parent};
      EXPECT_EQ(count_of(story, step, EdgeState::kept), count_of(story, parent, EdgeState::kept) + 1);
    }
    if (call.outcome == Outcome::leaf || call.outcome == Outcome::best) {
      EXPECT_EQ(count_of(story, step, EdgeState::kept) + count_of(story, step, EdgeState::forced), solution.edges.size());
      ++leaves;
    }
    EXPECT_TRUE(stack_at(tree, static_cast<std::uint32_t>(step - 2), story.edges()).empty())
        << "recursion has no stack to show";
  }
  EXPECT_GT(leaves, 1u);
  EXPECT_STREQ(name_of(EdgeState::kept, "insertion"), "inserted");
  EXPECT_STREQ(name_of(EdgeState::dropped, "insertion"), "left out");
}

TEST(Story, OnlyTheSearchWithAStackShowsOne) {
  const auto points = test::whole_points(7, 100, 5);
  for (const Method method : {Method::removal, Method::removal_stack, Method::removal_bitmask, Method::insertion}) {
    const Solution solution = solved(points, by(method));
    EXPECT_EQ(stack_at(*solution.story->tree(), 1, solution.story->edges()).empty(), method != Method::removal_stack)
        << choice_name(method);
  }
}

TEST(Story, NoKeptEdgesCrossAndALeafIsATriangulation) {
  const auto points = test::whole_points(8, 100, 11);
  const Solution solution = solved(points, by(Method::removal));
  const Story& story = *solution.story;
  std::size_t leaves = 0;
  for (std::size_t step = 2; step + 1 < story.step_count(); ++step) {
    if (story.describe(step).title.find("a triangulation") == std::string::npos) continue;
    const auto states = story.states(step);
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < states.size(); ++i)
      if (states[i] != EdgeState::crossed && states[i] != EdgeState::dropped) edges.push_back(story.edges()[i]);
    std::sort(edges.begin(), edges.end());
    EXPECT_EQ(edges.size(), solution.edges.size());
    ++leaves;
  }
  EXPECT_GT(leaves, 1u);
}

TEST(Story, TheBestOnlyBecomesShorterAndEndsAsTheResult) {
  const auto points = test::whole_points(9, 100, 3);
  const Solution solution = solved(points, by(Method::removal));
  const Story& story = *solution.story;
  double before = std::numeric_limits<double>::infinity();
  std::vector<Edge> best;
  for (std::size_t step = 2; step + 1 < story.step_count(); ++step) {
    best = story.best(step);
    if (best.empty()) continue;
    const double length = length_of(solution.points.at, best).upper;
    EXPECT_LE(length, before * (1 + 1e-12));
    before = length;
  }
  std::sort(best.begin(), best.end());
  EXPECT_NEAR(length_of(solution.points.at, best).upper, solution.length.upper, 1e-9);
}

TEST(Story, CallsBeyondTheWatchedOnesBecomeImprovements) {
  const auto points = test::whole_points(9, 100, 3);
  Parameters few = by(Method::removal);
  few.watched_calls = 20;
  const Solution solution = solved(points, few);
  const Solution all = solved(points, by(Method::removal));
  EXPECT_EQ(solution.edges, all.edges);
  EXPECT_LT(solution.story->step_count(), all.story->step_count());
  const std::size_t later = solution.story->step_count() - 2;
  EXPECT_EQ(solution.story->describe(later).phase, "later");
  EXPECT_EQ(solution.story->best(later).size(), solution.edges.size());
}

TEST(Story, GreedyGrowsEdgeByEdge) {
  const auto points = test::whole_points(30, 1000, 3);
  const Solution solution = solved(points, by(Method::greedy));
  ASSERT_EQ(solution.story->step_count(), solution.edges.size() + 2);
  EXPECT_EQ(count_of(*solution.story, 7, EdgeState::kept), 7u);
  EXPECT_EQ(count_of(*solution.story, solution.edges.size() + 1, EdgeState::chosen), solution.edges.size());
}

TEST(Story, LmtGoesFromCandidatesToFaces) {
  const auto points = test::whole_points(200, 10'000, 6);
  const Solution solution = solved(points, by(Method::lmt));
  const Story& story = *solution.story;
  EXPECT_EQ(story.describe(1).phase, "diamonds");
  EXPECT_GE(count_of(story, 1, EdgeState::open), solution.edges.size());
  // Each round takes what it says; together they take all that is impossible.
  std::size_t removed = 0, step = 2;
  for (; story.describe(step).phase == "rounds"; ++step) {
    EXPECT_EQ(count_of(story, step, EdgeState::past), removed);
    EXPECT_GT(count_of(story, step, EdgeState::dropped), 0u);
    removed += count_of(story, step, EdgeState::dropped);
  }
  EXPECT_GT(step, 3u);
  EXPECT_EQ(story.describe(step).phase, "skeleton");
  EXPECT_EQ(count_of(story, step, EdgeState::forced) + count_of(story, step, EdgeState::open) + removed,
            count_of(story, 1, EdgeState::open));
  EXPECT_GT(count_of(story, step, EdgeState::forced), solution.edges.size() / 2);
  const std::size_t last = story.step_count() - 1;
  EXPECT_EQ(count_of(story, last - 1, EdgeState::forced) + count_of(story, last - 1, EdgeState::kept), solution.edges.size());
  EXPECT_EQ(count_of(story, last, EdgeState::chosen), solution.edges.size());
}

TEST(Story, FewPointsShowAllEdgesBeforeTheDiamondTest) {
  const auto points = test::whole_points(60, 10'000, 2);
  const Solution solution = solved(points, by(Method::lmt));
  const Story& story = *solution.story;
  EXPECT_EQ(story.describe(1).phase, "all edges");
  EXPECT_EQ(count_of(story, 1, EdgeState::open), story.edges().size() - solution.edges.size());
  EXPECT_GT(count_of(story, 2, EdgeState::dropped), count_of(story, 2, EdgeState::open));
}

TEST(Story, EquallyShortTriangulationsAreSteps) {
  for (const Method method : {Method::lmt, Method::removal, Method::removal_stack, Method::removal_bitmask, Method::insertion,
                              Method::combinations}) {
    const bool is_small = method == Method::combinations;  // the others have time for the lattice
    const Solution solution = solved(is_small ? test::lattice(2, 2) : test::lattice(3, 3), by(method));
    const Story& story = *solution.story;
    std::vector<std::vector<EdgeState>> seen;
    for (std::size_t step = 0; step < story.step_count(); ++step) {
      if (story.describe(step).phase != "optima") continue;
      seen.push_back(story.states(step));
      EXPECT_EQ(count_of(story, step, EdgeState::forced) + count_of(story, step, EdgeState::kept), solution.edges.size());
    }
    EXPECT_EQ(seen.size(), is_small ? 2u : 16u) << "each cell's diagonal may lie in two ways";
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
  }
}

TEST(Story, EquallyShortWaysOfLmtAreTriangulations) {
  const std::vector<Point> circle{{5, 0}, {4, 3}, {3, 4}, {0, 5}, {-3, 4}, {-4, 3}, {-5, 0}, {-4, -3}, {-3, -4}, {0, -5}};
  for (const auto& points : {circle, test::whole_points(8, 4, 1), test::whole_points(8, 4, 3), test::lattice(3, 4)}) {
    const Solution solution = solved(points, by(Method::lmt));
    const Story& story = *solution.story;
    std::set<std::vector<Edge>> seen;
    std::size_t steps = 0;
    for (std::size_t step = 0; step < story.step_count(); ++step) {
      if (story.describe(step).phase != "optima") continue;
      std::vector<Edge> edges;
      const auto states = story.states(step);
      for (std::size_t i = 0; i < states.size(); ++i)
        if (states[i] == EdgeState::forced || states[i] == EdgeState::kept) edges.push_back(story.edges()[i]);
      std::sort(edges.begin(), edges.end());
      EXPECT_EQ(triangulation_problem(solution.points.at, edges), std::nullopt);
      EXPECT_EQ(compare_sums(solution.points.at, edges, solution.edges), 0);
      EXPECT_TRUE(steps > 0 || edges == solution.edges);
      EXPECT_EQ(story.describe(step).marked.empty(), steps == 0);
      seen.insert(edges);
      ++steps;
    }
    EXPECT_EQ(seen.size(), steps);
    const auto count = std::find_if(solution.counters.begin(), solution.counters.end(),
                                    [](const Property& p) { return p.name.starts_with("optimum_count"); });
    const auto counted = static_cast<std::size_t>(std::get<double>(count->value));
    EXPECT_EQ(steps, counted > 1 ? std::min<std::size_t>(counted, 100) : 0) << count->name;
  }
}

TEST(Story, CombinationsAreStepsInTheOrderOfTheirRanks) {
  const auto points = test::whole_points(6, 100, 5);
  const Solution solution = solved(points, by(Method::combinations));
  const Story& story = *solution.story;
  std::size_t plane = 0, seen = 0;
  std::vector<EdgeState> before;
  double best = std::numeric_limits<double>::infinity();
  for (std::size_t step = 0; step < story.step_count(); ++step) {
    const StoryStep told = story.describe(step);
    if (told.phase != "combinations") continue;
    ++seen;
    const auto states = story.states(step);
    EXPECT_NE(states, before);
    before = states;
    const bool is_plane = count_of(story, step, EdgeState::dropped) == 0;
    plane += is_plane;
    EXPECT_EQ(told.title.find("a triangulation") != std::string::npos, is_plane) << told.title;
    EXPECT_EQ(count_of(story, step, EdgeState::forced) + count_of(story, step, EdgeState::kept) +
                  count_of(story, step, EdgeState::dropped),
              solution.edges.size());
    const auto rows = story.rows(step);
    EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const ListRow& row) {
      return row.text.starts_with("> " + std::to_string(seen) + ":") && (row.state == EdgeState::kept) == is_plane;
    }));
    if (!story.best(step).empty()) {
      const double length = length_of(solution.points.at, story.best(step)).upper;
      EXPECT_LE(length, best);
      best = length;
    }
  }
  const auto counter = [&](std::string_view name) {
    const auto found =
        std::find_if(solution.counters.begin(), solution.counters.end(), [&](const Property& p) { return p.name == name; });
    return static_cast<std::size_t>(std::get<std::int64_t>(found->value));
  };
  EXPECT_EQ(seen, counter("combinations_checked"));
  EXPECT_EQ(plane, counter("triangulations_seen"));
  EXPECT_NEAR(best, solution.length.upper, 1e-9);
  Parameters few = by(Method::combinations);
  few.watched_calls = 10;
  EXPECT_EQ(solved(points, few).story->step_count(), story.step_count() - seen + 10);
}

TEST(Story, AStateIsCalledWhatItIsInItsPhase) {
  EXPECT_STREQ(name_of(EdgeState::dropped, "diamonds"), "fail the diamond test");
  EXPECT_STREQ(name_of(EdgeState::dropped, "search"), "dropped");
  EXPECT_LT(faded_among(color_of(EdgeState::open), 10'000) >> 24, color_of(EdgeState::open) >> 24);
  EXPECT_EQ(faded_among(color_of(EdgeState::open), 100), color_of(EdgeState::open));
}

TEST(Story, ATreeThatGrowsHasALittleRoomLeft) {
  const Solution solution = solved(test::whole_points(9, 100, 5), by(Method::removal));
  const SearchTree& tree = *solution.story->tree();
  for (std::size_t count = 64; count <= tree.calls().size(); ++count) {
    EXPECT_GE(placed_calls(tree, count), count);
    EXPECT_LE(placed_calls(tree, count), count + count / 4);
  }
}

TEST(Story, TheTreeHasAPlaceForEachCallAndAStack) {
  const Solution solution = solved(test::whole_points(7, 100, 5), by(Method::removal_stack));
  const SearchTree& tree = *solution.story->tree();
  const TreePlaces places = places_of(tree, tree.calls().size());
  ASSERT_EQ(places.place.size(), tree.calls().size());
  for (std::uint32_t c = 1; c < tree.calls().size(); ++c) {
    EXPECT_LT(places.place[c].y, places.place[tree.calls()[c].parent].y);
    EXPECT_TRUE(places.place[c].x > 0 && places.place[c].x < 1);
    EXPECT_EQ(path_to(tree, c).back(), c);
  }
  // The root is about to push a, b and c of the first edge; after a, b and c are left of it.
  EXPECT_EQ(stack_at(tree, 0, solution.story->edges()).size(), 1u);
  EXPECT_EQ(stack_at(tree, 1, solution.story->edges()).back().substr(0, 5), "  b c");
}

TEST(Story, CutsTellWhy) {
  const auto points = test::whole_points(10, 1000, 5);
  Parameters cuts = by(Method::removal_bitmask);
  cuts.uncovered = true;
  const Solution covering = solved(points, cuts);
  std::size_t left_out = 0;
  for (const auto& call : covering.story->tree()->calls()) left_out += call.uncovered[0] + call.uncovered[1];
  EXPECT_GT(left_out, 0u);
  cuts.length_bound = true;
  const Solution bounded = solved(points, cuts);
  std::size_t too_long = 0;
  for (const auto& call : bounded.story->tree()->calls()) too_long += call.outcome == Outcome::too_long;
  EXPECT_GT(too_long, 0u);
}

TEST(Solution, AllExactMethodsAgree) {
  for (const std::uint32_t seed : {1u, 2u, 3u, 4u}) {
    const auto points = test::whole_points(9, 1000, seed);
    const Solution expected = solved(points, by(Method::removal));
    for (const Method method :
         {Method::lmt, Method::path_dp, Method::removal_stack, Method::removal_bitmask, Method::insertion}) {
      const Solution found = solved(points, by(method));
      EXPECT_TRUE(found.proven_optimal);
      EXPECT_EQ(found.edges, expected.edges) << "seed " << seed;
      EXPECT_EQ(found.triangle_count, expected.triangle_count);
    }
  }
}

TEST(Solution, PointsOnALineAndFewOfThem) {
  for (const Method method : {Method::lmt, Method::greedy, Method::delaunay, Method::removal, Method::path_dp}) {
    const Solution line = solved({{0, 0}, {3, 3}, {1, 1}, {2, 2}}, by(method));
    EXPECT_EQ(line.edges.size(), 3u);
    EXPECT_EQ(line.triangle_count, 0u);
    EXPECT_TRUE(line.proven_optimal);
    EXPECT_TRUE(solved({{5, 5}}, by(method)).edges.empty());
    EXPECT_EQ(solved({{0, 0}, {1, 2}}, by(method)).edges.size(), 1u);
    EXPECT_EQ(solved({{0, 0}, {1, 2}, {3, 0}}, by(method)).triangle_count, 1u);
  }
}

}  // namespace
}  // namespace ws::triangulation
