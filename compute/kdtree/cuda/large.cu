// Pricing and dividing a level's large nodes. A level takes some 17 launches and one wait for its sizes.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/large.cuh"

#include "compute/core/device/kernels/scan.cuh"
#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/block_sort.cuh"
#include "compute/kdtree/cuda/medium.cuh"
#include "compute/kdtree/cuda/room.cuh"

#include <cub/device/device_radix_sort.cuh>

#include <bit>
#include <limits>

namespace ws::kdtree::cuda {

namespace {

constexpr unsigned block_size = 256;
constexpr Event no_candidate = ~Event(0);

/// A node's way to its children, from decide_nodes.
struct Decision {
  Split split;
  Path path;  ///< the children's
  bool inner;
};

// How a reference goes; in a leaf it "goes left", to where its node is kept.
enum Flags : std::uint8_t { goes_left = 1, goes_right = 2, fresh_left = 4, fresh_right = 8 };

/// Over references, before each: how many go to each side, and how many of them with a new extent.
struct Sums {
  std::uint32_t to[2], fresh[2];
};
/// Over nodes, before each: what their children are.
struct Tally {
  std::uint32_t large, references, fresh;  ///< children that go on; `fresh`: of their references, those clipped anew
  std::uint32_t items, item_references;
  std::uint32_t medium, medium_references;  ///< among the items
  std::uint32_t most_fresh;                 ///< of one child
  std::uint32_t pairs;
};
/// Where the references of a node's children go.
struct Route {
  std::uint32_t first[2];
  std::uint32_t child[2];  ///< in the next level, or `nothing` for an item
};

struct Add {
  WS_HD Sums operator()(const Sums& a, const Sums& b) const {
    return {{a.to[0] + b.to[0], a.to[1] + b.to[1]}, {a.fresh[0] + b.fresh[0], a.fresh[1] + b.fresh[1]}};
  }
  WS_HD Tally operator()(const Tally& a, const Tally& b) const {
    return {a.large + b.large,
            a.references + b.references,
            a.fresh + b.fresh,
            a.items + b.items,
            a.item_references + b.item_references,
            a.medium + b.medium,
            a.medium_references + b.medium_references,
            a.most_fresh > b.most_fresh ? a.most_fresh : b.most_fresh,
            a.pairs + b.pairs};
  }
  template <class T>
  WS_HD T operator()(T a, T b) const {
    return a + b;
  }
};

/// A node's events along an axis.
struct Segment {
  std::uint32_t begin, end, lows_before;
};

/// A level as kernels see it.
struct LevelView {
  const LargeNode* nodes;
  std::uint32_t node_count, reference_count;
  const std::uint32_t *triangle, *node;  ///< of each reference
  const Box* box;
  const Event* events;        ///< three lists of 2 · reference_count
  const std::uint32_t* lows;  ///< before each event; one more than there are events

