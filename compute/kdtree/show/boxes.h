// The cells that a tree has at a step, as boxes to draw.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/inspect/growth.h"
#include "compute/kdtree/params.h"
#include "compute/kdtree/show/ink.h"
#include "compute/kdtree/tree/tree.h"

#include <vector>

namespace ws::kdtree {

/// More are not drawn: they could not be told apart.
inline constexpr std::size_t most_boxes = 60'000;

struct BoxChoice {
  std::size_t decided = 0;  ///< nodes that have been decided
  int levels = 12;          ///< deeper cells are drawn as the one of this level that holds them
  BoxColor color = BoxColor::depth;
  bool empty = false;                               ///< also leaves without triangles
  Span<const std::uint32_t> references_below = {};  ///< of each node
  double percent_per_area = 0;                      ///< of the tree's cost, for a triangle in a cell of surface 1
};

struct Boxes {
  Lines lines;
  std::size_t count = 0, flat = 0;
  bool complete = true;        ///< false: there were more than `most_boxes`
  double most = 0;             ///< the last colour's value: depth, share of the cost in per cent, or triangles
  std::vector<double> shares;  ///< how many cells have each part of the colours
};
/// The cells that no other of them lies in. Flat ones are white.
[[nodiscard]] Boxes boxes_at(const Tree& tree, const Growth& growth, const BoxChoice& choice);

}  // namespace ws::kdtree
