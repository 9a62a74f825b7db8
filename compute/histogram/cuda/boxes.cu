// Up to three dimensions: a leaf of neighbouring references that cannot hold a limit is left out of the search for limits; one
// whose distances all fall into one bin is counted at once. What is left is counted in the frames of leaves (framed.cuh), or by
// the direct form: leaves that are too close, the last one, and all where counters have no room in shared memory.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/engine.cuh"
#include "compute/histogram/cuda/framed.cuh"
#include "compute/histogram/cuda/methods.cuh"
#include "compute/histogram/cuda/ordered_set.cuh"

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t group_size = 4096;
constexpr unsigned most_tile_queries = 32;  // a leaf is tested against a tile's queries by the lanes of a warp
constexpr unsigned keys_per_lane = references_per_leaf / 32, limits_threads = 256;
constexpr unsigned all_lanes = ~0u;

/// What one launch works on. Keys of bytes are whole numbers in floats too: sums of three squares are exact.
struct BoxWork {
  const float* references;
  const Box3* leaves;
  std::size_t reference_count;
  const float* queries;  ///< component by component
  std::size_t query_stride;
  unsigned query_count;
  unsigned leaf_first, leaf_end;

  [[nodiscard]] __device__ unsigned leaf_size(unsigned leaf) const {
    return static_cast<unsigned>(
        min(reference_count - std::size_t(leaf) * references_per_leaf, std::size_t{references_per_leaf}));
  }
};

/// A lane's references of a leaf: 4 · lane … 4 · lane + 3 of its first half, and of its second.
template <unsigned Dimension>
struct LaneReferences {
  float values[Dimension][keys_per_lane];

  __device__ LaneReferences(const BoxWork& work, unsigned leaf) {
    const float* from = work.references + std::size_t(leaf) * references_per_leaf * Dimension + threadIdx.x % 32 * 4;
#pragma unroll
    for (unsigned k = 0; k < Dimension; ++k)
#pragma unroll
      for (unsigned half = 0; half < 2; ++half)
        *reinterpret_cast<float4*>(&values[k][4 * half]) =
            *reinterpret_cast<const float4*>(from + k * references_per_leaf + half * (references_per_leaf / 2));
  }
  [[nodiscard]] __device__ float key(unsigned i, const float (&query)[Dimension]) const {
    float sum = 0;
#pragma unroll
    for (unsigned k = 0; k < Dimension; ++k) sum = next_sum(sum, query[k], values[k][i]);
    return sum;
  }
  /// The place in the leaf of a lane's reference.
  [[nodiscard]] static __device__ unsigned place(unsigned i) {
    return i / 4 * (references_per_leaf / 2) + threadIdx.x % 32 * 4 + i % 4;
  }
};

/// What is known of one query's limits, as patterns.
struct Known {
  unsigned low, high;
  [[nodiscard]] __device__ bool widened_by(const Reach& reach) const {
    return pattern_of(reach.low) < low || pattern_of(reach.high) > high;
  }
};

/// By a whole warp. The last leaf is filled up with copies of a reference.
template <unsigned Dimension>
__device__ void look_into(const BoxWork& work, unsigned leaf, const float (&query)[Dimension], bool positive, Known& known) {
  const LaneReferences<Dimension> references(work, leaf);
#pragma unroll
  for (unsigned i = 0; i < keys_per_lane; ++i) {
    const unsigned pattern = pattern_of(references.key(i, query));
    if (!positive || pattern != 0) known.low = min(known.low, pattern);
    known.high = max(known.high, pattern);
  }
  for (unsigned distance = 16; distance > 0; distance /= 2) {
    known.low = min(known.low, __shfl_xor_sync(all_lanes, known.low, distance));
    known.high = max(known.high, __shfl_xor_sync(all_lanes, known.high, distance));
  }
}

