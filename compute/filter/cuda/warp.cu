// Warps on the device. Bilinear samples well inside the image take a short way with the same bits as sampling.h (unless the
// texture unit weighs them); all else goes through sampling.h itself.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/reads.cuh"

#include <algorithm>
#include <type_traits>

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
template <Interpolation How, class T>
__device__ __noinline__ float any_sample(const T* data, std::size_t pitch, int width, int height, const WarpTask& task, int x,
                                         int y) {
  const Pixels<T> in{{data, pitch}, width, height, task.border};
  return sample(in, How, position_of(task.map, double(x), double(y)));
}

/// With fewer lanes under way memory's latency shows; with fewer registers spots go to memory.
constexpr int resident_blocks(bool affine, int outputs) { return outputs >= 8 ? 5 : affine ? 10 : 9; }

/// How many neighbours of a row a warp makes at a time; those beside them in other rows make it 32. Where an image is turned,
/// two short rows read from fewer lines of the cache than a long one.
constexpr int columns_at_once(bool affine) { return affine ? 32 : 16; }

/// A warp makes Outputs times 32 neighbouring pixels of one row or two. Where all that a lane reads lies inside, its loads are
/// under way together.
template <class Reader, bool Affine, int Outputs>
__global__ void __launch_bounds__(32 * block_rows, resident_blocks(Affine, Outputs))
    linear_kernel(PlaneView<const typename Reader::Pixel> in, const __grid_constant__ TextureHandles textures,
                  PlaneView<float> out, const __grid_constant__ WarpTask task) {
  constexpr int columns = columns_at_once(Affine), rows = 32 / columns;
  const int lane = threadIdx.x, channel = blockIdx.z;
  const int y = task.first_row + (int(blockIdx.y) * block_rows + int(threadIdx.y)) * rows + lane / columns;
  const int x = int(blockIdx.x) * columns * Outputs + lane % columns;
  if (y >= out.height) return;
  const double* m = task.map.m;
  const RowPart row{fma(m[1], double(y), m[2]), fma(m[4], double(y), m[5]), fma(m[7], double(y), m[8])};
  const Reader reader(in, textures, channel);
  float* to = out.row(channel, y) + x;
  Spot spots[Outputs];
  const bool all_inside = find_spots<Affine>(task.map, row, double(x), columns, in.width, in.height, spots);
  if (all_inside & (x + columns * (Outputs - 1) < out.width)) {
    float values[Outputs];
#pragma unroll
    for (int k = 0; k < Outputs; ++k) values[k] = reader.at(spots[k]);
#pragma unroll
    for (int k = 0; k < Outputs; ++k) __stcs(to + columns * k, values[k]);  // the cache is for the input
    return;
  }
#pragma unroll
  for (int k = 0; k < Outputs; ++k) {
    if (x + columns * k >= out.width) return;
    float value = 0;
    const Spot spot = Affine ? spots[k] : find_spot<Affine>(task.map, row, double(x) + double(columns) * k);
    if (spot.is_inside(in.width, in.height))
      value = reader.at(spot);
    else if (task.border != Border::zero || !spot.is_outside(in.width, in.height))
      value = any_sample<Reader::interpolation>(in.row(channel, 0), in.pitch, in.width, in.height, task, x + columns * k, y);
    __stcs(to + columns * k, value);
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

/// All that a launch needs besides the planes.
struct Launch {
  const TimedStage& stage;
  const WarpTask& task;
  int outputs;  ///< per thread
  unsigned rows;

  [[nodiscard]] dim3 block() const { return dim3(32, block_rows); }
  [[nodiscard]] dim3 grid(const PlaneView<float>& out, unsigned columns, unsigned rows_of_warp = 1) const {
    return dim3(blocks_for(std::size_t(out.width), columns), blocks_for(rows, block_rows * rows_of_warp),
                unsigned(out.channels));
  }
};

template <class Reader, int Outputs>
void launch_linear(const Launch& launch, PlaneView<const typename Reader::Pixel> in, const TextureHandles& textures,
                   PlaneView<float> out) {
  const auto with = [&](auto affine) {
    constexpr bool is_affine = decltype(affine)::value;
    constexpr unsigned columns = columns_at_once(is_affine);
    launch_kernel(linear_kernel<Reader, is_affine, Outputs>,
                  {launch.grid(out, columns * Outputs, 32 / columns), launch.block()}, launch.stage.stream(), in, textures, out,
                  launch.task);
  };
  launch.task.map.affine ? with(std::true_type{}) : with(std::false_type{});
}

template <class Reader>
void launch_linear(const Launch& launch, PlaneView<const typename Reader::Pixel> in, const TextureHandles& textures,
                   PlaneView<float> out) {
  if (launch.outputs >= 8) return launch_linear<Reader, 8>(launch, in, textures, out);
  if (launch.outputs >= 4) return launch_linear<Reader, 4>(launch, in, textures, out);
  if (launch.outputs >= 2) return launch_linear<Reader, 2>(launch, in, textures, out);
  launch_linear<Reader, 1>(launch, in, textures, out);
}

template <class T>
void launch_global(const Launch& launch, PlaneView<const T> in, PlaneView<float> out) {
  if (launch.task.interpolation == Interpolation::linear && launch.task.supersample <= 1)
    return launch_linear<GlobalReads<T>>(launch, in, {}, out);
  launch_kernel(general_kernel<T>, {launch.grid(out, 32), launch.block()}, launch.stage.stream(), in, out, launch.task);
}

/// Calls launch(Launch) for slices of rows, so that a cancelled run ends soon.
template <class F>
void in_slices(const TimedStage& stage, const PlaneView<float>& out, const Warp& warp, const F& launch) {
  WarpTask task{{{}, warp.affine, warp.both_sheets}, warp.interpolation, warp.border, warp.supersample, 0};
  std::copy(warp.sample.m.begin(), warp.sample.m.end(), task.map.m);
  // A sample costs about as much as 20 products, a cubic one 4 times that.
  const auto cost = std::size_t(20) * std::size_t(warp.supersample) * std::size_t(warp.supersample) *
                    (warp.interpolation == Interpolation::cubic ? 4 : 1);
  const int slice =
      std::min(rows_per_slice(out.width, out.channels, cost), 1 << 17);  // fewer than 65536 blocks of at least two rows
  for (task.first_row = 0; task.first_row < out.height; task.first_row += slice) {
    if (task.first_row > 0) stage.pause();
    launch(Launch{stage, task, warp.outputs_per_thread, unsigned(std::min(slice, out.height - task.first_row))});
  }
}

}  // namespace

template <class T>
void enqueue_warp(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, const Warp& warp) {
  in_slices(stage, out, warp, [&](const Launch& launch) { launch_global(launch, in, out); });
}

template void enqueue_warp(const TimedStage&, PlaneView<const float>, PlaneView<float>, const Warp&);
template void enqueue_warp(const TimedStage&, PlaneView<const std::uint8_t>, PlaneView<float>, const Warp&);

void enqueue_warp(const TimedStage& stage, PlaneView<const float> in, const TextureHandles& textures, PlaneView<float> out,
                  const Warp& warp) {
  in_slices(stage, out, warp, [&](const Launch& launch) {
    if (warp.interpolation == Interpolation::linear_hardware)
      launch_linear<HardwareReads>(launch, in, textures, out);
    else
      launch_linear<TextureReads>(launch, in, textures, out);
  });
}

bool goes_through_texture(const Warp& warp) {
  const bool by_texel = warp.interpolation == Interpolation::linear && warp.reads == Reads::texture;
  return warp.supersample <= 1 && (by_texel || warp.interpolation == Interpolation::linear_hardware);
}

}  // namespace cuda

}  // namespace ws::filter
