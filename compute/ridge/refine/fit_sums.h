// What the points near fine lines add up to: the normal equations of a fit. Each point at t between the ends of an edge counts
// (1 − t) for one and t for the other. Terms are rounded to whole numbers of small units, so that no order of adding matters.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/refine/edge_tree.h"

#include <cstdint>
#include <vector>

namespace ws::ridge {

struct FitSums {
  std::vector<double> own;                    ///< per node: squares of its weights
  std::vector<double> with_next;              ///< per edge: products of both nodes' weights
  std::vector<double> pull;                   ///< node by node: weighted ways from the feet to the points
  std::vector<double> squares, point_counts;  ///< per line: squared distances of its points, and how many
};

/// Units per whole: powers of two, so large that sums over all points still fit 62 bits.
struct FitUnits {
  double weight = 1, length = 1, square = 1;
};
/// For `point_count` points up to `radius` from the lines.
[[nodiscard]] FitUnits fit_units(std::size_t point_count, double radius);

/// The place of each sum in one array of whole numbers.
struct FitLayout {
  std::size_t nodes = 0, edges = 0, lines = 0, dimension = 0;

  WS_HD std::size_t own(std::size_t node) const { return node; }
  WS_HD std::size_t with_next(std::size_t edge) const { return nodes + edge; }
  WS_HD std::size_t pull(std::size_t node) const { return nodes + edges + node * dimension; }
  WS_HD std::size_t square(std::size_t line) const { return nodes + edges + nodes * dimension + line; }
  WS_HD std::size_t count(std::size_t line) const { return square(lines) + line; }
  [[nodiscard]] WS_HD std::size_t size() const { return count(lines); }
};
[[nodiscard]] FitLayout layout_of(const FineLines& fine, const EdgeTree& tree);
[[nodiscard]] FitSums to_sums(const std::vector<std::int64_t>& units_sums, const FitLayout& layout, const FitUnits& units);

/// add(place in the layout, whole number) for each term of a point x(k) that projects to edge e.
template <class M, int D, class X, class Add>
WS_HD void add_fit_terms(const EdgeView<M, D>& edges, std::uint32_t e, const X& x, double squared, const FitLayout& layout,
                         const FitUnits& units, const Add& add) {
  const double t = edges.clamped(edges.along(e, x)), s = 1 - t;
  const std::uint32_t a = edges.from[e], b = edges.to[e], line = edges.lines[e];
  add(layout.own(a), to_lattice(s * s, units.weight));
  add(layout.own(b), to_lattice(t * t, units.weight));
  add(layout.with_next(e), to_lattice(s * t, units.weight));
  for (std::uint32_t k = 0; k < edges.dimension.get(); ++k) {
    const double way = x(k) - edges.foot(e, t, k);
    add(layout.pull(a) + k, to_lattice(s * way, units.length));
    add(layout.pull(b) + k, to_lattice(t * way, units.length));
  }
  add(layout.square(line), to_lattice(squared, units.square));
  add(layout.count(line), 1);
}

}  // namespace ws::ridge
