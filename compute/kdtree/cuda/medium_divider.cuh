// One medium node's division by a block, with its references and its sorted events in shared memory.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/block_sort.cuh"
#include "compute/kdtree/cuda/warp.cuh"

#include <cub/block/block_merge_sort.cuh>

#include <bit>
#include <type_traits>

namespace ws::kdtree::cuda::medium {

/// The blocks for nodes of some size.
struct WideTier {
  static constexpr unsigned threads = 512, capacity = medium_size, blocks_each = 2;
  /// Where at most so many references cross a plane, what is known of them lies in shared memory; else in global memory.
  static constexpr unsigned few = 96;
};
struct NarrowTier {
  static constexpr unsigned threads = 128, capacity = 160, blocks_each = 8;
  static constexpr unsigned few = 24;
};
/// A node that waits for a block.
struct Pending {
  Box cell;
  Path path;
  std::uint32_t first, count;  ///< its references: in the pool, or where it is `raw` among those of items
  std::uint32_t top;
  std::uint32_t raw;  ///< its events are not sorted yet
};

struct Counters {
  unsigned long long growth[deepest_level + 1];
  unsigned long long references;                     ///< of all nodes of the deepest level, were there no leaves above
  std::uint32_t items, item_references, top;         ///< used so far, or wanted where that is more than there is
  std::uint32_t pool;                                ///< the same
  std::uint32_t taken[2], pushed[2], unfinished[2];  ///< nodes of the queues: of the wide blocks, and of the narrow ones
  std::uint32_t stop;                                ///< there are more references than any tree within the rules has
  std::uint32_t is_short;                            ///< of the pool or the queue: nodes were left out
};

/// Of a node whose plane many references cross, for one block.
template <class Tier>
struct Spill {
  SplitBoxes halves[Tier::capacity];
  std::uint16_t order[6][2 * Tier::capacity], beyond[6][2 * Tier::capacity];
};

/// What all blocks share.
struct Work {
  Rules rules;
  const Triangle* triangles;
  Item* items;
  std::uint32_t* item_triangles;
  Box* item_boxes;
  TopNode* top;
  std::uint32_t item_capacity, reference_capacity, top_capacity;
  std::uint32_t* pool;  ///< ten words a reference, see PoolPart
  std::uint32_t pool_capacity;
  Pending* queue[2];
  std::uint32_t* is_ready[2];  ///< of each place of a queue
  std::uint32_t queue_capacity;
  unsigned long long most_references;
  Counters* counters;
  Spill<WideTier>* wide_spills;
  Spill<NarrowTier>* narrow_spills;
};

/// A node's part of the pool: rows of its references' ends, of their triangles, and of two bytes for each event.
struct PoolPart {
  std::uint32_t* words;
  std::uint32_t count;

  [[nodiscard]] __device__ float* ends(unsigned row) const { return reinterpret_cast<float*>(words) + row * count; }
  [[nodiscard]] __device__ std::uint32_t* triangles() const { return words + 6 * count; }
  [[nodiscard]] __device__ std::uint16_t* events(unsigned axis) const {
    return reinterpret_cast<std::uint16_t*>(words + 7 * count) + axis * 2 * count;
  }
};
constexpr std::uint32_t pool_words = 10;

/// A set of places, with the number of those before each word of it.
template <unsigned words>
struct PlaceSet {
  std::uint32_t bits[words + 1], before[words + 1];

