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

constexpr int block_rows = 4;

struct WarpTask {
  SampleMap map;
  Interpolation interpolation;
  Border border;
  int supersample;
  int first_row;
};

template <class T>
using Pixels = Source<PitchedPixels<T>>;

/// The slow way, kept out of the fast one's registers. The image comes by value: a reference would have every lane write it to
/// memory, whether it goes this way or not.
template <class T>
__device__ __noinline__ float any_sample(const T* data, std::size_t pitch, int width, int height, const WarpTask& task, int x,
                                         int y) {
  const Pixels<T> in{{data, pitch}, width, height, task.border};
  return sample(in, Interpolation::linear, position_of(task.map, double(x), double(y)));
}

/// floor(u) modulo 2³², and the high word of the sum that gave it.
struct Whole {
  unsigned low;
  int high;
};
constexpr double magic = 6755399441055744.0;  // 1.5 · 2⁵²
constexpr int ahead = 0x43380000;             // the sum's high word for 0 ≤ u < 2³²; one less for −2³² ≤ u < 0
constexpr int unknown = 0;                    // no sum's high word

/// An addition that rounds downwards leaves the whole part in the sum's low bits.
__device__ Whole split_fast(double u, float& fraction) {
  const double sum = __dadd_rd(u, magic);
  fraction = float(u - (sum - magic));
  return {unsigned(__double2loint(sum)), __double2hiint(sum)};
}
/// The whole part lies in 0 … count − 1; false for NaN and infinity.
__device__ bool is_within(const Whole& whole, int count) { return (whole.high == ahead) & (whole.low < unsigned(count)); }
/// For certain neither the whole part nor the next lie in 0 … count − 1.
__device__ bool is_beyond(const Whole& whole, int count) {
  return (unsigned(whole.high - (ahead - 1)) < 2) & (whole.low + 1 > unsigned(count));
}

/// Whether `reciprocal` gives the nearest double to 1 / w: for positive w neither tiny nor huge nor just below a power of two.
__device__ bool has_plain_reciprocal(double w) {
  constexpr unsigned least = 0x10000000, beyond_most = 0x70000000;  // high words of about 10⁻²³¹ and 10²³¹
  return (unsigned(__double2hiint(w)) - least < beyond_most - least) & (__double2loint(w) != -1);
}
/// Newton's steps with fma give the nearest double unless all of the mantissa's bits are set (Markstein 1990).
__device__ double reciprocal(double w) {
  double r;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(r) : "d"(w));
  const double error = fma(-w, r, 1.0);
  r = fma(r, fma(error, error, error), r);
  return fma(r, fma(-w, r, 1.0), r);
}

/// What of a position does not change along a row.
struct RowPart {
  double u, v, w;
};

/// The four pixels that a bilinear sample reads and the weights; where that is not for certain what sampling.h has, `left` is
/// neither within an image nor beyond it. Tests are joined by & and |: branches would cost more than they save.
struct Spot {
  Whole left, top;
  float a, b;

  [[nodiscard]] __device__ bool is_inside(int width, int height) const {
    return is_within(left, width - 1) & is_within(top, height - 1);
  }
  [[nodiscard]] __device__ bool is_outside(int width, int height) const {
    return (left.high != unknown) & (is_beyond(left, width) | is_beyond(top, height));
  }
};

template <bool Affine>
__device__ Spot find_spot(const SampleMap& map, const RowPart& row, double x) {
  double u = fma(map.m[0], x, row.u), v = fma(map.m[3], x, row.v);
  bool is_known = true;
  if constexpr (!Affine) {
    const double w = fma(map.m[6], x, row.w), inverse = reciprocal(w);
    is_known = has_plain_reciprocal(w);
    u *= inverse;
    v *= inverse;
  }
  Spot spot;
  spot.left = split_fast(u, spot.a);
  spot.top = split_fast(v, spot.b);
  if (!is_known) spot.left.high = unknown;
  return spot;
}

template <class T>
__device__ float blend_at(const T* data, unsigned pitch_bytes, const Spot& spot) {
  const T* const column = data + spot.left.low;  // so that an address takes two instructions
  const auto* const bytes = reinterpret_cast<const char*>(column) + std::size_t(spot.top.low) * pitch_bytes;
  const T *const above = reinterpret_cast<const T*>(bytes), *const below = reinterpret_cast<const T*>(bytes + pitch_bytes);
  return blend(blend(float(__ldg(above)), float(__ldg(above + 1)), spot.a),
               blend(float(__ldg(below)), float(__ldg(below + 1)), spot.a), spot.b);
}

/// With fewer lanes under way memory's latency shows; with fewer registers spots go to memory.
constexpr int resident_blocks(bool affine, int outputs) { return outputs >= 8 ? 5 : affine ? 10 : 9; }

/// A warp makes Outputs times 32 neighbouring pixels of one row. Where all that a lane reads lies inside, its loads are under
/// way together.
template <class T, bool Affine, int Outputs>
__global__ void __launch_bounds__(32 * block_rows, resident_blocks(Affine, Outputs))
    linear_kernel(PlaneView<const T> in, PlaneView<float> out, const __grid_constant__ WarpTask task) {
  const int y = task.first_row + int(blockIdx.y) * block_rows + int(threadIdx.y), channel = blockIdx.z;
  const int x = int(blockIdx.x) * 32 * Outputs + int(threadIdx.x);
  if (y >= out.height) return;
  const double* m = task.map.m;
  const RowPart row{fma(m[1], double(y), m[2]), fma(m[4], double(y), m[5]), fma(m[7], double(y), m[8])};
  const T* const data = in.row(channel, 0);
  const auto pitch_bytes = unsigned(in.pitch * sizeof(T));
  float* to = out.row(channel, y) + x;
  Spot spots[Outputs];
  bool all_inside = x + 32 * (Outputs - 1) < out.width;
#pragma unroll
  for (int k = 0; k < Outputs; ++k) {
    spots[k] = find_spot<Affine>(task.map, row, double(x) + 32.0 * k);
    all_inside = all_inside & spots[k].is_inside(in.width, in.height);
  }
  if (all_inside) {
    float values[Outputs];
#pragma unroll
    for (int k = 0; k < Outputs; ++k) values[k] = blend_at(data, pitch_bytes, spots[k]);
#pragma unroll
    for (int k = 0; k < Outputs; ++k) __stcs(to + 32 * k, values[k]);  // the cache is for the input
    return;
  }
#pragma unroll
  for (int k = 0; k < Outputs; ++k) {
    if (x + 32 * k >= out.width) return;
    float value = 0;
    if (spots[k].is_inside(in.width, in.height))
      value = blend_at(data, pitch_bytes, spots[k]);
    else if (task.border != Border::zero || !spots[k].is_outside(in.width, in.height))
      value = any_sample(data, in.pitch, in.width, in.height, task, x + 32 * k, y);
    __stcs(to + 32 * k, value);
  }
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
