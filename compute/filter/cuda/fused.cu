// Both passes of a separable filter in one pass over memory. Each warp walks down a strip of 128 columns: rows come ahead of
// their use, the warp filters one from shared memory, and adds it to the 2 R + 1 output rows that are under way. Output row k
// moves up one register with each of its products, so nothing is copied and each output adds its products in order.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/border.h"
#include "compute/filter/cuda/fused.cuh"
#include "compute/filter/variants/grouped_kernels.h"

#include <cuda_pipeline_primitives.h>

#include <algorithm>
#include <type_traits>

namespace ws::filter::cuda {

namespace {

constexpr int warps_per_block = 4, strip = 128;

template <int R>
struct TapPair {
  float row[2 * R + 1], column[2 * R + 1];
};

/// A row of a strip in shared memory has this many columns at both sides; those of the strip lie at multiples of 16 bytes.
template <int R>
constexpr int apron = (R + 3) / 4 * 4;
template <int R>
constexpr int row_floats = strip + 2 * apron<R>;

/// What a lane brings of each row: four columns of the strip and, one of the first lanes, one beside it. What the border makes
/// of columns is found once; rows in the image whose columns lie in it, as nearly all do, take a few instructions.
template <int R>
struct LaneColumns {
  const float *plane, *own_in_row_0, *beside_in_row_0;
  unsigned pitch_bytes;
  int height, own[4], beside;  ///< the columns in the image, or `outside`
  int slot, slot_beside;       ///< where they go in a row in shared memory
  Border border;
  bool brings_beside, lie_in_image;

  __device__ LaneColumns(PlaneView<const float> in, int channel, int x0, int lane, Border how)
      : plane(in.row(channel, 0)),
        pitch_bytes(unsigned(in.pitch * sizeof(float))),
        height(in.height),
        slot(apron<R> + 4 * lane),
        slot_beside(lane < apron<R> ? lane : strip + lane),
        border(how),
        brings_beside(lane < 2 * apron<R>) {
    for (int c = 0; c < 4; ++c) own[c] = border_index(x0 + 4 * lane + c, in.width, how);
    beside = brings_beside ? border_index(x0 - apron<R> + slot_beside, in.width, how) : 0;
    lie_in_image = x0 + 4 * lane + 4 <= in.width && beside != outside;
    own_in_row_0 = plane + own[0];
    beside_in_row_0 = plane + beside;
  }

  [[nodiscard]] __device__ bool is_plain(int y) const { return lie_in_image & (unsigned(y) < unsigned(height)); }
  /// The same column some rows below.
  [[nodiscard]] __device__ const float* below(const float* address, int rows) const {
    return reinterpret_cast<const float*>(reinterpret_cast<const char*>(address) + std::size_t(unsigned(rows)) * pitch_bytes);
  }
  /// The row that stands for `y`; null: its values are 0.
  [[nodiscard]] __device__ const float* row(int y) const {
    const int index = border_index(y, height, border);
    return index == outside ? nullptr : below(plane, index);
  }
};

/// Brings rows into a ring in shared memory, by copies that need no registers while they are under way.
template <int R>
class RowRing {
 public:
  static constexpr int unroll = 1;
  struct Memory {
    float rows[8][row_floats<R>];
  };

  __device__ RowRing(Memory& memory, const LaneColumns<R>& columns, int first, int last)
      : columns_(columns), begin_(memory.rows[0]), current_(memory.rows[size - 1]), last_(last) {
#pragma unroll 1
    for (int k = 0; k < size - 1; ++k) {
      if (first + k < last) bring(memory.rows[k], first + k);
      __pipeline_commit();
    }
  }
  /// Row `y`; to be called for one after the other. The row before it is given up.
  __device__ const float* next(int /*k*/, int y) {
    float* const free = current_;
    current_ = current_ == begin_ + (size - 1) * row_floats<R> ? begin_ : current_ + row_floats<R>;
    __pipeline_wait_prior(size - 2);
    __syncwarp();
    if (y + size - 1 < last_) bring(free, y + size - 1);
    __pipeline_commit();
    return current_;
  }

