// Distances to the references of a leaf, estimated in a frame about the leaf's middle, and how far their places among the bins
// may be off. One text for the device and its test.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"
#include "compute/histogram/bins/quick_rule.h"

#include <cmath>
#include <cstdint>

/// In the frame a = q − c and b = r − c, so that D² = |a|² − 2 a·b + |b|². The addend 2 a·b is short where a leaf is small
/// beside its distance, so that little is lost with it. With u = 2⁻²⁴, R the longest b, and x = R / D, so that |a| ≤ D (1 + x),
/// the estimate of D² is off by at most, in units of u D²:
///  - |b|² in single precision, of differences that were rounded: 5.1 x²
///  - three sums that begin with it: 3 (x² + 2 x (1 + x)); their factors, rounded: 4 x (1 + x)
///  - |a|², rounded once: (1 + x)²; the last sum: 1
/// That is 2 + 12 x + 19.1 x², of the root half. The key is off by 5 u D² of D², its root by 2.6 u D.
namespace ws::histogram {

/// What depends on the number of bins alone. Places are taken above `first`, a power of two that is above all of them: then
/// the low bits of a float are the fraction.
struct FrameScale {
  float first = 0;
  std::uint32_t fraction_count = 0;  ///< of different fractions

  [[nodiscard]] WS_HD bool exists() const { return first > 0; }
  /// Added to a place and rounded down, it leaves 2²³ and the whole part of the place less `first`.
  [[nodiscard]] WS_HD float lift() const { return 8388608.0f - first; }
};
[[nodiscard]] inline FrameScale frame_scale(std::int64_t bins) {
  constexpr int mantissa_bits = 23, most_exponent = 17;
  int exponent = 0;
  while (exponent <= most_exponent && (std::int64_t{1} << exponent) < bins + 1) ++exponent;
  if (exponent > most_exponent) return {};
  return {std::ldexp(1.0f, exponent), std::uint32_t{1} << (mantissa_bits - exponent)};
}

/// root · scale + offset is a place above `first`, and `half_width` more. Where a bit of `mask` is set in it, its whole part is
/// the bin; else the place is within twice the half width of a bin's limit, whose number is the whole part.
struct PlaceRule {
  float half_width = 0;    ///< a power of two; 0: such estimates are of no use
  std::uint32_t mask = 0;  ///< without the lowest three bits
};
inline constexpr std::uint32_t pairs_per_mask = 8;  ///< as many numbers have room below a mask

/// `root_error`: how far roots and the scale are off together, in units of 2⁻²⁴ of their size. `farthest`: the place of the
/// farthest, bins from distance 0 on.
[[nodiscard]] WS_HD inline PlaceRule place_rule(const FrameScale& scale, const QuickRule& quick, float root_error,
                                                float farthest) {
  constexpr float most_half_width = 0.0625f;
  // Offset and place are off by 1 of `first` each; |1 − offset| is the lower limit, in bins.
  const float error = 6.1e-8f * (root_error * farthest + 2 * scale.first + fabsf(quick.offset) + 1) + 1.1e-19f * quick.scale;
  const float least = static_cast<float>(pairs_per_mask) / (2 * static_cast<float>(scale.fraction_count));
  if (!(quick.sure > 0 && error < most_half_width)) return {};
  // The next power of two.
  std::uint32_t bits = 0;
  __builtin_memcpy(&bits, &error, sizeof bits);
  bits = (bits + 0x7FFFFFu) & 0x7F800000u;
  PlaceRule rule;
  __builtin_memcpy(&rule.half_width, &bits, sizeof bits);
  if (rule.half_width < least) rule.half_width = least;
  if (rule.half_width > most_half_width) return {};
  rule.mask = scale.fraction_count - static_cast<std::uint32_t>(2 * rule.half_width * static_cast<float>(scale.fraction_count));
  return rule;
}

/// What the unit of the device makes of a root, and the scale's rounding: 4 and 1 of their size.
inline constexpr float usual_root_error = 5.0f;

/// Of one query and one leaf. x: R / D at most.
[[nodiscard]] WS_HD inline PlaceRule frame_rule(const FrameScale& scale, const QuickRule& quick, float x, float farthest) {
  constexpr float most_x = 4;  // then estimates of squares are off by 1e-4 of them at most
  if (!(x <= most_x)) return {};
  return place_rule(scale, quick, usual_root_error + 3.7f + (6 + 9.6f * x) * x, farthest);
}

}  // namespace ws::histogram
