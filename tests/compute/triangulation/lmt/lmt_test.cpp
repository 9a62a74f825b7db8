// The proven optimum at scale: against the other exact methods, known lengths, for any order and number of threads.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/lmt.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/io/points/points.h"
#include "compute/triangulation/candidates/diamond.h"
#include "compute/triangulation/delaunay/greedy.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/lmt/skeleton.h"
#include "compute/triangulation/paths/path_dp.h"
#include "compute/triangulation/plane/validate.h"
#include "compute/triangulation/search/search.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"
#include "tests/support/in_time.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <numbers>
#include <random>
#include <sstream>

namespace ws::triangulation {
namespace {

LmtResult solved(const std::vector<Point>& points, int threads = 0) {
  RunContext context;
  context.thread_count = threads;
  return lmt(points, {}, context);
}

void expect_valid(const std::vector<Point>& points, const LmtResult& result) {
  EXPECT_TRUE(result.proven_optimal);
  EXPECT_EQ(result.lower_bound, result.length.lower);
  EXPECT_EQ(triangulation_problem(points, result.edges), std::nullopt);
}

/// The interval and the known one overlap, within the relative `slack`.
void expect_length(const LmtResult& result, double lower, double upper, double slack) {
  EXPECT_GE(result.length.upper, lower * (1 - slack));
  EXPECT_LE(result.length.lower, upper * (1 + slack));
  EXPECT_LE(result.length.upper - result.length.lower, 1e-14 * upper);
}

TEST(TriangulationLmt, SolvesAllGoldenSets) {
  for (const test::GoldenSet& set : test::golden_sets) {
    SCOPED_TRACE(set.name);
    const LmtResult result = solved(set.points);
    expect_valid(set.points, result);
    EXPECT_NEAR(result.length.lower, set.length, 6e-10);
  }
}

TEST(TriangulationLmt, AgreesWithThePathProgramme) {
  for (std::uint32_t seed = 1; seed <= 400; ++seed) {
    const std::uint32_t size = seed % 4 == 0 ? 5 : seed % 4 == 1 ? 12 : seed % 4 == 2 ? 100 : 100'000;
    const std::vector<Point> points = test::whole_points(5 + seed % 11, size, seed);
    RunContext context;
    const PathResult expected = path_dp(points, context);
    const LmtResult result = solved(points);
    EXPECT_EQ(result.length, expected.length) << seed;
    expect_valid(points, result);
  }
}

TEST(TriangulationLmt, HasTheKnownLengthsOfUniformSets) {
  struct Known {
    const char* command;
    double lower, upper;
  };
  for (const Known& known : {Known{"uniform27 --count 100 --seed 1", 4807795389.15040, 4807795389.15051},
                             {"uniform27 --count 200 --seed 1", 6828241336.55900, 6828241336.55934},
                             {"uniform27 --count 500 --seed 1", 10930326532.7508, 10930326532.7523},
                             {"uniform27 --count 1000 --seed 1", 15555323245.7973, 15555323245.8010},
                             {"uniform27 --count 2000 --seed 1", 21654607930.2657, 21654607930.2768},
                             {"uniform27 --count 5000 --seed 1", 33142514279.975, 33142514280.013},
                             {"uniform27 --count 10000 --seed 1", 46554325361.908, 46554325362.025}}) {
    SCOPED_TRACE(known.command);
    const Points points = test::generated(known.command);
    const LmtResult result = solved(points.at);
    expect_valid(points.at, result);
    expect_length(result, known.lower, known.upper, 0);
  }
}

TEST(TriangulationLmt, HasTheKnownLengthsOfWheels) {
  const std::pair<int, double> known[] = {{7, 13.074372348},  {9, 15.156362580},  {11, 17.198116251}, {13, 18.798885336},
                                          {15, 19.931663728}, {17, 21.027350265}, {25, 24.789004817}, {51, 31.211911535}};
  for (const auto& [count, length] : known) {
    SCOPED_TRACE(count);
    const Points points = test::generated("wheel --count " + std::to_string(count));
    const LmtResult result = solved(points.at);
    expect_valid(points.at, result);
    EXPECT_NEAR(result.length.lower / length, 1, 1e-9);
  }
}

/// Corners of a convex polygon, counter-clockwise, and then a point inside: the length of the shortest triangulation, by a
/// plain programme over all diagonals and all ways around the point.
double plain_length(const std::vector<Point>& points) {
  const std::size_t n = points.size() - 1;
  const auto distance = [&](std::size_t a, std::size_t b) -> long double {
    return std::hypot(static_cast<long double>(points[a].x) - points[b].x, static_cast<long double>(points[a].y) - points[b].y);
  };
  const auto turn = [&](std::size_t a, std::size_t b, std::size_t c) { return orientation(points[a], points[b], points[c]); };
  constexpr long double infinite = std::numeric_limits<long double>::infinity();
  std::vector<std::vector<long double>> cell(n, std::vector<long double>(n + 1, infinite));  // by first corner and span
  for (std::size_t span = 1; span < n; ++span)
    for (std::size_t i = 0; i < n; ++i) {
      if (span == 1) cell[i][1] = 0;
      if (turn(i, (i + span) % n, n) <= 0) continue;  // the point would be inside
      for (std::size_t step = 1; step < span; ++step)
        cell[i][span] =
            std::min(cell[i][span], cell[i][step] + cell[(i + step) % n][span - step] + distance(i, (i + span) % n));
    }
  long double hull = 0, best = infinite;
  for (std::size_t i = 0; i < n; ++i) hull += distance(i, (i + 1) % n);
  for (std::size_t start = 0; start < n; ++start) {
    std::vector<long double> way(n + 1, infinite);
    way[0] = 0;
    for (std::size_t t = 1; t <= n; ++t)
      for (std::size_t s = 0; s < t; ++s)
        if (const std::size_t from = (start + s) % n, to = (start + t) % n; t - s < n && turn(from, to, n) > 0)
          way[t] = std::min(way[t], way[s] + cell[from][t - s] + distance(to, n));
    best = std::min(best, way[n]);
  }
  return static_cast<double>(hull + best);
}

TEST(TriangulationLmt, AgreesWithAPlainProgrammeOnConvexSetsWithAPointInside) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> anywhere(0, 1);
  for (const std::size_t count : {5, 8, 13, 30, 63, 64, 90, 131, 150, 280})
    for (const double flat : {1.0, 0.3, 0.02})
      for (const double off : {0.0, 0.6, 0.97}) {
        if (count > 200 && off < 0.9) continue;  // next to a corner, so that there are diagonals with many corners beside them
        SCOPED_TRACE(testing::Message() << count << " corners, " << flat << " flat, " << off << " off the middle");
        std::vector<double> angles(count);
        for (double& angle : angles) angle = 2 * 3.14159 * anywhere(random);
        std::sort(angles.begin(), angles.end());
        std::vector<Point> points;
        for (const double angle : angles) points.push_back({std::cos(angle), flat * std::sin(angle)});
        points.push_back({points[0].x * off + 1e-9, points[0].y * off});
        const Hull hull = convex_hull(points);
        if (hull.boundary.size() != count) continue;  // the point is outside
        const LmtResult result = solved(points);
        expect_valid(points, result);
        const double expected = plain_length(points);
        EXPECT_NEAR(result.length.lower / expected, 1, 1e-14);
      }
}

/// Faces of which most diagonals are left out before, and ways around the point are as many as corners.
TEST(TriangulationLmt, AgreesWithAPlainProgrammeOnPolygonsThatAreNearlyRegular) {
  for (const std::size_t count : {64, 65, 127, 150})
    for (const double uneven : {0.0, 1e-5, 0.12})
      for (const double off : {0.0, 1e-9, 1e-3}) {
        SCOPED_TRACE(testing::Message() << count << " corners, uneven by " << uneven << ", centre off by " << off);
        std::vector<Point> points;
        for (std::size_t i = 0; i < count; ++i) {
          const double even = 2 * std::numbers::pi * double(i) / double(count),
                       angle = even + 2 * std::numbers::pi * uneven * std::sin(even);
          points.push_back({std::cos(angle), std::sin(angle)});
        }
        points.push_back({off, 0.7 * off});
        const LmtResult result = solved(points);
        expect_valid(points, result);
        EXPECT_NEAR(result.length.lower / plain_length(points), 1, 1e-14);
      }
}

/// The optimum of each turn of a regular polygon is about as short; mirror images are equally long, exactly.
TEST(TriangulationLmt, FindsTheSameOfAWheelInWhateverOrderItsPointsAre) {
  for (const int count : {64, 100, 151}) {
    const std::vector<Point> points = test::generated("wheel --count " + std::to_string(count)).at;
    const LmtResult one = solved(points, 1);
    expect_valid(points, one);
    EXPECT_EQ(solved(points).edges, one.edges);
    std::vector<Point> mirrored = points;  // as indices: a tie is broken by them
    for (Point& p : mirrored) p.x = -p.x;
    const LmtResult other = solved(mirrored);
    EXPECT_EQ(other.length, one.length);
    EXPECT_EQ(other.edges, one.edges);
  }
}

TEST(TriangulationLmt, HandlesTiesAndDegenerateSets) {
  for (const char* command :
       {"lattice --count 400 --radius 1", "circle-points --count 40", "clusters --count 1500 --radius 1e-6",
        "normal --count 1500", "lattice --count 300 --radius 1 --noise 0.1"}) {
    SCOPED_TRACE(command);
    const Points points = test::generated(command);
    expect_valid(points.at, solved(points.at));
  }
  for (const std::vector<Point>& points :
       {std::vector<Point>{}, {{1, 1}}, {{0, 0}, {1, 2}}, {{2, 2}, {0, 0}, {1, 1}, {5, 5}}, {{0, 0}, {1, 0}, {2, 0}, {1, 1}}})
    expect_valid(points, solved(points));
}

TEST(TriangulationLmt, DoesNotDependOnThreadsOrTheOrderOfPoints) {
  const Points points = test::generated("uniform27 --count 3000 --seed 5");
  const LmtResult one = solved(points.at, 1), all = solved(points.at, 0);
  EXPECT_EQ(one.edges, all.edges);
  EXPECT_EQ(one.length, all.length);
  EXPECT_EQ(one.candidate_count, all.candidate_count);
  EXPECT_EQ(one.round_count, all.round_count);
  std::vector<Point> reversed(points.at.rbegin(), points.at.rend());
  std::vector<Edge> edges = solved(reversed).edges;
  for (Edge& e : edges) e = edge_of(2999 - e.a, 2999 - e.b);
  std::sort(edges.begin(), edges.end());
  EXPECT_EQ(edges, one.edges);
}

/// Corner by corner, four neighbours at once, and half-edge by half-edge, exactly.
TEST(TriangulationLmt, EmptyTrianglesAreThoseOfEachHalfEdge) {
  for (const char* command : {"uniform27 --count 2000 --seed 4", "lattice --count 400 --radius 1", "normal --count 1000",
                              "clusters --count 600 --radius 1e-6", "wheel --count 90"}) {
    SCOPED_TRACE(command);
    const std::vector<Point> points = test::along_curve(test::generated(command).at);
    RunContext context;
    CpuExecutor executor(context);
    const Neighbours candidates = diamond_edges(points, shortest_tangent, executor);
    const Wings wings = wings_of(points, candidates, executor);
    struct Scratch {
      std::vector<std::uint32_t> list;
      void clear() { list.clear(); }
      void push(std::uint32_t h) { list.push_back(h); }
      [[nodiscard]] std::size_t size() const { return list.size(); }
      [[nodiscard]] std::uint32_t operator[](std::size_t k) const { return list[k]; }
    } scratch;
    for (std::uint32_t s = 0; s < points.size(); ++s)
      for (std::uint32_t h = candidates.first[s]; h < candidates.first[s + 1]; ++h) {
        std::uint32_t i = wings.first[h];
        for_each_wing(view_of(points, candidates), s, h, scratch, [&](Wing wing) {
          ASSERT_LT(i, wings.first[h + 1]);
          EXPECT_EQ(wings.wing[i].at_source, wing.at_source);
          EXPECT_EQ(wings.wing[i++].at_target, wing.at_target);
        });
        ASSERT_EQ(i, wings.first[h + 1]);
      }
  }
}

TEST(TriangulationLmt, TheFixpointDoesNotDependOnTheOrder) {
  for (const char* command : {"uniform27 --count 600 --seed 3", "lattice --count 100 --radius 1", "normal --count 300"}) {
    const Points points = test::generated(command);
    const std::vector<Point> sorted = test::along_curve(points.at);
    RunContext context;
    CpuExecutor executor(context);
    const Neighbours candidates = diamond_edges(sorted, shortest_tangent, executor);
    const Wings wings = wings_of(sorted, candidates, executor);
    const Skeleton rounds = lmt_skeleton(sorted, candidates, wings, executor);
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
      EXPECT_EQ(lmt_skeleton_in_random_order(sorted, candidates, wings, seed, executor).fate, rounds.fate) << command;
  }
}

/// Of every optimum all edges are candidates, and the certain ones are in it.
TEST(TriangulationLmt, DiamondsAndSkeletonsKeepTheOptimum) {
  for (std::uint32_t seed = 1; seed <= 300; ++seed) {
    const std::vector<Point> input = test::whole_points(6 + seed % 9, seed % 2 ? 7 : 1000, seed);
    const std::vector<Point> points = test::along_curve(input);
    RunContext context;
    CpuExecutor executor(context);
    const PathResult optimum = path_dp(points, context);
    const Neighbours candidates = diamond_edges(points, shortest_tangent, executor);
    const Wings wings = wings_of(points, candidates, executor);
    const Skeleton skeleton = lmt_skeleton(points, candidates, wings, executor);
    for (const Edge e : optimum.edges) {
      EXPECT_NE(candidates.find(e.a, e.b), Neighbours::none);
      const std::uint32_t h = skeleton.graph.find(e.a, e.b);
      ASSERT_NE(h, Neighbours::none);
      EXPECT_NE(skeleton.fate_of(h), Fate::impossible);
    }
    for (std::uint32_t h = 0; h < skeleton.fate.size(); ++h)
      if (skeleton.fate_of(h) == Fate::certain) {
        const Edge e = edge_of(skeleton.graph.source(h), skeleton.graph.target[h]);
        EXPECT_TRUE(std::binary_search(optimum.edges.begin(), optimum.edges.end(), e));
      }
  }
}

/// The definition, with a tolerance on the side of keeping.
bool is_diamond_by_pairs(const std::vector<Point>& points, Edge e, double tangent) {
  bool left = false, right = false;
  const Point a = points[e.a], b = points[e.b];
  const double x = b.x - a.x, y = b.y - a.y, size = x * x + y * y;
  for (const Point p : points) {
    const double along = (p.x - a.x) * x + (p.y - a.y) * y, across = (p.y - a.y) * x - (p.x - a.x) * y;
    const double most = std::min(along, size - along) * tangent * (1 - 1e-6);
    left = left || (across > 0 && across < most);
    right = right || (-across > 0 && -across < most);
  }
  return !left || !right;
}

TEST(TriangulationLmt, DiamondsAreNearlyAsFewAsTheyMayBe) {
  const Points input = test::generated("uniform --count 400");
  const std::vector<Point> points = test::along_curve(input.at);
  RunContext context;
  CpuExecutor executor(context);
  const Neighbours found = diamond_edges(points, shortest_tangent, executor);
  std::size_t count = 0;
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (std::uint32_t j = 0; j < i; ++j)
      if (is_diamond_by_pairs(points, {j, i}, shortest_tangent)) {
        ++count;
        EXPECT_NE(found.find(i, j), Neighbours::none);
      }
  EXPECT_LE(found.half_edge_count() / 2, count * 105 / 100);
}

TEST(TriangulationLmt, SaysWhatIsNotProven) {
  const Points points = test::generated("wheel --count 51");
  RunContext context;
  const LmtResult result = lmt(points.at, {.most_face_steps = 10}, context);
  EXPECT_FALSE(result.proven_optimal);
  EXPECT_EQ(result.unsolved_count, 1u);
  EXPECT_EQ(triangulation_problem(points.at, result.edges), std::nullopt);
  EXPECT_LT(result.lower_bound, 31.2119115);
  EXPECT_GT(result.length.upper, 31.2119115);
  EXPECT_GT(result.lower_bound, 6.27);  // the hull at least
}

/// The skeleton is known, and time is up before any face is solved.
TEST(TriangulationLmt, WhatIsDecidedIsCompletedWithBoundsWhenTimeIsUp) {
  const Points points = test::generated("uniform --count 3000 --seed 1");
  const LmtResult proven = solved(points.at);
  RunContext context;
  const double greedy_length = length_of(points.at, greedy(points.at, context)).upper;
  const LimitedRun limited(TimeLimit(1'000), context);
  const LmtResult result = lmt(points.at, {.run = &limited, .reserve_seconds = 1'000}, context);
  EXPECT_FALSE(result.proven_optimal);
  EXPECT_EQ(result.unsolved_count, result.face_count);
  EXPECT_EQ(triangulation_problem(points.at, result.edges), std::nullopt);
  EXPECT_GT(result.lower_bound, 0.8 * proven.length.lower);
  EXPECT_LE(result.lower_bound, proven.length.lower);
  EXPECT_GE(result.length.upper, proven.length.upper);
  EXPECT_LT(result.length.upper, greedy_length * 1.001);
}

TEST(TriangulationLmt, StopsSoonAndPredictsMemory) {
  const Points points = test::generated("uniform27 --count 60000 --seed 5");
  EXPECT_TRUE(stops_within(400, 150, [&](const std::stop_token& stop) {
    RunContext context;
    context.stop = stop;
    (void)lmt(points.at, {}, context);
  }));
  RunContext little;
  little.memory_limit_bytes = 1 << 24;
  EXPECT_THROW((void)lmt(points.at, {}, little), Error);
}

TEST(TriangulationLmtData, HasTheKnownLengthsOfFiles) {
  const char* folder = std::getenv("WS_DATA_DIR");
  if (!folder) GTEST_SKIP() << "WS_DATA_DIR is not set: no TSPLIB sets to read";
  std::ifstream table(std::string(folder) + "/tsp/mwt_lengths.tsv");
  ASSERT_TRUE(table);
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string name;
    std::size_t count = 0;
    double lower = 0, upper = 0;
    fields >> name >> count >> lower >> upper;
    SCOPED_TRACE(name);
    const Points points = distinct_points(io::read_points(std::string(folder) + "/tsp/" + name + ".tsp").points);
    const LmtResult result = solved(points.at);
    expect_valid(points.at, result);
    expect_length(result, lower, upper, 1e-12);
  }
}

TEST(TriangulationLmtData, HasTheKnownLengthsOfLargeSets) {
  if (!std::getenv("WS_DATA_DIR")) GTEST_SKIP() << "WS_DATA_DIR is not set: only the small sets are tried";
  const Points points = test::generated("uniform27 --count 20000 --seed 1"), wheel = test::generated("wheel --count 101");
  const LmtResult result = solved(points.at), of_wheel = solved(wheel.at);
  expect_valid(points.at, result);
  expect_length(result, 65383035054.822, 65383035055.119, 0);
  expect_valid(wheel.at, of_wheel);
  EXPECT_NEAR(of_wheel.length.lower / 37.423457287, 1, 1e-9);
  EXPECT_NEAR(solved(test::generated("wheel --count 67").at).length.lower / 33.468835948, 1, 1e-9);
}

TEST(TriangulationLmt, CountsEquallyShortTriangulations) {
  // Each cell of a lattice has two diagonals of the same length.
  for (const auto& [columns, rows] : {std::pair(2, 2), {3, 3}, {5, 4}, {12, 9}}) {
    RunContext context;
    const OptimumCount optima = lmt(test::lattice(columns, rows), {.counts_optima = true}, context).optima;
    EXPECT_TRUE(optima.is_whole);
    EXPECT_EQ(optima.count, std::exp2((columns - 1) * (rows - 1)));
  }
  // As many as a search meets, on points that make ties of other kinds.
  for (const std::uint32_t seed : {1u, 2u, 3u, 4u, 5u, 6u}) {
    const std::vector<Point> points = test::whole_points(8, 4, seed);
    if (convex_hull(points).is_flat) continue;
    RunContext context;
    const LmtResult result = lmt(points, {.counts_optima = true}, context);
    const SearchResult searched = search(points, candidates_of(points, context), {}, context);
    EXPECT_EQ(result.edges, searched.edges) << "seed " << seed;
    if (result.optima.is_whole)
      EXPECT_EQ(result.optima.count, static_cast<double>(searched.optimum_count)) << "seed " << seed;
    else
      EXPECT_LE(result.optima.count, static_cast<double>(searched.optimum_count)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace ws::triangulation
