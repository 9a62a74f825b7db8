// A cloud in the order of cells on the CPU, and balls in lists by cell.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cells.h"

#include <type_traits>
#include <vector>

namespace ws::ridge {

inline namespace cpu {

/// Points of a tile: a cache line of each coordinate.
template <class T>
constexpr std::size_t tile_size = 64 / sizeof(T);
template <class T>
using OwnerIndex = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;  // as wide as T: lanes match

/// Up to tile_size points of one cell, one after another in the order of the cells.
struct Tile {
  std::uint32_t begin, count, cell;
  float reach;  ///< every ball outside the cells around is at least so far from every point of the tile
};

/// Tiles of one cell, one after another, that are passed over together while none is due.
struct Block {
  std::uint32_t first_tile, tile_count, cell;
};
inline constexpr std::uint32_t most_tiles_of_block = 32;

/// A cloud in the order of cells: columns of `stride`, that is a tile more than there are points, since whole tiles are read.
template <class Executor, class T>
struct SortedPoints {
  double r1;
  CellGrid grid;
  std::size_t stride;
  HostBuffer<T> columns;
  std::vector<Cell> cells;             ///< those with points
  std::vector<std::uint32_t> buckets;  ///< of the cells
  std::vector<Tile> tiles;
  std::vector<Block> blocks;

  [[nodiscard]] const T* column(std::uint32_t k) const { return columns.data() + k * stride; }
};

template <class T>
void push_ball(const CellGrid& grid, const BallLists<HostMemory>& lists, const T* center, std::uint32_t j) {
  const std::uint32_t bucket = grid.bucket(grid.cell_of([&](std::uint32_t k) { return center[k]; }));
  lists.next[j] = lists.first(bucket);
  lists.heads[bucket] = std::uint64_t(lists.stamp) << 32 | j;
}

/// From the last to the first, so that lists are in the order of the balls.
template <class T, int D>
void link_balls(CpuExecutor&, const CellGrid& grid, const BallLists<HostMemory>& lists, Span<const T> centers,
                Dimension<D> dimension) {
  const std::uint32_t d = dimension.get();
  for (auto j = static_cast<std::uint32_t>(centers.size() / d); j-- > 0;)
    push_ball(grid, lists, &centers[std::size_t(j) * d], j);
}

inline void take_ball(const CellGrid& grid, const BallLists<HostMemory>& lists, const Cell& cell, std::uint32_t j) {
  const std::uint32_t bucket = grid.bucket(cell);
  if (lists.first(bucket) == j) {
    lists.heads[bucket] = std::uint64_t(lists.stamp) << 32 | lists.next[j];
    return;
  }
  std::uint32_t before = lists.first(bucket);
  while (lists.next[before] != j) before = lists.next[before];
  lists.next[before] = lists.next[j];
}

}  // namespace cpu

}  // namespace ws::ridge
