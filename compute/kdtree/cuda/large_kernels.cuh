// The kernels that price and divide a level's large nodes: those of large.cu alone.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/bit_sums.cuh"
#include "compute/kdtree/cuda/block_sort.cuh"
#include "compute/kdtree/cuda/level.cuh"

#include <cub/block/block_scan.cuh>

namespace ws::kdtree::cuda::large {

inline constexpr unsigned block_size = 256;
inline constexpr Event no_candidate = ~Event(0);

/// A node's way to its children, from decide_nodes.
struct Decision {
  Split split;
  Path path;  ///< the children's
  bool inner;
};

// How a reference goes; in a leaf it "goes left", to where its node is kept. The properties of a level's references, in the
// order of the bits: to each side, and to each side with a new extent.
enum Flags : std::uint8_t { goes_left = 1, goes_right = 2, fresh_left = 4, fresh_right = 8 };
inline constexpr unsigned goes = 0, is_fresh = 2;  ///< and the side
using Ways = BitSums<4>;
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
};

/// A node's events along an axis.
struct Segment {
  std::uint32_t begin, end, lows_before;
};

// Where the host does not wait for each level it knows bounds alone: the sizes are on the device.

struct LevelSize {
  std::uint32_t nodes, references;
  std::uint32_t fresh;  ///< of the references: those clipped on the way here
};
/// How much is in use of what levels append to.
struct Ends {
  std::uint32_t top, items, item_references;
};
struct Progress {
  LevelSize size[2];  ///< of the level at work and of the next, in turns
  Ends begin, end;    ///< of what this level appends
};

/// A level as kernels see it.
struct LevelView {
  const LevelSize* size;  ///< on the device; where it is null the host knows the counts, else bounds
  const LargeNode* nodes;
  std::uint32_t node_count, reference_count;
  const std::uint32_t *triangle, *node;  ///< of each reference
  const Box* box;
  const Event* events;  ///< three lists of 2 · reference_count
  BitSums<1> lows;      ///< of the events

  /// Comes first in each kernel.
  __device__ void learn_size() {
    if (!size) return;
    node_count = size->nodes;
    reference_count = size->references;
  }
  [[nodiscard]] WS_HD std::uint32_t event_count() const { return 6 * reference_count; }
  [[nodiscard]] WS_HD Segment segment(const LargeNode& n, std::uint32_t axis) const {
    const std::uint32_t begin = 2 * (axis * reference_count + n.first);
    return {begin, begin + 2 * n.count, axis * reference_count + n.first};
  }
  [[nodiscard]] WS_HD std::uint32_t axis_of(std::uint32_t event) const {
    return (event >= 2 * reference_count ? 1u : 0u) + (event >= 4 * reference_count ? 1u : 0u);
  }
  [[nodiscard]] WS_HD std::uint32_t node_of_event(std::uint32_t event, std::uint32_t axis) const {
    return node[event / 2 - axis * reference_count];
  }
  [[nodiscard]] __device__ std::uint32_t lows_before(std::uint32_t event) const { return lows.before(event, 0); }
};

/// The split at a plane, its counts looked up in the sorted events.
__device__ inline Split judge_at(const LevelView& v, const Rules& rules, const LargeNode& n, Plane plane) {
  const Segment s = v.segment(n, static_cast<std::uint32_t>(plane.axis));
  const std::uint32_t here = lower_bound(v.events, s.begin, s.end, event_key(plane.position, end_event));
  const std::uint32_t starts = lower_bound(v.events, here, s.end, event_key(plane.position, start_event));
  const std::uint32_t left = v.lows_before(here) - s.lows_before, planar = v.lows_before(starts) - v.lows_before(here);
  const std::uint32_t highs = starts - s.begin - (left + planar);
  return judge(rules, n.cell, plane, left, planar, n.count - highs, n.count);
}

