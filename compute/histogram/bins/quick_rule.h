// A bin's estimate in single precision that says whether it is sure: one multiplication and addition after the root.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/histogram/bins/bins.h"

namespace ws::histogram {

/// root · scale + offset is 1 above the bin and its fraction: lifted by 1, nothing is negative.
struct alignas(16) QuickRule {
  float scale, offset;
  float sure;  ///< the estimate decides where its fraction is closer than this to a half; negative: nowhere
};

/// The bound on the estimate's error, in units of 2⁻²⁴ and with H the upper limit divided by the width of a bin: the root is
/// off by 4 of its size (4.5 where a whole number was rounded before), the scale by 1, and no root is above H; the offset is
/// off by 1 of H + 1, the sum by 1 of K + 2. Squares below the smallest normal number count as 0.
[[nodiscard]] WS_HD inline QuickRule quick_rule(const BinRule& rule) {
  const double bins = rule.last + 1.0, upper = bins + rule.low * rule.scale;
  const double error = 6e-8 * (6.5 * upper + bins + 4) + 1.1e-19 * rule.scale;
  if (rule.source || rule.logarithmic || rule.degenerate || !(rule.scale > 0 && error < 0.5)) return {0, 1, -1};
  return {rule.near_scale, static_cast<float>(1 - rule.low * rule.scale), static_cast<float>(0.5 - error)};
}

/// What the rule says without an estimate.
template <class Key>
[[nodiscard]] WS_HD inline std::int32_t ruled_bin(Key key, const BinRule& rule) {
  return rule.degenerate ? 0 : rule.source ? source_bin(key, rule) : exact_bin(key, rule);
}

}  // namespace ws::histogram
