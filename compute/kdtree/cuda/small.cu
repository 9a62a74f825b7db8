// A warp builds a small node's whole subtree: references in shared memory, the right children that wait on a stack.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/small.cuh"

#include "compute/kdtree/cuda/clip_in_lanes.cuh"
#include "compute/kdtree/cuda/item_order.cuh"
#include "compute/kdtree/cuda/medium.cuh"
#include "compute/kdtree/cuda/warp.cuh"

#include <algorithm>
#include <utility>

namespace ws::kdtree::cuda {

namespace {

constexpr unsigned warps_per_block = 4;
constexpr unsigned pair_chunk = 16, reference_chunk = 256;

/// The references of one node, in rising order. Padded: lanes that read different axes of one reference meet no conflict.
struct Members {
  float end[6][small_size + 1];  ///< lows of the three axes, then highs
  std::uint32_t triangle[small_size];

  [[nodiscard]] __device__ Box box(unsigned i) const {
    return {{end[0][i], end[1][i], end[2][i]}, {end[3][i], end[4][i], end[5][i]}};
  }
  __device__ void set(unsigned i, std::uint32_t t, const Box& box) {
    for (int axis = 0; axis < 3; ++axis) {
      end[axis][i] = box.low[axis];
      end[3 + axis][i] = box.high[axis];
    }
    triangle[i] = t;
  }
};

/// The planes that a warp prices, or the polygons that it clips.
union Scratch {
  float planes[6 * small_size];
  ClipSpace clip;
};

/// Where a node is divided.
struct Divided {
  float position = 0;
  std::int8_t axis = -1;
  Side side = Side::right;
};

/// What a warp has found out about a node; `inner`: it will be divided at `split`, and its children have `path`.
struct Outlook {
  Path path;
  std::uint32_t count;
  bool inner;
  Divided split;
};
struct State {
  Box cell;
  Outlook outlook;
};

/// A lane's plane through an end of an extent inside the cell, and how many triangles lie on its sides, where none is flat. A
/// child that gets all of a node's triangles as they are has the node's planes, but for those that are in its faces now.
struct LanesPlane {
  float position = 0;
  std::uint32_t code = nothing;  ///< axis, from the third bit on triangles below, from the ninth bit on above

  [[nodiscard]] __device__ static LanesPlane of(int axis, float position, std::uint32_t below, std::uint32_t above) {
    return {position, static_cast<std::uint32_t>(axis) | below << 2 | above << 8};
  }
  [[nodiscard]] __device__ int axis() const { return static_cast<int>(code & 3u); }
  [[nodiscard]] __device__ std::uint32_t below() const { return code >> 2 & 63u; }
  [[nodiscard]] __device__ std::uint32_t above() const { return code >> 8; }
};
/// A node's planes, one a lane at most; `known` only if they are all.
struct KnownPlanes {
  bool known = false;
  LanesPlane own;
};

/// A right child that waits for the left one's subtree.
struct Waiting {
  Members members;
  State state;
  unsigned long long record;  ///< of the pair: the entry for the right child's children
};

struct Counters {
  unsigned long long pairs, references;          ///< taken from the pools
  unsigned long long all_pairs, all_references;  ///< of all subtrees
  unsigned long long growth[deepest_level + 1];
  std::uint32_t depth, next, stop;
};

/// What all warps share.
struct Work {
  Rules rules;
  const Triangle* triangles;
  ItemRange range;
  const std::uint32_t* order;  ///< of the range's items
  const std::uint32_t* triangle;
  const Box* box;
  Subtree* subtrees;
  PairRecord* pairs;
  ReferenceRecord* references;
  unsigned long long pair_capacity, reference_capacity, most_references;
  Counters* counters;
  Waiting* stacks;
  std::uint32_t stack_size;
};

/// A warp's part of a pool; taken piece by piece. What is left of a piece stays unused, and says so.
template <class Record>
struct Pool {
  unsigned long long* taken;
  Record* records;
  unsigned long long capacity;
  unsigned chunk;
  unsigned long long next = 0, end = 0;

