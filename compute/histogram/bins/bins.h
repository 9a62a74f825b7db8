// Which bin a squared distance falls into. One text for the CPU and the device, so that both decide alike.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cmath>
#include <cstdint>

namespace ws::histogram {

/// A squared distance: of float vectors the sum that `next_sum` makes, of 8-bit ones the exact whole number.
using FloatKey = float;
using WholeKey = std::uint32_t;

/// The direct form, component by component in order: what every method's sums must equal bit for bit.
[[nodiscard]] WS_HD inline float next_sum(float sum, float query, float reference) {
  const float difference = query - reference;
  return fmaf(difference, difference, sum);
}

/// Sums of this many squared differences of 8-bit numbers are exact in float: 258 · 255² < 2²⁴.
inline constexpr std::uint32_t exact_byte_components = 256;

/// The logarithm to base 2 of a finite positive number, from operations that every machine rounds alike; error below 1e-14.
[[nodiscard]] WS_HD inline double portable_log2(double x) {
  std::int64_t bits = 0;
  __builtin_memcpy(&bits, &x, sizeof bits);
  int exponent = static_cast<int>(bits >> 52) - 1023;
  bits = (bits & 0x000FFFFFFFFFFFFFll) | 0x3FF0000000000000ll;
  double m = 0;
  __builtin_memcpy(&m, &bits, sizeof m);
  if (m > 1.4142135623730951) {
    m *= 0.5;
    ++exponent;
  }
  // log m = 2 artanh z, |z| < 0.172: the series to z²¹.
  const double z = (m - 1) / (m + 1), w = z * z;
  double series = 1.0 / 21;
  for (int odd = 19; odd >= 1; odd -= 2) series = fma(series, w, 1.0 / odd);
  return exponent + 2.8853900817779268 * z * series;  // 2 / ln 2
}

/// What the binning of one query needs besides its keys.
struct BinRule {
  double low = 0, scale = 0;           ///< bin = (x − low) · scale, x a distance or its logarithm
  float near_low = 0, near_scale = 0;  ///< the same in single precision
  float doubt = 1;                     ///< the estimate may be wrong where it is so close to a bin's limit
  std::int32_t last = 0;               ///< K − 1
  bool logarithmic = false, source = false, degenerate = false;
};

/// A distance, or its logarithm, in double precision. Keys of 0 have none in logarithmic bins.
template <class Key>
[[nodiscard]] WS_HD inline double place_of(Key key, bool logarithmic) {
  const double square = static_cast<double>(key);
  return logarithmic ? 0.5 * portable_log2(square) : sqrt(square);
}

[[nodiscard]] WS_HD inline std::int32_t clamped_bin(double t, std::int32_t last) {
  return t >= last ? last : t > 0 ? static_cast<std::int32_t>(t) : 0;
}

/// In double precision: the rule that defines the bins.
template <class Key>
[[nodiscard]] WS_HD inline std::int32_t exact_bin(Key key, const BinRule& rule) {
  if (rule.logarithmic && !(key > 0)) return 0;
  return clamped_bin((place_of(key, rule.logarithmic) - rule.low) * rule.scale, rule.last);
}

/// In single precision with the reciprocal of the width, as the source of 2019 does.
template <class Key>
[[nodiscard]] WS_HD inline std::int32_t source_bin(Key key, const BinRule& rule) {
  const float t = (sqrtf(static_cast<float>(key)) - rule.near_low) * rule.near_scale;
  return t >= static_cast<float>(rule.last) ? rule.last : t > 0 ? static_cast<std::int32_t>(t) : 0;
}

/// What `exact_bin` says, mostly without double precision: an estimate in single precision decides unless it is within
/// `doubt` of a bin's limit.
template <class Key>
[[nodiscard]] WS_HD inline std::int32_t bin_of(Key key, const BinRule& rule) {
  if (rule.source) return source_bin(key, rule);
  const float t = (sqrtf(static_cast<float>(key)) - rule.near_low) * rule.near_scale;
  const float whole = floorf(t), part = t - whole;
  if (part <= rule.doubt || part >= 1 - rule.doubt) return exact_bin(key, rule);
  return whole >= static_cast<float>(rule.last) ? rule.last : whole > 0 ? static_cast<std::int32_t>(whole) : 0;
}

/// The rule of a query whose keys lie in [low, high]. The bound on the estimate's error, in units of 2⁻²⁴: a root and the lower
/// limit are each off by at most 1.5 of their size (whole keys are rounded before the root), difference, scale and product by
/// 1 of K each, and neither root is above the upper limit.
template <class Key>
[[nodiscard]] WS_HD inline BinRule rule_of(Key low, Key high, std::int32_t bins, bool logarithmic, bool source) {
  BinRule rule;
  rule.last = bins - 1;
  rule.logarithmic = logarithmic;
  rule.source = source;
  rule.degenerate = !(low < high);
  if (rule.degenerate) return rule;
  rule.low = place_of(low, logarithmic);
  const double high_place = place_of(high, logarithmic), range = high_place - rule.low;
  rule.scale = range > 0 ? bins / range : 0;
  rule.near_low = sqrtf(static_cast<float>(low));
  if (source) {
    const float width = sqrtf(static_cast<float>(high)) - rule.near_low;
    rule.near_scale = width > 0 ? static_cast<float>(bins) / width : 0;
    return rule;
  }
  rule.near_scale = static_cast<float>(rule.scale);
  const double error = 1.2e-7 * (1.5 * high_place * rule.scale + 2.0 * bins);
  rule.doubt = logarithmic || !(error < 0.5) ? 1.0f : static_cast<float>(error);
  return rule;
}

}  // namespace ws::histogram
