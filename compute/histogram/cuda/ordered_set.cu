// SPDX-License-Identifier: MIT
#include "compute/histogram/cuda/ordered_set.cuh"

#include "compute/histogram/cuda/device_set.cuh"

#include <cub/device/device_radix_sort.cuh>

#include <array>

namespace ws::histogram::cuda {

namespace {

constexpr unsigned threads = 256;

/// References as they were given.
template <class T>
struct Rows {
  const T* values;
  unsigned count, dimension;
  std::size_t pitch;  ///< values from row to row

  [[nodiscard]] __device__ std::array<float, 3> operator()(unsigned i) const {
    std::array<float, 3> point{};
    for (unsigned k = 0; k < dimension; ++k) point[k] = static_cast<float>(values[i * pitch + k]);
    return point;
  }
};

/// Numbers that order as the floats do, below 0 too.
__device__ unsigned ordered_from(float x) {
  const unsigned bits = __float_as_uint(x);
  return bits >> 31 ? ~bits : bits | 0x80000000u;
}
__device__ float float_from(unsigned ordered) { return __uint_as_float(ordered >> 31 ? ordered & 0x7FFFFFFFu : ~ordered); }

/// The smallest box of a warp's boxes, in all its lanes.
__device__ void join_lanes(Box3& box) {
  for (unsigned distance = 16; distance > 0; distance /= 2) {
    Box3 other;
    for (unsigned k = 0; k < 3; ++k) {
      other.low[k] = __shfl_xor_sync(~0u, box.low[k], distance);
      other.high[k] = __shfl_xor_sync(~0u, box.high[k], distance);
    }
    box.add(other);
  }
}

/// extent: three lower ends, then three upper ones, as ordered numbers.
template <class T>
__global__ void extent_kernel(Rows<T> rows, unsigned* extent) {
  const unsigned first = blockIdx.x * threads + threadIdx.x;
  Box3 box{rows(min(first, rows.count - 1)), {}};
  box.high = box.low;
  for (unsigned i = first; i < rows.count; i += gridDim.x * threads) box.add(rows(i));
  join_lanes(box);
  if (threadIdx.x % 32 != 0) return;
  for (unsigned k = 0; k < 3; ++k) {
    atomicMin(&extent[k], ordered_from(box.low[k]));
    atomicMax(&extent[3 + k], ordered_from(box.high[k]));
  }
}

/// Spreads the low bits of `x` so that `dimension` such numbers interleave.
[[nodiscard]] __device__ std::uint32_t morton_spread(std::uint32_t x, std::size_t dimension) {
  if (dimension == 1) return x;
  if (dimension == 2) {
    x = (x | x << 8) & 0x00FF00FFu;
    x = (x | x << 4) & 0x0F0F0F0Fu;
    x = (x | x << 2) & 0x33333333u;
    return (x | x << 1) & 0x55555555u;
  }
  x = (x | x << 16) & 0x030000FFu;
  x = (x | x << 8) & 0x0300F00Fu;
  x = (x | x << 4) & 0x030C30C3u;
  return (x | x << 2) & 0x09249249u;
}

/// The place on the Morton curve of a point in the grid's box.
[[nodiscard]] __device__ std::uint32_t morton_code(const CurveGrid& grid, const float* point, std::size_t dimension) {
  std::uint32_t code = 0;
  for (std::size_t k = 0; k < dimension; ++k) code |= morton_spread(grid.cell(point, k), dimension) << k;
  return code;
}

template <class T>
__global__ void code_kernel(Rows<T> rows, const unsigned* extent, std::uint32_t* codes, std::uint32_t* indices) {
  const unsigned i = blockIdx.x * threads + threadIdx.x;
  if (i >= rows.count) return;
  Box3 box;
  for (unsigned k = 0; k < 3; ++k) {
    box.low[k] = float_from(extent[k]);
    box.high[k] = float_from(extent[3 + k]);
  }
  const std::array<float, 3> point = rows(i);
  codes[i] = morton_code(curve_grid(box, rows.dimension), point.data(), rows.dimension);
  indices[i] = i;
}

/// A warp per leaf.
template <class T>
__global__ void leaf_kernel(Rows<T> rows, const std::uint32_t* order, unsigned leaf_count, float* values, Box3* leaves) {
  const unsigned leaf = (blockIdx.x * threads + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (leaf >= leaf_count) return;
  float* const to = values + std::size_t(leaf) * references_per_leaf * rows.dimension;
  Box3 box{};
  for (unsigned at = lane; at < references_per_leaf; at += 32) {
    const std::array<float, 3> point = rows(order[min(leaf * references_per_leaf + at, rows.count - 1)]);
    if (at == lane) box = {point, point};
    box.add(point);
    for (unsigned k = 0; k < rows.dimension; ++k) to[k * references_per_leaf + at] = point[k];
  }
  join_lanes(box);
  if (lane == 0) leaves[leaf] = box;
}

unsigned blocks_for(std::size_t n) { return static_cast<unsigned>((n + threads - 1) / threads); }

/// Indices along the curve.
template <class T>
DeviceBuffer<std::uint32_t> order_of(const Rows<T>& rows, CudaExecutor& executor) {
  auto extent = executor.make<unsigned>(6);
  fill_bytes(extent.device_data(), 0xFF, 3 * sizeof(unsigned), executor.stream());
  fill_bytes(extent.device_data() + 3, 0, 3 * sizeof(unsigned), executor.stream());
  auto codes = executor.make<std::uint32_t>(rows.count), sorted_codes = executor.make<std::uint32_t>(rows.count),
       indices = executor.make<std::uint32_t>(rows.count), order = executor.make<std::uint32_t>(rows.count);
  auto sort = prepared(executor.stream(), [&](void* scratch, std::size_t& scratch_bytes) {
    return cub::DeviceRadixSort::SortPairs(scratch, scratch_bytes, codes.device_data(), sorted_codes.device_data(),
                                           indices.device_data(), order.device_data(), static_cast<int>(rows.count), 0,
                                           curve_bits, executor.stream().handle());
  });
  executor.operation("order references", [&](cudaStream_t s) {
    launch_kernel(extent_kernel<T>, {std::min(blocks_for(rows.count), 1024u), threads}, s, rows, extent.device_data());
    launch_kernel(code_kernel<T>, {blocks_for(rows.count), threads}, s, rows, extent.device_data(), codes.device_data(),
                  indices.device_data());
    sort();
  });
  return order;
}

template <class T>
OrderedSet order_rows(const VectorSet& references, std::size_t first, std::size_t count, CudaExecutor& executor) {
  const std::size_t dimension = references.dimension(), row_bytes = dimension * sizeof(T);
  const bool is_here = are_here(references);
  auto raw = executor.make<T>(is_here ? 0 : count * dimension);
  Rows<T> rows{raw.device_data(), static_cast<unsigned>(count), static_cast<unsigned>(dimension), dimension};
  if (is_here) {
    rows.values = reinterpret_cast<const T*>(references.device_row(first));
    rows.pitch = references.stride() / sizeof(T);
  }
  executor.operation("references", [&](cudaStream_t s) {
    if (is_here) return;
    const std::byte* from = references.row_bytes(first);
    if (references.is_dense())
      copy_bytes(raw.device_data(), from, row_bytes * count, CopyKind::host_to_device, executor.stream());
    else
      WS_CUDA_CHECK(cudaMemcpy2DAsync(raw.device_data(), row_bytes, from, references.stride(), row_bytes, count,
                                      cudaMemcpyHostToDevice, s));
  });
  const DeviceBuffer<std::uint32_t> order = order_of(rows, executor);
  const std::size_t leaf_count = (count + references_per_leaf - 1) / references_per_leaf;
  OrderedSet set;
  set.count = count;
  set.values = executor.make<float>(leaf_count * references_per_leaf * dimension);
  set.leaves = executor.make<Box3>(leaf_count);
  executor.operation("lay out references", [&](cudaStream_t s) {
    launch_kernel(leaf_kernel<T>, {blocks_for(leaf_count * 32), threads}, s, rows, order.device_data(),
                  static_cast<unsigned>(leaf_count), set.values.device_data(), set.leaves.device_data());
  });
  executor.stream().synchronize();
  return set;
}

}  // namespace

OrderedSet order_references(const VectorSet& references, std::size_t first, std::size_t count, CudaExecutor& executor) {
  return references.type() == Component::uint8 ? order_rows<std::uint8_t>(references, first, count, executor)
                                               : order_rows<float>(references, first, count, executor);
}

std::size_t ordered_bytes(std::size_t dimension) {
  constexpr std::size_t sorting = 6 * sizeof(std::uint32_t);  // codes and indices, three times each with the scratch
  return 2 * dimension * sizeof(float) + sorting + 1;         // a box for each leaf is less than a byte
}

}  // namespace ws::histogram::cuda
