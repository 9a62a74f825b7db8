// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/device_set.cuh"

#include <algorithm>
#include <vector>

namespace ws::histogram::cuda {

namespace {

constexpr std::size_t staging_bytes = 16u << 20;
constexpr std::size_t byte_padding = 32;

std::size_t rounded_up(std::size_t n, std::size_t multiple) { return (n + multiple - 1) / multiple * multiple; }

/// Row by row, with `pitch` values from row to row, to block by block. One thread per value of the packed side, so that writes
/// are coalesced.
template <class T>
__global__ void pack_kernel(const T* rows, std::size_t pitch, std::size_t count, std::size_t dimension, float* packed,
                            std::size_t value_count) {
  for (std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x; i < value_count;
       i += std::size_t(gridDim.x) * blockDim.x) {
    const std::size_t lane = i % block_references, k = i / block_references % dimension,
                      row = i / block_references / dimension * block_references + lane;
    packed[i] = row < count ? static_cast<float>(rows[row * pitch + k]) : 0.0f;
  }
}

/// Row by row to component by component, with `stride` rows each; those beyond `count` become 0.
template <class T>
__global__ void turn_kernel(const T* rows, std::size_t pitch, std::size_t count, std::size_t dimension, float* turned,
                            std::size_t stride) {
  for (std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x; i < stride * dimension;
       i += std::size_t(gridDim.x) * blockDim.x) {
    const std::size_t row = i % stride, k = i / stride;
    turned[i] = row < count ? static_cast<float>(rows[row * pitch + k]) : 0.0f;
  }
}

/// Values as another type that holds them exactly; `pitch` and `stride` of them from row to row.
template <class From, class To>
__global__ void convert_kernel(const From* rows, std::size_t pitch, std::size_t count, std::size_t dimension, To* converted,
                               std::size_t stride) {
  for (std::size_t i = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x; i < count * dimension;
       i += std::size_t(gridDim.x) * blockDim.x)
    converted[i / dimension * stride + i % dimension] = static_cast<To>(rows[i / dimension * pitch + i % dimension]);
}

unsigned grid_over(std::size_t count) {
  return static_cast<unsigned>(std::clamp<std::size_t>((count + 255) / 256, 1, 1u << 16));
}

/// Of vectors on this device: their values, and how many there are from row to row.
template <class T>
struct DeviceRows {
  const T* first;
  std::size_t pitch;
};
template <class T>
DeviceRows<T> rows_here(const VectorSet& vectors, std::size_t first) {
  return {reinterpret_cast<const T*>(vectors.device_row(first)), vectors.stride() / sizeof(T)};
}

__global__ void square_kernel(const std::uint8_t* rows, std::size_t count, std::size_t stride, std::uint32_t* squares) {
  const std::size_t row = blockIdx.x * std::size_t(blockDim.x) + threadIdx.x;
  if (row >= count) return;
  std::uint32_t sum = 0;
  for (std::size_t k = 0; k < stride; ++k) sum += std::uint32_t(rows[row * stride + k]) * rows[row * stride + k];
  squares[row] = sum;
}

template <class T>
void pack_here(const VectorSet& references, PackedReferences& to, CudaExecutor& executor) {
  const std::size_t values = rounded_up(to.count, block_references) * references.dimension();
  const DeviceRows<T> rows = rows_here<T>(references, to.first);
  executor.operation("lay out references", [&](cudaStream_t s) {
    launch_kernel(pack_kernel<T>, {grid_over(values), 256}, s, rows.first, rows.pitch, to.count, references.dimension(),
                  to.values.device_data(), values);
  });
}

template <class T>
void pack_pieces(const VectorSet& references, PackedReferences& to, CudaExecutor& executor) {
  const std::size_t dimension = references.dimension(), row_bytes = dimension * sizeof(T);
  const std::size_t step = std::max<std::size_t>(staging_bytes / row_bytes / block_references, 1) * block_references;
  auto staging = executor.make<T>(std::min(step, rounded_up(to.count, block_references)) * dimension);
  for (std::size_t begin = 0; begin < to.count; begin += step) {
    const std::size_t count = std::min(step, to.count - begin);
    const std::byte* from = references.row_bytes(to.first + begin);
    if (references.is_dense())
      copy_bytes(staging.device_data(), from, row_bytes * count, CopyKind::host_to_device, executor.stream());
    else
      WS_CUDA_CHECK(cudaMemcpy2DAsync(staging.device_data(), row_bytes, from, references.stride(), row_bytes, count,
                                      cudaMemcpyHostToDevice, executor.stream().handle()));
    const std::size_t values = rounded_up(count, block_references) * dimension;
    executor.operation("lay out references", [&](cudaStream_t s) {
      launch_kernel(pack_kernel<T>, {grid_over(values), 256}, s, staging.device_data(), dimension, count, dimension,
                    to.values.device_data() + begin * dimension, values);
    });
  }
}

template <class T>
void copy_rows_here(const VectorSet& vectors, std::size_t first, std::size_t count, float* to, std::size_t pitch,
                    CudaExecutor& executor) {
  const DeviceRows<T> rows = rows_here<T>(vectors, first);
  launch_kernel(convert_kernel<T, float>, {grid_over(count * vectors.dimension()), 256}, executor.stream().handle(), rows.first,
                rows.pitch, count, vectors.dimension(), to, pitch);
}

template <class T>
void turn(const VectorSet& queries, PackedQueries& to, CudaExecutor& executor) {
  const DeviceRows<T> rows = rows_here<T>(queries, to.first);
  launch_kernel(turn_kernel<T>, {grid_over(to.values.size()), 256}, executor.stream().handle(), rows.first, rows.pitch,
                to.count, queries.dimension(), to.values.device_data(), to.stride);
}

/// Of vectors on this device.
void copy_bytes_here(const VectorSet& vectors, ByteRows& to, CudaExecutor& executor) {
  const std::size_t dimension = vectors.dimension();
  const auto stream = executor.stream().handle();
  if (vectors.type() == Component::uint8) {
    WS_CUDA_CHECK(cudaMemcpy2DAsync(to.values.device_data(), to.stride, vectors.device_row(to.first), vectors.stride(),
                                    dimension, to.count, cudaMemcpyDeviceToDevice, stream));
    return;
  }
  const DeviceRows<float> rows = rows_here<float>(vectors, to.first);
  launch_kernel(convert_kernel<float, std::uint8_t>, {grid_over(to.count * dimension), 256}, stream, rows.first, rows.pitch,
                to.count, dimension, to.values.device_data(), to.stride);
}

/// Of vectors on the host; floats that are whole numbers become bytes there.
void upload_byte_pieces(const VectorSet& vectors, ByteRows& rows, CudaExecutor& executor) {
  const std::size_t dimension = vectors.dimension();
  const std::size_t step = std::max<std::size_t>(staging_bytes / dimension, 1);
  std::vector<std::uint8_t> bytes;
  for (std::size_t begin = 0; begin < rows.count; begin += step) {
    executor.context().check_stop();
    const std::size_t some = std::min(step, rows.count - begin);
    const void* from = vectors.row_bytes(rows.first + begin);
    std::size_t pitch = vectors.stride();
    if (vectors.type() != Component::uint8) {
      bytes.resize(some * dimension);
      for (std::size_t i = 0; i < some; ++i)
        for (std::size_t k = 0; k < dimension; ++k)
          bytes[i * dimension + k] = static_cast<std::uint8_t>(vectors.at(rows.first + begin + i, k));
      from = bytes.data();
      pitch = dimension;
    }
    WS_CUDA_CHECK(cudaMemcpy2DAsync(rows.values.device_data() + begin * rows.stride, rows.stride, from, pitch, dimension, some,
                                    cudaMemcpyHostToDevice, executor.stream().handle()));
    executor.stream().synchronize();
  }
}

}  // namespace

void copy_floats_here(const VectorSet& vectors, std::size_t first, std::size_t count, float* to, std::size_t pitch,
                      CudaExecutor& executor) {
  vectors.type() == Component::float32 ? copy_rows_here<float>(vectors, first, count, to, pitch, executor)
                                       : copy_rows_here<std::uint8_t>(vectors, first, count, to, pitch, executor);
}

std::size_t packed_bytes(std::size_t count, std::size_t dimension) {
  return rounded_up(count, block_references) * dimension * sizeof(float);
}

PackedReferences upload_references(const VectorSet& references, std::size_t first, std::size_t count, CudaExecutor& executor) {
  PackedReferences packed;
  packed.first = first;
  packed.count = count;
  packed.values = executor.make<float>(packed_bytes(count, references.dimension()) / sizeof(float));
  const bool holds_floats = references.type() == Component::float32;
  if (are_here(references))
    holds_floats ? pack_here<float>(references, packed, executor) : pack_here<std::uint8_t>(references, packed, executor);
  else
    holds_floats ? pack_pieces<float>(references, packed, executor) : pack_pieces<std::uint8_t>(references, packed, executor);
  return packed;
}

PackedQueries upload_queries(const VectorSet& queries, std::size_t first, std::size_t count, CudaExecutor& executor) {
  PackedQueries packed;
  packed.first = first;
  packed.count = count;
  packed.stride = rounded_up(count, query_padding);
  if (are_here(queries)) {
    packed.values = executor.make<float>(packed.stride * queries.dimension());
    queries.type() == Component::float32 ? turn<float>(queries, packed, executor)
                                         : turn<std::uint8_t>(queries, packed, executor);
    return packed;
  }
  std::vector<float> values(packed.stride * queries.dimension());
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = 0; k < queries.dimension(); ++k) values[k * packed.stride + i] = queries.at(first + i, k);
  packed.values = executor.make<float>(values.size());
  executor.upload(packed.values.view(), Span<const float>(values));
  executor.stream().synchronize();  // the host's copy ends here
  return packed;
}

ByteRows upload_bytes(const VectorSet& vectors, std::size_t first, std::size_t count, std::size_t rows_multiple,
                      CudaExecutor& executor) {
  ByteRows rows;
  const std::size_t dimension = vectors.dimension();
  rows.first = first;
  rows.count = count;
  rows.stride = rounded_up(dimension, byte_padding);
  const std::size_t room = rounded_up(count, rows_multiple);
  rows.values = executor.make<std::uint8_t>(room * rows.stride);
  rows.squares = executor.make<std::uint32_t>(room);
  executor.fill_zero(rows.values.view());
  executor.fill_zero(rows.squares.view());
  are_here(vectors) ? copy_bytes_here(vectors, rows, executor) : upload_byte_pieces(vectors, rows, executor);
  executor.operation("squared lengths", [&](cudaStream_t s) {
    launch_kernel(square_kernel, {static_cast<unsigned>((room + 255) / 256), 256}, s, rows.values.device_data(), room,
                  rows.stride, rows.squares.device_data());
  });
  return rows;
}

}  // namespace ws::histogram::cuda
