// The edges of fine lines in boxes of boxes: which are near a place. One text for the CPU and CUDA.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/refine/fine_lines.h"

#include <cstdint>
#include <vector>

namespace ws::ridge {

inline constexpr std::uint32_t edge_fan = 32;  ///< edges of a box, and boxes of one a level above
inline constexpr std::uint32_t max_edge_levels = 7;

/// Edge e goes from node from[e] to node to[e]. Neighbours along a line follow one another, so that boxes of consecutive edges
/// are small. Level 0 has a box for each `edge_fan` edges, each level above one for as many boxes; the last has at most so
/// many.
template <class M, int D>
struct EdgeView {
  template <class T>
  using View = typename M::template View<const T>;

  View<double> nodes;  ///< row by row
  View<std::uint32_t> from, to, lines;
  View<std::uint8_t> ends;       ///< opens_line, closes_line
  View<double> inverse_squares;  ///< 1 / squared length; 0 without length
  View<double> boxes;            ///< level by level; low corner, high corner
  std::uint32_t edge_count = 0, level_count = 0;
  std::uint32_t level_begins[max_edge_levels] = {}, level_sizes[max_edge_levels] = {};
  Dimension<D> dimension;

  static constexpr std::uint8_t opens_line = 1, closes_line = 2;  ///< the first or last edge of an open line

  /// Where the place x(k) projects to on edge e's line: 0 is its first node, 1 its second.
  template <class X>
  WS_HD double along(std::uint32_t e, const X& x) const {
    double sum = 0;
    for (std::uint32_t k = 0; k < dimension.get(); ++k) sum += (x(k) - from_node(e, k)) * (to_node(e, k) - from_node(e, k));
    return sum * inverse_squares[e];
  }
  WS_HD static double clamped(double along) { return along < 0 ? 0 : along > 1 ? 1 : along; }
  /// Coordinate k of the place at t between edge e's ends.
  WS_HD double foot(std::uint32_t e, double t, std::uint32_t k) const {
    const double a = from_node(e, k);
    return a + t * (to_node(e, k) - a);
  }
  /// The squared distance of the place x(k) to edge e.
  template <class X>
  WS_HD double squared_distance(std::uint32_t e, const X& x) const {
    const double t = clamped(along(e, x));
    double sum = 0;
    for (std::uint32_t k = 0; k < dimension.get(); ++k) {
      const double difference = x(k) - foot(e, t, k);
      sum += difference * difference;
    }
    return sum;
  }
  /// The squared distance of the place x(k) to a box of a level; 0 inside.
  template <class X>
  WS_HD double squared_to_box(std::uint32_t level, std::uint32_t box, const X& x) const {
    const std::size_t at = std::size_t(level_begins[level] + box) * 2 * dimension.get();
    double sum = 0;
    for (std::uint32_t k = 0; k < dimension.get(); ++k) {
      const double below = boxes[at + k] - x(k), above = x(k) - boxes[at + dimension.get() + k];
      const double outside = below > above ? below : above;
      if (outside > 0) sum += outside * outside;
    }
    return sum;
  }
  /// Whether the place projects beyond an open line's end.
  WS_HD bool beyond(std::uint32_t e, double along) const {
    return ((ends[e] & opens_line) != 0 && along < 0) || ((ends[e] & closes_line) != 0 && along > 1);
  }
  WS_HD double from_node(std::uint32_t e, std::uint32_t k) const { return nodes[std::size_t(from[e]) * dimension.get() + k]; }
  WS_HD double to_node(std::uint32_t e, std::uint32_t k) const { return nodes[std::size_t(to[e]) * dimension.get() + k]; }
};

/// On the host. Cost O(edges).
class EdgeTree {
 public:
  explicit EdgeTree(const FineLines& fine);

  template <int D>
  [[nodiscard]] EdgeView<HostMemory, D> view(Dimension<D> dimension) const {
    EdgeView<HostMemory, D> view{nodes, from, to, lines, ends, inverse_squares, boxes, 0, 0, {}, {}, dimension};
    describe(view);
    return view;
  }
  /// Fills in the counts of the view, which are the same on each backend.
  template <class View>
  void describe(View& view) const {
    view.edge_count = static_cast<std::uint32_t>(from.size());
    view.level_count = static_cast<std::uint32_t>(level_sizes.size());
    std::uint32_t begin = 0;
    for (std::uint32_t level = 0; level < view.level_count; ++level) {
      view.level_begins[level] = begin;
      view.level_sizes[level] = level_sizes[level];
      begin += level_sizes[level];
    }
  }

  std::vector<double> nodes;
  std::vector<std::uint32_t> from, to, lines;
  std::vector<std::uint8_t> ends;
  std::vector<double> inverse_squares, boxes;
  std::vector<std::uint32_t> level_sizes;
};

}  // namespace ws::ridge
