// Dividing the nodes between large and small: a block takes one at a time, with its references and its sorted events in shared
// memory. Children wait in a queue for any block, so no launch and no wait of the host belongs to a level.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/medium.cuh"

#include "compute/core/words/told_unchecked.h"
#include "compute/kdtree/cuda/block_sort.cuh"
#include "compute/kdtree/cuda/warp.cuh"

#include <algorithm>
#include <bit>
#include <limits>
#include <type_traits>

namespace ws::kdtree::cuda {

namespace {

/// Of so few references there are not enough nodes for three wide blocks on a multiprocessor: two leave room for narrow ones.
constexpr std::size_t few_references = 400'000;

/// The blocks for nodes of some size.
struct WideTier {
  static constexpr unsigned threads = 256, capacity = medium_size, blocks_each = 3;
  /// Where at most so many references cross a plane, what is known of them lies in shared memory; else in global memory.
  static constexpr unsigned few = 96;
};
struct NarrowTier {
  static constexpr unsigned threads = 128, capacity = 160, blocks_each = 8;
  static constexpr unsigned few = 24;
};
constexpr unsigned seed_block = 256;

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

  [[nodiscard]] __device__ bool has(unsigned i) const { return bits[i / 32] >> i % 32 & 1u; }
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

  float end[6][capacity];  ///< lows of the three axes, then highs
  std::uint32_t triangle[capacity];
  std::uint16_t event[3][2 * capacity];
  std::uint8_t flags[capacity];
  std::uint16_t half_of[capacity];   ///< of a reference across the plane: its place among those
  std::uint16_t across[capacity];    ///< the references across the plane
  std::uint16_t fresh[2][capacity];  ///< those of them that enter each child
  PlaceSet<event_words> lows[3], kept[2][3];
  PlaceSet<(capacity + 31) / 32> goes[2];
  union {
    Event sort[std::bit_ceil(2 * capacity)];  ///< while `few` is not in use
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
[[nodiscard]] __device__ unsigned queue_for(std::uint32_t count) { return count <= NarrowTier::capacity ? 1 : 0; }

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
    if (threadIdx.x == 0) place_children();
    order_fresh();
    for (unsigned side = 0; side < 2; ++side) {
      write_references(side);
      if (s_.child[side].waits && s_.child[side].is_stored) write_events(side);
    }
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
    WS_ROLLED
    for (unsigned axis = 0; axis < 3; ++axis) {
      for (unsigned code = threadIdx.x; code < 2 * count_; code += block_size)
        s_.sort[code] = key(s_.end[axis][code >> 1], s_.end[3 + axis][code >> 1], code & 1u) << 16 | code;
      sort_in_block<block_size>(s_.sort, 2 * count_);
      for (unsigned e = threadIdx.x; e < 2 * count_; e += block_size)
        s_.event[axis][e] = static_cast<std::uint16_t>(s_.sort[e]);
      __syncthreads();
    }
  }

