// From a monotone path to those that are one empty triangle higher or lower, in plain tables. The same text on the CPU and on a
// CUDA device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/bits.h"

namespace ws::triangulation {

/// A path is a set of lexicographically sorted points with the first and the last; its state is the set of the others. Tables
/// have an entry for each pair a, b at a · point_count + b. Borrows memory of the side it is used on.
struct PathSteps {
  const std::uint64_t* above = nullptr;   ///< points between a < b that make an empty triangle above ab
  const std::uint64_t* below = nullptr;   ///< the same below
  const std::uint64_t* length = nullptr;  ///< in whole units
  std::uint32_t point_count = 0;

  static constexpr std::uint64_t unreached = ~std::uint64_t{0};

  [[nodiscard]] WS_DEVICE std::uint32_t state_of(std::uint64_t path) const {
    return static_cast<std::uint32_t>((path >> 1) & ((std::uint64_t{1} << (point_count - 2)) - 1));
  }
  [[nodiscard]] WS_DEVICE std::uint64_t path_of(std::uint32_t state) const {
    return std::uint64_t{state} << 1 | 1 | std::uint64_t{1} << (point_count - 1);
  }

  /// f(next state, what the new edges cost) for each path that is one empty triangle higher.
  template <class F>
  WS_DEVICE void for_each_up(std::uint32_t state, const F& f) const {
    for_each(state, above, below, f);
  }
  /// f(state below, …) for each path that is one empty triangle lower. The cost is that of walking down.
  template <class F>
  WS_DEVICE void for_each_down(std::uint32_t state, const F& f) const {
    for_each(state, below, above, f);
  }

 private:
  /// `outward`: points that may be put between two of the path; `inward`: those whose triangle may be cut off.
  template <class F>
  WS_DEVICE void for_each(std::uint32_t state, const std::uint64_t* outward, const std::uint64_t* inward, const F& f) const {
    const std::uint64_t path = path_of(state);
    std::uint32_t before = point_count, a = 0;
    for (std::uint64_t rest = path & ~std::uint64_t{1}; rest; rest &= rest - 1) {
      const std::uint32_t b = lowest_one(rest);
      for (std::uint64_t between = outward[a * point_count + b]; between; between &= between - 1) {
        const std::uint32_t m = lowest_one(between);
        f(state_of(path | std::uint64_t{1} << m), length[a * point_count + m] + length[m * point_count + b]);
      }
      if (before < a && (inward[before * point_count + b] >> a & 1))
        f(state_of(path & ~(std::uint64_t{1} << a)), length[before * point_count + b]);
      before = a;
      a = b;
    }
  }
};

}  // namespace ws::triangulation
