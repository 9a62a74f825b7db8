// One pass of any radius. A lane makes 8 or 16 neighbouring outputs along the axis, with the pixels that they share in
// registers; the taps come in chunks, so that no radius needs more shared memory than another.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/border.h"
#include "compute/filter/cuda/planes.cuh"

#include <algorithm>

namespace ws::filter::cuda {

namespace {

constexpr int chunk = 64;  // taps at a time
constexpr int step = 8;    // taps for which the pixels are in registers

/// Multiplies `Outputs` sums by the taps [0, count) of a chunk, in order; `pixel(i)` fetches pixel i of the lane's window,
/// `fetch(i, to)` 8 of them.
template <int Outputs, class Fetch>
__device__ void add_products(float (&sums)[Outputs], const float* taps, int count, const Fetch& fetch) {
  alignas(16) float window[Outputs + step];
#pragma unroll
  for (int i = 0; i < Outputs; i += step) fetch(i, window + i);
#pragma unroll 2
  for (int t = 0; t < count; t += step) {
    fetch(t + Outputs, window + Outputs);
    alignas(16) float tap[step];
    *reinterpret_cast<float4*>(tap) = *reinterpret_cast<const float4*>(taps + t);
    *reinterpret_cast<float4*>(tap + 4) = *reinterpret_cast<const float4*>(taps + t + 4);
    if (t + step <= count) {
#pragma unroll
      for (int j = 0; j < step; ++j)
#pragma unroll
        for (int c = 0; c < Outputs; ++c) sums[c] = fmaf(window[c + j], tap[j], sums[c]);
    } else {
#pragma unroll
      for (int j = 0; j < step; ++j)
        if (t + j < count) {
#pragma unroll
          for (int c = 0; c < Outputs; ++c) sums[c] = fmaf(window[c + j], tap[j], sums[c]);
        }
    }
#pragma unroll
    for (int i = 0; i < Outputs; ++i) window[i] = window[i + step];
  }
}

constexpr int row_warps = 4, row_outputs = 8, row_strip = 32 * row_outputs;
constexpr int row_cells = row_strip + chunk + step;

/// Four cells of padding after each 32: lanes that read 16 bytes at a stride of 32 then use all banks.
__device__ int padded(int i) { return i + i / 32 * 4; }

/// Each warp makes 256 pixels of one row.
__global__ void __launch_bounds__(32 * row_warps)
    row_kernel(PlaneView<const float> in, PlaneView<float> out, const float* taps, int radius, Border border, int first_row) {
  __shared__ __align__(16) float tiles[row_warps][row_cells + (row_cells + 31) / 32 * 4];
  __shared__ __align__(16) float tap_chunks[row_warps][chunk];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, channel = blockIdx.z;
  const int x0 = int(blockIdx.x) * row_strip, y = first_row + int(blockIdx.y) * row_warps + warp;
  if (y >= in.height) return;
  float* tile = tiles[warp];
  float* chunk_taps = tap_chunks[warp];
  const float* source = in.row(channel, y);
  float sums[row_outputs] = {};
  for (int t0 = 0; t0 <= 2 * radius; t0 += chunk) {
    const int count = min(chunk, 2 * radius + 1 - t0), from = x0 - radius + t0, cells = row_strip + count - 1;
    __syncwarp();
    if (from >= 0 && from + cells <= in.width) {
      for (int i = lane; i < cells; i += 32) tile[padded(i)] = source[from + i];
    } else {
      for (int i = lane; i < cells; i += 32) {
        const int x = border_index(from + i, in.width, border);
        tile[padded(i)] = x == outside ? 0.f : source[x];
      }
    }
    for (int i = lane; i < count; i += 32) chunk_taps[i] = taps[t0 + i];
    __syncwarp();
    add_products(sums, chunk_taps, count, [&](int i, float* to) {
      const float* cell = tile + padded(row_outputs * lane + i);
      *reinterpret_cast<float4*>(to) = *reinterpret_cast<const float4*>(cell);
      *reinterpret_cast<float4*>(to + 4) = *reinterpret_cast<const float4*>(cell + 4);
    });
  }
  float* to = out.row(channel, y) + x0 + row_outputs * lane;
#pragma unroll
  for (int c = 0; c < row_outputs; c += 4)
    if (x0 + row_outputs * lane + c < in.width)
      *reinterpret_cast<float4*>(to + c) = make_float4(sums[c], sums[c + 1], sums[c + 2], sums[c + 3]);
}

constexpr int column_warps = 8, column_outputs = 16, column_strip = column_warps * column_outputs;

/// Each block makes 32 columns of 128 rows.
__global__ void __launch_bounds__(32 * column_warps)
    column_kernel(PlaneView<const float> in, PlaneView<float> out, const float* taps, int radius, Border border,
                  int first_row) {
  __shared__ float tile[column_strip + chunk + step][32];
  __shared__ __align__(16) float chunk_taps[chunk];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, channel = blockIdx.z;
  const int x = int(blockIdx.x) * 32 + lane, y0 = first_row + int(blockIdx.y) * column_strip;
  const float* source = in.row(channel, 0) + min(x, in.width - 1);
  float sums[column_outputs] = {};
  for (int t0 = 0; t0 <= 2 * radius; t0 += chunk) {
    const int count = min(chunk, 2 * radius + 1 - t0), from = y0 - radius + t0, cells = column_strip + count - 1;
    __syncthreads();
    if (from >= 0 && from + cells <= in.height) {
#pragma unroll 8
      for (int i = warp; i < cells; i += column_warps) tile[i][lane] = source[std::size_t(from + i) * in.pitch];
    } else {
      for (int i = warp; i < cells; i += column_warps) {
        const int y = border_index(from + i, in.height, border);
        tile[i][lane] = y == outside ? 0.f : source[std::size_t(y) * in.pitch];
      }
    }
    for (int i = threadIdx.x; i < count; i += 32 * column_warps) chunk_taps[i] = taps[t0 + i];
    __syncthreads();
    add_products(sums, chunk_taps, count, [&](int i, float* to) {
#pragma unroll
      for (int k = 0; k < step; ++k) to[k] = tile[column_outputs * warp + i + k][lane];
    });
  }
  if (x >= in.width) return;
#pragma unroll
  for (int c = 0; c < column_outputs; ++c) {
    const int y = y0 + column_outputs * warp + c;
    if (y < in.height) out.row(channel, y)[x] = sums[c];
  }
}

}  // namespace

void enqueue_pass(const TimedStage& stage, Axis axis, PlaneView<const float> in, PlaneView<float> out, const Taps& taps,
                  Border border) {
  const StreamView stream(stage.stream());
  DeviceBuffer<float> device_taps(taps.values.size(), stream);
  copy(device_taps.view(), Span<const float>(taps.values), stream);
  const int slice = std::min(rows_per_slice(in.width, in.channels, taps.values.size()), 1 << 16);
  for (int first = 0; first < in.height; first += slice) {
    if (first > 0) stage.pause();
    const auto rows = static_cast<std::size_t>(std::min(slice, in.height - first));
    const auto width = static_cast<std::size_t>(in.width);
    const auto channels = static_cast<unsigned>(in.channels);
    if (axis == Axis::row)
      launch_kernel(row_kernel, {dim3(blocks_for(width, row_strip), blocks_for(rows, row_warps), channels), 32 * row_warps},
                    stage.stream(), in, out, device_taps.device_data(), taps.radius(), border, first);
    else
      launch_kernel(column_kernel, {dim3(blocks_for(width, 32), blocks_for(rows, column_strip), channels), 32 * column_warps},
                    stage.stream(), in, out, device_taps.device_data(), taps.radius(), border, first);
  }
}

}  // namespace ws::filter::cuda
