// Points, boxes and triangles in space, in arithmetic that host and device round alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/host_vector.h"
#include "compute/core/device/platform.h"

#include <cstdint>
#include <limits>

namespace ws::kdtree {

struct Vec3 {
  float x = 0, y = 0, z = 0;

  [[nodiscard]] WS_HD float operator[](int k) const { return k == 0 ? x : k == 1 ? y : z; }
  WS_HD void set(int k, float value) { (k == 0 ? x : k == 1 ? y : z) = value; }
  [[nodiscard]] bool operator==(const Vec3&) const = default;
};
[[nodiscard]] WS_HD inline Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
[[nodiscard]] WS_HD inline Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
[[nodiscard]] WS_HD inline Vec3 operator*(Vec3 a, float s) { return {a.x * s, a.y * s, a.z * s}; }
[[nodiscard]] WS_HD inline float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] WS_HD inline Vec3 cross(Vec3 a, Vec3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
[[nodiscard]] WS_HD inline float smaller(float a, float b) { return b < a ? b : a; }
[[nodiscard]] WS_HD inline float larger(float a, float b) { return a < b ? b : a; }

struct Triangle {
  Vec3 a, b, c;
};
using Triangles = UnsetVector<Triangle>;  ///< of a scene

/// An axis-aligned box; empty when made by default. A cell may be flat: low equals high along an axis.
struct Box {
  Vec3 low{std::numeric_limits<float>::infinity(), std::numeric_limits<float>::infinity(),
           std::numeric_limits<float>::infinity()};
  Vec3 high{-std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
            -std::numeric_limits<float>::infinity()};

  [[nodiscard]] WS_HD bool is_empty() const { return low.x > high.x || low.y > high.y || low.z > high.z; }
  WS_HD void add(Vec3 p) {
    low = {smaller(low.x, p.x), smaller(low.y, p.y), smaller(low.z, p.z)};
    high = {larger(high.x, p.x), larger(high.y, p.y), larger(high.z, p.z)};
  }
  WS_HD void add(const Box& b) {
    add(b.low);
    add(b.high);
  }
  [[nodiscard]] bool operator==(const Box&) const = default;
};

[[nodiscard]] WS_HD inline Box box_of(const Triangle& t) {
  Box box;
  box.add(t.a);
  box.add(t.b);
  box.add(t.c);
  return box;
}
[[nodiscard]] WS_HD inline Box intersection(const Box& a, const Box& b) {
  return {{larger(a.low.x, b.low.x), larger(a.low.y, b.low.y), larger(a.low.z, b.low.z)},
          {smaller(a.high.x, b.high.x), smaller(a.high.y, b.high.y), smaller(a.high.z, b.high.z)}};
}
/// Of all six faces. The box must not be empty.
[[nodiscard]] WS_HD inline float surface_area(const Box& b) {
  const Vec3 d = b.high - b.low;
  return 2 * (d.x * d.y + d.y * d.z + d.z * d.x);
}
/// The parts of `cell` below and above the plane at `x` across `axis`.
[[nodiscard]] WS_HD inline Box below(Box cell, int axis, float x) {
  cell.high.set(axis, x);
  return cell;
}
[[nodiscard]] WS_HD inline Box above(Box cell, int axis, float x) {
  cell.low.set(axis, x);
  return cell;
}

}  // namespace ws::kdtree
