// Both passes of a separable filter as products of matrices. A pass over 16 outputs is a matrix of 16 rows, whose taps lie
// along its diagonals, times the inputs that these outputs need. Values and taps are each a sum of two halves; three of the
// four products count. What the rows gave is, as the matrix units leave it in the lanes, what the columns take.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/kernels/matrix_units.cuh"
#include "compute/filter/convolve/border.h"
#include "compute/filter/cuda/halves.cuh"
#include "compute/filter/cuda/planes.cuh"

namespace ws::filter::cuda::tensor {

inline constexpr int warps = 8, threads = 32 * warps, side = 16, strip = warps * side;
inline constexpr int most_radius = 64;

/// What a kernel for `Blocks` products of 16 reaches: radii of up to `reach`.
template <int Blocks>
struct Shape {
  static constexpr int reach = 8 * (Blocks - 1);
  static constexpr int inputs = strip + 2 * reach;   ///< columns that a strip needs
  static constexpr int row_halves = 2 * inputs + 8;  ///< higher, lower, and 16 bytes so that each row begins in another bank
  static constexpr int quads = 2 * Blocks;           ///< of an axis: higher and lower halves of each block of 16 taps
};

/// The taps times a power of two that makes the sum of their magnitudes between 2¹¹ and 2¹².
struct AxisTaps {
  float values[2 * most_radius + 1];
  int radius;
};
struct Factors {
  float in;      ///< makes white 64 to 128
  float middle;  ///< takes the rows' power of two away
  float out;     ///< takes away all others
};
struct Task {
  AxisTaps row, column;
  Factors factors;
  Border border;
  int chunk_rows;  ///< that a block makes
};

template <int Blocks, int Chunks>
struct SharedMemory {
  using S = Shape<Blocks>;
  alignas(16) LeftHalves taps[2][S::quads][32];
  alignas(16) std::uint16_t image[2][side * Chunks][S::row_halves];
  alignas(16) int columns[S::inputs];  ///< what the border makes of them
};

/// The column of the strip's 16 that row `m` of the rows' matrix makes: such that a lane gets four neighbours in the end.
__device__ constexpr int column_of_row(int m) { return m % 8 / 2 * 4 + m % 2 + m / 8 * 2; }

/// The matrices of taps, in the order in which lanes hold them.
template <int Blocks>
__device__ void arrange_taps(LeftHalves (&to)[Shape<Blocks>::quads][32], const AxisTaps& taps, bool along_rows) {
  for (int i = threadIdx.x; i < Blocks * 32 * 4; i += threads) {
    const int part = i % 4, lane = i / 4 % 32, block = i / 128;
    const int m = lane / 4 + part % 2 * 8, k = side * block + lane % 4 * 2 + part / 2 * 8;
    const int first = k - Shape<Blocks>::reach - (along_rows ? column_of_row(m) : m) + taps.radius;
    const auto tap = [&](int i) { return i >= 0 && i <= 2 * taps.radius ? taps.values[i] : 0.f; };
    const SplitPair pair = split_pair(tap(first), tap(first + 1));
    to[2 * block][lane].pairs[part] = pair.high;
    to[2 * block + 1][lane].pairs[part] = pair.low;
  }
}

/// The rows of a step on their way from the image, in runs of four pixels. The 32 lanes of a warp bring the first 128 columns
/// of a row; the columns beyond are fewer, so the lanes bring those of several rows at once.
template <int Blocks, int Chunks>
class Rows {
 public:
  using S = Shape<Blocks>;
  using Halves = std::uint16_t[side * Chunks][S::row_halves];

  __device__ Rows(PlaneView<const float> in, int channel, int x0, Border border, const int* columns)
      : in_(in),
        plane_(in.row(channel, 0)),
        columns_(columns),
        first_(x0 - S::reach),
        lane_(threadIdx.x % 32),
        warp_(threadIdx.x / 32),
        is_inside_(first_ >= 0 && first_ + S::inputs <= in.width),
        border_(border) {}

  /// A half of the rows from y on.
  template <int Half>
  __device__ void fetch(int y) {
    if (y >= 0 && y + side * Chunks <= in_.height) {
      const float* const from = plane_ + std::size_t(y) * in_.pitch;
      if (is_inside_)
        each_run<Half>([&](unsigned row, unsigned run, bool mine, float4& values) {
          if (mine) values = *reinterpret_cast<const float4*>(from + first_ + std::size_t(row) * in_.pitch + run * 4);
        });
      else
        each_run<Half>([&](unsigned row, unsigned run, bool mine, float4& values) {
          if (mine) values = across_border(from + std::size_t(row) * in_.pitch, run);
        });
    } else {
      const int of_lane = border_index(y + int(lane_) % (side * Chunks), in_.height, border_);
      each_run<Half>([&](unsigned row, unsigned run, bool mine, float4& values) {
        const int index = __shfl_sync(~0u, of_lane, row);
        values = {};
        if (mine && index != outside) values = across_border(plane_ + std::size_t(index) * in_.pitch, run);
      });
    }
  }
  template <int Half>
  __device__ void store(Halves& to, float factor) {
    each_run<Half>([&](unsigned row, unsigned run, bool mine, const float4& v) {
      const SplitPair a = split_pair(v.x * factor, v.y * factor), b = split_pair(v.z * factor, v.w * factor);
      std::uint16_t* const place = to[row] + run * 4;
      if (!mine) return;
      *reinterpret_cast<uint2*>(place) = {a.high, b.high};
      *reinterpret_cast<uint2*>(place + S::inputs) = {a.low, b.low};
    });
  }

