// What the stages of the level builder share: records in device memory, sorted events, and when a node is split.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/kdtree/build/choice/choose.h"

#include <cstdint>

namespace ws::kdtree::cuda {

inline constexpr std::uint32_t nothing = 0xffffffffu;
/// Nodes of at most this number of triangles are finished by one warp, one triangle in each lane.
inline constexpr std::uint32_t small_size = 32;
/// Nodes of at most this number are divided by one block each, where blocks divide at all: `largest_item` of medium.cuh.
inline constexpr std::uint32_t medium_size = 1024;

/// A node under work at the present level. Its references and, on each axis, its events are contiguous.
struct LargeNode {
  Box cell;
  Path path;
  std::uint32_t first, count;        ///< among the level's references
  std::uint32_t fresh, fresh_count;  ///< among those of them that were clipped on the way here
  std::uint32_t kept_before;         ///< how many references before its parent's go to the same side without being clipped
  std::uint32_t shift;               ///< from how many before go to that side, to a reference's place at this level
  std::uint32_t top;                 ///< its place among the top nodes
  std::uint32_t parent, side;        ///< whose child in the level above
};

/// A node of the tree's upper part: those that were large, and their children.
struct TopNode {
  float position;
  int axis;
  std::uint32_t left;    ///< the right child follows it
  std::uint32_t item;    ///< or `nothing`: then it is split, and the fields above are set
  std::uint32_t parent;  ///< of the root: `nothing`
};

enum class ItemKind : std::uint32_t {
  undecided,  ///< one warp finishes it
  leaf,       ///< decided already
  medium      ///< blocks divide it first; the item is then one no more
};

/// A node that leaves the stage of large nodes.
struct Item {
  Box cell;
  Path path;
  std::uint32_t first, count;  ///< among the items' references
  std::uint32_t top;           ///< its place among the top nodes
  ItemKind kind;
};

/// What became of an item: its root, and how much lies below. Indices count from the subtree's beginning.
struct Subtree {
  Node root;
  std::uint32_t pairs, references;  ///< references: those of the root's leaf too
};

/// A node's children, written by the warp that split it, in the order in which warps came to it.
struct PairRecord {
  Node left, right;
  std::uint32_t item, place;  ///< the pair's place in the item's subtree
};
struct ReferenceRecord {
  std::uint32_t triangle, item, place;
};

/// The references of a level, node by node, each in rising order.
struct References {
  std::uint32_t* triangle;
  Box* box;
};

// An event is the end of a reference's extent: position, type, reference from the high bits down, so that numbers compare as
// events do. Every reference has exactly two on each axis: those of a node with `count` references are the 2 · count from
// 2 · first in the axis' list, and `count` of them are lows.
using Event = unsigned long long;
enum EventType : std::uint32_t { end_event, planar_high_event, planar_low_event, start_event };
inline constexpr int event_reference_bits = 30;

[[nodiscard]] WS_HD inline std::uint32_t ordered(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x + 0.0f);  // -0 becomes +0
  return bits ^ (bits >> 31 ? 0xffffffffu : 0x80000000u);
}
[[nodiscard]] WS_HD inline float from_ordered(std::uint32_t key) {
  return std::bit_cast<float>(key ^ (key >> 31 ? 0x80000000u : 0xffffffffu));
}
[[nodiscard]] WS_HD inline Event event_key(float position, std::uint32_t type) { return Event(ordered(position)) << 2 | type; }
[[nodiscard]] WS_HD inline Event key_of(Event e) { return e >> event_reference_bits; }
[[nodiscard]] WS_HD inline std::uint32_t type_of(Event e) { return std::uint32_t(e >> event_reference_bits) & 3u; }
[[nodiscard]] WS_HD inline std::uint32_t place_of(Event e) { return std::uint32_t(e >> 32); }
[[nodiscard]] WS_HD inline float position_of(Event e) { return from_ordered(place_of(e)); }
[[nodiscard]] WS_HD inline std::uint32_t reference_of(Event e) { return std::uint32_t(e) & ((1u << event_reference_bits) - 1); }
[[nodiscard]] WS_HD inline bool is_low(Event e) { return type_of(e) >= planar_low_event; }
[[nodiscard]] WS_HD inline Event low_key(const Box& box, int axis) {
  return event_key(box.low[axis], box.low[axis] == box.high[axis] ? planar_low_event : start_event);
}
[[nodiscard]] WS_HD inline Event high_key(const Box& box, int axis) {
  return event_key(box.high[axis], box.low[axis] == box.high[axis] ? planar_high_event : end_event);
}

/// `judge` of choose.h, in fewer instructions for most planes: where no triangle lies in the plane, the rules guard and costs
/// decide, a plane in the cell's face has no price, and elsewhere it does not matter on which side that would lie. `area`: the
/// cell's.
[[nodiscard]] WS_HD inline Split judge_quickly(const Rules& rules, const Box& cell, float area, Plane plane, std::uint32_t left,
                                               std::uint32_t planar, std::uint32_t right, std::uint32_t count) {
  if (planar > 0 || !rules.costs.guard || !has_criterion(rules.strategy))
    return judge(rules, cell, plane, left, planar, right, count);
  Split split;
  if (!is_inside(cell, plane) || !(area > 0)) return split;
  const float cost = price_inside(rules.costs, cell, area, plane.axis, plane.position, left, right);
  if (!(cost < split.cost)) return split;
  return {cost, plane.position, plane.axis, Side::right, left, 0, right};
}

/// The first of the sorted events in [begin, end) whose key is not below `key`.
[[nodiscard]] WS_HD inline std::uint32_t lower_bound(const Event* events, std::uint32_t begin, std::uint32_t end, Event key) {
  while (begin < end) {
    const std::uint32_t middle = begin + (end - begin) / 2;
    if (key_of(events[middle]) < key)
      begin = middle + 1;
    else
      end = middle;
  }
  return begin;
}

[[nodiscard]] inline unsigned blocks_for(std::size_t count, unsigned block = 256) {
  return static_cast<unsigned>((count + block - 1) / block);
}

}  // namespace ws::kdtree::cuda
