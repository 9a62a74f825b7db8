// SPDX-License-Identifier: MIT
#include "compute/triangulation/given/check.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/delaunay/constrain.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/given/meetings.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/plane/validate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t no_point = std::numeric_limits<std::uint32_t>::max();

void sort_unique(std::vector<Edge>& edges) {
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
}

std::vector<Edge> without(const std::vector<Edge>& all, const std::vector<Edge>& some) {
  std::vector<Edge> rest;
  std::set_difference(all.begin(), all.end(), some.begin(), some.end(), std::back_inserter(rest));
  return rest;
}

class Checker {
 public:
  Checker(const GivenTriangulation& given, const CheckedPoints& points, RunContext& context)
      : given_(given), points_(points), context_(context) {}

  Check run() {
    find_corners();
    take_edges();
    find_wrong_edges();
    if (check_.problems.empty()) find_missing_edges();
    if (check_.problems.empty()) check_triangles();
    return std::move(check_);
  }

 private:
  void tell(ProblemKind kind, std::vector<std::size_t> points, Point at, std::string text) {
    if (check_.problems.size() < most_problems)
      check_.problems.push_back({kind, std::move(points), at, std::move(text)});
    else
      check_.lists_all_problems = false;
  }
  [[nodiscard]] std::size_t number(std::uint32_t point) const { return points_.numbers[point]; }
  [[nodiscard]] std::string name(Edge e) const { return fmt::format("{}-{}", number(e.a), number(e.b)); }
  [[nodiscard]] std::string name(const Triangle& t) const {
    return fmt::format("{}-{}-{}", number(t[0]), number(t[1]), number(t[2]));
  }
  [[nodiscard]] Point middle(Edge e) const {
    const Point a = points_.distinct[e.a], b = points_.distinct[e.b];
    return {a.x / 2 + b.x / 2, a.y / 2 + b.y / 2};
  }

  /// The distinct point in a place; no_point where there is none.
  [[nodiscard]] std::uint32_t point_at(Point place) const {
    const auto found = std::lower_bound(order_.begin(), order_.end(), place, [&](std::uint32_t i, Point p) {
      return lexicographically_less(points_.distinct[i], p);
    });
    return found != order_.end() && points_.distinct[*found] == place ? *found : no_point;
  }

  /// The point of the vertex's own number, if the vertex may be that point, rounded.
  [[nodiscard]] std::uint32_t rounded_point(std::size_t vertex) {
    constexpr double most = 1e-5;  // of what the points reach: five digits and more
    if (vertex >= points_.places.size() || !points_.places[vertex]) return no_point;
    const Point place = *points_.places[vertex], at = given_.vertices[vertex];
    const double shift = std::max(std::abs(place.x - at.x), std::abs(place.y - at.y));
    if (!(shift <= most * reach_)) return no_point;
    ++check_.rounded_count;
    check_.largest_rounding = std::max(check_.largest_rounding, shift);
    return point_at(place);
  }

  void find_corners() {
    order_ = lexicographic_order(points_.distinct, context_.stop);
    for (const Point p : points_.distinct)
      reach_ = std::max({reach_, std::abs(p.x - points_.distinct[0].x), std::abs(p.y - points_.distinct[0].y)});
    if (given_.has_vertices) {
      for (std::size_t v = 0; v < given_.vertices.size(); ++v) {
        const std::uint32_t exact = point_at(given_.vertices[v]);
        corners_.push_back(exact != no_point ? exact : rounded_point(v));
      }
    } else {
      for (const auto& place : points_.places) corners_.push_back(place ? point_at(*place) : no_point);
    }
  }

  [[nodiscard]] std::uint32_t corner(std::uint32_t given) const { return given < corners_.size() ? corners_[given] : no_point; }

  void tell_unknown(std::uint32_t corner) {
    if (!given_.has_vertices) return tell(ProblemKind::unknown_point, {corner}, {}, told("there is no point {}", corner));
    const Point at = given_.vertices[corner];
    tell(ProblemKind::unknown_point, {corner}, at,
         told("vertex {} of the file, at {}, {}, is none of the points", corner, at.x, at.y));
  }

  void take_edges() {
    std::vector<std::uint32_t> unknown;
    for (const Edge e : given_.edges) {
      const std::uint32_t a = corner(e.a), b = corner(e.b);
      if (a == no_point) unknown.push_back(e.a);
      if (b == no_point) unknown.push_back(e.b);
      if (a == no_point || b == no_point) continue;
      if (a == b)
        tell(ProblemKind::loop, {number(a)}, points_.distinct[a], told("an edge goes from point {} to itself", number(a)));
      else
        check_.edges.push_back(edge_of(a, b));
    }
    std::sort(unknown.begin(), unknown.end());
    unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
    for (const std::uint32_t corner : unknown) tell_unknown(corner);
    sort_unique(check_.edges);
    CpuExecutor executor(context_);
    check_.length = length_of(points_.distinct, check_.edges, executor);
  }

