// The strategies: which planes they consider, how these are ranked, and when a node stays a leaf. Every builder asks these
// functions, so the strategies too give the same tree with every builder.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/build.h"

namespace ws::kdtree {

/// No tree is deeper, whatever the rules say.
inline constexpr int deepest_level = 60;
/// A build keeps at most this many references per triangle on the average.
inline constexpr std::uint64_t references_per_triangle = 16;

struct Plane {
  std::int8_t axis = -1;
  float position = 0;
  [[nodiscard]] bool operator==(const Plane&) const = default;
};

/// In nodes of at most this number of triangles `binned` considers all ends of extents, as `sah` does (Popov et al.,
/// *Experiences with Streaming Construction of SAH KD-Trees*, 2006, change over too). Planes between bins would go on cutting
/// what ends separate. So few triangles are also what `SmallChoice` looks at without sorting.
inline constexpr std::uint32_t binned_above = 64;
/// Nodes of at most this number of triangles are leaves of `binned`. Splitting them makes half of the nodes of `sah`, and a
/// tree that costs about as much: the reward for cutting off empty space makes splits that do not pay by themselves.
inline constexpr std::uint32_t binned_leaf = 4;
/// The same from `deep_from` on. What lies so deep is small, so few rays meet it, and there is much of it.
inline constexpr std::uint32_t binned_deep_leaf = 6;
/// In nodes of at most this number of triangles `binned` finds extents by `halves`, which takes a quarter of the time of
/// clipping.
inline constexpr std::uint32_t binned_halves = 16;
/// The strategy that says which planes are considered in a node of `count` triangles.
[[nodiscard]] WS_HD inline Strategy planes_by(const Rules& rules, std::uint32_t count) {
  return rules.strategy == Strategy::binned && count <= binned_above ? Strategy::sah : rules.strategy;
}

/// The strategies that follow the heuristic's criterion to stop; the others split as long as it separates triangles.
[[nodiscard]] WS_HD inline bool has_criterion(Strategy strategy) {
  return strategy == Strategy::sah || strategy == Strategy::binned;
}

/// The smallest of the longest axes.
[[nodiscard]] WS_HD inline int longest_axis(const Box& cell) {
  const Vec3 d = cell.high - cell.low;
  if (d.x >= d.y && d.x >= d.z) return 0;
  return d.y >= d.z ? 1 : 2;
}
[[nodiscard]] WS_HD inline bool is_inside(const Box& cell, Plane p) {
  return cell.low[p.axis] < p.position && p.position < cell.high[p.axis];
}
/// `spatial_median`: considered where it is inside the cell.
[[nodiscard]] WS_HD inline Plane middle_plane(const Box& cell) {
  const int axis = longest_axis(cell);
  return {static_cast<std::int8_t>(axis), 0.5f * cell.low[axis] + 0.5f * cell.high[axis]};
}
/// `binned`: the k-th of the planes 1 … bins − 1; considered where it is inside the cell.
[[nodiscard]] WS_HD inline Plane bin_plane(const Box& cell, int axis, int k, int bins) {
  const float part = static_cast<float>(k) / static_cast<float>(bins);
  return {static_cast<std::int8_t>(axis), cell.low[axis] + (cell.high[axis] - cell.low[axis]) * part};
}
/// `sliding_midpoint`: the middle, moved to the triangles where they all lie on one side of it. `low` and `high`: of their
/// extents along the longest axis.
[[nodiscard]] WS_HD inline Plane sliding_plane(const Box& cell, float low, float high) {
  Plane plane = middle_plane(cell);
  if (low >= plane.position && high > plane.position) plane.position = low;
  if (high <= plane.position && low < plane.position) plane.position = high;
  return plane;
}

/// The split at a plane that the strategy considers, ranked by its cost; none where it may not be made. The cost is the
/// heuristic's, but `object_median`'s is how many triangles one child has more than the other.
///
/// The strategies without a criterion always guard, and `object_median` wants both children smaller than the node.
[[nodiscard]] WS_HD inline Split judge(const Rules& rules, const Box& cell, Plane plane, std::uint32_t left,
                                       std::uint32_t planar, std::uint32_t right, std::uint32_t count) {
  SahCosts costs = rules.costs;
  if (!has_criterion(rules.strategy)) costs.guard = true;
  Split split = price(costs, cell, plane.axis, plane.position, left, planar, right, count);
  if (!split.exists() || has_criterion(rules.strategy)) return split;
  const std::uint32_t n_left = left + (split.side == Side::left ? planar : 0);
  const std::uint32_t n_right = right + (split.side == Side::right ? planar : 0);
  if (n_left == count && n_right == count) return {};
  if (rules.strategy != Strategy::object_median) return split;
  if (n_left == count || n_right == count) return {};
  split.cost = static_cast<float>(n_left < n_right ? n_right - n_left : n_left - n_right);
  return split;
}

/// How a node of `count` triangles finds the extents of those that cross its plane: `halves`, or `split_boxes` by the rules'
/// `clip`.
[[nodiscard]] WS_HD inline bool takes_halves(const Rules& rules, std::uint32_t count) {
  return rules.strategy == Strategy::binned && rules.clip == Clip::clip && count <= binned_halves;
}
[[nodiscard]] WS_HD inline SplitBoxes child_boxes(const Rules& rules, std::uint32_t count, const Triangle& t,
                                                  const Box& in_cell, const Box& cell, const Split& split) {
  return takes_halves(rules, count) ? halves(t, in_cell, split.axis, split.position)
                                    : split_boxes(t, in_cell, cell, split.axis, split.position, rules.clip);
}

/// What a path from the root hands down.
struct Path {
  int depth = 0;
  int extra_levels = 0;  ///< splits against the criterion that may still be made
};

/// Nodes of at most this number of triangles are never split, at this depth.
[[nodiscard]] WS_HD inline std::uint32_t largest_sure_leaf(const Rules& rules, int depth) {
  const std::uint32_t of_binned = depth >= rules.deep_from ? binned_deep_leaf : binned_leaf;
  const std::uint32_t least = rules.strategy == Strategy::sah ? 0 : rules.strategy == Strategy::binned ? of_binned : 1;
  const auto asked = static_cast<std::uint32_t>(rules.min_leaf > 0 ? rules.min_leaf : 0);
  return asked > least ? asked : least;
}
/// Before any plane is looked at. The limit of depth comes first.
[[nodiscard]] WS_HD inline bool must_be_leaf(const Rules& rules, Path path, std::uint32_t count) {
  if (path.depth >= rules.max_depth || path.depth >= deepest_level) return true;
  return count <= largest_sure_leaf(rules, path.depth);
}
/// The best split costs more than the leaf, strictly.
[[nodiscard]] WS_HD inline bool is_against_criterion(const Rules& rules, const Split& best, std::uint32_t count) {
  return has_criterion(rules.strategy) && best.cost > leaf_cost(rules.costs, count);
}
/// Whether a node with this best split is divided; then `path` becomes its children's.
[[nodiscard]] WS_HD inline bool splits(const Rules& rules, const Split& best, std::uint32_t count, Path& path) {
  if (!best.exists()) return false;
  if (is_against_criterion(rules, best, count) && path.extra_levels-- <= 0) return false;
  ++path.depth;
  return true;
}

}  // namespace ws::kdtree
