// The two nearest of the balls near a cell for each point of a tile.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/grid/lanes.h"
#include "compute/ridge/grid/sorted_points_cpu.h"

#include <limits>
#include <vector>

namespace ws::ridge {

inline namespace cpu {

/// The balls near one cell, in the order of their indices.
template <class T>
struct NearBalls {
  std::uint32_t cell = no_ball, iteration = 0;  ///< which cell, and when: balls move in each iteration
  std::vector<std::uint32_t> indices;
  std::vector<T> rows;
};

/// What one look at a tile finds; lanes beyond the tile's points hold anything.
template <class T>
struct Looked {
  alignas(64) T best[tile_size<T>], second[tile_size<T>];
  alignas(64) OwnerIndex<T> owner[tile_size<T>];  ///< no_owner where no ball is within the radius
};

/// The two nearest of `balls` for each point of a tile whose columns begin at x.
template <class T, int D>
void look(const T* const* x, const NearBalls<T>& balls, Dimension<D> dimension, T radius_squared, Looked<T>& found) {
  constexpr std::size_t width = lane_count<T>, parts = tile_size<T> / width;
  Lanes<T> best[parts], second[parts];
  LaneIndices<T> owner[parts];
  for (std::size_t p = 0; p < parts; ++p) {
    best[p] = second[p] = Lanes<T>{} + std::numeric_limits<T>::infinity();
    owner[p] = LaneIndices<T>{} + no_owner;
  }
  const T* c = balls.rows.data();
  for (std::size_t b = 0; b < balls.indices.size(); ++b, c += dimension.get()) {
    const LaneIndices<T> index = LaneIndices<T>{} + balls.indices[b];
    Lanes<T> sum[parts] = {};
    for (std::uint32_t k = 0; k < dimension.get(); ++k)
      for (std::size_t p = 0; p < parts; ++p) sum[p] = add_square(sum[p], load_lanes<Lanes<T>>(x[k] + p * width) - c[k]);
    for (std::size_t p = 0; p < parts; ++p) {
      owner[p] = sum[p] < best[p] ? index : owner[p];
      second[p] = lesser(greater(sum[p], best[p]), second[p]);
      best[p] = lesser(sum[p], best[p]);
    }
  }
  for (std::size_t p = 0; p < parts; ++p) {
    store_lanes(found.best + p * width, best[p]);
    store_lanes(found.second + p * width, second[p]);
    store_lanes(found.owner + p * width, best[p] <= radius_squared ? owner[p] : LaneIndices<T>{} + no_owner);
  }
}

}  // namespace cpu

}  // namespace ws::ridge
