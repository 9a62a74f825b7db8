// Ends in the lanes: of one triangle along all axes where there are few, of many triangles along one axis else. What a plane
// costs is kept, not what it counts: the winner is counted once more.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/small_choice.h"

#include "compute/kdtree/build/choice/lanes.h"

#include <algorithm>
#include <bit>

namespace ws::kdtree {

namespace {

/// Up to this number of triangles, the six ends of one triangle fill the lanes.
constexpr std::size_t few = 3;

/// The ends of triangles along all axes, and the costs of the planes through them.
class Prices {
 public:
  Prices(const SahCosts& costs, const Box& cell, Span<const Ref> refs)
      : costs_(costs), cell_(cell), refs_(refs), count_(static_cast<std::uint32_t>(refs.size())) {}

  void add(std::size_t group, Floats positions, Floats costs, std::int8_t axis) {
    store(positions_ + group * lane_count, positions);
    store(prices_ + group * lane_count, costs);
    axes_[group] = axis;
    lowest_ = costs < lowest_ ? costs : lowest_;
    groups_ = std::max(groups_, group + 1);
  }

  /// `axes_by_lane`: lane k has a plane across axis k mod 3.
  [[nodiscard]] Split best(bool axes_by_lane) const {
    const float lowest = least(lowest_);
    if (!(lowest < no_cost)) return {};
    Plane best;
    for (std::size_t group = 0; group < groups_; ++group)
      for (unsigned lanes = bits(load(prices_ + group * lane_count) == lowest); lanes != 0; lanes &= lanes - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(lanes));
        const float x = positions_[group * lane_count + lane];
        const auto axis = axes_by_lane ? static_cast<std::int8_t>(lane % 3) : axes_[group];
        if (best.axis < 0 || x < best.position || (x == best.position && axis < best.axis)) best = {axis, x};
      }
    return counted(best, lowest);
  }

 private:
  static void store(float* to, Floats values) { _mm256_store_ps(to, reinterpret_cast<__m256>(values)); }

  [[nodiscard]] Split counted(Plane plane, float cost) const {
    std::uint32_t left = 0, right = 0, either = 0;
    for (const Ref& ref : refs_) {
      const bool is_left = ref.box.low[plane.axis]<plane.position, is_right = ref.box.high[plane.axis]> plane.position;
      left += is_left;
      right += is_right;
      either += is_left | is_right;
    }
    if (either == count_) return {cost, plane.position, plane.axis, Side::right, left, 0, right};
    return price(costs_, cell_, plane.axis, plane.position, left, count_ - either, right, count_);
  }

  static constexpr std::size_t most_groups = 3 * ((2 * small_node + lane_count - 1) / lane_count);

  const SahCosts& costs_;
  const Box& cell_;
  Span<const Ref> refs_;
  std::uint32_t count_;
  std::size_t groups_ = 0;
  Floats lowest_ = no_cost + Floats{};
  alignas(32) float positions_[most_groups * lane_count];
  alignas(32) float prices_[most_groups * lane_count];
  std::int8_t axes_[most_groups];
};

/// Each triangle's ends along all axes at once.
Split choose_of_few(const SahCosts& costs, const Box& cell, Span<const Ref> refs) {
  const auto count = static_cast<std::int32_t>(refs.size());
  Floats lows[few], highs[few];
  for (std::size_t i = 0; i < refs.size(); ++i) {
    const Floats box = load(&refs[i].box.low.x);
    lows[i] = permuted(box, Ints{0, 1, 2, 0, 1, 2, 0, 1});
    highs[i] = permuted(box, Ints{3, 4, 5, 3, 4, 5, 3, 4});
  }
  const LanePrice<every_axis> price(costs, cell, refs.size());
  Prices prices(costs, cell, refs);
  for (std::size_t j = 0; j < refs.size(); ++j) {
    const Floats x = __builtin_shufflevector(lows[j], highs[j], 0, 1, 2, 8, 9, 10, 0, 1);
    Ints left{}, right{}, planar = count + Ints{};
    for (std::size_t i = 0; i < refs.size(); ++i) {
      const Ints is_left = lows[i]<x, is_right = highs[i]> x;
      left -= is_left;
      right -= is_right;
      planar += is_left | is_right;
    }
    prices.add(j, x, price(x, left, planar, right).cost, 0);
  }
  return prices.best(true);
}

/// The six ends of up to eight triangles, a triangle in each lane; lanes that are left over have none.
struct EndsOfEight {
  Floats low[3], high[3];

