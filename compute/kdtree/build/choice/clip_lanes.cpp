// A cut has no branch that depends on a corner: signs become bits, and the bits choose which corners and crossings stay.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/clip_lanes.h"

#include "compute/kdtree/build/choice/lanes.h"

#include <immintrin.h>

#include <bit>
#include <cstddef>

namespace ws::kdtree {

namespace {

constexpr Ints lane_numbers{0, 1, 2, 3, 4, 5, 6, 7};

[[nodiscard]] __m128 absolute(__m128 a) { return _mm_andnot_ps(_mm_set1_ps(-0.0f), a); }

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
  if (!is_tame(own)) return split_boxes(t, in_cell, cell, axis, position, Clip::clip);
  const Box left_cell = below(cell, axis, position), right_cell = above(cell, axis, position);
  SplitBoxes boxes{child_box_in_lanes(t, polygon, own, in_cell, left_cell),
                   child_box_in_lanes(t, polygon, own, in_cell, right_cell)};
  if (boxes.left.is_empty() && boxes.right.is_empty())
    boxes = {intersection(in_cell, left_cell), intersection(in_cell, right_cell)};
  return boxes;
}

SplitBoxes halves_in_lanes(const Triangle& t, const Box& in_cell, int axis, float x) {
  const float *a = &t.a.x, *b = &t.b.x, *c = &t.c.x;
  const float d[3] = {x - a[axis], x - b[axis], x - c[axis]};
  const unsigned below_plane = unsigned(d[0] > 0) | unsigned(d[1] > 0) << 1 | unsigned(d[2] > 0) << 2;
  const __m128 corner[3] = {_mm_loadu_ps(a), _mm_loadu_ps(b), _mm_permute_ps(_mm_loadu_ps(c - 1), 0xf9)};  // xyz and another
  const __m128 far = _mm_max_ps(_mm_max_ps(absolute(corner[0]), absolute(corner[1])), absolute(corner[2]));
  const bool is_wild = (_mm_movemask_ps(_mm_cmplt_ps(far, _mm_set1_ps(tame))) & 7) != 7;
  if (below_plane == 0 || below_plane == 7 || d[0] == 0 || d[1] == 0 || d[2] == 0 || is_wild)
    return halves(t, in_cell, axis, x);
  constexpr std::uint8_t lone_corner[8] = {0, 0, 1, 2, 2, 1, 0, 0};  // the only one on its side
  const unsigned lone = lone_corner[below_plane], first = lone == 2 ? 0 : lone + 1, second = first == 2 ? 0 : first + 1;
  const bool lone_is_below = (below_plane >> lone & 1) != 0;
  const __m128 on_axis = _mm_castsi128_ps(_mm_cmpeq_epi32(_mm_set1_epi32(axis), _mm_setr_epi32(0, 1, 2, 3)));
  const auto crossing = [&](unsigned other) {
    const unsigned from = lone_is_below ? lone : other, to = lone_is_below ? other : lone;
    const __m128 part = _mm_set1_ps(d[from] / (d[from] - d[to]));
    const __m128 at = _mm_add_ps(corner[from], _mm_mul_ps(_mm_sub_ps(corner[to], corner[from]), part));
    return _mm_blendv_ps(at, _mm_set1_ps(x), on_axis);
  };
  const __m128 p = crossing(first), q = crossing(second), lowest = _mm_min_ps(p, q), highest = _mm_max_ps(p, q);
  const __m128 in_low = _mm_loadu_ps(&in_cell.low.x), in_high = _mm_permute_ps(_mm_loadu_ps(&in_cell.low.z), 0xf9);
  const __m128 cut_low = _mm_blendv_ps(in_low, _mm_set1_ps(x), on_axis);
  const __m128 cut_high = _mm_blendv_ps(in_high, _mm_set1_ps(x), on_axis);
  const auto put = [&](bool is_below, __m128 low, __m128 high, Box& to) {
    low = _mm_max_ps(_mm_min_ps(lowest, low), is_below ? in_low : cut_low);
    high = _mm_min_ps(_mm_max_ps(highest, high), is_below ? cut_high : in_high);
    _mm_storeu_ps(&to.low.x, low);
    _mm_storeu_ps(&to.low.z, _mm_insert_ps(_mm_permute_ps(high, 0x90), low, 0x80));
  };
  SplitBoxes boxes;
  put(lone_is_below, corner[lone], corner[lone], lone_is_below ? boxes.left : boxes.right);
  put(!lone_is_below, _mm_min_ps(corner[first], corner[second]), _mm_max_ps(corner[first], corner[second]),
      lone_is_below ? boxes.right : boxes.left);
  if (boxes.left.is_empty() && boxes.right.is_empty()) boxes = {below(in_cell, axis, x), above(in_cell, axis, x)};
  return boxes;
}

}  // namespace ws::kdtree
