// Does a ray hit a triangle? Watertight (Woop, Benthin and Wald 2013): neighbours decide alike about the edge they share.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/rays/ray.h"

#include <cmath>

namespace ws::kdtree {

/// A ray as the test reads it: space is sheared so that the ray runs along an axis, and the triangle is seen from its origin.
struct Shear {
  Vec3 origin;
  float x = 0, y = 0;  ///< how far to shear per unit of depth
  float depth = 1;     ///< the direction's component along kz
  int kx = 0, ky = 1, kz = 2;
};

/// False for a ray that hits nothing: numbers that are not finite, or a direction whose largest component is zero or outside
/// [2⁻⁶⁰, 2⁶⁰].
[[nodiscard]] WS_HD inline bool is_traceable(const Ray& ray) {
  const Vec3 o = ray.origin, d = ray.direction;
  const float not_finite = 0 * o.x + 0 * o.y + 0 * o.z + 0 * d.x + 0 * d.y + 0 * d.z;
  const float largest = larger(larger(std::fabs(d.x), std::fabs(d.y)), std::fabs(d.z));
  return not_finite == 0 && largest >= 0x1p-60f && largest <= 0x1p60f;
}

[[nodiscard]] WS_HD inline int axis_after(int k) { return k == 2 ? 0 : k + 1; }

/// Of a traceable ray.
[[nodiscard]] WS_HD inline Shear shear_of(const Ray& ray) {
  const Vec3 d = ray.direction;
  const float x = std::fabs(d.x), y = std::fabs(d.y), z = std::fabs(d.z);
  Shear s;
  s.origin = ray.origin;
  s.kz = z >= x && z >= y ? 2 : y >= x ? 1 : 0;
  s.kx = axis_after(s.kz);
  s.ky = axis_after(s.kx);
  s.depth = d[s.kz];
  s.x = d[s.kx] / s.depth;
  s.y = d[s.ky] / s.depth;
  return s;
}

/// A triangle's corners in sheared space, where the ray is the line x = y = 0.
struct Sheared {
  float ax, ay, az, bx, by, bz, cx, cy, cz;
};
[[nodiscard]] WS_HD inline Sheared sheared(const Shear& s, const Triangle& t) {
  const Vec3 a = t.a - s.origin, b = t.b - s.origin, c = t.c - s.origin;
  const float az = a[s.kz], bz = b[s.kz], cz = c[s.kz];
  return {std::fma(-s.x, az, a[s.kx]), std::fma(-s.y, az, a[s.ky]), az,
          std::fma(-s.x, bz, b[s.kx]), std::fma(-s.y, bz, b[s.ky]), bz,
          std::fma(-s.x, cz, c[s.kx]), std::fma(-s.y, cz, c[s.ky]), cz};
}

/// False if the ray surely passes the triangle. Rounding is monotone, so the sign of a difference of two products is right
/// unless it comes out as zero or as no number: then the double precision of `crossing` decides.
[[nodiscard]] WS_HD inline bool may_hit(const Sheared& t) {
  const float u = t.cx * t.by - t.cy * t.bx, v = t.ax * t.cy - t.ay * t.cx, w = t.bx * t.ay - t.by * t.ax;
  return !((u < 0 || v < 0 || w < 0) && (u > 0 || v > 0 || w > 0));
}

/// Where a ray crosses a triangle: exact but for the rounding of the result, given the sheared corners. The weights' products
/// are exact in double precision, and so are differences of nearly equal ones; the rest is a mean with weights of one sign.
struct Crossing {
  float t = 0;
  float u = 0, v = 0;  ///< weights of the second and third corner
  bool exists = false;
};
[[nodiscard]] WS_HD inline Crossing crossing(const Sheared& s, float depth) {
  const double ax = s.ax, ay = s.ay, bx = s.bx, by = s.by, cx = s.cx, cy = s.cy;
  const double u = cx * by - cy * bx, v = ax * cy - ay * cx, w = bx * ay - by * ax;
  if ((u < 0 || v < 0 || w < 0) && (u > 0 || v > 0 || w > 0)) return {};
  const double sum = u + v + w;
  if (!(sum != 0)) return {};
  const double t = (u * double(s.az) + v * double(s.bz) + w * double(s.cz)) / (sum * double(depth));
  return {static_cast<float>(t), static_cast<float>(v / sum), static_cast<float>(w / sum), true};
}

/// The nearest hit so far. At first: nothing, as far as the ray reaches.
struct Nearest {
  float t;
  std::uint32_t triangle = no_triangle;

  /// Nearer hits first, then those of smaller triangles.
  WS_HD bool offer(float at, std::uint32_t which, float t_min) {
    if (!(at >= t_min && at <= t && at < std::numeric_limits<float>::infinity())) return false;
    if (at == t && which >= triangle) return false;
    t = at;
    triangle = which;
    return true;
  }
};

/// The hit that a walk ended with.
[[nodiscard]] WS_HD inline Hit hit_of(const Shear& shear, const Triangle& t, const Nearest& nearest) {
  const Crossing c = crossing(sheared(shear, t), shear.depth);
  return {nearest.t, nearest.triangle, c.u, c.v};
}

}  // namespace ws::kdtree