  [[nodiscard]] __device__ unsigned rank(unsigned i) const {
    return before[i / 32] + __popc(bits[i / 32] & ((1u << i % 32) - 1));
  }
  /// Of one warp, once the bits of the first `used` words are set.
  __device__ void sum_up(unsigned used) {
    const unsigned lane = threadIdx.x % 32;
    unsigned sum = 0;
    if (lane == 0) bits[used] = 0;
    WS_ROLLED
    for (unsigned base = 0; base <= used; base += 32) {
      const unsigned own = base + lane < used ? __popc(bits[base + lane]) : 0;
      unsigned inclusive = own;
      WS_ROLLED
      for (int offset = 1; offset < 32; offset *= 2) {
        const unsigned other = __shfl_up_sync(all_lanes, inclusive, offset);
        if (lane >= unsigned(offset)) inclusive += other;
      }
      if (base + lane <= used) before[base + lane] = sum + inclusive - own;
      sum += __shfl_sync(all_lanes, inclusive, 31);
    }
  }
};

/// Where a child goes.
struct Child {
  std::uint32_t count;
  bool waits;           ///< else it is an item
  bool is_stored;       ///< there is room for it
  std::uint32_t first;  ///< its references, in the pool or among those of items
  std::uint32_t slot;   ///< of the queue
};

/// What is known of few references that cross a plane. Lists: three axes of the left child, then of the right one.
template <class Tier>
struct Few {
  SplitBoxes halves[Tier::few];
  Event keys[6 * 2 * Tier::few];
  std::uint16_t order[6][2 * Tier::few], beyond[6][2 * Tier::few];
};

/// A block's memory. An event is two bytes: its reference's number, and in the lowest bit whether it is a low one.
template <class Tier>
struct Shared {
  static constexpr unsigned capacity = Tier::capacity, event_words = (2 * capacity + 31) / 32;
  static constexpr unsigned events_each = (2 * capacity + Tier::threads - 1) / Tier::threads;  ///< of a thread, at most
  using Sorter = cub::BlockMergeSort<Event, Tier::threads, events_each>;

  float end[6][capacity];  ///< lows of the three axes, then highs
  std::uint32_t triangle[capacity];
  std::uint16_t event[3][2 * capacity];
  std::uint8_t flags[capacity];
  std::uint16_t half_of[capacity];   ///< of a reference across the plane: its place among those
  std::uint16_t across[capacity];    ///< the references across the plane
  std::uint16_t fresh[2][capacity];  ///< those of them that enter each child
  PlaceSet<event_words> lows[3], kept[2][3];
  PlaceSet<(capacity + 31) / 32> goes[2];
  union {  // one at a time
    typename Sorter::TempStorage sorter;
    Event sort[std::bit_ceil(2 * capacity)];
    Few<Tier> few;
  };
  Split best[Tier::threads / 32];
  Pending node;
  Split split;
  Path path;  ///< the children's
  bool is_inner;
  std::uint32_t slot, across_count, fresh_count[2], left_top;
  Child child[2];
};

enum Flags : std::uint8_t { goes_left = 1, goes_right = 2, fresh_left = 4, fresh_right = 8 };

/// Where the next node waits: a block of either kind takes those of its queue.
[[nodiscard]] __device__ inline unsigned queue_for(std::uint32_t count) { return count <= NarrowTier::capacity ? 1 : 0; }

/// One node's division by a block. Every method is called by all threads; those that end with a barrier say so.
template <class Tier>
class Divider {
 public:
  __device__ Divider(const Work& work, Shared<Tier>& shared) : work_(work), s_(shared), count_(shared.node.count) {}

  __device__ void divide() {
    load();
    if (s_.node.raw) sort_events();
    choose();
    if (!s_.is_inner) return write_leaf();
    classify();
    clip();
    list_places();
    if (threadIdx.x < 32) place_children();
    order_fresh();
    write_references();
    write_old_events();
    write_fresh_events();
    push_children();
  }

 private:
  static constexpr unsigned block_size = Tier::threads, warps = block_size / 32;
  static constexpr unsigned own_queue = std::is_same_v<Tier, WideTier> ? 0 : 1;

  [[nodiscard]] __device__ Spill<Tier>& spill() const {
    if constexpr (own_queue == 0)
      return work_.wide_spills[blockIdx.x];
    else
      return work_.narrow_spills[blockIdx.x];
  }
  [[nodiscard]] __device__ Box box(unsigned r) const {
    return {{s_.end[0][r], s_.end[1][r], s_.end[2][r]}, {s_.end[3][r], s_.end[4][r], s_.end[5][r]}};
  }
  [[nodiscard]] __device__ PoolPart part(std::uint32_t first, std::uint32_t count) const {
    return {work_.pool + std::size_t(pool_words) * first, count};
  }
  [[nodiscard]] __device__ static Event key(float low, float high, bool is_low) {
    const bool planar = low == high;
    return is_low ? event_key(low, planar ? planar_low_event : start_event)
                  : event_key(high, planar ? planar_high_event : end_event);
  }
  [[nodiscard]] __device__ Event key_at(unsigned axis, unsigned e) const {
    const unsigned code = s_.event[axis][e], r = code >> 1;
    return key(s_.end[axis][r], s_.end[3 + axis][r], code & 1u);
  }
  [[nodiscard]] __device__ SplitBoxes* halves() const { return is_spilled() ? spill().halves : s_.few.halves; }
  [[nodiscard]] __device__ bool is_spilled() const { return s_.across_count > Tier::few; }
  [[nodiscard]] __device__ std::uint16_t* order(unsigned list) const {
    return is_spilled() ? spill().order[list] : s_.few.order[list];
  }
  [[nodiscard]] __device__ std::uint16_t* beyond(unsigned list) const {
    return is_spilled() ? spill().beyond[list] : s_.few.beyond[list];
  }

