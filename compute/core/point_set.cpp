// SPDX-License-Identifier: MIT
#include "compute/core/point_set.h"

#include <algorithm>

namespace ws {

PointSet subsample(const PointSet& points, std::size_t max_count) {
  const std::size_t stride = max_count ? std::max<std::size_t>(1, (points.size() + max_count - 1) / max_count) : 1;
  PointSet result(points.dimension(), (points.size() + stride - 1) / stride);
  result.column_names = points.column_names;
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (std::size_t i = 0; i < result.size(); ++i) result.at(i, k) = points.at(i * stride, k);
  return result;
}

Extent extent_of(const PointSet& points) {
  Extent extent{std::vector<double>(points.dimension(), 0.0), std::vector<double>(points.dimension(), 0.0)};
  if (points.empty()) return extent;
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    const auto column = points.column(k);
    const auto [low, high] = std::minmax_element(column.begin(), column.end());
    extent.low[k] = *low;
    extent.high[k] = *high;
  }
  return extent;
}

std::size_t PolylineSet::vertex_count() const {
  std::size_t count = 0;
  for (const Polyline& line : lines) count += line.coordinates.size() / std::max<std::size_t>(1, dimension);
  return count;
}

std::size_t PolylineSet::edge_count() const {
  std::size_t count = 0;
  for (const Polyline& line : lines) {
    const std::size_t vertices = line.coordinates.size() / std::max<std::size_t>(1, dimension);
    if (vertices > 0) count += vertices - (line.closed ? 0 : 1);
  }
  return count;
}

std::size_t PolylineSet::closed_count() const {
  return static_cast<std::size_t>(std::count_if(lines.begin(), lines.end(), [](const Polyline& l) { return l.closed; }));
}

}  // namespace ws
