// Polylines cut finely: the nodes that a fit moves.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"

#include <cstddef>
#include <vector>

namespace ws::ridge {

/// The nodes of all lines one after another, relative to `origin`, so that a cloud far from zero loses nothing.
struct FineLines {
  std::size_t dimension = 0;
  std::vector<double> origin, coordinates;
  struct Line {
    std::size_t begin, end;  ///< its nodes
    bool closed;
    [[nodiscard]] std::size_t size() const { return end - begin; }
    [[nodiscard]] std::size_t edge_count() const { return closed ? size() : size() - 1; }
    /// The node i places after the first, round a closed line.
    [[nodiscard]] std::size_t node(std::size_t i) const { return begin + i % size(); }
  };
  std::vector<Line> lines;

  [[nodiscard]] std::size_t size() const { return dimension ? coordinates.size() / dimension : 0; }
  [[nodiscard]] const double* at(std::size_t node) const { return &coordinates[node * dimension]; }
  [[nodiscard]] double* at(std::size_t node) { return &coordinates[node * dimension]; }
  [[nodiscard]] double distance(std::size_t a, std::size_t b) const;
};

/// How many nodes a cut makes.
[[nodiscard]] double node_count(const PolylineSet& set, double spacing);
/// Edges no longer than `spacing`.
[[nodiscard]] FineLines cut(const PolylineSet& set, const std::vector<double>& origin, double spacing);
[[nodiscard]] PolylineSet to_polylines(const FineLines& fine);

/// f(before, node, after) for each node that has neighbours on both sides.
template <class F>
void for_bends(const FineLines::Line& line, const F& f) {
  if (line.size() < 3) return;
  for (std::size_t i = 0; i < (line.closed ? line.size() : line.size() - 2); ++i)
    f(line.node(i), line.node(i + 1), line.node(i + 2));
}

}  // namespace ws::ridge
