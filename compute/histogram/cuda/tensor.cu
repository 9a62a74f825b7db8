// 8-bit vectors on the matrix units: |q − r|² = |q|² + |r|² − 2 q·r in whole numbers, exact, so keys are those of the direct
// form. A block of 8 warps makes 64 queries × 128 references; each warp 32 × 32 by products of 16 × 8 over 32 components, while
// the next rows are on their way.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/counting.cuh"
#include "compute/histogram/cuda/engine.cuh"
#include "compute/histogram/cuda/methods.cuh"

#include <cuda_pipeline.h>

namespace ws::histogram::cuda {

namespace {

constexpr unsigned tile_queries = 64, tile_references = 128, threads = 256, chunk = 128;
constexpr unsigned row_bytes = chunk + 16;  // rows then begin in different banks
constexpr unsigned queries_bytes = tile_queries * row_bytes, references_bytes = tile_references * row_bytes;
constexpr unsigned squares_bytes = tile_references * sizeof(std::uint32_t);
constexpr std::size_t group_size = 4096, stored_group = 1024;

struct TensorWork {
  const std::uint8_t *references, *queries;
  const std::uint32_t *reference_squares, *query_squares;
  std::size_t reference_count;
  unsigned query_count, stride;  ///< bytes of a row, a multiple of 32
  unsigned tiles_per_block;
};

/// Two stages take turns: while one is worked on, the other is brought. Queries of few components are brought once.
__host__ __device__ constexpr unsigned query_stages(unsigned stride) { return stride > chunk ? 2 : 1; }
__host__ __device__ constexpr unsigned staged_bytes(unsigned stride) {
  return query_stages(stride) * queries_bytes + 2 * (references_bytes + squares_bytes);
}

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 800
/// 8 × 8 sums of products over 16 components, as the oldest devices have them.
__device__ void add_small_products(int& left, int& right, unsigned a, unsigned b) {
  asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.u8.u8.s32 {%0,%1}, {%2}, {%3}, {%0,%1};"
               : "+r"(left), "+r"(right)
               : "r"(a), "r"(b));
}
#endif

/// 16 × 8 sums of products over 32 components, each thread 4 of them.
__device__ void add_products(int (&sums)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
#if __CUDA_ARCH__ >= 800
  asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.u8.u8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
               : "+r"(sums[0]), "+r"(sums[1]), "+r"(sums[2]), "+r"(sums[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
#else
  for (int k = 0; k < 2; ++k) {
    add_small_products(sums[0], sums[1], a[2 * k], b[k]);
    add_small_products(sums[2], sums[3], a[2 * k + 1], b[k]);
  }
#endif
}

/// Begins to bring components [k0, k0 + count) of `rows` rows; there is room for whole tiles in both sets.
__device__ void bring_rows(const std::uint8_t* from, unsigned stride, unsigned rows, unsigned k0, unsigned count,
                           std::uint8_t* to) {
  constexpr unsigned parts = chunk / 16;
  for (unsigned i = threadIdx.x; i < rows * parts; i += threads) {
    const unsigned row = i / parts, at = i % parts * 16;
    if (at < count) __pipeline_memcpy_async(to + row * row_bytes + at, from + std::size_t(row) * stride + k0 + at, 16);
  }
}

/// The stages of one block in shared memory, and what comes into them step by step: tile by tile, chunk by chunk.
struct Stages {
  const TensorWork& work;
  std::uint8_t* shared;
  unsigned query0, chunks;

  [[nodiscard]] __device__ std::size_t reference0(unsigned step) const {
    return (std::size_t(blockIdx.x) * work.tiles_per_block + step / chunks) * tile_references;
  }
  [[nodiscard]] __device__ unsigned chunk_first(unsigned step) const { return step % chunks * chunk; }
  [[nodiscard]] __device__ unsigned chunk_count(unsigned step) const { return min(chunk, work.stride - chunk_first(step)); }
  [[nodiscard]] __device__ std::uint8_t* queries(unsigned step) const {
    return shared + step % query_stages(work.stride) * queries_bytes;
  }
  [[nodiscard]] __device__ std::uint8_t* references(unsigned step) const {
    return shared + query_stages(work.stride) * queries_bytes + step % 2 * (references_bytes + squares_bytes);
  }
  [[nodiscard]] __device__ const std::uint32_t* squares(unsigned step) const {
    return reinterpret_cast<const std::uint32_t*>(references(step) + references_bytes);
  }
  __device__ void bring(unsigned step) const {
    const unsigned k = chunk_first(step), count = chunk_count(step);
    if (step == 0 || chunks > 1)
      bring_rows(work.queries + std::size_t(query0) * work.stride, work.stride, tile_queries, k, count, queries(step));
    bring_rows(work.references + reference0(step) * work.stride, work.stride, tile_references, k, count, references(step));
    if (threadIdx.x < squares_bytes / 16)
      __pipeline_memcpy_async(references(step) + references_bytes + threadIdx.x * 16,
                              work.reference_squares + reference0(step) + threadIdx.x * 4, 16);
    __pipeline_commit();
  }
};

/// The dot products of a warp's 32 × 32 pairs.
__device__ void warp_products(const std::uint8_t* queries, const std::uint8_t* references, unsigned count,
                              int (&sums)[2][4][4]) {
  const unsigned lane = threadIdx.x % 32, row = lane / 4, word = lane % 4 * 4;
  const auto at = [&](const std::uint8_t* rows, unsigned r, unsigned k) {
    return *reinterpret_cast<const unsigned*>(rows + r * row_bytes + k + word);
  };
  for (unsigned k = 0; k < count; k += 32) {
    unsigned a[2][4];
#pragma unroll
    for (unsigned m = 0; m < 2; ++m) {
      a[m][0] = at(queries, 16 * m + row, k);
      a[m][1] = at(queries, 16 * m + row + 8, k);
      a[m][2] = at(queries, 16 * m + row, k + 16);
      a[m][3] = at(queries, 16 * m + row + 8, k + 16);
    }
#pragma unroll
    for (unsigned n = 0; n < 4; ++n) {
      const unsigned b[2] = {at(references, 8 * n + row, k), at(references, 8 * n + row, k + 16)};
#pragma unroll
      for (unsigned m = 0; m < 2; ++m) add_products(sums[m][n], a[m], b);
    }
  }
}

/// What becomes of a thread's products: squared distances of 4 queries to 4 pairs of references.
template <class Sink>
__device__ void give_keys(const TensorWork& work, const int (&sums)[2][4][4], const std::uint32_t (&query_squares)[4],
                          const std::uint32_t* reference_squares, std::size_t reference0, Sink& sink) {
  const unsigned warp = threadIdx.x / 32, lane = threadIdx.x % 32, warp_query = warp % 2 * 32, warp_reference = warp / 2 * 32;
#pragma unroll
  for (unsigned n = 0; n < 4; ++n) {
    const unsigned at = warp_reference + 8 * n + lane % 4 * 2;
    if (reference0 + at >= work.reference_count) continue;
    const int exist = static_cast<int>(min(work.reference_count - reference0 - at, std::size_t{2}));
    const uint2 right = *reinterpret_cast<const uint2*>(reference_squares + at);
#pragma unroll
    for (unsigned m = 0; m < 2; ++m)
#pragma unroll
      for (unsigned half = 0; half < 2; ++half) {
        const std::uint32_t left = query_squares[2 * m + half];
        const WholeKey keys[2] = {left + right.x - 2u * static_cast<unsigned>(sums[m][n][2 * half]),
                                  left + right.y - 2u * static_cast<unsigned>(sums[m][n][2 * half + 1])};
        sink.take(warp_query + 16 * m + 8 * half + lane / 4, reference0 + at, keys, exist);
      }
  }
}

template <class Sink>
__global__ void __launch_bounds__(threads, 2) tensor_kernel(TensorWork work, Sink sink) {
  extern __shared__ __align__(16) std::uint8_t staged[];
  const unsigned query0 = blockIdx.y * tile_queries, chunks = (work.stride + chunk - 1) / chunk;
  const Stages stages{work, staged, query0, chunks};
  const std::size_t tiles = (work.reference_count + tile_references - 1) / tile_references,
                    first = std::size_t(blockIdx.x) * work.tiles_per_block;
  if (first >= tiles) return;
  const unsigned steps = static_cast<unsigned>(min(std::size_t{work.tiles_per_block}, tiles - first)) * chunks;
  stages.bring(0);
  sink.begin(staged + staged_bytes(work.stride), query0, min(tile_queries, work.query_count - query0));
  const unsigned warp = threadIdx.x / 32, lane = threadIdx.x % 32, warp_query = warp % 2 * 32, warp_reference = warp / 2 * 32;
  std::uint32_t query_squares[4];
#pragma unroll
  for (unsigned i = 0; i < 4; ++i) query_squares[i] = work.query_squares[query0 + warp_query + 8 * i + lane / 4];
  int sums[2][4][4] = {};
  for (unsigned step = 0; step < steps; ++step) {
    if (step + 1 < steps) {
      stages.bring(step + 1);
      __pipeline_wait_prior(1);
    } else {
      __pipeline_wait_prior(0);
    }
    __syncthreads();
    warp_products(stages.queries(step) + warp_query * row_bytes, stages.references(step) + warp_reference * row_bytes,
                  stages.chunk_count(step), sums);
    if ((step + 1) % chunks == 0) {
      give_keys(work, sums, query_squares, stages.squares(step), stages.reference0(step), sink);
#pragma unroll
      for (auto& row : sums)
        for (auto& products : row)
          for (int& sum : products) sum = 0;
    }
    __syncthreads();  // the next step is brought where this one was
  }
  sink.end();
}

/// Whether the counters of a tile of queries have room in shared memory.
bool counts_in_shared(const Problem& problem) {
  const auto stride = static_cast<unsigned>((problem.dimension() + 31) / 32 * 32);
  const CountSink<WholeKey, true> sink{{}, nullptr, static_cast<unsigned>(problem.bins()), 1, false, tile_queries};
  return staged_bytes(stride) + sink.shared_bytes() <= most_shared_bytes();
}

class TensorSource {
 public:
  using Key = WholeKey;

  TensorSource(const Problem& problem, const Plan& plan, bool keeps, CudaExecutor& executor)
      : keeps_keys(keeps),
        problem_(problem),
        executor_(executor),
        key_stride_((problem.references.size() + tile_references - 1) / tile_references * tile_references) {
    if (keeps) keys_ = executor.make<Key>(plan.group * key_stride_);
  }

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = upload_bytes(problem_.queries, first, count, tile_queries, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = upload_bytes(problem_.references, first, count, tile_references, executor_);
  }
  void find_limits(const DeviceLimits& limits, bool positive) {
    const LimitsSink<Key> sink{limits.low.device_data(), limits.high.device_data(), positive};
    if (keeps_keys)
      run("products and limits", StoreSink<Key>{sink, keys_.device_data(), key_stride_, references_.first});
    else
      run("products and limits", sink);
  }
  void count(const GroupRules& group, std::int32_t* counts) {
    const Parameters& p = problem_.parameters;
    const auto bins = static_cast<unsigned>(p.bins);
    if (keeps_keys)
      executor_.operation("counting", [&](cudaStream_t s) {
        count_stored(keys_.device_data(), key_stride_, problem_.references.size(), queries_.count, group, counts, p, s);
      });
    else if (counts_in_shared(problem_))
      run("products and counting",
          CountSink<Key, true>{group, counts, bins, copies_of(std::size_t{bins} * tile_queries), p.skip_self, tile_queries});
    else
      run("products and counting", CountSink<Key, false>{group, counts, bins, 1, p.skip_self, tile_queries});
  }

  static constexpr bool needs_first_keys = true;
  bool keeps_keys;

 private:
  template <class Sink>
  void run(std::string_view label, const Sink& sink) {
    const std::size_t query_tiles = (queries_.count + tile_queries - 1) / tile_queries,
                      tiles = (references_.count + tile_references - 1) / tile_references;
    const Slices slices = slices_of(tiles, query_tiles, multiprocessor_count());
    const TensorWork work{references_.values.device_data(),
                          queries_.values.device_data(),
                          references_.squares.device_data(),
                          queries_.squares.device_data(),
                          references_.count,
                          static_cast<unsigned>(queries_.count),
                          static_cast<unsigned>(queries_.stride),
                          slices.tiles_per_block};
    executor_.operation(label, [&](cudaStream_t s) {
      launch(tensor_kernel<Sink>, dim3(slices.blocks, static_cast<unsigned>(query_tiles)), threads,
             staged_bytes(work.stride) + sink.shared_bytes(), s, work, sink);
    });
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  std::size_t key_stride_;
  ByteRows references_, queries_;
  DeviceBuffer<Key> keys_;
};

}  // namespace

void run_tensor(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const std::size_t row = (problem.dimension() + 31) / 32 * 32 + sizeof(std::uint32_t),
                    budget = device_budget(problem.parameters);
  Appetite appetite{row, row + query_bytes(problem.bins(), true), 0, 1u << 20};
  // Counters that have no room beside a tile are better fed from stored keys, one query at a time.
  const bool keeps = !counts_in_shared(problem) && tile_queries * problem.references.size() * sizeof(WholeKey) < budget / 2;
  if (keeps) appetite.per_pair = sizeof(WholeKey);
  const Plan plan = plan_for(problem, appetite, budget, round_size(problem.parameters, keeps ? stored_group : group_size));
  TensorSource source(problem, plan, keeps, executor);
  DeviceRounds<TensorSource> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  plan.tell(result);
}

}  // namespace ws::histogram::cuda
