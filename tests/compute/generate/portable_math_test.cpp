// The portable functions against the C library's long double ones.
// SPDX-License-Identifier: MIT
#include "compute/generate/portable_math.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace ws::generate {
namespace {

/// How far `value` is from `exact`, in units of the last place of the exact result.
double ulps(double value, long double exact) {
  const int exponent = std::max(std::ilogb(static_cast<double>(exact)), std::numeric_limits<double>::min_exponent - 1);
  return static_cast<double>(std::abs(static_cast<long double>(value) - exact) / std::ldexp(1.0L, exponent - 52));
}

constexpr int sample_count = 400'000;

TEST(PortableMath, SineAndCosineWithinOneUlp) {
  std::mt19937_64 random(1);
  double worst_sin = 0, worst_cos = 0;
  for (int i = 0; i < sample_count; ++i) {
    // From 2⁻³⁰ to 2¹⁶, both signs.
    const double magnitude =
        std::ldexp(1 + static_cast<double>(random() >> 12) * 0x1p-52, static_cast<int>(random() % 46) - 30);
    const double x = random() % 2 ? magnitude : -magnitude;
    worst_sin = std::max(worst_sin, ulps(portable_sin(x), std::sin(static_cast<long double>(x))));
    worst_cos = std::max(worst_cos, ulps(portable_cos(x), std::cos(static_cast<long double>(x))));
  }
  EXPECT_LT(worst_sin, 1.0);
  EXPECT_LT(worst_cos, 1.0);
}

TEST(PortableMath, NearMultiplesOfAQuarterTurn) {
  double worst = 0;
  for (int k = -20'000; k <= 20'000; ++k)
    for (const double offset : {0.0, 1e-12, -1e-9, 1e-5}) {
      const double x = k * (pi / 2) + offset;
      if (x != 0) worst = std::max(worst, ulps(portable_sin(x), std::sin(static_cast<long double>(x))));
      worst = std::max(worst, ulps(portable_cos(x), std::cos(static_cast<long double>(x))));
    }
  EXPECT_LT(worst, 1.5);
}

TEST(PortableMath, LogarithmWithinOneUlp) {
  std::mt19937_64 random(2);
  double worst = 0;
  for (int i = 0; i < sample_count; ++i) {
    const double mantissa = 1 + static_cast<double>(random() >> 12) * 0x1p-52;
    for (const double x :
         {std::ldexp(mantissa, static_cast<int>(random() % 2000) - 1000), mantissa, mantissa / 2, 0.9 + mantissa / 10})
      if (x != 1) worst = std::max(worst, ulps(portable_log(x), std::log(static_cast<long double>(x))));
  }
  EXPECT_LT(worst, 1.0);
}

TEST(PortableMath, ExactValues) {
  EXPECT_EQ(portable_sin(0), 0);
  EXPECT_EQ(portable_cos(0), 1);
  EXPECT_EQ(portable_log(1), 0);
  EXPECT_EQ(portable_sin(pi / 2), 1);
  EXPECT_EQ(portable_cos(pi), -1);
}

}  // namespace
}  // namespace ws::generate
