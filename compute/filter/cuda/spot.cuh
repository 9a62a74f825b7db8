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
/// For certain neither the whole part nor the next lie in 0 … count − 1.
[[nodiscard]] __device__ inline bool is_beyond(const Whole& whole, int count) {
  return (unsigned(whole.high - (ahead - 1)) < 2) & (whole.low + 1 > unsigned(count));
}

/// Whether `reciprocal` gives the nearest double to 1 / w: for positive w neither tiny nor huge nor just below a power of two.
[[nodiscard]] __device__ inline bool has_plain_reciprocal(double w) {
  constexpr unsigned least = 0x10000000, beyond_most = 0x70000000;  // high words of about 10⁻²³¹ and 10²³¹
  return (unsigned(__double2hiint(w)) - least < beyond_most - least) & (__double2loint(w) != -1);
}
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

template <bool Affine>
[[nodiscard]] __device__ Spot find_spot(const SampleMap& map, const RowPart& row, double x) {
  double u = fma(map.m[0], x, row.u), v = fma(map.m[3], x, row.v);
  bool is_known = true;
  if constexpr (!Affine) {
    const double w = fma(map.m[6], x, row.w), inverse = reciprocal(w);
    is_known = has_plain_reciprocal(w);
    u *= inverse;
    v *= inverse;
  }
  Spot spot;
  spot.left = split_fast(u, spot.a);
  spot.top = split_fast(v, spot.b);
  if (!is_known) spot.left.high = unknown;
  return spot;
}

}  // namespace ws::filter::cuda
