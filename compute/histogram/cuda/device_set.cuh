// Vectors on the device, laid out for the kernels.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/histogram/bins/problem.h"

namespace ws::histogram::cuda {

/// Whether kernels of this thread's device may read the vectors where they lie.
[[nodiscard]] inline bool are_here(const VectorSet& vectors) { return vectors.table() && vectors.table()->is_here(); }

/// Those vectors [first, first + count) as floats, with `pitch` values from row to row. Enqueues.
void copy_floats_here(const VectorSet& vectors, std::size_t first, std::size_t count, float* to, std::size_t pitch,
                      CudaExecutor& executor);

inline constexpr unsigned block_references = 128;  ///< side by side, component by component
inline constexpr unsigned query_padding = 64;

/// References [first, first + count) as floats: blocks of 128, in each the components one after another. What fills up the last
/// block is undefined.
struct PackedReferences {
  DeviceBuffer<float> values;
  std::size_t first = 0, count = 0;
};
[[nodiscard]] std::size_t packed_bytes(std::size_t count, std::size_t dimension);
/// Through a staging buffer of at most 16 MiB; of vectors on the device without one. Enqueues; memory of the vectors must live
/// until the stream has got there.
[[nodiscard]] PackedReferences upload_references(const VectorSet& references, std::size_t first, std::size_t count,
                                                 CudaExecutor& executor);

/// Queries [first, first + count), component by component with `stride` queries each; those beyond are 0.
struct PackedQueries {
  DeviceBuffer<float> values;
  std::size_t first = 0, count = 0, stride = 0;
};
[[nodiscard]] PackedQueries upload_queries(const VectorSet& queries, std::size_t first, std::size_t count,
                                           CudaExecutor& executor);

/// Rows of bytes filled up with zeros to a multiple of 32 components, and the squared lengths.
struct ByteRows {
  DeviceBuffer<std::uint8_t> values;
  DeviceBuffer<std::uint32_t> squares;
  std::size_t first = 0, count = 0, stride = 0;
};
/// `rows_multiple`: there is room for as many rows, the ones beyond are 0.
[[nodiscard]] ByteRows upload_bytes(const VectorSet& vectors, std::size_t first, std::size_t count, std::size_t rows_multiple,
                                    CudaExecutor& executor);

}  // namespace ws::histogram::cuda
