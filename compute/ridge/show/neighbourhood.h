// Which balls are near which, counted anew in the arithmetic of the run: what explanations are checked by.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/detect.h"
#include "compute/ridge/grid/ball_grid.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::ridge {

/// Another ball: its row, and how far its centre is.
struct NearBall {
  std::size_t row = 0;
  double distance = 0;
};

/// The balls of one moment. Radii are compared as `Precision` computes: squared, in the order of the coordinates.
class Neighbourhood {
 public:
  /// `most`: the largest radius that is asked about. `tiling`: where each tile decimates by itself, so that only balls of one
  /// tile are near each other; else null. Both have to outlive it.
  Neighbourhood(const Balls& balls, Precision precision, double most, const Tiling* tiling = nullptr)
      : balls_(balls), is_single_(precision != Precision::float64), tiling_(tiling), grid_(balls, most) {}

  [[nodiscard]] bool are_within(std::size_t a, std::size_t b, double radius) const {
    if (tiling_ && tiling_->leaf_of_ball(balls_.ids[a]) != tiling_->leaf_of_ball(balls_.ids[b])) return false;
    return is_single_ ? within<float>(a, b, radius) : within<double>(a, b, radius);
  }
  [[nodiscard]] double distance(std::size_t a, std::size_t b) const { return std::sqrt(squared<double>(a, b)); }
  /// The others within a radius, the nearest first.
  [[nodiscard]] std::vector<NearBall> others_within(std::size_t row, double radius) const;
  [[nodiscard]] std::size_t count_within(std::size_t row, double radius) const;
  /// Whether decimation would remove the ball: three others within r2, or fewer than two within 2 r2.
  [[nodiscard]] Removal verdict(std::size_t row, double r2) const;

 private:
  template <class T>
  [[nodiscard]] T squared(std::size_t a, std::size_t b) const {
    const double *x = &balls_.centers[a * balls_.dimension], *y = &balls_.centers[b * balls_.dimension];
    T sum = 0;
    for (std::size_t k = 0; k < balls_.dimension; ++k) {
      const T away = static_cast<T>(x[k]) - static_cast<T>(y[k]);
      sum = std::fma(away, away, sum);
    }
    return sum;
  }
  template <class T>
  [[nodiscard]] bool within(std::size_t a, std::size_t b, double radius) const {
    const T r = static_cast<T>(radius);
    return squared<T>(a, b) <= r * r;
  }

  const Balls& balls_;
  bool is_single_;
  const Tiling* tiling_;
  BallGrid grid_;
};

}  // namespace ws::ridge
