// A warp builds a small node's whole subtree: references in shared memory, the right children that wait on a stack.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/cuda/small.cuh"

#include "compute/kdtree/cuda/warp.cuh"

#include <algorithm>
#include <array>

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

/// A lane's ClipRoom, with an odd number of words: lanes that are at the same corner meet no conflict.
struct LanesRoom {
  std::uint32_t words[57];
  [[nodiscard]] __device__ ClipRoom& room() { return *reinterpret_cast<ClipRoom*>(words); }
};
static_assert(sizeof(LanesRoom) >= sizeof(ClipRoom));

/// A node that a warp has looked at; `inner`: it will be divided at `split`, and its children have `path`.
struct State {
  Box cell;
  Path path;
  std::uint32_t count;
  bool inner;
  Split split;
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
  const Item* items;
  std::uint32_t end;  ///< items up to here
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
  const unsigned long long& capacity;
  unsigned chunk;
  unsigned long long next = 0, end = 0;

  __device__ void leave_rest() const {
    WS_ROLLED
    for (unsigned long long i = next + threadIdx.x % 32; i < end && i < capacity; i += 32) records[i].item = nothing;
  }
  __device__ unsigned long long take(unsigned count) {
    if (next + count > end) {
      leave_rest();
      const unsigned size = count > chunk ? count : chunk;
      unsigned long long first = 0;
      if (threadIdx.x % 32 == 0) first = atomicAdd(taken, static_cast<unsigned long long>(size));
      next = __shfl_sync(all_lanes, first, 0);
      end = next + size;
    }
    next += count;
    return next - count;
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

/// Looks at a node: whether, and where, it is divided.
template <Strategy strategy>
__device__ void decide(const Rules& rules, const Members& m, State& node) {
  node.inner = false;
  if (must_be_leaf(rules, node.path, node.count)) return;
  node.split = choose<strategy>(rules, m, node.cell, node.count);
  node.inner = splits(rules, node.split, node.count, node.path);
}

/// The place of the n-th of the bits that are set; there are more than n.
[[nodiscard]] __device__ unsigned nth_bit(unsigned bits, unsigned n) {
  unsigned place = 0;
  WS_ROLLED
  for (unsigned width = 16; width > 0; width /= 2) {
    const unsigned below = __popc(bits >> place & ((1u << width) - 1));
    if (n < below) continue;
    n -= below;
    place += width;
  }
  return place;
}

/// Clips the references of the lanes in `across`: both halves at once, in two lanes, so sixteen references at a time.
__device__ void clip_across(const Work& work, const Members& from, const State& node, unsigned across, ClipRoom& room,
                            SplitBoxes& boxes) {
  const unsigned lane = threadIdx.x % 32;
  const int axis = node.split.axis;
  const float position = node.split.position;
  const bool by_halves = takes_halves(work.rules, node.count), is_below = lane < 16;
  WS_ROLLED
  for (unsigned done = 0, count = __popc(across); done < count; done += 16) {
    const unsigned nth = done + lane % 16;
    const unsigned source = nth < count ? nth_bit(across, nth) : 32;
    Box half;
    if (source < 32) {
      const Triangle& triangle = work.triangles[from.triangle[source]];
      const Box in_cell = from.box(source), &cut = by_halves ? in_cell : node.cell;
      const Box child = is_below ? below(cut, axis, position) : above(cut, axis, position);
      half = by_halves ? half_box(triangle, child, axis, position, is_below)
                       : child_box(triangle, in_cell, child, work.rules.clip, room);
    }
    const unsigned rank = __popc(across & ((1u << lane) - 1)) - done;  // where this lane's own reference was clipped
    const bool mine = (across >> lane & 1) && rank < 16;
    for (int k = 0; k < 3; ++k) {
      const float left_low = __shfl_sync(all_lanes, half.low[k], static_cast<int>(rank % 16));
      const float left_high = __shfl_sync(all_lanes, half.high[k], static_cast<int>(rank % 16));
      const float right_low = __shfl_sync(all_lanes, half.low[k], static_cast<int>(rank % 16 + 16));
      const float right_high = __shfl_sync(all_lanes, half.high[k], static_cast<int>(rank % 16 + 16));
      if (!mine) continue;
      boxes.left.low.set(k, left_low);
      boxes.left.high.set(k, left_high);
      boxes.right.low.set(k, right_low);
      boxes.right.high.set(k, right_high);
    }
  }
}

/// Sorts a node's references into its children, a lane each.
__device__ void divide(const Work& work, const Members& from, const State& node, ClipRoom& room, Members& left, Members& right,
                       State& l, State& r) {
  const unsigned lane = threadIdx.x % 32;
  const int axis = node.split.axis;
  const float position = node.split.position;
  l.cell = below(node.cell, axis, position);
  r.cell = above(node.cell, axis, position);
  Goes goes{false, false};
  SplitBoxes boxes;
  if (lane < node.count) {
    boxes.left = boxes.right = from.box(lane);
    goes = where(boxes.left, axis, position, node.split.side);
  }
  const bool both = goes.left && goes.right;
  if (const unsigned across = __ballot_sync(all_lanes, both)) {
    clip_across(work, from, node, across, room, boxes);
    if (both && boxes.left.is_empty() && boxes.right.is_empty())  // lost by rounding: both keep it, as split_boxes has it
      boxes = {intersection(from.box(lane), l.cell), intersection(from.box(lane), r.cell)};
    if (both) goes = {!boxes.left.is_empty(), !boxes.right.is_empty()};
  }
  const unsigned to_left = __ballot_sync(all_lanes, goes.left), to_right = __ballot_sync(all_lanes, goes.right);
  const unsigned before = (1u << lane) - 1, triangle = lane < node.count ? from.triangle[lane] : 0;
  if (goes.left) left.set(__popc(to_left & before), triangle, boxes.left);
  if (goes.right) right.set(__popc(to_right & before), triangle, boxes.right);
  l.path = r.path = node.path;
  l.count = __popc(to_left);
  r.count = __popc(to_right);
  __syncwarp();
}

/// Builds subtrees; holds what a warp keeps between them.
template <Strategy strategy>
class Builder {
 public:
  __device__ Builder(const Work& work, Members* members, ClipRoom& room, unsigned* growth, unsigned* sizes, Waiting* stack)
      : work_(work),
        members_(members),
        room_(room),
        growth_(growth),
        sizes_(sizes),
        stack_(stack),
        pair_pool_{&work.counters->pairs, work.pairs, work.pair_capacity, pair_chunk},
        reference_pool_{&work.counters->references, work.references, work.reference_capacity, reference_chunk} {}

  __device__ void build(std::uint32_t item) {
    const Item root = work_.items[item];
    if (root.kind == ItemKind::medium) return;  // divided
    item_ = item;
    pairs_ = references_ = 0;
    State node{root.cell, root.path, root.count, false, {}};
    if (root.kind != ItemKind::leaf && !must_be_leaf(work_.rules, root.path, root.count)) {  // so they are at most small_size
      const unsigned lane = threadIdx.x % 32;
      if (lane < root.count) members_[0].set(lane, work_.triangle[root.first + lane], work_.box[root.first + lane]);
      __syncwarp();
      decide<strategy>(work_.rules, members_[0], node);
    }
    Node top = Node::inner(node.split.axis, node.split.position, 0);
    if (node.inner)
      grow(node);
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
  /// Depth first. The node at work has its references in members_[now_], its children get the other two.
  __device__ void grow(State node) {
    unsigned now = 0, waiting = 0;
    for (;;) {
      const unsigned a = now == 2 ? 0 : now + 1, b = a == 2 ? 0 : a + 1;
      State left, right;
      divide(work_, members_[now], node, room_, members_[a], members_[b], left, right);
      count_growth(node, left.count + right.count);
      decide<strategy>(work_.rules, members_[a], left);
      decide<strategy>(work_.rules, members_[b], right);
      const unsigned long long record = emit(members_[a], members_[b], left, right, node.path.depth);
      __syncwarp();  // both children's buffers have been read: they may be overwritten
      if (left.inner && right.inner) push(stack_[waiting++], members_[b], right, record);
      if (left.inner) {
        now = a;
        node = left;
      } else if (right.inner) {
        now = b;
        node = right;
      } else if (waiting > 0) {
        now = a;
        node = pop(stack_[--waiting], members_[a]);
      } else {
        return;
      }
      if (stopped()) return;
    }
  }

  __device__ void count_growth(const State& node, unsigned children_count) {
    if (threadIdx.x % 32 == 0 && children_count > node.count) atomicAdd(growth_ + node.path.depth, children_count - node.count);
  }

  /// Writes a pair; the children of an inner left one come next, those of a right one after its sibling's.
  __device__ unsigned long long emit(const Members& a, const Members& b, const State& left, const State& right, int depth) {
    const std::uint32_t place = pairs_++;
    const unsigned long long record = pair_pool_.take(1);
    const Node l =
        left.inner ? Node::inner(left.split.axis, left.split.position, place + 1) : leaf(a.triangle, left.count, depth);
    const Node r =
        right.inner ? Node::inner(right.split.axis, right.split.position, place + 1) : leaf(b.triangle, right.count, depth);
    if (threadIdx.x % 32 == 0 && record < work_.pair_capacity) work_.pairs[record] = {l, r, item_, place};
    return record;
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
    if (lane < state.count) to.members.set(lane, members.triangle[lane], members.box(lane));
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
    if (lane < state.count) members.set(lane, from.members.triangle[lane], from.members.box(lane));
    if (lane == 0 && record < work_.pair_capacity)
      work_.pairs[record].right = Node::inner(state.split.axis, state.split.position, pairs_);
    __syncwarp();
    return state;
  }

  /// All warps stop once the references outgrow what any tree within the rules has.
  [[nodiscard]] __device__ bool stopped() const {
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
  ClipRoom& room_;
  unsigned* growth_;
  unsigned* sizes_;  ///< of the block's subtrees together: pairs, references
  Waiting* stack_;
  Pool<PairRecord> pair_pool_;
  Pool<ReferenceRecord> reference_pool_;
  std::uint32_t item_ = 0, pairs_ = 0, references_ = 0;
  unsigned depth_ = 0;
};

template <Strategy strategy>
__global__ void __launch_bounds__(32 * warps_per_block, 4) build_small(const __grid_constant__ Work work) {
  __shared__ Members members[warps_per_block][3];
  __shared__ LanesRoom rooms[32 * warps_per_block];
  __shared__ unsigned growth[deepest_level + 1], sizes[2];
  WS_ROLLED
  for (unsigned i = threadIdx.x; i <= deepest_level; i += blockDim.x) growth[i] = 0;
  if (threadIdx.x < 2) sizes[threadIdx.x] = 0;
  __syncthreads();
  const unsigned warp = threadIdx.x / 32;
  Builder<strategy> builder(work, members[warp], rooms[threadIdx.x].room(), growth, sizes,
                            work.stacks + std::size_t(blockIdx.x * warps_per_block + warp) * work.stack_size);
  volatile Counters* const counters = work.counters;
  for (;;) {
    unsigned item = 0;
    if (threadIdx.x % 32 == 0) item = counters->stop ? work.end : atomicAdd(&work.counters->next, 1u);
    item = __shfl_sync(all_lanes, item, 0);
    if (item >= work.end) break;
    builder.build(item);
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
  SmallStage(DeviceSpan<const Triangle> triangles, const Upper& upper, const Rules& rules, CudaExecutor& executor)
      : executor_(executor), stream_(executor.stream()), upper_(upper), kernel_(kernel_for(rules)), counters_(1, stream_) {
    int device = 0, multiprocessors = 0, blocks = 0;
    WS_CUDA_CHECK(cudaGetDevice(&device));
    WS_CUDA_CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
    WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel_, 32 * warps_per_block, 0));
    const unsigned needed = blocks_for(upper.items.size(), warps_per_block);
    blocks_ = std::min(static_cast<unsigned>(multiprocessors * blocks), needed);
    const auto stack_size = static_cast<std::uint32_t>(std::min(rules.max_depth, deepest_level)) + 1;
    stacks_ = DeviceBuffer<Waiting>(std::size_t(blocks_) * warps_per_block * stack_size, stream_);
    work_ = {rules,
             triangles.device_data(),
             upper.items.data(),
             0,
             upper.item_triangles.data(),
             upper.item_boxes.data(),
             nullptr,
             nullptr,
             nullptr,
             0,
             0,
             0,
             counters_.device_data(),
             stacks_.device_data(),
             stack_size};
  }

  Lower run(std::uint64_t most_references) {
    const std::size_t spare = std::size_t(blocks_) * warps_per_block;
    std::size_t pairs = 3 * upper_.live_references() + spare * pair_chunk;
    std::size_t references = 3 * upper_.live_references() + spare * reference_chunk;
    // A leaf leaves fewer places unused than it takes, so beyond this more than `most` are in leaves.
    work_.most_references = 2 * most_references + spare * reference_chunk;
    for (;;) {
      Lower lower;
      const Counters found = attempt(lower, pairs, references);
      lower.depth = found.depth;
      lower.complete = found.stop == 0;
      lower.growth.assign(found.growth, found.growth + deepest_level + 1);
      lower.pairs_taken = found.pairs;
      lower.references_taken = found.references;
      lower.all_pairs = found.all_pairs;
      lower.all_references = found.all_references;
      if (!lower.complete || (found.pairs <= pairs && found.references <= references)) return lower;
      pairs = std::max<std::size_t>(pairs, found.pairs + spare * pair_chunk);
      references = std::max<std::size_t>(references, found.references + spare * reference_chunk);
    }
  }

 private:
  /// One pass over all items; what does not fit into the memory is counted only.
  Counters attempt(Lower& lower, std::size_t pairs, std::size_t references) {
    constexpr std::uint32_t slice = 1u << 19;
    lower.subtrees = DeviceBuffer<Subtree>(upper_.items.size(), stream_);
    lower.pairs = DeviceBuffer<PairRecord>(pairs, stream_);
    lower.references = DeviceBuffer<ReferenceRecord>(references, stream_);
    work_.subtrees = lower.subtrees.device_data();
    work_.pairs = lower.pairs.device_data();
    work_.references = lower.references.device_data();
    work_.pair_capacity = pairs;
    work_.reference_capacity = references;
    Counters counters{};
    fill_bytes(counters_.device_data(), 0, sizeof counters, stream_);
    for (std::uint32_t begin = 0; begin < upper_.items.size(); begin += slice) {
      if (begin > 0) stream_.synchronize();
      work_.end = std::min(upper_.items.size(), begin + slice);
      // Each warp that finds nothing left has taken a number too.
      copy_bytes(&counters_.device_data()->next, &begin, sizeof begin, CopyKind::host_to_device, stream_);
      executor_.operation("small: build", [&](cudaStream_t s) {
        launch_kernel(kernel_, {blocks_, 32 * warps_per_block}, s, work_);
      });
    }
    copy(Span<Counters>(&counters, 1), std::as_const(counters_).view(), stream_);
    stream_.synchronize();
    return counters;
  }

  CudaExecutor& executor_;
  StreamView stream_;
  const Upper& upper_;
  Kernel kernel_;
  DeviceBuffer<Counters> counters_;
  DeviceBuffer<Waiting> stacks_;
  unsigned blocks_ = 0;
  Work work_{};
};

}  // namespace

Lower finish_items(DeviceSpan<const Triangle> triangles, const Upper& upper, const Rules& rules, std::uint64_t most_references,
                   CudaExecutor& executor) {
  return SmallStage(triangles, upper, rules, executor).run(most_references);
}

}  // namespace ws::kdtree::cuda
