// SPDX-License-Identifier: MIT
#include "compute/ridge/refine/edge_tree.h"

#include <algorithm>
#include <limits>

namespace ws::ridge {

namespace {

using Edges = EdgeView<HostMemory, 0>;

/// Appends boxes of `edge_fan` things each; grow(thing, low, high) widens a box so that it holds the thing.
template <class Grow>
std::uint32_t add_level(std::vector<double>& boxes, std::size_t d, std::size_t things, const Grow& grow) {
  const std::size_t begin = boxes.size(), count = (things + edge_fan - 1) / edge_fan;
  for (std::size_t box = 0; box < count; ++box) {
    boxes.insert(boxes.end(), d, std::numeric_limits<double>::infinity());
    boxes.insert(boxes.end(), d, -std::numeric_limits<double>::infinity());
    double* corner = &boxes[begin + box * 2 * d];
    for (std::size_t i = box * edge_fan; i < std::min(things, (box + 1) * edge_fan); ++i) grow(i, corner, corner + d);
  }
  return static_cast<std::uint32_t>(count);
}

}  // namespace

EdgeTree::EdgeTree(const FineLines& fine) : nodes(fine.coordinates) {
  const std::size_t d = fine.dimension;
  for (std::size_t l = 0; l < fine.lines.size(); ++l) {
    const auto& line = fine.lines[l];
    for (std::size_t i = 0; i < line.edge_count(); ++i) {
      const std::size_t a = line.node(i), b = line.node(i + 1);
      const double length = fine.distance(a, b);
      from.push_back(static_cast<std::uint32_t>(a));
      to.push_back(static_cast<std::uint32_t>(b));
      lines.push_back(static_cast<std::uint32_t>(l));
      ends.push_back(line.closed ? 0
                                 : static_cast<std::uint8_t>((i == 0 ? Edges::opens_line : 0) |
                                                             (i + 1 == line.edge_count() ? Edges::closes_line : 0)));
      inverse_squares.push_back(length * length > 1e-300 ? 1 / (length * length) : 0);
    }
  }
  level_sizes.push_back(add_level(boxes, d, from.size(), [&](std::size_t e, double* low, double* high) {
    for (const std::uint32_t node : {from[e], to[e]})
      for (std::size_t k = 0; k < d; ++k) {
        low[k] = std::min(low[k], fine.at(node)[k]);
        high[k] = std::max(high[k], fine.at(node)[k]);
      }
  }));
  for (std::size_t below = 0; level_sizes.back() > edge_fan; below += level_sizes[level_sizes.size() - 2] * 2 * d)
    level_sizes.push_back(add_level(boxes, d, level_sizes.back(), [&](std::size_t box, double* low, double* high) {
      const double* corner = &boxes[below + box * 2 * d];
      for (std::size_t k = 0; k < d; ++k) {
        low[k] = std::min(low[k], corner[k]);
        high[k] = std::max(high[k], corner[d + k]);
      }
    }));
}

}  // namespace ws::ridge
