// The cheapest of evenly spread planes: one pass over the triangles counts for all planes of all axes, and planes are priced
// eight at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/choice/exact_choice.h"
#include "compute/kdtree/build/choice/lanes.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// For the strategy `binned` where it looks at the planes between bins (see `planes_by`): of what `judge` says of each
/// `bin_plane` inside the cell, the best. Keeps its memory from node to node.
class BinnedChoice {
 public:
  /// With `executor` pieces of the work go to its threads; it must be null where `this` is a thread's own. Splits dearer than
  /// `worth` may be missed. Throws Cancelled.
  [[nodiscard]] Split choose(const Rules& rules, const Box& cell, const RefPieces& refs, float worth, CpuExecutor* executor,
                             const std::stop_token& stop);

 private:
  void place_planes(int bins);
  /// Of eight planes from the one numbered `first` on; those beyond the last lie on the cell's low face.
  [[nodiscard]] Floats positions(const Box& cell, int axis, std::size_t first) const;
  [[nodiscard]] std::size_t at(int axis, std::size_t plane) const { return static_cast<std::size_t>(axis) * stride_ + plane; }

  void count(const Box& cell, const RefPieces& refs, CpuExecutor* executor, const std::stop_token& stop);
  template <int Axis>
  void price_axis(const SahCosts& costs, const Box& cell, std::uint32_t count);
  void keep(const Box& cell, int axis, std::size_t first, Floats x, Floats cost);
  /// Of the planes that cost `lowest`, which there is, the one that `is_better` prefers.
  [[nodiscard]] Plane cheapest_plane(const Box& cell, float lowest, std::size_t& number) const;

  int bins_ = 0;
  std::size_t planes_ = 0, stride_ = 0;               ///< of an axis; with room for whole lanes
  std::vector<float> parts_;                          ///< of the cell's extent, at which planes lie
  std::vector<float> costs_;                          ///< of each axis's planes
  std::vector<std::uint32_t> changes_;                ///< of each piece of the triangles, see `count`
  std::vector<std::uint32_t> left_, planar_, right_;  ///< of each axis's planes
  Floats lowest_{};
};

}  // namespace ws::kdtree
