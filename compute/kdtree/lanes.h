// The price of eight planes at once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/sah.h"

#include <cstdint>
#include <limits>

namespace ws::kdtree {

// Whoever calls these functions is compiled for AVX too (the checks of headers, which call nothing, are not).
#pragma GCC diagnostic ignored "-Wpsabi"

using Floats = float __attribute__((vector_size(32)));
using Ints = std::int32_t __attribute__((vector_size(32)));
inline constexpr std::uint32_t lane_count = 8;

/// Eight values from memory that need not be aligned.
[[nodiscard]] inline Floats load(const float* from) {
  using Unaligned = float __attribute__((vector_size(32), aligned(4), may_alias));
  return *reinterpret_cast<const Unaligned*>(from);
}

/// `price` of sah.h for planes across `Axis`: operation by operation the same, so it gives the same bits. Counts are below
/// 2^31, and the cell has an area.
template <int Axis>
class LanePrice {
 public:
  LanePrice(const SahCosts& costs, const Box& cell, std::uint32_t count)
      : costs_(costs),
        low_(cell.low[Axis]),
        high_(cell.high[Axis]),
        area_(surface_area(cell)),
        size_(cell.high - cell.low),
        count_(static_cast<std::int32_t>(count)) {}

  /// Infinite, or no number, where there is no split.
  [[nodiscard]] Floats operator()(Floats x, Ints left, Ints planar, Ints right) const {
    constexpr float never = std::numeric_limits<float>::infinity();
    const Floats p_left = area(x - low_) / area_, p_right = area(high_ - x) / area_;
    Floats with_left = one_side(p_left, p_right, left + planar, right);
    Floats with_right = one_side(p_left, p_right, left, right + planar);
    if (costs_.guard) {
      const Ints left_is_cell = x == high_, right_is_cell = x == low_;
      with_left = (left_is_cell & (left + planar == count_)) | (right_is_cell & (right == count_)) ? never : with_left;
      with_right = (left_is_cell & (left == count_)) | (right_is_cell & (right + planar == count_)) ? never : with_right;
    }
    return with_left < with_right ? with_left : with_right;
  }
  /// At most the price of each plane from `x` up to `to` that has at least so many triangles on its sides: rounding is
  /// monotone, so what holds of the numbers holds of their roundings.
  [[nodiscard]] Floats bound(Floats x, Floats to, Ints left, Ints right) const {
    return one_side(area(x - low_) / area_, area(high_ - to) / area_, left, right);
  }

 private:
  [[nodiscard]] Floats area(Floats along) const {
    const Floats x = Axis == 0 ? along : size_.x + Floats{}, y = Axis == 1 ? along : size_.y + Floats{},
                 z = Axis == 2 ? along : size_.z + Floats{};
    return 2 * (x * y + y * z + z * x);
  }
  [[nodiscard]] Floats one_side(Floats p_left, Floats p_right, Ints left, Ints right) const {
    const Floats n_left = __builtin_convertvector(left, Floats), n_right = __builtin_convertvector(right, Floats);
    const Floats bonus = (left == 0) | (right == 0) ? costs_.empty_bonus + Floats{} : 1.0f + Floats{};
    return bonus * (costs_.traversal + costs_.intersection * (p_left * n_left + p_right * n_right));
  }

  SahCosts costs_;
  float low_, high_, area_;
  Vec3 size_;
  std::int32_t count_;
};

}  // namespace ws::kdtree
