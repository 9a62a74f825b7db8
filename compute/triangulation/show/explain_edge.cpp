// Why an edge is in or out, with what proves it.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/drawing.h"
#include "compute/triangulation/show/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::triangulation {

namespace {

constexpr std::size_t most_listed = 6;

bool is_in(EdgeState state) { return state == EdgeState::forced || state == EdgeState::kept || state == EdgeState::chosen; }

/// An edge and what is around it.
struct Looked {
  const TriangulationResult& result;
  Edge edge;
  EdgesAt at;

  [[nodiscard]] const std::vector<Point>& points() const { return result.solution().points.at; }
  [[nodiscard]] std::string name(Edge e) const { return fmt::format("{}-{}", result.number_of(e.a), result.number_of(e.b)); }
  [[nodiscard]] double length(Edge e) const { return rounded_distance(points()[e.a], points()[e.b]); }
  [[nodiscard]] std::vector<Edge> crossing() const {
    std::vector<Edge> found;
    const Point a = points()[edge.a], b = points()[edge.b];
    for (const Edge o : at.in())
      if (o.a != edge.a && o.a != edge.b && o.b != edge.a && o.b != edge.b &&
          segments_cross(a, b, points()[o.a], points()[o.b]))
        found.push_back(o);
    return found;
  }
  [[nodiscard]] std::vector<std::uint32_t> on_it() const {
    std::vector<std::uint32_t> found;
    const Point a = points()[edge.a], b = points()[edge.b];
    for (std::uint32_t i = 0; i < points().size(); ++i)
      if (i != edge.a && i != edge.b && orientation(a, b, points()[i]) == 0 && strictly_between(a, points()[i], b))
        found.push_back(i);
    return found;
  }
  [[nodiscard]] Method method() const { return result.parameters().to<Parameters>().method; }
};

/// With the triangles on its two sides: the other diagonal, and the circle.
void add_flip(Reasons& reasons, const Looked& l) {
  const Across third = across(l.points(), l.at.in(), l.edge);
  const auto& p = l.points();
  const bool has_left = third.left != l.edge.a, has_right = third.right != l.edge.a;
  if (has_left)
    reasons.parts.push_back({said("triangle on its left, with point"), std::int64_t(l.result.number_of(third.left))});
  if (has_right)
    reasons.parts.push_back({said("triangle on its right, with point"), std::int64_t(l.result.number_of(third.right))});
  if (!has_left || !has_right) return;
  const Edge flipped = edge_of(third.left, third.right);
  const bool is_convex = segments_cross(p[l.edge.a], p[l.edge.b], p[third.left], p[third.right]);
  const double change = l.length(flipped) - l.length(l.edge);
  const int circle = in_circle(p[l.edge.a], p[l.edge.b], p[third.left], p[third.right]);
  reasons.alternatives.push_back({told("flip to {}", l.name(flipped)), l.length(flipped), said("long"),
                                  !is_convex ? said("the two triangles are not convex together: it would lie outside")
                                  : std::abs(change) <= 1e-12 * l.length(l.edge) ? said("it is as long")
                                  : change > 0                                   ? told("it is {:.6g} longer", change)
                                  : l.method() == Method::delaunay
                                      ? told("it is shorter by {:.6g}, but points would be inside circles", -change)
                                      : told("it is shorter by {:.6g}", -change)});
  if (l.method() == Method::delaunay)
    reasons.claims.push_back({said("The point across is not inside the circle through its triangle"), circle <= 0,
                              circle < 0    ? said("it is outside")
                              : circle == 0 ? said("it is on it")
                                            : said("it is inside")});
  else if (l.result.solution().proven_optimal && l.at.in().size() == l.result.solution().edges.size())
    reasons.claims.push_back({said("Flipping it makes nothing shorter"), !is_convex || change >= -1e-12 * l.length(l.edge),
                              is_convex ? told("by {:.6g}", change) : said("it cannot be flipped")});
}

void add_diamond(Reasons& reasons, const Looked& l) {
  ViewParameters view;
  view.examined = {double(l.result.number_of(l.edge.a)), double(l.result.number_of(l.edge.b))};
  const auto examined = examined_edge(l.result, view);
  if (!examined) return;
  const std::size_t left = examined->inside[0].size(), right = examined->inside[1].size();
  reasons.parts.push_back({said("points in the triangle over its left side"), std::int64_t(left)});
  reasons.parts.push_back({said("points in the triangle over its right side"), std::int64_t(right)});
  const bool fails = left > 0 && right > 0;
  if (fails)
    reasons.why +=
        said(" The diamond test proves that no shortest triangulation has it: a point lies in both triangles over it.");
  // An edge of a proven optimum passes; one that is out may pass and lose later.
  if (l.result.solution().proven_optimal && is_in(l.at.state_of(l.edge)))
    reasons.claims.push_back(
        {said("One of its two triangles of the diamond test is empty"), !fails, told("{} and {} points inside", left, right)});
}

std::string why_in(const Looked& l, EdgeState state, std::size_t crossings) {
  const auto border = convex_hull(l.points()).boundary;
  for (std::size_t i = 0; i < border.size(); ++i)
    if (edge_of(border[i], border[(i + 1) % border.size()]) == l.edge)
      return told("Edge {} is in: it is a side of the hull, which every triangulation has.", l.name(l.edge));
  if (state == EdgeState::forced)
    return l.method() == Method::lmt
               ? told("Edge {} is in: nothing that may still be chosen crosses it, so every shortest triangulation has it.",
                      l.name(l.edge))
               : told("Edge {} is in: nothing that may still be chosen crosses it, so every triangulation has it.",
                      l.name(l.edge));
  if (crossings > 0)
    return told(crossings, "Edge {1} is said to be in, but {0} other crosses it.",
                "Edge {1} is said to be in, but {0} others cross it.", l.name(l.edge));
  return told("Edge {}, {:.6g} long, is in, and nothing that is in crosses it.", l.name(l.edge), l.length(l.edge));
}

}  // namespace