  explicit EndsOfEight(Span<const Ref> refs) {
    constexpr Floats none{no_cost, no_cost, no_cost, -no_cost, -no_cost, -no_cost, 0, 0};
    __m256 rows[lane_count], pairs[lane_count];
    for (std::size_t i = 0; i < lane_count; ++i)
      rows[i] = reinterpret_cast<__m256>(i < refs.size() ? load(&refs[i].box.low.x) : none);
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

template <int Axis>
void consider_eight(const SahCosts& costs, const Box& cell, const EndsOfEight& ends, std::uint32_t count, Prices& prices) {
  const Floats low = ends.low[Axis], high = ends.high[Axis];
  Ints left[2]{}, right[2]{}, planar[2]{};
  const bool has_planar = bits(low == high) != 0;
  for (std::uint32_t i = 0; i < count; ++i) {
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
  const LanePrice<Axis> price(costs, cell, count);
  const auto add = [&](std::size_t side, Floats x) {
    const Floats cost =
        has_planar ? price(x, left[side], planar[side], right[side]).cost : price.without_planar(x, left[side], right[side]);
    const Ints is_end = Ints{0, 1, 2, 3, 4, 5, 6, 7} < static_cast<std::int32_t>(count);
    prices.add(2 * Axis + side, x, is_end ? cost : no_cost + Floats{}, Axis);
  };
  add(0, low);
  add(1, high);
}

/// Ends along an axis: low ones, then high ones, then the last again to fill up the lanes.
struct Ends {
  alignas(32) float values[2 * small_node + lane_count];
  bool has_planar = false;

  Ends(Span<const Ref> refs, int axis) {
    const std::size_t count = refs.size();
    for (std::size_t i = 0; i < count; ++i) {
      const float low = refs[i].box.low[axis], high = refs[i].box.high[axis];
      values[i] = low;
      values[count + i] = high;
      has_planar |= low == high;
    }
    for (std::uint32_t i = 0; i < lane_count; ++i) values[2 * count + i] = values[2 * count - 1];
  }
};

template <int Axis, bool HasPlanar>
void consider_ends(const LanePrice<Axis>& price, const float* ends, std::uint32_t count, Prices& prices) {
  const std::uint32_t groups = (2 * count + lane_count - 1) / lane_count;
  for (std::uint32_t group = 0; group < groups; ++group) {
    const Floats x = load(ends + group * lane_count);
    Ints left{}, right{}, planar{};
    if (HasPlanar) planar += static_cast<std::int32_t>(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Ints is_left = ends[i]<x, is_right = ends[count + i]> x;
      left -= is_left;
      right -= is_right;
      if (HasPlanar) planar += is_left | is_right;
    }
    prices.add(Axis * groups + group, x, HasPlanar ? price(x, left, planar, right).cost : price.without_planar(x, left, right),
               Axis);
  }
}

template <int Axis>
void consider_axis(const SahCosts& costs, const Box& cell, Span<const Ref> refs, Prices& prices) {
  const Ends ends(refs, Axis);
  const auto count = static_cast<std::uint32_t>(refs.size());
  const LanePrice<Axis> price(costs, cell, count);
  if (ends.has_planar)
    consider_ends<Axis, true>(price, ends.values, count, prices);
  else
    consider_ends<Axis, false>(price, ends.values, count, prices);
}

}  // namespace

Split choose_small(const SahCosts& costs, const Box& cell, Span<const Ref> refs) {
  if (refs.empty() || !(surface_area(cell) > 0)) return {};
  if (refs.size() <= few) return choose_of_few(costs, cell, refs);
  Prices prices(costs, cell, refs);
  if (refs.size() <= lane_count) {
    const EndsOfEight ends(refs);
    const auto count = static_cast<std::uint32_t>(refs.size());
    consider_eight<0>(costs, cell, ends, count, prices);
    consider_eight<1>(costs, cell, ends, count, prices);
    consider_eight<2>(costs, cell, ends, count, prices);
  } else {
    consider_axis<0>(costs, cell, refs, prices);
    consider_axis<1>(costs, cell, refs, prices);
    consider_axis<2>(costs, cell, refs, prices);
  }
  return prices.best(false);
}

}  // namespace ws::kdtree