  [[nodiscard]] WS_HD std::uint32_t event_count() const { return 6 * reference_count; }
  [[nodiscard]] WS_HD Segment segment(const LargeNode& n, std::uint32_t axis) const {
    const std::uint32_t begin = 2 * (axis * reference_count + n.first);
    return {begin, begin + 2 * n.count, axis * reference_count + n.first};
  }
  [[nodiscard]] WS_HD std::uint32_t axis_of(std::uint32_t event) const { return event / (2 * reference_count); }
  [[nodiscard]] WS_HD std::uint32_t node_of_event(std::uint32_t event, std::uint32_t axis) const {
    return node[event / 2 - axis * reference_count];
  }
};

/// The split at a plane, its counts looked up in the sorted events.
__device__ Split judge_at(const LevelView& v, const Rules& rules, const LargeNode& n, Plane plane) {
  const Segment s = v.segment(n, static_cast<std::uint32_t>(plane.axis));
  const std::uint32_t here = lower_bound(v.events, s.begin, s.end, event_key(plane.position, end_event));
  const std::uint32_t starts = lower_bound(v.events, here, s.end, event_key(plane.position, start_event));
  const std::uint32_t left = v.lows[here] - s.lows_before, planar = v.lows[starts] - v.lows[here];
  const std::uint32_t highs = starts - s.begin - (left + planar);
  return judge(rules, n.cell, plane, left, planar, n.count - highs, n.count);
}

/// Lowers a slot that all lanes have to the smallest of their values, which rise with the lane where costs are equal.
__device__ void lower_common_slot(Event* slots, std::uint32_t slot, Event value) {
  const auto cost = static_cast<std::uint32_t>(value >> 32);
  std::uint32_t least = cost;
  for (int offset = 16; offset > 0; offset /= 2) {
    const std::uint32_t other = __shfl_xor_sync(~0u, least, offset);
    least = other < least ? other : least;
  }
  const int first = __ffs(static_cast<int>(__ballot_sync(~0u, cost == least))) - 1;
  if (slot != nothing && static_cast<int>(threadIdx.x % 32) == first && value < slots[slot]) atomicMin(slots + slot, value);
}

/// Of lanes in a row with the same slot the first lowers the slot to the lanes' smallest value. All lanes of a warp call it.
__device__ void lower_slot(Event* slots, std::uint32_t slot, Event value) {
  if (__all_sync(~0u, slot == __shfl_sync(~0u, slot, 0))) return lower_common_slot(slots, slot, value);
  const int lane = threadIdx.x % 32;
  for (int offset = 1; offset < 32; offset *= 2) {
    const Event other = __shfl_down_sync(~0u, value, offset);
    const std::uint32_t other_slot = __shfl_down_sync(~0u, slot, offset);
    if (lane + offset < 32 && other_slot == slot && other < value) value = other;
  }
  const std::uint32_t before = __shfl_up_sync(~0u, slot, 1);
  if (slot != nothing && (lane == 0 || before != slot) && value < slots[slot]) atomicMin(slots + slot, value);
}

/// The first event with the key of event e, at or behind `begin`; most often there are few.
__device__ std::uint32_t first_of_key(const Event* events, std::uint32_t begin, std::uint32_t e) {
  const Event key = key_of(events[e]);
  std::uint32_t step = 1;
  while (step <= e - begin && key_of(events[e - step]) == key) step *= 2;
  return lower_bound(events, step <= e - begin ? e - step : begin, e, key);
}

/// The split at the plane of event e; of the events of one plane only one counts: the last that is no start, else the first.
__device__ Split split_at_event(const LevelView& v, const Rules& rules, const LargeNode& n, std::uint32_t axis,
                                std::uint32_t e) {
  const Segment s = v.segment(n, axis);
  const Event event = v.events[e];
  const std::uint32_t place = place_of(event), type = type_of(event);
  std::uint32_t starts = e, planar = 0;
  if (type == start_event) {
    if (e > s.begin && place_of(v.events[e - 1]) == place) return {};
  } else {
    starts = e + 1;
    if (starts < s.end && place_of(v.events[starts]) == place && type_of(v.events[starts]) != start_event) return {};
    if (type == planar_low_event) planar = starts - first_of_key(v.events, s.begin, e);
  }
  const std::uint32_t lows = v.lows[starts] - s.lows_before, highs = starts - s.begin - lows;
  return judge(rules, n.cell, {static_cast<std::int8_t>(axis), position_of(event)}, lows - planar, planar, n.count - highs,
               n.count);
}
/// Costs are not negative: their bits compare as they do.
__device__ Event priced(const Split& split, std::uint32_t place) {
  return split.exists() ? Event(__float_as_uint(split.cost)) << 32 | place : no_candidate;
}

/// For each node and axis, the cheapest plane through an event: the lowest of several.
__global__ void __launch_bounds__(block_size) price_events(LevelView v, Rules rules, Event* best) {
  const std::uint32_t e = blockIdx.x * block_size + threadIdx.x;
  std::uint32_t slot = nothing;
  Event value = no_candidate;
  if (e < v.event_count()) {
    const std::uint32_t axis = v.axis_of(e), node = v.node_of_event(e, axis);
    const LargeNode& n = v.nodes[node];
    slot = 3 * node + axis;
    const Strategy planes = planes_by(rules, n.count);
    const bool on_axis = planes == Strategy::object_median && static_cast<std::uint32_t>(longest_axis(n.cell)) == axis;
    if (planes == Strategy::sah || on_axis) value = priced(split_at_event(v, rules, n, axis, e), e - v.segment(n, axis).begin);
  }
  lower_slot(best, slot, value);
}

/// The same over the planes between bins.
__global__ void __launch_bounds__(block_size) price_bins(LevelView v, Rules rules, Event* best) {
  const std::uint32_t i = blockIdx.x * block_size + threadIdx.x, planes = static_cast<std::uint32_t>(rules.bins - 1);
  std::uint32_t slot = nothing;
  Event value = no_candidate;
  if (i / planes < 3 * v.node_count) {
    slot = i / planes;
    const LargeNode& n = v.nodes[slot / 3];
    const std::uint32_t k = i % planes + 1;
    const Plane plane = bin_plane(n.cell, static_cast<int>(slot % 3), static_cast<int>(k), rules.bins);
    if (planes_by(rules, n.count) == Strategy::binned && is_inside(n.cell, plane)) {
      value = priced(judge_at(v, rules, n, plane), k);
    }
  }
  lower_slot(best, slot, value);
}

__device__ Split best_of_axes(const LevelView& v, const Rules& rules, const LargeNode& n, const Event* best) {
  Split split;
  for (int axis = 0; axis < 3; ++axis) {
    if (best[axis] == no_candidate) continue;
    const auto place = static_cast<std::uint32_t>(best[axis]), direction = static_cast<std::uint32_t>(axis);
    const Split candidate = planes_by(rules, n.count) == Strategy::binned
                                ? judge_at(v, rules, n, bin_plane(n.cell, axis, static_cast<int>(place), rules.bins))
                                : split_at_event(v, rules, n, direction, v.segment(n, direction).begin + place);
    if (is_better(candidate, split)) split = candidate;
  }
  return split;
}

__global__ void decide_nodes(LevelView v, Rules rules, const Event* best, Decision* decisions, std::uint32_t* across_count) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i == 0) *across_count = 0;  // for the next step
  if (i >= v.node_count) return;
  const LargeNode n = v.nodes[i];
  Split split;
  if (rules.strategy == Strategy::spatial_median) {
    const Plane plane = middle_plane(n.cell);
    if (is_inside(n.cell, plane)) split = judge_at(v, rules, n, plane);
  } else if (rules.strategy == Strategy::sliding_midpoint) {
    const Segment s = v.segment(n, static_cast<std::uint32_t>(longest_axis(n.cell)));
    split = judge_at(v, rules, n, sliding_plane(n.cell, position_of(v.events[s.begin]), position_of(v.events[s.end - 1])));
  } else {
    split = best_of_axes(v, rules, n, best + 3 * i);
  }
  Path path = n.path;
  const bool inner = splits(rules, split, n.count, path);
  decisions[i] = {split, path, inner};
}

