// Dot products on the matrix units, of whatever an operand's rows hold. A block of 8 warps makes 64 queries × 128 references;
// each warp 32 × 32, step by step over 32 bytes of the rows, while the next chunks are on their way.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/cuda/engine.cuh"

#include <cuda_pipeline.h>

namespace ws::histogram::cuda {

inline constexpr unsigned tensor_queries = 64, tensor_references = 128, tensor_threads = 256;
inline constexpr unsigned row_chunk = 128, row_padding = 16;  // padded, rows begin in different banks
inline constexpr unsigned chunk_pitch = row_chunk + row_padding;

/// An operand says what rows hold and what becomes of their products:
///   using Sum;                         of products, by thread 2 × 4 fragments of 4
///   step                               bytes of a row that one call of add takes
///   parts                              fragments in them
///   facts                              numbers of 32 bits that go with a row
///   add(sums, sums, a[2][parts], b[parts])   twice 16 queries × 8 references
///   give(tile, sums, sink)             by all threads of the block, when a tile's sums are there
struct TensorWork {
  const std::uint8_t *references, *queries;
  const std::uint32_t *reference_facts, *query_facts;  ///< fact by fact
  std::size_t reference_count, reference_room, query_room;
  unsigned query_count, stride;  ///< bytes of a row, a multiple of 64 or of an operand's step
  std::size_t first_tile, end_tile;
  unsigned tiles_per_block;
  unsigned stages;  ///< 2 or 3 take turns: while one is worked on, others are brought
  bool resident;    ///< queries are brought once, whole
};

[[nodiscard]] __host__ __device__ constexpr unsigned query_pitch(const TensorWork& work) {
  return work.resident ? work.stride + row_padding : chunk_pitch;
}
[[nodiscard]] __host__ __device__ constexpr unsigned stage_bytes(const TensorWork& work, unsigned facts) {
  return tensor_references * (chunk_pitch + facts * unsigned{sizeof(std::uint32_t)}) +
         (work.resident ? 0 : tensor_queries * chunk_pitch);
}
[[nodiscard]] __host__ __device__ constexpr unsigned staged_bytes(const TensorWork& work, unsigned facts) {
  return work.stages * stage_bytes(work, facts) + (work.resident ? tensor_queries * query_pitch(work) : 0);
}

/// What an operand's `give` knows of a tile.
struct TensorTile {
  const TensorWork& work;
  std::size_t reference0;
  const std::uint32_t* facts;  ///< of its references, fact by fact, in shared memory
  bool is_first;               ///< of the block's
  unsigned query0;             ///< the block's

  /// The first query (of the block) and reference (of the tile) of the thread's warp.
  [[nodiscard]] static __device__ unsigned warp_query() { return threadIdx.x / 32 % 2 * 32; }
  [[nodiscard]] static __device__ unsigned warp_reference() { return threadIdx.x / 64 * 32; }
  /// Query of sums[i / 2][·][2 (i % 2)] and the one after; reference of sums[·][n][0] and [2], the next one's is beside it.
  [[nodiscard]] static __device__ unsigned query(unsigned i) { return warp_query() + 8 * i + threadIdx.x % 32 / 4; }
  [[nodiscard]] static __device__ unsigned reference(unsigned n) { return warp_reference() + 8 * n + threadIdx.x % 4 * 2; }
  /// How many of the two references exist.
  [[nodiscard]] __device__ int existing(unsigned at) const {
    return reference0 + at >= work.reference_count
               ? 0
               : static_cast<int>(min(work.reference_count - reference0 - at, std::size_t{2}));
  }
  [[nodiscard]] __device__ std::uint32_t query_fact(unsigned fact, unsigned query) const {
    return work.query_facts[fact * work.query_room + query0 + query];
  }
};

namespace detail {

/// Where one is in the sequence of tiles and chunks, and which stage is used there.
struct Cursor {
  unsigned tile = 0, chunk = 0, stage = 0;
  __device__ void advance(unsigned chunks, unsigned stages) {
    if (++chunk == chunks) {
      chunk = 0;
      ++tile;
    }
    if (++stage == stages) stage = 0;
  }
};

/// Begins to bring `count` bytes from k0 on of `rows` rows; there is room for whole tiles in both sets.
__device__ inline void bring_rows(const std::uint8_t* from, unsigned stride, unsigned rows, unsigned k0, unsigned count,
                                  std::uint8_t* to, unsigned pitch) {
  constexpr unsigned parts = row_chunk / 16;
  for (unsigned i = threadIdx.x; i < rows * parts; i += tensor_threads) {
    const unsigned row = i / parts, at = i % parts * 16;
    if (at < count) __pipeline_memcpy_async(to + row * pitch + at, from + std::size_t(row) * stride + k0 + at, 16);
  }
}

/// The stages of one block in shared memory, and what comes into them.
template <unsigned Facts>
struct Stages {
  const TensorWork& work;
  std::uint8_t* shared;
  unsigned query0;
  std::size_t tile0;

