// Boxes of points in up to three dimensions, the distances into them, and grids for curves through them. One text for the CPU
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

inline constexpr int curve_bits = 30;

/// Cells of equal size in a box, as many along each of its dimensions as a code has room for.
struct CurveGrid {
  std::array<float, 3> low;
  std::array<double, 3> scale;

  /// Of a point in the box: the number of its cell along an axis.
  [[nodiscard]] WS_HD std::uint32_t cell(const float* point, std::size_t axis) const {
    return static_cast<std::uint32_t>((double(point[axis]) - double(low[axis])) * scale[axis]);
  }
};
[[nodiscard]] WS_HD inline CurveGrid curve_grid(const Box3& box, std::size_t dimension) {
  CurveGrid grid{box.low, {}};
  const auto cells = static_cast<double>((1u << static_cast<std::size_t>(curve_bits) / dimension) - 1);
  for (std::size_t k = 0; k < dimension; ++k)
    grid.scale[k] = box.high[k] > box.low[k] ? cells / (double(box.high[k]) - double(box.low[k])) : 0;
  return grid;
}

}  // namespace ws::histogram
