// The empty triangles of candidate edges on one side of an edge.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/neighbours.h"
#include "compute/triangulation/predicates.h"

namespace ws::triangulation {

/// A triangle left of a half-edge s→t: the half-edges from s and from t to its third corner.
struct Wing {
  std::uint32_t from_source, from_target;
};

/// Scratch for `wings_of`.
struct WingScratch {
  std::vector<std::uint32_t> at_source, at_target;
};

/// Appends the triangles left of s→t whose other sides are in the graph and which hold no neighbour of s or t. By growing angle
/// at s, so by shrinking angle at t. O(degree of s + degree of t).
inline void wings_of(const std::vector<Point>& points, const Neighbours& graph, std::uint32_t s, std::uint32_t half_edge,
                     WingScratch& scratch, std::vector<Wing>& wings) {
  const std::uint32_t t = graph.target[half_edge];
  const Point p = points[s], q = points[t];
  // Neighbours of s counter-clockwise from t that no earlier one hides: each is seen from t below all before.
  scratch.at_source.clear();
  for (std::uint32_t h = graph.next(s, half_edge); h != half_edge; h = graph.next(s, h)) {
    const Point a = points[graph.target[h]];
    if (orientation(p, q, a) <= 0) break;
    if (!scratch.at_source.empty() && orientation(q, points[graph.target[scratch.at_source.back()]], a) <= 0) continue;
    scratch.at_source.push_back(h);
  }
  scratch.at_target.clear();
  const std::uint32_t back = graph.twin[half_edge];
  for (std::uint32_t h = graph.previous(t, back); h != back; h = graph.previous(t, h)) {
    const Point b = points[graph.target[h]];
    if (orientation(p, q, b) <= 0) break;
    if (!scratch.at_target.empty() && orientation(p, points[graph.target[scratch.at_target.back()]], b) >= 0) continue;
    scratch.at_target.push_back(h);
  }
  for (const std::uint32_t h : scratch.at_source)
    for (std::size_t k = scratch.at_target.size(); k-- > 0;)
      if (graph.target[scratch.at_target[k]] == graph.target[h]) {
        wings.push_back({h, scratch.at_target[k]});
        break;
      }
}

/// Whether s–t may be in a minimum weight triangulation that has the triangles with a, left of s→t, and b, right of it.
[[nodiscard]] inline bool is_locally_minimal(Point s, Point t, Point a, Point b) {
  constexpr double slack = 1 + 1e-14;  // squares are rounded: an edge stays unless it is certainly longer
  if (squared_distance(s, t) <= squared_distance(a, b) * slack) return true;
  return orientation(a, s, b) <= 0 || orientation(b, t, a) <= 0;
}

}  // namespace ws::triangulation