/// Where each reference goes; those across their plane are listed, to be clipped.
__global__ void classify(LevelView v, const Decision* decisions, std::uint8_t* flags, std::uint32_t* across,
                         std::uint32_t* across_count) {
  const std::uint32_t r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r > v.reference_count) return;
  if (r == v.reference_count) {
    flags[r] = 0;
    return;
  }
  const Decision& d = decisions[v.node[r]];
  std::uint8_t flag = goes_left;
  if (d.inner) {
    const Goes goes = where(v.box[r], d.split.axis, d.split.position, d.split.side);
    flag = static_cast<std::uint8_t>((goes.left ? goes_left : 0) | (goes.right ? goes_right : 0));
    if (goes.left && goes.right) across[atomicAdd(across_count, 1u)] = r;
  }
  flags[r] = flag;
}

__global__ void clip_across(LevelView v, const Triangle* triangles, Clip how, const Decision* decisions,
                            const std::uint32_t* across, const std::uint32_t* across_count, SplitBoxes* halves,
                            std::uint8_t* flags) {
  const std::uint32_t count = *across_count;
  for (std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    const std::uint32_t r = across[i], node = v.node[r];
    const Split& split = decisions[node].split;
    const SplitBoxes boxes =
        split_boxes(triangles[v.triangle[r]], v.box[r], v.nodes[node].cell, split.axis, split.position, how);
    halves[r] = boxes;
    flags[r] = static_cast<std::uint8_t>((boxes.left.is_empty() ? 0 : goes_left | fresh_left) |
                                         (boxes.right.is_empty() ? 0 : goes_right | fresh_right));
  }
}

struct SumsOfFlags {
  const std::uint8_t* flags;
  WS_HD Sums operator()(std::uint32_t r) const {
    const unsigned f = flags[r];
    return {{f & 1u, f >> 1 & 1u}, {f >> 2 & 1u, f >> 3 & 1u}};
  }
};

/// Of a child that is not large.
WS_HD ItemKind kind_of(const Rules& rules, Path path, std::uint32_t count) {
  return count > small_size && !must_be_leaf(rules, path, count) ? ItemKind::medium : ItemKind::undecided;
}

/// What a node becomes.
struct TallyOfNode {
  Rules rules;
  const LargeNode* nodes;
  const Decision* decisions;
  const Sums* sums;
  std::uint32_t node_count;
  std::uint32_t largest_item;

  WS_HD bool is_large(Path path, std::uint32_t count) const {
    return count > largest_item && !must_be_leaf(rules, path, count);
  }
  WS_HD Tally operator()(std::uint32_t i) const {
    if (i >= node_count) return {};
    const LargeNode& n = nodes[i];
    const Decision& d = decisions[i];
    if (!d.inner) return {0, 0, 0, 1, n.count, 0, 0, 0, 0};
    Tally tally{0, 0, 0, 0, 0, 0, 0, 0, 1};
    const Sums &begin = sums[n.first], &end = sums[n.first + n.count];
    for (int side = 0; side < 2; ++side) {
      const std::uint32_t count = end.to[side] - begin.to[side];
      if (is_large(d.path, count)) {
        ++tally.large;
        tally.references += count;
        const std::uint32_t fresh = end.fresh[side] - begin.fresh[side];
        tally.fresh += fresh;
        if (fresh > tally.most_fresh) tally.most_fresh = fresh;
      } else {
        ++tally.items;
        tally.item_references += count;
        if (kind_of(rules, d.path, count) == ItemKind::medium) {
          ++tally.medium;
          tally.medium_references += count;
        }
      }
    }
    return tally;
  }
};