  __device__ void leave_rest() const {
    WS_ROLLED
    for (unsigned long long i = next + threadIdx.x % 32; i < end && i < capacity; i += 32) records[i].item = nothing;
  }
  __device__ unsigned long long take(unsigned count) {
    if (next + count > end) {
      const unsigned size = count > chunk ? count : chunk;
      next = new_piece(*this, size);
      end = next + size;
    }
    next += count;
    return next - count;
  }
  /// Apart from the code around it, which is at work much more often. Returns where it begins.
  [[nodiscard]] __noinline__ __device__ static unsigned long long new_piece(Pool old, unsigned size) {
    old.leave_rest();
    unsigned long long first = 0;
    if (threadIdx.x % 32 == 0) first = atomicAdd(old.taken, static_cast<unsigned long long>(size));
    return __shfl_sync(all_lanes, first, 0);
  }
};

template <Strategy strategy>
[[nodiscard]] __device__ unsigned plane_count(unsigned count) {
  switch (strategy) {
    case Strategy::sah:
      return 6 * count;
    case Strategy::object_median:
      return 2 * count;
    default:
      return 1;
  }
}

/// The i-th plane that the strategy looks at; without axis where there is none.
template <Strategy strategy>
[[nodiscard]] __device__ Plane plane_at(const Members& m, const Box& cell, unsigned count, unsigned i) {
  if (strategy == Strategy::sah || strategy == Strategy::object_median) {
    const bool all = strategy == Strategy::sah;
    const unsigned axis = all ? i / (2 * count) : static_cast<unsigned>(longest_axis(cell));
    const unsigned end = all ? i - axis * 2 * count : i;
    return {static_cast<std::int8_t>(axis), end < count ? m.end[axis][end] : m.end[3 + axis][end - count]};
  }
  if (strategy == Strategy::sliding_midpoint) {
    const int axis = longest_axis(cell);
    float low = m.end[axis][0], high = m.end[3 + axis][0];
    for (unsigned j = 1; j < count; ++j) {
      low = smaller(low, m.end[axis][j]);
      high = larger(high, m.end[3 + axis][j]);
    }
    return sliding_plane(cell, low, high);
  }
  Plane plane = middle_plane(cell);
  if (!is_inside(cell, plane)) plane.axis = -1;
  return plane;
}

/// Lane by lane one plane, counted against all references. One copy in the code: warps at different places share its cache.
template <Strategy strategy>
[[nodiscard]] __noinline__ __device__ Split choose(const Rules& asked, const Members& m, const Box& cell, unsigned count) {
  Rules rules = asked;
  rules.strategy = strategy;  // known to the compiler
  Split best;
  const unsigned planes = plane_count<strategy>(count);
  WS_ROLLED
  for (unsigned i = threadIdx.x % 32; i < planes; i += 32) {
    const Plane plane = plane_at<strategy>(m, cell, count, i);
    if (plane.axis < 0) continue;
    const float *low = m.end[plane.axis], *high = m.end[3 + plane.axis];
    std::uint32_t left = 0, planar = 0, right = 0;
#pragma unroll 2
    for (unsigned j = 0; j < count; ++j) {
      left += low[j] < plane.position;
      right += high[j] > plane.position;
      planar += low[j] == plane.position && high[j] == plane.position;
    }
    const Split split = judge(rules, cell, plane, left, planar, right, count);
    if (is_better(split, best)) best = split;
  }
  return best_of_warp(best);
}

/// The planes of a node that may be its best: those through ends inside the cell.
struct ListedPlanes {
  bool are_all;  ///< false: a triangle is flat, so that others may be
  std::uint32_t count, axis_begin[2];
};
[[nodiscard]] __device__ ListedPlanes list_planes(const Members& m, const Box& cell, unsigned count, float* planes) {
  const unsigned lane = threadIdx.x % 32, before = (1u << lane) - 1;
  const bool is_member = lane < count;
  ListedPlanes listed{true, 0, {0, 0}};
  bool is_flat = false;
#pragma unroll
  for (int axis = 0; axis < 3; ++axis) {
    float low = 0, high = 1;
    if (is_member) {
      low = m.end[axis][lane];
      high = m.end[3 + axis][lane];
    }
    is_flat |= low == high;
    const bool low_is_inside = is_member && low != cell.low[axis], high_is_inside = is_member && high != cell.high[axis];
    const unsigned lows = __ballot_sync(all_lanes, low_is_inside), highs = __ballot_sync(all_lanes, high_is_inside);
    if (axis > 0) listed.axis_begin[axis - 1] = listed.count;
    if (low_is_inside) planes[listed.count + __popc(lows & before)] = low;
    listed.count += __popc(lows);
    if (high_is_inside) planes[listed.count + __popc(highs & before)] = high;
    listed.count += __popc(highs);
  }
  listed.are_all = !__any_sync(all_lanes, is_flat);
  __syncwarp();
  return listed;
}

/// Counts the members on both sides of a plane.
[[nodiscard]] __device__ LanesPlane counted(const Members& m, unsigned count, int axis, float position) {
  const float *low = m.end[axis], *high = m.end[3 + axis];
  std::uint32_t below = 0, above = 0;
#pragma unroll 2
  for (unsigned j = 0; j < count; ++j) {
    below += low[j] < position;
    above += high[j] > position;
  }
  return LanesPlane::of(axis, position, below, above);
}

/// What a plane costs that was counted in the cell or in a larger one.
[[nodiscard]] __device__ Split price_counted(const Rules& rules, const Box& cell, float area, const LanesPlane& p) {
  Split split;
  if (p.code == nothing || p.position == cell.low[p.axis()] || p.position == cell.high[p.axis()] || !(area > 0)) return split;
  const float cost = price_inside(rules.costs, cell, area, p.axis(), p.position, p.below(), p.above());
  if (!(cost < split.cost)) return split;
  split.cost = cost;
  split.position = p.position;
  split.axis = static_cast<std::int8_t>(p.axis());
  return split;
}

/// `choose` for `sah` where the rules guard: planes in the cell's faces are left out, and what was counted for the parent is
/// not counted again.
[[nodiscard]] __device__ Split choose_inside(const Rules& rules, const Members& m, const Box& cell, unsigned count,
                                             float* planes, KnownPlanes& planes_of_node) {
  const float area = surface_area(cell);
  const bool were_known = planes_of_node.known;
  ListedPlanes listed{true, 32, {0, 0}};
  if (!were_known) {
    listed = list_planes(m, cell, count, planes);
    if (!listed.are_all) return choose<Strategy::sah>(rules, m, cell, count);
    planes_of_node = {listed.count <= 32, {}};
  }
  Split best;
  WS_ROLLED
  for (unsigned i = threadIdx.x % 32; i < listed.count; i += 32) {
    if (!were_known) {
      const int axis = (i >= listed.axis_begin[0]) + (i >= listed.axis_begin[1]);
      planes_of_node.own = counted(m, count, axis, planes[i]);
    }
    const Split split = price_counted(rules, cell, area, planes_of_node.own);
    if (is_better(split, best)) best = split;
  }
  __syncwarp();
  return best_of_warp(best);
}

/// Looks at a node: whether, and where, it is divided.
template <Strategy strategy>
__device__ void decide(const Rules& rules, const Members& m, const Box& cell, float* planes, Outlook& node,
                       KnownPlanes& planes_of_node) {
  node.inner = false;
  if (must_be_leaf(rules, node.path, node.count)) return;
  const Split best = strategy == Strategy::sah && rules.costs.guard
                         ? choose_inside(rules, m, cell, node.count, planes, planes_of_node)
                         : choose<strategy>(rules, m, cell, node.count);
  node.inner = splits(rules, best, node.count, node.path);
  node.split = {best.position, best.axis, best.side};
}

/// What `halves` of sah.h says of one side of a triangle across the plane: this lane's.
[[nodiscard]] __noinline__ __device__ Box half_in_cell(const Work& work, const Members& from, const State& node,
                                                       unsigned source, bool is_below) {
  const Box in_cell = from.box(source);
  const Box child = is_below ? below(in_cell, node.outlook.split.axis, node.outlook.split.position)
                             : above(in_cell, node.outlook.split.axis, node.outlook.split.position);
  return half_box(work.triangles[from.triangle[source]], child, node.outlook.split.axis, node.outlook.split.position, is_below);
}

/// The extents in both children of the references in `across`, each in its own lane.
__device__ void clip_across(const Work& work, const Members& from, const State& node, unsigned across, ClipSpace& space,
                            SplitBoxes& boxes) {
  const unsigned lane = threadIdx.x % 32;
  if (takes_halves(work.rules, node.outlook.count)) {
    if (across >> lane & 1) boxes = {half_in_cell(work, from, node, lane, true), half_in_cell(work, from, node, lane, false)};
    return;
  }
  WS_ROLLED
  for (unsigned rest = across; rest != 0;) {  // two of them at a time
    const unsigned first = static_cast<unsigned>(__ffs(static_cast<int>(rest))) - 1;
    rest &= rest - 1;
    const unsigned second = static_cast<unsigned>(__ffs(static_cast<int>(rest))) - 1;
    rest &= rest - 1;
    const unsigned source = lane < 16 ? first : second;  // no lane: there is no second one
    const bool is_there = source < 32;
    const Triangle* const triangle = is_there ? work.triangles + from.triangle[source] : nullptr;
    const float in_cell = is_there && lane % lanes_of_half < 6 ? from.end[lane % lanes_of_half][source] : 0;
    HalfInLanes(space).clip(triangle, in_cell, node.cell, node.outlook.split.axis, node.outlook.split.position,
                            work.rules.clip);
    if (lane == first) boxes = {space.box(0), space.box(1)};
    if (lane == second) boxes = {space.box(2), space.box(3)};
    __syncwarp();
  }
}

/// Sorts a node's references into its children, a lane each. False, and no child's members are written, where one of them has
/// all of the node's as they are.
__device__ bool divide(const Work& work, const Members& from, const State& node, ClipSpace& space, Members& left,
                       Members& right, Outlook& l, Outlook& r) {
  const unsigned lane = threadIdx.x % 32;
  const int axis = node.outlook.split.axis;
  const float position = node.outlook.split.position;
  l.path = r.path = node.outlook.path;
  Goes goes{false, false};
  if (lane < node.outlook.count) {
    const float low = from.end[axis][lane], high = from.end[3 + axis][lane];
    goes = where(low, high, position, node.outlook.split.side);
  }
  const bool both = goes.left && goes.right;
  const unsigned across = __ballot_sync(all_lanes, both);
  unsigned to_left = __ballot_sync(all_lanes, goes.left), to_right = __ballot_sync(all_lanes, goes.right);
  l.count = __popc(to_left);
  r.count = __popc(to_right);
  if (across == 0 && (to_left == 0 || to_right == 0)) return false;
  Box before_cut;
  if (lane < node.outlook.count) before_cut = from.box(lane);
  SplitBoxes boxes{before_cut, before_cut};
  if (across != 0) {
    clip_across(work, from, node, across, space, boxes);
    if (both && boxes.left.is_empty() && boxes.right.is_empty())  // lost by rounding: both keep it, as split_boxes has it
      boxes = {intersection(before_cut, below(node.cell, axis, position)),
               intersection(before_cut, above(node.cell, axis, position))};
    if (both) goes = {!boxes.left.is_empty(), !boxes.right.is_empty()};
    to_left = __ballot_sync(all_lanes, goes.left);
    to_right = __ballot_sync(all_lanes, goes.right);
    l.count = __popc(to_left);
    r.count = __popc(to_right);
  }
  const unsigned before = (1u << lane) - 1, triangle = lane < node.outlook.count ? from.triangle[lane] : 0;
  if (goes.left) left.set(__popc(to_left & before), triangle, boxes.left);
  if (goes.right) right.set(__popc(to_right & before), triangle, boxes.right);
  __syncwarp();
  return true;
}

/// `decide` of an item's root, which is looked at much less often than its descendants: apart from their code.
template <Strategy strategy>
__noinline__ __device__ void decide_root(const Rules& rules, const Members& m, float* planes, State& root,
                                         KnownPlanes& planes_of_root) {
  decide<strategy>(rules, m, root.cell, planes, root.outlook, planes_of_root);
}

/// Builds subtrees; holds what a warp keeps between them.
template <Strategy strategy>
class Builder {
 public:
  __device__ Builder(const Work& work, Members* members, Scratch& scratch, unsigned* growth, unsigned* sizes, Waiting* stack)
      : work_(work),
        members_(members),
        scratch_(scratch),
        growth_(growth),
        sizes_(sizes),
        stack_(stack),
        pair_pool_{&work.counters->pairs, work.pairs, work.pair_capacity, pair_chunk},
        reference_pool_{&work.counters->references, work.references, work.reference_capacity, reference_chunk} {}

