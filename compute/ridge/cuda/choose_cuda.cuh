// The exact scan for chosen points by one block, a tile of points at a time: first against the rows there are, all at once,
// then against each other in order.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/grid/cells.h"

#include <cstdint>

namespace ws::ridge::detail {

/// A thread per point of a block of `Block` threads, all of which call together. Rows of balls are whatever gives value v, that
/// is coordinate v % d of ball v / d, as rows[v].
template <class T, std::uint32_t Block, int D>
struct ChoosingTile {
  static constexpr std::uint32_t max_d = D > 0 ? D : max_dimension;
  T values[Block * max_d];
  std::uint8_t covered[Block];

  static __device__ T distance_squared(const T (&x)[max_d], const T* y, std::uint32_t d) {
    T sum = 0;
    for (std::uint32_t k = 0; k < d; ++k) sum = add_square(sum, x[k] - y[k]);
    return sum;
  }

  /// Whether x is `out` already or one of the rows covers it.
  template <class Rows>
  __device__ bool test(const T (&x)[max_d], bool out, const Rows& rows, std::uint32_t row_count, std::uint32_t d,
                       T radius_squared) {
    for (std::uint32_t first = 0; first < row_count; first += Block) {
      const std::uint32_t n = min(Block, row_count - first);
      __syncthreads();
      for (std::uint32_t v = threadIdx.x; v < n * d; v += Block) values[v] = rows[std::size_t(first) * d + v];
      if (__syncthreads_and(out)) break;
      for (std::uint32_t j = 0; j < n && !out; ++j) out = distance_squared(x, values + j * d, d) <= radius_squared;
    }
    return out;
  }

  /// Appends those that are not out, in order, each unless one before covers it; returns how many rows there are then.
  template <class Rows>
  __device__ std::uint32_t take(const T (&x)[max_d], bool out, const Rows& rows, std::uint32_t row_count, std::uint32_t d,
                                T radius_squared) {
    if (__syncthreads_and(out)) return row_count;
    covered[threadIdx.x] = out;
    for (std::uint32_t k = 0; k < d; ++k) values[threadIdx.x * d + k] = x[k];
    __syncthreads();
    for (std::uint32_t c = 0; c < Block; ++c) {
      if (covered[c]) continue;
      if (threadIdx.x < d) rows[std::size_t(row_count) * d + threadIdx.x] = values[c * d + threadIdx.x];
      ++row_count;
      if (threadIdx.x > c && !covered[threadIdx.x] && distance_squared(x, values + c * d, d) <= radius_squared)
        covered[threadIdx.x] = 1;
      __syncthreads();
    }
    return row_count;
  }
};

}  // namespace ws::ridge::detail
