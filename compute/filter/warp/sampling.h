// The arithmetic of warps, step by step, for host and device: what an output pixel reads and how it weighs it. Everything
// that draws a warp follows these steps, so that all of it gives the same bits.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"
#include "compute/filter/convolve/border.h"

#include <cmath>
#include <cstddef>

namespace ws::filter {

/// Positions beyond are drawn as if at ±2³⁰, so that they fit an int; NaN as −2³⁰.
inline constexpr double far_away = 1073741824.0;

/// The map of a warp as kernels take it: `m` row by row, output pixel → (u w, v w, w).
struct SampleMap {
  double m[9];
  bool affine;
  bool both_sheets;
};

/// Where an output pixel lies in the input; not `drawn`: behind the plane or at infinity, its value is 0 whatever the border.
struct Position {
  double u, v;
  bool drawn;
};

[[nodiscard]] WS_HD constexpr double near_enough(double u) {
  const double above = u > -far_away ? u : -far_away;
  return above < far_away ? above : far_away;
}

/// Of a homography: w is 0 but for rounding, because nothing that an image can hold lies so far away. (A test of w itself would
/// hang on the last bit: 10 - 0.01 x - 0.01 y is 0 in none of the pixels where it should be.) True for NaN.
[[nodiscard]] WS_HD constexpr bool is_at_infinity(double u, double v) {
  return !(u > -far_away && u < far_away && v > -far_away && v < far_away);
}

[[nodiscard]] WS_HD inline double row_times(const double* m, double x, double y) { return fma(m[0], x, fma(m[1], y, m[2])); }

[[nodiscard]] WS_HD inline Position position_of(const SampleMap& map, double x, double y) {
  double u = row_times(map.m, x, y), v = row_times(map.m + 3, x, y);
  if (map.affine) return {near_enough(u), near_enough(v), true};
  const double w = row_times(map.m + 6, x, y), inverse = 1.0 / w;
  u *= inverse;
  v *= inverse;
  return {near_enough(u), near_enough(v), (map.both_sheets || w > 0) && !is_at_infinity(u, v)};
}

/// The offset of subpixel `i` of `count` from the pixel's centre.
[[nodiscard]] WS_HD constexpr double subpixel(int i, int count) { return double(2 * i + 1 - count) / double(2 * count); }

/// A position along one axis: the pixel at or before it, and how far beyond that pixel it lies (0 … 1).
struct AxisPosition {
  int pixel;
  float fraction;
};
[[nodiscard]] WS_HD inline AxisPosition split_position(double u) {
  const double whole = floor(u);
  return {int(whole), float(u - whole)};
}
[[nodiscard]] WS_HD inline int nearest_pixel(double u) { return int(floor(u + 0.5)); }
/// OpenCV's: the nearest 1/32, halves to even.
[[nodiscard]] WS_HD inline double rounded_to_32nds(double u) { return rint(u * 32.0) * 0.03125; }

/// What CUDA's texture units make of a position: their weights have 8 bits behind the point. Whether they round or cut off is
/// not documented; this is the nearest 1/256.
[[nodiscard]] WS_HD inline double rounded_to_256ths(double u) { return rint(u * 256.0) * 0.00390625; }

/// a at t = 0, b at t = 1; equal values stay what they are.
[[nodiscard]] WS_HD inline float blend(float a, float b, float t) { return fmaf(t, b - a, a); }

/// Keys' weights (a = −0.5) of the pixels −1, 0, 1, 2 about a position.
struct CubicWeights {
  float w[4];
};
[[nodiscard]] WS_HD inline CubicWeights cubic_weights(float t) {
  return {{t * fmaf(t, fmaf(t, -0.5f, 1.0f), -0.5f), fmaf(t * t, fmaf(t, 1.5f, -2.5f), 1.0f),
           t * fmaf(t, fmaf(t, -1.5f, 2.0f), 0.5f), t * t * fmaf(t, 0.5f, -0.5f)}};
}
[[nodiscard]] WS_HD inline float weighed(const CubicWeights& k, float a, float b, float c, float d) {
  return fmaf(k.w[3], d, fmaf(k.w[2], c, fmaf(k.w[1], b, k.w[0] * a)));
}

/// A plane of one channel, as a view of host or device memory, with what lies outside.
template <class View>
struct Source {
  View pixels;
  int width, height;
  Border border;

  [[nodiscard]] WS_HD float at(int x, int y) const {
    const int column = border_index(x, width, border), row = border_index(y, height, border);
    if (column == outside || row == outside) return 0;
    return float(pixels[std::size_t(row) * std::size_t(width) + std::size_t(column)]);
  }
};

template <class View>
[[nodiscard]] WS_HD float sample_linear(const Source<View>& in, double u, double v) {
  const AxisPosition x = split_position(u), y = split_position(v);
  const float above = blend(in.at(x.pixel, y.pixel), in.at(x.pixel + 1, y.pixel), x.fraction);
  const float below = blend(in.at(x.pixel, y.pixel + 1), in.at(x.pixel + 1, y.pixel + 1), x.fraction);
  return blend(above, below, y.fraction);
}

template <class View>
[[nodiscard]] WS_HD float sample_cubic(const Source<View>& in, double u, double v) {
  const AxisPosition x = split_position(u), y = split_position(v);
  const CubicWeights kx = cubic_weights(x.fraction), ky = cubic_weights(y.fraction);
  float rows[4];
  for (int j = 0; j < 4; ++j) {
    const int row = y.pixel + j - 1;
    rows[j] = weighed(kx, in.at(x.pixel - 1, row), in.at(x.pixel, row), in.at(x.pixel + 1, row), in.at(x.pixel + 2, row));
  }
  return weighed(ky, rows[0], rows[1], rows[2], rows[3]);
}

/// The value at one position of the input.
template <class View>
[[nodiscard]] WS_HD float sample(const Source<View>& in, Interpolation interpolation, const Position& p) {
  if (!p.drawn) return 0;
  switch (interpolation) {
    case Interpolation::nearest:
      return in.at(nearest_pixel(p.u), nearest_pixel(p.v));
    case Interpolation::linear_opencv:
      return sample_linear(in, rounded_to_32nds(p.u), rounded_to_32nds(p.v));
    case Interpolation::cubic:
      return sample_cubic(in, p.u, p.v);
    case Interpolation::linear_hardware:
      return sample_linear(in, rounded_to_256ths(p.u), rounded_to_256ths(p.v));
    default:
      return sample_linear(in, p.u, p.v);
  }
}

/// The value of output pixel (x, y): one sample at its centre, or the mean over `supersample`² of them, row by row.
template <class View>
[[nodiscard]] WS_HD float warped_pixel(const Source<View>& in, const SampleMap& map, Interpolation interpolation,
                                       int supersample, int x, int y) {
  if (supersample <= 1) return sample(in, interpolation, position_of(map, double(x), double(y)));
  double sum = 0;  // in double: 256 samples in float would cost more than the bound on the error
  for (int j = 0; j < supersample; ++j)
    for (int i = 0; i < supersample; ++i)
      sum += double(sample(in, interpolation,
                           position_of(map, double(x) + subpixel(i, supersample), double(y) + subpixel(j, supersample))));
  return float(sum / double(supersample * supersample));
}

}  // namespace ws::filter