  __device__ void build(std::uint32_t item) {
    const Item root = work_.range.items[item];
    if (root.kind == ItemKind::medium) return;  // divided
    item_ = item;
    pairs_ = references_ = 0;
    State node{root.cell, {root.path, root.count, false, {}}};
    Outlook& outlook = node.outlook;
    KnownPlanes planes;
    if (root.kind != ItemKind::leaf && !must_be_leaf(work_.rules, root.path, root.count)) {  // so they are at most small_size
      const unsigned lane = threadIdx.x % 32;
      if (lane < root.count) members_[0].set(lane, work_.triangle[root.first + lane], work_.box[root.first + lane]);
      __syncwarp();
      decide_root<strategy>(work_.rules, members_[0], scratch_.planes, node, planes);
    }
    Node top = Node::inner(outlook.split.axis, outlook.split.position, 0);
    if (outlook.inner)
      grow(node, planes);
    else
      top = leaf(work_.triangle + root.first, root.count, root.path.depth);
    if (threadIdx.x % 32 == 0) {
      work_.subtrees[item] = {top, pairs_, references_};
      atomicAdd(sizes_, pairs_);
      atomicAdd(sizes_ + 1, references_);
    }
    __syncwarp();
  }

  /// After the last subtree.
  __device__ void finish() const {
    pair_pool_.leave_rest();
    reference_pool_.leave_rest();
    if (threadIdx.x % 32 == 0) atomicMax(&work_.counters->depth, depth_);
  }

