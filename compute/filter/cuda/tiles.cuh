// Homographies of images of floats by tiles of the output: what a tile reads is brought into shared memory, and asked once
// whether it lies inside.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/cuda/reads.cuh"
#include "compute/filter/cuda/tile_choice.h"
#include "compute/filter/cuda/warp_task.cuh"

#include <cuda_pipeline.h>

#include <cstddef>

namespace ws::filter::cuda {

/// In each of its turns a lane makes four pixels of a row, and a warp 64 pixels of two rows.
inline constexpr int tile_outputs = 4, tile_warps = 4, tile_turns = 4;
inline constexpr int tile_blocks = 7;  ///< on a multiprocessor

/// A rectangle of the input, in pixels. Its left edge is a multiple of four; its height is 0 where a tile is not made of it.
struct alignas(16) Area {
  int left, top, width, height;
};

/// What a rectangle of output pixels reads, from its corners (x, y) to (last_x, last_y). Where w is positive at all four, it is
/// so between them, and there u and v lie between the corners', but for roundings, for which there is a pixel of room. The
/// height is 0 where the area does not lie inside the image, does not fit into `shape`, or where a rounding may be more than
/// that room: where numbers are summed that are far larger than what is left of them. Of a warp, each four lanes make one.
[[nodiscard]] __device__ inline Area area_read(const SampleMap& map, int x, int y, int last_x, int last_y, int width,
                                               int height, AreaShape shape) {
  constexpr unsigned all = 0xffffffff;
  const double* m = map.m;
  const unsigned lane = threadIdx.x;
  double w;
  const Spot spot =
      find_spot<false>(map, row_part(map, double(lane / 2 % 2 != 0 ? last_y : y)), double(lane % 2 != 0 ? last_x : x), w);
  // Where sums are of numbers below 2⁴⁰ w, roundings move u and v by 2⁻¹²; where those of w are below 2²⁰ w, by less than 1/4.
  const double most_x = last_x, most_y = last_y;
  const auto size = [&](int i) { return fma(fabs(m[i]), most_x, fma(fabs(m[i + 1]), most_y, fabs(m[i + 2]))); };
  const bool is_known = is_moderate(w) & (spot.left.high == ahead) & (spot.top.high == ahead) &
                        (fmax(size(0), size(3)) < 0x1p40 * w) & (size(6) < 0x1p20 * w);
  const bool are_known = (__ballot_sync(all, is_known) >> (lane & ~3u) & 15) == 15;
  int left = int(min(spot.left.low, unsigned(width))), top = int(min(spot.top.low, unsigned(height)));
  int right = left, bottom = top;
#pragma unroll
  for (int other = 1; other <= 2; other *= 2) {
    left = min(left, __shfl_xor_sync(all, left, other));
    right = max(right, __shfl_xor_sync(all, right, other));
    top = min(top, __shfl_xor_sync(all, top, other));
    bottom = max(bottom, __shfl_xor_sync(all, bottom, other));
  }
  // Two pixels about each spot, and one of room.
  const bool is_inside = (left >= 1) & (top >= 1) & (right + 3 <= width) & (bottom + 3 <= height);
  const int first = (left - 1) & ~3;
  const Area area{first, top - 1, right + 3 - first, bottom + 4 - top};
  const bool is_good = are_known & is_inside & (area.width <= shape.pitch) & (area.height <= shape.rows);
  return {area.left, area.top, area.width, is_good ? area.height : 0};
}

/// What the tiles of a slice read, `across` of them in a row; four lanes find one.
__global__ inline void area_kernel(const __grid_constant__ WarpTask task, int width, int height, int out_width, int out_height,
                                   AreaShape shape, int across, int count, Area* areas) {
  const int tile = int(blockIdx.x * 32 + threadIdx.x) / 4, row = tile / across;
  const int x = (tile - row * across) * tile_columns, y = task.first_row + row * tile_rows;
  Area area = area_read(task.map, x, y, x + tile_columns - 1, y + tile_rows - 1, width, height, shape);
  if (x + tile_columns > out_width || y + tile_rows > out_height) area.height = 0;
  if (tile < count && threadIdx.x % 4 == 0) areas[tile] = area;
}

/// The spots of pixels that are so many `columns` apart from x on, which lie inside. Whether they are for certain what
/// sampling.h has.
template <int Count>
[[nodiscard]] __device__ bool find_spots_inside(const SampleMap& map, const RowPart& row, double x, int columns,
                                                Spot (&spots)[Count]) {
  bool are_sure = true;
#pragma unroll
  for (int k = 0; k < Count; ++k) {
    double w;
    spots[k] = find_spot<false>(map, row, x + double(columns) * k, w);
    are_sure = are_sure & !is_just_below_a_power(w);
  }
  return are_sure;
}

/// Begins to copy an area whose first pixel is `first` to rows of `To` pixels: a warp copies a row, a lane four pixels of it.
template <int To>
__device__ void bring(const float* first, std::size_t pitch, int width, int height, float* pixels) {
  constexpr int at_once = 4, rows_at_once = 4;
  const std::size_t step = tile_warps * pitch;
#pragma unroll 1
  for (int column = int(threadIdx.x) * at_once; column < width; column += 32 * at_once) {
    const float* from = first + std::size_t(threadIdx.y * unsigned(pitch)) + column;
    float* to = pixels + int(threadIdx.y) * To + column;
#pragma unroll 1
    for (int left = height - int(threadIdx.y); left > 0; left -= tile_warps * rows_at_once) {
#pragma unroll
      for (int k = 0; k < rows_at_once; ++k) {
        if (left > k * tile_warps) __pipeline_memcpy_async(to + k * tile_warps * To, from, sizeof(float) * at_once);
        from += step;
        asm("" : "+l"(from));  // one sum after another; of several pointers each would be moved about
      }
      to += rows_at_once * tile_warps * To;
    }
  }
  __pipeline_commit();
}

/// Waits for what the block's threads copy. The barrier takes a value that is made of the spots, so that the compiler finds
/// them before the wait, while the pixels are on their way.
template <int Count>
__device__ void wait_for_area(const Spot (&spots)[Count]) {
  unsigned any = 0;
#pragma unroll
  for (int k = 0; k < Count; ++k) any |= spots[k].left.low | spots[k].top.low;
  __pipeline_wait_prior(0);
  __syncthreads_or(int(any));
}

/// Samples of an area in shared memory, in rows of `Pitch` pixels.
template <int Pitch>
class SharedReads {
 public:
  __device__ SharedReads(const float* pixels, const Area& area)
      : first_(unsigned(__cvta_generic_to_shared(pixels)) - unsigned(area.top) * pitch_bytes -
               unsigned(area.left) * unsigned(sizeof(float))) {
    asm("" : "+r"(first_));  // else the compiler adds the terms anew for each read
  }

