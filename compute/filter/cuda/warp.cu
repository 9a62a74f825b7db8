// Warps on the device. Bilinear samples well inside the image take a short way with the same bits as sampling.h; all else
// goes through sampling.h itself.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/sampling.h"

#include <algorithm>

namespace ws::filter {

/// Pixels of one channel in rows of a pitch.
template <class T>
struct PitchedPixels {
  const T* data;
  std::size_t pitch;
};

template <class T>
struct Source<PitchedPixels<T>> {
  PitchedPixels<T> pixels;
  int width, height;
  Border border;

  [[nodiscard]] WS_HD float at(int x, int y) const {
    const int column = border_index(x, width, border), row = border_index(y, height, border);
    if (column == outside || row == outside) return 0;
    return float(pixels.data[std::size_t(row) * pixels.pitch + std::size_t(column)]);
  }
};

namespace cuda {

namespace {

constexpr int block_rows = 8;

struct WarpTask {
  SampleMap map;
  Interpolation interpolation;
  Border border;
  int supersample;
  int first_row;
};

template <class T>
using Pixels = Source<PitchedPixels<T>>;

/// The slow way, kept out of the fast one's registers.
template <class T>
__device__ __noinline__ float any_sample(const Pixels<T>& in, const SampleMap& map, int x, int y) {
  return sample(in, Interpolation::linear, position_of(map, double(x), double(y)));
}

/// floor(u) by an addition that rounds downwards: the whole part lies in the sum's low bits. For |u| < 2³⁰.
__device__ int split_fast(double u, float& fraction) {
  constexpr double magic = 6755399441055744.0;  // 1.5 · 2⁵²
  const double sum = __dadd_rd(u, magic);
  fraction = float(u - (sum - magic));
  return __double2loint(sum);
}
/// Also false for NaN and infinity.
__device__ bool below_2_to_30(double u) { return (__double2hiint(u) & 0x7fffffff) < 0x41d00000; }

/// What of a position does not change along a row.
struct RowPart {
  double u, v, w;
};

/// The four pixels that a bilinear sample reads, if all lie in the image, and the weights.
struct Spot {
  int left, top;
  float a, b;
  bool inside;
};

template <bool Affine>
__device__ Spot find_spot(const SampleMap& map, const RowPart& row, double x, int width, int height) {
  double u = fma(map.m[0], x, row.u), v = fma(map.m[3], x, row.v);
  bool drawn = true;
  if constexpr (!Affine) {
    const double w = fma(map.m[6], x, row.w), inverse = 1.0 / w;
    drawn = w > 0;
    u *= inverse;
    v *= inverse;
  }
  Spot spot;
  spot.left = split_fast(u, spot.a);
  spot.top = split_fast(v, spot.b);
  spot.inside = drawn && below_2_to_30(u) && below_2_to_30(v) && unsigned(spot.left) < unsigned(width - 1) &&
                unsigned(spot.top) < unsigned(height - 1);
  return spot;
}

template <class T>
__device__ float blend_at(const Pixels<T>& in, const Spot& spot) {
  const T* above = in.pixels.data + std::size_t(spot.top) * in.pixels.pitch + std::size_t(spot.left);
  const T* below = above + in.pixels.pitch;
  return blend(blend(float(above[0]), float(above[1]), spot.a), blend(float(below[0]), float(below[1]), spot.a), spot.b);
}

/// A warp makes Outputs times 32 neighbouring pixels of one row. Where all that a lane reads lies inside, its loads are under
/// way together.
template <class T, bool Affine, int Outputs>
__global__ void __launch_bounds__(32 * block_rows)
    linear_kernel(PlaneView<const T> in, PlaneView<float> out, const __grid_constant__ WarpTask task) {
  const int y = task.first_row + int(blockIdx.y) * block_rows + int(threadIdx.y), channel = blockIdx.z;
  const int x = int(blockIdx.x) * 32 * Outputs + int(threadIdx.x);
  if (y >= out.height) return;
  const Pixels<T> source{{in.row(channel, 0), in.pitch}, in.width, in.height, task.border};
  const double* m = task.map.m;
  const RowPart row{fma(m[1], double(y), m[2]), fma(m[4], double(y), m[5]), fma(m[7], double(y), m[8])};
  const double x_first = double(x);
  float* to = out.row(channel, y) + x;
  Spot spots[Outputs];
  bool all_inside = x + 32 * (Outputs - 1) < out.width;
#pragma unroll
  for (int k = 0; k < Outputs; ++k) {
    spots[k] = find_spot<Affine>(task.map, row, x_first + 32.0 * k, in.width, in.height);
    all_inside = all_inside && spots[k].inside;
  }
  if (all_inside) {
#pragma unroll
    for (int k = 0; k < Outputs; ++k) to[32 * k] = blend_at(source, spots[k]);
    return;
  }
#pragma unroll
  for (int k = 0; k < Outputs; ++k)
    if (x + 32 * k < out.width)
      to[32 * k] = spots[k].inside ? blend_at(source, spots[k]) : any_sample(source, task.map, x + 32 * k, y);
}

template <class T>
__global__ void __launch_bounds__(32 * block_rows)
    general_kernel(PlaneView<const T> in, PlaneView<float> out, const __grid_constant__ WarpTask task) {
  const int y = task.first_row + int(blockIdx.y) * block_rows + int(threadIdx.y), channel = blockIdx.z;
  const int x = int(blockIdx.x) * 32 + int(threadIdx.x);
  if (y >= out.height || x >= out.width) return;
  const Pixels<T> source{{in.row(channel, 0), in.pitch}, in.width, in.height, task.border};
  out.row(channel, y)[x] = warped_pixel(source, task.map, task.interpolation, task.supersample, x, y);
}

template <class T, int Outputs>
void launch_linear(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, const WarpTask& task, unsigned rows) {
  const dim3 block(32, block_rows),
      grid(blocks_for(std::size_t(out.width), 32 * Outputs), blocks_for(rows, block_rows), unsigned(out.channels));
  if (task.map.affine)
    linear_kernel<T, true, Outputs><<<grid, block, 0, stage.stream()>>>(in, out, task);
  else
    linear_kernel<T, false, Outputs><<<grid, block, 0, stage.stream()>>>(in, out, task);
}

template <class T>
void launch(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, const WarpTask& task, int outputs,
            unsigned rows) {
  if (task.interpolation == Interpolation::linear && task.supersample <= 1) {
    if (outputs >= 8) return launch_linear<T, 8>(stage, in, out, task, rows);
    if (outputs >= 4) return launch_linear<T, 4>(stage, in, out, task, rows);
    if (outputs >= 2) return launch_linear<T, 2>(stage, in, out, task, rows);
    return launch_linear<T, 1>(stage, in, out, task, rows);
  }
  const dim3 grid(blocks_for(std::size_t(out.width), 32), blocks_for(rows, block_rows), unsigned(out.channels));
  general_kernel<T><<<grid, dim3(32, block_rows), 0, stage.stream()>>>(in, out, task);
}

}  // namespace

template <class T>
void enqueue_warp(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, const Warp& warp) {
  WarpTask task{{{}, warp.affine, warp.both_sheets}, warp.interpolation, warp.border, warp.supersample, 0};
  std::copy(warp.sample.m.begin(), warp.sample.m.end(), task.map.m);
  // A sample costs about as much as 20 products, a cubic one 4 times that.
  const auto cost = std::size_t(20) * std::size_t(warp.supersample) * std::size_t(warp.supersample) *
                    (warp.interpolation == Interpolation::cubic ? 4 : 1);
  const int slice = std::min(rows_per_slice(out.width, out.channels, cost), 1 << 18);
  for (task.first_row = 0; task.first_row < out.height; task.first_row += slice) {
    if (task.first_row > 0) stage.pause();
    launch(stage, in, out, task, warp.outputs_per_thread, unsigned(std::min(slice, out.height - task.first_row)));
    stage.check_launch();
  }
}

template void enqueue_warp(const TimedStage&, PlaneView<const float>, PlaneView<float>, const Warp&);
template void enqueue_warp(const TimedStage&, PlaneView<const std::uint8_t>, PlaneView<float>, const Warp&);

}  // namespace cuda

}  // namespace ws::filter
