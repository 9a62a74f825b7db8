// How many points each tile gets, counted on a CUDA device in the two ways of the source: straight into the result, or into
// one histogram per block that are added up afterwards.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/ridge/tiles/params.h"

#include <algorithm>
#include <cstdint>

namespace ws::ridge::detail {

constexpr unsigned histogram_block = 256, private_histograms = 128;
/// With more bins than this, adding directly into the result was faster on the source's devices (4⁴ to 4⁵ bins).
constexpr std::size_t most_private_bins = 1024;

/// Four keys per load where they lie so; every block adds into the histogram that is its own, or all into one.
inline __global__ void __launch_bounds__(histogram_block)
    histogram_kernel(const std::uint32_t* keys, std::size_t size, std::uint32_t* bins, std::size_t bin_count, bool own) {
  std::uint32_t* mine = own ? bins + blockIdx.x * bin_count : bins;
  const std::size_t vectors = size / 4, stride = std::size_t(gridDim.x) * histogram_block;
  for (std::size_t v = blockIdx.x * histogram_block + threadIdx.x; v < vectors; v += stride) {
    const uint4 four = reinterpret_cast<const uint4*>(keys)[v];
    atomicAdd(&mine[four.x], 1u);
    atomicAdd(&mine[four.y], 1u);
    atomicAdd(&mine[four.z], 1u);
    atomicAdd(&mine[four.w], 1u);
  }
  const std::size_t rest = vectors * 4 + blockIdx.x * histogram_block + threadIdx.x;
  if (rest < size) atomicAdd(&mine[keys[rest]], 1u);
}

/// counts[bin] = the sum over all private histograms.
struct AddHistograms {
  DeviceSpan<const std::uint32_t> bins;
  std::uint32_t bin_count, histogram_count;
  DeviceSpan<std::uint32_t> counts;
  __device__ void operator()(std::uint32_t bin) const {
    std::uint32_t sum = 0;
    for (std::uint32_t h = 0; h < histogram_count; ++h) sum += bins[std::size_t(h) * bin_count + bin];
    counts[bin] = sum;
  }
};

/// counts[key] for keys below counts.size(). `keys` begin at an address that CUDA allocated.
inline void count_keys(CudaExecutor& exec, DeviceSpan<const std::uint32_t> keys, DeviceSpan<std::uint32_t> counts,
                       TileHistogram how) {
  const std::size_t bin_count = counts.size();
  const auto grid = static_cast<unsigned>(std::clamp<std::size_t>(keys.size() / (histogram_block * 16), 1, private_histograms));
  const bool own = how == TileHistogram::direct ? false : how == TileHistogram::private_bins || bin_count < most_private_bins;
  if (!own) {
    exec.fill_zero(counts);
    exec.operation(
        "histogram of the tiles, direct",
        [&](cudaStream_t s) {
          launch_kernel(histogram_kernel, {grid * 8, histogram_block}, s, keys.device_data(), keys.size(), counts.device_data(),
                        bin_count, false);
        },
        keys.size() * 4);
    return;
  }
  auto bins = exec.make<std::uint32_t>(grid * bin_count);
  exec.fill_zero(bins.view());
  exec.operation(
      "histogram of the tiles, private",
      [&](cudaStream_t s) {
        launch_kernel(histogram_kernel, {grid, histogram_block}, s, keys.device_data(), keys.size(), bins.device_data(),
                      bin_count, true);
      },
      keys.size() * 4);
  exec.for_each("add the histograms", bin_count,
                AddHistograms{std::as_const(bins).view(), static_cast<std::uint32_t>(bin_count), grid, counts});
}

}  // namespace ws::ridge::detail
