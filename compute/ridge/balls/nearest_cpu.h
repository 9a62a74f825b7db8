// The nearest of many balls for tiles of points, in a form that the host's compiler vectorises.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <limits>

namespace ws::ridge {

/// Points that are compared with one ball at a time: their coordinates and minima stay in registers.
inline constexpr std::size_t tile_size = 32;

template <class T>
using OwnerIndex = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;  // as wide as T: lanes match

template <class T>
struct Nearest {
  alignas(64) T distance[tile_size];
  alignas(64) OwnerIndex<T> owner[tile_size];
};

template <class T, int D>
inline T distance_squared_to(const T (*x)[tile_size], std::size_t lane, const T* c) {
  T sum = 0;
#pragma GCC unroll 8
  for (int k = 0; k < D; ++k) sum = add_square(sum, x[k][lane] - c[k]);
  return sum;
}

/// The nearest ball of each of `tile_size` points at `x` (one row of tile_size per coordinate): lowest index on ties.
template <class T, int D>
void find_nearest(const T (*x)[tile_size], const T* centers, std::uint32_t center_count, Dimension<D> dimension,
                  Nearest<T>& nearest) {
  // Local arrays: nothing else can point at them, so the loops over the lanes vectorise.
  alignas(64) T best[tile_size];
  alignas(64) OwnerIndex<T> owner[tile_size];
  for (std::size_t l = 0; l < tile_size; ++l) {
    best[l] = std::numeric_limits<T>::infinity();
    owner[l] = 0;
  }
  for (std::uint32_t j = 0; j < center_count; ++j) {
    const T* c = centers + std::size_t(j) * dimension.get();
    alignas(64) T sum[tile_size] = {};
    if constexpr (D == 0)
      for (std::uint32_t k = 0; k < dimension.get(); ++k)
        for (std::size_t l = 0; l < tile_size; ++l) sum[l] = add_square(sum[l], x[k][l] - c[k]);
    for (std::size_t l = 0; l < tile_size; ++l) {
      T s = sum[l];
      if constexpr (D > 0) s = distance_squared_to<T, D>(x, l, c);
      owner[l] = s < best[l] ? OwnerIndex<T>{j} : owner[l];
      best[l] = s < best[l] ? s : best[l];
    }
  }
  std::copy_n(best, tile_size, nearest.distance);
  std::copy_n(owner, tile_size, nearest.owner);
}

/// Calls use(i, x, l, nearest) for points begin…end, tile by tile; lane l of the tile is point i.
template <class T, int D, class Use>
void for_tiles(const CellProblem<HostMemory, T, D>& p, std::size_t begin, std::size_t end, const Use& use) {
  alignas(64) T x[D > 0 ? D : max_dimension][tile_size];
  Nearest<T> nearest;
  for (std::size_t base = begin; base < end; base += tile_size) {
    const std::size_t count = std::min(tile_size, end - base);
    for (std::uint32_t k = 0; k < p.dimension.get(); ++k) {
      const T* column = p.points.data() + k * p.point_count + base;
      for (std::size_t l = 0; l < tile_size; ++l) x[k][l] = column[l < count ? l : 0];
    }
    find_nearest<T, D>(x, p.centers.data(), p.center_count, p.dimension, nearest);
    for (std::size_t l = 0; l < count; ++l) use(base + l, x, l, nearest);
  }
}

/// Points per piece of work: about a millisecond, whole tiles.
template <class T, int D>
std::size_t cell_grain(const CellProblem<HostMemory, T, D>& p) {
  const std::size_t picoseconds_per_point = 20'000 + std::size_t(p.center_count) * p.dimension.get() * 150;
  return std::clamp<std::size_t>(1'000'000'000 / picoseconds_per_point / tile_size, 1, 512) * tile_size;
}

}  // namespace ws::ridge
