// The recursive Gaussian beside the true one, within its bound.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/recursive.h"

#include "tests/compute/filter/images.h"

#include <gtest/gtest.h>

#include <string>

namespace ws::filter {
namespace {

using namespace testing;

/// Taps that reach so far that nothing is cut off, for the oracle.
SeparableFilter whole_gaussian(double sigma) {
  Parameters p;
  p.radius = std::int64_t(std::ceil(7 * sigma)) + 1;
  p.sigma = sigma;
  return make_filter(p);
}

TEST(Recursive, IsWithinItsBoundOfTheTrueGaussian) {
  const Image image = noise(203, 77);
  for (const double sigma : {0.3, 0.5, 1.0, 2.0, 5.0, 12.0, 40.0})
    for (const Border border : all_borders) {
      const SeparableFilter filter = whole_gaussian(sigma);
      const double error =
          largest_difference(convolved(image, {filter, border, Variant::recursive}), defined(image, filter, border));
      EXPECT_LE(error, 2e-5) << "sigma " << sigma << ", border " << int(border);
    }
}

TEST(Recursive, TheWorstInputStaysWithinTheBound) {
  // The error of a linear filter is largest for an image of ±1 with the signs of the error of its response.
  double worst = 0;
  for (const double sigma : {0.3, 1.0, 4.0, 20.0}) {
    const RecursiveGaussian g(sigma);
    double sum = 0;
    const int n = int(10 * sigma) + 1;
    double total = 0;
    for (int i = -n; i <= n; ++i) total += std::exp(-0.5 * (i / sigma) * (i / sigma));
    for (int i = -n; i <= n; ++i) {
      double value = 0;
      for (int k = 0; k < RecursiveGaussian::count; ++k) value += (g.weight[k] * std::pow(g.pole[k], std::abs(i))).real();
      sum += std::abs(value - std::exp(-0.5 * (i / sigma) * (i / sigma)) / total);
    }
    worst = std::max(worst, sum);
  }
  RecordProperty("worst_axis_error", std::to_string(worst));
  EXPECT_LE(2 * worst, 2e-5);
}

TEST(Recursive, KeepsAConstant) {
  Image image(90, 50, 1, PixelType::float32);
  for (float& v : image.values<float>()) v = 0.75f;
  for (const Border border : {Border::replicate, Border::reflect, Border::reflect_101, Border::wrap})
    for (const double sigma : {1.0, 30.0, 500.0}) {
      const Image made = convolved(image, {whole_gaussian(sigma), border, Variant::recursive});
      EXPECT_LE(largest_difference(made, image), 1e-5) << sigma;
    }
}

TEST(Recursive, TakesTinyImages) {
  for (const auto& [w, h] : {std::pair(1, 1), {1, 40}, {40, 1}, {2, 3}})
    for (const Border border : all_borders) {
      const SeparableFilter filter = whole_gaussian(3);
      const Image image = noise(w, h);
      EXPECT_LE(largest_difference(convolved(image, {filter, border, Variant::recursive}), defined(image, filter, border)),
                2e-5);
    }
}

}  // namespace
}  // namespace ws::filter
