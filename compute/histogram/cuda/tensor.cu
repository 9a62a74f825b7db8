// 8-bit vectors on the matrix units: |q − r|² = |q|² + |r|² − 2 q·r in whole numbers, exact, so keys are those of the direct
// form. A block of 8 warps makes 64 queries × 128 references; each warp 32 × 32 by products of 16 × 8 over 32 components.
// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/engine.cuh"
#include "compute/histogram/cuda/methods.cuh"

namespace ws::histogram::cuda {

namespace {

constexpr unsigned tile_queries = 64, tile_references = 128, threads = 256, chunk = 128;
constexpr unsigned row_bytes = chunk + 16;  // rows then begin in different banks
constexpr unsigned staged_bytes = (tile_queries + tile_references) * row_bytes;
constexpr std::size_t group_size = 4096;

struct TensorWork {
  const std::uint8_t *references, *queries;
  const std::uint32_t *reference_squares, *query_squares;
  std::size_t reference_count;
  unsigned query_count, stride;  ///< bytes of a row, a multiple of 32
  unsigned tiles_per_block;
};

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

/// Components [k0, k0 + count) of `rows` rows; there is room for whole tiles in both sets.
__device__ void load_rows(const std::uint8_t* from, unsigned stride, unsigned rows, unsigned k0, unsigned count,
                          std::uint8_t* to) {
  const unsigned parts = count / 16;
  for (unsigned i = threadIdx.x; i < rows * parts; i += threads) {
    const unsigned row = i / parts, at = i % parts * 16;
    *reinterpret_cast<uint4*>(to + row * row_bytes + at) =
        *reinterpret_cast<const uint4*>(from + std::size_t(row) * stride + k0 + at);
  }
}

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

template <class Sink>
__global__ void __launch_bounds__(threads) tensor_kernel(TensorWork work, Sink sink) {
  extern __shared__ __align__(16) std::uint8_t staged[];
  const unsigned query0 = blockIdx.y * tile_queries;
  sink.begin(staged + staged_bytes, query0, min(tile_queries, work.query_count - query0));
  std::uint8_t* const references = staged + tile_queries * row_bytes;
  const unsigned warp = threadIdx.x / 32, lane = threadIdx.x % 32, warp_query = warp % 2 * 32, warp_reference = warp / 2 * 32;
  for (unsigned tile = 0; tile < work.tiles_per_block; ++tile) {
    const std::size_t reference0 = (std::size_t(blockIdx.x) * work.tiles_per_block + tile) * tile_references;
    if (reference0 >= work.reference_count) break;
    int sums[2][4][4] = {};
    for (unsigned k = 0; k < work.stride; k += chunk) {
      const unsigned count = min(chunk, work.stride - k);
      __syncthreads();
      load_rows(work.queries + std::size_t(query0) * work.stride, work.stride, tile_queries, k, count, staged);
      load_rows(work.references + reference0 * work.stride, work.stride, tile_references, k, count, references);
      __syncthreads();
      warp_products(staged + warp_query * row_bytes, references + warp_reference * row_bytes, count, sums);
    }
#pragma unroll
    for (unsigned n = 0; n < 4; ++n) {
      const std::size_t first = reference0 + warp_reference + 8 * n + lane % 4 * 2;
      if (first >= work.reference_count) continue;
      const int exist = static_cast<int>(min(work.reference_count - first, std::size_t{2}));
      const std::uint32_t right[2] = {work.reference_squares[first], work.reference_squares[first + 1]};
#pragma unroll
      for (unsigned m = 0; m < 2; ++m)
#pragma unroll
        for (unsigned half = 0; half < 2; ++half) {
          const unsigned query = warp_query + 16 * m + 8 * half + lane / 4;
          const std::uint32_t left = work.query_squares[query0 + query];
          const WholeKey keys[2] = {left + right[0] - 2u * static_cast<unsigned>(sums[m][n][2 * half]),
                                    left + right[1] - 2u * static_cast<unsigned>(sums[m][n][2 * half + 1])};
          sink.take(query, first, keys, exist);
        }
    }
  }
  sink.end();
}

class TensorSource {
 public:
  using Key = WholeKey;

  TensorSource(const Problem& problem, CudaExecutor& executor) : problem_(problem), executor_(executor) {}

  void bring_queries(std::size_t first, std::size_t count) {
    queries_ = upload_bytes(problem_.queries, first, count, tile_queries, executor_);
  }
  void bring_references(std::size_t first, std::size_t count) {
    references_ = {};
    references_ = upload_bytes(problem_.references, first, count, tile_references, executor_);
  }
  void find_limits(const DeviceLimits& limits, bool positive) {
    run("products and limits", LimitsSink<Key>{limits.low.device_data(), limits.high.device_data(), positive});
  }
  void count(const BinRule* rules, std::int32_t* counts) {
    const Parameters& p = problem_.parameters;
    const auto bins = static_cast<unsigned>(p.bins);
    const CountSink<Key, true> shared{rules,       counts,      bins, copies_of(std::size_t{bins} * tile_queries),
                                      p.skip_self, tile_queries};
    if (staged_bytes + shared.shared_bytes() <= most_shared_bytes()) return run("products and counting", shared);
    run("products and counting", CountSink<Key, false>{rules, counts, bins, 1, p.skip_self, tile_queries});
  }

  static constexpr bool keeps_keys = false;

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
             staged_bytes + sink.shared_bytes(), s, work, sink);
    });
  }

  const Problem& problem_;
  CudaExecutor& executor_;
  ByteRows references_, queries_;
};

}  // namespace

void run_tensor(const Problem& problem, CudaExecutor& executor, const RowsDone& done, Histograms& result) {
  const std::size_t row = (problem.dimension() + 31) / 32 * 32 + sizeof(std::uint32_t);
  const Appetite appetite{row, row + problem.bins() * 4 + sizeof(BinRule) + 8, 0, 1u << 20};
  const Plan plan = plan_for(problem, appetite, device_budget(problem.parameters), round_size(problem.parameters, group_size));
  TensorSource source(problem, executor);
  DeviceRounds<TensorSource> rounds(problem, source, plan, executor);
  run_rounds(problem, plan.group, rounds, executor.context(), done, result);
  result.device_bytes = plan.bytes;
}

}  // namespace ws::histogram::cuda