  /// What the plane of event e costs; of the events of one plane only one counts: the last that is no start, else the first.
  [[nodiscard]] __device__ Split price_event(unsigned axis, unsigned e) const {
    const Event own = key_at(axis, e), place = own >> 2;
    const unsigned type = own & 3u;
    unsigned starts = e, planar = 0;
    if (type == start_event) {
      if (e > 0 && key_at(axis, e - 1) >> 2 == place) return {};
    } else {
      starts = e + 1;
      if (starts < 2 * count_) {
        const Event next = key_at(axis, starts);
        if (next >> 2 == place && (next & 3u) != start_event) return {};
      }
      if (type == planar_low_event) planar = starts - first_not_below(axis, e, own);
    }
    const unsigned lows = s_.lows[axis].rank(starts), highs = starts - lows;
    const Plane plane{static_cast<std::int8_t>(axis), from_ordered(static_cast<std::uint32_t>(place))};
    return judge(work_.rules, s_.node.cell, plane, lows - planar, planar, count_ - highs, count_);
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
    Split best;
    WS_ROLLED
    for (unsigned i = threadIdx.x; i < 6 * count_; i += block_size) {
      const unsigned axis = i / (2 * count_);
      const Split split = price_event(axis, i - axis * 2 * count_);
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

  /// Ends with a barrier.
  __device__ void clip() {
    SplitBoxes* const all = halves();
    WS_ROLLED
    for (unsigned i = threadIdx.x; i < s_.across_count; i += block_size) {
      const unsigned r = s_.across[i];
      const SplitBoxes boxes = split_boxes(work_.triangles[s_.triangle[r]], box(r), s_.node.cell, s_.split.axis,
                                           s_.split.position, work_.rules.clip);
      all[i] = boxes;
      const bool left = !boxes.left.is_empty(), right = !boxes.right.is_empty();
      s_.flags[r] = static_cast<std::uint8_t>((left ? goes_left | fresh_left : 0) | (right ? goes_right | fresh_right : 0));
      if (left) s_.fresh[0][atomicAdd(&s_.fresh_count[0], 1u)] = static_cast<std::uint16_t>(r);
      if (right) s_.fresh[1][atomicAdd(&s_.fresh_count[1], 1u)] = static_cast<std::uint16_t>(r);
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

  /// Of one thread: room for the children, and all that is told of them but their references and events.
  __device__ void place_children() {
    Counters& all = *work_.counters;
    const unsigned counts[2] = {s_.goes[0].rank(count_), s_.goes[1].rank(count_)};
    const std::uint32_t growth = counts[0] + counts[1] - count_;
    if (growth > 0) {
      atomicAdd(&all.growth[s_.path.depth], static_cast<unsigned long long>(growth));
      if (atomicAdd(&all.references, static_cast<unsigned long long>(growth)) + growth > work_.most_references) all.stop = 1;
    }
    s_.left_top = atomicAdd(&all.top, 2u);
    if (s_.node.top < work_.top_capacity) {
      TopNode& own = work_.top[s_.node.top];
      own.position = s_.split.position;
      own.axis = s_.split.axis;
      own.left = s_.left_top;
      own.item = nothing;
    }
    const unsigned larger = counts[1] > counts[0];
    unsigned pushed[2] = {0, 0};
    for (unsigned side = 0; side < 2; ++side) {
      Child& child = s_.child[side];
      const std::uint32_t count = counts[side], top = s_.left_top + side;
      child = {count, count > small_size && !must_be_leaf(work_.rules, s_.path, count), true, 0, 0};
      std::uint32_t item = nothing;
      if (child.waits) {
        place_waiting(child, !s_.node.raw && side == larger);
        pushed[queue_for(count)] += child.is_stored;
      } else {
        item = atomicAdd(&all.items, 1u);
        child.first = atomicAdd(&all.item_references, count);
        if (item < work_.item_capacity)
          work_.items[item] = {cell_of(side), s_.path, child.first, count, top, ItemKind::undecided};
      }
      if (top < work_.top_capacity) {
        work_.top[top].item = item;
        work_.top[top].parent = s_.node.top;
      }
    }
    --pushed[own_queue];                      // this node
    for (unsigned queue = 2; queue-- > 0;) {  // before they can be taken, and the wide blocks' last: see is_over
      if (pushed[queue] != 0) atomicAdd(&all.unfinished[queue], pushed[queue]);
      __threadfence();
    }
  }
  [[nodiscard]] __device__ Box cell_of(unsigned side) const {
    return side == 0 ? below(s_.node.cell, s_.split.axis, s_.split.position)
                     : above(s_.node.cell, s_.split.axis, s_.split.position);
  }
  __device__ void place_waiting(Child& child, bool takes_parents_room) {
    Counters& all = *work_.counters;
    child.first = takes_parents_room ? s_.node.first : atomicAdd(&all.pool, child.count);
    if (!takes_parents_room && std::uint64_t{child.first} + child.count > work_.pool_capacity) child.is_stored = false;
    if (child.is_stored) {
      child.slot = atomicAdd(&all.pushed[queue_for(child.count)], 1u);
      if (child.slot >= work_.queue_capacity) child.is_stored = false;
    }
    if (!child.is_stored) all.is_short = 1;
  }

  /// New events in their order, for each child and axis, and the first old event behind each. Ends with a barrier.
  __device__ void order_fresh() {
    __syncthreads();
    if (s_.across_count == 0) return;
    if (is_spilled())
      sort_lists();
    else
      rank_lists();
    WS_ROLLED
    for (unsigned list = 0; list < 6; ++list) {
      const unsigned axis = list % 3, side = list / 3;
      std::uint16_t* const behind = beyond(list);
      for (unsigned i = threadIdx.x; i < 2 * s_.fresh_count[side]; i += block_size)
        behind[i] = static_cast<std::uint16_t>(first_not_below(axis, 2 * count_, fresh_key(side, axis, order(list)[i]) + 1));
    }
    __syncthreads();
  }
  [[nodiscard]] __device__ Event fresh_key(unsigned side, unsigned axis, unsigned code) const {
    const SplitBoxes& boxes = halves()[s_.half_of[s_.fresh[side][code >> 1]]];
    const Box& box = side == 0 ? boxes.left : boxes.right;
    return key(box.low[static_cast<int>(axis)], box.high[static_cast<int>(axis)], code & 1u);
  }
  /// Few: each finds its place by comparing itself with all others of its list.
  __device__ void rank_lists() {
    const unsigned sizes[2] = {2 * s_.fresh_count[0], 2 * s_.fresh_count[1]}, total = 3 * (sizes[0] + sizes[1]);
    const auto locate = [&](unsigned i, unsigned& list, unsigned& begin) {
      const unsigned side = i >= 3 * sizes[0], within = side ? i - 3 * sizes[0] : i;
      const unsigned axis = within / sizes[side];
      list = 3 * side + axis;
      begin = side * 3 * sizes[0] + axis * sizes[side];
    };
    for (unsigned i = threadIdx.x; i < total; i += block_size) {
      unsigned list, begin;
      locate(i, list, begin);
      s_.few.keys[i] = fresh_key(list / 3, list % 3, i - begin) << 16 | (i - begin);
    }
    __syncthreads();
    for (unsigned i = threadIdx.x; i < total; i += block_size) {
      unsigned list, begin, rank = 0;
      locate(i, list, begin);
      const Event own = s_.few.keys[i];
#pragma unroll 4
      for (unsigned j = begin; j < begin + sizes[list / 3]; ++j) rank += s_.few.keys[j] < own;
      s_.few.order[list][rank] = static_cast<std::uint16_t>(own);
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
      for (unsigned i = threadIdx.x; i < size; i += block_size) order(list)[i] = static_cast<std::uint16_t>(s_.sort[i]);
      __syncthreads();
    }
  }

  __device__ void write_references(unsigned side) {
    const Child child = s_.child[side];
    if (!child.is_stored || (!child.waits && std::uint64_t{child.first} + child.count > work_.reference_capacity)) return;
    const PoolPart to = part(child.first, child.count);
    for (unsigned r = threadIdx.x; r < count_; r += block_size) {
      const unsigned flags = s_.flags[r];
      if (!(flags & goes_left << side)) continue;
      Box own = box(r);
      if (flags & fresh_left << side) own = side == 0 ? halves()[s_.half_of[r]].left : halves()[s_.half_of[r]].right;
      const unsigned rank = s_.goes[side].rank(r);
      if (child.waits) {
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

  /// Old events that the child keeps, and new ones, each to its place among both.
  __device__ void write_events(unsigned side) {
    const PoolPart to = part(s_.child[side].first, s_.child[side].count);
    const unsigned fresh = 2 * s_.fresh_count[side];
    WS_ROLLED
    for (unsigned axis = 0; axis < 3; ++axis) {
      std::uint16_t* const events = to.events(axis);
      const auto& kept = s_.kept[side][axis];
      const std::uint16_t* const behind = beyond(3 * side + axis);
      for (unsigned e = threadIdx.x; e < 2 * count_; e += block_size) {
        if (!kept.has(e)) continue;
        unsigned begin = 0, end = fresh;  // the new events before this one
        while (begin < end) {
          const unsigned middle = (begin + end) / 2;
          if (behind[middle] <= e)
            begin = middle + 1;
          else
            end = middle;
        }
        const unsigned code = s_.event[axis][e];
        events[kept.rank(e) + begin] = static_cast<std::uint16_t>(s_.goes[side].rank(code >> 1) << 1 | (code & 1u));
      }
      for (unsigned i = threadIdx.x; i < fresh; i += block_size) {
        const unsigned code = order(3 * side + axis)[i], r = s_.fresh[side][code >> 1];
        events[kept.rank(behind[i]) + i] = static_cast<std::uint16_t>(s_.goes[side].rank(r) << 1 | (code & 1u));
      }
    }
  }

  /// Gives the children to the queue. Begins with a barrier.
  __device__ void push_children() {
    __syncthreads();
    if (threadIdx.x != 0) return;
    for (unsigned side = 0; side < 2; ++side) {
      const Child& child = s_.child[side];
      if (!child.waits || !child.is_stored) continue;
      const unsigned queue = queue_for(child.count);
      work_.queue[queue][child.slot] = {cell_of(side), s_.path, child.first, child.count, s_.left_top + side, 0};
      __threadfence();
      *static_cast<volatile std::uint32_t*>(work_.is_ready[queue] + child.slot) = 1;
    }
  }

  const Work& work_;
  Shared<Tier>& s_;
  const unsigned count_;
};

/// Of one thread: whether no node of a queue is left, nor any that may have children for it. Wide blocks add to the narrow
/// ones' queue before they take from their own.
[[nodiscard]] __device__ bool is_over(volatile Counters* all, unsigned queue) {
  if (all->unfinished[0] != 0) return false;
  if (queue == 0) return true;
  __threadfence();
  return all->unfinished[1] == 0;
}

/// Of one thread: waits for a node, and says where in the queue it is; `nothing` once all are divided, or none shall be.
__device__ std::uint32_t next_node(const Work& work, unsigned queue) {
  volatile Counters* const all = work.counters;
  const std::uint32_t slot = atomicAdd(&work.counters->taken[queue], 1u);
  while (!all->stop) {
    if (slot < work.queue_capacity && static_cast<volatile std::uint32_t*>(work.is_ready[queue])[slot]) {
      __threadfence();
      return slot;
    }
    if (is_over(all, queue)) break;
    __nanosleep(100);
  }
  return nothing;
}

template <class Tier>
__global__ void __launch_bounds__(Tier::threads, Tier::blocks_each) divide_medium(const __grid_constant__ Work work) {
  extern __shared__ Event memory[];
  Shared<Tier>& shared = *reinterpret_cast<Shared<Tier>*>(memory);
  constexpr unsigned queue = std::is_same_v<Tier, WideTier> ? 0 : 1;
  let_next_kernel_start();  // narrow blocks read at once, once all wide ones are at work: these are never started early
  for (;;) {
    __syncthreads();
    if (threadIdx.x == 0) {
      shared.slot = next_node(work, queue);
      if (shared.slot != nothing) shared.node = work.queue[queue][shared.slot];
    }
    __syncthreads();
    if (shared.slot == nothing) break;
    Divider<Tier>(work, shared).divide();
  }
  if (queue == 1) wait_for_previous_kernel();  // what comes next begins when this kernel ends
}

/// The items that are to be divided here, to the queues.
__global__ void queue_items(Work work, std::uint32_t count) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count || work.items[i].kind != ItemKind::medium) return;
  const Item item = work.items[i];
  const unsigned queue = queue_for(item.count);
  const std::uint32_t slot = atomicAdd(&work.counters->pushed[queue], 1u);
  atomicAdd(&work.counters->unfinished[queue], 1u);
  work.queue[queue][slot] = {item.cell, item.path, item.first, item.count, item.top, 1};
  work.is_ready[queue][slot] = 1;
}

/// A kernel's launch: as many blocks as the device holds at once. They wait for each other's nodes, never for a block that has
/// not begun.
template <class Tier>
struct Crew {
  unsigned blocks = 0;
  DeviceBuffer<Spill<Tier>> spills;

  /// `most_each`: blocks on a multiprocessor.
  Crew(std::size_t references, unsigned most_each, StreamView stream) {
    int device = 0, multiprocessors = 0, each = 0;
    allow_shared_bytes(divide_medium<Tier>, sizeof(Shared<Tier>));
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
    WS_CUDA_CHECK(
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, divide_medium<Tier>, Tier::threads, sizeof(Shared<Tier>)));
    const unsigned at_once = std::min(static_cast<unsigned>(each), most_each);
    blocks = std::min(static_cast<unsigned>(multiprocessors) * at_once, blocks_for(references, Tier::capacity / 4));
    spills = DeviceBuffer<Spill<Tier>>(blocks, stream);
  }
  /// `early`: as soon as all blocks of the kernel before are at work.
  void launch(const Work& work, bool early, cudaStream_t stream) const {
    const LaunchShape shape{blocks, Tier::threads, sizeof(Shared<Tier>), false, early && starts_early(divide_medium<Tier>)};
    launch_kernel(divide_medium<Tier>, shape, stream, work);
  }
};

class MediumStage {
 public:
  MediumStage(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
              CudaExecutor& executor)
      : executor_(executor),
        stream_(executor.stream()),
        upper_(upper),
        counters_(1, stream_),
        wide_(upper.medium_references, upper.medium_references <= few_references ? 2 : WideTier::blocks_each, stream_),
        narrow_(upper.medium_references, NarrowTier::blocks_each, stream_) {
    work_.rules = rules;
    work_.triangles = triangles.device_data();
    work_.most_references = most_references;
    work_.counters = counters_.device_data();
    work_.wide_spills = wide_.spills.device_data();
    work_.narrow_spills = narrow_.spills.device_data();
    begin_.references = triangles.size();
    for (const std::uint64_t growth : upper.growth) begin_.references += growth;
    begin_.items = upper.items.size();
    begin_.item_references = upper.item_triangles.size();
    begin_.top = upper.top.size();
  }

  /// Runs again with more memory where there was too little.
  void run() {
    const std::size_t references = upper_.medium_references;
    std::size_t items = begin_.items + references / 2 + 64, item_references = begin_.item_references + 3 * references;
    std::size_t top = begin_.top + references + 128, pool = 6 * references;
    for (;;) {
      const Counters found = attempt(items, item_references, top, pool);
      if (found.stop) return take(found, 0, 0, 0);  // its growth says so
      if (!found.is_short && found.items <= items && found.item_references <= item_references && found.top <= top)
        return take(found, found.items, found.item_references, found.top);
      if (found.is_short) pool *= 2;
      items = std::max<std::size_t>(items, found.items);
      item_references = std::max<std::size_t>(item_references, found.item_references);
      top = std::max<std::size_t>(top, found.top);
    }
  }

 private:
  Counters attempt(std::size_t items, std::size_t item_references, std::size_t top, std::size_t pool) {
    constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();
    if (item_references > most || pool > most)
      throw Error(ErrorKind::out_of_memory, said("a level of the tree has too many references for the device's builder"),
                  said("use --backend cpu, or fewer triangles"));
    upper_.items.reserve(items, stream_);
    upper_.item_triangles.reserve(item_references, stream_);
    upper_.item_boxes.reserve(item_references, stream_);
    upper_.top.reserve(top, stream_);
    const std::size_t queue_size = upper_.medium_count + pool / 32;
    const DeviceBuffer<std::uint32_t> memory(pool_words * pool, stream_), is_ready(2 * queue_size, stream_);
    const DeviceBuffer<Pending> queue(2 * queue_size, stream_);
    work_.items = upper_.items.data();
    work_.item_triangles = upper_.item_triangles.data();
    work_.item_boxes = upper_.item_boxes.data();
    work_.top = upper_.top.data();
    work_.item_capacity = static_cast<std::uint32_t>(items);
    work_.reference_capacity = static_cast<std::uint32_t>(item_references);
    work_.top_capacity = static_cast<std::uint32_t>(top);
    work_.pool = memory.device_data();
    work_.pool_capacity = static_cast<std::uint32_t>(pool);
    for (std::size_t i = 0; i < 2; ++i) {
      work_.queue[i] = queue.device_data() + i * queue_size;
      work_.is_ready[i] = is_ready.device_data() + i * queue_size;
    }
    work_.queue_capacity = static_cast<std::uint32_t>(queue_size);
    Counters found = begin_;
    copy(counters_.view(), Span<const Counters>(&begin_, 1), stream_);
    fill_bytes(is_ready.device_data(), 0, 2 * queue_size * sizeof(std::uint32_t), stream_);
    executor_.operation("large: divide in blocks", [&](cudaStream_t s) {
      launch_kernel(queue_items, {blocks_for(begin_.items), seed_block}, s, work_, begin_.items);
      wide_.launch(work_, false, s);
      narrow_.launch(work_, true, s);
    });
    copy(Span<Counters>(&found, 1), std::as_const(counters_).view(), stream_);
    stream_.synchronize();
    return found;
  }

  void take(const Counters& found, std::uint32_t items, std::uint32_t item_references, std::uint32_t top) {
    upper_.growth.resize(deepest_level + 1);
    for (std::size_t d = 0; d < upper_.growth.size(); ++d) upper_.growth[d] += found.growth[d];
    upper_.items.set_size(items);
    upper_.item_triangles.set_size(item_references);
    upper_.item_boxes.set_size(item_references);
    upper_.top.set_size(top);
  }

  CudaExecutor& executor_;
  StreamView stream_;
  Upper& upper_;
  DeviceBuffer<Counters> counters_;
  Crew<WideTier> wide_;
  Crew<NarrowTier> narrow_;
  Work work_{};
  Counters begin_{};
};

}  // namespace

std::uint32_t largest_item(const Rules& rules) {
  int device = 0, most_bytes = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&most_bytes, cudaDevAttrMaxSharedMemoryPerBlockOptin, device));
  static_assert(sizeof(Shared<NarrowTier>) <= sizeof(Shared<WideTier>));
  const bool has_room = static_cast<std::size_t>(most_bytes) >= sizeof(Shared<WideTier>);
  return rules.strategy == Strategy::sah && has_room ? medium_size : small_size;
}

void divide_medium_nodes(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
                         CudaExecutor& executor) {
  if (upper.medium_count > 0) MediumStage(triangles, upper, rules, most_references, executor).run();
}

}  // namespace ws::kdtree::cuda
