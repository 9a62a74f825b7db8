// The matrix of squared distances between all balls, tile by tile, for blocks of any shape.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace ws::ridge::detail {

/// Launched with blocks of `Width` × `Height` threads, any number. Squared distances of all pairs: Width × Width tiles of the
/// lower triangle, coordinates in shared memory, and each tile once more mirrored. The row of the tile that is read transposed
/// is one longer, so that a warp meets each bank once.
template <class T, unsigned Width, unsigned Height>
__global__ void __launch_bounds__(Width* Height)
    distance_matrix_kernel(DeviceSpan<const T> rows, Dimension<0> dimension, std::uint32_t size, DeviceSpan<T> matrix) {
  static_assert(Width % Height == 0);
  __shared__ T a[std::max<unsigned>(Width, max_dimension)][Width + 1], b[max_dimension][Width + 1];  // coordinate, ball
  const std::uint32_t tiles = (size + Width - 1) / Width, d = dimension.get();
  for (std::uint64_t t = blockIdx.x; t < std::uint64_t(tiles) * (tiles + 1) / 2; t += gridDim.x) {
    auto row = static_cast<std::uint32_t>((sqrt(8.0 * double(t) + 1) - 1) / 2);
    while (std::uint64_t(row) * (row + 1) / 2 > t) --row;
    while (std::uint64_t(row + 1) * (row + 2) / 2 <= t) ++row;
    const auto column = static_cast<std::uint32_t>(t - std::uint64_t(row) * (row + 1) / 2);
    __syncthreads();
    for (std::uint32_t v = threadIdx.y * Width + threadIdx.x; v < Width * d; v += Width * Height) {
      const std::uint32_t ball = v / d, k = v % d;
      const std::uint32_t i = row * Width + ball, j = column * Width + ball;
      a[k][ball] = i < size ? rows[std::size_t(i) * d + k] : T(0);
      b[k][ball] = j < size ? rows[std::size_t(j) * d + k] : T(0);
    }
    __syncthreads();
    T found[Width / Height];
    for (unsigned n = 0; n < Width / Height; ++n) {
      const unsigned y = threadIdx.y + n * Height;
      T sum = 0;
      for (std::uint32_t k = 0; k < d; ++k) sum = add_square(sum, a[k][y] - b[k][threadIdx.x]);
      found[n] = sum;
      const std::uint32_t i = row * Width + y, j = column * Width + threadIdx.x;
      if (i < size && j < size) matrix[std::size_t(i) * size + j] = sum;
    }
    if (row == column) continue;
    __syncthreads();
    for (unsigned n = 0; n < Width / Height; ++n) a[threadIdx.x][threadIdx.y + n * Height] = found[n];
    __syncthreads();
    for (unsigned n = 0; n < Width / Height; ++n) {
      const unsigned y = threadIdx.y + n * Height;
      const std::uint32_t i = column * Width + y, j = row * Width + threadIdx.x;
      if (i < size && j < size) matrix[std::size_t(i) * size + j] = a[y][threadIdx.x];
    }
  }
}

}  // namespace ws::ridge::detail
