// What the LMT skeleton decides about one edge, from the state of all: the same text for every backend.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/lmt/empty_triangles.h"

namespace ws::triangulation {

/// What is known of a candidate edge.
enum class Fate : std::uint8_t {
  impossible,  ///< in no minimum weight triangulation
  possible,
  certain,  ///< in every minimum weight triangulation
};

/// Candidates with their empty triangles and fates, in the memory of a backend.
template <class M>
struct LmtRules {
  GraphView<M> graph;
  typename M::template View<const std::uint32_t> wing_first;
  typename M::template View<const Wing> wing;
  typename M::template View<const std::uint8_t> on_hull;  ///< of half-edges, both directions
  typename M::template View<std::uint8_t> fate;           ///< of half-edges, as Fate; both directions alike

  struct Sides {
    std::uint32_t from_source, from_target;
  };
  [[nodiscard]] WS_HD Sides sides(std::uint32_t source, std::uint32_t half_edge, std::uint32_t i) const {
    const Wing w = wing[i];
    return {graph.first[source] + w.at_source, graph.first[graph.target[half_edge]] + w.at_target};
  }
  [[nodiscard]] WS_HD bool is_possible(std::uint32_t h) const { return fate[h] != static_cast<std::uint8_t>(Fate::impossible); }
  [[nodiscard]] WS_HD bool is_possible(Sides s) const { return is_possible(s.from_source) && is_possible(s.from_target); }
  [[nodiscard]] WS_HD std::uint32_t smaller(std::uint32_t h) const { return h < graph.twin[h] ? h : graph.twin[h]; }

  /// Two possible triangles between which the edge is locally minimal, as wings of both its directions: why it stays possible.
  struct Reason {
    std::uint32_t left, right;
    bool exists;
  };
  /// Of several lanes that look together each looks at its share of the left triangles.
  [[nodiscard]] WS_HD Reason reason_of(std::uint32_t half_edge, std::uint32_t lane = 0, std::uint32_t lane_count = 1) const {
    const std::uint32_t twin = graph.twin[half_edge], s = graph.target[twin], t = graph.target[half_edge];
    for (std::uint32_t i = wing_first[half_edge] + lane; i < wing_first[half_edge + 1]; i += lane_count) {
      const Sides left = sides(s, half_edge, i);
      if (!is_possible(left)) continue;
      const Point a = graph.points[graph.target[left.from_source]];
      for (std::uint32_t j = wing_first[twin]; j < wing_first[twin + 1]; ++j) {
        const Sides right = sides(t, twin, j);
        if (is_possible(right) &&
            is_locally_minimal(graph.points[s], graph.points[t], a, graph.points[graph.target[right.from_source]]))
          return {i, j, true};
      }
    }
    return {0, 0, false};
  }
  [[nodiscard]] WS_HD bool survives(std::uint32_t half_edge) const { return on_hull[half_edge] || reason_of(half_edge).exists; }

  WS_HD void set_fate(std::uint32_t half_edge, Fate f) const {
    fate[half_edge] = fate[graph.twin[half_edge]] = static_cast<std::uint8_t>(f);
  }
  /// Of an edge that became impossible: f(the smaller half-edge of each possible side of its triangles), which must be judged
  /// anew. Of several lanes each has its share.
  template <class F>
  WS_HD void for_each_neighbour(std::uint32_t half_edge, const F& f, std::uint32_t lane = 0,
                                std::uint32_t lane_count = 1) const {
    for (int direction = 0; direction < 2; ++direction) {
      const std::uint32_t h = direction == 0 ? half_edge : graph.twin[half_edge], s = graph.source(h);
      for (std::uint32_t i = wing_first[h] + lane; i < wing_first[h + 1]; i += lane_count) {
        const Sides both = sides(s, h, i);
        if (is_possible(both.from_source)) f(smaller(both.from_source));
        if (is_possible(both.from_target)) f(smaller(both.from_target));
      }
    }
  }

  /// f(sides) for the possible triangles left of half-edge h from s.
  template <class F>
  WS_HD void for_each_triangle(std::uint32_t s, std::uint32_t h, const F& f) const {
    if (!is_possible(h)) return;
    for (std::uint32_t i = wing_first[h]; i < wing_first[h + 1]; ++i) {
      const Sides both = sides(s, h, i);
      if (is_possible(both)) f(both);
    }
  }
  /// f(each half-edge from s that a possible triangle left of h has between its sides there).
  template <class F>
  WS_HD void for_each_straddled(std::uint32_t s, std::uint32_t h, const F& f) const {
    for_each_triangle(s, h, [&](Sides both) {
      for (std::uint32_t k = graph.next(s, h); k != both.from_source; k = graph.next(s, k)) f(k);
    });
  }
  /// A triangle at s with a certain edge between its sides there: f(the smaller half-edge of its third side), which crosses
  /// that edge.
  template <class F>
  WS_HD void for_each_crossing(std::uint32_t s, std::uint32_t h, const F& f) const {
    for_each_triangle(s, h, [&](Sides both) {
      for (std::uint32_t k = graph.next(s, h); k != both.from_source; k = graph.next(s, k))
        if (fate[k] == static_cast<std::uint8_t>(Fate::certain)) return f(smaller(both.from_target));
    });
  }
};

}  // namespace ws::triangulation
