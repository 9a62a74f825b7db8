// What the cell stages of every backend read: a cloud and balls in the executor's memory, and the cloud's lattice.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/kernels.h"

#include <array>
#include <cmath>

namespace ws::ridge {

/// A cloud and balls in an executor's memory: what the cell stages read.
template <class M, class T, int D>
struct CellProblem {
  typename M::template View<const T> points;  ///< columns of `point_count`
  std::size_t point_count;
  typename M::template View<const T> centers;  ///< row by row
  std::uint32_t center_count;
  T radius_squared;
  Dimension<D> dimension;
};

template <class T>
struct CloudShape {
  std::size_t dimension = 0, size = 0;
  Lattice lattice;
  CloudBox box;

  /// 2^exponent per coordinate, and its inverse.
  [[nodiscard]] std::array<T, max_dimension> unit_counts() const {
    std::array<T, max_dimension> result{};
    for (std::size_t k = 0; k < dimension; ++k) result[k] = static_cast<T>(std::ldexp(1.0, lattice.exponent[k]));
    return result;
  }
  [[nodiscard]] std::array<double, max_dimension> units() const {
    std::array<double, max_dimension> result{};
    for (std::size_t k = 0; k < dimension; ++k) result[k] = std::ldexp(1.0, -lattice.exponent[k]);
    return result;
  }
};

template <class T>
[[nodiscard]] CloudShape<T> shape_of(const LocalCloud<T>& cloud) {
  return {cloud.dimension, cloud.size, cloud.lattice, cloud.box};
}

/// f(Dimension<D>), where D is the dimension if it is among Fixed, so that loops over coordinates unroll, and else 0.
template <int... Fixed, class F>
auto with_dimension(std::size_t dimension, const F& f) {
  decltype(f(Dimension<0>(0))) result;
  const bool known = ((dimension == std::size_t(Fixed) && (result = f(Dimension<Fixed>{}), true)) || ...);
  if (!known) result = f(Dimension<0>(static_cast<std::uint32_t>(dimension)));
  return result;
}

template <class T>
T squared(double radius) {
  return static_cast<T>(radius) * static_cast<T>(radius);
}

}  // namespace ws::ridge
