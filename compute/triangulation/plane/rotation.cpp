// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/rotation.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/plane/angle.h"

#include <algorithm>

namespace ws::triangulation {

std::uint32_t Rotation::place_of(std::uint32_t from, std::uint32_t to) const {
  for (std::uint32_t k = first[from]; k < first[from + 1]; ++k)
    if (neighbour[k] == to) return k;
  throw Error(ErrorKind::internal, "an edge is missing in a rotation");
}

Rotation rotation_of(const std::vector<Point>& points, const std::vector<Edge>& edges) {
  Rotation rotation;
  rotation.first.assign(points.size() + 1, 0);
  for (const Edge e : edges) {
    ++rotation.first[e.a + 1];
    ++rotation.first[e.b + 1];
  }
  for (std::size_t i = 0; i < points.size(); ++i) rotation.first[i + 1] += rotation.first[i];
  rotation.neighbour.resize(2 * edges.size());
  std::vector<std::uint32_t> next(rotation.first.begin(), rotation.first.end() - 1);
  for (const Edge e : edges) {
    rotation.neighbour[next[e.a]++] = e.b;
    rotation.neighbour[next[e.b]++] = e.a;
  }
  for (std::size_t i = 0; i < points.size(); ++i)
    std::sort(rotation.neighbour.begin() + rotation.first[i], rotation.neighbour.begin() + rotation.first[i + 1],
              [&](std::uint32_t a, std::uint32_t b) { return angle_less(points[i], points[a], points[b]); });
  return rotation;
}

std::vector<Triangle> triangles_of(const std::vector<Point>& points, const std::vector<Edge>& edges) {
  const Rotation rotation = rotation_of(points, edges);
  std::vector<Triangle> triangles;
  triangles.reserve(edges.size() * 2 / 3 + 1);
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    const std::uint32_t begin = rotation.first[i], end = rotation.first[i + 1];
    for (std::uint32_t k = begin; k < end && end - begin >= 2; ++k) {
      const std::uint32_t a = rotation.neighbour[k], b = rotation.neighbour[k + 1 < end ? k + 1 : begin];
      // Consecutive neighbours at less than a half turn bound a triangle; on the hull's outside the turn is larger.
      if (i < a && i < b && orientation(points[i], points[a], points[b]) > 0) triangles.push_back({i, a, b});
    }
  }
  std::sort(triangles.begin(), triangles.end());
  return triangles;
}

}  // namespace ws::triangulation
