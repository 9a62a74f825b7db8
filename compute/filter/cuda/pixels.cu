// SPDX-License-Identifier: MIT
#include "compute/filter/cuda/pixels.cuh"

#include "compute/core/data/fingerprint.h"
#include "compute/filter/alpha.h"
#include "compute/filter/toning.h"

#include <algorithm>
#include <bit>

namespace ws::filter::cuda {

namespace {

constexpr int block_width = 256;

[[nodiscard]] dim3 grid_of(int width, int height, int channels) {
  return {blocks_for(std::size_t(width), block_width), static_cast<unsigned>(std::min(height, 65535)),
          static_cast<unsigned>(channels)};
}

/// Calls f(x, y, channel) for each pixel; y runs in strides of the grid.
template <class F>
__global__ void __launch_bounds__(block_width) each_pixel(F f, int width, int height) {
  const int x = int(blockIdx.x) * block_width + int(threadIdx.x);
  if (x >= width) return;
  for (int y = blockIdx.y; y < height; y += gridDim.y) f(x, y, int(blockIdx.z));
}

template <class F>
void for_pixels(cudaStream_t stream, int width, int height, int channels, const F& f) {
  launch_kernel(each_pixel<F>, {grid_of(width, height, channels), block_width}, stream, f, width, height);
}

template <class T>
struct SplitPixel {
  const T* from;
  PlaneView<T> to;
  __device__ void operator()(int x, int y, int) const {
    const T* pixel = from + (std::size_t(y) * std::size_t(to.width) + std::size_t(x)) * std::size_t(to.channels);
    for (int c = 0; c < to.channels; ++c) to.row(c, y)[x] = pixel[c];
  }
};
template <class T>
struct JoinPixel {
  PlaneView<const T> from;
  T* to;
  __device__ void operator()(int x, int y, int) const {
    T* pixel = to + (std::size_t(y) * std::size_t(from.width) + std::size_t(x)) * std::size_t(from.channels);
    for (int c = 0; c < from.channels; ++c) pixel[c] = from.row(c, y)[x];
  }
};
struct ToFloat {
  PlaneView<const std::uint8_t> from;
  PlaneView<float> to;
  __device__ void operator()(int x, int y, int c) const { to.row(c, y)[x] = float(from.row(c, y)[x]); }
};
template <class A, class B>
struct Subtract {
  PlaneView<const A> a;
  PlaneView<const B> b;
  PlaneView<float> to;
  __device__ void operator()(int x, int y, int c) const { to.row(c, y)[x] = float(a.row(c, y)[x]) - float(b.row(c, y)[x]); }
};

template <class T>
struct WeighColours {
  PlaneView<const T> from;
  PlaneView<float> to;
  Weighing weighing;
  float white;
  __device__ void operator()(int x, int y, int c) const {
    const float value = float(from.row(c, y)[x]), alpha = float(from.row(alpha_channel, y)[x]);
    float& out = to.row(c, y)[x];
    if (c == alpha_channel)
      out = value;
    else
      out = weighing == Weighing::weigh ? weighted_colour(value, alpha, white) : unweighted_colour(value, alpha, white);
  }
};

__device__ unsigned ordered_bits(float value) {
  const unsigned bits = __float_as_uint(value);
  return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
}

/// Each block counts rows of one channel into its own bins.
template <class T>
__global__ void __launch_bounds__(block_width)
    statistics_kernel(PlaneView<const T> in, float bins_per_unit, DeviceStatistics* statistics, std::uint32_t* bins) {
  __shared__ std::uint32_t own[256];
  __shared__ DeviceStatistics found;
  own[threadIdx.x] = 0;
  if (threadIdx.x == 0) found = {0xffffffffu, 0, 0};
  __syncthreads();
  unsigned low = 0xffffffffu, high = 0;
  unsigned long long nan_count = 0;
  for (int y = blockIdx.x; y < in.height; y += gridDim.x)
    for (int x = threadIdx.x; x < in.width; x += block_width) {
      const float value = float(in.row(blockIdx.z, y)[x]);
      if (value != value) {
        ++nan_count;
        continue;
      }
      low = min(low, ordered_bits(value));
      high = max(high, ordered_bits(value));
      atomicAdd(&own[histogram_bin(value, bins_per_unit)], 1u);
    }
  atomicMin(&found.low, low);
  atomicMax(&found.high, high);
  if (nan_count) atomicAdd(&found.nan_count, nan_count);
  __syncthreads();
  if (own[threadIdx.x]) atomicAdd(&bins[256 * blockIdx.z + threadIdx.x], own[threadIdx.x]);
  if (threadIdx.x == 0) {
    atomicMin(&statistics->low, found.low);
    atomicMax(&statistics->high, found.high);
    atomicAdd(&statistics->nan_count, found.nan_count);
  }
}

template <class T>
__global__ void __launch_bounds__(block_width) fingerprint_kernel(PlaneView<const T> in, unsigned long long* sum) {
  unsigned long long own = 0;
  for (int y = blockIdx.x; y < in.height; y += gridDim.x) {
    const std::uint64_t first =
        (std::uint64_t(blockIdx.z) * std::uint64_t(in.height) + std::uint64_t(y)) * std::uint64_t(in.width);
    for (int x = threadIdx.x; x < in.width; x += block_width)
      own += fingerprint_part(first + std::uint64_t(x), canonical_bits(in.row(int(blockIdx.z), y)[x]));
  }
  for (int reach = 16; reach > 0; reach /= 2) own += __shfl_down_sync(0xffffffffu, own, reach);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, own);
}

__device__ std::uint32_t colour_at(const AnyPlanes& planes, int height, int x, int y) {
  return colour_of(planes.channels, Shading{planes.scale, planes.offset}, [&](int c) {
    const std::size_t i = (std::size_t(c) * std::size_t(height) + std::size_t(y)) * planes.pitch + std::size_t(x);
    return planes.is_byte ? float(static_cast<const std::uint8_t*>(planes.data)[i]) : static_cast<const float*>(planes.data)[i];
  });
}

struct PaintPixel {
  AnyPlanes left, right;
  Frontier frontier;
  int width, height;
  std::uint32_t* target;
  __device__ void operator()(int x, int y, int) const {
    const bool is_left = x < frontier.left_columns(y, width);
    const AnyPlanes& planes = is_left ? left : right;
    target[std::size_t(y) * std::size_t(width) + std::size_t(x)] = planes.data ? colour_at(planes, height, x, y) : 0u;
  }
};

}  // namespace

