// What each parallel step does to ONE element, and the decisions that every backend shares: distance, nearest, mean, moved,
// removed. Written so that host and device give the same bits (explicit fma, sums of whole numbers).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/result/palette.h"
#include "compute/ridge/balls/choices.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace ws::ridge {

inline constexpr std::uint32_t no_owner = 0xFFFFFFFFu;
inline constexpr std::uint32_t near_limit = 4;  ///< a ball is removed if at least this many lie within r2, itself included
inline constexpr std::uint32_t far_limit = 2;   ///< a ball is removed if at most this many lie within 2·r2, itself included

/// The dimension, known when compiling (D > 0) or when running (D = 0).
template <int D>
struct Dimension {
  WS_HD constexpr explicit Dimension(std::uint32_t) {}
  constexpr Dimension() = default;
  WS_HD static constexpr std::uint32_t get() { return D; }
};
template <>
struct Dimension<0> {
  WS_HD constexpr explicit Dimension(std::uint32_t d) : value(d) {}
  WS_HD constexpr std::uint32_t get() const { return value; }
  std::uint32_t value;
};

/// One more term of a squared distance. Every distance adds its terms in the order of the coordinates through this.
template <class T>
WS_HD WS_INLINE T add_square(T sum, T difference) {
  return std::fma(difference, difference, sum);
}

/// Whole lattice units of a coordinate (cloud.h): `unit_count` is 2^exponent, the product is exact.
template <class T>
WS_HD WS_INLINE std::int64_t to_lattice(T coordinate, T unit_count) {
  return static_cast<std::int64_t>(std::llrint(coordinate * unit_count));
}

/// The mean of `count` coordinates whose lattice sum is `sum`.
template <class T>
WS_HD WS_INLINE T mean_coordinate(std::int64_t sum, std::uint32_t count, double unit) {
  return static_cast<T>(static_cast<double>(sum) / static_cast<double>(count) * unit);
}

/// When a ball's move counts (Parameters::convergence).
template <class T>
struct MoveTest {
  Convergence kind = Convergence::exact;
  T smallest = 0;  ///< tolerance · r1

  WS_HD bool operator()(T mean, T center, std::uint32_t count) const {
    const T difference = mean > center ? mean - center : center - mean;
    if (kind == Convergence::exact) return difference != 0;
    if (kind == Convergence::tolerance) return difference > smallest;
    const T magnitude = mean < 0 ? -mean : mean;
    return difference > 2 * magnitude * static_cast<T>(count) * std::numeric_limits<T>::epsilon();
  }
};

/// Marks an active point that lies within r1 of a newly chosen one: flags[i] = 0, else 1.
template <class M, class T, int D>
struct KeepUncovered {
  typename M::template View<const T> points;  ///< columns of `point_count`
  std::size_t point_count;
  typename M::template View<const std::uint32_t> active;
  typename M::template View<const T> chosen;  ///< row by row, D numbers each
  std::uint32_t chosen_count;
  T radius_squared;
  Dimension<D> dimension;
  typename M::template View<std::uint8_t> flags;

  WS_HD void operator()(std::uint32_t i) const {
    constexpr std::uint32_t chunk = 16;  // balls tested between looks at the result: the host compiler vectorises a chunk
    T x[D > 0 ? D : 16];
    for (std::uint32_t k = 0; k < dimension.get(); ++k) x[k] = points[k * point_count + active[i]];
    bool covered = false;
    std::uint32_t j = 0;
    for (; j + chunk <= chosen_count && !covered; j += chunk)
      for (std::uint32_t l = 0; l < chunk; ++l) covered |= within(x, j + l);
    for (; j < chosen_count && !covered; ++j) covered = within(x, j);
    flags[i] = covered ? 0 : 1;
  }

 private:
  WS_HD WS_INLINE bool within(const T* x, std::uint32_t j) const {
    T sum = 0;
    for (std::uint32_t k = 0; k < dimension.get(); ++k)
      sum = add_square(sum, x[k] - chosen[std::size_t(j) * dimension.get() + k]);
    return sum <= radius_squared;
  }
};

/// Copies the coordinates of a chosen point into a row of the balls.
template <class M, class T, int D>
struct GatherRow {
  typename M::template View<const T> points;
  std::size_t point_count;
  typename M::template View<const std::uint32_t> indices;
  Dimension<D> dimension;
  typename M::template View<T> rows;

  WS_HD void operator()(std::uint32_t i) const {
    for (std::uint32_t k = 0; k < dimension.get(); ++k)
      rows[std::size_t(i) * dimension.get() + k] = points[k * point_count + indices[i]];
  }
};

template <class M>
struct CountUp {
  typename M::template View<std::uint32_t> values;
  WS_HD void operator()(std::uint32_t i) const { values[i] = i; }
};

