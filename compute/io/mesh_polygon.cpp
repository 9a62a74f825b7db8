// Cuts polygons into triangles.
// SPDX-License-Identifier: MIT
#include "compute/io/mesh_formats.h"

#include <cmath>

namespace ws::io {
namespace {

constexpr std::size_t most_ear_corners = 4096;  // cutting ears takes time with the square of it, or worse

struct Point {
  double x, y;
};

/// Twice the area of a, b, c; above 0 where they turn left.
double turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// The corners in the coordinate plane that the polygon faces most, turned so that its area is above 0.
std::vector<Point> flattened(const std::vector<std::array<float, 3>>& positions, const std::uint32_t* corners,
                             std::size_t count) {
  double normal[3] = {0, 0, 0};  // Newell's: it needs no corner that is convex
  for (std::size_t i = 0; i < count; ++i) {
    const auto &p = positions[corners[i]], &q = positions[corners[(i + 1) % count]];
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t u = (k + 1) % 3, v = (k + 2) % 3;
      normal[k] += (double(p[u]) - double(q[u])) * (double(p[v]) + double(q[v]));
    }
  }
  std::size_t axis = std::abs(normal[1]) > std::abs(normal[0]) ? 1 : 0;
  if (std::abs(normal[2]) > std::abs(normal[axis])) axis = 2;
  const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
  const double sign = normal[axis] < 0 ? -1 : 1;
  std::vector<Point> flat(count);
  for (std::size_t i = 0; i < count; ++i) flat[i] = {double(positions[corners[i]][u]), sign * double(positions[corners[i]][v])};
  return flat;
}

bool is_convex(const std::vector<Point>& p) {
  for (std::size_t i = 0; i < p.size(); ++i)
    if (turn(p[i], p[(i + 1) % p.size()], p[(i + 2) % p.size()]) < 0) return false;
  return true;
}

bool is_ear(const std::vector<Point>& p, const std::vector<std::size_t>& ring, std::size_t at) {
  const std::size_t n = ring.size(), before = ring[(at + n - 1) % n], after = ring[(at + 1) % n];
  const Point a = p[before], b = p[ring[at]], c = p[after];
  if (!(turn(a, b, c) > 0)) return false;
  for (const std::size_t other : ring) {
    if (other == before || other == ring[at] || other == after) continue;
    if (turn(a, b, p[other]) >= 0 && turn(b, c, p[other]) >= 0 && turn(c, a, p[other]) >= 0) return false;
  }
  return true;
}

}  // namespace

void cut_polygon(const std::vector<std::array<float, 3>>& positions, const std::uint32_t* corners, std::size_t count,
                 const std::function<void(std::uint32_t, std::uint32_t, std::uint32_t)>& add) {
  std::vector<std::size_t> ring(count);
  for (std::size_t i = 0; i < count; ++i) ring[i] = i;
  const std::vector<Point> flat = flattened(positions, corners, count);
  if (count <= most_ear_corners && !is_convex(flat)) {
    for (std::size_t at = 0, failed = 0; ring.size() > 3 && failed < ring.size();) {
      const std::size_t n = ring.size();
      at %= n;
      if (!is_ear(flat, ring, at)) {
        ++at, ++failed;
        continue;
      }
      add(corners[ring[(at + n - 1) % n]], corners[ring[at]], corners[ring[(at + 1) % n]]);
      ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(at));
      failed = 0;
    }
  }
  for (std::size_t i = 1; i + 1 < ring.size(); ++i) add(corners[ring[0]], corners[ring[i]], corners[ring[i + 1]]);
}

}  // namespace ws::io