 private:
  /// Depth first. The node at work has its references in members_[now], its children get the other two, or one of them has its.
  __device__ void grow(State node, KnownPlanes planes) {
    unsigned now = 0, waiting = 0;
    for (;;) {
      unsigned a = now == 2 ? 0 : now + 1, b = a == 2 ? 0 : a + 1;
      Outlook left, right;
      if (divide(work_, members_[now], node, scratch_.clip, members_[a], members_[b], left, right)) {
        planes.known = false;
        count_growth(node.outlook, left.count + right.count);
      } else {
        a = b = now;
      }
      const std::uint32_t place = pairs_++;
      const unsigned long long record = pair_pool_.take(1);
      KnownPlanes of_left = planes, of_right = planes;
      Node first, second;
      WS_ROLLED
      for (unsigned side = 0; side < 2; ++side) {  // each child takes its turn as the left one: one copy of the code for both
        const Members& m = members_[side == 0 ? a : b];
        decide<strategy>(work_.rules, m, child_cell(node, side), scratch_.planes, left, of_left);
        first = second;
        // The children of an inner left node come next, those of a right one after its sibling's.
        second = left.inner ? Node::inner(left.split.axis, left.split.position, place + 1)
                            : leaf(m.triangle, left.count, node.outlook.path.depth);
        std::swap(left, right);
        std::swap(of_left, of_right);
      }
      if (threadIdx.x % 32 == 0 && record < work_.pair_capacity) work_.pairs[record] = {first, second, item_, place};
      __syncwarp();  // both children's buffers have been read: they may be overwritten
      if (left.inner && right.inner) push(stack_[waiting++], members_[b], {child_cell(node, 1), right}, record);
      if (left.inner) {
        now = a;
        node = {child_cell(node, 0), left};
        planes = of_left;
      } else if (right.inner) {
        now = b;
        node = {child_cell(node, 1), right};
        planes = of_right;
      } else if (waiting > 0) {
        now = a;
        node = pop(stack_[--waiting], members_[a]);
        planes.known = false;
      } else {
        return;
      }
      if (stopped()) return;
    }
  }

