// SPDX-License-Identifier: MIT
#include "compute/ridge/show/projection.h"

#include "compute/core/run/error.h"
#include "compute/geometry/eigen.h"

#include <algorithm>
#include <cmath>

namespace ws::ridge {

ProjectionRows projection_rows(const ViewParameters& view, std::size_t dimension,
                               const std::vector<std::vector<double>>& components) {
  ProjectionRows result;
  const std::array<std::int64_t, 3> axes{view.axis_x, view.axis_y, view.axis_z};
  for (std::size_t r = 0; r < 3 && r < dimension; ++r) {
    if (view.projection == Projection::principal && !components.empty()) {
      for (std::size_t k = 0; k < dimension; ++k) result.rows[r][k] = static_cast<float>(components[r][k]);
    } else {
      result.rows[r][std::min(static_cast<std::size_t>(axes[r]), dimension - 1)] = 1;
    }
  }
  return result;
}

std::vector<std::vector<double>> principal_components(const PointSet& all, const std::stop_token& stop) {
  const PointSet points = subsample(all, 100'000, stop);
  const std::size_t d = points.dimension();
  std::vector<double> mean(d, 0.0);
  const double weight = points.empty() ? 0 : 1.0 / static_cast<double>(points.size());
  for (std::size_t k = 0; k < d; ++k)
    for (const double x : points.column(k)) mean[k] += x * weight;
  std::vector<std::vector<double>> covariance(d, std::vector<double>(d, 0.0));
  for (std::size_t k = 0; k < d; ++k)
    for (std::size_t l = 0; l <= k; ++l) {
      if (stop.stop_requested()) throw Cancelled{};
      for (std::size_t i = 0; i < points.size(); ++i)
        covariance[k][l] += (points.at(i, k) - mean[k]) * (points.at(i, l) - mean[l]) * weight;
      covariance[l][k] = covariance[k][l];
    }
  auto vectors = symmetric_eigen(std::move(covariance)).vectors;
  for (auto& v : vectors) {
    const auto largest = std::max_element(v.begin(), v.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
    if (*largest < 0)
      for (double& x : v) x = -x;
  }
  return vectors;
}

double drawn_ball_scale(const ViewParameters& view, std::size_t dimension) {
  constexpr double in_plane = 1, in_space = 0.3;
  return view.ball_scale > 0 ? view.ball_scale : dimension <= 2 ? in_plane : in_space;
}

std::array<float, 3> project(const ProjectionRows& rows, const double* local, std::size_t dimension) {
  std::array<float, 3> result{};
  for (std::size_t r = 0; r < 3; ++r)
    for (std::size_t k = 0; k < dimension; ++k) result[r] = std::fma(rows.rows[r][k], static_cast<float>(local[k]), result[r]);
  return result;
}

Bounds project_box(const ProjectionRows& rows, const std::vector<double>& half_widths) {
  Bounds bounds;
  for (std::size_t r = 0; r < 3; ++r) {
    for (std::size_t k = 0; k < half_widths.size(); ++k) bounds.high[r] += std::abs(rows.rows[r][k]) * half_widths[k];
    bounds.low[r] = -bounds.high[r];
  }
  return bounds;
}

}  // namespace ws::ridge