/// Where a level's results go.
struct Outlet {
  LargeNode* next;
  Route* routes;
  TopNode* top;
  Item* items;
  std::uint32_t first_item, first_item_reference, first_top;  ///< of this level
};

__global__ void make_children(LevelView v, TallyOfNode outcome, const Tally* tallies, Outlet out) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= v.node_count) return;
  const LargeNode n = v.nodes[i];
  const Decision d = outcome.decisions[i];
  Tally t = tallies[i];
  Route route{{0, 0}, {nothing, nothing}};
  const auto add_item = [&](const Box& cell, Path path, std::uint32_t count, ItemKind kind, std::uint32_t top, int side) {
    const std::uint32_t item = out.first_item + t.items++;
    route.first[side] = out.first_item_reference + t.item_references;
    t.item_references += count;
    out.items[item] = {cell, path, route.first[side], count, top, kind};
    out.top[top].item = item;
  };
  if (!d.inner) {
    add_item(n.cell, n.path, n.count, ItemKind::leaf, n.top, 0);
    out.routes[i] = route;
    return;
  }
  const Sums begin = outcome.sums[n.first], end = outcome.sums[n.first + n.count];
  const std::uint32_t left_top = out.first_top + 2 * t.pairs;
  TopNode& own = out.top[n.top];
  own.position = d.split.position;
  own.axis = d.split.axis;
  own.left = left_top;
  own.item = nothing;
  for (int side = 0; side < 2; ++side) {
    const std::uint32_t count = end.to[side] - begin.to[side], fresh = end.fresh[side] - begin.fresh[side];
    const std::uint32_t top = left_top + static_cast<std::uint32_t>(side);
    const Box cell = side == 0 ? below(n.cell, d.split.axis, d.split.position) : above(n.cell, d.split.axis, d.split.position);
    out.top[top].parent = n.top;
    if (outcome.is_large(d.path, count)) {
      route.first[side] = t.references;
      route.child[side] = t.large;
      out.next[t.large] = {cell, d.path, t.references, count, t.fresh, fresh, top, i, static_cast<std::uint32_t>(side)};
      ++t.large;
      t.references += count;
      t.fresh += fresh;
    } else {
      add_item(cell, d.path, count, kind_of(outcome.rules, d.path, count), top, side);
    }
  }
  out.routes[i] = route;
}

/// What of a level's results the steps after make_children read.
struct Division {
  const std::uint8_t* flags;
  const Sums* sums;
  const SplitBoxes* halves;
  const Route* routes;
  const LargeNode* next;
  std::uint32_t next_reference_count;
  const Event* fresh_keys;         ///< sorted by list, position, type
  const unsigned long long* kept;  ///< before each event: how many keep to the left (low word) and right (high word) alone

  /// Where reference r, of node n, stands in the child on `side`.
  [[nodiscard]] WS_HD std::uint32_t rank(const LargeNode& n, std::uint32_t r, int side) const {
    return sums[r].to[side] - sums[n.first].to[side];
  }
};

constexpr int key_bits = 34;  // of an event's position and type; above them the list: three for each node

/// The next level's references: those of its nodes, and of items. New extents give new events, six for each.
__global__ void move_references(LevelView v, Division d, References next, std::uint32_t* next_node, References items,
                                Event* fresh_keys, std::uint32_t* fresh_references) {
  const std::uint32_t r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= v.reference_count) return;
  const std::uint32_t node = v.node[r], flags = d.flags[r];
  const LargeNode& n = v.nodes[node];
  const Route route = d.routes[node];
  for (int side = 0; side < 2; ++side) {
    if (!(flags & (goes_left << side))) continue;
    const bool fresh = flags & (fresh_left << side);
    const Box box = !fresh ? v.box[r] : side == 0 ? d.halves[r].left : d.halves[r].right;
    const std::uint32_t child = route.child[side], to = route.first[side] + d.rank(n, r, side);
    const References& out = child == nothing ? items : next;
    out.triangle[to] = v.triangle[r];
    out.box[to] = box;
    if (child == nothing) continue;
    next_node[to] = child;
    if (!fresh) continue;
    std::uint32_t slot = 6 * (d.next[child].fresh + d.sums[r].fresh[side] - d.sums[n.first].fresh[side]);
    for (std::uint32_t axis = 0; axis < 3; ++axis) {
      const Event list = Event(3 * child + axis) << key_bits;
      fresh_references[slot] = to;
      fresh_keys[slot++] = list | low_key(box, static_cast<int>(axis));
      fresh_references[slot] = to;
      fresh_keys[slot++] = list | high_key(box, static_cast<int>(axis));
    }
  }
}

/// Where a child's new events along an axis begin among all new events.
__device__ std::uint32_t fresh_begin(const LargeNode& child, std::uint32_t axis) {
  return 6 * child.fresh + 2 * axis * child.fresh_count;
}

/// Of a list that a block sorts at once.
constexpr std::uint32_t most_sorted_by_block = 1 << 13;

