// Squared distances of float vectors estimated by products of halves, and how far the estimate may be from the direct form.
// The matrix units multiply numbers of 11 bits exactly and add in single precision. One text for the device and its test.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cmath>
#include <cstdint>

/// A vector x is taken as a = x − centre, rounded to single precision, and split as a = high + low + lost, where high and low
/// are halves times `unit`. The estimate for a query and a reference is |a|² + |b|² − 2 p with p = Σ high·high + high·low +
/// low·high.
///
/// Its distance from what `next_sum` gives, with u = 2⁻²⁴, A = |a|², D' = |a − b|², D = |x − y|², n components and S steps of
/// 16:
///  - what the split leaves out: 2 |a·b − p| ≤ |low|² + |lost|² (1/τ + 1) + τ A, and the same of b, for any τ: 2 u here;
///  - sums of a step: the unit cuts each addend off below 2⁻²³ of the largest and rounds what comes out likewise; 16 products
///  and
///    the sum so far make 17 addends, and where 4 or 8 products are added at a time up to 4 more sums. At most 24 · 2⁻²³, taken
///    as 32 · 2⁻²³ = 64 u of |a| |b| (Fasi, Higham, Mikaitis, Pranesh: Numerical behavior of NVIDIA tensor cores, PeerJ CS 7,
///    2021: exact products, no rounding to nearest, at least 24 bits). Small products come first, where they cost next to
///    nothing;
///  - steps are added in single precision: S u of |a| |b|; and 2 |a| |b| ≤ A + B;
///  - |a|², its sum with |b|² and the last operation: 2 u (A + B) + u of the estimate;
///  - centring: a and b are off by u |a| and u |b|, so |D − D'| ≤ 2 u D' + u (A + B);
///  - the direct form rounds n differences and sums: (n + 2) u D, and where it is tiny n · 2⁻¹⁴⁹.
/// So |estimate − direct| ≤ slope · |estimate| + slack(a) + slack(b); 1.001 covers second orders and the evaluation itself.
namespace ws::histogram {

inline constexpr int step_components = 16;   ///< of one matrix product
inline constexpr int largest_exponent = 14;  ///< halves go to 2¹⁶
inline constexpr int most_shift = 74;        ///< so that the product of two units is a number of single precision
inline constexpr double half_ulp = 0x1p-24;  ///< u
inline constexpr double step_error = 64;     ///< of a matrix product, in u
inline constexpr double second_order = 1.001;

/// What is known of a vector besides its halves.
struct EstimateFacts {
  float square = 0;  ///< |a|²
  float unit = 1;    ///< of its halves, a power of two
  float slack = 0;   ///< its part of the bound; infinite: nothing is known
};

/// What the split of one vector shows, in double precision.
struct SplitSums {
  double square = 0, low = 0, lost = 0;  ///< squared lengths
};

/// The halves are of a · 2^shift, whose largest component is below 2¹⁴.
[[nodiscard]] WS_HD inline int shift_of(float largest) {
  int exponent = 0;
  frexpf(largest, &exponent);
  return largest_exponent - exponent;
}

/// Whether estimates are possible: not of vectors whose squares have no room in single precision, at either end.
[[nodiscard]] WS_HD inline bool can_be_split(float largest, double square) {
  return largest == 0 || (square < 0x1p125 && shift_of(largest) <= most_shift);
}

[[nodiscard]] WS_HD inline EstimateFacts facts_of(const SplitSums& sums, int shift, unsigned dimension) {
  const unsigned steps = (dimension + step_components - 1) / step_components;
  const double tau = 2 * half_ulp;
  const double relative = half_ulp * ((step_error + steps) * (1 + 0x1p-7) + 2 + 1) + tau;
  EstimateFacts facts;
  facts.square = static_cast<float>(sums.square);
  facts.unit = ldexpf(1.0f, -shift);
  facts.slack = static_cast<float>(second_order * (relative * sums.square + sums.low + sums.lost * (1 / tau + 1)) +
                                   (dimension + 8.0) * 0x1p-149);
  return facts;
}
/// Its halves count as 0.
[[nodiscard]] WS_HD inline EstimateFacts facts_of_unknown() { return {0, 1, INFINITY}; }

/// The part of the bound that grows with the estimate.
[[nodiscard]] WS_HD inline float slope_of(unsigned dimension) {
  return static_cast<float>(second_order * half_ulp * (dimension + 8.0));
}

[[nodiscard]] WS_HD inline float estimate_of(float dot, float query_square, float query_unit, float reference_square,
                                             float reference_unit) {
  return fmaf(-2.0f * query_unit * reference_unit, dot, query_square + reference_square);
}

/// Between these two lies what the direct form gives.
struct KeyInterval {
  float low, high;
};
[[nodiscard]] WS_HD inline KeyInterval interval_of(float estimate, float slope, float slack) {
  const float bound = fmaf(slope, fabsf(estimate), slack);
  return {estimate - bound, estimate + bound};
}

}  // namespace ws::histogram