  /// Ends with a barrier.
  __device__ void load() {
    const std::uint32_t first = s_.node.first;
    if (s_.node.raw) {
      for (unsigned r = threadIdx.x; r < count_; r += block_size) {
        const Box box = work_.item_boxes[first + r];
        for (int axis = 0; axis < 3; ++axis) {
          s_.end[axis][r] = box.low[axis];
          s_.end[3 + axis][r] = box.high[axis];
        }
        s_.triangle[r] = work_.item_triangles[first + r];
      }
    } else {
      const PoolPart from = part(first, count_);
      for (unsigned r = threadIdx.x; r < count_; r += block_size) {
        for (unsigned row = 0; row < 6; ++row) s_.end[row][r] = __ldcg(from.ends(row) + r);
        s_.triangle[r] = __ldcg(from.triangles() + r);
      }
      for (unsigned axis = 0; axis < 3; ++axis) {
        const auto* two = reinterpret_cast<const std::uint32_t*>(from.events(axis));
        auto* to = reinterpret_cast<std::uint32_t*>(s_.event[axis]);
        for (unsigned i = threadIdx.x; i < count_; i += block_size) to[i] = __ldcg(two + i);
      }
    }
    __syncthreads();
  }

  /// Ends with a barrier.
  __device__ void sort_events() {
    using Own = Shared<Tier>;
    WS_ROLLED
    for (unsigned axis = 0; axis < 3; ++axis) {
      const unsigned first = threadIdx.x * Own::events_each;
      Event numbers[Own::events_each];
      for (unsigned i = 0; i < Own::events_each; ++i) {
        const unsigned code = first + i, r = code >> 1;
        numbers[i] = code < 2 * count_ ? key(s_.end[axis][r], s_.end[3 + axis][r], code & 1u) << 16 | code : ~Event(0);
      }
      typename Own::Sorter(s_.sorter).Sort(numbers, ::cuda::std::less<Event>{});
      for (unsigned i = 0; i < Own::events_each; ++i)
        if (first + i < 2 * count_) s_.event[axis][first + i] = static_cast<std::uint16_t>(numbers[i]);
      __syncthreads();
    }
  }

  /// An end of an extent: of a node's sorted ones.
  struct End {
    float position;
    std::uint32_t type;
  };
  [[nodiscard]] __device__ End end_at(unsigned axis, unsigned e) const {
    const unsigned code = s_.event[axis][e], r = code >> 1;
    const float low = s_.end[axis][r], high = s_.end[3 + axis][r];
    const bool is_low = code & 1u, is_planar = low == high;
    return {is_low ? low : high, is_planar ? (is_low ? planar_low_event : planar_high_event)
                                 : is_low  ? start_event
                                           : end_event};
  }
  /// What the plane of event e costs; of the events of one plane only one counts: the last that is no start, else the first.
  /// `area`: the cell's.
  [[nodiscard]] __device__ Split price_event(unsigned axis, unsigned e, float area) const {
    const End own = end_at(axis, e);
    unsigned starts = e, planar = 0;
    if (own.type == start_event) {
      if (e > 0 && end_at(axis, e - 1).position == own.position) return {};
    } else {
      starts = e + 1;
      if (starts < 2 * count_) {
        const End next = end_at(axis, starts);
        if (next.position == own.position && next.type != start_event) return {};
      }
      if (own.type == planar_low_event) planar = starts - first_not_below(axis, e, key_at(axis, e));
    }
    const unsigned lows = s_.lows[axis].rank(starts), highs = starts - lows;
    const Plane plane{static_cast<std::int8_t>(axis), own.position + 0.0f};
    return judge_quickly(work_.rules, s_.node.cell, area, plane, lows - planar, planar, count_ - highs, count_);
  }
  /// The first of the events before `end` whose key is not below `limit`.
  [[nodiscard]] __device__ unsigned first_not_below(unsigned axis, unsigned end, Event limit) const {
    unsigned begin = 0;
    while (begin < end) {
      const unsigned middle = (begin + end) / 2;
      if (key_at(axis, middle) < limit)
        begin = middle + 1;
      else
        end = middle;
    }
    return begin;
  }