Across across(const std::vector<Point>& points, const std::vector<Edge>& in, Edge edge) {
  Across found{edge.a, edge.a};
  std::vector<std::uint32_t> of_a, of_b;
  for (const Edge e : in) {
    if (e.a == edge.a || e.b == edge.a) of_a.push_back(e.a == edge.a ? e.b : e.a);
    if (e.a == edge.b || e.b == edge.b) of_b.push_back(e.a == edge.b ? e.b : e.a);
  }
  std::sort(of_b.begin(), of_b.end());
  for (const int side : {1, -1}) {
    std::uint32_t& third = side > 0 ? found.left : found.right;
    for (const std::uint32_t c : of_a) {
      if (c == edge.b || side * orientation(points[edge.a], points[edge.b], points[c]) <= 0) continue;
      // The first neighbour of a beside the edge is the corner of the triangle, if it is b's, too.
      if (third == edge.a || side * orientation(points[edge.a], points[third], points[c]) < 0) third = c;
    }
    if (third != edge.a && !std::binary_search(of_b.begin(), of_b.end(), third)) third = edge.a;
  }
  return found;
}

std::vector<Explainable> explainable_at(const TriangulationResult& result, std::size_t step) {
  const auto& numbers = result.computed().numbers;
  if (numbers.empty()) return {};
  const std::size_t count = numbers.back() + 1;
  std::vector<Explainable> things{{"point", said("points by their number"), count},
                                  {"edge", said("edges between points A and B, in or out"), count * count, count}};
  if (const std::size_t calls = result.story().calls_until(step); calls > 0)
    things.push_back({"nodes", said("calls of the search"), calls});
  return things;
}

Edge edge_numbered(const TriangulationResult& result, std::size_t index) {
  const auto& numbers = result.computed().numbers;
  if (numbers.empty()) return {};
  const std::size_t row = numbers.back() + 1;
  const auto place = [&](std::size_t number) {
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), number);
    return found != numbers.end() && *found == number ? std::optional(static_cast<std::uint32_t>(found - numbers.begin()))
                                                      : std::nullopt;
  };
  const auto a = place(index % row), b = place(index / row);
  return a && b ? edge_of(*a, *b) : Edge{};
}