struct Extremes {
  unsigned nearest, farthest;
};
/// The leaves with the nearest and the farthest corner: hardly another one can then hold a limit.
template <unsigned Dimension>
__device__ Extremes extreme_leaves(const BoxWork& work, const float (&query)[Dimension]) {
  // A pattern and a leaf in one number, so that the smallest of all lanes gives both.
  unsigned long long least = ~0ull, most = 0;
  for (unsigned leaf = work.leaf_first + threadIdx.x % 32; leaf < work.leaf_end; leaf += 32) {
    const Reach reach = reach_of(work.leaves[leaf], query, Dimension);
    least = min(least, static_cast<unsigned long long>(pattern_of(reach.low)) << 32 | leaf);
    most = max(most, static_cast<unsigned long long>(pattern_of(reach.high)) << 32 | leaf);
  }
  for (unsigned distance = 16; distance > 0; distance /= 2) {
    least = min(least, __shfl_xor_sync(all_lanes, least, distance));
    most = max(most, __shfl_xor_sync(all_lanes, most, distance));
  }
  return {static_cast<unsigned>(least), static_cast<unsigned>(most)};
}

/// A warp per query.
template <unsigned Dimension>
__global__ void __launch_bounds__(limits_threads) limits_kernel(BoxWork work, unsigned* low, unsigned* high, bool positive) {
  const unsigned q = (blockIdx.x * limits_threads + threadIdx.x) / 32;
  if (q >= work.query_count) return;
  float query[Dimension];
#pragma unroll
  for (unsigned k = 0; k < Dimension; ++k) query[k] = work.queries[k * work.query_stride + q];
  Known known{low[q], high[q]};  // of references that passed before
  const Extremes extremes = extreme_leaves(work, query);
  look_into(work, extremes.nearest, query, positive, known);
  look_into(work, extremes.farthest, query, positive, known);
  for (unsigned first = work.leaf_first; first < work.leaf_end; first += 32) {
    const unsigned leaf = first + threadIdx.x % 32;
    Reach reach{0, 0};
    if (leaf < work.leaf_end) reach = reach_of(work.leaves[leaf], query, Dimension);
    const auto open = [&] { return __ballot_sync(all_lanes, leaf < work.leaf_end && known.widened_by(reach)); };
    // What is seen in one leaf may close others.
    for (unsigned left = open(), seen = 0; left != 0; left = open() & ~seen) {
      const unsigned lane = __ffs(static_cast<int>(left)) - 1;
      seen |= (2u << lane) - 1;
      look_into(work, first + lane, query, positive, known);
    }
  }
  if (threadIdx.x % 32 != 0) return;
  low[q] = known.low;
  high[q] = known.high;
}

struct BoxCounts {
  const BinRule* rules;
  std::int32_t* counts;
  unsigned bins, tile_queries, leaves_per_block;
  FrameScale scale;
};

/// A pair of a tile's query and a reference, in one number.
struct AsidePair {
  static constexpr unsigned most_leaves = 1u << 19;
  [[nodiscard]] static __device__ unsigned of(unsigned leaf, unsigned query, unsigned place) {
    return leaf << 13 | query << 8 | place;
  }
  [[nodiscard]] static __device__ unsigned leaf(unsigned pair) { return pair >> 13; }
  [[nodiscard]] static __device__ unsigned query(unsigned pair) { return pair >> 8 & 31; }
  [[nodiscard]] static __device__ unsigned place(unsigned pair) { return pair & 255; }
};

/// One query of a tile in shared memory.
template <unsigned Dimension>
struct alignas(16) TileQuery {
  QuickRule rule;
  double first;  ///< the place of distance 0, from `FrameScale::first` on
  float place[Dimension];
  bool degenerate;
};

/// The bin that all keys of a leaf share; −1 where they may differ. Bins rise with keys.
template <unsigned Dimension, bool SkipZero>
__device__ std::int32_t common_bin(const Reach& reach, const TileQuery<Dimension>& query, unsigned bins) {
  if (!SkipZero && query.degenerate) return 0;
  if (SkipZero && reach.low == 0) return -1;
  // Beyond the limits, the outer bins.
  const auto estimated = [&](float square) {
    return estimate_at(fminf(fmaxf(quick_place(square, query.rule), 1.5f), static_cast<float>(bins) + 0.5f));
  };
  const Estimate low = estimated(reach.low), high = estimated(reach.high);
  return low.bits == high.bits && fmaxf(low.off, high.off) < query.rule.sure ? bin_of(low) : -1;
}

