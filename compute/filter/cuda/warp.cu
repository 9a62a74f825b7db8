// Warps on the device. Bilinear samples well inside the image take a short way with the same bits as sampling.h (unless the
// texture unit weighs them); all else goes through sampling.h itself.
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/cuda/reads.cuh"
#include "compute/filter/cuda/tiles.cuh"
#include "compute/filter/cuda/warp_task.cuh"

#include <algorithm>
#include <type_traits>

namespace ws::filter::cuda {

namespace {

/// With fewer lanes under way memory's latency shows; with fewer registers spots go to memory.
constexpr int resident_blocks(bool affine, int outputs) { return outputs >= 8 ? 5 : affine ? 10 : 9; }

/// A warp makes Outputs times 32 neighbouring pixels of one row or two.
template <class Reader, bool Affine, int Outputs>
__global__ void __launch_bounds__(32 * block_rows, resident_blocks(Affine, Outputs))
    linear_kernel(PlaneView<const typename Reader::Pixel> in, const __grid_constant__ TextureHandles textures,
                  PlaneView<float> out, const __grid_constant__ WarpTask task) {
  constexpr int columns = columns_at_once(Affine), rows = 32 / columns;
  const int lane = threadIdx.x;
  const int y = task.first_row + (int(blockIdx.y) * block_rows + int(threadIdx.y)) * rows + lane / columns;
  const int x = int(blockIdx.x) * columns * Outputs + lane % columns;
  const int channel = int(blockIdx.z);
  if (y < out.height) make_pixels<Reader, Affine, Outputs>(in, Reader(in, textures, channel), out, task, x, y, channel);
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
  const bool is_linear = launch.task.interpolation == Interpolation::linear && launch.task.supersample <= 1;
  if constexpr (std::is_same_v<T, float>)
    if (is_linear && !launch.task.map.affine && launch.outputs == tile_outputs && try_tiles(launch, in, out)) return;
  if (is_linear) return launch_linear<GlobalReads<T>>(launch, in, {}, out);
  launch_kernel(general_kernel<T>, {launch.grid(out, 32), launch.block()}, launch.stage.stream(), in, out, launch.task);
}

/// Calls launch(Launch) for slices of rows, so that a cancelled run ends soon.
template <class F>
void in_slices(const TimedStage& stage, const PlaneView<float>& out, const Warp& warp, const F& launch) {
  WarpTask task{sample_map(warp), warp.interpolation, warp.border, warp.supersample, 0};
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

}  // namespace ws::filter::cuda
