// Ends of many triangles along an axis, in the lanes.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/small_choice.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace ws::kdtree {

namespace {

void store_aligned(float* to, Floats values) { _mm256_store_ps(to, reinterpret_cast<__m256>(values)); }
void store_unaligned(float* to, Floats values) { _mm256_storeu_ps(to, reinterpret_cast<__m256>(values)); }
Floats everywhere(const float& value) { return reinterpret_cast<Floats>(_mm256_broadcast_ss(&value)); }
Floats load_aligned(const float* from) { return reinterpret_cast<Floats>(_mm256_load_ps(from)); }

}  // namespace

void SmallChoice::put(std::size_t group, Floats positions, Ints left, Ints right) {
  store_aligned(positions_.values + group * lane_count, positions);
  store_aligned(left_.values + group * lane_count, __builtin_convertvector(left, Floats));
  store_aligned(right_.values + group * lane_count, __builtin_convertvector(right, Floats));
}
void SmallChoice::put_planar(std::size_t group, Ints planar) {
  store_aligned(planar_.values + group * lane_count, __builtin_convertvector(planar, Floats));
}

void SmallChoice::take(Span<const Ref> refs) {
  count_ = static_cast<std::uint32_t>(refs.size());
  groups_ = (2 * refs.size() + lane_count - 1) / lane_count;
  float lows[3][small_node + lane_count], highs[3][small_node + lane_count];
  Ints is_planar[3]{};
  for (std::size_t first = 0; first < count_; first += lane_count) {
    const Box* boxes[lane_count];
    for (std::size_t i = 0; i < lane_count; ++i) boxes[i] = &refs[std::min<std::size_t>(first + i, count_ - 1)].box;
    const LaneBoxes eight(boxes);
    for (int axis = 0; axis < 3; ++axis) {
      store_unaligned(lows[axis] + first, eight.low[axis]);
      store_unaligned(highs[axis] + first, eight.high[axis]);
      is_planar[axis] |= eight.low[axis] == eight.high[axis];
    }
  }
  for (int axis = 0; axis < 3; ++axis) {
    has_planar_[axis] = bits(is_planar[axis]) != 0;
    if (has_planar_[axis])
      count_axis<true>(lows[axis], highs[axis], axis);
    else
      count_axis<false>(lows[axis], highs[axis], axis);
  }
}

/// So many groups of eight ends at a time, which share what they are compared with.
template <bool HasPlanar, std::size_t Groups>
void SmallChoice::count_groups(const float* ends, const float* lows, const float* highs, std::size_t first) {
  Floats x[Groups];
  Ints left[Groups]{}, right[Groups]{}, either[Groups]{};
  for (std::size_t k = 0; k < Groups; ++k) x[k] = load(ends + k * lane_count);
  for (std::uint32_t i = 0; i < count_; ++i) {
    const Floats low = everywhere(lows[i]), high = everywhere(highs[i]);
    for (std::size_t k = 0; k < Groups; ++k) {
      left[k] -= low < x[k];
      right[k] -= high > x[k];
      if (HasPlanar) either[k] -= (low < x[k]) | (high > x[k]);
    }
  }
  for (std::size_t k = 0; k < Groups; ++k) {
    put(first + k, x[k], left[k], right[k]);
    if (HasPlanar) put_planar(first + k, static_cast<std::int32_t>(count_) - either[k]);
  }
}

template <bool HasPlanar>
void SmallChoice::count_axis(const float* lows, const float* highs, int axis) {
  float ends[2 * small_node + 2 * lane_count];  // low ones, then high ones, then the last again to fill up the lanes
  const std::size_t first = static_cast<std::size_t>(axis) * groups_;
  std::copy_n(lows, count_, ends);
  std::copy_n(highs, count_, ends + count_);
  std::fill_n(ends + 2 * count_, lane_count, highs[count_ - 1]);
  std::size_t group = 0;
  const auto count = [&]<std::size_t Groups>(std::integral_constant<std::size_t, Groups>) {
    count_groups<HasPlanar, Groups>(ends + group * lane_count, lows, highs, first + group);
    group += Groups;
  };
  const auto left = [&] { return groups_ - group; };
  if constexpr (!HasPlanar) {  // what more groups count would not fit into the registers
    while (left() >= 6 || left() == 4) count(std::integral_constant<std::size_t, 4>());
    if (left() == 3 || left() == 5) count(std::integral_constant<std::size_t, 3>());
  }
  while (left() >= 2) count(std::integral_constant<std::size_t, 2>());
  if (left() == 1) count(std::integral_constant<std::size_t, 1>());
}

template <int Axis>
void SmallChoice::price(const SahCosts& costs, const Box& cell) {
  const LanePrice<Axis> price(costs, cell, count_);
  for (std::size_t i = Axis * groups_ * lane_count; i < (Axis + 1) * groups_ * lane_count; i += lane_count) {
    const Floats x = load_aligned(positions_.values + i), left = load_aligned(left_.values + i),
                 right = load_aligned(right_.values + i);
    const Floats cost =
        has_planar_[Axis] ? price(x, left, load_aligned(planar_.values + i), right).cost : price.without_planar(x, left, right);
    store_aligned(prices_.values + i, cost);
    lowest_ = cost < lowest_ ? cost : lowest_;
  }
}

Split SmallChoice::choose(const SahCosts& costs, const Box& cell, float worth) {
  if (!(surface_area(cell) > 0)) return {};
  lowest_ = no_cost + Floats{};
  price<0>(costs, cell);
  price<1>(costs, cell);
  price<2>(costs, cell);
  const float lowest = least(lowest_);
  if (!(lowest <= worth) || !(lowest < no_cost)) return {};
  return cheapest(costs, cell, lowest);
}

Split SmallChoice::cheapest(const SahCosts& costs, const Box& cell, float lowest) const {
  Plane best;
  std::size_t number = 0;
  for (std::int8_t axis = 0; axis < 3; ++axis)
    for (std::size_t group = axis * groups_; group < (axis + 1) * groups_; ++group)
      for (unsigned lanes = bits(load_aligned(prices_.values + group * lane_count) == lowest); lanes != 0; lanes &= lanes - 1) {
        const std::size_t i = group * lane_count + static_cast<std::size_t>(std::countr_zero(lanes));
        const float position = positions_.values[i];
        if (best.axis >= 0 && best.position <= position) continue;
        best = {axis, position};
        number = i;
      }
  const auto left = static_cast<std::uint32_t>(left_.values[number]), right = static_cast<std::uint32_t>(right_.values[number]);
  const auto planar = has_planar_[best.axis] ? static_cast<std::uint32_t>(planar_.values[number]) : 0u;
  if (planar == 0) return {lowest, best.position, best.axis, Side::right, left, 0, right};
  return kdtree::price(costs, cell, best.axis, best.position, left, planar, right, count_);
}

}  // namespace ws::kdtree