/// By a whole warp, of one leaf for one query.
template <unsigned Dimension, bool SkipZero, bool InShared>
__device__ void count_keys(const LaneReferences<Dimension>& references, unsigned leaf_size, const TileQuery<Dimension>& query,
                           const CounterRow<InShared>& row, const BinRule& rule) {
#pragma unroll
  for (unsigned half = 0; half < 2; ++half) {
    float keys[4], farthest = 0;
    Estimate estimates[4];
#pragma unroll
    for (unsigned i = 0; i < 4; ++i) {
      keys[i] = references.key(4 * half + i, query.place);
      estimates[i] = estimate_at(quick_place(keys[i], query.rule));
      if (SkipZero && keys[i] == 0) estimates[i].off = 1;
      farthest = fmaxf(farthest, estimates[i].off);
    }
    if (farthest < query.rule.sure && leaf_size == references_per_leaf) {
#pragma unroll
      for (unsigned i = 0; i < 4; ++i) row.add_one(estimates[i]);
      continue;
    }
#pragma unroll
    for (unsigned i = 0; i < 4; ++i)
      if (references.place(4 * half + i) < leaf_size && !(SkipZero && keys[i] == 0))
        row.add(estimates[i].off < query.rule.sure ? bin_of(estimates[i]) : doubted_bin(keys[i], rule), 1);
  }
}

/// About the middle of a leaf's box.
struct LeafFrame {
  float centre[3];
  float radius;  ///< of the box, rounded up

  __device__ explicit LeafFrame(const Box3& box) {
    float square = 0;
#pragma unroll
    for (unsigned k = 0; k < 3; ++k) {
      centre[k] = 0.5f * box.low[k] + 0.5f * box.high[k];
      const float reach = fmaxf(box.high[k] - centre[k], centre[k] - box.low[k]);
      square = fmaf(reach, reach, square);
    }
    radius = 1.00001f * rough_root(square);
  }
};

/// A query in the frame of a leaf, if that is of use there.
template <unsigned Dimension>
__device__ bool frame_query(const LeafFrame& leaf, const Reach& reach, const TileQuery<Dimension>& query,
                            const FrameScale& scale, QueryFrame& frame) {
  constexpr float least = 0x1p-96f, most = 0x1p120f;  // of squares, so that no part of an estimate leaves single precision
  if (!(reach.low > least && reach.high < most)) return false;
  const PlaceRule rule = frame_rule(scale, query.rule, 1.0001f * leaf.radius * rsqrtf(reach.low),
                                    1.0001f * rough_root(reach.high) * query.rule.scale);
  if (rule.mask == 0) return false;
  double square = 0;
#pragma unroll
  for (unsigned k = 0; k < 3; ++k) {
    frame.place[k] = 0;
    if (k >= Dimension) continue;
    const double x = double(query.place[k]) - double(leaf.centre[k]);
    square = fma(x, x, square);
    frame.place[k] = -2 * static_cast<float>(x);
  }
  frame.square = static_cast<float>(square);
  frame.scale = query.rule.scale;
  frame.offset = static_cast<float>(query.first + double(rule.half_width));
  frame.mask = rule.mask;
  return true;
}

template <unsigned Dimension>
__device__ FramedReferences<Dimension> framed(const LaneReferences<Dimension>& references, const LeafFrame& leaf) {
  FramedReferences<Dimension> made;
#pragma unroll
  for (unsigned i = 0; i < keys_per_lane; ++i) {
    made.squares[i] = 0;
#pragma unroll
    for (unsigned k = 0; k < Dimension; ++k) {
      made.places[k][i] = references.values[k][i] - leaf.centre[k];
      made.squares[i] = fmaf(made.places[k][i], made.places[k][i], made.squares[i]);
    }
  }
  return made;
}

/// What a block has in shared memory, in this order: a tile of queries, their counters and one more, and for each warp frames
/// and a list.
template <unsigned Dimension>
struct CountMemory {
  TileQuery<Dimension>* tile;
  unsigned* counters;
  unsigned counter_count;
  QueryFrame* frames;  ///< the warp's
  AsideList<unsigned> aside;

