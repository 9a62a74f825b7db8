// Convolution: golden values, every variant against the double-precision definition and against each other, properties.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/filter/recursive.h"
#include "tests/compute/filter/images.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>

namespace ws::filter {
namespace {

using namespace testing;

/// 4 units in the last place of the largest value that the sums can reach.
double bound(const Image& image, const SeparableFilter& filter) {
  return 4 * 0x1p-23 * largest_magnitude(image) * filter.row.sum_of_magnitudes() * filter.column.sum_of_magnitudes();
}

SeparableFilter custom(Numbers row, Numbers column) {
  Parameters p;
  p.kernel = Kernel::custom;
  p.taps_row = std::move(row);
  p.taps_column = std::move(column);
  return make_filter(p);
}

const Variant float_variants[] = {Variant::reference, Variant::simd, Variant::fused, Variant::v1,  Variant::v3,
                                  Variant::v4,        Variant::v41,  Variant::v411,  Variant::v412};

TEST(Convolve, GoldenRow) {
  const Image in = image_of(5, 1, {1, 2, 3, 4, 5}), expected = image_of(5, 1, {4, 10, 16, 22, 22});
  const SeparableFilter filter = custom({1, 2, 3}, {1});
  EXPECT_EQ(first_difference(convolve_reference(in, filter, Border::zero), expected), -1);
  for (const Variant variant : float_variants)
    EXPECT_EQ(first_difference(convolved(in, {filter, Border::zero, variant}), expected), -1) << info_of(variant).name;
}

TEST(Convolve, GoldenImage) {
  const Image in = image_of(4, 4, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
  const Image rows = image_of(4, 4, {4, 10, 16, 17, 16, 34, 40, 37, 28, 58, 64, 57, 40, 82, 88, 77});
  const Image both = image_of(4, 4, {16, 34, 40, 37, 24, 48, 48, 40, 24, 48, 48, 40, -28, -58, -64, -57});
  const SeparableFilter filter = custom({1, 2, 3}, {1, 0, -1});
  EXPECT_EQ(first_difference(convolve_reference(in, filter, Border::zero), both), -1);
  const auto engine = engine_for(Backend::cpu);
  RunContext context;
  for (const Variant variant : float_variants) {
    const Convolved made = engine->convolve(engine->upload(in, context), {filter, Border::zero, variant}, context);
    EXPECT_EQ(first_difference(engine->download(*made.result, context), both), -1) << info_of(variant).name;
    if (made.rows) {
      EXPECT_EQ(first_difference(engine->download(*made.rows, context), rows), -1) << info_of(variant).name;
    }
  }
}

struct Size {
  int width, height;
};
class ConvolveSizes : public ::testing::TestWithParam<Size> {};

/// Every radius and border: `reference` against the definition, all others against `reference` bit by bit.
TEST_P(ConvolveSizes, EveryVariantAgrees) {
  const auto [width, height] = GetParam();
  const Image image = noise(width, height, 1, PixelType::float32, -1);
  const bool large = width * height > 10'000;
  for (const int radius : {0, 1, 2, 7, 8, 16, 17, 31, 64})
    for (const Border border : all_borders) {
      SCOPED_TRACE(std::string("radius ") + std::to_string(radius) + ", border " +
                   ChoiceNames<Border>::names[std::size_t(border)]);
      const SeparableFilter filter = noisy_filter(radius, radius);
      const Image exact = convolve_reference(image, filter, border);
      const Image simd = convolved(image, {filter, border, Variant::simd});
      EXPECT_LE(largest_difference(simd, exact), bound(image, filter));
      for (const Variant variant : float_variants) {
        if (radius > info_of(variant).max_radius || variant == Variant::simd) continue;
        // The slow ones on large images with one border only; the small images have every case of theirs.
        if (large && variant != Variant::fused && border != Border::reflect_101) continue;
        EXPECT_EQ(first_difference(convolved(image, {filter, border, variant}), simd), -1) << info_of(variant).name;
      }
    }
}
INSTANTIATE_TEST_SUITE_P(Sizes, ConvolveSizes,
                         ::testing::Values(Size{1, 1}, Size{2, 3}, Size{31, 33}, Size{640, 480}, Size{1023, 517}, Size{4096, 1},
                                           Size{1, 300}),
                         [](const auto& info) {
                           return std::to_string(info.param.width) + "x" + std::to_string(info.param.height);
                         });

TEST(Convolve, RadiiOfBothAxesMayDiffer) {
  const Image image = noise(157, 83, 3);
  for (const auto& [x, y] : {std::pair(0, 9), {9, 0}, {1, 40}, {200, 2}}) {
    const SeparableFilter filter = noisy_filter(x, y);
    const Image simd = convolved(image, {filter, Border::wrap, Variant::simd});
    EXPECT_LE(largest_difference(simd, convolve_reference(image, filter, Border::wrap)), bound(image, filter));
    EXPECT_EQ(first_difference(convolved(image, {filter, Border::wrap, Variant::fused}), simd), -1);
    EXPECT_EQ(first_difference(convolved(image, {filter, Border::wrap, Variant::v1}), simd), -1);
  }
}

TEST(Convolve, BytesGiveWhatTheirFloatsGive) {
  const Image bytes = noise(200, 77, 4, PixelType::uint8);
  RunContext context;
  const auto engine = engine_for(Backend::cpu);
  const PlanesPtr planes = engine->upload(bytes, context);
  const Image floats = engine->download(*engine->to_float(planes, context), context);
  EXPECT_EQ(floats.white, 255);
  for (const Variant variant : float_variants) {
    const Convolution convolution{noisy_filter(3, 5), Border::reflect, variant};
    EXPECT_EQ(first_difference(convolved(bytes, convolution), convolved(floats, convolution)), -1) << info_of(variant).name;
  }
}

TEST(Convolve, AnImpulseGivesTheTapsBackwards) {
  Image image(41, 31, 1, PixelType::float32);
  for (float& v : image.values<float>()) v = 0;
  image.values<float>()[15 * 41 + 20] = 1;
  const SeparableFilter filter = noisy_filter(5, 3);
  const Image made = convolved(image, {filter, Border::zero, Variant::fused});
  for (int j = -3; j <= 3; ++j)
    for (int i = -5; i <= 5; ++i)
      EXPECT_EQ(float(made.at(20 + i, 15 + j, 0)),
                filter.row.values[std::size_t(5 - i)] * filter.column.values[std::size_t(3 - j)]);
}

TEST(Convolve, IsLinear) {
  const Image a = noise(120, 60), b = noise(120, 60, 1, PixelType::float32, -1);
  Image sum(120, 60, 1, PixelType::float32);
  for (std::size_t i = 0; i < sum.value_count(); ++i) sum.values<float>()[i] = 2 * a.values<float>()[i] + b.values<float>()[i];
  const Convolution convolution{noisy_filter(6, 6), Border::replicate, Variant::fused};
  const Image x = convolved(a, convolution), y = convolved(b, convolution), z = convolved(sum, convolution);
  Image expected(120, 60, 1, PixelType::float32);
  for (std::size_t i = 0; i < sum.value_count(); ++i)
    expected.values<float>()[i] = 2 * x.values<float>()[i] + y.values<float>()[i];
  EXPECT_LE(largest_difference(z, expected), 2 * bound(sum, convolution.filter));
}

TEST(Convolve, ABoxIsAMean) {
  const Image image = noise(50, 40);
  Parameters p;
  p.kernel = Kernel::box;
  p.radius = 2;
  const Image made = convolved(image, {make_filter(p), Border::zero, Variant::fused});
  double sum = 0;
  for (int y = 8; y <= 12; ++y)
    for (int x = 18; x <= 22; ++x) sum += image.at(x, y, 0);
  EXPECT_NEAR(made.at(20, 10, 0), sum / 25, 1e-6);
}

TEST(Convolve, NanSpreadsAsFarAsTheTapsReach) {
  Image image = noise(64, 48);
  image.values<float>()[20 * 64 + 30] = std::numeric_limits<float>::quiet_NaN();
  const SeparableFilter filter = noisy_filter(4, 2);
  const Image fused = convolved(image, {filter, Border::wrap, Variant::fused});
  EXPECT_EQ(first_difference(convolved(image, {filter, Border::wrap, Variant::reference}), fused), -1);
  for (int y = 0; y < 48; ++y)
    for (int x = 0; x < 64; ++x)
      EXPECT_EQ(std::isnan(fused.at(x, y, 0)), std::abs(x - 30) <= 4 && std::abs(y - 20) <= 2) << x << ", " << y;
}

TEST(Convolve, ThreadsChangeNothing) {
  const Image image = noise(700, 900);
  const Convolution convolution{noisy_filter(9, 9), Border::reflect, Variant::fused};
  const Image all = convolved(image, convolution);
  const auto engine = engine_for(Backend::cpu);
  RunContext context;
  context.thread_count = 1;
  const Image one = engine->download(*engine->convolve(engine->upload(image, context), convolution, context).result, context);
  EXPECT_EQ(first_difference(one, all), -1);
}

TEST(Convolve, AutomaticSaysWhatItChoseAndChangesNothing) {
  const Image image = noise(300, 200);
  const Convolution convolution{noisy_filter(3, 3), Border::zero, Variant::automatic};
  const auto engine = engine_for(Backend::cpu);
  RunContext context;
  const Convolved made = engine->convolve(engine->upload(image, context), convolution, context);
  EXPECT_TRUE(made.variant == Variant::fused || made.variant == Variant::simd) << info_of(made.variant).name;
  EXPECT_EQ(first_difference(engine->download(*made.result, context),
                             convolved(image, {convolution.filter, Border::zero, Variant::reference})),
            -1);
}

TEST(Convolve, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  const auto engine = engine_for(Backend::cpu);
  const PlanesPtr in = engine->upload(noise(200, 200), context);
  context.stop = stop.get_token();
  for (const Variant variant : {Variant::automatic, Variant::reference, Variant::simd, Variant::fused, Variant::v1})
    EXPECT_THROW((void)engine->convolve(in, {noisy_filter(2, 2), Border::zero, variant}, context), Cancelled)
        << info_of(variant).name;
}

// The recursive Gaussian.

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
          largest_difference(convolved(image, {filter, border, Variant::recursive}), convolve_reference(image, filter, border));
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
      EXPECT_LE(
          largest_difference(convolved(image, {filter, border, Variant::recursive}), convolve_reference(image, filter, border)),
          2e-5);
    }
}

// What is refused.

void expect_refused(Variant variant, const SeparableFilter& filter, PixelType type, const char* part) {
  try {
    check_variant(variant, {filter, Border::zero, variant}, type, Backend::cpu);
    ADD_FAILURE() << "not refused: " << part;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    EXPECT_NE(error.full_text().find(part), std::string::npos) << error.full_text();
  }
}

TEST(Variants, RefuseWhatTheyCannotDo) {
  expect_refused(Variant::v3, noisy_filter(33, 1), PixelType::float32, "radii up to 32");
  expect_refused(Variant::v411, noisy_filter(1, 17), PixelType::float32, "radii up to 16");
  expect_refused(Variant::v51, noisy_filter(1, 1), PixelType::float32, "8-bit images only");
  expect_refused(Variant::v51, custom({0, 3, 0}, {1}), PixelType::uint8, "at most 2");
  expect_refused(Variant::recursive, noisy_filter(1, 1), PixelType::float32, "Gaussians that sum to 1 only");
  Convolution convolution{noisy_filter(1, 1), Border::zero, Variant::simd};
  EXPECT_THROW(check_variant(Variant::simd, convolution, PixelType::float32, Backend::cuda), Error);
  EXPECT_NO_THROW(check_variant(Variant::v51, {custom({1, 2, 1}, {}), Border::zero}, PixelType::uint8, Backend::cpu));
}

TEST(Variants, AreListedOnceEach) {
  ASSERT_EQ(variants().size(), ChoiceNames<Variant>::names.size());
  for (std::size_t i = 0; i < variants().size(); ++i) {
    EXPECT_EQ(std::size_t(variants()[i].variant), i);
    EXPECT_STREQ(variants()[i].name, ChoiceNames<Variant>::names[i]);
  }
}

}  // namespace
}  // namespace ws::filter