 private:
  static constexpr int rows_each = side * Chunks / warps, rest = S::inputs / 4 - 32;
  static constexpr int rows_together = 32 / rest < rows_each ? 32 / rest : rows_each, rest_count = rows_each / rows_together;
  static constexpr int rest_split = (rest_count + 1) / 2;

  /// f(row, run, whether it is this lane's, its values) of half of what this lane brings.
  template <int Half, class F>
  __device__ void each_run(const F& f) {
#pragma unroll
    for (int i = 0; i < rows_each / 2; ++i) f(warp_ + warps * (i + rows_each / 2 * Half), lane_, true, values_[i]);
    const unsigned row = warp_ + warps * (lane_ / rest), run = 32 + lane_ % rest;
    const bool mine = rows_together * rest == 32 || lane_ < rows_together * rest;
#pragma unroll
    for (int i = 0; i < (Half == 0 ? rest_split : rest_count - rest_split); ++i)
      f(row + warps * rows_together * (i + rest_split * Half), run, mine, values_[rows_each / 2 + i]);
  }
  __device__ float4 across_border(const float* row, unsigned run) const {
    const int x = first_ + int(run) * 4;
    if (x >= 0 && x + 4 <= in_.width) return *reinterpret_cast<const float4*>(row + x);
    const int4 columns = *reinterpret_cast<const int4*>(columns_ + run * 4);
    float4 values = {};
    if (columns.x != outside) values.x = row[columns.x];
    if (columns.y != outside) values.y = row[columns.y];
    if (columns.z != outside) values.z = row[columns.z];
    if (columns.w != outside) values.w = row[columns.w];
    return values;
  }