  /// `in_shared`: there is room for counters and frames.
  static std::size_t bytes(std::size_t queries, std::size_t bins, unsigned threads, bool in_shared) {
    return queries * sizeof(TileQuery<Dimension>) + (in_shared ? room_of(queries * bins + 1) * sizeof(unsigned) : 0) +
           (in_shared ? threads / 32 * (queries * sizeof(QueryFrame) + AsideList<unsigned>::room * sizeof(unsigned)) : 0);
  }
  __device__ CountMemory(unsigned char* memory, const BoxCounts& to)
      : tile(reinterpret_cast<TileQuery<Dimension>*>(memory)),
        counters(reinterpret_cast<unsigned*>(tile + to.tile_queries)),
        counter_count(static_cast<unsigned>(room_of(std::size_t{to.tile_queries} * to.bins + 1))) {
    const unsigned warp = threadIdx.x / 32, warps = blockDim.x / 32, count = to.tile_queries;
    auto* const all = reinterpret_cast<QueryFrame*>(counters + counter_count);
    frames = all + warp * count;
    aside.pairs = reinterpret_cast<unsigned*>(all + warps * count) + warp * AsideList<unsigned>::room;
  }

 private:
  static constexpr __host__ __device__ std::size_t room_of(std::size_t counters) { return (counters + 3) / 4 * 4; }
};

/// Counts a pair that was counted as beyond the bin's limit next to it where it belongs.
template <unsigned Dimension>
__device__ __noinline__ void settle_pair(const BoxWork& work, const BoxCounts& to, unsigned query0, unsigned leaf_begin,
                                         const TileQuery<Dimension>* tile, unsigned* counters, unsigned pair) {
  const unsigned j = AsidePair::query(pair);
  const float* from = work.references + std::size_t(leaf_begin + AsidePair::leaf(pair)) * references_per_leaf * Dimension +
                      AsidePair::place(pair);
  float key = 0;
#pragma unroll
  for (unsigned k = 0; k < Dimension; ++k) key = next_sum(key, tile[j].place[k], from[k * references_per_leaf]);
  const BinRule& rule = to.rules[query0 + j];
  const double place = (place_of(key, false) - rule.low) * rule.scale;
  const std::int32_t bin = clamped_bin(place, rule.last), counted = __double2int_rn(place);
  if (bin == counted) return;
  const CounterRow<true> row(counters + j * to.bins);
  row.add(bin, 1);
  row.add(counted, ~0u);
}

/// In one dimension, a distance costs less than its place in a frame.
template <unsigned Dimension, bool InShared>
constexpr bool uses_frames = InShared&& Dimension > 1;