/// Lowers a slot that all lanes have to the smallest of their values, which rise with the lane where costs are equal.
__device__ inline void lower_common_slot(Event* slots, std::uint32_t slot, Event value) {
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
__device__ inline void lower_slot(Event* slots, std::uint32_t slot, Event value) {
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
__device__ inline std::uint32_t first_of_key(const Event* events, std::uint32_t begin, std::uint32_t e) {
  const Event key = key_of(events[e]);
  std::uint32_t step = 1;
  while (step <= e - begin && key_of(events[e - step]) == key) step *= 2;
  return lower_bound(events, step <= e - begin ? e - step : begin, e, key);
}

/// The split at the plane of event e, before which there are `lows` low ones; of the events of one plane only one counts: the
/// last that is no start, else the first.
__device__ inline Split split_at_event(const LevelView& v, const Rules& rules, const LargeNode& n, std::uint32_t axis,
                                       std::uint32_t e, std::uint32_t lows) {
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
    lows += is_low(event);
  }
  lows -= s.lows_before;
  const std::uint32_t highs = starts - s.begin - lows;
  return judge_quickly(rules, n.cell, surface_area(n.cell), {static_cast<std::int8_t>(axis), position_of(event)}, lows - planar,
                       planar, n.count - highs, n.count);
}
/// Costs are not negative: their bits compare as they do.
__device__ inline Event priced(const Split& split, std::uint32_t place) {
  return split.exists() ? Event(__float_as_uint(split.cost)) << 32 | place : no_candidate;
}

using TileOfEvents = TileOfBits<1, block_size, 4>;

/// A level's kernels are short and many: each may take its place on the device before the one before it has ended, which it
/// waits for here.
__device__ inline void take_turn() {
  wait_for_previous_kernel();
  let_next_kernel_start();
}

/// Counts the low events before each and, if that is asked for, finds for each node and axis the cheapest plane through an
/// event: the lowest of several.
__global__ void __launch_bounds__(block_size)
    count_lows_and_price(LevelView v, Rules rules, bool prices, TileSums tiles, Event* best) {
  take_turn();
  v.learn_size();
  __shared__ TileOfEvents::Shared shared;
  __shared__ std::uint32_t lows[TileOfEvents::tile_size], nodes[TileOfEvents::tile_size];
  TileOfEvents tile(shared);
  std::uint32_t node[TileOfEvents::rows];
#pragma unroll
  for (unsigned row = 0; row < TileOfEvents::rows; ++row) {
    const std::uint32_t e = tile.item(row);
    const bool exists = e < v.event_count();
    node[row] = exists && prices ? v.node_of_event(e, v.axis_of(e)) : nothing;
    tile.set(row, 0, exists && is_low(v.events[e]));
  }
  tile.sum_up(tiles);
  tile.write(v.lows, v.event_count());
  if (!prices) return;
#pragma unroll
  for (unsigned row = 0; row < TileOfEvents::rows; ++row) {
    const std::uint32_t place = row * block_size + threadIdx.x;
    lows[place] = tile.before(row, 0);
    nodes[place] = node[row];
  }
  WS_ROLLED  // four copies of what follows would have no registers left for other blocks
      for (unsigned row = 0; row < TileOfEvents::rows; ++row) {
    const std::uint32_t place = row * block_size + threadIdx.x, e = tile.item(row), node = nodes[place];
    std::uint32_t slot = nothing;
    Event value = no_candidate;
    if (node != nothing) {
      const std::uint32_t axis = v.axis_of(e);
      const LargeNode& n = v.nodes[node];
      slot = 3 * node + axis;
      const Strategy planes = planes_by(rules, n.count);
      const bool on_axis = planes == Strategy::object_median && static_cast<std::uint32_t>(longest_axis(n.cell)) == axis;
      if (planes == Strategy::sah || on_axis)
        value = priced(split_at_event(v, rules, n, axis, e, lows[place]), e - v.segment(n, axis).begin);
    }
    lower_slot(best, slot, value);
  }
}

/// The same over the planes between bins.
__global__ void __launch_bounds__(block_size) price_bins(LevelView v, Rules rules, Event* best) {
  take_turn();
  v.learn_size();
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

/// The cheapest plane along one axis.
__device__ inline Split best_of_axis(const LevelView& v, const Rules& rules, const LargeNode& n, std::uint32_t axis,
                                     Event best) {
  if (best == no_candidate) return {};
  const auto place = static_cast<std::uint32_t>(best);
  if (planes_by(rules, n.count) == Strategy::binned)
    return judge_at(v, rules, n, bin_plane(n.cell, static_cast<int>(axis), static_cast<int>(place), rules.bins));
  const std::uint32_t e = v.segment(n, axis).begin + place;
  return split_at_event(v, rules, n, axis, e, v.lows_before(e));
}

inline constexpr unsigned lanes_of_node = 4;  ///< one for each axis

/// The split of the lane `offset` further, as far as a decision needs it.
__device__ inline Split split_of_lane(const Split& own, unsigned offset) {
  Split other;
  other.cost = __shfl_down_sync(~0u, own.cost, offset, lanes_of_node);
  other.position = __shfl_down_sync(~0u, own.position, offset, lanes_of_node);
  const int code = __shfl_down_sync(~0u, own.axis + 1 + (own.side == Side::right ? 4 : 0), offset, lanes_of_node);
  other.axis = static_cast<std::int8_t>(code % 4 - 1);
  other.side = code < 4 ? Side::left : Side::right;
  return other;
}

__global__ void decide_nodes(LevelView v, Rules rules, const Event* best, Decision* decisions) {
  take_turn();
  v.learn_size();
  const std::uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, i = thread / lanes_of_node, axis = thread % lanes_of_node;
  const bool exists = i < v.node_count;
  LargeNode n{};
  Split split;
  if (exists) {
    n = v.nodes[i];
    if (rules.strategy == Strategy::spatial_median) {
      const Plane plane = middle_plane(n.cell);
      if (is_inside(n.cell, plane)) split = judge_at(v, rules, n, plane);
    } else if (rules.strategy == Strategy::sliding_midpoint) {
      const Segment s = v.segment(n, static_cast<std::uint32_t>(longest_axis(n.cell)));
      split = judge_at(v, rules, n, sliding_plane(n.cell, position_of(v.events[s.begin]), position_of(v.events[s.end - 1])));
    } else if (axis < 3) {
      split = best_of_axis(v, rules, n, axis, best[3 * i + axis]);
    }
  }
  for (unsigned offset = 2; offset > 0; offset /= 2)
    if (const Split other = split_of_lane(split, offset); is_better(other, split)) split = other;
  if (!exists || axis != 0) return;
  Path path = n.path;
  const bool inner = splits(rules, split, n.count, path);
  decisions[i] = {split, path, inner};
}

inline constexpr unsigned ways_block_size = 128;
using TileOfReferences = TileOfBits<4, ways_block_size, 4>;

/// Where each reference goes. Those across their plane are clipped: a block lists its own, so that its threads share them.
__global__ void __launch_bounds__(ways_block_size)
    find_ways(LevelView v, const Triangle* triangles, Clip how, const Decision* decisions, TileSums tiles, SplitBoxes* halves,
              Ways ways) {
  take_turn();
  v.learn_size();
  __shared__ TileOfReferences::Shared shared;
  __shared__ std::uint8_t flags[TileOfReferences::tile_size];
  __shared__ std::uint16_t across[TileOfReferences::tile_size];
  __shared__ unsigned across_count;
  TileOfReferences tile(shared);
  const std::uint32_t first = blockIdx.x * TileOfReferences::tile_size;
  if (threadIdx.x == 0) across_count = 0;
  __syncthreads();
  WS_ROLLED
  for (unsigned i = threadIdx.x; i < TileOfReferences::tile_size; i += ways_block_size) {
    const std::uint32_t r = first + i;
    unsigned flag = 0;
    if (r < v.reference_count) {
      const Decision& d = decisions[v.node[r]];
      flag = goes_left;
      if (d.inner) {
        const Goes way = where(v.box[r], d.split.axis, d.split.position, d.split.side);
        flag = (way.left ? goes_left : 0u) | (way.right ? goes_right : 0u);
        if (way.left && way.right) across[atomicAdd(&across_count, 1u)] = static_cast<std::uint16_t>(i);
      }
    }
    flags[i] = static_cast<std::uint8_t>(flag);
  }
  __syncthreads();
  WS_ROLLED
  for (unsigned i = threadIdx.x; i < across_count; i += ways_block_size) {
    const std::uint32_t r = first + across[i], node = v.node[r];
    const Split& split = decisions[node].split;
    const SplitBoxes boxes =
        split_boxes(triangles[v.triangle[r]], v.box[r], v.nodes[node].cell, split.axis, split.position, how);
    halves[r] = boxes;
    flags[across[i]] = static_cast<std::uint8_t>((boxes.left.is_empty() ? 0 : goes_left | fresh_left) |
                                                 (boxes.right.is_empty() ? 0 : goes_right | fresh_right));
  }
  __syncthreads();
#pragma unroll
  for (unsigned row = 0; row < TileOfReferences::rows; ++row)
#pragma unroll
    for (unsigned way = 0; way < 4; ++way) tile.set(row, way, flags[row * ways_block_size + threadIdx.x] >> way & 1u);
  tile.sum_up(tiles);
  tile.write(ways, v.reference_count);
}

/// Of a child that is not large.
WS_HD inline ItemKind kind_of(const Rules& rules, Path path, std::uint32_t count) {
  return count > small_size && !must_be_leaf(rules, path, count) ? ItemKind::medium : ItemKind::undecided;
}

/// What a node becomes.
struct TallyOfNode {
  Rules rules;
  const LargeNode* nodes;
  const Decision* decisions;
  Ways ways;
  std::uint32_t node_count;
  std::uint32_t largest_item;

  WS_HD bool is_large(Path path, std::uint32_t count) const {
    return count > largest_item && !must_be_leaf(rules, path, count);
  }
  /// How many of the node's references have the property.
  [[nodiscard]] __device__ std::uint32_t count(const LargeNode& n, unsigned property) const {
    return ways.before(n.first + n.count, property) - ways.before(n.first, property);
  }
  __device__ Tally operator()(std::uint32_t i) const {
    if (i >= node_count) return {};
    const LargeNode& n = nodes[i];
    const Decision& d = decisions[i];
    if (!d.inner) return {0, 0, 0, 1, n.count, 0, 0, 0, 0};
    Tally tally{0, 0, 0, 0, 0, 0, 0, 0, 1};
    for (unsigned side = 0; side < 2; ++side) {
      const std::uint32_t count = this->count(n, goes + side);
      if (is_large(d.path, count)) {
        ++tally.large;
        tally.references += count;
        const std::uint32_t fresh = this->count(n, is_fresh + side);
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

/// A level's outcome, for the host.
struct Told {
  Tally total;
  std::uint32_t is_divided;  ///< else there was too little room, and nothing was done
};
/// How levels go on without the host; `progress` is null where they do not.
struct Onward {
  Progress* progress;
  unsigned turn;    ///< which of its sizes is this level's
  Tally room;       ///< for the next level
  Ends capacities;  ///< of what levels append to
  Told* told;
};
/// Of one thread: the next level's size. False where there is no room for it: then both have no nodes, and nothing more is
/// done.
__device__ inline bool go_on(const Onward& o, const Tally& total) {
  Progress& p = *o.progress;
  const Ends end{p.end.top + 2 * total.pairs, p.end.items + total.items, p.end.item_references + total.item_references};
  const bool has_room = total.large <= o.room.large && total.references <= o.room.references && total.fresh <= o.room.fresh &&
                        total.most_fresh <= o.room.most_fresh && end.top <= o.capacities.top &&
                        end.items <= o.capacities.items && end.item_references <= o.capacities.item_references;
  *o.told = {total, has_room};
  p.size[1 - o.turn] = has_room ? LevelSize{total.large, total.references, total.fresh} : LevelSize{0, 0, 0};
  if (!has_room) p.size[o.turn] = {0, 0, 0};
  p.begin = p.end;
  if (has_room) p.end = end;
  return has_room;
}

inline constexpr unsigned few_nodes = 256, many_nodes = 1024;
/// The sums before each of some nodes, and of all, by one block; those before more nodes are CUB's.
template <unsigned tally_block_size>
__global__ void __launch_bounds__(tally_block_size)
    sum_tallies(LevelView v, TallyOfNode outcome, Tally* tallies, Onward onward) {
  take_turn();
  v.learn_size();
  outcome.node_count = v.node_count;
  using Scan = cub::BlockScan<Tally, tally_block_size, cub::BLOCK_SCAN_WARP_SCANS>;
  __shared__ typename Scan::TempStorage room;
  const std::uint32_t i = threadIdx.x;
  Tally before;
  Scan(room).ExclusiveScan(outcome(i), before, Tally{}, Add{});
  if (i <= v.node_count) tallies[i] = before;
  if (i == v.node_count && onward.progress) (void)go_on(onward, before);
}

/// Where a level's results go.
struct Outlet {
  LargeNode* next;
  Event* best;  ///< of the next level's nodes
  Route* routes;
  TopNode* top;
  Item* items;
  Ends first;         ///< of this level
  const Ends* begin;  ///< the same on the device, or null
};

/// Node i's, which come after those of the nodes before it.
__device__ inline void make_children_of(std::uint32_t i, const LevelView& v, const TallyOfNode& outcome, Tally t,
                                        const Outlet& out) {
  const LargeNode n = v.nodes[i];
  const Decision d = outcome.decisions[i];
  Route route{{0, 0}, {nothing, nothing}};
  const auto add_item = [&](const Box& cell, Path path, std::uint32_t count, ItemKind kind, std::uint32_t top, unsigned side) {
    const std::uint32_t item = out.first.items + t.items++;
    route.first[side] = out.first.item_references + t.item_references;
    t.item_references += count;
    out.items[item] = {cell, path, route.first[side], count, top, kind};
    out.top[top].item = item;
  };
  if (!d.inner) {
    add_item(n.cell, n.path, n.count, ItemKind::leaf, n.top, 0);
    out.routes[i] = route;
    return;
  }
  const std::uint32_t left_top = out.first.top + 2 * t.pairs;
  TopNode& own = out.top[n.top];
  own.position = d.split.position;
  own.axis = d.split.axis;
  own.left = left_top;
  own.item = nothing;
  for (unsigned side = 0; side < 2; ++side) {
    const std::uint32_t count = outcome.count(n, goes + side), top = left_top + side;
    const Box cell = side == 0 ? below(n.cell, d.split.axis, d.split.position) : above(n.cell, d.split.axis, d.split.position);
    out.top[top].parent = n.top;
    if (outcome.is_large(d.path, count)) {
      route.first[side] = t.references;
      route.child[side] = t.large;
      const std::uint32_t fresh = outcome.count(n, is_fresh + side);
      const std::uint32_t before = outcome.ways.before(n.first, goes + side);
      const std::uint32_t fresh_before = outcome.ways.before(n.first, is_fresh + side);
      out.next[t.large] = {cell, d.path, t.references, count, t.fresh, fresh, before - fresh_before, t.references - before,
                           top,  i,      side};
      for (unsigned axis = 0; axis < 3; ++axis) out.best[3 * t.large + axis] = no_candidate;
      ++t.large;
      t.references += count;
      t.fresh += fresh;
    } else {
      add_item(cell, d.path, count, kind_of(outcome.rules, d.path, count), top, side);
    }
  }
  out.routes[i] = route;
}

__global__ void make_children(LevelView v, TallyOfNode outcome, const Tally* tallies, Outlet out) {
  take_turn();
  v.learn_size();
  if (out.begin) out.first = *out.begin;
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < v.node_count) make_children_of(i, v, outcome, tallies[i], out);
}

/// Both at once, where one block suffices and the host does not wait for the sums.
__global__ void __launch_bounds__(few_nodes)
    sum_and_make_children(LevelView v, TallyOfNode outcome, Onward onward, Outlet out) {
  take_turn();
  v.learn_size();
  outcome.node_count = v.node_count;
  using Scan = cub::BlockScan<Tally, few_nodes, cub::BLOCK_SCAN_WARP_SCANS>;
  __shared__ typename Scan::TempStorage room;
  __shared__ Ends first;
  __shared__ bool goes_on;
  const std::uint32_t i = threadIdx.x;
  Tally before;
  Scan(room).ExclusiveScan(outcome(i), before, Tally{}, Add{});
  if (i == v.node_count) {
    first = onward.progress->end;
    goes_on = go_on(onward, before);
  }
  __syncthreads();
  if (!goes_on || i >= v.node_count) return;
  out.first = first;
  make_children_of(i, v, outcome, before, out);
}

/// What of a level's results the steps after make_children read.
struct Division {
  Ways ways;
  const SplitBoxes* halves;
  const Route* routes;
  const LargeNode* next;
  std::uint32_t next_reference_count, fresh_count;
  const LevelSize* next_size;  ///< on the device, or null
  const Event* fresh_keys;     ///< sorted by list, position, type
  BitSums<2> kept;             ///< of the events: those that go to one child alone, by side

  __device__ void learn_size() {
    if (!next_size) return;
    next_reference_count = next_size->references;
    fresh_count = next_size->fresh;
  }
  /// Where reference r, of node n, stands in the child on `side`.
  [[nodiscard]] __device__ std::uint32_t rank(const LargeNode& n, std::uint32_t r, unsigned side) const {
    return ways.before(r, goes + side) - ways.before(n.first, goes + side);
  }
  /// How many of the events before those of the child's parent along an axis are kept. Each reference has two in each list.
  [[nodiscard]] __device__ std::uint32_t kept_before(const LevelView& v, const LargeNode& child, std::uint32_t axis) const {
    const std::uint32_t all = v.reference_count, side = child.side;
    return 2 * (axis * (ways.before(all, goes + side) - ways.before(all, is_fresh + side)) + child.kept_before);
  }
};

inline constexpr int key_bits = 34;  // of an event's position and type; above them the list: three for each node

/// The next level's references: those of its nodes, and of items. New extents give new events, six for each.
__global__ void move_references(LevelView v, Division d, References next, std::uint32_t* next_node, References items,
                                Event* fresh_keys, std::uint32_t* fresh_references) {
  take_turn();
  v.learn_size();
  const std::uint32_t r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= v.reference_count) return;
  const std::uint32_t node = v.node[r];
  const LargeNode& n = v.nodes[node];
  const Route route = d.routes[node];
  for (unsigned side = 0; side < 2; ++side) {
    if (!d.ways.has(r, goes + side)) continue;
    const bool fresh = d.ways.has(r, is_fresh + side);
    const Box box = !fresh ? v.box[r] : side == 0 ? d.halves[r].left : d.halves[r].right;
    const std::uint32_t child = route.child[side], to = route.first[side] + d.rank(n, r, side);
    const References& out = child == nothing ? items : next;
    out.triangle[to] = v.triangle[r];
    out.box[to] = box;
    if (child == nothing) continue;
    next_node[to] = child;
    if (!fresh) continue;
    const std::uint32_t before = d.ways.before(r, is_fresh + side) - d.ways.before(n.first, is_fresh + side);
    std::uint32_t slot = 6 * (d.next[child].fresh + before);
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
__device__ inline std::uint32_t fresh_begin(const LargeNode& child, std::uint32_t axis) {
  return 6 * child.fresh + 2 * axis * child.fresh_count;
}

/// Of a list that a block sorts at once.
inline constexpr std::uint32_t most_sorted_by_block = 1 << 13;

/// A block for each list of new events, three for each node: sorts it by key.
template <unsigned sort_block_size>
__global__ void __launch_bounds__(sort_block_size)
    sort_lists(const LargeNode* nodes, const LevelSize* size, const Event* keys, const std::uint32_t* from, Event* sorted_keys,
               std::uint32_t* sorted_from) {
  take_turn();
  extern __shared__ Event list[];
  if (size && blockIdx.x / 3 >= size->nodes) return;
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

using TileOfKept = TileOfBits<2, block_size, 4>;

/// An event of a reference that goes to the child on `side` alone, after `kept` others like it: to its place among that child's
/// old and new events.
__device__ inline void move_event(const LevelView& v, const Division& d, std::uint32_t e, unsigned side, std::uint32_t kept,
                                  Event* next) {
  const Event event = v.events[e];
  const std::uint32_t axis = v.axis_of(e), node = v.node_of_event(e, axis), r = reference_of(event);
  const std::uint32_t child_index = d.routes[node].child[side];
  if (child_index == nothing) return;
  const LargeNode& child = d.next[child_index];
  const std::uint32_t rank = kept - d.kept_before(v, child, axis);
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
  next[to] = key << event_reference_bits | (d.ways.before(r, goes + side) + child.shift);
}

/// Counts the events that are kept, and moves them.
__global__ void __launch_bounds__(block_size) move_events(LevelView v, Division d, TileSums tiles, Event* next) {
  take_turn();
  v.learn_size();
  d.learn_size();
  __shared__ TileOfKept::Shared shared;
  TileOfKept tile(shared);
#pragma unroll
  for (unsigned row = 0; row < TileOfKept::rows; ++row) {
    const std::uint32_t e = tile.item(row);
    bool left = false, right = false;
    if (e < v.event_count()) {
      const std::uint32_t r = reference_of(v.events[e]);
      left = d.ways.has(r, goes);
      right = d.ways.has(r, goes + 1);
      if (left && !right)
        left = !d.ways.has(r, is_fresh);
      else if (right && !left)
        right = !d.ways.has(r, is_fresh + 1);
      else
        left = right = false;
    }
    tile.set(row, 0, left);
    tile.set(row, 1, right);
  }
  tile.sum_up(tiles);
  tile.write(d.kept, v.event_count());
#pragma unroll
  for (unsigned row = 0; row < TileOfKept::rows; ++row)
    if (const unsigned side = tile.has(row, 1) ? 1 : 0; side == 1 || tile.has(row, 0))
      move_event(v, d, tile.item(row), side, side == 1 ? tile.before(row, 1) : tile.before(row, 0), next);
}

/// New events, to their place among the child's old ones.
__global__ void __launch_bounds__(block_size)
    merge_fresh(LevelView v, Division d, const std::uint32_t* references, Event* next) {
  take_turn();
  v.learn_size();
  d.learn_size();
  for (std::uint32_t j = blockIdx.x * block_size + threadIdx.x; j < 6 * d.fresh_count; j += gridDim.x * block_size) {
    const Event key = d.fresh_keys[j] & ((Event(1) << key_bits) - 1);
    const auto list = static_cast<std::uint32_t>(d.fresh_keys[j] >> key_bits);
    const std::uint32_t axis = list % 3;
    const LargeNode& child = d.next[list / 3];
    const Segment s = v.segment(v.nodes[child.parent], axis);
    const std::uint32_t beyond = lower_bound(v.events, s.begin, s.end, key + 1);
    const std::uint32_t kept = d.kept.before(beyond, child.side) - d.kept_before(v, child, axis);
    const std::uint32_t to = 2 * (axis * d.next_reference_count + child.first) + kept + (j - fresh_begin(child, axis));
    next[to] = key << event_reference_bits | references[j];
  }
}

/// The first level: one node, in the box of all triangles, which the host does not know yet.
__global__ void list_triangles(const Triangle* triangles, std::uint32_t count, const Box* box, Path path, LargeNode* root,
                               TopNode* top, Event* best, Progress* progress, References out, std::uint32_t* node) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  out.triangle[i] = i;
  out.box[i] = box_of(triangles[i]);
  node[i] = 0;
  if (i > 0) return;
  *progress = {{{1, count, 0}, {0, 0, 0}}, {1, 0, 0}, {1, 0, 0}};
  *top = {0, 0, 0, 0, nothing};
  *root = {*box, path, 0, count, 0, 0, 0, 0, 0, 0, 0};
  for (int axis = 0; axis < 3; ++axis) best[axis] = no_candidate;
}

// While all events are sorted at once their axis is above the position, and less is left for the reference.
inline constexpr int first_reference_bits = 28;
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

}  // namespace ws::kdtree::cuda::large
