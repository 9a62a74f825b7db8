// Taps: their shapes, sums and directions, and what is refused.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/taps.h"
#include "compute/core/run/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ws::filter {
namespace {

using Floats = std::vector<float>;

SeparableFilter filter_of(Kernel kernel, int radius, Convention convention = Convention::correlation) {
  Parameters p;
  p.kernel = kernel;
  p.radius_x = p.radius_y = radius;
  p.convention = convention;
  return make_filter(p);
}

double sum(const Taps& taps) { return std::accumulate(taps.values.begin(), taps.values.end(), 0.0); }
/// What a ramp of slope 1 gives.
double slope(const Taps& taps) {
  double s = 0;
  for (int i = -taps.radius(); i <= taps.radius(); ++i) s += i * double(taps.values[std::size_t(taps.radius() + i)]);
  return s;
}

TEST(Taps, SmoothingKernelsSumToOne) {
  for (const Kernel kernel : {Kernel::gaussian, Kernel::box, Kernel::sharpen})
    for (const int radius : {0, 1, 2, 8, 31, 200}) {
      EXPECT_NEAR(sum(filter_of(kernel, radius).row), 1, 1e-6) << radius;
      EXPECT_NEAR(sum(filter_of(kernel, radius).column), 1, 1e-6) << radius;
    }
}

TEST(Taps, AGaussianIsSymmetricAndHasItsSigma) {
  Parameters p;
  p.radius = 20;
  p.sigma = 3;
  const Taps taps = make_filter(p).row;
  Floats reversed(taps.values.rbegin(), taps.values.rend());
  EXPECT_EQ(taps.values, reversed);
  double variance = 0;
  for (int i = -20; i <= 20; ++i) variance += i * i * double(taps.values[std::size_t(20 + i)]);
  EXPECT_NEAR(variance, 9, 1e-4);
  EXPECT_EQ(make_filter(p).sigma_x, 3);
  EXPECT_EQ(filter_of(Kernel::gaussian, 8).sigma_y, automatic_sigma(8));
  EXPECT_EQ(filter_of(Kernel::gaussian, 0).sigma_x, 0);
  EXPECT_EQ(filter_of(Kernel::box, 8).sigma_x, 0);
}

double sigma_of(const Taps& taps) {
  double variance = 0;
  for (int i = -taps.radius(); i <= taps.radius(); ++i) variance += i * i * double(taps.values[std::size_t(taps.radius() + i)]);
  return std::sqrt(variance);
}

TEST(Taps, SigmaChoosesTheRadiusUnlessTheUserDoes) {
  Parameters p;
  EXPECT_EQ(make_filter(p).row.radius(), 8);
  EXPECT_EQ(make_filter(p).sigma_x, automatic_sigma(8));
  for (const double sigma : {1.0, 2.0, 5.0, 7.3, 20.0, 100.0}) {
    p.sigma = sigma;
    const SeparableFilter filter = make_filter(p);
    EXPECT_EQ(filter.row.radius(), int(4 * sigma + 0.5));
    EXPECT_NEAR(sigma_of(filter.row) / sigma, 1, 1e-3) << sigma;
    EXPECT_NEAR(sigma_of(filter.column) / effective_sigma(filter.column.radius(), sigma), 1, 1e-6) << sigma;
  }
  p.sigma = 0.1;
  EXPECT_EQ(make_filter(p).row.radius(), 1) << "a Gaussian, however thin";
  p.sigma = 5;
  p.radius = 8;
  EXPECT_EQ(make_filter(p).row.radius(), 8);
  p.radius_y = 3;
  EXPECT_EQ(make_filter(p).column.radius(), 3);
  p = {};
  p.sigma = 5;
  p.kernel = Kernel::gaussian_dx;
  EXPECT_EQ(make_filter(p).row.radius(), 20);
  p.kernel = Kernel::box;
  EXPECT_EQ(make_filter(p).row.radius(), 8) << "a box has no sigma";
}

TEST(Taps, TheAutomaticRadiusIsOneThatTheVariantTakes) {
  Parameters p;
  p.sigma = 12;
  const auto radius = [&](Variant variant, Versus versus = Versus::none) {
    p.variant = variant;
    p.versus = versus;
    return make_filter(p).row.radius();
  };
  EXPECT_EQ(radius(Variant::automatic), 48);
  EXPECT_EQ(radius(Variant::recursive), 48);
  EXPECT_EQ(radius(Variant::v3), 32);
  EXPECT_EQ(radius(Variant::v411), 16);
  EXPECT_EQ(radius(Variant::fused, Versus::v51), 16) << "both variants get the same filter";
  EXPECT_EQ(radius(Variant::fused, Versus::exact), 48);
}

TEST(Taps, DerivativesAreOneOnARampOfSlopeOne) {
  for (const int radius : {1, 2, 8, 31}) {
    const SeparableFilter dx = filter_of(Kernel::gaussian_dx, radius), dy = filter_of(Kernel::gaussian_dy, radius);
    EXPECT_NEAR(slope(dx.row), 1, 1e-5);
    EXPECT_NEAR(sum(dx.row), 0, 1e-6);
    EXPECT_NEAR(sum(dx.column), 1, 1e-6);
    EXPECT_EQ(dx.row.values, dy.column.values);
    EXPECT_NEAR(slope(filter_of(Kernel::gaussian_dx, radius, Convention::convolution).row), -1, 1e-5);
  }
  EXPECT_EQ(filter_of(Kernel::gaussian_dx, 0).row.values, Floats{0});
}

TEST(Taps, TheConventionReversesThem) {
  Parameters p;
  p.kernel = Kernel::custom;
  p.taps_row = {1, 2, 3};
  p.taps_column = {1, 0, -1, 5, 6};
  p.convention = Convention::correlation;
  EXPECT_EQ(make_filter(p).row.values, (Floats{1, 2, 3}));
  p.convention = Convention::convolution;
  EXPECT_EQ(make_filter(p).row.values, (Floats{3, 2, 1}));
  EXPECT_EQ(make_filter(p).column.values, (Floats{6, 5, -1, 0, 1}));
  EXPECT_EQ(filter_of(Kernel::sobel_x, 7).row.values, (Floats{-1, 0, 1}));
  EXPECT_EQ(filter_of(Kernel::sobel_x, 7).column.values, (Floats{1, 2, 1}));
  EXPECT_EQ(filter_of(Kernel::sobel_y, 7, Convention::convolution).column.values, (Floats{1, 0, -1}));
}

TEST(Taps, AnEmptyListIsTheOther) {
  Parameters p;
  p.kernel = Kernel::custom;
  p.taps_column = {1, 2, 4};
  EXPECT_EQ(make_filter(p).row.values, make_filter(p).column.values);
}

TEST(Taps, RadiiOfBothAxesAreSeparate) {
  Parameters p;
  p.radius = 4;
  p.radius_y = 0;
  EXPECT_EQ(make_filter(p).row.radius(), 4);
  EXPECT_EQ(make_filter(p).column.values, Floats{1});
}

TEST(Taps, EvenCountsAndNoTapsAreRefusedWithAdvice) {
  Parameters p;
  p.kernel = Kernel::custom;
  EXPECT_THROW((void)make_filter(p), Error);
  p.taps_row = {1, 1};
  try {
    (void)make_filter(p);
    FAIL() << "two taps were taken";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    EXPECT_NE(error.full_text().find("add a 0"), std::string::npos) << error.full_text();
  }
}

Parameters with(Kernel kernel, Normalise normalise) {
  Parameters p;
  p.kernel = kernel;
  p.radius = 2;
  p.convention = Convention::correlation;
  p.normalise = normalise;
  return p;
}

TEST(Taps, AreNormalisedAsAsked) {
  Parameters custom = with(Kernel::custom, Normalise::on);
  custom.taps_row = {1, 2, 5};
  EXPECT_NEAR(sum(make_filter(custom).row), 1, 1e-7);
  EXPECT_EQ(make_filter(with(Kernel::sobel_x, Normalise::on)).row.values, (Floats{-1, 0, 1})) << "their sum is 0";
  EXPECT_EQ(make_filter(with(Kernel::sobel_x, Normalise::on)).column.values, (Floats{0.25, 0.5, 0.25}));
  EXPECT_EQ(make_filter(with(Kernel::gaussian_dx, Normalise::on)).row.values,
            make_filter(with(Kernel::gaussian_dx, Normalise::kernel)).row.values)
      << "their sum is 0 but for rounding";
  EXPECT_EQ(make_filter(with(Kernel::box, Normalise::off)).row.values, Floats(5, 1));
  const SeparableFilter bell = make_filter(with(Kernel::gaussian, Normalise::off));
  EXPECT_EQ(bell.row.values[2], 1);
  EXPECT_EQ(bell.sigma_x, 0) << "no Gaussian that the recursion could approximate";
}

TEST(Taps, MakeAKernelOfTwoDimensions) {
  Parameters p = with(Kernel::custom, Normalise::kernel);
  p.taps_row = {1, 2, 3};
  p.taps_column = {1, 0, -1, 4, 5};
  const Image kernel = outer_product(make_filter(p));
  ASSERT_EQ(kernel.width(), 3);
  ASSERT_EQ(kernel.height(), 5);
  EXPECT_EQ(kernel.at(2, 2, 0), -3);
  EXPECT_EQ(kernel.at(0, 4, 0), 5);
  p = {};
  p.radius_x = 2000;
  p.radius_y = 3;
  EXPECT_EQ(outer_product(make_filter(p)).width(), 2 * most_drawn_radius + 1);
}

}  // namespace
}  // namespace ws::filter
