// The thesis's kernels on the device: its buffers are global memory, its local memory is shared memory, its filter lies in
// constant memory (v1: in global memory).
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/variants/grouped_kernels.h"

#include <algorithm>

namespace ws::filter::cuda {

namespace {

using namespace grouped;

constexpr int most_constant_taps = 65;  // v3's radius 32

/// Kernel parameters live in constant memory.
template <class Tap>
struct ConstantTaps {
  Tap value[most_constant_taps];
};

template <class K>
struct DeviceAccess {
  using Pixel = typename K::Pixel;
  using Tap = typename K::Tap;
  PlaneView<const Pixel> in;
  PlaneView<Pixel> out;
  const Tap* taps;
  Pixel* cells;
  int channel;

  __device__ Pixel image(int, int x, int y) const { return in.row(channel, y)[x]; }
  __device__ void put(int, int cell, Pixel value) { cells[cell] = value; }
  __device__ Pixel tile(int, int cell) const { return cells[cell]; }
  __device__ Tap tap(int index) const { return taps[index]; }
  __device__ void result(int x, int y, Pixel value) { out.row(channel, y)[x] = value; }
};

/// Variants of one-dimensional work space find their place by division, as they did.
template <class K>
__device__ int2 group_of_block(const Pass& pass, int first_group) {
  if constexpr (K::variant == Variant::v1) return make_int2(first_group + int(blockIdx.x), 0);
  const Extent grid = group_grid(K::variant, K::axis, pass.width, pass.height);
  if constexpr (K::variant == Variant::v3) {
    const int number = first_group + int(blockIdx.x);
    return K::axis == Axis::row ? make_int2(number % grid.width, number / grid.width)
                                : make_int2(number / grid.height, number % grid.height);
  }
  return make_int2(int(blockIdx.x), first_group + int(blockIdx.y));
}

template <class K>
__device__ void run_group(const Pass& pass, DeviceAccess<K>& access, int first_group) {
  extern __shared__ __align__(16) unsigned char shared[];
  access.cells = reinterpret_cast<typename K::Pixel*>(shared);
  const int2 group = group_of_block<K>(pass, first_group);
  const Item item = K::item(group.x, group.y, int(threadIdx.x), pass);
  K::load(item, pass, access);
  if constexpr (K::load_count > 0) __syncthreads();
  K::compute(item, pass, access);
}

template <class K>
__global__ void __launch_bounds__(K::lanes)
    constant_kernel(PlaneView<const typename K::Pixel> in, PlaneView<typename K::Pixel> out,
                    const __grid_constant__ ConstantTaps<typename K::Tap> taps, Pass pass, int first_group) {
  DeviceAccess<K> access{in, out, taps.value, nullptr, int(blockIdx.z)};
  run_group<K>(pass, access, first_group);
}

template <class K>
__global__ void __launch_bounds__(K::lanes)
    global_kernel(PlaneView<const typename K::Pixel> in, PlaneView<typename K::Pixel> out, const typename K::Tap* taps,
                  Pass pass, int first_group) {
  DeviceAccess<K> access{in, out, taps, nullptr, int(blockIdx.z)};
  run_group<K>(pass, access, first_group);
}

/// Calls launch(grid, first group) for slices of a few milliseconds.
template <class K, class Launch>
void for_slices(const TimedStage& stage, const Pass& pass, int channels, const Launch& launch) {
  const Extent groups = group_grid(K::variant, K::axis, pass.width, pass.height);
  constexpr bool one_dimension = K::variant == Variant::v1 || K::variant == Variant::v3;
  const std::int64_t count = one_dimension ? std::int64_t(groups.width) * groups.height : groups.height;
  const double products = double(K::lanes) * (one_dimension ? 1 : groups.width) * (2 * pass.radius + 1) * channels;
  const auto most = static_cast<std::int64_t>(std::clamp(2e9 / products, 1.0, one_dimension ? 1e9 : 65535.0));
  for (std::int64_t first = 0; first < count; first += most) {
    if (first > 0) stage.pause();
    const auto now = static_cast<unsigned>(std::min(most, count - first));
    const auto z = static_cast<unsigned>(channels);
    launch(one_dimension ? dim3(now, 1, z) : dim3(static_cast<unsigned>(groups.width), now, z), static_cast<int>(first));
  }
}

template <class K>
void run(const TimedStage& stage, PlaneView<const typename K::Pixel> in, PlaneView<typename K::Pixel> out,
         Span<const typename K::Tap> taps, const Pass& pass) {
  const Extent tile = tile_extent(K::variant, K::axis, pass.radius);
  const std::size_t shared = std::size_t(tile.width) * std::size_t(tile.height) * sizeof(typename K::Pixel);
  if constexpr (K::variant == Variant::v1) {
    const StreamView stream(stage.stream());
    DeviceBuffer<typename K::Tap> device_taps(taps.size(), stream);
    copy(device_taps.view(), taps, stream);
    for_slices<K>(stage, pass, in.channels, [&](dim3 grid, int first) {
      launch_kernel(global_kernel<K>, {grid, K::lanes, shared}, stage.stream(), in, out, device_taps.device_data(), pass,
                    first);
    });
  } else {
    ConstantTaps<typename K::Tap> constant{};
    std::copy(taps.begin(), taps.end(), constant.value);
    for_slices<K>(stage, pass, in.channels, [&](dim3 grid, int first) {
      launch_kernel(constant_kernel<K>, {grid, K::lanes, shared}, stage.stream(), in, out, constant, pass, first);
    });
  }
}

}  // namespace

void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const float> in, PlaneView<float> out,
                     const Taps& taps, Border border) {
  const Pass pass{in.width, in.height, taps.radius(), border};
  const auto f = [&](auto k) { run<decltype(k)>(stage, in, out, Span<const float>(taps.values), pass); };
  if (axis == Axis::row)
    with_float_kernel<Axis::row>(variant, pass.radius, f);
  else
    with_float_kernel<Axis::column>(variant, pass.radius, f);
}

void enqueue_grouped(const TimedStage& stage, Variant, Axis axis, PlaneView<const std::uint8_t> in, PlaneView<std::uint8_t> out,
                     const Taps& taps, Border border) {
  const Pass pass{in.width, in.height, taps.radius(), border};
  const std::vector<std::int32_t> fixed = fixed_point_taps(taps);
  const auto f = [&](auto k) { run<decltype(k)>(stage, in, out, Span<const std::int32_t>(fixed), pass); };
  if (axis == Axis::row)
    with_fixed_kernel<Axis::row>(pass.radius, f);
  else
    with_fixed_kernel<Axis::column>(pass.radius, f);
}

}  // namespace ws::filter::cuda
