// Where a bilinear sample lies, found by few instructions that have the same bits as sampling.h wherever they know.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/warp/sampling.h"

namespace ws::filter::cuda {

/// floor(u) modulo 2³², and the high word of the sum that gave it.
struct Whole {
  unsigned low;
  int high;
};
inline constexpr double magic = 6755399441055744.0;  // 1.5 · 2⁵²
inline constexpr int ahead = 0x43380000;             // the sum's high word for 0 ≤ u < 2³²; one less for −2³² ≤ u < 0
inline constexpr int unknown = 0;                    // no sum's high word

/// An addition that rounds downwards leaves the whole part in the sum's low bits.
[[nodiscard]] __device__ inline Whole split_fast(double u, float& fraction) {
  const double sum = __dadd_rd(u, magic);
  fraction = float(u - (sum - magic));
  return {unsigned(__double2loint(sum)), __double2hiint(sum)};
}
/// The whole part lies in 0 … count − 1; false for NaN and infinity.
[[nodiscard]] __device__ inline bool is_within(const Whole& whole, int count) {
  return (whole.high == ahead) & (whole.low < unsigned(count));
}
/// The whole part lies in 1 … count − 2, so that a little more or less leaves it within.
[[nodiscard]] __device__ inline bool is_well_within(const Whole& whole, int count) {
  return (whole.high == ahead) & (whole.low - 1 < unsigned(max(count - 2, 0)));
}
/// For certain neither the whole part nor the next lie in 0 … count − 1.
[[nodiscard]] __device__ inline bool is_beyond(const Whole& whole, int count) {
  return (unsigned(whole.high - (ahead - 1)) < 2) & (whole.low + 1 > unsigned(count));
}

/// Whether `reciprocal` gives the nearest double to 1 / w: for positive w neither tiny nor huge nor just below a power of two.
[[nodiscard]] __device__ inline bool is_moderate(double w) {
  constexpr unsigned least = 0x10000000, beyond_most = 0x70000000;  // high words of about 10⁻²³¹ and 10²³¹
  return unsigned(__double2hiint(w)) - least < beyond_most - least;
}
[[nodiscard]] __device__ inline bool is_just_below_a_power(double w) {
  constexpr int all_but_mantissa = int(0xfff00000);
  return (__double2loint(w) & (__double2hiint(w) | all_but_mantissa)) == -1;
}
[[nodiscard]] __device__ inline bool has_plain_reciprocal(double w) { return is_moderate(w) & !is_just_below_a_power(w); }
/// Newton's steps with fma give the nearest double unless all of the mantissa's bits are set (Markstein 1990).
[[nodiscard]] __device__ inline double reciprocal(double w) {
  double r;
  asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(r) : "d"(w));
  const double error = fma(-w, r, 1.0);
  r = fma(r, fma(error, error, error), r);
  return fma(r, fma(-w, r, 1.0), r);
}

/// What of a position does not change along a row.
struct RowPart {
  double u, v, w;
};
[[nodiscard]] __device__ inline RowPart row_part(const SampleMap& map, double y) {
  const double* m = map.m;
  return {fma(m[1], y, m[2]), fma(m[4], y, m[5]), fma(m[7], y, m[8])};
}

/// The four pixels that a bilinear sample reads and the weights; where that is not for certain what sampling.h has, `left` is
/// neither within an image nor beyond it. Tests are joined by & and |: branches would cost more than they save.
struct Spot {
  Whole left, top;
  float a, b;

  [[nodiscard]] __device__ bool is_inside(int width, int height) const {
    return is_within(left, width - 1) & is_within(top, height - 1);
  }
  [[nodiscard]] __device__ bool is_outside(int width, int height) const {
    return (left.high != unknown) & (is_beyond(left, width) | is_beyond(top, height));
  }
};

/// With `w`, which has to have a plain reciprocal.
template <bool Affine>
[[nodiscard]] __device__ Spot find_spot(const SampleMap& map, const RowPart& row, double x, double& w) {
  double u = fma(map.m[0], x, row.u), v = fma(map.m[3], x, row.v);
  w = 1;
  if constexpr (!Affine) {
    w = fma(map.m[6], x, row.w);
    const double inverse = reciprocal(w);
    u *= inverse;
    v *= inverse;
  }
  Spot spot;
  spot.left = split_fast(u, spot.a);
  spot.top = split_fast(v, spot.b);
  return spot;
}
template <bool Affine>
[[nodiscard]] __device__ Spot find_spot(const SampleMap& map, const RowPart& row, double x) {
  double w;
  Spot spot = find_spot<Affine>(map, row, x, w);
  if (!Affine && !has_plain_reciprocal(w)) spot.left.high = unknown;
  return spot;
}

/// The spots of pixels that are so many `columns` apart from x on. Whether all of them are for certain what sampling.h has, and
/// inside. Of a homography the two at the ends tell: where w is positive at both, it is so between them, and there u and v lie
/// between those of the ends, but for roundings of 2⁻⁵³ each, for which there is a pixel of room.
template <bool Affine, int Count>
[[nodiscard]] __device__ bool find_spots(const SampleMap& map, const RowPart& row, double x, int columns, int width, int height,
                                         Spot (&spots)[Count]) {
  bool all_inside = true;
#pragma unroll
  for (int k = 0; k < Count; ++k) {
    double w;
    Spot& spot = spots[k] = find_spot<Affine>(map, row, x + double(columns) * k, w);
    if constexpr (Affine) {
      all_inside = all_inside & spot.is_inside(width, height);
    } else {
      all_inside = all_inside & !is_just_below_a_power(w);
      if (k == 0 || k == Count - 1)
        all_inside = all_inside & is_moderate(w) & is_well_within(spot.left, width - 1) & is_well_within(spot.top, height - 1);
    }
  }
  return all_inside;
}

}  // namespace ws::filter::cuda
