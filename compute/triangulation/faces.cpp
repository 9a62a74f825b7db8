// SPDX-License-Identifier: MIT
#include "compute/triangulation/faces.h"

#include "compute/core/error.h"
#include "compute/core/executor_cpu.h"
#include "compute/triangulation/predicates.h"
#include "compute/triangulation/rotation.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t none = Neighbours::none;

/// Walks along certain edges.
class Borders {
 public:
  Borders(const std::vector<Point>& points, const Skeleton& skeleton) : points_(points), skeleton_(skeleton) {}

  [[nodiscard]] bool is_certain(std::uint32_t h) const { return skeleton_.fate_of(h) == Fate::certain; }
  /// What follows h on the border of the face to its left.
  [[nodiscard]] std::uint32_t next(std::uint32_t h) const {
    const Neighbours& graph = skeleton_.graph;
    const std::uint32_t at = graph.target[h];
    std::uint32_t k = graph.twin[h];
    do k = graph.previous(at, k);
    while (!is_certain(k));
    return k;
  }
  /// The smallest half-edge of h's border.
  [[nodiscard]] std::uint32_t key_of(std::uint32_t h) const {
    std::uint32_t least = h;
    for (std::uint32_t k = next(h); k != h; k = next(k)) least = std::min(least, k);
    return least;
  }
  [[nodiscard]] bool is_first(std::uint32_t h) const {
    for (std::uint32_t k = next(h); k != h; k = next(k))
      if (k < h) return false;
    return true;
  }
  [[nodiscard]] Walk walk_from(std::uint32_t h) const {
    Walk walk{skeleton_.graph.source(h)};
    for (std::uint32_t k = next(h); k != h; k = next(k)) walk.push_back(skeleton_.graph.source(k));
    return walk;
  }
  /// The half-edge from `at` whose left holds the direction to p: the last certain one before it. `none` for isolated points.
  [[nodiscard]] std::uint32_t corner_towards(std::uint32_t at, std::uint32_t possible_half_edge) const {
    const Neighbours& graph = skeleton_.graph;
    std::uint32_t k = possible_half_edge;
    do k = graph.previous(at, k);
    while (k != possible_half_edge && !is_certain(k));
    return k == possible_half_edge ? none : k;
  }
  /// The half-edge whose left holds the direction of −x, for a component's lexicographically smallest point.
  [[nodiscard]] std::uint32_t leftmost_corner(std::uint32_t at) const {
    for (std::uint32_t h = skeleton_.graph.first[at + 1]; h-- > skeleton_.graph.first[at];)
      if (is_certain(h)) return h;
    return none;
  }
  [[nodiscard]] bool crosses_border(Point a, Point b, std::uint32_t h) const {
    std::uint32_t k = h;
    do {
      const Point c = points_[skeleton_.graph.source(k)], d = points_[skeleton_.graph.target[k]];
      if (!(c == a) && !(d == a) && !(c == b) && !(d == b) && segments_cross(a, b, c, d)) return true;
      k = next(k);
    } while (k != h);
    return false;
  }

 private:
  const std::vector<Point>& points_;
  const Skeleton& skeleton_;
};

/// Which points certain edges link: the root of each.
class Components {
 public:
  Components(const Skeleton& skeleton, std::size_t count) : parent_(count) {
    std::iota(parent_.begin(), parent_.end(), 0u);
    for (std::uint32_t i = 0; i < count; ++i)
      for (std::uint32_t h = skeleton.graph.first[i]; h < skeleton.graph.first[i + 1]; ++h)
        if (skeleton.fate_of(h) == Fate::certain && i < skeleton.graph.target[h]) join(i, skeleton.graph.target[h]);
  }
  [[nodiscard]] std::uint32_t root(std::uint32_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }

 private:
  void join(std::uint32_t a, std::uint32_t b) {
    a = root(a);
    b = root(b);
    parent_[std::max(a, b)] = std::min(a, b);
  }
  std::vector<std::uint32_t> parent_;
};

/// Puts components that no certain edge links to the hull into the faces around them.
class HolePlacer {
 public:
  HolePlacer(const std::vector<Point>& points, const Skeleton& skeleton, const Borders& borders)
      : points_(points), skeleton_(skeleton), borders_(borders), components_(skeleton, points.size()) {}

