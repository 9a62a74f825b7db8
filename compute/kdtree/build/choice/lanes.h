// Eight boxes at once, and the price of eight planes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/transpose.h"
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

inline constexpr float no_cost = std::numeric_limits<float>::infinity();

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

/// The columns of eight rows of eight values, which need not be aligned. A call of its own would take them through memory.
[[gnu::always_inline]] inline void load_columns(const float* const* rows, Floats* columns) {
  __m256 values[lane_count];
  for (int i = 0; i < 8; ++i) values[i] = _mm256_loadu_ps(rows[i]);
  transpose(values);
  for (int k = 0; k < 8; ++k) columns[k] = reinterpret_cast<Floats>(values[k]);
}

/// A box in each lane.
struct LaneBoxes {
  Floats low[3], high[3];

  LaneBoxes() = default;
  /// The same box in all lanes.
  explicit LaneBoxes(const Box& box) {
    for (int k = 0; k < 3; ++k) {
      low[k] = box.low[k] + Floats{};
      high[k] = box.high[k] + Floats{};
    }
  }
  /// Eight boxes that stand in memory, each with eight bytes after it that may be read.
  [[gnu::always_inline]] explicit LaneBoxes(const Box* const* boxes) {
    const float* rows[lane_count];
    for (std::uint32_t i = 0; i < lane_count; ++i) rows[i] = &boxes[i]->low.x;
    Floats columns[lane_count];
    load_columns(rows, columns);
    for (int k = 0; k < 3; ++k) {
      low[k] = columns[k];
      high[k] = columns[k + 3];
    }
  }

  void cut(const LaneBoxes& by) {
    for (int k = 0; k < 3; ++k) {
      low[k] = low[k] < by.low[k] ? by.low[k] : low[k];
      high[k] = by.high[k] < high[k] ? by.high[k] : high[k];
    }
  }
  void replace(Ints where, const LaneBoxes& by) {
    for (int k = 0; k < 3; ++k) {
      low[k] = where ? by.low[k] : low[k];
      high[k] = where ? by.high[k] : high[k];
    }
  }
  void put(std::size_t lane, const Box& box) {
    for (int k = 0; k < 3; ++k) {
      low[k][lane] = box.low[k];
      high[k][lane] = box.high[k];
    }
  }
  [[nodiscard]] Ints is_empty() const { return (low[0] > high[0]) | (low[1] > high[1]) | (low[2] > high[2]); }
};

struct LanePrices {
  Floats cost;     ///< infinite, or no number, where there is no split
  Ints goes_left;  ///< the planar triangles
};

/// `price` of sah.h for planes across `Axis`: operation by operation the same, so it gives the same bits. Counts are whole
/// numbers below 2^31, or floats without a fraction below 2^24. The cell has an area.
template <int Axis>
class LanePrice {
 public:
  LanePrice(const SahCosts& costs, const LaneBoxes& cells, std::uint32_t count)
      : costs_(costs),
        low_(cells.low[Axis]),
        high_(cells.high[Axis]),
        size_{cells.high[0] - cells.low[0], cells.high[1] - cells.low[1], cells.high[2] - cells.low[2]},
        area_(area(size_[Axis])),
        count_(static_cast<std::int32_t>(count)) {}
  LanePrice(const SahCosts& costs, const Box& cell, std::uint32_t count) : LanePrice(costs, LaneBoxes(cell), count) {}

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

  [[nodiscard]] Floats cell_area() const { return area_; }

 private:
  /// Of what a plane cuts off, which has the extent `along` across it.
  [[nodiscard]] Floats area(Floats along) const {
    const Floats x = Axis == 0 ? along : size_[0], y = Axis == 1 ? along : size_[1], z = Axis == 2 ? along : size_[2];
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
  Floats low_, high_, size_[3], area_;
  std::int32_t count_;
};

}  // namespace ws::kdtree