  /// Decides whether, and where, the node is divided. Ends with a barrier.
  __device__ void choose() {
    const unsigned warp = threadIdx.x / 32, lane = threadIdx.x % 32, words = (2 * count_ + 31) / 32;
    for (unsigned i = warp; i < 3 * words; i += warps) {
      const unsigned axis = i / words, word = i % words, e = 32 * word + lane;
      const unsigned bits = __ballot_sync(all_lanes, e < 2 * count_ && (s_.event[axis][e] & 1u));
      if (lane == 0) s_.lows[axis].bits[word] = bits;
    }
    __syncthreads();
    for (unsigned axis = warp; axis < 3; axis += warps) s_.lows[axis].sum_up(words);
    __syncthreads();
    const float area = surface_area(s_.node.cell);
    Split best;
    WS_ROLLED
    for (unsigned i = threadIdx.x; i < 6 * count_; i += block_size) {
      const unsigned axis = (i >= 2 * count_) + (i >= 4 * count_);
      const Split split = price_event(axis, i - axis * 2 * count_, area);
      if (is_better(split, best)) best = split;
    }
    best = best_of_warp(best);
    if (lane == 0) s_.best[warp] = best;
    __syncthreads();
    if (warp == 0) {
      best = best_of_warp(lane < warps ? s_.best[lane] : Split{});
      if (lane == 0) {
        s_.split = best;
        s_.path = s_.node.path;
        s_.is_inner = splits(work_.rules, best, count_, s_.path);
        s_.across_count = s_.fresh_count[0] = s_.fresh_count[1] = 0;
      }
    }
    __syncthreads();
  }

  /// Ends with a barrier.
  __device__ void classify() {
    for (unsigned r = threadIdx.x; r < count_; r += block_size) {
      const Goes goes = where(box(r), s_.split.axis, s_.split.position, s_.split.side);
      s_.flags[r] = static_cast<std::uint8_t>((goes.left ? goes_left : 0) | (goes.right ? goes_right : 0));
      if (!goes.left || !goes.right) continue;
      const unsigned place = atomicAdd(&s_.across_count, 1u);
      s_.across[place] = static_cast<std::uint16_t>(r);
      s_.half_of[r] = static_cast<std::uint16_t>(place);
    }
    __syncthreads();
  }

  /// Two lanes side by side clip a reference, each for one child. Ends with a barrier.
  __device__ void clip() {
    SplitBoxes* const all = halves();
    const unsigned side = threadIdx.x % 2, first_lane = threadIdx.x % 32 & ~1u;
    const Box child = cell_of(side);
    WS_ROLLED
    for (unsigned base = 0; base < s_.across_count; base += block_size / 2) {
      const unsigned i = base + threadIdx.x / 2;
      const bool is_there = i < s_.across_count;
      unsigned r = 0;
      Box own;
      if (is_there) {
        r = s_.across[i];
        own = child_box(work_.triangles[s_.triangle[r]], box(r), child, work_.rules.clip);
      }
      const unsigned entered = __ballot_sync(all_lanes, is_there && !own.is_empty()) >> first_lane & 3u;
      if (is_there && entered == 0) own = intersection(box(r), child);  // lost by rounding: both keep it, as split_boxes has it
      const bool enters = is_there && !own.is_empty();
      const unsigned both = __ballot_sync(all_lanes, enters) >> first_lane & 3u;
      if (!is_there) continue;
      (side == 0 ? all[i].left : all[i].right) = own;
      if (side == 0) s_.flags[r] = static_cast<std::uint8_t>(both | both << 2);  // goes there, and is fresh there
      if (enters) s_.fresh[side][atomicAdd(&s_.fresh_count[side], 1u)] = static_cast<std::uint16_t>(r);
    }
    __syncthreads();
  }

