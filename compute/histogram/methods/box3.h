// Boxes of points in up to three dimensions, the distances into them, and the Morton curve through them. One text for the CPU
// and the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/geometry/box.h"
#include "compute/histogram/bins/bins.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ws::histogram {

/// Of up to three dimensions: unused coordinates are 0.
using Box3 = Box<float, 3>;

/// Where squared distances lie.
struct Reach {
  float low, high;
};

/// From a query into a box: no key to a point of the box is outside, rounding included, since each operation of `next_sum` is
/// monotone.
[[nodiscard]] WS_HD WS_INLINE Reach reach_of(const Box3& box, const float* query, std::size_t dimension) {
  Reach reach{0, 0};
  for (std::size_t k = 0; k < dimension; ++k) {
    const float nearest = query[k] < box.low[k] ? box.low[k] : query[k] > box.high[k] ? box.high[k] : query[k];
    const float below = query[k] - box.low[k], above = box.high[k] - query[k];
    reach.low = next_sum(reach.low, query[k], nearest);
    reach.high = next_sum(reach.high, query[k], below > above ? box.low[k] : box.high[k]);
  }
  return reach;
}

inline constexpr int morton_bits = 30;

/// Cells of equal size in a box, as many along each of its dimensions as a code has room for.
struct MortonGrid {
  std::array<float, 3> low;
  std::array<double, 3> scale;
};
[[nodiscard]] WS_HD inline MortonGrid morton_grid(const Box3& box, std::size_t dimension) {
  MortonGrid grid{box.low, {}};
  const auto cells = static_cast<double>((1u << static_cast<std::size_t>(morton_bits) / dimension) - 1);
  for (std::size_t k = 0; k < dimension; ++k)
    grid.scale[k] = box.high[k] > box.low[k] ? cells / (double(box.high[k]) - double(box.low[k])) : 0;
  return grid;
}

/// Spreads the low bits of `x` so that `dimension` such numbers interleave.
[[nodiscard]] WS_HD inline std::uint32_t morton_spread(std::uint32_t x, std::size_t dimension) {
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

/// The place on the curve of a point in the grid's box.
[[nodiscard]] WS_HD inline std::uint32_t morton_code(const MortonGrid& grid, const float* point, std::size_t dimension) {
  std::uint32_t code = 0;
  for (std::size_t k = 0; k < dimension; ++k)
    code |= morton_spread(static_cast<std::uint32_t>((double(point[k]) - double(grid.low[k])) * grid.scale[k]), dimension) << k;
  return code;
}

}  // namespace ws::histogram