unsigned ordered(float value) {
  const auto bits = std::bit_cast<unsigned>(value);
  return bits & 0x80000000u ? ~bits : bits | 0x80000000u;
}
float from_ordered(unsigned key) { return std::bit_cast<float>(key & 0x80000000u ? key & 0x7fffffffu : ~key); }

template <class T>
void enqueue_split(const TimedStage& stage, const T* interleaved, PlaneView<T> out) {
  for_pixels(stage.stream(), out.width, out.height, 1, SplitPixel<T>{interleaved, out});
}
template <class T>
void enqueue_join(const TimedStage& stage, PlaneView<const T> in, T* interleaved) {
  for_pixels(stage.stream(), in.width, in.height, 1, JoinPixel<T>{in, interleaved});
}
void enqueue_to_float(const TimedStage& stage, PlaneView<const std::uint8_t> in, PlaneView<float> out) {
  for_pixels(stage.stream(), in.width, in.height, in.channels, ToFloat{in, out});
}
template <class A, class B>
void enqueue_difference(const TimedStage& stage, PlaneView<const A> a, PlaneView<const B> b, PlaneView<float> out) {
  for_pixels(stage.stream(), a.width, a.height, a.channels, Subtract<A, B>{a, b, out});
}
template <class T>
void enqueue_weigh(const TimedStage& stage, PlaneView<const T> in, PlaneView<float> out, Weighing weighing, float white) {
  for_pixels(stage.stream(), out.width, out.height, out.channels, WeighColours<T>{in, out, weighing, white});
}
template <class T>
void enqueue_statistics(const TimedStage& stage, PlaneView<const T> in, float bins_per_unit, DeviceStatistics* statistics,
                        std::uint32_t* bins) {
  static_assert(block_width == 256);  // a thread per bin
  const dim3 grid(static_cast<unsigned>(std::min(in.height, 1024)), 1, static_cast<unsigned>(in.channels));
  launch_kernel(statistics_kernel<T>, {grid, block_width}, stage.stream(), in, bins_per_unit, statistics, bins);
}
template <class T>
void enqueue_fingerprint(const TimedStage& stage, PlaneView<const T> in, unsigned long long* sum) {
  const dim3 grid(static_cast<unsigned>(std::min(in.height, 1024)), 1, static_cast<unsigned>(in.channels));
  launch_kernel(fingerprint_kernel<T>, {grid, block_width}, stage.stream(), in, sum);
}
void enqueue_paint(cudaStream_t stream, const AnyPlanes& left, const AnyPlanes& right, const Frontier& frontier, int width,
                   int height, std::uint32_t* target) {
  for_pixels(stream, width, height, 1, PaintPixel{left, right, frontier, width, height, target});
}

using Byte = std::uint8_t;
template void enqueue_split(const TimedStage&, const float*, PlaneView<float>);
template void enqueue_split(const TimedStage&, const Byte*, PlaneView<Byte>);
template void enqueue_join(const TimedStage&, PlaneView<const float>, float*);
template void enqueue_join(const TimedStage&, PlaneView<const Byte>, Byte*);
template void enqueue_difference(const TimedStage&, PlaneView<const float>, PlaneView<const float>, PlaneView<float>);
template void enqueue_difference(const TimedStage&, PlaneView<const float>, PlaneView<const Byte>, PlaneView<float>);
template void enqueue_difference(const TimedStage&, PlaneView<const Byte>, PlaneView<const float>, PlaneView<float>);
template void enqueue_difference(const TimedStage&, PlaneView<const Byte>, PlaneView<const Byte>, PlaneView<float>);
template void enqueue_weigh(const TimedStage&, PlaneView<const float>, PlaneView<float>, Weighing, float);
template void enqueue_weigh(const TimedStage&, PlaneView<const Byte>, PlaneView<float>, Weighing, float);
template void enqueue_fingerprint(const TimedStage&, PlaneView<const float>, unsigned long long*);
template void enqueue_fingerprint(const TimedStage&, PlaneView<const Byte>, unsigned long long*);
template void enqueue_statistics(const TimedStage&, PlaneView<const float>, float, DeviceStatistics*, std::uint32_t*);
template void enqueue_statistics(const TimedStage&, PlaneView<const Byte>, float, DeviceStatistics*, std::uint32_t*);

}  // namespace ws::filter::cuda
