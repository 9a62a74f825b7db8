// What the kernels that do both passes at once share: how they divide the rows of an image, and which radii they are for.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/cuda_check.h"
#include "compute/filter/cuda/planes.cuh"

#include <algorithm>
#include <cstddef>

namespace ws::filter::cuda {

/// Rows per chunk such that the slowest multiprocessor is done soonest: each chunk reads 2 R rows more than it writes.
[[nodiscard]] inline int best_chunk(int height, int radius, std::size_t strips, std::size_t resident) {
  constexpr int rows_to_start = 32;  // as long a chunk waits for its first rows, and neighbours for the last chunk
  double best_cost = 1e300;
  int best = height;
  const int most = std::max(1, height / std::max(1, 2 * radius));
  for (int chunks = 1; chunks <= std::min(most, 4096); ++chunks) {
    const int rows = (height + chunks - 1) / chunks;
    const std::size_t waves = (strips * std::size_t(chunks) + resident - 1) / resident;
    const double cost = double(waves) * (rows + 2 * radius + rows_to_start);
    if (cost < best_cost) {
      best_cost = cost;
      best = rows;
    }
  }
  return std::max(best, (height + 65534) / 65535);
}

/// How many blocks of the kernel are on the device at a time, of at most `most` on each multiprocessor.
template <class... Parameters>
[[nodiscard]] int resident_on_device(void (*kernel)(Parameters...), int threads, int most, std::size_t shared_bytes = 0) {
  int device = 0, multiprocessors = 0, each = 0;
  WS_CUDA_CHECK(cudaGetDevice(&device));
  WS_CUDA_CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
  WS_CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kernel, threads, shared_bytes));
  return multiprocessors * std::clamp(each, 1, most);
}

inline constexpr int most_narrow_radius = 16;
/// For radii above it.
void enqueue_wide(const TimedStage& stage, PlaneView<const float> in, PlaneView<float> out, const SeparableFilter& filter,
                  Border border);

}  // namespace ws::filter::cuda
