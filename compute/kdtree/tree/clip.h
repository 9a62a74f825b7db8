// The box of what of a triangle lies in a cell.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/choice.h"
#include "compute/kdtree/tree/geometry.h"

#include <array>

namespace ws::kdtree {

/// How a triangle's extent in a cell is found: exactly, or as its box cut by the cell.
enum class Clip { clip, clamp };
constexpr auto choices(Clip) {
  using enum Clip;
  return std::to_array<Choice<Clip>>({
      {clip, "exact", "Of the part of the triangle that lies in the cell"},
      {clamp, "box", "Of the triangle's box, cut by the cell"},
  });
}

namespace detail {

struct Polygon {
  static constexpr int most = 9;  ///< three corners and one more for each face of the cell
  Vec3 corner[most];
  int count = 0;
};

/// What of `from` lies on the side sign · p[axis] <= sign · x.
WS_HD inline void cut(const Polygon& from, Polygon& to, int axis, float x, float sign) {
  to.count = 0;
  WS_ROLLED  // on the device large code costs more than it saves
      for (int i = 0; i < from.count; ++i) {
    const Vec3 p = from.corner[i], q = from.corner[i + 1 == from.count ? 0 : i + 1];
    const float dp = sign * (x - p[axis]), dq = sign * (x - q[axis]);
    if (dp >= 0 && to.count < Polygon::most) to.corner[to.count++] = p;
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
      Vec3 crossing = p + (q - p) * (dp / (dp - dq));
      crossing.set(axis, x);
      if (to.count < Polygon::most) to.corner[to.count++] = crossing;
    }
  }
}

}  // namespace detail

/// Where a triangle is clipped: the polygon before a cut, and after it. A kernel may have it in shared memory: its corners are
/// reached by numbers that differ from lane to lane, for which a thread's own memory is slow.
struct ClipRoom {
  detail::Polygon polygon[2];
};

/// No sum or product of such coordinates overflows.
inline constexpr float tame = 1e18f;
[[nodiscard]] WS_HD inline bool is_tame(const Box& b) {
  return b.low.x > -tame && b.low.y > -tame && b.low.z > -tame && b.high.x < tame && b.high.y < tame && b.high.z < tame;
}

/// The box of what of a triangle lies on one side of a plane, within `child`, the part on that side of a box that it lies in.
/// It holds that of `clip_box` and is less work: what other planes have cut off counts by `child` alone.
[[nodiscard]] WS_HD inline Box half_box(const Triangle& t, const Box& child, int axis, float x, bool is_below) {
  if (!is_tame(box_of(t))) return child;
  Box box;
  WS_ROLLED
  for (int i = 0; i < 3; ++i) {
    const Vec3 p = i == 0 ? t.a : i == 1 ? t.b : t.c, q = i == 0 ? t.b : i == 1 ? t.c : t.a;
    const float dp = x - p[axis], dq = x - q[axis];
    if (is_below ? dp >= 0 : dp <= 0) box.add(p);
    if (!((dp > 0 && dq < 0) || (dp < 0 && dq > 0))) continue;
    const bool rises = dp > 0;
    const Vec3 from = rises ? p : q, to = rises ? q : p;
    Vec3 crossing = from + (to - from) * ((rises ? dp : dq) / (rises ? dp - dq : dq - dp));
    crossing.set(axis, x);
    box.add(crossing);
  }
  return intersection(box, child);
}

/// The box of t ∩ cell, within the box of t cut by the cell; empty where they do not meet. Where rounding leaves nothing of
/// a triangle whose box does meet the cell, the result is empty too: `split_boxes` of sah.h sees that none is lost.
[[nodiscard]] WS_HD inline Box clip_box(const Triangle& t, const Box& cell, Clip how, ClipRoom& room) {
  const Box own = box_of(t), clamped = intersection(own, cell);
  if (how == Clip::clamp || clamped.is_empty() || clamped == own) return clamped;
  detail::Polygon *polygon = room.polygon, *other = room.polygon + 1;
  polygon->corner[0] = t.a;
  polygon->corner[1] = t.b;
  polygon->corner[2] = t.c;
  polygon->count = 3;
  const auto cut = [&](int axis, float x, float sign) {
    detail::cut(*polygon, *other, axis, x, sign);
    detail::Polygon* const before = polygon;
    polygon = other;
    other = before;
  };
  WS_ROLLED
  for (int axis = 0; axis < 3; ++axis) {
    if (own.low[axis] < cell.low[axis]) cut(axis, cell.low[axis], -1);
    if (own.high[axis] > cell.high[axis]) cut(axis, cell.high[axis], 1);
  }
  Box box;
  for (int i = 0; i < polygon->count; ++i) box.add(polygon->corner[i]);
  return intersection(box, clamped);
}
[[nodiscard]] WS_HD inline Box clip_box(const Triangle& t, const Box& cell, Clip how) {
  ClipRoom room;
  return clip_box(t, cell, how, room);
}

}  // namespace ws::kdtree
