// CUB's scans, over arrays and over computed sequences.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/kernels/scratch.cuh"

#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <cub/device/device_scan.cuh>
#include <cuda/std/functional>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ws {

/// The sequence get(0), get(1), … for std::uint32_t, as CUB reads it: computed when it is read.
template <class Get>
[[nodiscard]] auto computed(const Get& get) {
  return thrust::make_transform_iterator(thrust::counting_iterator<std::uint32_t>(0), get);
}

/// As `prepared` of scratch.cuh takes it: out[i] = in[0] + … + in[i − 1] for i < count, where T{} is the sum of nothing. `in`
/// and `out` may be the same array.
template <class In, class T, class Add = ::cuda::std::plus<T>>
[[nodiscard]] auto exclusive_scan_call(In in, T* out, std::size_t count, StreamView stream, Add add = {}) {
  return [=](void* scratch, std::size_t& bytes) {
    return cub::DeviceScan::ExclusiveScan(scratch, bytes, in, out, add, T{}, static_cast<std::int64_t>(count), stream.handle());
  };
}
/// The same, ready to be enqueued.
template <class In, class T, class Add = ::cuda::std::plus<T>>
[[nodiscard]] auto prepared_exclusive_scan(In in, T* out, std::size_t count, StreamView stream, Add add = {}) {
  return prepared(stream, exclusive_scan_call(in, out, count, stream, add));
}

/// The same for out[i] = in[0] + … + in[i].
template <class In, class T, class Add>
[[nodiscard]] auto prepared_inclusive_scan(In in, T* out, std::size_t count, StreamView stream, Add add) {
  return prepared(stream, [=](void* scratch, std::size_t& bytes) {
    return cub::DeviceScan::InclusiveScan(scratch, bytes, in, out, add, static_cast<std::int64_t>(count), stream.handle());
  });
}

/// Enqueues prepared_exclusive_scan.
template <class In, class T, class Add = ::cuda::std::plus<T>>
void exclusive_scan(In in, T* out, std::size_t count, StreamView stream, Add add = {}) {
  prepared_exclusive_scan(in, out, count, stream, add)();
}

/// The sums as one labelled operation: sums[i] = values[0] + … + values[i − 1], in the type of the sums. `values` and `sums`
/// may be the same array.
template <class T, class Sum>
void exclusive_sums(std::string_view label, DeviceSpan<const T> values, DeviceSpan<Sum> sums, CudaExecutor& executor) {
  auto scan = prepared_exclusive_scan(values.device_data(), sums.device_data(), values.size(), executor.stream());
  executor.operation(
      label, [&](cudaStream_t) { scan(); }, values.size() * (sizeof(T) + sizeof(Sum)));
}

}  // namespace ws
