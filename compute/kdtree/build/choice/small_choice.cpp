// Ends in the lanes: of one triangle along all axes where there are few, of many triangles along one axis else.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/small_choice.h"

#include "compute/kdtree/build/choice/lanes.h"

#include <bit>

namespace ws::kdtree {

namespace {

/// Up to this number of triangles, the six ends of one triangle fill the lanes.
constexpr std::size_t few = 6;

/// The best split seen in each lane. Within a lane, axes come in rising order.
class LaneBest {
 public:
  void consider(const LanePrices& prices, Floats x, Ints axis, Ints left, Ints planar, Ints right) {
    const Ints better = (prices.cost < cost_) | ((prices.cost == cost_) & (x < position_));
    cost_ = better ? prices.cost : cost_;
    position_ = better ? x : position_;
    goes_left_ = better ? prices.goes_left : goes_left_;
    axis_ = better ? axis : axis_;
    left_ = better ? left : left_;
    planar_ = better ? planar : planar_;
    right_ = better ? right : right_;
  }
  [[nodiscard]] Split best() const {
    const float lowest = least(cost_);
    if (!(lowest < no_cost)) return {};
    Split split;
    for (unsigned lanes = bits(cost_ == lowest); lanes != 0; lanes &= lanes - 1) {
      const Split other = in_lane(static_cast<unsigned>(std::countr_zero(lanes)));
      if (is_better(other, split)) split = other;
    }
    return split;
  }

 private:
  [[nodiscard]] Split in_lane(unsigned i) const {
    return {cost_[i],
            position_[i],
            static_cast<std::int8_t>(axis_[i]),
            goes_left_[i] ? Side::left : Side::right,
            static_cast<std::uint32_t>(left_[i]),
            static_cast<std::uint32_t>(planar_[i]),
            static_cast<std::uint32_t>(right_[i])};
  }

  Floats cost_ = no_cost + Floats{}, position_{};
  Ints goes_left_{}, axis_ = Ints{} - 1, left_{}, planar_{}, right_{};
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
  LaneBest best;
  for (std::size_t j = 0; j < refs.size(); ++j) {
    const Floats x = __builtin_shufflevector(lows[j], highs[j], 0, 1, 2, 8, 9, 10, 0, 1);
    Ints left{}, right{}, planar = count + Ints{};
    for (std::size_t i = 0; i < refs.size(); ++i) {
      const Ints is_left = lows[i]<x, is_right = highs[i]> x;
      left -= is_left;
      right -= is_right;
      planar += is_left | is_right;
    }
    best.consider(price(x, left, planar, right), x, Ints{0, 1, 2, 0, 1, 2, 0, 1}, left, planar, right);
  }
  return best.best();
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
void consider_ends(const LanePrice<Axis>& price, const float* ends, std::uint32_t count, LaneBest& best) {
  for (std::uint32_t first = 0; first < 2 * count; first += lane_count) {
    const Floats x = load(ends + first);
    Ints left{}, right{}, planar{};
    if (HasPlanar) planar += static_cast<std::int32_t>(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Ints is_left = ends[i]<x, is_right = ends[count + i]> x;
      left -= is_left;
      right -= is_right;
      if (HasPlanar) planar += is_left | is_right;
    }
    best.consider(price(x, left, planar, right), x, Axis + Ints{}, left, planar, right);
  }
}

template <int Axis>
void consider_axis(const SahCosts& costs, const Box& cell, Span<const Ref> refs, LaneBest& best) {
  const Ends ends(refs, Axis);
  const auto count = static_cast<std::uint32_t>(refs.size());
  const LanePrice<Axis> price(costs, cell, count);
  if (ends.has_planar)
    consider_ends<Axis, true>(price, ends.values, count, best);
  else
    consider_ends<Axis, false>(price, ends.values, count, best);
}

}  // namespace

Split choose_small(const SahCosts& costs, const Box& cell, Span<const Ref> refs) {
  if (refs.empty() || !(surface_area(cell) > 0)) return {};
  if (refs.size() <= few) return choose_of_few(costs, cell, refs);
  LaneBest lanes;
  consider_axis<0>(costs, cell, refs, lanes);
  consider_axis<1>(costs, cell, refs, lanes);
  consider_axis<2>(costs, cell, refs, lanes);
  return lanes.best();
}

}  // namespace ws::kdtree
