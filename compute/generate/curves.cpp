// Curves, their arc length, points near them.
// SPDX-License-Identifier: MIT
#include "compute/generate/curves.h"

#include "compute/generate/portable_math.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::generate {
namespace {

// Sagitta of a chord over 1/2048 of a turn: 1.2·10⁻⁶ of the radius, 0.6·10⁻⁶ of the diameter.
constexpr std::size_t truth_vertices_per_turn = 2048;
constexpr std::size_t length_intervals_per_turn = 8192;  // chord lengths are then right to 2.5·10⁻⁸
using Position = std::array<double, max_dimension>;

/// Where on a curve the point at a given length stands, from a table of chord lengths.
class ArcLength {
 public:
  ArcLength(const Curve& curve, std::size_t dimension) {
    constexpr std::size_t intervals_per_vertex = length_intervals_per_turn / truth_vertices_per_turn;
    const std::size_t interval_count = curve.truth_vertex_count == 2 ? 1 : curve.truth_vertex_count * intervals_per_vertex;
    lengths_.reserve(interval_count + 1);
    lengths_.push_back(0);
    Position from{}, to{};
    curve.position(0, from.data());
    for (std::size_t i = 1; i <= interval_count; ++i, from = to) {
      curve.position(static_cast<double>(i) / static_cast<double>(interval_count), to.data());
      double square = 0;
      for (std::size_t k = 0; k < dimension; ++k) square += (to[k] - from[k]) * (to[k] - from[k]);
      lengths_.push_back(lengths_.back() + std::sqrt(square));
    }
  }

  [[nodiscard]] double total() const { return lengths_.back(); }
  [[nodiscard]] double parameter_at(double length) const {
    const auto after = std::upper_bound(lengths_.begin() + 1, lengths_.end() - 1, length);
    const double begin = after[-1], end = *after;
    const auto interval = static_cast<double>(after - lengths_.begin() - 1);
    return (interval + (length - begin) / (end - begin)) / static_cast<double>(lengths_.size() - 1);
  }

 private:
  std::vector<double> lengths_;
};

Curve ring_in_space(double center_x, double radius, std::size_t second_axis) {
  return {[=](double t, double* p) {
            p[1] = p[2] = 0;
            p[0] = center_x + radius * portable_cos(2 * pi * t);
            p[second_axis] = radius * portable_sin(2 * pi * t);
          },
          true, truth_vertices_per_turn};
}

}  // namespace

Curve spiral(std::size_t dimension, double radius, double turns) {
  return {[=](double t, double* p) {
            const double angle = 2 * pi * turns * t;
            p[0] = radius * t * portable_cos(angle);
            p[1] = radius * t * portable_sin(angle);
            if (dimension == 3) p[2] = radius * t;
          },
          false, static_cast<std::size_t>(std::ceil(turns * static_cast<double>(truth_vertices_per_turn))) + 2};
}

Curve segment(std::size_t dimension, double length) {
  return {[=](double t, double* p) {
            std::fill_n(p, dimension, 0.0);
            p[0] = length * t;
          },
          false, 2};
}

Curve circle(double center_x, double center_y, double radius) {
  return {[=](double t, double* p) {
            p[0] = center_x + radius * portable_cos(2 * pi * t);
            p[1] = center_y + radius * portable_sin(2 * pi * t);
          },
          true, truth_vertices_per_turn};
}

Curve trefoil(double radius) {
  constexpr double natural_radius = 3;
  constexpr std::size_t bends = 3;  // it turns about thrice as fast as a circle
  return {[scale = radius / natural_radius](double t, double* p) {
            const double a = 2 * pi * t;
            p[0] = scale * (portable_sin(a) + 2 * portable_sin(2 * a));
            p[1] = scale * (portable_cos(a) - 2 * portable_cos(2 * a));
            p[2] = -scale * portable_sin(3 * a);
          },
          true, bends * truth_vertices_per_turn};
}

std::vector<Curve> rings(std::size_t dimension, double radius) {
  if (dimension == 3) return {ring_in_space(0, radius, 1), ring_in_space(radius, radius, 2)};
  return {circle(0, 0, 2 * radius), circle(0, 0, 0.9 * radius), circle(3.8 * radius, 0, radius)};
}

PointSet sample(const std::vector<Curve>& curves, std::size_t dimension, std::size_t count, double noise, Random& random) {
  std::vector<ArcLength> lengths;
  double total = 0;
  for (const Curve& curve : curves) total += lengths.emplace_back(curve, dimension).total();
  PointSet points(dimension, count);
  Position position{};
  for (std::size_t i = 0; i < count; ++i) {
    double length = random.uniform() * total;
    std::size_t c = 0;
    while (c + 1 < curves.size() && length >= lengths[c].total()) length -= lengths[c++].total();
    curves[c].position(lengths[c].parameter_at(length), position.data());
    for (std::size_t k = 0; k < dimension; ++k)
      points.at(i, k) = noise > 0 ? position[k] + noise * random.normal() : position[k];
  }
  return points;
}

PolylineSet truth_of(const std::vector<Curve>& curves, std::size_t dimension) {
  PolylineSet truth;
  truth.dimension = dimension;
  for (const Curve& curve : curves) {
    Polyline line{{}, curve.closed};
    const std::size_t count = curve.truth_vertex_count, last = curve.closed ? count : count - 1;
    Position position{};
    for (std::size_t i = 0; i < count; ++i) {
      curve.position(static_cast<double>(i) / static_cast<double>(last), position.data());
      line.coordinates.insert(line.coordinates.end(), position.begin(),
                              position.begin() + static_cast<std::ptrdiff_t>(dimension));
    }
    truth.lines.push_back(std::move(line));
  }
  return truth;
}

}  // namespace ws::generate
