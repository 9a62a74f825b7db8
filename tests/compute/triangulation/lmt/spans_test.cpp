// Which diagonals a convex face's shortest triangulations cannot have.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/lmt/spans.h"

#include "compute/triangulation/lmt/lmt.h"
#include "compute/triangulation/plane/hull.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace ws::triangulation {
namespace {

struct Tried {
  std::size_t possible = 0;  ///< spans
  std::size_t all = 0;
};

/// Of so few corners that `lmt` tries all diagonals: what its triangulation has, and what is as short, is possible.
Tried tried(const std::vector<Point>& points) {
  const Hull hull = convex_hull(points);
  std::optional<std::uint32_t> inside;
  std::vector<std::uint32_t> place(points.size(), ~0u);
  for (std::uint32_t k = 0; k < hull.boundary.size(); ++k) place[hull.boundary[k]] = k;
  for (std::uint32_t i = 0; i < points.size(); ++i)
    if (place[i] == ~0u) inside = i;
  RunContext context;
  EXPECT_TRUE(is_strictly_convex(points, hull.boundary));
  const std::vector<std::uint8_t> possible = possible_spans(points, hull.boundary, inside, context, nullptr);
  CpuExecutor executor(context);
  EXPECT_EQ(possible_spans(points, hull.boundary, inside, context, &executor), possible);
  const LmtResult result = lmt(points, {.counts_optima = true}, context);
  const auto count = static_cast<std::uint32_t>(hull.boundary.size());
  const auto expect_possible = [&](const std::vector<Edge>& edges) {
    for (const Edge e : edges) {
      if (place[e.a] == ~0u || place[e.b] == ~0u) continue;
      std::uint32_t from = place[e.a], to = place[e.b];
      if (inside && orientation(points[hull.boundary[from]], points[hull.boundary[to]], points[*inside]) <= 0)
        std::swap(from, to);
      EXPECT_TRUE(possible[(to + count - from) % count]) << e.a << "-" << e.b;
    }
  };
  expect_possible(result.edges);
  for (const Tie& tie : result.ties)
    for (const std::vector<Edge>& other : tie.others) expect_possible(other);
  return {static_cast<std::size_t>(std::count(possible.begin(), possible.end(), 1)), possible.size() - 1};
}

TEST(TriangulationSpans, OfRegularPolygonsAreFew) {
  for (int count = 3; count <= 63; ++count)
    for (const char* kind : {"circle-points", "wheel"}) {
      SCOPED_TRACE(testing::Message() << kind << " " << count);
      const Tried spans = tried(test::generated(std::string(kind) + " --count " + std::to_string(count)).at);
      if (count >= 40) {
        EXPECT_LT(spans.possible, spans.all / 2);
      }
    }
}

TEST(TriangulationSpans, KeepWhatIsShortest) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> anywhere(-1, 1);
  std::size_t possible = 0, all = 0;
  for (const std::size_t count : {3, 5, 8, 13, 21, 34, 63})
    for (const double uneven : {0.0, 1e-9, 1e-4, 0.05, 0.5, 3.0})
      for (const double off : {0.0, 1e-3, 0.2, 0.8}) {
        SCOPED_TRACE(testing::Message() << count << " corners, uneven by " << uneven << ", centre off by " << off);
        std::vector<Point> points;
        for (std::size_t i = 0; i < count; ++i) {
          const double angle = 6.2831853 * (double(i) + uneven * anywhere(random)) / double(count);
          points.push_back({std::cos(angle), std::sin(angle)});
        }
        const std::size_t corners = convex_hull(points).boundary.size();
        points.push_back({off * anywhere(random), off * anywhere(random)});
        if (convex_hull(points).boundary.size() != corners || corners != count) points.pop_back();
        const Tried spans = tried(points);
        possible += spans.possible;
        all += spans.all;
      }
  EXPECT_LT(possible, all);
}

TEST(TriangulationSpans, AreOfConvexFaces) {
  EXPECT_TRUE(is_strictly_convex({{0, 0}, {1, 0}, {0, 1}}, {0, 1, 2}));
  EXPECT_FALSE(is_strictly_convex({{0, 0}, {1, 0}, {0, 1}}, {0, 2, 1}));
  EXPECT_FALSE(is_strictly_convex({{0, 0}, {1, 0}, {2, 0}, {0, 1}}, {0, 1, 2, 3}));
  EXPECT_FALSE(is_strictly_convex({{0, 0}, {4, 0}, {1, 1}, {0, 4}}, {0, 1, 2, 3}));
}

TEST(TriangulationSpans, CanBeCancelled) {
  const std::vector<Point> points = test::generated("circle-points --count 300").at;
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  EXPECT_THROW((void)possible_spans(points, convex_hull(points).boundary, {}, context, nullptr), Cancelled);
}

}  // namespace
}  // namespace ws::triangulation