  /// Which references enter each child, and which events stay with a child. Ends with a barrier.
  __device__ void list_places() {
    const unsigned warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const unsigned words = (count_ + 31) / 32, words_of_events = (2 * count_ + 31) / 32;
    for (unsigned word = warp; word < words; word += warps) {
      const unsigned r = 32 * word + lane, flags = r < count_ ? s_.flags[r] : 0;
      const unsigned left = __ballot_sync(all_lanes, flags & goes_left), right = __ballot_sync(all_lanes, flags & goes_right);
      if (lane == 0) {
        s_.goes[0].bits[word] = left;
        s_.goes[1].bits[word] = right;
      }
    }
    for (unsigned i = warp; i < 3 * words_of_events; i += warps) {
      const unsigned axis = i / words_of_events, word = i % words_of_events, e = 32 * word + lane;
      const unsigned flags = e < 2 * count_ ? s_.flags[s_.event[axis][e] >> 1] : 0;
      const unsigned left = __ballot_sync(all_lanes, flags == goes_left), right = __ballot_sync(all_lanes, flags == goes_right);
      if (lane == 0) {
        s_.kept[0][axis].bits[word] = left;
        s_.kept[1][axis].bits[word] = right;
      }
    }
    __syncthreads();
    for (unsigned set = warp; set < 8; set += warps) {
      if (set < 2)
        s_.goes[set].sum_up(words);
      else
        s_.kept[set % 2][set / 2 - 1].sum_up(words_of_events);
    }
    __syncthreads();
  }

  /// The node stays whole: an item that is a leaf.
  __device__ void write_leaf() {
    if (threadIdx.x == 0) {
      const std::uint32_t item = atomicAdd(&work_.counters->items, 1u);
      const std::uint32_t first = atomicAdd(&work_.counters->item_references, count_);
      if (item < work_.item_capacity)
        work_.items[item] = {s_.node.cell, s_.node.path, first, count_, s_.node.top, ItemKind::leaf};
      if (s_.node.top < work_.top_capacity) work_.top[s_.node.top].item = item;
      s_.child[0].first = first;
      atomicSub(&work_.counters->unfinished[own_queue], 1u);
    }
    __syncthreads();
    const std::uint32_t first = s_.child[0].first;
    if (std::uint64_t{first} + count_ > work_.reference_capacity) return;
    for (unsigned r = threadIdx.x; r < count_; r += block_size) {
      work_.item_boxes[first + r] = box(r);
      work_.item_triangles[first + r] = s_.triangle[r];
    }
  }

  /// Of the first warp: room for the children, and all that is told of them but their references and events. Lanes ask side by
  /// side, since each number comes from memory: one for the node, two for the children.
  __device__ void place_children() {
    Counters& all = *work_.counters;
    const unsigned lane = threadIdx.x;
    const unsigned counts[2] = {s_.goes[0].rank(count_), s_.goes[1].rank(count_)};
    const unsigned side = lane % 2;
    const bool is_child = lane < 2;
    Child child{counts[side], counts[side] > small_size && !must_be_leaf(work_.rules, s_.path, counts[side]), true, 0, 0};
    std::uint32_t item = nothing, left_top = 0;
    if (lane == 2) {
      left_top = atomicAdd(&all.top, 2u);
      if (const std::uint32_t growth = counts[0] + counts[1] - count_; growth > 0) count_growth(growth);
    }
    if (is_child && child.waits) {
      const unsigned larger = counts[1] > counts[0];
      place_waiting(child, !s_.node.raw && side == larger);
    } else if (is_child) {
      item = atomicAdd(&all.items, 1u);
      child.first = atomicAdd(&all.item_references, child.count);
    }
    left_top = __shfl_sync(all_lanes, left_top, 2);
    const std::uint32_t top = left_top + side;
    if (is_child) s_.child[side] = child;
    if (is_child && top < work_.top_capacity) {
      work_.top[top].item = item;
      work_.top[top].parent = s_.node.top;
    }
    if (item < work_.item_capacity)  // not `nothing`
      work_.items[item] = {cell_of(side), s_.path, child.first, child.count, top, ItemKind::undecided};
    if (lane != 2) return;
    s_.left_top = left_top;
    if (s_.node.top >= work_.top_capacity) return;
    TopNode& own = work_.top[s_.node.top];
    own.position = s_.split.position;
    own.axis = s_.split.axis;
    own.left = left_top;
    own.item = nothing;
  }
  __device__ void count_growth(std::uint32_t growth) {
    Counters& all = *work_.counters;
    atomicAdd(&all.growth[s_.path.depth], static_cast<unsigned long long>(growth));
    if (atomicAdd(&all.references, static_cast<unsigned long long>(growth)) + growth > work_.most_references) all.stop = 1;
  }
  [[nodiscard]] __device__ Box cell_of(unsigned side) const {
    return side == 0 ? below(s_.node.cell, s_.split.axis, s_.split.position)
                     : above(s_.node.cell, s_.split.axis, s_.split.position);
  }
  __device__ void place_waiting(Child& child, bool takes_parents_room) {
    Counters& all = *work_.counters;
    child.first = takes_parents_room ? s_.node.first : atomicAdd(&all.pool, child.count);
    child.slot = atomicAdd(&all.pushed[queue_for(child.count)], 1u);
    child.is_stored = (takes_parents_room || std::uint64_t{child.first} + child.count <= work_.pool_capacity) &&
                      child.slot < work_.queue_capacity;
    if (!child.is_stored) all.is_short = 1;  // all blocks end
  }

