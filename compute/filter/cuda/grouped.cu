// The thesis's kernels on the device: its buffers are global memory, its local memory is shared memory, its filter lies in
// constant memory (v1, and where asked for: in global memory).
// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/planes.cuh"
#include "compute/filter/variants/grouped_kernels.h"

#include <algorithm>
#include <type_traits>

namespace ws::filter::cuda {

namespace {

using namespace grouped;

constexpr int most_constant_taps = 2 * most_max_radius + 1;
/// Into how many kernels a pass is cut to show them in turn or at once.
constexpr int kernels_per_pass = 8;

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

  // Rows and tiles begin at multiples of 16 bytes, and x and cell are multiples of four.
  __device__ Quad image4(int, int x, int y) const { return *reinterpret_cast<const Quad*>(in.row(channel, y) + x); }
  __device__ void put4(int, int cell, Quad value) { *reinterpret_cast<Quad*>(cells + cell) = value; }
  __device__ Quad tile4(int, int cell) const { return *reinterpret_cast<const Quad*>(cells + cell); }
  __device__ void result4(int x, int y, Quad value) { *reinterpret_cast<Quad*>(out.row(channel, y) + x) = value; }
};

/// A launch: the pass, its groups, and the first of those that this launch runs.
struct Part {
  Pass pass;
  Extent groups;
  int first;
};

/// Variants of one-dimensional work space find their place by division, as they did.
template <class K>
__device__ int2 group_of_block(const Part& part) {
  if constexpr (K::variant == Variant::v1) return make_int2(part.first + int(blockIdx.x), 0);
  if constexpr (K::variant == Variant::v3) {
    const int number = part.first + int(blockIdx.x);
    return K::axis == Axis::row ? make_int2(number % part.groups.width, number / part.groups.width)
                                : make_int2(number / part.groups.height, number % part.groups.height);
  }
  return make_int2(int(blockIdx.x), part.first + int(blockIdx.y));
}

template <class K>
__device__ void run_group(const Part& part, DeviceAccess<K>& access) {
  extern __shared__ __align__(16) unsigned char shared[];
  access.cells = reinterpret_cast<typename K::Pixel*>(shared);
  const int2 group = group_of_block<K>(part);
  const Item item = K::item(group.x, group.y, int(threadIdx.x), part.pass);
  K::load(item, part.pass, access);
  if constexpr (K::has_tile) __syncthreads();
  K::compute(item, part.pass, access);
}

template <class K>
__global__ void __launch_bounds__(K::most_lanes)
    constant_kernel(PlaneView<const typename K::Pixel> in, PlaneView<typename K::Pixel> out,
                    const __grid_constant__ ConstantTaps<typename K::Tap> taps, Part part) {
  DeviceAccess<K> access{in, out, taps.value, nullptr, int(blockIdx.z)};
  run_group<K>(part, access);
}

template <class K>
__global__ void __launch_bounds__(K::most_lanes)
    global_kernel(PlaneView<const typename K::Pixel> in, PlaneView<typename K::Pixel> out, const typename K::Tap* taps,
                  Part part) {
  DeviceAccess<K> access{in, out, taps, nullptr, int(blockIdx.z)};
  run_group<K>(part, access);
}

/// Calls launch(stream, grid, first group) for slices of a few milliseconds, each as one kernel or several.
template <class K, class F>
void for_slices(const TimedStage& stage, const Part& whole, int channels, Launches* launches, const F& launch) {
  const Extent groups = whole.groups;
  constexpr bool one_dimension = K::variant == Variant::v1 || K::variant == Variant::v3;
  const std::int64_t count = one_dimension ? std::int64_t(groups.width) * groups.height : groups.height;
  const double products = double(K::most_lanes) * pixels_per_item(K::variant) * (one_dimension ? 1 : groups.width) *
                          (2 * whole.pass.radius + 1) * channels;
  const auto most = static_cast<std::int64_t>(std::clamp(2e9 / products, 1.0, one_dimension ? 1e9 : 65535.0));
  const auto z = static_cast<unsigned>(channels);
  const auto launch_some = [&](CUstream_st* stream, std::int64_t first, std::int64_t some) {
    const auto now = static_cast<unsigned>(some);
    launch(stream, one_dimension ? dim3(now, 1, z) : dim3(static_cast<unsigned>(groups.width), now, z),
           static_cast<int>(first));
  };
  for (std::int64_t first = 0; first < count; first += most) {
    if (first > 0) stage.pause();
    const std::int64_t now = std::min(most, count - first);
    if (launches)
      launches->split(stage, first, now, launch_some);
    else
      launch_some(stage.stream(), first, now);
  }
}

template <class K>
void run(const TimedStage& stage, PlaneView<const typename K::Pixel> in, PlaneView<typename K::Pixel> out,
         Span<const typename K::Tap> taps, const Part& whole, const Extent& tile, const Build& build, Launches* launches) {
  const std::size_t shared = std::size_t(tile.width) * std::size_t(tile.height) * sizeof(typename K::Pixel);
  const Extent group = K::group(whole.pass);
  const dim3 block(static_cast<unsigned>(group.width * group.height));
  const auto launch = [&](auto kernel, const auto& tap_argument) {
    for_slices<K>(stage, whole, in.channels, launches, [&](CUstream_st* stream, dim3 grid, int first) {
      launch_kernel(kernel, {grid, block, shared}, stream, in, out, tap_argument, Part{whole.pass, whole.groups, first});
    });
  };
  if constexpr (!K::knows_radius)
    if (K::variant == Variant::v1 || build.taps == TapMemory::global) {
      const StreamView stream(stage.stream());
      DeviceBuffer<typename K::Tap> device_taps(taps.size(), stream);
      copy(device_taps.view(), taps, stream);
      return launch(global_kernel<K>, device_taps.device_data());
    }
  if constexpr (K::variant != Variant::v1) {
    ConstantTaps<typename K::Tap> constant{};
    std::copy(taps.begin(), taps.end(), constant.value);
    launch(constant_kernel<K>, constant);
  }
}

/// One pass of float or of 8-bit pixels.
template <Axis A, class Pixel, class Tap>
void enqueue_along(const TimedStage& stage, Variant variant, PlaneView<const Pixel> in, PlaneView<Pixel> out,
                   Span<const Tap> taps, int radius, Border border, const Build& build, Launches* launches) {
  const Part whole{make_pass(variant, A, in.width, in.height, radius, border, build),
                   group_grid(variant, A, in.width, in.height, build), 0};
  const Extent tile = tile_extent(variant, A, radius, build);
  const auto f = [&](auto k) { run<decltype(k)>(stage, in, out, taps, whole, tile, build, launches); };
  if constexpr (std::is_same_v<Pixel, float>)
    with_float_kernel<A>(variant, radius, build, f);
  else
    with_fixed_kernel<A>(radius, build, f);
}

}  // namespace

