// The cheapest of all planes of a node with few triangles: every end is priced against all others.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/build/choice/choose.h"

#include <cstdint>

namespace ws::kdtree {

/// A triangle in a node.
struct alignas(32) Ref {
  Box box;  ///< of its part in the cell
  std::uint32_t triangle = 0;
};

/// In nodes of at most this number of triangles, the cost of every end is computed.
inline constexpr std::uint32_t small_node = 96;

/// For nodes of at most `small_node` triangles.
[[nodiscard]] Split choose_small(const SahCosts& costs, const Box& cell, Span<const Ref> refs);

}  // namespace ws::kdtree