  __device__ void count_growth(const Outlook& node, unsigned children_count) {
    if (threadIdx.x % 32 == 0 && children_count > node.count) atomicAdd(growth_ + node.path.depth, children_count - node.count);
  }

  [[nodiscard]] __device__ static Box child_cell(const State& node, unsigned side) {
    const auto [position, axis, planar_side] = node.outlook.split;
    return side == 0 ? below(node.cell, axis, position) : above(node.cell, axis, position);
  }

  __device__ Node leaf(const std::uint32_t* triangle, std::uint32_t count, int depth) {
    const std::uint32_t first = references_;
    references_ += count;
    depth_ = max(depth_, static_cast<unsigned>(depth));
    if (count == 0) return Node::leaf(0, first);
    const unsigned long long slot = reference_pool_.take(count);
    WS_ROLLED
    for (std::uint32_t i = threadIdx.x % 32; i < count; i += 32)
      if (slot + i < work_.reference_capacity) work_.references[slot + i] = {triangle[i], item_, first + i};
    return Node::leaf(count, first);
  }

  __device__ static void push(Waiting& to, const Members& members, const State& state, unsigned long long record) {
    const unsigned lane = threadIdx.x % 32;
    if (lane < state.outlook.count) to.members.set(lane, members.triangle[lane], members.box(lane));
    if (lane == 0) {
      to.state = state;
      to.record = record;
    }
    __syncwarp();
  }
  /// The right child's own children are the next pair.
  __device__ State pop(const Waiting& from, Members& members) {
    const unsigned lane = threadIdx.x % 32;
    const State state = from.state;
    const unsigned long long record = from.record;
    if (lane < state.outlook.count) members.set(lane, from.members.triangle[lane], from.members.box(lane));
    if (lane == 0 && record < work_.pair_capacity)
      work_.pairs[record].right = Node::inner(state.outlook.split.axis, state.outlook.split.position, pairs_);
    __syncwarp();
    return state;
  }

