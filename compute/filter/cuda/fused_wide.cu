// Both passes of a separable filter of large radius in one pass over memory. A block walks down a strip of 128 columns, eight
// rows at a time: each of its warps brings and filters two of them, then all add the eight to the output rows that are under
// way, of which a lane holds one column in registers.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/border.h"
#include "compute/filter/cuda/fused.cuh"
#include "compute/filter/variants/grouped_kernels.h"

#include <cuda_pipeline_primitives.h>

#include <algorithm>

namespace ws::filter::cuda {

namespace {

constexpr int warps_per_block = 4, strip = 32 * warps_per_block;
constexpr int rows_per_warp = 2, rows_at_once = rows_per_warp * warps_per_block;
constexpr int depth = 3;            ///< of a warp's rows in shared memory: in use, and on their way
constexpr int resident_blocks = 4;  ///< what is under way fills the registers; products that do not wait for each other abound

template <int R>
struct WideTaps {
  float row[2 * R + 1], column[2 * R + 1];
};

/// What a warp keeps of a row, a multiple of what its lanes bring at a time: what pixel x of the strip needs begins at x.
template <int R>
constexpr int row_floats = strip + (2 * R / 32 + 1) * 32;

/// Rows of one warp on their way from the image into shared memory.
template <int R>
class WideRows {
 public:
  using Memory = float[depth][rows_per_warp][row_floats<R>];

  __device__ WideRows(Memory& memory, PlaneView<const float> in, int channel, int x0, Border border)
      : memory_(memory), in_(in), plane_(in.row(channel, 0)), border_(border) {
#pragma unroll
    for (int i = 0; i < per_lane; ++i) {
      const int cell = int(threadIdx.x) % 32 + 32 * i;
      columns_[i] = cell < strip + 2 * R ? border_index(x0 - R + cell, in.width, border) : outside;
    }
  }
  /// Row `y` comes into a place. Where its pixels lie outside and count as 0, they are there at once.
  __device__ void bring(int slot, int which, int y) const {
    float* const to = memory_[slot][which] + threadIdx.x % 32;
    const int index = border_index(y, in_.height, border_);
    const float* const from = plane_ + std::size_t(max(index, 0)) * in_.pitch;
#pragma unroll
    for (int i = 0; i < per_lane; ++i) {
      if (index != outside && columns_[i] != outside)
        __pipeline_memcpy_async(to + 32 * i, from + columns_[i], 4);
      else
        to[32 * i] = 0;
    }
  }

 private:
  static constexpr int per_lane = row_floats<R> / 32;

  Memory& memory_;
  PlaneView<const float> in_;
  const float* plane_;
  Border border_;
  int columns_[per_lane];
};

/// Four outputs of a lane in each row of its warp. A tap is fetched once for all of them.
template <int R>
__device__ void filter_rows(const float (&rows)[rows_per_warp][row_floats<R>], const WideTaps<R>& taps,
                            float4 (&filtered)[rows_per_warp]) {
  constexpr int window_floats = row_floats<R> - strip + 4;
  const int lane = threadIdx.x % 32;
  alignas(16) float window[rows_per_warp][window_floats];
  const auto fetch = [&](int which, int i) {
    *reinterpret_cast<float4*>(window[which] + i) = *reinterpret_cast<const float4*>(rows[which] + 4 * lane + i);
  };
  float sums[rows_per_warp][4] = {};
#pragma unroll
  for (int which = 0; which < rows_per_warp; ++which) fetch(which, 0), fetch(which, 4);
#pragma unroll
  for (int i = 0; i <= 2 * R; ++i)
#pragma unroll
    for (int which = 0; which < rows_per_warp; ++which) {
      if (i % 4 == 0 && i + 8 < window_floats) fetch(which, i + 8);
#pragma unroll
      for (int c = 0; c < 4; ++c) sums[which][c] = fmaf(window[which][i + c], taps.row[i], sums[which][c]);
    }
#pragma unroll
  for (int which = 0; which < rows_per_warp; ++which)
    filtered[which] = {sums[which][0], sums[which][1], sums[which][2], sums[which][3]};
}

/// The outputs under way in one column, from the one that is done next.
template <int R>
struct ColumnUnderWay {
  float sums[2 * R] = {};

