// That claims about triangulations fail where an edge is wrong. That they hold where none is:
// tests/app/workspaces/explanations_test.cpp.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/explain.h"

#include "compute/triangulation/exact/predicates.h"
#include "tests/compute/triangulation/runs.h"
#include "tests/support/claims.h"

#include <gtest/gtest.h>

#include <numeric>

namespace ws::triangulation::test {
namespace {

using ws::test::breaks;
using ws::test::broken;

class ExplainedTriangulation : public testing::Test {
 protected:
  /// A result whose edges `change` has changed; what is told of them stays.
  template <class Change>
  [[nodiscard]] TriangulationResult changed(const std::string& method, const Change& change) {
    const auto right = run(points, {{"method", method}});
    Computed computed;
    computed.parameters = right->parameters();
    computed.numbers = right->computed().numbers;
    computed.window = right->computed().window;
    Solution& s = computed.solution;
    s.points = right->solution().points;
    s.edges = right->solution().edges;
    s.length = right->solution().length;
    s.lower_bound = right->solution().lower_bound;
    s.proven_optimal = right->solution().proven_optimal;
    s.triangle_count = right->solution().triangle_count;
    change(s);
    auto story = std::make_unique<PlainStory>(s.points.size());
    end_story(*story, s.edges, "The result");
    s.story = std::move(story);
    return TriangulationResult(std::move(computed));
  }
  [[nodiscard]] Reasons reasons_of(const TriangulationResult& result) {
    RunContext context;
    return explain_step(result, result.story().step_count() - 1, context).reasons;
  }
  /// An edge with a triangle on each side that can be flipped, and the other diagonal.
  static std::pair<Edge, Edge> flippable(const Solution& s) {
    for (const Edge e : s.edges) {
      const Across third = across(s.points.at, s.edges, e);
      if (third.left == e.a || third.right == e.a) continue;
      if (segments_cross(s.points[e.a], s.points[e.b], s.points[third.left], s.points[third.right]))
        return {e, edge_of(third.left, third.right)};
    }
    return {};
  }

  std::shared_ptr<const PointSet> points = made("uniform --dimension 2 --count 40 --seed 4");
};

TEST_F(ExplainedTriangulation, ADroppedEdgeIsSeen) {
  const TriangulationResult wrong = changed("lmt", [](Solution& s) { s.edges.erase(s.edges.begin() + 20); });
  EXPECT_TRUE(breaks(reasons_of(wrong), "The edges are plane, none can be added"));
  EXPECT_TRUE(breaks(reasons_of(wrong), "The edges add up to the length"));
  EXPECT_TRUE(broken(reasons_of(changed("lmt", [](Solution&) {}))).empty());
}

TEST_F(ExplainedTriangulation, AnEdgeTooManyIsSeenToCross) {
  const auto add = [](Solution& s) {
    s.edges.push_back(flippable(s).second);
    std::sort(s.edges.begin(), s.edges.end());
  };
  EXPECT_TRUE(breaks(reasons_of(changed("lmt", add)), "The edges are plane, none can be added"));
}

TEST_F(ExplainedTriangulation, AFlippedEdgeIsNoDelaunayTriangulationAnyMore) {
  const auto flip = [](Solution& s) {
    const auto [edge, other] = flippable(s);
    *std::find(s.edges.begin(), s.edges.end(), edge) = other;
    std::sort(s.edges.begin(), s.edges.end());
    s.length = length_of(s.points.at, s.edges);
  };
  const TriangulationResult wrong = changed("delaunay", flip);
  EXPECT_TRUE(breaks(reasons_of(wrong), "No point across an edge is inside the circle"));
  EXPECT_EQ(broken(reasons_of(wrong)).size(), 1u) << "it is a triangulation still";
}

TEST_F(ExplainedTriangulation, AnEdgeSaysWhyItIsInOrOutWithWhatProvesIt) {
  const auto result = run(points);
  Viewer viewer(result);
  const auto [in, out] = flippable(result->solution());
  const std::size_t row = result->computed().numbers.back() + 1;
  const auto why = [&](Edge e) {
    return viewer.presentation().why({"edge", e.a + e.b * row}, viewer.last(), viewer.context());
  };
  const Reasons kept = why(in), left = why(out);
  EXPECT_NE(kept.why.find(" is in"), std::string::npos) << kept.why;
  ASSERT_EQ(kept.alternatives.size(), 1u);
  EXPECT_TRUE(kept.alternatives[0].what.starts_with("flip to ")) << kept.alternatives[0].what;
  EXPECT_NE(kept.alternatives[0].rejected_because.find(" longer"), std::string::npos) << kept.alternatives[0].rejected_because;
  EXPECT_NE(left.why.find(" is out: "), std::string::npos) << left.why;
  EXPECT_FALSE(left.alternatives.empty());
  EXPECT_TRUE(broken(kept).empty());
  EXPECT_TRUE(broken(left).empty());
}

}  // namespace
}  // namespace ws::triangulation::test