/// A block for each list of new events, three for each node: sorts it by key.
template <unsigned sort_block_size>
__global__ void __launch_bounds__(sort_block_size)
    sort_lists(const LargeNode* nodes, const Event* keys, const std::uint32_t* from, Event* sorted_keys,
               std::uint32_t* sorted_from) {
  extern __shared__ Event list[];
  const LargeNode& n = nodes[blockIdx.x / 3];
  const std::uint32_t axis = blockIdx.x % 3, count = 2 * n.fresh_count, first = fresh_begin(n, axis);
  // A reference's six keys lie side by side, low and high of each axis.
  const auto source = [&](std::uint32_t i) { return 6 * (n.fresh + i / 2) + 2 * axis + i % 2; };
  for (std::uint32_t i = threadIdx.x; i < count; i += sort_block_size)
    list[i] = (keys[source(i)] & ((Event(1) << key_bits) - 1)) << event_reference_bits | i;
  sort_in_block<sort_block_size>(list, count);
  for (std::uint32_t i = threadIdx.x; i < count; i += sort_block_size) {
    const Event key = list[i] >> event_reference_bits;
    sorted_keys[first + i] = Event(3 * (blockIdx.x / 3) + axis) << key_bits | key;
    sorted_from[first + i] = from[source(reference_of(list[i]))];
  }
}

struct KeptOfEvent {
  const Event* events;
  const std::uint8_t* flags;
  std::uint32_t event_count;
  WS_HD unsigned long long operator()(std::uint32_t e) const {
    if (e >= event_count) return 0;
    const unsigned f = flags[reference_of(events[e])];
    return f == goes_left ? 1ull : f == goes_right ? 1ull << 32 : 0ull;
  }
};
__device__ std::uint32_t word(unsigned long long pair, std::uint32_t side) {
  return static_cast<std::uint32_t>(pair >> 32 * side);
}

/// Events of references that go to one child alone, to their place among that child's old and new events.
__global__ void __launch_bounds__(block_size) move_events(LevelView v, Division d, Event* next) {
  const std::uint32_t e = blockIdx.x * block_size + threadIdx.x;
  if (e >= v.event_count()) return;
  const Event event = v.events[e];
  const std::uint32_t r = reference_of(event), flags = d.flags[r];
  if (flags != goes_left && flags != goes_right) return;
  const std::uint32_t axis = v.axis_of(e), node = v.node_of_event(e, axis), side = flags == goes_right;
  const std::uint32_t child_index = d.routes[node].child[side];
  if (child_index == nothing) return;
  const LargeNode &n = v.nodes[node], &child = d.next[child_index];
  const std::uint32_t rank = word(d.kept[e], side) - word(d.kept[v.segment(n, axis).begin], side);
  const std::uint32_t begin = fresh_begin(child, axis), end = begin + 2 * child.fresh_count;
  const Event key = key_of(event), list = Event(3 * child_index + axis) << key_bits;
  std::uint32_t low = begin, high = end;
  while (low < high) {
    const std::uint32_t middle = low + (high - low) / 2;
    if (d.fresh_keys[middle] < (list | key))
      low = middle + 1;
    else
      high = middle;
  }
  const std::uint32_t to = 2 * (axis * d.next_reference_count + child.first) + rank + (low - begin);
  next[to] = key << event_reference_bits | (child.first + d.rank(n, r, static_cast<int>(side)));
}

/// New events, to their place among the child's old ones.
__global__ void __launch_bounds__(block_size)
    merge_fresh(LevelView v, Division d, const std::uint32_t* references, std::uint32_t count, Event* next) {
  const std::uint32_t j = blockIdx.x * block_size + threadIdx.x;
  if (j >= count) return;
  const Event key = d.fresh_keys[j] & ((Event(1) << key_bits) - 1);
  const auto list = static_cast<std::uint32_t>(d.fresh_keys[j] >> key_bits);
  const std::uint32_t axis = list % 3;
  const LargeNode& child = d.next[list / 3];
  const Segment s = v.segment(v.nodes[child.parent], axis);
  const std::uint32_t beyond = lower_bound(v.events, s.begin, s.end, key + 1);
  const std::uint32_t kept = word(d.kept[beyond], child.side) - word(d.kept[s.begin], child.side);
  const std::uint32_t to = 2 * (axis * d.next_reference_count + child.first) + kept + (j - fresh_begin(child, axis));
  next[to] = key << event_reference_bits | references[j];
}

__global__ void list_triangles(const Triangle* triangles, std::uint32_t count, References out, std::uint32_t* node) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  out.triangle[i] = i;
  out.box[i] = box_of(triangles[i]);
  node[i] = 0;
}

// While all events are sorted at once their axis is above the position, and less is left for the reference.
constexpr int first_reference_bits = 28;
static_assert(references_per_triangle << first_reference_bits > Node::most, "no scene has more triangles");