  [[nodiscard]] __device__ float at(const Spot& spot) const {
    const unsigned above = spot.top.low * pitch_bytes + (spot.left.low * unsigned(sizeof(float)) + first_);
    return blend(blend(read<0>(above), read<sizeof(float)>(above), spot.a),
                 blend(read<pitch_bytes>(above), read<pitch_bytes + sizeof(float)>(above), spot.a), spot.b);
  }

 private:
  static constexpr unsigned pitch_bytes = Pitch * sizeof(float);
  unsigned first_;  ///< where in shared memory the image's first pixel would lie

  /// Of an address of 32 bits: a pointer would take more instructions.
  template <int Offset>
  [[nodiscard]] static __device__ float read(unsigned address) {
    float value;
    asm volatile("ld.shared.f32 %0, [%1+%2];" : "=f"(value) : "r"(address), "n"(Offset) : "memory");
    return value;
  }
};

/// A lane's part of a tile, every `step`-th row from y on, as linear_kernel makes it.
__device__ inline void make_pixels_from_global(const PlaneView<const float>& in, const PlaneView<float>& out,
                                               const WarpTask& task, int x, int y, int end, int step, int channel) {
  const GlobalReads<float> reader(in, {}, channel);
#pragma unroll 1
  for (; y < end; y += step) make_pixels<GlobalReads<float>, false, tile_outputs>(in, reader, out, task, x, y, channel);
}

/// A block makes a tile of the output. A sample from shared memory takes fewer instructions, and fewer wavefronts, since lanes
/// in several rows of the input rarely meet in a bank. Tiles without an area are made as linear_kernel makes them.
template <int Pitch, int Rows>
__global__ void __launch_bounds__(32 * tile_warps, tile_blocks)
    tile_kernel(const __grid_constant__ PlaneView<const float> in, const __grid_constant__ PlaneView<float> out,
                const __grid_constant__ WarpTask task, const Area* __restrict__ areas) {
  constexpr int columns = columns_at_once(false), rows = 32 / columns;
  static_assert(columns * tile_outputs == tile_columns && tile_warps * rows * tile_turns == tile_rows);
  __shared__ __align__(16) float pixels[Rows * Pitch];
  const int4 record = __ldg(reinterpret_cast<const int4*>(areas) + blockIdx.y * gridDim.x + blockIdx.x);
  const Area area{record.x, record.y, record.z, record.w};
  const unsigned lane = threadIdx.x;
  const int channel = int(blockIdx.z);
  const int first_y = task.first_row + int(blockIdx.y) * tile_rows;
  const int x = int(blockIdx.x) * tile_columns + int(lane % columns), y = first_y + int(threadIdx.y * rows + lane / columns);
  bool is_sure = area.height > 0;
  if (is_sure) {
    bring<Pitch>(in.row(channel, area.top) + area.left, in.pitch, area.width, area.height, pixels);
    const SharedReads<Pitch> reader(pixels, area);
    float* to = out.row(channel, y) + x;
    double row = y;
#pragma unroll 1
    for (int turn = 0; turn < tile_turns; ++turn) {
      Spot spots[tile_outputs];
      is_sure = is_sure & find_spots_inside(task.map, row_part(task.map, row), double(x), columns, spots);
      if (turn == 0) wait_for_area(spots);
      float values[tile_outputs];
#pragma unroll
      for (int k = 0; k < tile_outputs; ++k) values[k] = reader.at(spots[k]);
#pragma unroll
      for (int k = 0; k < tile_outputs; ++k) __stcs(to + columns * k, values[k]);
      row += tile_warps * rows;
      to += std::size_t(tile_warps * rows) * out.pitch;
    }
  }
  if (!is_sure) make_pixels_from_global(in, out, task, x, y, min(first_y + tile_rows, out.height), tile_warps * rows, channel);
}

template <int Pitch, int Rows>
void launch_tiles(const Launch& launch, PlaneView<const float> in, PlaneView<float> out) {
  const dim3 grid = launch.grid(out, tile_columns, tile_rows / block_rows);
  const unsigned count = grid.x * grid.y;
  const cudaStream_t stream = launch.stage.stream();
  const DeviceBuffer<Area> areas(count, StreamView(stream));
  launch_kernel(area_kernel, {blocks_for(count, 8), 32}, stream, launch.task, in.width, in.height, out.width, out.height,
                AreaShape{Pitch, Rows}, int(grid.x), int(count), areas.device_data());
  launch_kernel(tile_kernel<Pitch, Rows>, {grid, dim3(32, tile_warps)}, stream, in, out, launch.task,
                static_cast<const Area*>(areas.device_data()));
}

/// Makes a homography's slice by tiles; false where that is not the way: then linear_kernel, which has more lanes under way, is
/// to make it.
[[nodiscard]] inline bool try_tiles(const Launch& launch, PlaneView<const float> in, PlaneView<float> out) {
  const Tiling tiling = choose_tiling(launch.task.map, {in.width, in.height}, {out.width, out.height});
  if (tiling == Tiling::none) return false;
  if (tiling == Tiling::wide)
    launch_tiles<wide_area.pitch, wide_area.rows>(launch, in, out);
  else
    launch_tiles<tall_area.pitch, tall_area.rows>(launch, in, out);
  return true;
}

}  // namespace ws::filter::cuda
