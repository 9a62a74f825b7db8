// Both passes of a separable filter in one pass over memory. Each warp walks down a strip of 128 columns: it fetches rows
// ahead into a ring, filters a row from there, and adds it to the 2 R + 1 output rows that are under way. Output row k moves up
// one register with each of its products, so nothing is copied and each output adds its products in order.
// SPDX-License-Identifier: MIT
#include "compute/filter/border.h"
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/grouped_kernels.h"

#include <cuda_pipeline_primitives.h>

#include <algorithm>

namespace ws::filter::cuda {

namespace {

constexpr int warps_per_block = 4, strip = 128, ring_rows = 8;

template <int R>
struct TapPair {
  float row[2 * R + 1], column[2 * R + 1];
};

/// Brings rows of one strip, with `Apron` columns at both sides, into a ring in shared memory.
template <int Apron>
struct RowFetcher {
  static constexpr int row_floats = strip + 2 * Apron;
  const float* plane;
  std::size_t pitch;
  int width, height, x0, lane;
  Border border;
  bool inner;

  __device__ void fetch(float* slot, int y) const {
    const int row = border_index(y, height, border);
    const float* source = plane + std::size_t(row == outside ? 0 : row) * pitch;
    if (inner) {
      const std::size_t missing = row == outside ? 16 : 0;  // filled with zeros
      source += x0 - Apron;
      __pipeline_memcpy_async(slot + 4 * lane, source + 4 * lane, 16, missing);
      if (lane < Apron / 2) __pipeline_memcpy_async(slot + strip + 4 * lane, source + strip + 4 * lane, 16, missing);
      return;
    }
    for (int i = lane; i < row_floats; i += 32) {
      const int x = border_index(x0 - Apron + i, width, border);
      const bool missing = row == outside || x == outside;
      __pipeline_memcpy_async(slot + i, source + (missing ? 0 : x), 4, missing ? 4 : 0);
    }
  }
};

/// The four outputs of a lane in one filtered row.
template <int R, int Apron>
__device__ void filter_row(const float* slot, int lane, const float* taps, float (&sums)[4]) {
  alignas(16) float window[4 + 2 * Apron];
#pragma unroll
  for (int i = 0; i < 4 + 2 * Apron; i += 4)
    *reinterpret_cast<float4*>(window + i) = *reinterpret_cast<const float4*>(slot + 4 * lane + i);
#pragma unroll
  for (int c = 0; c < 4; ++c) sums[c] = 0;
#pragma unroll
  for (int i = 0; i <= 2 * R; ++i)
#pragma unroll
    for (int c = 0; c < 4; ++c) sums[c] = fmaf(window[Apron - R + i + c], taps[i], sums[c]);
}

/// Registers for these many blocks per multiprocessor hold what is under way without spilling.
template <int R>
constexpr int resident_blocks = R <= 11 ? 4 : 3;

template <int R>
__global__ void __launch_bounds__(32 * warps_per_block, resident_blocks<R>)
    fused_kernel(PlaneView<const float> in, PlaneView<float> out, const __grid_constant__ TapPair<R> taps, Border border,
                 int chunk_rows) {
  constexpr int apron = (R + 3) / 4 * 4;
  using Fetcher = RowFetcher<apron>;
  __shared__ __align__(16) float rings[warps_per_block][ring_rows][Fetcher::row_floats];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, channel = blockIdx.z;
  const int x0 = int(blockIdx.x * warps_per_block + warp) * strip;
  if (x0 >= in.width) return;  // warps are on their own: there is no barrier
  float(&ring)[ring_rows][Fetcher::row_floats] = rings[warp];
  const Fetcher fetcher{
      in.row(channel, 0), in.pitch, in.width, in.height, x0, lane, border, x0 >= apron && x0 + strip + apron <= in.width};
  const int begin = int(blockIdx.y) * chunk_rows, end = min(in.height, begin + chunk_rows);
  const int first = begin - R, last = end + R;
#pragma unroll
  for (int k = 0; k < ring_rows - 1; ++k) {
    if (first + k < last) fetcher.fetch(ring[k], first + k);
    __pipeline_commit();
  }
  constexpr int held = R > 0 ? 2 * R : 1;
  float under_way[held][4] = {};
  float* to = out.row(channel, begin) + x0 + 4 * lane;
  const bool stores = x0 + 4 * lane < in.width;
  for (int y = first; y < last; ++y) {
    const int step = y - first;
    __pipeline_wait_prior(ring_rows - 2);
    __syncwarp();
    float v[4];
    filter_row<R, apron>(ring[step % ring_rows], lane, taps.row, v);
    // Into the row that the step before has read.
    if (y + ring_rows - 1 < last) fetcher.fetch(ring[(step + ring_rows - 1) % ring_rows], y + ring_rows - 1);
    __pipeline_commit();
    float4 done;
    float* result = &done.x;
#pragma unroll
    for (int c = 0; c < 4; ++c) {
      if constexpr (R == 0) {
        result[c] = fmaf(v[c], taps.column[0], 0.f);
      } else {
        result[c] = fmaf(v[c], taps.column[2 * R], under_way[0][c]);
#pragma unroll
        for (int k = 0; k + 1 < held; ++k) under_way[k][c] = fmaf(v[c], taps.column[2 * R - 1 - k], under_way[k + 1][c]);
        under_way[held - 1][c] = fmaf(v[c], taps.column[0], 0.f);
      }
    }
    if (step >= 2 * R) {
      if (stores) *reinterpret_cast<float4*>(to) = done;
      to += out.pitch;
    }
  }
}

/// Rows per chunk such that the slowest multiprocessor is done soonest: each chunk reads 2 R rows more than it writes.
int best_chunk(int height, int radius, std::size_t strips, std::size_t resident) {
  double best_cost = 1e300;
  int best = height;
  const int most = std::max(1, height / std::max(1, 2 * radius));
  for (int chunks = 1; chunks <= std::min(most, 4096); ++chunks) {
    const int rows = (height + chunks - 1) / chunks;
    const std::size_t waves = (strips * std::size_t(chunks) + resident - 1) / resident;
    const double cost = double(waves) * (rows + 2 * radius + ring_rows);
    if (cost < best_cost) {
      best_cost = cost;
      best = rows;
    }
  }
  return std::max(best, (height + 65534) / 65535);
}

int multiprocessors() {
  int device = 0, count = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, device));
  return count;
}

template <int R>
void launch_fused(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                  Border border) {
  TapPair<R> taps;
  std::copy(filter.row.values.begin(), filter.row.values.end(), taps.row);
  std::copy(filter.column.values.begin(), filter.column.values.end(), taps.column);
  int per_multiprocessor = 0;
  WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_multiprocessor, fused_kernel<R>, 32 * warps_per_block, 0));
  const unsigned columns = blocks_for(std::size_t(in.width), strip * warps_per_block);
  const int rows = best_chunk(in.height, R, std::size_t(columns) * std::size_t(in.channels),
                              std::size_t(multiprocessors()) * std::size_t(std::max(1, per_multiprocessor)));
  const dim3 grid(columns, blocks_for(std::size_t(in.height), std::size_t(rows)), unsigned(in.channels));
  fused_kernel<R><<<grid, 32 * warps_per_block, 0, stage.stream()>>>(in, out, taps, border, rows);
  stage.check_launch();
}

}  // namespace

void enqueue_fused(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                   Border border) {
  static_assert(most_fused_radius == aligned_radius);
  grouped::with_constant_radius(filter.row.radius(),
                                [&](auto r) { launch_fused<decltype(r)::value>(stage, in, out, filter, border); });
}

}  // namespace ws::filter::cuda