__global__ void list_events(const Box* boxes, std::uint32_t count, Event* events) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const Box box = boxes[i];
  for (int axis = 0; axis < 3; ++axis) {
    Event* list = events + 2 * std::size_t(axis) * count;
    list[2 * i] = Event(axis) << 62 | low_key(box, axis) << first_reference_bits | i;
    list[2 * i + 1] = Event(axis) << 62 | high_key(box, axis) << first_reference_bits | i;
  }
}

__global__ void drop_axes(Event* events, std::uint32_t count) {
  const std::uint32_t e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= count) return;
  const Event event = events[e], reference = event & ((Event(1) << first_reference_bits) - 1);
  events[e] = event >> first_reference_bits << event_reference_bits | reference;
}

struct LowOfEvent {
  const Event* events;
  std::uint32_t event_count;
  WS_HD std::uint32_t operator()(std::uint32_t e) const { return e < event_count && is_low(events[e]); }
};

/// A level's nodes, references and events.
struct Level {
  explicit Level(StreamView stream) : room(stream) {}
  void resize(std::uint32_t nodes_now, std::uint32_t references_now) {
    node_count = nodes_now;
    reference_count = references_now;
    const std::size_t events_now = 6 * std::size_t(references_now);
    room.clear(Room::bytes_of<LargeNode>(nodes_now) + 2 * Room::bytes_of<std::uint32_t>(references_now) +
               Room::bytes_of<Box>(references_now) + Room::bytes_of<Event>(events_now));
    nodes = room.take<LargeNode>(nodes_now);
    triangle = room.take<std::uint32_t>(references_now);
    node = room.take<std::uint32_t>(references_now);
    box = room.take<Box>(references_now);
    events = room.take<Event>(events_now);
  }

  Room room;
  std::uint32_t node_count = 0, reference_count = 0;
  LargeNode* nodes = nullptr;
  std::uint32_t *triangle = nullptr, *node = nullptr;
  Box* box = nullptr;
  Event* events = nullptr;

  [[nodiscard]] References references() const { return {triangle, box}; }
  [[nodiscard]] LevelView view(const std::uint32_t* lows) const {
    return {nodes, node_count, reference_count, triangle, node, box, events, lows};
  }
};

class LargeStage {
 public:
  LargeStage(DeviceSpan<const Triangle> triangles, const Rules& rules, CudaExecutor& executor)
      : triangles_(triangles),
        rules_(rules),
        largest_item_(largest_item(rules)),
        executor_(executor),
        stream_(executor.stream()),
        level_(stream_),
        next_(stream_),
        work_(stream_),
        moving_(stream_),
        cub_(stream_) {}

  Upper run(const Box& box, std::uint64_t most_references) {
    const auto count = static_cast<std::uint32_t>(triangles_.size());
    upper_.top.reserve(count / 4 + 64, stream_);
    upper_.items.reserve(count / 8 + 64, stream_);
    upper_.item_triangles.reserve(count + count / 2 + 64, stream_);
    upper_.item_boxes.reserve(count + count / 2 + 64, stream_);
    upper_.growth.push_back(0);
    upper_.top.append(1, stream_);
    const Path path{0, rules_.extra_levels};
    const bool large = count > largest_item_ && !must_be_leaf(rules_, path, count);
    level_.resize(large ? 1 : 0, count);
    const LargeNode root{box, path, 0, count, 0, 0, 0, 0, 0};
    const TopNode top{0, 0, 0, 0, nothing};
    copy_bytes(upper_.top.data(), &top, sizeof top, CopyKind::host_to_device, stream_);
    if (large) copy_bytes(level_.nodes, &root, sizeof root, CopyKind::host_to_device, stream_);
    executor_.operation("large: list triangles", [&](cudaStream_t s) {
      launch_kernel(list_triangles, {blocks_for(count), block_size}, s, triangles_.device_data(), count, level_.references(),
                    level_.node);
    });
    if (!large) return root_item(box, path, count);
    sort_events(count);
    // Items keep what they have to the end of the tree, so they count too.
    while (level_.node_count > 0 && std::uint64_t{level_.reference_count} + upper_.item_triangles.size() <= most_references) {
      divide();
      std::swap(level_, next_);
    }
    return std::move(upper_);
  }

 private:
  Upper root_item(const Box& box, Path path, std::uint32_t count) {
    const Item item{box, path, 0, count, 0, kind_of(rules_, path, count)};
    if (item.kind == ItemKind::medium) {
      upper_.medium_count = 1;
      upper_.medium_references = count;
    }
    copy_bytes(upper_.items.data() + upper_.items.append(1, stream_), &item, sizeof item, CopyKind::host_to_device, stream_);
    upper_.item_triangles.append(count, stream_);
    upper_.item_boxes.append(count, stream_);
    copy_bytes(upper_.item_triangles.data(), level_.triangle, count * sizeof(std::uint32_t), CopyKind::device_to_device,
               stream_);
    copy_bytes(upper_.item_boxes.data(), level_.box, count * sizeof(Box), CopyKind::device_to_device, stream_);
    stream_.synchronize();  // the item ends here
    return std::move(upper_);
  }