/// A ball's next centre: the mean of the points it owns if the move counts, else (and with an empty cell) where it is.
template <class M, class T, int D>
struct MoveToMean {
  typename M::template View<const std::int64_t> sums;
  typename M::template View<const std::uint32_t> counts;
  typename M::template View<const T> before;
  typename M::template View<T> after;
  typename M::template View<const double> units;  ///< 2^-exponent per coordinate
  Dimension<D> dimension;
  MoveTest<T> moves;
  typename M::template View<std::uint32_t> any_moved;  ///< one element, only ever set to 1

  WS_HD void operator()(std::uint32_t j) const {
    if (move(j)) any_moved[0] = 1;
  }
  /// Whether it did.
  WS_HD bool move(std::uint32_t j) const {
    const std::size_t row = std::size_t(j) * dimension.get();
    bool moved = false;
    for (std::uint32_t k = 0; k < dimension.get() && counts[j] > 0; ++k)
      moved |= moves(mean_coordinate<T>(sums[row + k], counts[j], units[k]), before[row + k], counts[j]);
    for (std::uint32_t k = 0; k < dimension.get(); ++k)
      after[row + k] = moved ? mean_coordinate<T>(sums[row + k], counts[j], units[k]) : before[row + k];
    return moved;
  }
};

/// How many balls (itself included) lie within r2 and within 2·r2 of ball i.
template <class M, class T, int D>
struct CountNeighbors {
  typename M::template View<const T> centers;
  std::uint32_t center_count;
  Dimension<D> dimension;
  T near_squared, far_squared;
  typename M::template View<std::uint32_t> near_counts, far_counts;

  WS_HD void operator()(std::uint32_t i) const {
    T x[D > 0 ? D : 16];
    for (std::uint32_t k = 0; k < dimension.get(); ++k) x[k] = centers[std::size_t(i) * dimension.get() + k];
    std::uint32_t near = 0, far = 0;
    for (std::uint32_t j = 0; j < center_count; ++j) {
      T sum = 0;
      for (std::uint32_t k = 0; k < dimension.get(); ++k)
        sum = add_square(sum, x[k] - centers[std::size_t(j) * dimension.get() + k]);
      near += sum <= near_squared;
      far += sum <= far_squared;
    }
    near_counts[i] = near;
    far_counts[i] = far;
  }
};

/// Squared distance of two balls; what decimation compares with r2² and (2·r2)².
template <class T, int D, class View>
WS_HD WS_INLINE T ball_distance_squared(const View& centers, Dimension<D> dimension, std::uint32_t i, std::uint32_t j) {
  T sum = 0;
  for (std::uint32_t k = 0; k < dimension.get(); ++k)
    sum = add_square(sum, centers[std::size_t(i) * dimension.get() + k] - centers[std::size_t(j) * dimension.get() + k]);
  return sum;
}

/// Why a ball is removed: the first two by decimation; then for the points that it, or the line that it is of, holds.
enum class Removal : std::uint32_t { none = 0, too_many_near = 1, too_few_far = 2, too_few_points = 3, part_too_small = 4 };

WS_HD constexpr Removal removal_rule(std::uint32_t near_count, std::uint32_t far_count) {
  return near_count >= near_limit ? Removal::too_many_near : far_count <= far_limit ? Removal::too_few_far : Removal::none;
}

/// The picture of one cloud point: its place on the screen's axes.
template <class M, class T>
struct PlacePoint {
  typename M::template View<const T> points;
  std::size_t point_count;
  std::uint32_t dimension;
  float rows[3][16];  ///< the projection; local coordinates to the picture's
  typename M::template View<float> positions;

  WS_HD void operator()(std::uint32_t i) const {
    for (int r = 0; r < 3; ++r) {
      float sum = 0;
      for (std::uint32_t k = 0; k < dimension; ++k)
        sum = std::fma(rows[r][k], static_cast<float>(points[k * point_count + i]), sum);
      positions[std::size_t(i) * 3 + r] = sum;
    }
  }
};

/// And its colour: by the ball that owns it, or by the distance to it.
template <class M, class T>
struct ColorPoint {
  typename M::template View<const std::uint32_t> owners;
  typename M::template View<const T> distances_squared;
  typename M::template View<const std::uint32_t> owner_colors;
  typename M::template View<const std::uint32_t> ramp;  ///< 256 colours
  ColorBy color_by;
  T radius_squared;
  std::uint32_t unowned_color;
  typename M::template View<std::uint32_t> colors;

  WS_HD void operator()(std::uint32_t i) const {
    const std::uint32_t owner = color_by == ColorBy::plain ? no_owner : owners[i];  // plain: owners were not looked for
    if (owner == no_owner) {
      colors[i] = unowned_color;
    } else if (color_by == ColorBy::owner) {
      colors[i] = owner_colors[owner];
    } else {
      const int index = static_cast<int>(std::sqrt(distances_squared[i] / radius_squared) * T(255));
      colors[i] = ramp[index < 255 ? index : 255];
    }
  }
};

}  // namespace ws::ridge
