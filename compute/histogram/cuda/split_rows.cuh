// Float vectors on the device as given and as halves for the matrix units.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/histogram/bins/problem.h"

#include <cstdint>

namespace ws::histogram::cuda {

/// Rows of a multiple of 16 components; those beyond the dimension are 0.
struct SplitRows {
  DeviceBuffer<float> values;         ///< as given, `components` per row
  DeviceBuffer<std::uint8_t> halves;  ///< by 16 components: 16 high parts, 16 low ones
  DeviceBuffer<std::uint32_t> facts;  ///< squares, units, slacks of estimate.h; `room` each
  std::size_t first = 0, count = 0, room = 0;
  unsigned components = 0;

  static constexpr unsigned facts_per_row = 3;
  [[nodiscard]] unsigned stride() const { return components * 4; }  ///< bytes of a row of halves
  [[nodiscard]] const float* slacks() const { return reinterpret_cast<const float*>(facts.device_data() + 2 * room); }
};

/// Device bytes per vector.
[[nodiscard]] std::size_t split_row_bytes(std::size_t dimension);

/// About the middle of the vectors, on the device: estimates of short differences are better than those of long vectors.
[[nodiscard]] DeviceBuffer<float> centre_of(const VectorSet& vectors, CudaExecutor& executor);

/// `rows_multiple`: there is room for as many rows, the ones beyond are 0. Waits for the copies.
[[nodiscard]] SplitRows upload_split(const VectorSet& vectors, std::size_t first, std::size_t count, std::size_t rows_multiple,
                                     const DeviceBuffer<float>& centre, CudaExecutor& executor);

}  // namespace ws::histogram::cuda
