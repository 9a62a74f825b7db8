// The price of eight planes at once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/sah.h"

#include <immintrin.h>

#include <cstdint>
#include <limits>

namespace ws::kdtree {

// Sources that call these functions are compiled for AVX too (the checks of headers, which call nothing, are not).
#pragma GCC diagnostic ignored "-Wpsabi"

using Floats = float __attribute__((vector_size(32)));
using Ints = std::int32_t __attribute__((vector_size(32)));
inline constexpr std::uint32_t lane_count = 8;

/// Eight values from memory that need not be aligned.
[[nodiscard]] inline Floats load(const float* from) { return reinterpret_cast<Floats>(_mm256_loadu_ps(from)); }

/// Lane k of the result is lane `from[k]` of the values.
[[nodiscard]] inline Floats permuted(Floats values, Ints from) {
  return reinterpret_cast<Floats>(_mm256_permutevar8x32_ps(reinterpret_cast<__m256>(values), reinterpret_cast<__m256i>(from)));
}

inline constexpr float no_cost = std::numeric_limits<float>::infinity();

/// `every_axis`: lane k prices a plane across axis k mod 3.
inline constexpr int every_axis = -1;

/// A value for each axis, in the lanes as `every_axis` has them.
[[nodiscard]] inline Floats by_axis(Vec3 v) { return Floats{v.x, v.y, v.z, v.x, v.y, v.z, v.x, v.y}; }

[[nodiscard]] inline float least(Floats values) {
  const __m256 v = reinterpret_cast<__m256>(values);
  __m128 least = _mm_min_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
  least = _mm_min_ps(least, _mm_movehl_ps(least, least));
  return _mm_cvtss_f32(_mm_min_ss(least, _mm_movehdup_ps(least)));
}
/// A bit for each lane: whether the mask is set there.
[[nodiscard]] inline unsigned bits(Ints mask) {
  return static_cast<unsigned>(_mm256_movemask_ps(reinterpret_cast<__m256>(mask)));
}

struct LanePrices {
  Floats cost;     ///< infinite, or no number, where there is no split
  Ints goes_left;  ///< the planar triangles
};

/// `price` of sah.h for planes across `Axis`: operation by operation the same, so it gives the same bits. Counts are whole
/// numbers below 2^31, or floats without a fraction below 2^24. The cell has an area.
template <int Axis>
class LanePrice {
 public:
  LanePrice(const SahCosts& costs, const Box& cell, std::uint32_t count)
      : costs_(costs),
        low_(along_axis(cell.low)),
        high_(along_axis(cell.high)),
        area_(surface_area(cell) + Floats{}),
        size_(cell.high - cell.low),
        count_(static_cast<std::int32_t>(count)) {}

  template <class Counts>
  [[nodiscard]] LanePrices operator()(Floats x, Counts left, Counts planar, Counts right) const {
    const Floats p_left = area(x - low_) / area_, p_right = area(high_ - x) / area_;
    Floats with_left = one_side(p_left, p_right, left + planar, right);
    Floats with_right = one_side(p_left, p_right, left, right + planar);
    if (costs_.guard) {
      const Counts all = count<Counts>();
      const Ints left_is_cell = x == high_, right_is_cell = x == low_;
      with_left = (left_is_cell & (left + planar == all)) | (right_is_cell & (right == all)) ? no_cost : with_left;
      with_right = (left_is_cell & (left == all)) | (right_is_cell & (right + planar == all)) ? no_cost : with_right;
    }
    const Ints goes_left = with_left < with_right;
    return {goes_left ? with_left : with_right, goes_left};
  }
  /// The price of planes that no triangle lies in: the sides do not matter to it.
  template <class Counts>
  [[nodiscard]] Floats without_planar(Floats x, Counts left, Counts right) const {
    const Floats cost = one_side(area(x - low_) / area_, area(high_ - x) / area_, left, right);
    if (!costs_.guard) return cost;
    const Counts all = count<Counts>();
    return ((x == high_) & (left == all)) | ((x == low_) & (right == all)) ? no_cost + Floats{} : cost;
  }
  /// The price of planes strictly inside the cell that no triangle lies in: the guard and the sides do not matter to it.
  [[nodiscard]] Floats inside(Floats x, Ints left, Ints right) const {
    return one_side(area(x - low_) / area_, area(high_ - x) / area_, left, right);
  }
  /// A lower bound for each plane from `x` up to `to` with at least `left` and `right` triangles on its sides: rounding is
  /// monotone, so what holds of the numbers holds of their roundings.
  [[nodiscard]] Floats bound(Floats x, Floats to, Ints left, Ints right) const {
    return one_side(area(x - low_) / area_, area(high_ - to) / area_, left, right);
  }

 private:
  [[nodiscard]] static Floats along_axis(Vec3 v) {
    if constexpr (Axis == every_axis) return by_axis(v);
    return v[Axis] + Floats{};
  }
  /// The extent along `axis` of what a plane cuts off: `along` in the lanes whose planes lie across it.
  [[nodiscard]] Floats extent(int axis, Floats along) const {
    constexpr Ints axes{0, 1, 2, 0, 1, 2, 0, 1};
    if constexpr (Axis == every_axis) return axes == axis ? along : size_[axis] + Floats{};
    return Axis == axis ? along : size_[axis] + Floats{};
  }
  [[nodiscard]] Floats area(Floats along) const {
    const Floats x = extent(0, along), y = extent(1, along), z = extent(2, along);
    return 2 * (x * y + y * z + z * x);
  }
  template <class Counts>
  [[nodiscard]] Counts count() const {
    return __builtin_convertvector(count_ + Ints{}, Counts);
  }
  template <class Counts>
  [[nodiscard]] Floats one_side(Floats p_left, Floats p_right, Counts left, Counts right) const {
    const Floats n_left = __builtin_convertvector(left, Floats), n_right = __builtin_convertvector(right, Floats);
    const Floats bonus = ((left == 0) | (right == 0)) ? costs_.empty_bonus + Floats{} : 1.0f + Floats{};
    return bonus * (costs_.traversal + costs_.intersection * (p_left * n_left + p_right * n_right));
  }

  SahCosts costs_;
  Floats low_, high_, area_;
  Vec3 size_;
  std::int32_t count_;
};

}  // namespace ws::kdtree
