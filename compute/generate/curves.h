// The curves whose noisy points the generators give, and their truth.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/generate/random.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace ws::generate {

/// A parametric curve over t in [0, 1].
struct Curve {
  std::function<void(double t, double* position)> position;
  bool closed = false;
  /// Vertices that approximate it: chosen so that chords stay within 10⁻⁶ of the curve's size.
  std::size_t truth_vertex_count = 2;
};

/// r = radius · t over `turns` turns; in 3-D the height grows from 0 to `radius` too.
[[nodiscard]] Curve spiral(std::size_t dimension, double radius, double turns);
/// From the origin along the first axis.
[[nodiscard]] Curve segment(std::size_t dimension, double length);
[[nodiscard]] Curve circle(double center_x, double center_y, double radius);
/// (sin a + 2 sin 2a, cos a − 2 cos 2a, −sin 3a) scaled so that it reaches `radius` from its axis.
[[nodiscard]] Curve trefoil(double radius);
/// 2-D: three circles that do not touch, one within another. 3-D: two circles linked like a chain's.
[[nodiscard]] std::vector<Curve> rings(std::size_t dimension, double radius);

/// `count` points evenly distributed over the curves' whole length, in random order, with normal(0, noise) on each coordinate.
[[nodiscard]] PointSet sample(const std::vector<Curve>& curves, std::size_t dimension, std::size_t count, double noise,
                              Random& random);
[[nodiscard]] PolylineSet truth_of(const std::vector<Curve>& curves, std::size_t dimension);

}  // namespace ws::generate