  PlaneView<const float> in_;
  const float* plane_;
  const int* columns_;
  int first_;
  unsigned lane_, warp_;
  bool is_inside_;
  Border border_;
  float4 values_[rows_each / 2 + rest_split];
};

/// 16 columns of 16 rows after the rows' pass, as the right factor of the columns' products: its two halves of 8 columns.
struct Filtered {
  RightHalves high[2], low[2];
};

/// The rows' pass of a warp's columns over 16 · Chunks rows.
template <int Blocks, int Chunks>
__device__ void filter_rows(const SharedMemory<Blocks, Chunks>& memory, int turn, float middle, Filtered (&to)[Chunks]) {
  using S = Shape<Blocks>;
  constexpr int tiles = 2 * Chunks;  // of eight rows
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const std::uint16_t* const mine = memory.image[turn][lane % 8] + warp * side + lane / 8 % 2 * 8 + lane / 16 * S::inputs;
  const auto address = static_cast<std::uint32_t>(__cvta_generic_to_shared(mine));
  float sums[tiles][4] = {}, small[tiles][4] = {};  // of the higher halves; of a lower and a higher one
#pragma unroll
  for (int j = 0; j < Blocks; ++j) {
    const LeftHalves high = memory.taps[0][2 * j][lane], low = memory.taps[0][2 * j + 1][lane];
    RightHalves high_values[tiles], low_values[tiles];
#pragma unroll
    for (int t = 0; t < tiles; ++t) {
      unsigned pairs[4];
      load_matrices(pairs, address + (t * 8 * S::row_halves + j * side) * 2);
      high_values[t] = {pairs[0], pairs[1]}, low_values[t] = {pairs[2], pairs[3]};
    }
#pragma unroll
    for (int t = 0; t < tiles; ++t) add_halves(small[t], high.pairs, low_values[t].pairs);
#pragma unroll
    for (int t = 0; t < tiles; ++t) add_halves(sums[t], high.pairs, high_values[t].pairs);
#pragma unroll
    for (int t = 0; t < tiles; ++t) add_halves(small[t], low.pairs, high_values[t].pairs);
  }
#pragma unroll
  for (int t = 0; t < tiles; ++t)
#pragma unroll
    for (int h = 0; h < 2; ++h) {
      const SplitPair pair =
          split_pair((sums[t][2 * h] + small[t][2 * h]) * middle, (sums[t][2 * h + 1] + small[t][2 * h + 1]) * middle);
      to[t / 2].high[h].pairs[t % 2] = pair.high;
      to[t / 2].low[h].pairs[t % 2] = pair.low;
    }
}

/// The columns' pass over what the rows gave. A lane gets four neighbours of rows l / 4 and l / 4 + 8 of each 16.
template <int Blocks, int Chunks>
__device__ void filter_columns(const SharedMemory<Blocks, Chunks>& memory, const Filtered (&window)[Blocks - 1 + Chunks],
                               float factor, float4 (&done)[Chunks][2]) {
  constexpr int tiles = 2 * Chunks;  // of 16 rows and 8 columns
  const int lane = threadIdx.x % 32;
  float sums[tiles][4] = {}, small[tiles][4] = {};
#pragma unroll
  for (int j = 0; j < Blocks; ++j) {
    const LeftHalves high = memory.taps[1][2 * j][lane], low = memory.taps[1][2 * j + 1][lane];
#pragma unroll
    for (int t = 0; t < tiles; ++t) add_halves(small[t], high.pairs, window[t / 2 + j].low[t % 2].pairs);
#pragma unroll
    for (int t = 0; t < tiles; ++t) add_halves(sums[t], high.pairs, window[t / 2 + j].high[t % 2].pairs);
#pragma unroll
    for (int t = 0; t < tiles; ++t) add_halves(small[t], low.pairs, window[t / 2 + j].high[t % 2].pairs);
  }
  const auto value = [&](int t, int i) { return (sums[t][i] + small[t][i]) * factor; };
#pragma unroll
  for (int c = 0; c < Chunks; ++c)
#pragma unroll
    for (int half = 0; half < 2; ++half)
      done[c][half] = {value(2 * c, 2 * half), value(2 * c, 2 * half + 1), value(2 * c + 1, 2 * half),
                       value(2 * c + 1, 2 * half + 1)};
}

/// A block walks down a strip of 128 columns, 16 · Chunks rows at a time; each of its warps has 16 columns.
/// `is_bad` becomes 1 if a result is not finite.
template <int Blocks, int Chunks, int Resident>
__global__ void __launch_bounds__(threads, Resident)
    kernel(PlaneView<const float> in, PlaneView<float> out, const __grid_constant__ Task task, int* is_bad) {
  using S = Shape<Blocks>;
  constexpr int rows_at_once = side * Chunks;
  constexpr int steps_before = (Blocks - 1 + Chunks - 1) / Chunks;  // till the first output has all its inputs
  constexpr int rows_too_early = side * (Chunks * steps_before - (Blocks - 1));
  extern __shared__ __align__(16) unsigned char shared[];
  auto& memory = *reinterpret_cast<SharedMemory<Blocks, Chunks>*>(shared);
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, channel = blockIdx.z, x0 = int(blockIdx.x) * strip;
  const int begin = int(blockIdx.y) * task.chunk_rows, end = min(in.height, begin + task.chunk_rows);
  arrange_taps<Blocks>(memory.taps[0], task.row, true);
  arrange_taps<Blocks>(memory.taps[1], task.column, false);
  for (int i = threadIdx.x; i < S::inputs; i += threads)
    memory.columns[i] = border_index(x0 - S::reach + i, in.width, task.border);
  __syncthreads();
  Rows<Blocks, Chunks> rows(in, channel, x0, task.border, memory.columns);
  const int x = x0 + warp * side + lane % 4 * 4;
  float* const to = out.row(channel, 0) + x;
  Filtered window[Blocks - 1 + Chunks] = {};
  float poison = 0;
  int next = begin - S::reach - rows_too_early;
  rows.template fetch<0>(next);
  rows.template store<0>(memory.image[0], task.factors.in);
  rows.template fetch<1>(next);
  rows.template store<1>(memory.image[0], task.factors.in);
  int turn = 0;
#pragma unroll 1
  for (int y = begin - steps_before * rows_at_once; y < end; y += rows_at_once, turn ^= 1) {
    __syncthreads();  // the rows after these go elsewhere, so one barrier suffices
    next += rows_at_once;
    const bool is_last = y + rows_at_once >= end;
    if (!is_last) rows.template fetch<0>(next);
    {
      Filtered fresh[Chunks];
      filter_rows<Blocks, Chunks>(memory, turn, task.factors.middle, fresh);
#pragma unroll
      for (int i = 0; i < Chunks; ++i) window[Blocks - 1 + i] = fresh[i];
    }
    rows.template store<0>(memory.image[turn ^ 1], task.factors.in);
    if (!is_last) rows.template fetch<1>(next);
    if (y >= begin) {
      float4 done[Chunks][2];
      filter_columns<Blocks, Chunks>(memory, window, task.factors.out, done);
#pragma unroll
      for (int i = 0; i < 2 * Chunks; ++i) {
        const float4& v = done[i / 2][i % 2];
        poison = fmaf(v.x, 0.f, fmaf(v.y, 0.f, fmaf(v.z, 0.f, fmaf(v.w, 0.f, poison))));
        const int row = y + 8 * i + lane / 4;
        if (row < end && x < in.width) *reinterpret_cast<float4*>(to + std::size_t(row) * out.pitch) = v;
      }
    }
#pragma unroll
    for (int i = 0; i < Blocks - 1; ++i) window[i] = window[i + Chunks];
    rows.template store<1>(memory.image[turn ^ 1], task.factors.in);
  }
  if (poison != 0) *is_bad = 1;  // true for NaN
}

}  // namespace ws::filter::cuda::tensor