  /// A list of new events: of a child, along an axis.
  struct List {
    unsigned number, begin, size;  ///< three axes of the left child, then of the right one; where it begins among all
  };
  [[nodiscard]] __device__ unsigned fresh_events() const { return 6 * (s_.fresh_count[0] + s_.fresh_count[1]); }
  /// That of the i-th of all new events.
  [[nodiscard]] __device__ List list_of(unsigned i) const {
    const unsigned of_left = 2 * s_.fresh_count[0], side = i >= 3 * of_left;
    const unsigned size = 2 * s_.fresh_count[side], first = side * 3 * of_left, within = i - first;
    const unsigned axis = (within >= size) + (within >= 2 * size);
    return {3 * side + axis, first + axis * size, size};
  }

  /// New events in their order, for each child and axis, and the first old event behind each. Ends with a barrier.
  __device__ void order_fresh() {
    if (s_.across_count == 0) {
      __syncthreads();
    } else if (is_spilled()) {
      sort_lists();
    } else {
      rank_lists();
    }
  }
  [[nodiscard]] __device__ Event fresh_key(unsigned side, unsigned axis, unsigned code) const {
    const SplitBoxes& boxes = halves()[s_.half_of[s_.fresh[side][code >> 1]]];
    const Box& box = side == 0 ? boxes.left : boxes.right;
    return key(box.low[static_cast<int>(axis)], box.high[static_cast<int>(axis)], code & 1u);
  }
  /// The first old event behind a new one with this key.
  [[nodiscard]] __device__ std::uint16_t first_behind(unsigned axis, Event key) const {
    return static_cast<std::uint16_t>(first_not_below(axis, 2 * count_, key + 1));
  }
  /// Few: each finds its place by comparing itself with all others of its list.
  __device__ void rank_lists() {
    const unsigned total = fresh_events();
    for (unsigned i = threadIdx.x; i < total; i += block_size) {
      const List list = list_of(i);
      s_.few.keys[i] = fresh_key(list.number / 3, list.number % 3, i - list.begin) << 16 | (i - list.begin);
    }
    __syncthreads();
    WS_ROLLED
    for (unsigned i = threadIdx.x; i < total; i += block_size) {
      const List list = list_of(i);
      const Event own = s_.few.keys[i];
      unsigned rank = 0;
#pragma unroll 4
      for (unsigned j = list.begin; j < list.begin + list.size; ++j) rank += s_.few.keys[j] < own;
      s_.few.order[list.number][rank] = static_cast<std::uint16_t>(own);
      s_.few.beyond[list.number][rank] = first_behind(list.number % 3, own >> 16);
    }
    __syncthreads();
  }
  /// Many: one list after the other.
  __device__ void sort_lists() {
    WS_ROLLED
    for (unsigned list = 0; list < 6; ++list) {
      const unsigned size = 2 * s_.fresh_count[list / 3];
      for (unsigned i = threadIdx.x; i < size; i += block_size) s_.sort[i] = fresh_key(list / 3, list % 3, i) << 16 | i;
      sort_in_block<block_size>(s_.sort, size);
      for (unsigned i = threadIdx.x; i < size; i += block_size) {
        order(list)[i] = static_cast<std::uint16_t>(s_.sort[i]);
        beyond(list)[i] = first_behind(list % 3, s_.sort[i] >> 16);
      }
      __syncthreads();
    }
  }