  /// Enqueues an operation of CUB: `call` as in scratch.cuh. Its scratch memory is the stage's.
  template <class Call>
  void enqueue(const Call& call) {
    std::size_t bytes = cub_.size();
    if (bytes > 0 && cuda_try(call(cub_.data(), bytes))) return;
    WS_CUDA_CHECK(call(nullptr, bytes));
    cub_.clear(bytes);
    bytes = cub_.size();
    WS_CUDA_CHECK(call(cub_.data(), bytes));
  }
  template <class Get, class T>
  void sum_up(const Get& get, T* sums, std::size_t count) {
    enqueue(exclusive_scan_call(computed(get), sums, count, stream_, Add{}));
  }

  void sort_events(std::uint32_t count) {
    work_.clear(Room::bytes_of<Event>(6 * std::size_t(count)));
    Event* const unsorted = work_.take<Event>(6 * std::size_t(count));
    executor_.operation("large: sort events", [&](cudaStream_t s) {
      launch_kernel(list_events, {blocks_for(count), block_size}, s, level_.box, count, unsorted);
      enqueue([&](void* scratch, std::size_t& bytes) {
        return cub::DeviceRadixSort::SortKeys(scratch, bytes, unsorted, level_.events, 6 * std::int64_t(count),
                                              first_reference_bits, 64, s);
      });
      launch_kernel(drop_axes, {blocks_for(6 * std::size_t(count)), block_size}, s, level_.events, 6 * count);
    });
  }

  void price(const LevelView& v, Event* best, cudaStream_t s) {
    sum_up(LowOfEvent{v.events, v.event_count()}, const_cast<std::uint32_t*>(v.lows), std::size_t(v.event_count()) + 1);
    fill_bytes(best, 0xff, 3 * std::size_t(v.node_count) * sizeof(Event), stream_);
    const bool is_binned = rules_.strategy == Strategy::binned;  // of its nodes some look at events, the others at bins
    if (is_binned || rules_.strategy == Strategy::sah || rules_.strategy == Strategy::object_median)
      launch_kernel(price_events, {blocks_for(v.event_count(), block_size), block_size}, s, v, rules_, best);
    if (is_binned)
      launch_kernel(price_bins, {blocks_for(3 * std::size_t(v.node_count) * std::size_t(rules_.bins - 1)), block_size}, s, v,
                    rules_, best);
  }

  /// Prices, decides and divides all nodes; `next_` is then the level of their large children.
  void divide() {
    const std::size_t references = level_.reference_count, nodes = level_.node_count, events = 6 * references;
    work_.clear(Room::bytes_of<std::uint32_t>(events + 1) + Room::bytes_of<Event>(3 * nodes) + Room::bytes_of<Decision>(nodes) +
                Room::bytes_of<std::uint8_t>(references + 1) + Room::bytes_of<std::uint32_t>(references + 1) +
                Room::bytes_of<SplitBoxes>(references) + Room::bytes_of<Sums>(references + 1) +
                Room::bytes_of<Tally>(nodes + 1) + Room::bytes_of<Route>(nodes));
    const LevelView v = level_.view(work_.take<std::uint32_t>(events + 1));
    auto* const best = work_.take<Event>(3 * nodes);
    auto* const decisions = work_.take<Decision>(nodes);
    auto* const flags = work_.take<std::uint8_t>(references + 1);
    auto* const across = work_.take<std::uint32_t>(references + 1);  // the last: their number
    auto* const halves = work_.take<SplitBoxes>(references);
    auto* const sums = work_.take<Sums>(references + 1);
    auto* const tallies = work_.take<Tally>(nodes + 1);
    auto* const routes = work_.take<Route>(nodes);
    const TallyOfNode outcome{rules_, v.nodes, decisions, sums, v.node_count, largest_item_};
    Tally total{};
    executor_.operation("large: divide", [&](cudaStream_t s) {
      price(v, best, s);
      launch_kernel(decide_nodes, {blocks_for(nodes, 64), 64}, s, v, rules_, best, decisions, across + references);
      launch_kernel(classify, {blocks_for(references + 1), block_size}, s, v, decisions, flags, across, across + references);
      launch_kernel(clip_across, {std::min(blocks_for(references, 64), 4096u), 64}, s, v, triangles_.device_data(), rules_.clip,
                    decisions, across, across + references, halves, flags);
      sum_up(SumsOfFlags{flags}, sums, references + 1);
      sum_up(outcome, tallies, nodes + 1);
      copy_bytes(&total, tallies + nodes, sizeof total, CopyKind::device_to_host, stream_);
      stream_.synchronize();
      take_sizes(total, references);
      const Outlet out = outlet(routes, total);
      const Division d{flags, sums, halves, routes, out.next, total.references, nullptr, nullptr};
      launch_kernel(make_children, {blocks_for(nodes, 64), 64}, s, v, outcome, tallies, out);
      move(v, d, total.fresh, total.most_fresh, s);
    });
  }