/// Grid: slices of the leaves × tiles of queries. Warps take the leaves of a slice in turn.
template <unsigned Dimension, bool SkipZero, bool InShared>
__global__ void __launch_bounds__(1024)
    count_kernel(const __grid_constant__ BoxWork work, const __grid_constant__ BoxCounts to) {
  extern __shared__ __align__(16) unsigned char memory[];
  const unsigned query0 = blockIdx.y * to.tile_queries, queries = min(to.tile_queries, work.query_count - query0);
  CountMemory<Dimension> own(memory, to);
  TileQuery<Dimension>* const tile = own.tile;
  unsigned* const global = reinterpret_cast<unsigned*>(to.counts) + std::size_t(query0) * to.bins;
  unsigned* const counters = InShared ? own.counters : global;
  for (unsigned i = threadIdx.x; i < queries; i += blockDim.x) {
    const BinRule& rule = to.rules[query0 + i];
    tile[i].rule = quick_rule(rule);
    tile[i].first = double(to.scale.first) - rule.low * rule.scale;
    tile[i].degenerate = rule.degenerate;
    for (unsigned k = 0; k < Dimension; ++k) tile[i].place[k] = work.queries[k * work.query_stride + query0 + i];
  }
  if constexpr (InShared)
    for (unsigned i = threadIdx.x; i < own.counter_count; i += blockDim.x) counters[i] = 0;
  __syncthreads();
  const unsigned lane = threadIdx.x % 32, begin = work.leaf_first + blockIdx.x * to.leaves_per_block,
                 end = min(begin + to.leaves_per_block, work.leaf_end);
  const auto settle = [&](unsigned pair) { settle_pair(work, to, query0, begin, tile, counters, pair); };
  for (unsigned leaf = begin + threadIdx.x / 32; leaf < end; leaf += blockDim.x / 32) {
    const unsigned leaf_size = work.leaf_size(leaf);
    bool is_keyed = false, is_framed = false;
    QueryFrame frame{};
    const LeafFrame of_leaf(work.leaves[leaf]);
    if (lane < queries) {
      const TileQuery<Dimension>& query = tile[lane];
      const Reach reach = reach_of(work.leaves[leaf], query.place, Dimension);
      const std::int32_t bin = common_bin<Dimension, SkipZero>(reach, query, to.bins);
      if (bin >= 0)
        CounterRow<InShared>(counters + lane * to.bins).add(bin, leaf_size);
      else if (uses_frames<Dimension, InShared> && leaf_size == references_per_leaf)
        is_framed = frame_query(of_leaf, reach, query, to.scale, frame);
      is_keyed = bin < 0 && !is_framed;
    }
    if constexpr (uses_frames<Dimension, InShared>) {
      const unsigned with_frame = __ballot_sync(all_lanes, is_framed);
      if (with_frame != 0) {
        frame.row = static_cast<unsigned>(__cvta_generic_to_shared(counters + lane * to.bins)) - 4 * (lifted_first - 1);
        if (is_framed) own.frames[lane] = frame;
        __syncwarp();
        const FramedReferences<Dimension> references = framed(LaneReferences<Dimension>(work, leaf), of_leaf);
        for (unsigned left = with_frame; left != 0; left &= left - 1) {
          const unsigned j = __ffs(static_cast<int>(left)) - 1;
          unsigned numbered[pairs_per_mask], i = references.count(own.frames + j, to.scale.lift(), numbered);
          for (; __any_sync(all_lanes, i < pairs_per_mask); i = next_doubt(numbered, i))
            own.aside.put(i < pairs_per_mask, AsidePair::of(leaf - begin, j, LaneReferences<Dimension>::place(i)), settle);
        }
        __syncwarp();
      }
    }
    unsigned open = __ballot_sync(all_lanes, is_keyed);
    if (open == 0) continue;
    const LaneReferences<Dimension> references(work, leaf);
    for (; open != 0; open &= open - 1) {
      const unsigned j = __ffs(static_cast<int>(open)) - 1;
      const TileQuery<Dimension> query = tile[j];
      count_keys<Dimension, SkipZero>(references, leaf_size, query, CounterRow<InShared>(counters + j * to.bins),
                                      to.rules[query0 + j]);
    }
  }
  if constexpr (!InShared) return;
  if constexpr (uses_frames<Dimension, InShared>) own.aside.settle_rest(settle);
  __syncthreads();
  for (unsigned i = threadIdx.x; i < queries * to.bins; i += blockDim.x)
    if (counters[i] != 0) atomicAdd(&global[i], counters[i]);
}

/// How many queries share a block.
struct CountShape {
  unsigned threads, tile_queries;
  std::size_t shared_bytes;
  bool in_shared;
};
CountShape count_shape(std::size_t bins, std::size_t query_count) {
  constexpr std::size_t kept_by_driver = 1024;
  const std::size_t most = most_shared_bytes(), wanted = std::min<std::size_t>(most_tile_queries, query_count);
  const auto bytes = [&](unsigned threads, std::size_t queries) { return CountMemory<3>::bytes(queries, bins, threads, true); };
  const auto shape = [&](unsigned threads, std::size_t queries) {
    return CountShape{threads, static_cast<unsigned>(queries), bytes(threads, queries), true};
  };
  // Two blocks to a multiprocessor while the tile is large enough; then one, so that each reference that is read serves more.
  if (bytes(512, wanted) <= most / 2 - kept_by_driver) return shape(512, wanted);
  std::size_t queries = wanted;
  while (queries > 0 && bytes(1024, queries) > most) --queries;
  if (queries > 0) return shape(1024, queries);
  return {512, static_cast<unsigned>(wanted), CountMemory<3>::bytes(wanted, bins, 512, false), false};
}

class BoxSource {
 public:
  using Key = FloatKey;

