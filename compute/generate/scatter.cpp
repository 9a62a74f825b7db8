// Random, regular and degenerate point sets.
// SPDX-License-Identifier: MIT
#include "compute/generate/scatter.h"

#include "compute/generate/portable_math.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ws::generate {
namespace {

template <class Next>
PointSet fill(std::size_t dimension, std::size_t count, const Next& next) {
  PointSet points(dimension, count);
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = 0; k < dimension; ++k) points.at(i, k) = next(i, k);
  return points;
}

void set_polygon(PointSet& points, double radius, std::size_t corner_count) {
  for (std::size_t i = 0; i < corner_count; ++i) {
    const double angle = 2 * pi * static_cast<double>(i) / static_cast<double>(corner_count);
    points.at(i, 0) = radius * portable_cos(angle);
    points.at(i, 1) = radius * portable_sin(angle);
  }
}

/// The least side with side^dimension ≥ count.
std::size_t lattice_side(std::size_t dimension, std::size_t count) {
  const auto holds_all = [&](std::size_t side) {
    std::size_t cells = 1;
    for (std::size_t k = 0; k < dimension && cells < count; ++k) cells *= side;
    return cells >= count;
  };
  std::size_t low = 1, high = std::max<std::size_t>(count, 1);
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (holds_all(middle))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

}  // namespace

PointSet uniform(std::size_t dimension, std::size_t count, Random& random) {
  return fill(dimension, count, [&](std::size_t, std::size_t) { return random.uniform(); });
}

PointSet normal(std::size_t dimension, std::size_t count, Random& random) {
  return fill(dimension, count, [&](std::size_t, std::size_t) { return random.normal(); });
}

PointSet disc(double radius, std::size_t count, Random& random) {
  PointSet points(2, count);
  for (std::size_t i = 0; i < count; ++i) {
    double x, y;
    do {
      x = 2 * random.uniform() - 1;
      y = 2 * random.uniform() - 1;
    } while (x * x + y * y > 1);
    points.at(i, 0) = radius * x;
    points.at(i, 1) = radius * y;
  }
  return points;
}

PointSet clusters(std::size_t dimension, double radius, std::size_t count, Random& random) {
  constexpr std::size_t cluster_count = 8;
  const PointSet centers = uniform(dimension, cluster_count, random);
  PointSet points(dimension, count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t cluster = random.integer(cluster_count - 1);
    for (std::size_t k = 0; k < dimension; ++k) points.at(i, k) = centers.at(cluster, k) + radius * random.normal();
  }
  return points;
}

PointSet lattice(std::size_t dimension, double cell, double noise, std::size_t count, Random& random) {
  const std::size_t side = lattice_side(dimension, count);
  PointSet points(dimension, count);
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t rest = i;
    for (std::size_t k = dimension; k-- > 0; rest /= side)
      points.at(i, k) = cell * static_cast<double>(rest % side) + (noise > 0 ? noise * random.normal() : 0.0);
  }
  return points;
}

PointSet circle_points(double radius, std::size_t count) {
  PointSet points(2, count);
  set_polygon(points, radius, count);
  return points;
}

PointSet wheel(std::size_t count) {
  PointSet points(2, count + 1);
  set_polygon(points, 1, count);
  points.at(count, 0) = points.at(count, 1) = 0;
  return points;
}

PointSet duplicates(std::size_t dimension, std::size_t count, Random& random) {
  constexpr std::size_t copies = 10;
  const PointSet distinct = uniform(dimension, std::max<std::size_t>(count / copies, 1), random);
  PointSet points(dimension, count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t source = random.integer(distinct.size() - 1);
    for (std::size_t k = 0; k < dimension; ++k) points.at(i, k) = distinct.at(source, k);
  }
  return points;
}

PointSet constant(std::size_t dimension, std::size_t count) {
  return fill(dimension, count, [](std::size_t, std::size_t) { return 1.0; });
}

PointSet uniform27(std::size_t count, Random& random) {
  constexpr std::uint64_t last = 1u << 27;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> drawn(count);
  for (auto& [x, y] : drawn) {
    y = random.integer(last);
    x = random.integer(last);
  }
  std::sort(drawn.begin(), drawn.end());
  drawn.erase(std::unique(drawn.begin(), drawn.end()), drawn.end());
  return fill(2, drawn.size(),
              [&](std::size_t i, std::size_t k) { return static_cast<double>(k ? drawn[i].second : drawn[i].first); });
}

}  // namespace ws::generate