  void take_sizes(const Tally& total, std::size_t references) {
    upper_.growth.push_back(std::uint64_t(total.references) + total.item_references - references);
    upper_.medium_count += total.medium;
    upper_.medium_references += total.medium_references;
    ++upper_.levels;
    if (std::uint64_t(total.references) * 6 > std::numeric_limits<std::uint32_t>::max() - 8)
      throw Error(ErrorKind::out_of_memory, said("a level of the tree has too many references for the device's builder"),
                  said("use --backend cpu, or fewer triangles"));
    next_.resize(total.large, total.references);
  }

  Outlet outlet(Route* routes, const Tally& total) {
    const std::uint32_t first_top = upper_.top.append(2 * std::size_t(total.pairs), stream_);
    const std::uint32_t first_item = upper_.items.append(total.items, stream_);
    const std::uint32_t first_reference = upper_.item_triangles.append(total.item_references, stream_);
    upper_.item_boxes.append(total.item_references, stream_);
    return {next_.nodes, routes, upper_.top.data(), upper_.items.data(), first_item, first_reference, first_top};
  }

  /// By list, then key: every list by a block of its own, or where one is too long for that all together.
  void sort_fresh(const Event* keys, const std::uint32_t* from, Event* sorted_keys, std::uint32_t* sorted_from,
                  std::uint32_t fresh, std::uint32_t most_fresh, cudaStream_t s) {
    if (2 * std::uint64_t(most_fresh) <= most_sorted_by_block) {
      const std::size_t bytes = std::bit_ceil(2 * most_fresh) * sizeof(Event);
      const bool is_wide = most_fresh > 512;
      const auto kernel = is_wide ? sort_lists<1024> : sort_lists<256>;
      if (bytes > (48u << 10)) allow_shared_bytes(kernel, most_sorted_by_block * sizeof(Event));
      return launch_kernel(kernel, {3 * next_.node_count, is_wide ? 1024u : 256u, bytes}, s, next_.nodes, keys, from,
                           sorted_keys, sorted_from);
    }
    const int end_bit = key_bits + std::bit_width(3 * next_.node_count);
    enqueue([&](void* scratch, std::size_t& bytes) {
      return cub::DeviceRadixSort::SortPairs(scratch, bytes, keys, sorted_keys, from, sorted_from, 6 * std::int64_t(fresh), 0,
                                             end_bit, s);
    });
  }

  void move(const LevelView& v, Division d, std::uint32_t fresh, std::uint32_t most_fresh, cudaStream_t s) {
    const std::size_t fresh_events = 6 * std::size_t(fresh), kept_size = std::size_t(v.event_count()) + 1;
    moving_.clear(2 * Room::bytes_of<Event>(fresh_events) + 2 * Room::bytes_of<std::uint32_t>(fresh_events) +
                  Room::bytes_of<unsigned long long>(kept_size));
    auto *const keys = moving_.take<Event>(fresh_events), *const sorted_keys = moving_.take<Event>(fresh_events);
    auto* const from = moving_.take<std::uint32_t>(fresh_events);
    auto* const sorted_from = moving_.take<std::uint32_t>(fresh_events);
    auto* const kept = moving_.take<unsigned long long>(kept_size);
    launch_kernel(move_references, {blocks_for(v.reference_count), block_size}, s, v, d, next_.references(), next_.node,
                  References{upper_.item_triangles.data(), upper_.item_boxes.data()}, keys, from);
    if (next_.node_count == 0) return;
    if (fresh > 0) sort_fresh(keys, from, sorted_keys, sorted_from, fresh, most_fresh, s);
    sum_up(KeptOfEvent{v.events, d.flags, v.event_count()}, kept, kept_size);
    d.fresh_keys = sorted_keys;
    d.kept = kept;
    launch_kernel(move_events, {blocks_for(v.event_count(), block_size), block_size}, s, v, d, next_.events);
    if (fresh > 0)
      launch_kernel(merge_fresh, {blocks_for(fresh_events, block_size), block_size}, s, v, d, sorted_from,
                    static_cast<std::uint32_t>(fresh_events), next_.events);
  }

  DeviceSpan<const Triangle> triangles_;
  Rules rules_;
  std::uint32_t largest_item_;  ///< of more triangles are large nodes
  CudaExecutor& executor_;
  StreamView stream_;
  Upper upper_;
  Level level_, next_;
  Room work_, moving_, cub_;
};

}  // namespace

Upper divide_large_nodes(DeviceSpan<const Triangle> triangles, const Box& box, const Rules& rules,
                         std::uint64_t most_references, CudaExecutor& executor) {
  return LargeStage(triangles, rules, executor).run(box, most_references);
}

}  // namespace ws::kdtree::cuda