Launches::Launches(Launch how) {
  if (how == Launch::at_once)
    for (int i = 0; i < kernels_per_pass; ++i) sides_.push_back(std::make_unique<Side>());
}

void Launches::split(const TimedStage& stage, std::int64_t first, std::int64_t count, const LaunchSome& launch_some) {
  const StreamView trunk(stage.stream());
  if (!sides_.empty()) begun_.record(trunk);
  for (int i = 0; i < kernels_per_pass; ++i) {
    const std::int64_t begin = count * i / kernels_per_pass, end = count * (i + 1) / kernels_per_pass;
    if (begin == end) continue;
    if (sides_.empty()) {
      launch_some(trunk.handle(), first + begin, end - begin);
      continue;
    }
    Side& side = *sides_[std::size_t(i)];
    side.stream.view().wait_for(begun_);
    launch_some(side.stream.view().handle(), first + begin, end - begin);
    side.done.record(side.stream.view());
  }
  for (const auto& side : sides_) trunk.wait_for(side->done);
}

void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const float> in, PlaneView<float> out,
                     const Taps& taps, Border border, const Build& build, Launches* launches) {
  const Span<const float> values(taps.values);
  if (axis == Axis::row)
    enqueue_along<Axis::row>(stage, variant, in, out, values, taps.radius(), border, build, launches);
  else
    enqueue_along<Axis::column>(stage, variant, in, out, values, taps.radius(), border, build, launches);
}

void enqueue_grouped(const TimedStage& stage, Variant variant, Axis axis, PlaneView<const std::uint8_t> in,
                     PlaneView<std::uint8_t> out, const Taps& taps, Border border, const Build& build, Launches* launches) {
  const std::vector<std::int32_t> fixed = fixed_point_taps(taps);
  const Span<const std::int32_t> values(fixed);
  if (axis == Axis::row)
    enqueue_along<Axis::row>(stage, variant, in, out, values, taps.radius(), border, build, launches);
  else
    enqueue_along<Axis::column>(stage, variant, in, out, values, taps.radius(), border, build, launches);
}

}  // namespace ws::filter::cuda