  /// All warps stop once the references outgrow what any tree within the rules has. Looked at with each new piece of their
  /// pool.
  [[nodiscard]] __device__ bool stopped() {
    const auto piece = static_cast<std::uint32_t>(reference_pool_.end);
    if (piece == last_piece_) return false;
    last_piece_ = piece;
    volatile Counters* const counters = work_.counters;
    unsigned stop = 0;
    if (threadIdx.x % 32 == 0) {
      stop = counters->stop;
      if (!stop && reference_pool_.end > work_.most_references) {
        stop = 1;
        counters->stop = 1;
      }
    }
    return __shfl_sync(all_lanes, stop, 0) != 0;
  }

  const Work& work_;
  Members* members_;
  Scratch& scratch_;
  unsigned* growth_;
  unsigned* sizes_;  ///< of the block's subtrees together: pairs, references
  Waiting* stack_;
  Pool<PairRecord> pair_pool_;
  Pool<ReferenceRecord> reference_pool_;
  std::uint32_t item_ = 0, pairs_ = 0, references_ = 0;
  unsigned depth_ = 0, last_piece_ = 0;
};

template <Strategy strategy>
__global__ void __launch_bounds__(32 * warps_per_block, 5) build_small(const __grid_constant__ Work work) {
  __shared__ Members members[warps_per_block][3];
  __shared__ Scratch scratch[warps_per_block];
  __shared__ unsigned growth[deepest_level + 1], sizes[2];
  WS_ROLLED
  for (unsigned i = threadIdx.x; i <= deepest_level; i += blockDim.x) growth[i] = 0;
  if (threadIdx.x < 2) sizes[threadIdx.x] = 0;
  __syncthreads();
  const unsigned warp = threadIdx.x / 32;
  const std::uint32_t end = work.range.last();
  Builder<strategy> builder(work, members[warp], scratch[warp], growth, sizes,
                            work.stacks + std::size_t(blockIdx.x * warps_per_block + warp) * work.stack_size);
  volatile Counters* const counters = work.counters;
  for (;;) {
    unsigned item = 0;
    if (threadIdx.x % 32 == 0) {
      const unsigned stop = counters->stop;  // one way to memory for both
      item = work.range.begin + atomicAdd(&work.counters->next, 1u);
      if (stop) item = end;
    }
    item = __shfl_sync(all_lanes, item, 0);
    if (item >= end) break;
    builder.build(work.order[item]);
  }
  builder.finish();
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(&work.counters->all_pairs, static_cast<unsigned long long>(sizes[0]));
    atomicAdd(&work.counters->all_references, static_cast<unsigned long long>(sizes[1]));
  }
  WS_ROLLED
  for (unsigned i = threadIdx.x; i <= deepest_level; i += blockDim.x)
    if (growth[i]) atomicAdd(work.counters->growth + i, static_cast<unsigned long long>(growth[i]));
}

using Kernel = void (*)(const Work);
[[nodiscard]] Kernel kernel_for(const Rules& rules) {
  static_assert(small_size <= binned_above, "no node here looks at the planes between bins");
  static_assert(small_size >= binned_halves, "all nodes that take halves are here");
  switch (planes_by(rules, small_size)) {
    case Strategy::spatial_median:
      return build_small<Strategy::spatial_median>;
    case Strategy::object_median:
      return build_small<Strategy::object_median>;
    case Strategy::sliding_midpoint:
      return build_small<Strategy::sliding_midpoint>;
    default:
      return build_small<Strategy::sah>;
  }
}

class SmallStage {
 public:
  SmallStage(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
             CudaExecutor& executor)
      : executor_(executor),
        stream_(executor.stream()),
        triangles_(triangles),
        upper_(upper),
        most_references_(most_references),
        kernel_(kernel_for(rules)),
        counters_(1, stream_),
        sizes_(1, stream_) {
    int device = 0, multiprocessors = 0, each = 0;
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
    WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kernel_, 32 * warps_per_block, 0));
    at_once_ = static_cast<unsigned>(multiprocessors * each);
    work_.rules = rules;
    work_.triangles = triangles.device_data();
    work_.counters = counters_.device_data();
    work_.stack_size = static_cast<std::uint32_t>(std::min(rules.max_depth, deepest_level)) + 1;
  }

  /// Divides the medium nodes first.
  Lower run() {
    Lower lower;
    bool is_ahead = false;
    if (upper_.medium_count > 0) {
      NextStage enqueue_next;
      is_ahead = upper_.item_triangles.size() <= few_references;
      if (is_ahead) enqueue_next = [&](const std::uint32_t* item_count) { build_ahead(lower, item_count); };
      divide_medium_nodes(triangles_, upper_, work_.rules, most_references_, executor_, enqueue_next);
      if (upper_.items.size() == 0) return stopped();
    }
    if (!is_ahead) {
      const std::size_t items = upper_.items.size();
      reserve(lower, items, blocks_for(items, warps_per_block), 3 * upper_.live_references());
      build();
    }
    while (!look(lower)) build();
    return lower;
  }

 private:
  /// Of so few references the device's work is short beside the host's look at how many items there are.
  static constexpr std::size_t few_references = 400'000;
  static constexpr std::uint32_t slice = 1u << 19;

  static Lower stopped() {
    Lower lower;
    lower.complete = false;
    return lower;
  }

  /// `pairs` of all subtrees; `blocks` at most.
  void reserve(Lower& lower, std::size_t items, unsigned blocks, std::size_t pairs) {
    blocks_ = std::min(at_once_, blocks);
    stacks_ = DeviceBuffer<Waiting>(std::size_t(blocks_) * warps_per_block * work_.stack_size, stream_);
    order_ = DeviceBuffer<std::uint32_t>(items, stream_);
    lower.subtrees = DeviceBuffer<Subtree>(items, stream_);
    work_.range.items = upper_.items.data();
    work_.order = order_.device_data();
    work_.triangle = upper_.item_triangles.data();
    work_.box = upper_.item_boxes.data();
    work_.subtrees = lower.subtrees.device_data();
    work_.stacks = stacks_.device_data();
    // A leaf leaves fewer places unused than it takes, so beyond this more than `most` are in leaves.
    work_.most_references = 2 * most_references_ + spare() * reference_chunk;
    reserve_pools(lower, pairs + spare() * pair_chunk, pairs + spare() * reference_chunk);
  }
  void reserve_pools(Lower& lower, std::size_t pairs, std::size_t references) {
    lower.pairs = DeviceBuffer<PairRecord>(pairs, stream_);
    lower.references = DeviceBuffer<ReferenceRecord>(references, stream_);
    work_.pairs = lower.pairs.device_data();
    work_.references = lower.references.device_data();
    work_.pair_capacity = pairs;
    work_.reference_capacity = references;
  }
  [[nodiscard]] std::size_t spare() const { return std::size_t(blocks_) * warps_per_block; }

  /// While blocks still divide medium nodes.
  void build_ahead(Lower& lower, const std::uint32_t* item_count) {
    constexpr unsigned references_of_warp = 16;  // items are not counted yet
    reserve(lower, upper_.items.capacity(), blocks_for(upper_.item_triangles.size(), warps_per_block * references_of_warp),
            3 * (upper_.live_references() + upper_.medium_references * 3 / 2));
    work_.range.item_count = item_count;
    fill_bytes(counters_.device_data(), 0, sizeof(Counters), stream_);
    build_slice(0, upper_.items.capacity());
    work_.range.item_count = nullptr;
  }
  /// One pass over all items; what does not fit into the memory is counted only.
  void build() {
    fill_bytes(counters_.device_data(), 0, sizeof(Counters), stream_);
    for (std::uint32_t begin = 0; begin < upper_.items.size(); begin += slice) {
      if (begin > 0) stream_.synchronize();
      build_slice(begin, std::min(upper_.items.size(), begin + slice));
    }
  }
  void build_slice(std::uint32_t begin, std::uint32_t end) {
    work_.range.begin = begin;
    work_.range.end = end;
    fill_bytes(&counters_.device_data()->next, 0, sizeof(Counters::next), stream_);
    fill_bytes(sizes_.device_data(), 0, sizeof(ItemSizes), stream_);
    executor_.operation("small: build", [&](cudaStream_t s) {
      const LaunchShape each_item{blocks_for(end - begin, item_order_block), item_order_block};
      launch_kernel(count_item_sizes, each_item, s, work_.range, sizes_.device_data());
      launch_kernel(order_items, each_item, s, work_.range, sizes_.device_data(), order_.device_data());
      launch_kernel(kernel_, {blocks_, 32 * warps_per_block}, s, work_);
    });
  }

  /// Waits for what was built. False where it was too much for the memory, of which there is more then.
  bool look(Lower& lower) {
    Counters found{};
    copy(Span<Counters>(&found, 1), std::as_const(counters_).view(), stream_);
    stream_.synchronize();
    lower.depth = found.depth;
    lower.complete = found.stop == 0;
    lower.growth.assign(found.growth, found.growth + deepest_level + 1);
    lower.pairs_taken = found.pairs;
    lower.references_taken = found.references;
    lower.all_pairs = found.all_pairs;
    lower.all_references = found.all_references;
    if (!lower.complete || (found.pairs <= work_.pair_capacity && found.references <= work_.reference_capacity)) return true;
    reserve_pools(lower, std::max<std::size_t>(work_.pair_capacity, found.pairs + spare() * pair_chunk),
                  std::max<std::size_t>(work_.reference_capacity, found.references + spare() * reference_chunk));
    return false;
  }

  CudaExecutor& executor_;
  StreamView stream_;
  DeviceSpan<const Triangle> triangles_;
  Upper& upper_;
  std::uint64_t most_references_;
  Kernel kernel_;
  DeviceBuffer<Counters> counters_;
  DeviceBuffer<ItemSizes> sizes_;
  DeviceBuffer<std::uint32_t> order_;
  DeviceBuffer<Waiting> stacks_;
  unsigned at_once_ = 0, blocks_ = 0;
  Work work_{};
};

}  // namespace

Lower divide_items(DeviceSpan<const Triangle> triangles, Upper& upper, const Rules& rules, std::uint64_t most_references,
                   CudaExecutor& executor) {
  return SmallStage(triangles, upper, rules, most_references, executor).run();
}

}  // namespace ws::kdtree::cuda
