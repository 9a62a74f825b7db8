// Are the clouds what they are said to be: noise, evenness along curves, truth close to the curve, size of the ball cover.
// SPDX-License-Identifier: MIT
#include "compute/generate/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <vector>

namespace ws::generate {
namespace {

struct Foot {
  double distance = std::numeric_limits<double>::infinity();
  double length = 0;  ///< along the line, from its first vertex
};

/// The closest place on the polylines, and how far along (all lines end to end).
Foot closest(const PolylineSet& truth, const PointSet& points, std::size_t i) {
  const std::size_t d = truth.dimension;
  Foot best;
  double start = 0;
  for (const Polyline& line : truth.lines) {
    const std::size_t count = line.coordinates.size() / d;
    for (std::size_t v = 0; v < count - (line.closed ? 0 : 1); ++v) {
      const double* a = &line.coordinates[v * d];
      const double* b = &line.coordinates[(v + 1) % count * d];
      double along = 0, square = 0, distance = 0;
      for (std::size_t k = 0; k < d; ++k)
        along += (points.at(i, k) - a[k]) * (b[k] - a[k]), square += (b[k] - a[k]) * (b[k] - a[k]);
      const double t = std::clamp(along / square, 0.0, 1.0);
      for (std::size_t k = 0; k < d; ++k) distance += std::pow(points.at(i, k) - a[k] - t * (b[k] - a[k]), 2);
      if (std::sqrt(distance) < best.distance) best = {std::sqrt(distance), start + t * std::sqrt(square)};
      start += std::sqrt(square);
    }
  }
  return best;
}

double length_of(const PolylineSet& truth) {
  double total = 0;
  for (const Polyline& line : truth.lines) {
    const std::size_t d = truth.dimension, count = line.coordinates.size() / d;
    for (std::size_t v = 0; v < count - (line.closed ? 0 : 1); ++v) {
      double square = 0;
      for (std::size_t k = 0; k < d; ++k)
        square += std::pow(line.coordinates[(v + 1) % count * d + k] - line.coordinates[v * d + k], 2);
      total += std::sqrt(square);
    }
  }
  return total;
}

double mean_distance(const Generated& data) {
  double sum = 0;
  for (std::size_t i = 0; i < data.points.size(); ++i) sum += closest(*data.truth, data.points, i).distance;
  return sum / static_cast<double>(data.points.size());
}

/// The largest extent of any of the curves along an axis.
double size_of(const PolylineSet& truth) {
  double size = 0;
  for (const Polyline& line : truth.lines) {
    for (std::size_t k = 0; k < truth.dimension; ++k) {
      double low = line.coordinates[k], high = low;
      for (std::size_t i = k; i < line.coordinates.size(); i += truth.dimension) {
        low = std::min(low, line.coordinates[i]);
        high = std::max(high, line.coordinates[i]);
      }
      size = std::max(size, high - low);
    }
  }
  return size;
}

TEST(Statistics, PointsWithoutNoiseLieOnTheTruth) {
  for (const char* command :
       {"spiral --count 300", "spiral --count 300 --dimension 3", "segment --count 300 --dimension 4", "circle --count 300",
        "trefoil --count 300", "rings --count 300", "rings --count 300 --dimension 3"}) {
    const auto [kind, options] = parse_command(command);
    const Generated data = generate(kind, options);
    const double size = size_of(*data.truth);
    for (std::size_t i = 0; i < data.points.size(); ++i)
      ASSERT_LE(closest(*data.truth, data.points, i).distance, 1e-6 * size) << command;
  }
}

TEST(Statistics, NoiseIsWhatWasAskedFor) {
  constexpr double noise = 0.01;
  // Across a curve, d − 1 coordinates of normal noise remain: the mean distance is that of a chi distribution.
  const double in_plane = noise * std::sqrt(2 / std::numbers::pi), in_space = noise * std::sqrt(std::numbers::pi / 2);
  EXPECT_NEAR(mean_distance(generate("circle", {.count = 4000, .noise = noise})) / in_plane, 1, 0.04);
  EXPECT_NEAR(mean_distance(generate("segment", {.count = 20'000, .noise = noise})) / in_plane, 1, 0.03);
  EXPECT_NEAR(mean_distance(generate("segment", {.count = 20'000, .dimension = 3, .noise = noise})) / in_space, 1, 0.03);
  EXPECT_NEAR(mean_distance(generate("trefoil", {.count = 2000, .noise = noise})) / in_space, 1, 0.05);
}

TEST(Statistics, PointsAreEvenInArcLength) {
  for (const char* command :
       {"spiral --count 2000", "spiral --count 2000 --dimension 3", "trefoil --count 2000", "rings --count 2000"}) {
    const auto [kind, options] = parse_command(command);
    const Generated data = generate(kind, options);
    std::vector<double> shares;
    for (std::size_t i = 0; i < data.points.size(); ++i)
      shares.push_back(closest(*data.truth, data.points, i).length / length_of(*data.truth));
    std::sort(shares.begin(), shares.end());
    double deviation = 0;  // Kolmogorov–Smirnov
    for (std::size_t i = 0; i < shares.size(); ++i)
      deviation =
          std::max(deviation, std::abs(shares[i] - (static_cast<double>(i) + 0.5) / static_cast<double>(shares.size())));
    EXPECT_LT(deviation * std::sqrt(static_cast<double>(shares.size())), 1.95) << command;  // passed by 99.9 % of even samples
  }
}

TEST(Statistics, PointsComeInRandomOrder) {
  const PointSet points = generate("segment", {.count = 10'000}).points;
  std::size_t ascents = 0;
  for (std::size_t i = 1; i < points.size(); ++i) ascents += points.at(i, 0) > points.at(i - 1, 0);
  EXPECT_NEAR(static_cast<double>(ascents), 5000, 150);
}

/// Takes each point that is farther than `radius` from all taken before it.
std::size_t cover_size(const PointSet& points, double radius) {
  std::map<std::pair<long, long>, std::vector<std::size_t>> cells;
  std::size_t count = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const long cx = std::lround(std::floor(points.at(i, 0) / radius)), cy = std::lround(std::floor(points.at(i, 1) / radius));
    bool covered = false;
    for (long x = cx - 1; x <= cx + 1 && !covered; ++x)
      for (long y = cy - 1; y <= cy + 1 && !covered; ++y)
        if (const auto cell = cells.find({x, y}); cell != cells.end())
          for (const std::size_t j : cell->second)
            covered |= std::hypot(points.at(i, 0) - points.at(j, 0), points.at(i, 1) - points.at(j, 1)) <= radius;
    if (!covered) cells[{cx, cy}].push_back(i), ++count;
  }
  return count;
}

TEST(Statistics, TheSpiralIsTheOneOfThePublishedTable) {
  const Generated data = generate("spiral", {.count = 100'000, .noise = 4.17});
  EXPECT_NEAR(static_cast<double>(cover_size(data.points, 8.34)), 1786, 60);
}

TEST(Statistics, ScatterHasItsMoments) {
  const auto moments = [](const PointSet& points, std::size_t k) {
    double mean = 0, square = 0;
    for (const double x : points.column(k)) mean += x, square += x * x;
    mean /= static_cast<double>(points.size());
    return std::pair{mean, square / static_cast<double>(points.size()) - mean * mean};
  };
  const auto [uniform_mean, uniform_variance] = moments(generate("uniform", {.count = 100'000}).points, 1);
  EXPECT_NEAR(uniform_mean, 0.5, 0.005);
  EXPECT_NEAR(uniform_variance, 1.0 / 12, 0.002);
  const auto [normal_mean, normal_variance] = moments(generate("normal", {.count = 100'000}).points, 0);
  EXPECT_NEAR(normal_mean, 0, 0.015);
  EXPECT_NEAR(normal_variance, 1, 0.02);
  const auto [disc_mean, disc_variance] = moments(generate("disc", {.count = 100'000, .radius = 2}).points, 0);
  EXPECT_NEAR(disc_mean, 0, 0.015);
  EXPECT_NEAR(disc_variance, 1, 0.02);
}

}  // namespace
}  // namespace ws::generate