Reasons why_edge(const TriangulationResult& result, Edge edge, std::size_t step, RunContext& context) {
  const Looked l{result, edge, EdgesAt(result, step)};
  context.check_stop();
  const EdgeState state = l.at.state_of(edge);
  Reasons reasons{told("Edge {}", l.name(edge)), {}, {}, {}, {}};
  reasons.parts.push_back({said("length"), l.length(edge)});
  const std::vector<Edge> crossing = l.crossing();
  const std::vector<std::uint32_t> on_it = l.on_it();
  if (is_in(state)) {
    reasons.why = why_in(l, state, crossing.size());
    reasons.claims.push_back(
        {said("Nothing that is in crosses it"), crossing.empty(), told(crossing.size(), "{} crossing", "{} crossings")});
    add_flip(reasons, l);
    if (l.method() == Method::lmt) add_diamond(reasons, l);
    return reasons;
  }
  const std::string phase = result.story().describe(step).phase;
  for (std::size_t i = 0; i < std::min(crossing.size(), most_listed); ++i)
    reasons.alternatives.push_back({told("in its place: edge {}", l.name(crossing[i])), l.length(crossing[i]), said("long"),
                                    told("it is in, and crosses {}", l.name(edge))});
  const bool is_complete = l.at.in().size() == result.solution().edges.size() && !result.solution().edges.empty();
  if (!on_it.empty()) {
    reasons.why = told("Edge {} is out: point {} lies on it.", l.name(edge), result.number_of(on_it[0]));
  } else if (!crossing.empty()) {
    reasons.why = told(crossing.size(), "Edge {1} is out: {0} edge that is in crosses it, {2} first.",
                       "Edge {1} is out: {0} edges that are in cross it, {2} first.", l.name(edge), l.name(crossing[0]));
  } else {
    reasons.why =
        told("Edge {} is {} at this step; nothing that is in crosses it yet.", l.name(edge), said(name_of(state, phase)));
  }
  if (is_complete)
    reasons.claims.push_back({said("An edge that is in crosses it, or a point lies on it"), !crossing.empty() || !on_it.empty(),
                              fmt::format("{}, {}", told(crossing.size(), "{} crossing", "{} crossings"),
                                          told(on_it.size(), "{} point", "{} points"))});
  if (l.method() == Method::lmt) add_diamond(reasons, l);
  return reasons;
}

Reasons why_point(const TriangulationResult& result, std::size_t point, std::size_t step) {
  const EdgesAt at(result, step);
  const auto& points = result.solution().points.at;
  const auto border = convex_hull(points).boundary;
  const auto ends_there = [&](Edge e) { return e.a == point || e.b == point; };
  const auto degree = static_cast<std::size_t>(std::count_if(at.in().begin(), at.in().end(), ends_there));
  const bool on_hull = std::find(border.begin(), border.end(), point) != border.end();
  Reasons reasons{told("Point {}", result.number_of(point)), {}, {}, {}, {}};
  reasons.why =
      told(degree, "Point {1} is {2} and has {0} edge that are in.", "Point {1} is {2} and has {0} edges that are in.",
           result.number_of(point), said(on_hull ? "on the hull" : "inside the hull"));
  for (const Edge e : at.in()) {
    if (!ends_there(e)) continue;
    if (reasons.parts.size() == 2 * most_listed) break;
    reasons.parts.push_back(
        {told("edge to {}", result.number_of(e.a == point ? e.b : e.a)), rounded_distance(points[e.a], points[e.b])});
  }
  const bool is_complete = at.in().size() == result.solution().edges.size() && result.solution().triangle_count > 0;
  if (is_complete)
    reasons.claims.push_back(
        {on_hull ? said("A point on the hull has two edges or more") : said("A point inside the hull has three edges or more"),
         degree >= (on_hull ? 2u : 3u), told(degree, "{} edge", "{} edges")});
  return reasons;
}

}  // namespace ws::triangulation