  /// Adds rows in their order, each to all outputs that need it; as many outputs are done as there are rows. An output gets all
  /// its products before the next one, so that neighbours find the same few taps at hand.
  __device__ void add(const float (&rows)[rows_at_once], const WideTaps<R>& taps, float (&done)[rows_at_once]) {
#pragma unroll
    for (int output = 0; output < 2 * R + rows_at_once; ++output) {
      float sum = 0;
      if (output < 2 * R) sum = sums[output];
#pragma unroll
      for (int row = 0; row < rows_at_once; ++row)
        if (output - row >= 0 && output - row <= 2 * R) sum = fmaf(rows[row], taps.column[2 * R - (output - row)], sum);
      if (output < rows_at_once)
        done[output] = sum;
      else
        sums[output - rows_at_once] = sum;
    }
  }
};

template <int R>
__global__ void __launch_bounds__(strip, resident_blocks)
    wide_kernel(PlaneView<const float> in, PlaneView<float> out, const __grid_constant__ WideTaps<R> taps, Border border,
                int chunk_rows) {
  __shared__ __align__(16) typename WideRows<R>::Memory memory[warps_per_block];
  __shared__ __align__(16) float filtered[2][rows_at_once][strip];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, channel = blockIdx.z;
  const int x0 = int(blockIdx.x) * strip, x = x0 + int(threadIdx.x);
  const int begin = int(blockIdx.y) * chunk_rows, end = min(in.height, begin + chunk_rows), last = end + R;
  const WideRows<R> rows(memory[warp], in, channel, x0, border);
  ColumnUnderWay<R> outputs;
  float* const to = out.row(channel, 0) + x;
  int next = begin - R + warp * rows_per_warp;  // the first row that this warp brings next
  const auto bring = [&](int slot) {
#pragma unroll
    for (int which = 0; which < rows_per_warp; ++which)
      if (next + which < last) rows.bring(slot, which, next + which);
    __pipeline_commit();
    next += rows_at_once;
  };
#pragma unroll 1
  for (int slot = 0; slot + 1 < depth; ++slot) bring(slot);
  int slot = 0, turn = 0;
#pragma unroll 1
  for (int y = begin - R; y < last; y += rows_at_once, turn ^= 1) {
    __pipeline_wait_prior(depth - 2);
    __syncwarp();
    bring(slot == 0 ? depth - 1 : slot - 1);
    float4 mine[rows_per_warp];
    filter_rows<R>(memory[warp][slot], taps, mine);
#pragma unroll
    for (int which = 0; which < rows_per_warp; ++which)
      *reinterpret_cast<float4*>(&filtered[turn][warp * rows_per_warp + which][4 * lane]) = mine[which];
    slot = slot + 1 == depth ? 0 : slot + 1;
    __syncthreads();  // the rows after these go elsewhere, so one barrier suffices
    float values[rows_at_once], done[rows_at_once];
#pragma unroll
    for (int row = 0; row < rows_at_once; ++row) values[row] = filtered[turn][row][threadIdx.x];
    outputs.add(values, taps, done);
#pragma unroll
    for (int row = 0; row < rows_at_once; ++row) {
      const int y_done = y + row - R;
      if (y_done >= begin && y_done < end && x < in.width) to[std::size_t(y_done) * out.pitch] = done[row];
    }
  }
}

template <int R>
void launch_wide(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                 Border border) {
  WideTaps<R> taps;
  std::copy(filter.row.values.begin(), filter.row.values.end(), taps.row);
  std::copy(filter.column.values.begin(), filter.column.values.end(), taps.column);
  const unsigned strips = blocks_for(std::size_t(in.width), strip);
  const int rows = best_chunk(in.height, R, std::size_t(strips) * std::size_t(in.channels),
                              std::size_t(resident_on_device(wide_kernel<R>, strip, resident_blocks)));
  const dim3 grid(strips, blocks_for(std::size_t(in.height), std::size_t(rows)), unsigned(in.channels));
  launch_kernel(wide_kernel<R>, {grid, strip}, stage.stream(), in, out, taps, border, rows);
}

}  // namespace

void enqueue_wide(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                  Border border) {
  const int beyond = filter.row.radius() - most_narrow_radius - 1;
  grouped::with_constant_radius<most_fused_radius - most_narrow_radius - 1>(
      beyond, [&](auto r) { launch_wide<decltype(r)::value + most_narrow_radius + 1>(stage, in, out, filter, border); });
}

}  // namespace ws::filter::cuda