  void find_wrong_edges() {
    const std::size_t most = most_problems - check_.problems.size();
    const Meetings meetings = find_meetings(points_.distinct, check_.edges, most, context_);
    check_.lists_all_problems = check_.lists_all_problems && meetings.are_all;
    for (const auto& [edge, point] : meetings.through) {
      check_.wrong.push_back(edge);
      tell(ProblemKind::through_point, {number(edge.a), number(edge.b), number(point)}, points_.distinct[point],
           told("edge {} runs through point {}", name(edge), number(point)));
    }
    for (const auto& [first, second] : meetings.crossings) {
      check_.wrong.insert(check_.wrong.end(), {first, second});
      tell(ProblemKind::crossing, {number(first.a), number(first.b), number(second.a), number(second.b)},
           crossing_place(points_.distinct, first, second), told("edges {} and {} cross", name(first), name(second)));
    }
    sort_unique(check_.wrong);
  }

  void find_missing_edges() {
    const Hull hull = convex_hull(points_.distinct);
    const std::size_t needed = triangulation_counts(points_.distinct.size(), hull).edges;
    if (check_.edges.size() < needed) {
      Mesh mesh = delaunay(points_.distinct, context_);
      if (!hull.is_flat) constrain(mesh, check_.edges, {}, context_);
      check_.missing = without(edges_of(mesh), check_.edges);
    }
    for (const Edge e : check_.missing)
      tell(ProblemKind::missing_edge, {number(e.a), number(e.b)}, middle(e),
           told("nothing crosses {}, so that edge or one in its place is missing", name(e)));
    if (!check_.problems.empty()) return;
    if (const auto problem = triangulation_problem(points_.distinct, check_.edges))
      throw Error(ErrorKind::internal, "the check of a triangulation disagrees with the validator: " + *problem);
  }

  /// Of those that are listed, each must be a face, and all faces must be there once.
  void check_triangles() {
    if (given_.triangles.empty()) return;
    const auto with_rising_corners = [](Triangle t) {
      std::sort(t.begin(), t.end());
      return t;
    };
    std::vector<Triangle> faces, listed;
    for (const Triangle& t : triangles_of(points_.distinct, check_.edges)) faces.push_back(with_rising_corners(t));
    for (const Triangle& t : given_.triangles)
      listed.push_back(with_rising_corners({corner(t[0]), corner(t[1]), corner(t[2])}));
    std::sort(faces.begin(), faces.end());
    std::sort(listed.begin(), listed.end());
    for (std::size_t i = 1; i < listed.size(); ++i)
      if (listed[i] == listed[i - 1]) tell_triangle(listed[i], told("triangle {} is listed twice", name(listed[i])));
    listed.erase(std::unique(listed.begin(), listed.end()), listed.end());
    std::vector<Triangle> rest;
    std::set_difference(listed.begin(), listed.end(), faces.begin(), faces.end(), std::back_inserter(rest));
    for (const Triangle& t : rest) tell_triangle(t, told("triangle {} is listed, but edges lie inside it", name(t)));
    rest.clear();
    std::set_difference(faces.begin(), faces.end(), listed.begin(), listed.end(), std::back_inserter(rest));
    for (const Triangle& t : rest) tell_triangle(t, told("triangle {} is between the edges, but not listed", name(t)));
  }
  void tell_triangle(const Triangle& t, std::string text) {
    const Point a = points_.distinct[t[0]], b = points_.distinct[t[1]], c = points_.distinct[t[2]];
    tell(ProblemKind::triangle, {number(t[0]), number(t[1]), number(t[2])},
         {a.x / 3 + b.x / 3 + c.x / 3, a.y / 3 + b.y / 3 + c.y / 3}, std::move(text));
  }

  const GivenTriangulation& given_;
  const CheckedPoints& points_;
  RunContext& context_;
  std::vector<std::uint32_t> order_;    ///< of the distinct points, by x and y
  std::vector<std::uint32_t> corners_;  ///< of each corner that the file may name, the distinct point
  double reach_ = 0;
  Check check_;
};

}  // namespace

const char* name_of(ProblemKind kind) {
  switch (kind) {
    case ProblemKind::unknown_point:
      return "unknown point";
    case ProblemKind::loop:
      return "loop";
    case ProblemKind::through_point:
      return "through a point";
    case ProblemKind::crossing:
      return "crossing";
    case ProblemKind::missing_edge:
      return "missing edge";
    case ProblemKind::triangle:
      return "triangle";
  }
  return "";
}

Check check(const GivenTriangulation& given, const CheckedPoints& points, RunContext& context) {
  return Checker(given, points, context).run();
}

std::string problems_text(const Check& check) {
  std::string text = "problem,points,x,y,what\n";
  for (const Problem& p : check.problems) {
    std::string points;
    for (const std::size_t number : p.points) points += fmt::format("{}{}", points.empty() ? "" : " ", number);
    text += fmt::format("{},{},{},{},\"{}\"\n", name_of(p.kind), points, p.at.x, p.at.y, p.text);
  }
  return text;
}

}  // namespace ws::triangulation
