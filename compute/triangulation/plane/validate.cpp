// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/validate.h"

#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/hull.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::triangulation {

namespace {

using Problem = std::optional<std::string>;

Problem list_problem(std::size_t point_count, const std::vector<Edge>& edges) {
  for (const Edge e : edges) {
    if (e.a >= e.b) return fmt::format("edge {}-{} does not go upwards", e.a, e.b);
    if (e.b >= point_count) return fmt::format("edge {}-{} ends at no point", e.a, e.b);
  }
  std::vector<Edge> sorted = edges;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) return fmt::format("edge {}-{} is there twice", twice->a, twice->b);
  return {};
}

Problem count_problem(const std::vector<Edge>& edges, Counts counts) {
  if (edges.size() == counts.edges) return {};
  return fmt::format("{} edges instead of {}", edges.size(), counts.edges);
}

/// Each edge must link points that follow each other on the line.
Problem flat_problem(const Hull& hull, const std::vector<Edge>& edges) {
  std::vector<Edge> expected;
  for (std::size_t k = 1; k < hull.boundary.size(); ++k) expected.push_back(edge_of(hull.boundary[k - 1], hull.boundary[k]));
  std::vector<Edge> sorted = edges;
  std::sort(sorted.begin(), sorted.end());
  std::sort(expected.begin(), expected.end());
  if (sorted == expected) return {};
  return "the edges do not link neighbours on the line";
}

/// The neighbours of each point by angle, counter-clockwise.
class Wheel {
 public:
  Wheel(const std::vector<Point>& points, const std::vector<Edge>& edges) : points_(points), first_(points.size() + 1) {
    for (const Edge e : edges) ++first_[e.a + 1], ++first_[e.b + 1];
    for (std::size_t i = 0; i < points.size(); ++i) first_[i + 1] += first_[i];
    spokes_.resize(2 * edges.size());
    std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
    for (const Edge e : edges) spokes_[next[e.a]++] = e.b, spokes_[next[e.b]++] = e.a;
    for (std::uint32_t i = 0; i < points.size(); ++i)
      std::sort(spokes_.begin() + static_cast<std::ptrdiff_t>(first_[i]),
                spokes_.begin() + static_cast<std::ptrdiff_t>(first_[i + 1]),
                [&, i](std::uint32_t a, std::uint32_t b) { return is_before(i, a, b); });
  }

  /// Edges of one point in one direction, if there are any.
  [[nodiscard]] Problem overlap() const {
    for (std::uint32_t i = 0; i < points_.size(); ++i)
      for (std::size_t k = first_[i] + 1; k < first_[i + 1]; ++k)
        if (!is_before(i, spokes_[k - 1], spokes_[k]))
          return fmt::format("edges {}-{} and {}-{} overlap", i, spokes_[k - 1], i, spokes_[k]);
    return {};
  }

  /// What comes after `to` where one walks from `from` with the face on the left.
  [[nodiscard]] std::uint32_t next_on_face(std::uint32_t from, std::uint32_t to) const {
    const auto begin = spokes_.begin() + static_cast<std::ptrdiff_t>(first_[to]);
    const auto end = spokes_.begin() + static_cast<std::ptrdiff_t>(first_[to + 1]);
    const auto place =
        std::lower_bound(begin, end, from, [&](std::uint32_t a, std::uint32_t b) { return is_before(to, a, b); });
    return place == begin ? *(end - 1) : *(place - 1);
  }

 private:
  [[nodiscard]] bool is_before(std::uint32_t centre, std::uint32_t a, std::uint32_t b) const {
    const Point c = points_[centre], p = points_[a], q = points_[b];
    const bool p_up = lexicographically_less(c, p), q_up = lexicographically_less(c, q);
    if (p_up != q_up) return p_up;
    return orientation(c, p, q) > 0;
  }

  const std::vector<Point>& points_;
  std::vector<std::size_t> first_;
  std::vector<std::uint32_t> spokes_;
};

/// Whether b comes right after a on the hull's border.
class HullSteps {
 public:
  HullSteps(const Hull& hull, std::size_t point_count) : place_(point_count, none), count_(hull.boundary.size()) {
    for (std::size_t k = 0; k < count_; ++k) place_[hull.boundary[k]] = k;
  }
  [[nodiscard]] bool is_step(std::uint32_t a, std::uint32_t b) const {
    return place_[a] != none && place_[b] != none && (place_[a] + 1) % count_ == place_[b];
  }

 private:
  static constexpr std::size_t none = ~std::size_t{0};
  std::vector<std::size_t> place_;
  std::size_t count_;
};

/// The face left of a→b must be a triangle, but the outer one, which is left of the hull's sides walked backwards.
Problem face_problem(const std::vector<Point>& points, const Wheel& wheel, const HullSteps& hull, std::uint32_t a,
                     std::uint32_t b) {
  const std::uint32_t c = wheel.next_on_face(a, b);
  if (hull.is_step(b, a)) {
    if (!hull.is_step(c, b)) return fmt::format("the border leaves the hull at point {}", b);
    return {};
  }
  if (wheel.next_on_face(b, c) != a || wheel.next_on_face(c, a) != b || orientation(points[a], points[b], points[c]) <= 0)
    return fmt::format("left of {}-{} is no triangle", a, b);
  return {};
}

}  // namespace

Problem triangulation_problem(const std::vector<Point>& points, const std::vector<Edge>& edges) {
  if (Problem problem = list_problem(points.size(), edges)) return problem;
  const Hull hull = convex_hull(points);
  if (Problem problem = count_problem(edges, triangulation_counts(points.size(), hull))) return problem;
  if (hull.is_flat) return flat_problem(hull, edges);
  const Wheel wheel(points, edges);
  if (Problem problem = wheel.overlap()) return problem;
  const HullSteps steps(hull, points.size());
  for (const Edge e : edges) {
    if (Problem problem = face_problem(points, wheel, steps, e.a, e.b)) return problem;
    if (Problem problem = face_problem(points, wheel, steps, e.b, e.a)) return problem;
  }
  return {};
}

Problem triangulation_problem_by_pairs(const std::vector<Point>& points, const std::vector<Edge>& edges) {
  if (Problem problem = list_problem(points.size(), edges)) return problem;
  for (const Edge e : edges)
    for (std::size_t i = 0; i < points.size(); ++i)
      if (i != e.a && i != e.b && orientation(points[e.a], points[e.b], points[i]) == 0 &&
          strictly_between(points[e.a], points[i], points[e.b]))
        return fmt::format("edge {}-{} runs through point {}", e.a, e.b, i);
  for (const Edge e : edges)
    for (const Edge f : edges)
      if (e < f && e.a != f.a && e.a != f.b && e.b != f.a && e.b != f.b &&
          segments_cross(points[e.a], points[e.b], points[f.a], points[f.b]))
        return fmt::format("edges {}-{} and {}-{} cross", e.a, e.b, f.a, f.b);
  return count_problem(edges, triangulation_counts(points.size(), convex_hull(points)));
}

}  // namespace ws::triangulation
