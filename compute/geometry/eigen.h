// Eigenvalues and vectors of small symmetric matrices (cyclic Jacobi rotations).
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace ws {

/// Values in falling order; row i of `vectors` belongs to value i.
struct SymmetricEigen {
  std::vector<double> values;
  std::vector<std::vector<double>> vectors;
};

/// `matrix` is symmetric, d × d, row by row. Cost O(d³) a sweep, at most 50 sweeps.
[[nodiscard]] inline SymmetricEigen symmetric_eigen(std::vector<std::vector<double>> a) {
  const std::size_t d = a.size();
  std::vector<std::vector<double>> v(d, std::vector<double>(d, 0.0));
  for (std::size_t i = 0; i < d; ++i) v[i][i] = 1;
  const auto rotate = [&](std::size_t p, std::size_t q) {
    if (a[p][q] == 0) return;
    const double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    const double t = (theta >= 0 ? 1 : -1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
    const double c = 1 / std::sqrt(t * t + 1), s = t * c;
    for (std::size_t k = 0; k < d; ++k) {
      const double kp = a[k][p], kq = a[k][q];
      a[k][p] = c * kp - s * kq;
      a[k][q] = s * kp + c * kq;
    }
    for (std::size_t k = 0; k < d; ++k) {
      const double pk = a[p][k], qk = a[q][k];
      a[p][k] = c * pk - s * qk;
      a[q][k] = s * pk + c * qk;
      const double vp = v[p][k], vq = v[q][k];
      v[p][k] = c * vp - s * vq;
      v[q][k] = s * vp + c * vq;
    }
  };
  for (int sweep = 0; sweep < 50; ++sweep) {
    double off = 0, diagonal = 0;
    for (std::size_t p = 0; p < d; ++p) {
      diagonal += a[p][p] * a[p][p];
      for (std::size_t q = p + 1; q < d; ++q) off += a[p][q] * a[p][q];
    }
    if (off <= 1e-30 * diagonal) break;
    for (std::size_t p = 0; p < d; ++p)
      for (std::size_t q = p + 1; q < d; ++q) rotate(p, q);
  }
  std::vector<std::size_t> order(d);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return a[i][i] > a[j][j]; });
  SymmetricEigen result;
  for (const std::size_t i : order) {
    result.values.push_back(a[i][i]);
    result.vectors.push_back(v[i]);
  }
  return result;
}

}  // namespace ws
