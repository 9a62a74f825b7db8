// Ends in the lanes: of one triangle along all axes where there are few, of many triangles along one axis else.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/small_choice.h"

#include <algorithm>
#include <bit>

namespace ws::kdtree {

namespace {

/// Up to this number of triangles, the six ends of one triangle fill the lanes.
constexpr std::size_t few = 3;

void store(float* to, Floats values) { _mm256_store_ps(to, reinterpret_cast<__m256>(values)); }
Floats load_aligned(const float* from) { return reinterpret_cast<Floats>(_mm256_load_ps(from)); }

/// The six ends of up to eight triangles, a triangle in each lane; lanes that are left over have the first one again.
struct EndsOfEight {
  Floats low[3], high[3];

  explicit EndsOfEight(Span<const Ref> refs) {
    __m256 rows[lane_count], pairs[lane_count];
    for (std::size_t i = 0; i < lane_count; ++i)
      rows[i] = reinterpret_cast<__m256>(load(&refs[i < refs.size() ? i : 0].box.low.x));
    for (int i = 0; i < 8; i += 2) {
      pairs[i] = _mm256_unpacklo_ps(rows[i], rows[i + 1]);
      pairs[i + 1] = _mm256_unpackhi_ps(rows[i], rows[i + 1]);
    }
    __m256 fours[lane_count];
    for (int i = 0; i < 8; i += 4)
      for (int k = 0; k < 2; ++k) {
        fours[i + 2 * k] = _mm256_shuffle_ps(pairs[i + k], pairs[i + 2 + k], 0x44);
        fours[i + 2 * k + 1] = _mm256_shuffle_ps(pairs[i + k], pairs[i + 2 + k], 0xee);
      }
    const auto column = [&](int k) {
      return reinterpret_cast<Floats>(k < 4 ? _mm256_permute2f128_ps(fours[k], fours[k + 4], 0x20)
                                            : _mm256_permute2f128_ps(fours[k - 4], fours[k], 0x31));
    };
    for (int k = 0; k < 3; ++k) {
      low[k] = column(k);
      high[k] = column(3 + k);
    }
  }
};

}  // namespace

void SmallChoice::put(std::size_t group, Floats positions, Ints left, Ints right) {
  store(positions_.values + group * lane_count, positions);
  store(left_.values + group * lane_count, __builtin_convertvector(left, Floats));
  store(right_.values + group * lane_count, __builtin_convertvector(right, Floats));
}
void SmallChoice::put_planar(std::size_t group, Ints planar) {
  store(planar_.values + group * lane_count, __builtin_convertvector(planar, Floats));
}

void SmallChoice::take(Span<const Ref> refs) {
  count_ = static_cast<std::uint32_t>(refs.size());
  has_every_axis_ = refs.size() <= few;
  if (refs.size() <= few) return take_few(refs);
  if (refs.size() <= lane_count) return take_eight(refs);
  groups_ = (2 * refs.size() + lane_count - 1) / lane_count;
  for (int axis = 0; axis < 3; ++axis) take_axis(refs, axis);
}

void SmallChoice::take_few(Span<const Ref> refs) {
  groups_ = refs.size();
  Floats lows[few], highs[few];
  Ints is_planar{};
  for (std::size_t i = 0; i < refs.size(); ++i) {
    const Floats box = load(&refs[i].box.low.x);
    lows[i] = permuted(box, Ints{0, 1, 2, 0, 1, 2, 0, 1});
    highs[i] = permuted(box, Ints{3, 4, 5, 3, 4, 5, 3, 4});
    is_planar |= lows[i] == highs[i];
  }
  has_planar_[0] = bits(is_planar) != 0;
  for (std::size_t j = 0; j < refs.size(); ++j) {
    const Floats x = __builtin_shufflevector(lows[j], highs[j], 0, 1, 2, 8, 9, 10, 0, 1);
    Ints left{}, right{}, planar = static_cast<std::int32_t>(count_) + Ints{};
    for (std::size_t i = 0; i < refs.size(); ++i) {
      const Ints is_left = lows[i]<x, is_right = highs[i]> x;
      left -= is_left;
      right -= is_right;
      planar += is_left | is_right;
    }
    put(j, x, left, right);
    put_planar(j, planar);
  }
}

void SmallChoice::take_eight(Span<const Ref> refs) {
  groups_ = 2;
  const EndsOfEight ends(refs);
  for (int axis = 0; axis < 3; ++axis) {
    const Floats low = ends.low[axis], high = ends.high[axis];
    const bool has_planar = bits(low == high) != 0;
    Ints left[2]{}, right[2]{}, planar[2]{};
    for (std::uint32_t i = 0; i < count_; ++i) {
      const Ints from = static_cast<std::int32_t>(i) + Ints{};
      const Floats one_low = permuted(low, from), one_high = permuted(high, from);
      left[0] -= one_low < low;
      right[0] -= one_high > low;
      left[1] -= one_low < high;
      right[1] -= one_high > high;
      if (!has_planar) continue;
      planar[0] -= (one_low >= low) & (one_high <= low);
      planar[1] -= (one_low >= high) & (one_high <= high);
    }
    const std::size_t group = 2 * static_cast<std::size_t>(axis);
    put(group, low, left[0], right[0]);
    put(group + 1, high, left[1], right[1]);
    has_planar_[axis] = has_planar;
    if (!has_planar) continue;
    put_planar(group, planar[0]);
    put_planar(group + 1, planar[1]);
  }
}

void SmallChoice::take_axis(Span<const Ref> refs, int axis) {
  alignas(32) float ends[2 * small_node + lane_count];  // low ones, then high ones, then the last again to fill up the lanes
  bool has_planar = false;
  for (std::size_t i = 0; i < count_; ++i) {
    const float low = refs[i].box.low[axis], high = refs[i].box.high[axis];
    ends[i] = low;
    ends[count_ + i] = high;
    has_planar |= low == high;
  }
  for (std::uint32_t i = 0; i < lane_count; ++i) ends[2 * count_ + i] = ends[2 * count_ - 1];
  has_planar_[axis] = has_planar;
  if (has_planar)
    count_axis<true>(ends, axis);
  else
    count_axis<false>(ends, axis);
}

template <bool HasPlanar>
void SmallChoice::count_axis(const float* ends, int axis) {
  const std::size_t first = static_cast<std::size_t>(axis) * groups_;
  const std::uint32_t count = count_;
  for (std::size_t group = 0; group < groups_; ++group) {
    const Floats x = load(ends + group * lane_count);
    Ints left{}, right{}, planar{};
    if (HasPlanar) planar += static_cast<std::int32_t>(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Ints is_left = ends[i]<x, is_right = ends[count + i]> x;
      left -= is_left;
      right -= is_right;
      if (HasPlanar) planar += is_left | is_right;
    }
    put(first + group, x, left, right);
    if (HasPlanar) put_planar(first + group, planar);
  }
}

template <int Axis>
void SmallChoice::price(const SahCosts& costs, const Box& cell, std::size_t first, std::size_t end, bool has_planar) {
  const LanePrice<Axis> price(costs, cell, count_);
  for (std::size_t i = first * lane_count; i < end * lane_count; i += lane_count) {
    const Floats x = load_aligned(positions_.values + i), left = load_aligned(left_.values + i),
                 right = load_aligned(right_.values + i);
    const Floats cost =
        has_planar ? price(x, left, load_aligned(planar_.values + i), right).cost : price.without_planar(x, left, right);
    store(prices_.values + i, cost);
    lowest_ = cost < lowest_ ? cost : lowest_;
  }
}

Split SmallChoice::choose(const SahCosts& costs, const Box& cell, float worth) {
  if (count_ == 0 || !(surface_area(cell) > 0)) return {};
  lowest_ = no_cost + Floats{};
  if (has_every_axis_) {
    price<every_axis>(costs, cell, 0, groups_, has_planar_[0]);
  } else {
    price<0>(costs, cell, 0, groups_, has_planar_[0]);
    price<1>(costs, cell, groups_, 2 * groups_, has_planar_[1]);
    price<2>(costs, cell, 2 * groups_, 3 * groups_, has_planar_[2]);
  }
  const float lowest = least(lowest_);
  if (!(lowest <= worth) || !(lowest < no_cost)) return {};
  return cheapest(costs, cell, lowest);
}

std::int8_t SmallChoice::axis_of(std::size_t group, std::size_t lane) const {
  return static_cast<std::int8_t>(has_every_axis_ ? lane % 3 : group / groups_);
}

Split SmallChoice::cheapest(const SahCosts& costs, const Box& cell, float lowest) const {
  Plane best;
  std::size_t number = 0;
  for (std::size_t group = 0; group < (has_every_axis_ ? groups_ : 3 * groups_); ++group)
    for (unsigned lanes = bits(load_aligned(prices_.values + group * lane_count) == lowest); lanes != 0; lanes &= lanes - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(lanes)), i = group * lane_count + lane;
      const Plane plane{axis_of(group, lane), positions_.values[i]};
      if (best.axis >= 0 && (best.position < plane.position ||
                             (best.position == plane.position && best.axis <= plane.axis)))
        continue;
      best = plane;
      number = i;
    }
  const bool has_planar = has_planar_[has_every_axis_ ? 0 : best.axis];
  const auto left = static_cast<std::uint32_t>(left_.values[number]), right = static_cast<std::uint32_t>(right_.values[number]);
  const auto planar = has_planar ? static_cast<std::uint32_t>(planar_.values[number]) : 0u;
  if (planar == 0) return {lowest, best.position, best.axis, Side::right, left, 0, right};
  return kdtree::price(costs, cell, best.axis, best.position, left, planar, right, count_);
}

}  // namespace ws::kdtree