  static constexpr unsigned references_bytes = tensor_references * chunk_pitch;
  static constexpr unsigned facts_bytes = tensor_references * sizeof(std::uint32_t);

  [[nodiscard]] __device__ std::size_t reference0(const Cursor& at) const { return (tile0 + at.tile) * tensor_references; }
  [[nodiscard]] __device__ unsigned count(const Cursor& at) const { return min(row_chunk, work.stride - at.chunk * row_chunk); }
  [[nodiscard]] __device__ std::uint8_t* references(const Cursor& at) const {
    return shared + (work.resident ? tensor_queries * query_pitch(work) : 0) + at.stage * stage_bytes(work, Facts);
  }
  [[nodiscard]] __device__ const std::uint32_t* facts(const Cursor& at) const {
    return reinterpret_cast<const std::uint32_t*>(references(at) + references_bytes);
  }
  [[nodiscard]] __device__ std::uint8_t* queries(const Cursor& at) const {
    return work.resident ? shared + at.chunk * row_chunk : references(at) + references_bytes + Facts * facts_bytes;
  }
  __device__ void bring_query_chunk(const Cursor& at) const {
    bring_rows(work.queries + std::size_t(query0) * work.stride, work.stride, tensor_queries, at.chunk * row_chunk, count(at),
               queries(at), query_pitch(work));
  }
  __device__ void bring(const Cursor& at) const {
    if (!work.resident || at.tile == 0) bring_query_chunk(at);
    bring_rows(work.references + reference0(at) * work.stride, work.stride, tensor_references, at.chunk * row_chunk, count(at),
               references(at), chunk_pitch);
    if (threadIdx.x < Facts * (facts_bytes / 16)) {
      const unsigned fact = threadIdx.x / (facts_bytes / 16), part = threadIdx.x % (facts_bytes / 16);
      __pipeline_memcpy_async(references(at) + references_bytes + threadIdx.x * 16,
                              work.reference_facts + fact * work.reference_room + reference0(at) + part * 4, 16);
    }
  }
};

/// The products of a warp's 32 × 32 pairs over `count` bytes.
template <class Operand>
__device__ void warp_products(const std::uint8_t* queries, unsigned query_pitch, const std::uint8_t* references, unsigned count,
                              typename Operand::Sum (&sums)[2][4][4]) {
  const unsigned lane = threadIdx.x % 32, row = lane / 4, word = lane % 4 * 4;
  const auto at = [&](const std::uint8_t* rows, unsigned pitch, unsigned r, unsigned k) {
    return *reinterpret_cast<const unsigned*>(rows + r * pitch + k + word);
  };
  for (unsigned k = 0; k < count; k += Operand::step) {
    unsigned a[2][Operand::parts][4];
#pragma unroll
    for (unsigned m = 0; m < 2; ++m)
#pragma unroll
      for (unsigned p = 0; p < Operand::parts; ++p)
#pragma unroll
        for (unsigned i = 0; i < 4; ++i)
          a[m][p][i] = at(queries, query_pitch, 16 * m + row + i % 2 * 8, k + 32 * p + i / 2 * 16);
#pragma unroll
    for (unsigned n = 0; n < 4; ++n) {
      unsigned b[Operand::parts][2];
#pragma unroll
      for (unsigned p = 0; p < Operand::parts; ++p)
#pragma unroll
        for (unsigned i = 0; i < 2; ++i) b[p][i] = at(references, chunk_pitch, 8 * n + row, k + 32 * p + i * 16);
      Operand::add(sums[0][n], sums[1][n], a, b);
    }
  }
}

/// Grid: tiles of queries × slices of the references, so that blocks that run together share references.
template <class Operand, class Sink>
__global__ void __launch_bounds__(tensor_threads, 2) tensor_kernel(TensorWork work, Sink sink) {
  extern __shared__ __align__(16) std::uint8_t staged[];
  const unsigned query0 = blockIdx.x * tensor_queries, chunks = (work.stride + row_chunk - 1) / row_chunk;
  const std::size_t first = work.first_tile + std::size_t(blockIdx.y) * work.tiles_per_block;
  if (first >= work.end_tile) return;
  const unsigned steps = static_cast<unsigned>(min(std::size_t{work.tiles_per_block}, work.end_tile - first)) * chunks;
  const Stages<Operand::facts> stages{work, staged, query0, first};
  Cursor ahead, now;
  unsigned brought = 0;
  const auto bring_next = [&] {
    if (brought++ < steps) {
      stages.bring(ahead);
      ahead.advance(chunks, work.stages);
    }
    __pipeline_commit();  // an empty one too: the waiting counts them
  };
  for (unsigned i = 1; i < work.stages; ++i) bring_next();
  sink.begin(staged + staged_bytes(work, Operand::facts), query0, min(tensor_queries, work.query_count - query0));
  typename Operand::Sum sums[2][4][4] = {};
  for (unsigned step = 0; step < steps; ++step, now.advance(chunks, work.stages)) {
    __pipeline_wait_prior(work.stages - 2);
    __syncthreads();  // it is there for all, and all are done with the stage that is brought next
    bring_next();
    warp_products<Operand>(stages.queries(now) + TensorTile::warp_query() * query_pitch(work), query_pitch(work),
                           stages.references(now) + TensorTile::warp_reference() * chunk_pitch, stages.count(now), sums);
    if (now.chunk + 1 < chunks) continue;
    Operand::give(TensorTile{work, stages.reference0(now), stages.facts(now), now.tile == 0, query0}, sums, sink);
#pragma unroll
    for (auto& row : sums)
      for (auto& products : row)
        for (auto& sum : products) sum = 0;
  }
  sink.end();
}

}  // namespace detail

/// As many stages as leave room for two blocks, with queries of moderate length resident; else what fits at all.
[[nodiscard]] inline bool fit_stages(TensorWork& work, unsigned facts, std::size_t sink_bytes) {
  constexpr unsigned longest_resident = 512;
  const std::size_t all = most_shared_bytes();
  for (const std::size_t room : {all / 2 - 512, all})
    for (const bool resident : {true, false})
      for (const unsigned stages : {3u, 2u}) {
        if (resident && work.stride > longest_resident) continue;
        work.resident = resident;
        work.stages = stages;
        if (staged_bytes(work, facts) + sink_bytes <= room) return true;
      }
  return false;
}

/// All tiles of the references, in launches that end soon.
template <class Operand, class Sink>
void run_products(std::string_view label, TensorWork work, const Sink& sink, std::size_t components, CudaExecutor& executor) {
  const std::size_t query_tiles = (work.query_count + tensor_queries - 1) / tensor_queries,
                    tiles = (work.reference_count + tensor_references - 1) / tensor_references;
  static_cast<void>(fit_stages(work, Operand::facts, sink.shared_bytes()));
  in_parts(tiles, query_tiles * tensor_queries * tensor_references * components, executor,
           [&](std::size_t first, std::size_t count) {
             const Slices slices = slices_of(count, query_tiles, multiprocessor_count());
             work.first_tile = first;
             work.end_tile = first + count;
             work.tiles_per_block = slices.tiles_per_block;
             executor.operation(label, [&](cudaStream_t s) {
               launch(detail::tensor_kernel<Operand, Sink>, dim3(static_cast<unsigned>(query_tiles), slices.blocks),
                      tensor_threads, staged_bytes(work, Operand::facts) + sink.shared_bytes(), s, work, sink);
             });
           });
}

}  // namespace ws::histogram::cuda