 private:
  static constexpr int size = std::extent_v<decltype(Memory::rows)>;

  __device__ void bring(float* to, int y) const {
    float *const to_own = to + columns_.slot, *const to_beside = to + columns_.slot_beside;
    if (columns_.is_plain(y)) {
      __pipeline_memcpy_async(to_own, columns_.below(columns_.own_in_row_0, y), 16);
      if (columns_.brings_beside) __pipeline_memcpy_async(to_beside, columns_.below(columns_.beside_in_row_0, y), 4);
      return;
    }
    const float* const from = columns_.row(y);
    for (int c = 0; c < 4; ++c) bring_one(to_own + c, from, columns_.own[c]);
    if (columns_.brings_beside) bring_one(to_beside, from, columns_.beside);
  }
  __device__ static void bring_one(float* to, const float* from, int column) {
    if (from && column != outside)
      __pipeline_memcpy_async(to, from + column, 4);
    else
      *to = 0;
  }

  LaneColumns<R> columns_;
  float *begin_, *current_;
  int last_;
};

/// Brings rows into registers, and each into shared memory when its turn comes: faster where registers are plenty.
template <int R>
class RowRegisters {
 public:
  static constexpr int unroll = 4;
  struct Memory {
    float rows[2][row_floats<R>];
  };

  __device__ RowRegisters(Memory& memory, const LaneColumns<R>& columns, int first, int last)
      : columns_(columns), memory_(memory), last_(last) {
#pragma unroll
    for (int k = 0; k < unroll; ++k) bring(k, first + k);
  }
  /// Row `y`; to be called for one after the other, k counting up to `unroll` over and over.
  __device__ const float* next(int k, int y) {
    float* const to = memory_.rows[k % 2];
    *reinterpret_cast<float4*>(to + columns_.slot) = own_[k];
    if (columns_.brings_beside) to[columns_.slot_beside] = beside_[k];
    __syncwarp();  // the row after this one goes elsewhere, so one barrier suffices
    bring(k, y + unroll);
    return to;
  }

 private:
  __device__ void bring(int k, int y) {
    if (y >= last_) return;
    if (columns_.is_plain(y)) {
      own_[k] = __ldg(reinterpret_cast<const float4*>(columns_.below(columns_.own_in_row_0, y)));
      if (columns_.brings_beside) beside_[k] = __ldg(columns_.below(columns_.beside_in_row_0, y));
      return;
    }
    const float* const from = columns_.row(y);
    for (int c = 0; c < 4; ++c) (&own_[k].x)[c] = from && columns_.own[c] != outside ? from[columns_.own[c]] : 0;
    beside_[k] = from && columns_.beside != outside ? from[columns_.beside] : 0;
  }

  LaneColumns<R> columns_;
  Memory& memory_;
  float4 own_[unroll];
  float beside_[unroll];
  int last_;
};

template <int R>
using RowSource = std::conditional_t<R <= 7, RowRegisters<R>, RowRing<R>>;

/// The four outputs of a lane in one filtered row.
template <int R>
__device__ void filter_row(const float* slot, int lane, const float* taps, float (&sums)[4]) {
  alignas(16) float window[4 + 2 * apron<R>];
#pragma unroll
  for (int i = 0; i < 4 + 2 * apron<R>; i += 4)
    *reinterpret_cast<float4*>(window + i) = *reinterpret_cast<const float4*>(slot + 4 * lane + i);
#pragma unroll
  for (int c = 0; c < 4; ++c) sums[c] = 0;
#pragma unroll
  for (int i = 0; i <= 2 * R; ++i)
#pragma unroll
    for (int c = 0; c < 4; ++c) sums[c] = fmaf(window[apron<R> - R + i + c], taps[i], sums[c]);
}

/// The outputs under way in four columns, from the one that is done next.
template <int R>
struct OutputsUnderWay {
  static constexpr int count = R > 0 ? 2 * R : 1;
  float sums[count][4] = {};

