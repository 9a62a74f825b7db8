// Prefix sums on the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/executor_cuda.cuh"

#include <cub/device/device_scan.cuh>

namespace ws::triangulation {

/// sums[i] = values[0] + … + values[i − 1], modulo 2^32. The sizes are equal; values and sums may be the same memory. Does not
/// wait.
template <class T>
void exclusive_sums(std::string_view label, DeviceSpan<T> values, DeviceSpan<std::uint32_t> sums, CudaExecutor& executor) {
  std::size_t scratch_bytes = 0;
  const auto run = [&](void* scratch) {
    WS_CUDA_CHECK(cub::DeviceScan::ExclusiveScan(scratch, scratch_bytes, values.device_data(), sums.device_data(),
                                                 cuda::std::plus<std::uint32_t>{}, std::uint32_t{0},
                                                 static_cast<std::int64_t>(values.size()), executor.stream().handle()));
  };
  run(nullptr);
  const auto scratch = executor.make<std::byte>(scratch_bytes);
  executor.operation(
      label, [&](cudaStream_t) { run(scratch.device_data()); }, values.size() * (sizeof(T) + 4));
}

/// One number from the device. Waits.
template <class T>
[[nodiscard]] T value_at(DeviceSpan<const T> values, std::size_t i, const CudaExecutor& executor) {
  T value{};
  executor.download(Span<T>(&value, 1), values.subspan(i, 1));
  return value;
}

}  // namespace ws::triangulation
