// Clipping by a warp: two triangles at a time, each half by eight lanes, a corner or an end of the box a lane. One lane for a
// half would walk around its polygon alone while all others wait.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/warp.cuh"

#include <cstdint>

namespace ws::kdtree::cuda {

inline constexpr unsigned lanes_of_half = 8, halves_at_once = 32 / lanes_of_half;

/// The polygons under work, before a cut and after it, and what became of them: ends of boxes, three low ones and three high
/// ones.
struct ClipSpace {
  float corner[2][3][halves_at_once * detail::Polygon::most];
  float end[halves_at_once][6];

  [[nodiscard]] __device__ Vec3 at(unsigned which, unsigned i) const {
    return {corner[which][0][i], corner[which][1][i], corner[which][2][i]};
  }
  __device__ void set(unsigned which, unsigned i, Vec3 p) {
    for (int k = 0; k < 3; ++k) corner[which][k][i] = p[k];
  }
  [[nodiscard]] __device__ Box box(unsigned half) const {
    const float* const e = end[half];
    return {{e[0], e[1], e[2]}, {e[3], e[4], e[5]}};
  }
};

/// A lane's share of one half.
class HalfInLanes {
 public:
  __device__ explicit HalfInLanes(ClipSpace& space)
      : space_(space),
        half_(threadIdx.x % 32 / lanes_of_half),
        k_(threadIdx.x % lanes_of_half),
        begin_(half_ * detail::Polygon::most),
        axis_(static_cast<int>(k_ < 3 ? k_ : k_ - 3)) {}

  /// `child_box` of sah.h for the children of `cell`: even halves below the plane, odd ones above it. `in_cell`: this lane's
  /// end of the extent. Without triangle there is nothing to do but to take part.
  __device__ void clip(const Triangle* triangle, float in_cell, const Box& cell, int axis, float position, Clip how) {
    const bool has_end = triangle && k_ < 6, is_below = half_ % 2 == 0;
    const float child = axis_ == axis && is_below != is_low() ? position : is_low() ? cell.low[axis_] : cell.high[axis_];
    const float clamped = inner(in_cell, child);
    float end = clamped;
    if (how == Clip::clip) end = inner(clipped(triangle, has_end, child), clamped);
    if (has_end) space_.end[half_][k_] = end;
    __syncwarp();
  }

 private:
  [[nodiscard]] __device__ bool is_low() const { return k_ < 3; }
  /// Of two boxes' ends that of their intersection, and that of the box around both.
  [[nodiscard]] __device__ float inner(float a, float b) const { return is_low() ? larger(a, b) : smaller(a, b); }
  [[nodiscard]] __device__ float outer(float a, float b) const { return is_low() ? smaller(a, b) : larger(a, b); }
  [[nodiscard]] __device__ float end_of_nothing() const { return is_low() ? Box().low.x : Box().high.x; }
  [[nodiscard]] __device__ unsigned of_half(unsigned lanes) const {
    return lanes >> half_ * lanes_of_half & ((1u << lanes_of_half) - 1);
  }

  /// This lane's end of `clip_box` of clip.h.
  __device__ float clipped(const Triangle* triangle, bool has_end, float child) {
    const float* const corners = &triangle->a.x;
    float own = end_of_nothing();
    if (has_end)
      for (int i = 0; i < 3; ++i) own = outer(own, corners[3 * i + axis_]);
    const float clamped = inner(own, child), high = __shfl_down_sync(all_lanes, clamped, 3);
    const bool is_empty = of_half(__ballot_sync(all_lanes, has_end && is_low() && clamped > high)) != 0;
    const bool is_cut = has_end && !is_empty && (is_low() ? own < child : own > child);
    const unsigned cuts = __ballot_sync(all_lanes, is_cut);
    if (cuts == 0) return clamped;
    if (triangle && k_ < 3) space_.set(0, begin_ + k_, {corners[3 * k_], corners[3 * k_ + 1], corners[3 * k_ + 2]});
    __syncwarp();
    which_ = 0;
    count_ = 3;
    WS_ROLLED
    for (unsigned face = 0; face < 6; ++face) {  // of each axis the low one, then the high one
      const unsigned end = face / 2 + (face % 2 == 0 ? 0 : 3);
      if ((cuts & 0x01010101u << end) == 0) continue;
      const float x = __shfl_sync(all_lanes, child, static_cast<int>(end), lanes_of_half);
      cut(of_half(cuts) >> end & 1u, static_cast<int>(face / 2), x, face % 2 == 0 ? -1.0f : 1.0f);
    }
    return has_end && of_half(cuts) != 0 ? inner(end_of_polygon(), clamped) : clamped;
  }

  /// `cut` of clip.h for the halves that take part. A polygon has one corner more than lanes at most.
  __device__ void cut(bool takes_part, int axis, float x, float sign) {
    unsigned made = 0;
    const unsigned before = (1u << k_) - 1;
    WS_ROLLED
    for (unsigned first = 0; __any_sync(all_lanes, takes_part && first < count_); first += lanes_of_half) {
      const unsigned i = first + k_;
      const bool is_there = takes_part && i < count_;
      Vec3 p, q;
      if (is_there) {
        p = space_.at(which_, begin_ + i);
        q = space_.at(which_, begin_ + (i + 1 == count_ ? 0 : i + 1));
      }
      const float dp = sign * (x - p[axis]), dq = sign * (x - q[axis]);
      const bool stays = is_there && dp >= 0, crosses = is_there && ((dp > 0 && dq < 0) || (dp < 0 && dq > 0));
      const unsigned staying = of_half(__ballot_sync(all_lanes, stays)), crossing = of_half(__ballot_sync(all_lanes, crosses));
      unsigned place = made + __popc(staying & before) + __popc(crossing & before);
      if (stays && place < detail::Polygon::most) space_.set(1 - which_, begin_ + place, p);
      place += stays;
      if (crosses && place < detail::Polygon::most) {
        Vec3 between = p + (q - p) * (dp / (dp - dq));
        between.set(axis, x);
        space_.set(1 - which_, begin_ + place, between);
      }
      made += __popc(staying) + __popc(crossing);
    }
    if (takes_part) {
      which_ = 1 - which_;
      count_ = made < detail::Polygon::most ? made : detail::Polygon::most;
    }
    __syncwarp();
  }

  [[nodiscard]] __device__ float end_of_polygon() const {
    float end = end_of_nothing();
    WS_ROLLED
    for (unsigned i = 0; i < count_; ++i) end = outer(end, space_.corner[which_][axis_][begin_ + i]);
    return end;
  }

  ClipSpace& space_;
  unsigned half_, k_, begin_;
  int axis_;  ///< of this lane's end; of lanes that have none it is no axis
  unsigned which_ = 0, count_ = 0;
};

}  // namespace ws::kdtree::cuda
