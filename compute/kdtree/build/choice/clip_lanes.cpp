// A cut has no branch that depends on a corner: signs become bits, and the bits choose which corners and crossings stay.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/clip_lanes.h"

#include "compute/kdtree/build/choice/lanes.h"

#include <immintrin.h>

#include <bit>
#include <cstddef>

namespace ws::kdtree {

namespace {

/// No sum or product of such coordinates overflows.
constexpr float tame = 1e18f;

constexpr Ints lane_numbers{0, 1, 2, 3, 4, 5, 6, 7};

/// Corners of a convex polygon in order, one in each of the first `count` lanes.
struct LanePolygon {
  Floats p[3];
  std::uint32_t count = 3;

  [[nodiscard]] unsigned lanes() const { return (1u << count) - 1; }
};

[[nodiscard]] LanePolygon polygon_of(const Triangle& t) {
  const Floats from_x = load(&t.a.x), from_y = load(&t.a.x + 1);  // nine numbers, the first and the last eight of them
  return {{permuted(from_x, Ints{0, 3, 6, 0, 0, 0, 0, 0}), permuted(from_x, Ints{1, 4, 7, 1, 1, 1, 1, 1}),
           permuted(from_y, Ints{1, 4, 7, 1, 1, 1, 1, 1})},
          3};
}

/// Where the corners and crossings that stay come from: number 2 i is corner i, 2 i + 1 the crossing after it.
[[nodiscard]] Ints sources(unsigned corners, unsigned crossings) {
  const std::uint64_t stays = _pdep_u64(corners, 0x5555) | _pdep_u64(crossings, 0xaaaa);
  const std::uint64_t numbers = _pext_u64(0xfedcba9876543210u, _pdep_u64(stays, 0x1111111111111111u) * 0xf);
  const std::uint64_t bytes = _pdep_u64(numbers, 0x0f0f0f0f0f0f0f0fu);
  const __m256i lanes = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(bytes)));
  return reinterpret_cast<Ints>(lanes);
}

/// What lies on the side sign · p[Axis] <= sign · x; false where the corners no longer fit in the lanes.
template <int Axis>
[[nodiscard]] bool cut(LanePolygon& polygon, float x, float sign) {
  const Floats d = sign * (x - polygon.p[Axis]);
  const unsigned lanes = polygon.lanes(), inside = bits(d > 0) & lanes, outside = bits(d < 0) & lanes;
  if (outside == 0) return true;
  const auto of_next = [&](unsigned corner) { return corner >> 1 | (corner & 1) << (polygon.count - 1); };
  const unsigned corners = lanes & ~outside, crossings = (inside & of_next(outside)) | (outside & of_next(inside));
  const auto count = static_cast<std::uint32_t>(std::popcount(corners) + std::popcount(crossings));
  if (count > lane_count) return false;
  const Ints next = lane_numbers == static_cast<std::int32_t>(polygon.count) - 1 ? Ints{} : lane_numbers + 1;
  const Floats part = d / (d - permuted(d, next));
  const Ints from = sources(corners, crossings), lane = from >> 1, is_crossing = (from & 1) != 0;
  for (int k = 0; k < 3; ++k) {
    const Floats p = polygon.p[k];
    const Floats crossing = k == Axis ? x + Floats{} : p + (permuted(p, next) - p) * part;
    polygon.p[k] = is_crossing ? permuted(crossing, lane) : permuted(p, lane);
  }
  polygon.count = count;
  return true;
}

template <int Axis>
[[nodiscard]] bool cut_across(LanePolygon& polygon, const Box& own, const Box& cell) {
  return (!(own.low[Axis] < cell.low[Axis]) || cut<Axis>(polygon, cell.low[Axis], -1)) &&
         (!(own.high[Axis] > cell.high[Axis]) || cut<Axis>(polygon, cell.high[Axis], 1));
}

[[nodiscard]] Box box_of(const LanePolygon& polygon) {
  const Ints is_corner = lane_numbers < static_cast<std::int32_t>(polygon.count);
  const auto low = [&](Floats p) { return least(is_corner ? p : no_cost + Floats{}); };
  const auto high = [&](Floats p) { return -least(is_corner ? -p : no_cost + Floats{}); };
  return {{low(polygon.p[0]), low(polygon.p[1]), low(polygon.p[2])},
          {high(polygon.p[0]), high(polygon.p[1]), high(polygon.p[2])}};
}

/// `child_box` of sah.h.
[[nodiscard]] Box child_box_in_lanes(const Triangle& t, LanePolygon polygon, const Box& own, const Box& in_cell,
                                     const Box& child) {
  const Box clamped = intersection(in_cell, child), own_clamped = intersection(own, child);
  if (own_clamped.is_empty() || own_clamped == own) return intersection(own_clamped, clamped);
  if (!cut_across<0>(polygon, own, child) || !cut_across<1>(polygon, own, child) || !cut_across<2>(polygon, own, child))
    return child_box(t, in_cell, child, Clip::clip);
  return intersection(intersection(box_of(polygon), own_clamped), clamped);
}

}  // namespace

SplitBoxes split_boxes_in_lanes(const Triangle& t, const Box& in_cell, const Box& cell, int axis, float position) {
  const LanePolygon polygon = polygon_of(t);
  const Box own = kdtree::box_of(t);
  const Vec3 a = own.low, b = own.high;
  if (!(a.x > -tame && a.y > -tame && a.z > -tame && b.x < tame && b.y < tame && b.z < tame))
    return split_boxes(t, in_cell, cell, axis, position, Clip::clip);
  const Box left_cell = below(cell, axis, position), right_cell = above(cell, axis, position);
  SplitBoxes boxes{child_box_in_lanes(t, polygon, own, in_cell, left_cell),
                   child_box_in_lanes(t, polygon, own, in_cell, right_cell)};
  if (boxes.left.is_empty() && boxes.right.is_empty())
    boxes = {intersection(in_cell, left_cell), intersection(in_cell, right_cell)};
  return boxes;
}

}  // namespace ws::kdtree
