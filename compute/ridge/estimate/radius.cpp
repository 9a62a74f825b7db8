// SPDX-License-Identifier: MIT
#include "compute/ridge/estimate/radius.h"

#include "compute/core/run/error.h"
#include "compute/geometry/eigen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace ws::ridge {

namespace {

constexpr std::size_t sample_size = 12'000, place_count = 192, radius_count = 24, fewest_neighbors = 8;

/// Moments of the points around a place, by shell; adding the shells up gives the covariance within each radius.
struct Moments {
  double count = 0;
  std::vector<double> sum, products;

  explicit Moments(std::size_t d) : sum(d, 0.0), products(d * d, 0.0) {}
  void add(const std::vector<double>& x) {
    ++count;
    for (std::size_t k = 0; k < x.size(); ++k) {
      sum[k] += x[k];
      for (std::size_t l = 0; l <= k; ++l) products[k * x.size() + l] += x[k] * x[l];
    }
  }
  void add(const Moments& other) {
    count += other.count;
    for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += other.sum[k];
    for (std::size_t k = 0; k < products.size(); ++k) products[k] += other.products[k];
  }
  [[nodiscard]] std::vector<std::vector<double>> covariance() const {
    const std::size_t d = sum.size();
    std::vector<std::vector<double>> c(d, std::vector<double>(d));
    for (std::size_t k = 0; k < d; ++k)
      for (std::size_t l = 0; l <= k; ++l) c[k][l] = c[l][k] = products[k * d + l] / count - sum[k] / count * (sum[l] / count);
    return c;
  }
};

/// How many points the neighbourhood has, how like a line it is, and its variance across the line.
struct Shape {
  double count, ratio, across;
};

struct Scales {
  double smallest, growth;
  [[nodiscard]] double radius(std::size_t i) const { return smallest * std::pow(growth, static_cast<double>(i)); }
};

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Shapes around one point at each radius; empty where too few points are near.
std::vector<std::optional<Shape>> shapes_around(const PointSet& points, std::size_t place, const Scales& scales) {
  const std::size_t d = points.dimension();
  std::vector<Moments> shells(radius_count, Moments(d));
  std::vector<double> x(d);
  for (std::size_t i = 0; i < points.size(); ++i) {
    double squared = 0;
    for (std::size_t k = 0; k < d; ++k) {
      x[k] = points.at(i, k) - points.at(place, k);
      squared += x[k] * x[k];
    }
    const double shell = squared > 0 ? std::ceil(std::log(std::sqrt(squared) / scales.smallest) / std::log(scales.growth)) : 0;
    if (shell < static_cast<double>(radius_count)) shells[static_cast<std::size_t>(std::max(0.0, shell))].add(x);
  }
  std::vector<std::optional<Shape>> shapes(radius_count);
  Moments total(d);
  for (std::size_t r = 0; r < radius_count; ++r) {
    total.add(shells[r]);
    if (total.count < fewest_neighbors) continue;
    const std::vector<double> values = symmetric_eigen(total.covariance()).values;
    double across = 0;
    for (std::size_t k = 1; k < d; ++k) across += std::max(0.0, values[k]) / static_cast<double>(d - 1);
    shapes[r] = Shape{total.count, values[0] / std::max(across, 1e-12 * values[0] + 1e-300), across};
  }
  return shapes;
}

double diagonal_of(const PointSet& points) {
  const Extent extent = extent_of(points);
  double squared = 0;
  for (std::size_t k = 0; k < points.dimension(); ++k) squared += std::pow(extent.high[k] - extent.low[k], 2);
  return std::sqrt(squared);
}

/// The median distance of a sample place to its nearest other point.
double typical_spacing(const PointSet& points, std::size_t stride, const std::stop_token& stop) {
  std::vector<double> nearest;
  for (std::size_t place = 0; place < points.size(); place += stride) {
    if (stop.stop_requested()) throw Cancelled{};
    double best = INFINITY;
    for (std::size_t i = 0; i < points.size(); ++i) {
      double squared = 0;
      for (std::size_t k = 0; k < points.dimension(); ++k) squared += std::pow(points.at(i, k) - points.at(place, k), 2);
      if (squared > 0) best = std::min(best, squared);
    }
    nearest.push_back(std::sqrt(best));
  }
  return median(nearest);
}

/// Medians over the places, by radius; a radius at which half of the places have too few neighbours has no shape.
std::vector<std::optional<Shape>> typical_shapes(const PointSet& points, std::size_t stride, const Scales& scales,
                                                 const std::stop_token& stop) {
  std::vector<std::vector<double>> counts(radius_count), ratios(radius_count), across(radius_count);
  std::size_t places = 0;
  for (std::size_t place = 0; place < points.size(); place += stride, ++places) {
    if (stop.stop_requested()) throw Cancelled{};
    const auto shapes = shapes_around(points, place, scales);
    for (std::size_t r = 0; r < radius_count; ++r)
      if (shapes[r]) {
        counts[r].push_back(shapes[r]->count);
        ratios[r].push_back(shapes[r]->ratio);
        across[r].push_back(shapes[r]->across);
      }
  }
  std::vector<std::optional<Shape>> typical(radius_count);
  for (std::size_t r = 0; r < radius_count; ++r)
    if (!ratios[r].empty() && ratios[r].size() * 2 >= places)
      typical[r] = Shape{median(counts[r]), median(ratios[r]), median(across[r])};
  return typical;
}

/// The radius, by index, at which the cloud looks most like a line.
std::optional<std::size_t> most_like_a_line(const std::vector<std::optional<Shape>>& shapes) {
  std::optional<std::size_t> best;
  for (std::size_t r = 0; r < radius_count; ++r)
    if (shapes[r] && (!best || shapes[r]->ratio > shapes[*best]->ratio)) best = r;
  return best;
}

/// Standard deviation of the noise in each direction across. The curve's bend adds to the variance across in proportion to the
/// radius' fourth power, and where the cloud looks most like a line as much as the noise does; a smaller radius tells them
/// apart.
double noise_of(const std::vector<std::optional<Shape>>& shapes, const Scales& scales) {
  const std::optional<std::size_t> best = most_like_a_line(shapes);
  if (!best) return 0;
  const double at_best = shapes[*best]->across;
  const auto step = static_cast<std::size_t>(std::max(1.0, std::round(std::log(std::sqrt(2.0)) / std::log(scales.growth))));
  if (step > *best || !shapes[*best - step]) return std::sqrt(at_best);
  const double quotient = std::pow(scales.growth, 4 * static_cast<double>(step));
  const double straight = (quotient * shapes[*best - step]->across - at_best) / (quotient - 1);
  return std::sqrt(std::clamp(straight, at_best / 2, at_best));
}

/// The radius within which a typical ball has `enough` points of the whole cloud; 0 where it has within the smallest.
double steady_radius(const std::vector<std::optional<Shape>>& shapes, const Scales& scales, double points_per_sample,
                     double enough) {
  for (std::size_t r = radius_count; r-- > 0;) {
    if (shapes[r] && shapes[r]->count * points_per_sample >= enough) continue;
    if (r + 1 == radius_count) return scales.radius(r);
    const double above = shapes[r + 1]->count * points_per_sample;
    const double below = shapes[r] ? shapes[r]->count * points_per_sample : 0;
    return scales.radius(r) * std::pow(scales.growth, (enough - below) / (above - below));
  }
  return 0;
}

}  // namespace