  __device__ void write_references() {
    WS_ROLLED
    for (unsigned i = threadIdx.x; i < 2 * count_; i += block_size) {
      const unsigned side = i >= count_, r = side == 0 ? i : i - count_, flags = s_.flags[r];
      const Child& child = s_.child[side];
      if (!(flags & goes_left << side) || !has_room(child)) continue;
      Box own = box(r);
      if (flags & fresh_left << side) own = side == 0 ? halves()[s_.half_of[r]].left : halves()[s_.half_of[r]].right;
      const unsigned rank = s_.goes[side].rank(r);
      if (child.waits) {
        const PoolPart to = part(child.first, child.count);
        for (unsigned axis = 0; axis < 3; ++axis) {
          to.ends(axis)[rank] = own.low[static_cast<int>(axis)];
          to.ends(3 + axis)[rank] = own.high[static_cast<int>(axis)];
        }
        to.triangles()[rank] = s_.triangle[r];
      } else {
        work_.item_boxes[child.first + rank] = own;
        work_.item_triangles[child.first + rank] = s_.triangle[r];
      }
    }
  }
  [[nodiscard]] __device__ bool has_room(const Child& child) const {
    return child.waits ? child.is_stored : std::uint64_t{child.first} + child.count <= work_.reference_capacity;
  }

  /// Those that a child keeps, each to its place among the child's old events and new ones.
  __device__ void write_old_events() {
    WS_ROLLED
    for (unsigned i = threadIdx.x; i < 6 * count_; i += block_size) {
      const unsigned axis = (i >= 2 * count_) + (i >= 4 * count_), e = i - axis * 2 * count_;
      const unsigned code = s_.event[axis][e], flags = s_.flags[code >> 1], side = flags == goes_right;
      if (side == 0 && flags != goes_left) continue;
      const Child& child = s_.child[side];
      if (!child.waits || !child.is_stored) continue;
      const std::uint16_t* const behind = beyond(3 * side + axis);
      unsigned begin = 0, end = 2 * s_.fresh_count[side];  // the new events before this one
      while (begin < end) {
        const unsigned middle = (begin + end) / 2;
        if (behind[middle] <= e)
          begin = middle + 1;
        else
          end = middle;
      }
      write_event(child, side, axis, s_.kept[side][axis].rank(e) + begin, code >> 1, code & 1u);
    }
  }
  __device__ void write_fresh_events() {
    const unsigned total = fresh_events();
    for (unsigned i = threadIdx.x; i < total; i += block_size) {
      const List list = list_of(i);
      const unsigned side = list.number / 3, axis = list.number % 3, within = i - list.begin;
      const Child& child = s_.child[side];
      if (!child.waits || !child.is_stored) continue;
      const unsigned code = order(list.number)[within];
      const unsigned place = s_.kept[side][axis].rank(beyond(list.number)[within]) + within;
      write_event(child, side, axis, place, s_.fresh[side][code >> 1], code & 1u);
    }
  }
  __device__ void write_event(const Child& child, unsigned side, unsigned axis, unsigned place, unsigned r, unsigned is_low) {
    part(child.first, child.count).events(axis)[place] = static_cast<std::uint16_t>(s_.goes[side].rank(r) << 1 | is_low);
  }

  /// Gives the children to the queues. Begins with a barrier.
  __device__ void push_children() {
    __syncthreads();
    if (threadIdx.x != 0) return;
    for (unsigned side = 0; side < 2; ++side) {
      const Child& child = s_.child[side];
      if (!child.waits || !child.is_stored) continue;
      const unsigned queue = queue_for(child.count);
      work_.queue[queue][child.slot] = {cell_of(side), s_.path, child.first, child.count, s_.left_top + side, 0};
      atomicAdd(&work_.counters->unfinished[queue], 1u);  // before it can be taken
    }
    __threadfence();
    for (unsigned side = 0; side < 2; ++side) {
      const Child& child = s_.child[side];
      if (!child.waits || !child.is_stored) continue;
      *static_cast<volatile std::uint32_t*>(work_.is_ready[queue_for(child.count)] + child.slot) = 1;
    }
    atomicSub(&work_.counters->unfinished[own_queue], 1u);  // last: see is_over
  }

  const Work& work_;
  Shared<Tier>& s_;
  const unsigned count_;
};

}  // namespace ws::kdtree::cuda::medium