  /// Adds a filtered row to all, and gives the one that is done.
  __device__ float4 add(const float (&v)[4], const float* taps) {
    float done[4];
#pragma unroll
    for (int c = 0; c < 4; ++c) {
      if constexpr (R == 0) {
        done[c] = fmaf(v[c], taps[0], 0.f);
      } else {
        done[c] = fmaf(v[c], taps[2 * R], sums[0][c]);
#pragma unroll
        for (int k = 0; k + 1 < count; ++k) sums[k][c] = fmaf(v[c], taps[2 * R - 1 - k], sums[k + 1][c]);
        sums[count - 1][c] = fmaf(v[c], taps[0], 0.f);
      }
    }
    return {done[0], done[1], done[2], done[3]};
  }
};

/// So many blocks per multiprocessor hide the latency of memory, and their registers hold what is under way. More of them
/// would be slower: their strips would be shorter, and memory's pages would be opened more often.
template <int R>
constexpr int resident_blocks = R <= 7 ? 4 : 3;

template <int R>
__global__ void __launch_bounds__(32 * warps_per_block, resident_blocks<R>)
    fused_kernel(PlaneView<const float> in, PlaneView<float> out, const __grid_constant__ TapPair<R> taps, Border border,
                 int chunk_rows) {
  using Rows = RowSource<R>;
  __shared__ __align__(16) typename Rows::Memory memory[warps_per_block];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, channel = blockIdx.z;
  const int x0 = int(blockIdx.x * warps_per_block + warp) * strip;
  if (x0 >= in.width) return;  // warps are on their own: there is no barrier of the block
  const int begin = int(blockIdx.y) * chunk_rows, end = min(in.height, begin + chunk_rows);
  Rows rows(memory[warp], LaneColumns<R>(in, channel, x0, lane, border), begin - R, end + R);
  OutputsUnderWay<R> outputs;
  float* to = out.row(channel, begin) + x0 + 4 * lane;
  const bool stores = x0 + 4 * lane < in.width;
#pragma unroll 1
  for (int y = begin - R; y < end + R; y += Rows::unroll) {
#pragma unroll
    for (int k = 0; k < Rows::unroll; ++k) {  // beyond end + R with what came last; nothing is stored there
      float v[4];
      filter_row<R>(rows.next(k, y + k), lane, taps.row, v);
      const float4 done = outputs.add(v, taps.column);
      if (y + k < begin + R || y + k >= end + R) continue;
      if (stores) *reinterpret_cast<float4*>(to) = done;
      to += out.pitch;
    }
  }
}

template <int R>
void launch_fused(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                  Border border) {
  TapPair<R> taps;
  std::copy(filter.row.values.begin(), filter.row.values.end(), taps.row);
  std::copy(filter.column.values.begin(), filter.column.values.end(), taps.column);
  const unsigned columns = blocks_for(std::size_t(in.width), strip * warps_per_block);
  const int rows = best_chunk(in.height, R, std::size_t(columns) * std::size_t(in.channels),
                              std::size_t(resident_on_device(fused_kernel<R>, 32 * warps_per_block, resident_blocks<R>)));
  const dim3 grid(columns, blocks_for(std::size_t(in.height), std::size_t(rows)), unsigned(in.channels));
  launch_kernel(fused_kernel<R>, {grid, 32 * warps_per_block}, stage.stream(), in, out, taps, border, rows);
}

}  // namespace

void enqueue_fused(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                   Border border) {
  if (filter.row.radius() > most_narrow_radius) return enqueue_wide(stage, in, out, filter, border);
  grouped::with_constant_radius<most_narrow_radius>(
      filter.row.radius(), [&](auto r) { launch_fused<decltype(r)::value>(stage, in, out, filter, border); });
}

}  // namespace ws::filter::cuda
