// The cheapest of all planes of a node with few triangles: every end is priced against all others.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/build/choice/lanes.h"

#include <cstddef>
#include <cstdint>

namespace ws::kdtree {

/// A triangle in a node.
struct alignas(32) Ref {
  Box box;  ///< of its part in the cell
  std::uint32_t triangle = 0;
};

/// In nodes of at most this number of triangles, the cost of every end is computed.
inline constexpr std::uint32_t small_node = 96;
/// Nodes of at most this number of triangles are looked at eight at a time: see TinyBuilder.
inline constexpr std::uint32_t tiny_node = 12;

/// Most nodes of a tree cut off empty space: one child has all triangles, as they are, in a smaller cell. So ends are counted
/// once, and priced in each cell of such a chain.
class SmallChoice {
 public:
  /// Counts, for the plane through each end, the triangles on its sides. There are at least one and at most `small_node`.
  void take(Span<const Ref> refs);
  /// The cheapest plane in a cell that holds all that was taken. Splits dearer than `worth` may be missed.
  [[nodiscard]] Split choose(const SahCosts& costs, const Box& cell, float worth);

 private:
  static constexpr std::size_t most_groups = 3 * ((2 * small_node + lane_count - 1) / lane_count);
  struct alignas(32) Lanes {
    float values[most_groups * lane_count];
  };

  template <bool HasPlanar, std::size_t Groups>
  void count_groups(const float* ends, const float* lows, const float* highs, std::size_t first);
  template <bool HasPlanar>
  void count_axis(const float* lows, const float* highs, int axis);
  void put(std::size_t group, Floats positions, Ints left, Ints right);
  void put_planar(std::size_t group, Ints planar);

  template <int Axis>
  void price(const SahCosts& costs, const Box& cell);
  [[nodiscard]] Split cheapest(const SahCosts& costs, const Box& cell, float lowest) const;

  std::uint32_t count_ = 0;
  std::size_t groups_ = 0;          ///< of eight ends, of each axis
  bool has_planar_[3]{};            ///< whether a triangle is flat across the axis
  Lanes positions_, left_, right_;  ///< of the ends; how many triangles lie on the sides of the planes through them
  Lanes planar_;                    ///< how many lie in them; only where any is
  Lanes prices_;                    ///< of these planes, in the cell that was last looked at
  Floats lowest_{};
};

}  // namespace ws::kdtree
