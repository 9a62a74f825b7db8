// The triangles of candidate edges on one side of an edge, and what makes an edge between two of them locally minimal.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/triangulation/exact/predicates.h"

namespace ws::triangulation {

/// A triangle left of a half-edge s→t: the half-edges from s and from t to its third corner, counted within the lists of s and
/// t. So a wing stays what it is while only other lists change.
struct Wing {
  std::uint32_t at_source, at_target;
};

/// Points and `Neighbours`, in the memory of a backend.
template <class M>
struct GraphView {
  typename M::template View<const Point> points;
  typename M::template View<const std::uint32_t> first, target, twin;

  [[nodiscard]] WS_HD std::uint32_t source(std::uint32_t h) const { return target[twin[h]]; }
  [[nodiscard]] WS_HD std::uint32_t next(std::uint32_t source, std::uint32_t h) const {
    return h + 1 < first[source + 1] ? h + 1 : first[source];
  }
  [[nodiscard]] WS_HD std::uint32_t previous(std::uint32_t source, std::uint32_t h) const {
    return h > first[source] ? h - 1 : first[source + 1] - 1;
  }
};

/// Calls emit(wing) for the triangles left of half-edge s→t whose other sides are in the graph and in which neither s nor t has
/// a neighbour, by growing angle at s. `chain` is scratch: `clear()`, `push(half-edge)`, `size()`, `[k]`.
template <class M, class Chain, class Emit>
WS_HD void for_each_wing(const GraphView<M>& graph, std::uint32_t s, std::uint32_t half_edge, Chain& chain, const Emit& emit) {
  const std::uint32_t t = graph.target[half_edge], back = graph.twin[half_edge];
  const Point p = graph.points[s], q = graph.points[t];
  const std::uint32_t first_at_s = graph.next(s, half_edge);
  if (first_at_s == half_edge || orientation(p, q, graph.points[graph.target[first_at_s]]) <= 0) return;
  // Neighbours of t clockwise from s that no earlier one hides: each is seen from s below all before.
  chain.clear();
  Point lowest{};
  for (std::uint32_t h = graph.previous(t, back); h != back; h = graph.previous(t, h)) {
    const Point b = graph.points[graph.target[h]];
    if (orientation(p, q, b) <= 0) break;
    if (chain.size() > 0 && orientation(p, lowest, b) >= 0) continue;
    chain.push(h);
    lowest = b;
  }
  // Likewise those of s counter-clockwise from t. Both are in order of the angle at t, one falling, one growing: corners of
  // triangles are in both.
  auto k = chain.size();
  bool is_first = true;
  for (std::uint32_t h = first_at_s; h != half_edge && k > 0; h = graph.next(s, h)) {
    const std::uint32_t third = graph.target[h];
    const Point a = graph.points[third];
    if (orientation(p, q, a) <= 0) return;
    if (!is_first && orientation(q, lowest, a) <= 0) continue;
    is_first = false;
    lowest = a;
    for (; k > 0 && graph.target[chain[k - 1]] != third; --k)
      if (orientation(q, graph.points[graph.target[chain[k - 1]]], a) <= 0) break;
    if (k > 0 && graph.target[chain[k - 1]] == third) emit(Wing{h - graph.first[s], chain[k - 1] - graph.first[t]});
  }
}

/// Whether s–t may be in a minimum weight triangulation that has the triangles with a, left of s→t, and b, right of it.
[[nodiscard]] WS_HD inline bool is_locally_minimal(Point s, Point t, Point a, Point b) {
  constexpr double slack = 1 + 1e-14;  // squares are rounded: an edge stays unless it is certainly longer
  if (squared_distance(s, t) <= squared_distance(a, b) * slack) return true;
  return orientation(a, s, b) <= 0 || orientation(b, t, a) <= 0;
}

}  // namespace ws::triangulation