double estimate_r1(const PointSet& all, const Background& background, const std::stop_token& stop) {
  constexpr double noise_lengths = 2.25;
  PointSet points = subsample(all, sample_size, stop);
  const double points_per_sample = points.empty() ? 1 : static_cast<double>(all.size()) / static_cast<double>(points.size());
  if (background.is_there()) points = without_background(points, background, points_per_sample, stop);
  const double diagonal = points.empty() ? 0 : diagonal_of(points);
  if (!(diagonal > 0) || !std::isfinite(diagonal)) return 1;
  const std::size_t stride = std::max<std::size_t>(1, points.size() / place_count);
  const double spacing = std::min(typical_spacing(points, stride, stop), diagonal / 100);
  const Scales scales{2 * spacing, std::pow(diagonal / 4 / (2 * spacing), 1.0 / (radius_count - 1))};
  const auto shapes = typical_shapes(points, stride, scales, stop);
  const double from_curve = noise_of(shapes, scales) * std::sqrt(static_cast<double>(points.dimension() - 1));
  const auto best = most_like_a_line(shapes);
  const bool is_line = points.dimension() == 1;  // without corners that wider balls would cut, but with the tails of clusters
  const double straight = is_line ? diagonal : best ? scales.radius(*best) / 2 : 0;
  const double for_steady_means = 20, for_tails = 50;
  const double steady =
      std::min(straight, steady_radius(shapes, scales, points_per_sample, is_line ? for_tails : for_steady_means));
  const double r1 =
      std::clamp(std::max(noise_lengths * from_curve, steady), std::min(3 * spacing, diagonal / 10), diagonal / 10);
  return std::stod(fmt::format("{:.3g}", r1));  // a radius that people can read and repeat: the number nearest to three digits
}

}  // namespace ws::ridge
