// Sine, cosine and logarithm by argument reduction and series.
// SPDX-License-Identifier: MIT
#include "compute/generate/portable_math.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace ws::generate {
namespace {

/// c[0] + x·(c[1] + x·(c[2] + …)).
template <std::size_t N>
constexpr double polynomial(double x, const std::array<double, N>& c) {
  double sum = c[N - 1];
  for (std::size_t i = N - 1; i-- > 0;) sum = sum * x + c[i];
  return sum;
}

constexpr double reciprocal_factorial(int n) {
  double factorial = 1;  // exact up to 18!
  for (int i = 2; i <= n; ++i) factorial *= i;
  return 1 / factorial;
}

/// An angle as a quarter turn count and a rest of at most π/4, the rest with a correction below its last bit.
struct Reduced {
  double rest, correction;
  int quadrant;
};

Reduced reduce(double x) {
  // π/2 in three parts of 33 bits or fewer, so that a count below 2²⁰ times a part is exact.
  constexpr double part_1 = 0x1.921fb544p0, part_2 = 0x1.0b4611a6p-34, part_3 = 0x1.3198a2e037073p-69;
  constexpr double quarters_per_radian = 0x1.45f306dc9c883p-1;
  const double count = std::nearbyint(x * quarters_per_radian);
  const double high = x - count * part_1;
  const double middle = count * part_2;
  const double sum = high - middle;
  const double shifted = sum - high;  // the rounding error of `sum`, exactly
  const double error = (high - (sum - shifted)) - (middle + shifted);
  const double low = error - count * part_3;
  const double rest = sum + low;
  return {rest, (sum - rest) + low, static_cast<int>(static_cast<std::int64_t>(count) & 3)};
}

double sin_near_zero(double x, double correction) {
  constexpr std::array<double, 8> series{-reciprocal_factorial(3),  reciprocal_factorial(5),   -reciprocal_factorial(7),
                                         reciprocal_factorial(9),   -reciprocal_factorial(11), reciprocal_factorial(13),
                                         -reciprocal_factorial(15), reciprocal_factorial(17)};
  const double square = x * x;
  return x + (x * square * polynomial(square, series) + correction * (1 - square / 2));
}

double cos_near_zero(double x, double correction) {
  constexpr std::array<double, 7> series{reciprocal_factorial(4),   -reciprocal_factorial(6), reciprocal_factorial(8),
                                         -reciprocal_factorial(10), reciprocal_factorial(12), -reciprocal_factorial(14),
                                         reciprocal_factorial(16)};
  const double square = x * x, half = square / 2, leading = 1 - half;
  // (1 − leading) − half is what rounding took from `leading`.
  return leading + (((1 - leading) - half) + (square * square * polynomial(square, series) - x * correction));
}

}  // namespace

double portable_sin(double x) {
  const Reduced r = reduce(x);
  const double value = r.quadrant & 1 ? cos_near_zero(r.rest, r.correction) : sin_near_zero(r.rest, r.correction);
  return r.quadrant & 2 ? -value : value;
}

double portable_cos(double x) {
  const Reduced r = reduce(x);
  const double value = r.quadrant & 1 ? sin_near_zero(r.rest, r.correction) : cos_near_zero(r.rest, r.correction);
  return r.quadrant == 1 || r.quadrant == 2 ? -value : value;
}

double portable_log(double x) {
  constexpr double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;  // high × exponent is exact
  constexpr std::uint64_t mantissa_mask = (std::uint64_t{1} << 52) - 1, bits_of_one = std::uint64_t{1023} << 52;
  constexpr double square_root_of_2 = 0x1.6a09e667f3bcdp0;
  const auto bits = std::bit_cast<std::uint64_t>(x);
  int exponent = static_cast<int>(bits >> 52) - 1023;
  double mantissa = std::bit_cast<double>((bits & mantissa_mask) | bits_of_one);
  if (mantissa > square_root_of_2) mantissa /= 2, ++exponent;

  // log(1 + f) = 2 artanh(s) with s = f / (2 + f); rearranged around the exact f so that only small terms are rounded.
  constexpr std::array<double, 11> series{2.0 / 3,  2.0 / 5,  2.0 / 7,  2.0 / 9,  2.0 / 11, 2.0 / 13,
                                          2.0 / 15, 2.0 / 17, 2.0 / 19, 2.0 / 21, 2.0 / 23};
  const double f = mantissa - 1, s = f / (2 + f), square = s * s, half_square = f * f / 2;
  const double tail = s * (half_square + square * polynomial(square, series));
  return exponent * ln2_high - ((half_square - (tail + exponent * ln2_low)) - f);
}

}  // namespace ws::generate
