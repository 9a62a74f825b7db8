// The cheapest of all planes of a node, found without sorting the ends of its triangles' extents: few of them are priced.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/span.h"
#include "compute/kdtree/build/choice/ref_pieces.h"

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// f(i) for 0 to count − 1, by turns from the first and the second half: triangles that stand beside each other often lie so
/// too, and a count that is raised twice in a row has to wait.
template <class F>
void for_apart(std::size_t count, const F& f) {
  const std::size_t half = count / 2;
  for (std::size_t i = 0; i < half; ++i) {
    f(i);
    f(i + half);
  }
  if (count % 2 != 0) f(count - 1);
}

/// For nodes of more than `small_node` triangles. Ends are counted in bins; a bin whose planes all cost more than a plane that
/// is known cannot hold the winner, and only the ends in the other bins are sorted and priced. Splits dearer than `worth` may
/// be missed.
class ExactChoice {
 public:
  /// With `executor` pieces of the work go to its threads; it must be null where `this` is a thread's own. Throws Cancelled.
  [[nodiscard]] Split choose(const SahCosts& costs, const Box& cell, const RefPieces& refs, float worth, CpuExecutor* executor,
                             const std::stop_token& stop = {});

 private:
  struct End {
    float position;
    std::int32_t type;  ///< as EventType: ends, planar ones, starts
  };
  struct Bins {
    float low = 0, high = 0, scale = 0, width = 0;
  };
  struct Bin {
    std::uint32_t axis, index, first, size;
  };

  void count_ends(const RefPieces& refs, CpuExecutor* executor);
  template <int Axis>
  void bound_bins(const SahCosts& costs, const Box& cell, std::uint32_t count);
  void gather(const RefPieces& refs, float limit, CpuExecutor* executor);
  [[nodiscard]] Split evaluate(const Bin& bin, const SahCosts& costs, const Box& cell, std::uint32_t count,
                               const std::stop_token& stop);
  /// The same for few ends, which are compared with each other.
  template <int Axis>
  [[nodiscard]] Split evaluate_few(const Bin& bin, const SahCosts& costs, const Box& cell, std::uint32_t count) const;

  [[nodiscard]] std::size_t at(std::uint32_t axis, std::uint32_t bin) const { return std::size_t(axis) * stride_ + bin; }

  [[nodiscard]] std::uint16_t* bins_of_low(std::uint32_t axis) { return bins_of_ends_.data() + axis * bins_stride_; }
  [[nodiscard]] std::uint16_t* bins_of_high(std::uint32_t axis) { return bins_of_low(axis + 3); }

  std::uint32_t bin_count_ = 0, stride_ = 0;
  HostBuffer<std::uint16_t> bins_of_ends_;  ///< of the low ones along each axis, then of the high ones
  std::size_t bins_stride_ = 0;
  Bins bins_[3];
  std::vector<std::uint32_t> starts_, ends_;  ///< low and high ends in each bin; then those before it, and after it
  std::vector<std::uint32_t> sizes_;
  std::vector<float> bounds_;
  std::vector<std::uint32_t> slots_;
  std::vector<Bin> chosen_;
  std::vector<End> gathered_;
  std::vector<Split> splits_;
  float known_ = 0;  ///< about what a good plane costs
};

}  // namespace ws::kdtree
