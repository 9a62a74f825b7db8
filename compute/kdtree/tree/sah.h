// The surface area heuristic: what a split costs, which of two is better, and where a triangle goes. Every builder, on the
// CPU and on CUDA, decides by these functions, so all of them make the same tree.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/clip.h"
#include "compute/kdtree/tree/geometry.h"

#include <cstdint>
#include <limits>

namespace ws::kdtree {

struct SahCosts {
  float traversal = 15;      ///< K_T: of an inner node
  float intersection = 20;   ///< K_I: of a triangle's test
  float empty_bonus = 0.8f;  ///< λ: factor for a split that cuts off empty space
  bool guard = true;         ///< refuses splits without progress
};

/// The child that takes the triangles which lie in the plane.
enum class Side : std::uint8_t { left, right };

/// A split that a node could make. Without a plane: infinite cost.
struct Split {
  float cost = std::numeric_limits<float>::infinity();
  float position = 0;
  std::int8_t axis = -1;
  Side side = Side::right;
  std::uint32_t left = 0, planar = 0, right = 0;  ///< triangles below, in and above the plane; those across it count twice

  [[nodiscard]] WS_HD bool exists() const { return axis >= 0; }
};

/// By cost, then position, then axis: a total order, so the winner does not depend on the order of the search.
[[nodiscard]] WS_HD inline bool is_better(const Split& a, const Split& b) {
  if (a.cost != b.cost) return a.cost < b.cost;
  if (!a.exists() || !b.exists()) return a.exists();
  if (a.position != b.position) return a.position < b.position;
  return a.axis < b.axis;
}

[[nodiscard]] WS_HD inline float leaf_cost(const SahCosts& costs, std::uint32_t count) {
  return costs.intersection * static_cast<float>(count);
}

namespace detail {

[[nodiscard]] WS_HD inline float one_side(const SahCosts& costs, float p_left, float p_right, std::uint32_t left,
                                          std::uint32_t right) {
  const float bonus = left == 0 || right == 0 ? costs.empty_bonus : 1.0f;
  return bonus *
         (costs.traversal + costs.intersection * (p_left * static_cast<float>(left) + p_right * static_cast<float>(right)));
}

}  // namespace detail

/// What a plane costs with the planar triangles on the left, and on the right: infinitely much where a child would be the
/// cell again with all its triangles (`guard`). The cell must have an area. `count`: triangles of the cell.
struct SidePrices {
  float with_left, with_right;
};
[[nodiscard]] WS_HD inline SidePrices side_prices(const SahCosts& costs, const Box& cell, int axis, float position,
                                                  std::uint32_t left, std::uint32_t planar, std::uint32_t right,
                                                  std::uint32_t count) {
  const float area = surface_area(cell);
  const float p_left = surface_area(below(cell, axis, position)) / area;
  const float p_right = surface_area(above(cell, axis, position)) / area;
  SidePrices prices{detail::one_side(costs, p_left, p_right, left + planar, right),
                    detail::one_side(costs, p_left, p_right, left, right + planar)};
  if (costs.guard) {
    const bool left_is_cell = position == cell.high[axis], right_is_cell = position == cell.low[axis];
    const float never = std::numeric_limits<float>::infinity();
    if ((left_is_cell && left + planar == count) || (right_is_cell && right == count)) prices.with_left = never;
    if ((left_is_cell && left == count) || (right_is_cell && right + planar == count)) prices.with_right = never;
  }
  return prices;
}

/// What `price` says of a plane inside the cell, where neither child is the cell, in which no triangle lies. Where the rules
/// guard, such planes in the cell's faces have no price. `area`: the cell's.
[[nodiscard]] WS_HD inline float price_inside(const SahCosts& costs, const Box& cell, float area, int axis, float position,
                                              std::uint32_t left, std::uint32_t right) {
  return detail::one_side(costs, surface_area(below(cell, axis, position)) / area,
                          surface_area(above(cell, axis, position)) / area, left, right);
}

/// Prices the plane at `position` across `axis` of `cell`, with the planar triangles on the cheaper side (a tie: right).
/// There is no split where both sides cost infinitely much, nor in a cell without area.
[[nodiscard]] WS_HD inline Split price(const SahCosts& costs, const Box& cell, int axis, float position, std::uint32_t left,
                                       std::uint32_t planar, std::uint32_t right, std::uint32_t count) {
  if (!(surface_area(cell) > 0)) return {};
  const SidePrices prices = side_prices(costs, cell, axis, position, left, planar, right, count);
  const bool goes_left = prices.with_left < prices.with_right;
  const float cost = goes_left ? prices.with_left : prices.with_right;
  if (!(cost < std::numeric_limits<float>::infinity())) return {};
  return {cost, position, static_cast<std::int8_t>(axis), goes_left ? Side::left : Side::right, left, planar, right};
}

/// Which children a triangle enters whose extent in the cell is `box`, or `low` to `high` along the plane's axis.
struct Goes {
  bool left, right;
};
[[nodiscard]] WS_HD inline Goes where(float low, float high, float position, Side side) {
  if (low == position && high == position) return {side == Side::left, side == Side::right};
  return {low<position, high> position};
}
[[nodiscard]] WS_HD inline Goes where(const Box& box, int axis, float position, Side side) {
  return where(box.low[axis], box.high[axis], position, side);
}

/// The extents of a triangle that crosses the plane, in both children; an empty one means that the child does not get it.
/// Where rounding would lose it in both, both get it.
struct SplitBoxes {
  Box left, right;
};
/// One of them before that, for the child that is `child` of the cell.
[[nodiscard]] WS_HD inline Box child_box(const Triangle& t, const Box& in_cell, const Box& child, Clip how, ClipRoom& room) {
  const Box clamped = intersection(in_cell, child);
  return how == Clip::clamp ? clamped : intersection(clip_box(t, child, how, room), clamped);
}
[[nodiscard]] WS_HD inline Box child_box(const Triangle& t, const Box& in_cell, const Box& child, Clip how) {
  ClipRoom room;
  return child_box(t, in_cell, child, how, room);
}
[[nodiscard]] WS_HD inline SplitBoxes split_boxes(const Triangle& t, const Box& in_cell, const Box& cell, int axis,
                                                  float position, Clip how) {
  const Box left_cell = below(cell, axis, position), right_cell = above(cell, axis, position);
  SplitBoxes boxes{child_box(t, in_cell, left_cell, how), child_box(t, in_cell, right_cell, how)};
  if (boxes.left.is_empty() && boxes.right.is_empty())
    boxes = {intersection(in_cell, left_cell), intersection(in_cell, right_cell)};
  return boxes;
}

/// The same by the plane alone: see `half_box`.
[[nodiscard]] WS_HD inline SplitBoxes halves(const Triangle& t, const Box& in_cell, int axis, float position) {
  const Box left = below(in_cell, axis, position), right = above(in_cell, axis, position);
  SplitBoxes boxes{half_box(t, left, axis, position, true), half_box(t, right, axis, position, false)};
  if (boxes.left.is_empty() && boxes.right.is_empty()) boxes = {left, right};
  return boxes;
}

}  // namespace ws::kdtree