  BoxSource(const Problem& problem, CudaExecutor& executor) : problem_(problem), executor_(executor) {}

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = upload_queries(problem_.queries, first, count, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = order_references(problem_.references, first, count, executor_);
  }
  void find_limits(const DeviceLimits& limits, bool positive) {
    with_dimension([&]<unsigned Dimension>() {
      const auto grid = static_cast<unsigned>((queries_.count * 32 + limits_threads - 1) / limits_threads);
      executor_.operation("limits by boxes", [&](cudaStream_t s) {
        launch_kernel(limits_kernel<Dimension>, {grid, limits_threads}, s, work(0, leaf_count()), limits.low.device_data(),
                      limits.high.device_data(), positive);
      });
    });
  }
  void count(const GroupRules& group, std::int32_t* counts) {
    with_dimension([&]<unsigned Dimension>() {
      const bool in_shared = count_shape(problem_.bins(), queries_.count).in_shared;
      if (problem_.parameters.skip_self)
        in_shared ? count<Dimension, true, true>(group, counts) : count<Dimension, true, false>(group, counts);
      else
        in_shared ? count<Dimension, false, true>(group, counts) : count<Dimension, false, false>(group, counts);
    });
  }

  static constexpr bool keeps_keys = false, counts_by_piece = false, needs_first_keys = false;

 private:
  template <class Body>
  void with_dimension(const Body& body) const {
    switch (problem_.dimension()) {
      case 1:
        return body.template operator()<1>();
      case 2:
        return body.template operator()<2>();
      default:
        return body.template operator()<3>();
    }
  }

  [[nodiscard]] unsigned leaf_count() const { return static_cast<unsigned>(references_.leaves.size()); }

  [[nodiscard]] BoxWork work(unsigned leaf_first, unsigned leaf_end) const {
    return {references_.values.device_data(),
            references_.leaves.device_data(),
            references_.count,
            queries_.values.device_data(),
            queries_.stride,
            static_cast<unsigned>(queries_.count),
            leaf_first,
            leaf_end};
  }

  /// In launches that take some ten milliseconds, so that a cancelled run ends soon.
  template <unsigned Dimension, bool SkipZero, bool InShared>
  void count(const GroupRules& group, std::int32_t* counts) {
    const Parameters& p = problem_.parameters;
    const bool slow = p.bin_scale == BinScale::logarithmic || p.arithmetic == Arithmetic::source;
    const std::size_t pairs = std::size_t{slow ? 1u : 16u} << 30,
                      step = std::max<std::size_t>(1, pairs / references_per_leaf / queries_.count);
    const CountShape shape = count_shape(problem_.bins(), queries_.count);
    const unsigned warps = shape.threads / 32;
    const std::size_t tiles = (queries_.count + shape.tile_queries - 1) / shape.tile_queries;
    for (std::size_t first = 0; first < leaf_count(); first += step) {
      if (first > 0) executor_.stream().synchronize();
      const std::size_t leaves = std::min(step, leaf_count() - first);
      const Slices slices = slices_of((leaves + warps - 1) / warps, tiles, multiprocessor_count());
      const BoxCounts to{group.rules,
                         counts,
                         static_cast<unsigned>(p.bins),
                         shape.tile_queries,
                         std::min(slices.tiles_per_block * warps, AsidePair::most_leaves),
                         frame_scale(p.bins)};
      executor_.operation("counting by boxes", [&](cudaStream_t s) {
        launch(
            count_kernel<Dimension, SkipZero, InShared>,
            dim3(static_cast<unsigned>((leaves + to.leaves_per_block - 1) / to.leaves_per_block), static_cast<unsigned>(tiles)),
            shape.threads, shape.shared_bytes, s, work(static_cast<unsigned>(first), static_cast<unsigned>(first + leaves)),
            to);
      });
    }
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  OrderedSet references_;
  PackedQueries queries_;
};

}  // namespace

void run_boxes(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const Appetite appetite{ordered_bytes(problem.dimension()),
                          problem.dimension() * sizeof(float) + query_bytes(problem.bins(), false), 0, 1u << 20};
  const Plan plan = plan_for(problem, appetite, device_budget(problem.parameters), round_size(problem.parameters, group_size));
  BoxSource source(problem, executor);
  DeviceRounds<BoxSource> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.report_to(result);
}

}  // namespace ws::histogram::cuda
