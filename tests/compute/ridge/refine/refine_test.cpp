// The refinement: how near it brings the lines to the truth, where open lines end, what its steps are, degenerate lines.
// SPDX-License-Identifier: MIT
#include "compute/ridge/refine/refine.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/refine/fit.h"
#include "compute/ridge/refine/projector.h"
#include "tests/compute/ridge/clouds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::ridge::of_refine {
namespace {

generate::Generated make_data(const std::string& command) {
  const auto [kind, options] = generate::parse_command(command);
  return generate::generate(kind, options);
}

Detection refined(const PointSet& points, double r1, bool extend_ends, int thread_count = 0) {
  Parameters parameters;
  parameters.r1 = r1;
  parameters.refine = Refinement::fit;
  parameters.extend_ends = extend_ends;
  RunContext context;
  context.thread_count = thread_count;
  return detect(points, parameters, context);
}

TEST(Refine, BringsTheCircleWithinTheAim) {
  for (const char* seed : {"1", "2"}) {
    const auto data = make_data(std::string("circle --count 100000 --noise 0.1 --seed ") + seed);
    const Accuracy accuracy = measure_accuracy(refined(data.points, 0.2, false).polylines(), *data.truth, {});
    EXPECT_LE(accuracy.mean, 0.0037) << seed;
    EXPECT_LE(accuracy.curve_to_truth, 0.0071) << seed;
    EXPECT_LE(accuracy.truth_to_curve, 0.0071) << seed;
  }
}

TEST(Refine, OpenLinesReachTheirEnds) {
  const auto data = make_data("segment --dimension 2 --count 20000 --noise 2.17 --seed 1");
  EXPECT_GT(measure_accuracy(run(data.points, 4.34).polylines(), *data.truth, {}).truth_to_curve, 1.5);
  const PolylineSet lines = refined(data.points, 4.34, true).polylines();
  ASSERT_EQ(lines.lines.size(), 1u);
  EXPECT_FALSE(lines.lines[0].closed);
  EXPECT_LT(measure_accuracy(lines, *data.truth, {}).truth_to_curve, 0.6);
  EXPECT_LT(measure_accuracy(lines, *data.truth, {}).curve_to_truth, 0.6);
}

TEST(Refine, OnAnAxisTheLineStaysFinite) {
  const PointSet points = make_data("segment --dimension 1 --count 2500 --noise 2.17 --seed 1").points;
  const PolylineSet lines = refined(points, 4.34, true).polylines();
  ASSERT_EQ(lines.lines.size(), 1u);
  const auto& places = lines.lines[0].coordinates;
  EXPECT_TRUE(std::all_of(places.begin(), places.end(), [](double x) { return std::isfinite(x); }));
  EXPECT_TRUE(std::is_sorted(places.begin(), places.end()) || std::is_sorted(places.rbegin(), places.rend()));
}

TEST(Refine, IsStepsAfterTheLinksAndEqualForAnyNumberOfThreads) {
  const PointSet points = make_data("trefoil --count 8000 --noise 0.1 --seed 1").points;
  const Detection one = refined(points, 0.25, true, 1), four = refined(points, 0.25, true, 4);
  ASSERT_EQ(one.refinements.size(), four.refinements.size());
  for (std::size_t i = 0; i < one.refinements.size(); ++i)
    for (std::size_t l = 0; l < one.refinements[i].lines.size(); ++l)
      EXPECT_EQ(one.refinements[i].lines[l].coordinates, four.refinements[i].lines[l].coordinates);
  const auto& steps = one.trace.steps();
  EXPECT_EQ(steps.back().kind, StepKind::refine);
  EXPECT_EQ(steps.back().subject + 1, one.refinements.size());
  EXPECT_EQ(one.trace.last_ball_step() + 1 + one.links.size() + one.refinements.size(), steps.size());
  EXPECT_EQ(one.trace.link_count_at(steps.size() - 1), one.links.size());
}

TEST(Refine, LoneVerticesStayAndNothingIsRefinedWithoutEdges) {
  PointSet points(2, 3);
  for (std::size_t i = 0; i < 3; ++i) points.at(i, 0) = static_cast<double>(10 * i), points.at(i, 1) = 0;
  RunContext context;
  const PolylineSet lone{2, {{{0, 0}, false}, {{10, 0}, false}}, {}};
  EXPECT_TRUE(refine(points, lone, {1, true, {}}, context).empty());
  EXPECT_TRUE(refine(points, {2, {}, {}}, {1, true, {}}, context).empty());
  const PolylineSet mixed{2, {{{0, 0}, false}, {{10, 0, 11, 0}, false}}, {}};
  const auto steps = refine(points, mixed, {1, true, {}}, context);
  ASSERT_FALSE(steps.empty());
  ASSERT_EQ(steps.back().lines.size(), 2u);
  EXPECT_EQ(steps.back().lines[0].coordinates, (std::vector<double>{0, 0}));
}

TEST(Refine, BoxesOfEdgesHoldWhatIsInThem) {
  FineLines fine{2, {0, 0}, {}, {{0, 40'000, false}}};  // three levels
  for (int i = 0; i < 40'000; ++i)
    fine.coordinates.insert(fine.coordinates.end(), {std::cos(0.01 * i) * i, std::sin(0.01 * i) * i});
  const EdgeTree tree(fine);
  const auto edges = tree.view(Dimension<2>());
  ASSERT_EQ(edges.level_count, 3u);
  for (std::uint32_t e = 0; e < edges.edge_count; ++e)
    for (std::uint32_t level = 0, box = e / edge_fan; level < edges.level_count; ++level, box /= edge_fan) {
      ASSERT_LT(box, edges.level_sizes[level]);
      const double* low = &tree.boxes[std::size_t(edges.level_begins[level] + box) * 4];
      for (std::uint32_t k = 0; k < 2; ++k)
        for (const double x : {edges.from_node(e, k), edges.to_node(e, k)})
          ASSERT_TRUE(low[k] <= x && x <= low[2 + k]) << e << ' ' << level;
    }
}

TEST(Refine, SumsOfUnitsFitAndAreFine) {
  for (const std::size_t points : {std::size_t(1), std::size_t(1'000'000), std::size_t(4'000'000'000)})
    for (const double radius : {1e-12, 0.02, 1.0, 8.34, 1e12}) {
      const FitUnits units = fit_units(points, radius);
      for (const double most : {units.weight, units.length * radius, units.square * radius * radius}) {
        EXPECT_LT(most * static_cast<double>(points), std::ldexp(1.0, 62)) << radius;
        EXPECT_GT(most * static_cast<double>(points), std::ldexp(1.0, 57)) << radius;
      }
    }
}

/// The points, and others evenly in twice their box: few to a cell.
PointSet with_background(const PointSet& points, std::size_t count) {
  const Extent extent = extent_of(points);
  const PointSet even =
      make_data("uniform --dimension " + std::to_string(points.dimension()) + " --count " + std::to_string(count) + " --seed 7")
          .points;
  PointSet all(points.dimension(), points.size() + count);
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    for (std::size_t i = 0; i < points.size(); ++i) all.at(i, k) = points.at(i, k);
    for (std::size_t i = 0; i < count; ++i)
      all.at(points.size() + i, k) = extent.low[k] + (2 * even.at(i, k) - 0.5) * (extent.high[k] - extent.low[k]);
  }
  return all;
}

/// The nearest edge of each point by trying all, in the words of the definition.
TEST(Refine, SumsAreThoseOfEveryPointAtItsNearestEdge) {
  for (const char* command : {"spiral --count 3000 --noise 4.17 --seed 2", "trefoil --count 2000 --noise 0.1 --seed 1",
                              "segment --dimension 5 --count 500 --noise 2.17 --seed 3"}) {
    const PointSet curve = make_data(command).points;
    const double r1 = make_local_cloud<double>(curve, {}).box.half_width[0] / 30;
    const PolylineSet lines = run(curve, r1).polylines();
    const PointSet points = with_background(curve, 300);
    const LocalCloud<double> cloud = make_local_cloud<double>(points, {});
    ASSERT_GT(lines.edge_count(), 0u) << command;
    const FineLines fine = cut(lines, {cloud.box.origin.begin(), cloud.box.origin.begin() + cloud.dimension}, r1 / 4);
    RunContext context;
    const FitSums sums = make_cpu_projector(cloud, r1, context)->project(fine, r1);
    const EdgeTree tree(fine);
    const auto edges = tree.view(Dimension<0>(static_cast<std::uint32_t>(cloud.dimension)));
    FitSums expected{std::vector<double>(fine.size()), std::vector<double>(tree.from.size()),
                     std::vector<double>(fine.coordinates.size()), std::vector<double>(fine.lines.size()),
                     std::vector<double>(fine.lines.size())};
    for (std::size_t i = 0; i < cloud.size; ++i) {
      const auto x = [&](std::uint32_t k) { return cloud.at(i, k); };
      std::uint32_t e = 0;
      for (std::uint32_t other = 1; other < edges.edge_count; ++other)
        if (edges.squared_distance(other, x) < edges.squared_distance(e, x)) e = other;
      const double squared = edges.squared_distance(e, x), along = edges.along(e, x), t = std::clamp(along, 0.0, 1.0);
      if (squared > r1 * r1 || edges.beyond(e, along)) continue;
      expected.own[edges.from[e]] += (1 - t) * (1 - t);
      expected.own[edges.to[e]] += t * t;
      expected.with_next[e] += t * (1 - t);
      for (std::uint32_t k = 0; k < cloud.dimension; ++k) {
        const double way = x(k) - edges.foot(e, t, k);
        expected.pull[edges.from[e] * cloud.dimension + k] += (1 - t) * way;
        expected.pull[edges.to[e] * cloud.dimension + k] += t * way;
      }
      expected.squares[edges.lines[e]] += squared;
      ++expected.point_counts[edges.lines[e]];
    }
    EXPECT_EQ(sums.point_counts, expected.point_counts) << command;
    const auto expect_near = [&](const std::vector<double>& a, const std::vector<double>& b, double scale) {
      ASSERT_EQ(a.size(), b.size());
      for (std::size_t v = 0; v < a.size(); ++v) ASSERT_NEAR(a[v], b[v], 1e-9 * scale) << command << ' ' << v;
    };
    expect_near(sums.own, expected.own, 100);
    expect_near(sums.with_next, expected.with_next, 100);
    expect_near(sums.pull, expected.pull, 100 * r1);
    expect_near(sums.squares, expected.squares, r1 * r1 * 100);
  }
}

/// What a fit leaves is where the gradient is zero, on open and closed lines of every length.
TEST(Refine, AFitSolvesItsEquations) {
  for (const bool closed : {false, true})
    for (std::size_t size = closed ? 1 : 2; size < 12; ++size) {
      FineLines fine{2, {0, 0}, {}, {{0, size, closed}}};
      FitSums sums{{}, {}, {}, {0.0}, {30.0}};
      for (std::size_t i = 0; i < size; ++i) {
        const double angle = 6.283 * static_cast<double>(i) / static_cast<double>(size);
        fine.coordinates.insert(fine.coordinates.end(), {std::cos(angle), std::sin(angle)});
        sums.own.push_back(2 + 0.3 * static_cast<double>(i % 3));
        sums.pull.insert(sums.pull.end(), {0.1 * std::cos(angle) + 0.1, -0.3 * std::sin(angle)});
      }
      const auto& line = fine.lines[0];
      sums.with_next.assign(line.edge_count(), 0.4);
      const std::vector<double> before = fine.coordinates;
      constexpr double stiffness = 0.7;
      fit(fine, sums, stiffness, {});
      const double per_node = std::max(30.0 / static_cast<double>(size), 1.0) * stiffness;
      std::vector<double> gradient(2 * size);
      for (std::size_t k = 0; k < 2; ++k) {
        const auto moved = [&](std::size_t node) { return fine.at(node)[k] - before[2 * node + k]; };
        for (std::size_t i = 0; i < size; ++i) gradient[2 * i + k] += sums.own[i] * moved(i) - sums.pull[2 * i + k];
        for (std::size_t i = 0; i < line.edge_count(); ++i) {
          gradient[2 * line.node(i) + k] += sums.with_next[i] * moved(line.node(i + 1));
          gradient[2 * line.node(i + 1) + k] += sums.with_next[i] * moved(line.node(i));
        }
        for_bends(line, [&](std::size_t a, std::size_t b, std::size_t c) {
          const double bend = per_node * (fine.at(a)[k] - 2 * fine.at(b)[k] + fine.at(c)[k]);
          gradient[2 * a + k] += bend;
          gradient[2 * b + k] -= 2 * bend;
          gradient[2 * c + k] += bend;
        });
      }
      for (const double g : gradient) EXPECT_NEAR(g, 0, 1e-8) << size << (closed ? " closed" : " open");
    }
}

TEST(Refine, TakesLinesOfAnyShape) {
  const PointSet points = make_data("uniform --dimension 2 --count 500 --seed 1").points;
  const std::vector<double> triangle{0.2, 0.2, 0.8, 0.2, 0.5, 0.8};
  for (const PolylineSet& lines :
       {PolylineSet{2, {{{0.5, 0.5}, true}, {triangle, true}}, {}}, PolylineSet{2, {{{0.2, 0.2, 0.8, 0.8}, true}}, {}},
        PolylineSet{2, {{{0.5, 0.5, 0.5, 0.5, 0.5, 0.5}, false}}, {}},
        PolylineSet{2, {{triangle, true}, {{0.1, 0.1, 0.1, 0.1, 0.9, 0.9}, false}}, {}}})
    for (const double r1 : {0.01, 0.3, 40.0}) {
      RunContext context;
      for (const PolylineSet& step : refine(points, lines, {r1, true, {}}, context))
        for (const Polyline& line : step.lines)
          for (const double x : line.coordinates) ASSERT_TRUE(std::isfinite(x)) << r1;
    }
  RunContext context;
  const PolylineSet in_space{3, {{{0, 0, 0, 1, 1, 1}, false}}, {}};
  EXPECT_THROW((void)refine(points, in_space, {0.1, false, {}}, context), Error);
  EXPECT_THROW((void)refine(points, {2, {{triangle, true}}, {}}, {1e-12, false, {}}, context), Error) << "too many nodes";
  EXPECT_EQ(refine(PointSet(2, 0), {2, {{triangle, true}}, {}}, {0.1, true, {}}, context).size(), 9u) << "no points";
}

TEST(Refine, AProjectionStops) {
  const LocalCloud<double> cloud = make_local_cloud<double>(make_data("circle --count 1000 --noise 0.1 --seed 1").points, {});
  std::stop_source source;
  RunContext context;
  context.stop = source.get_token();
  const auto projector = make_cpu_projector(cloud, 0.2, context);
  FineLines fine{2, {0, 0}, {0, 0, 1, 1}, {{0, 2, false}}};
  EXPECT_EQ(projector->project(fine, 0.2).own.size(), 2u);
  source.request_stop();
  EXPECT_THROW((void)projector->project(fine, 0.2), Cancelled);
  EXPECT_THROW(fit(fine, {{1, 1}, {0}, {0, 0, 0, 0}, {0}, {1}}, 1, context), Cancelled);
}

TEST(Refine, Stops) {
  const PointSet points = make_data("circle --count 1000 --noise 0.1 --seed 1").points;
  std::stop_source source;
  source.request_stop();
  RunContext context;
  const PolylineSet lines = run(points, 0.2).polylines();
  context.stop = source.get_token();
  EXPECT_THROW((void)refine(points, lines, {0.2, false, {}}, context), Cancelled);
}

}  // namespace
}  // namespace ws::ridge::of_refine