  /// By the smallest half-edge of the face's border; holes by their lexicographically smallest points.
  std::map<std::uint32_t, std::vector<std::uint32_t>> placed() {
    std::map<std::uint32_t, std::vector<std::uint32_t>> holes;
    std::uint32_t outermost = 0;
    for (std::uint32_t i = 0; i < points_.size(); ++i)
      if (lexicographically_less(points_[i], points_[outermost])) outermost = i;
    std::vector<std::uint32_t> leftmost(points_.size(), none);
    for (std::uint32_t i = 0; i < points_.size(); ++i) {
      std::uint32_t& point = leftmost[components_.root(i)];
      if (point == none || lexicographically_less(points_[i], points_[point])) point = i;
    }
    std::vector<std::uint32_t> firsts;
    for (std::uint32_t i = 0; i < points_.size(); ++i)
      if (leftmost[i] != none && leftmost[i] != outermost) firsts.push_back(leftmost[i]);
    std::sort(firsts.begin(), firsts.end(),
              [&](std::uint32_t a, std::uint32_t b) { return lexicographically_less(points_[a], points_[b]); });
    for (const std::uint32_t first : firsts) holes[face_around(first)].push_back(first);
    return holes;
  }

 private:
  /// A triangulation has an edge from a hole's leftmost point to the left, which crosses no certain edge. What it reaches is
  /// the border around, or another hole, already placed, of the same face.
  std::uint32_t face_around(std::uint32_t point) {
    const Neighbours& graph = skeleton_.graph;
    for (std::uint32_t h = graph.first[point]; h < graph.first[point + 1]; ++h) {
      const std::uint32_t other = graph.target[h];
      if (skeleton_.fate_of(h) != Fate::possible || !lexicographically_less(points_[other], points_[point])) continue;
      const std::uint32_t corner = borders_.corner_towards(other, graph.twin[h]);
      const std::uint32_t root = components_.root(other);
      if (corner == none) return around_[components_.root(point)] = around_.at(root);
      if (borders_.crosses_border(points_[point], points_[other], corner)) continue;
      const std::uint32_t key = borders_.key_of(corner);
      const auto outside = outside_.find(key);
      const std::uint32_t face = outside != outside_.end() ? around_.at(outside->second) : key;
      const std::uint32_t own = components_.root(point);
      const std::uint32_t own_corner = borders_.leftmost_corner(point);
      if (own_corner != none) outside_[borders_.key_of(own_corner)] = own;
      return around_[own] = face;
    }
    throw Error(ErrorKind::internal, "a point inside has no possible edge to the left");
  }

  const std::vector<Point>& points_;
  const Skeleton& skeleton_;
  const Borders& borders_;
  Components components_;
  std::map<std::uint32_t, std::uint32_t> around_;   ///< a placed component's face
  std::map<std::uint32_t, std::uint32_t> outside_;  ///< a placed component's outer border, by key: the component
};

}  // namespace

std::vector<Face> open_faces(const std::vector<Point>& points, const Skeleton& skeleton, CpuExecutor& executor) {
  const Borders borders(points, skeleton);
  const Neighbours& graph = skeleton.graph;
  HolePlacer placer(points, skeleton, borders);
  const auto holes = placer.placed();
  executor.context().check_stop();
  std::map<std::uint32_t, bool> is_hole_border;
  for (const auto& [face, firsts] : holes)
    for (const std::uint32_t first : firsts)
      if (const std::uint32_t corner = borders.leftmost_corner(first); corner != none) is_hole_border[borders.key_of(corner)];
  std::uint32_t left = 0;
  for (std::uint32_t i = 0; i < points.size(); ++i)
    if (lexicographically_less(points[i], points[left])) left = i;
  if (const std::uint32_t corner = borders.leftmost_corner(left); corner != none) is_hole_border[borders.key_of(corner)];

  std::vector<std::uint8_t> is_open(graph.half_edge_count());
  executor.for_each(
      "find open faces", graph.half_edge_count(),
      [&](std::uint32_t h) {
        if (!borders.is_certain(h)) return;
        const std::uint32_t second = borders.next(h), third = borders.next(second);
        const bool is_triangle = borders.next(third) == h && third != h;
        if (is_triangle && holes.empty()) return;
        if (!borders.is_first(h) || (is_triangle && !holes.contains(h))) return;
        is_open[h] = !is_hole_border.contains(h);
      },
      100);
  std::vector<Face> faces;
  for (std::uint32_t h = 0; h < is_open.size(); ++h) {
    if (!is_open[h]) continue;
    Face face{borders.walk_from(h), {}};
    if (const auto inside = holes.find(h); inside != holes.end())
      for (const std::uint32_t first : inside->second) {
        const std::uint32_t corner = borders.leftmost_corner(first);
        face.holes.push_back(corner == none ? Walk{first} : borders.walk_from(corner));
      }
    faces.push_back(std::move(face));
  }
  return faces;
}

}  // namespace ws::triangulation
