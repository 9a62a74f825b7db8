// Convolution: golden values, every variant against the double-precision definition and against each other, properties.
// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/convolve_cpu.h"

#include "compute/core/run/error.h"
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

const Variant float_variants[] = {Variant::reference, Variant::simd, Variant::fused, Variant::v1,  Variant::v3,
                                  Variant::v4,        Variant::v41,  Variant::v411,  Variant::v412};

TEST(Convolve, GoldenRow) {
  const Image in = image_of(5, 1, {1, 2, 3, 4, 5}), expected = image_of(5, 1, {4, 10, 16, 22, 22});
  const SeparableFilter filter = custom_filter({1, 2, 3}, {1});
  EXPECT_EQ(first_difference(defined(in, filter, Border::zero), expected), -1);
  for (const Variant variant : float_variants)
    EXPECT_EQ(first_difference(convolved(in, {filter, Border::zero, variant}), expected), -1) << info_of(variant).name;
}

TEST(Convolve, GoldenImage) {
  const Image in = image_of(4, 4, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
  const Image rows = image_of(4, 4, {4, 10, 16, 17, 16, 34, 40, 37, 28, 58, 64, 57, 40, 82, 88, 77});
  const Image both = image_of(4, 4, {16, 34, 40, 37, 24, 48, 48, 40, 24, 48, 48, 40, -28, -58, -64, -57});
  const SeparableFilter filter = custom_filter({1, 2, 3}, {1, 0, -1});
  EXPECT_EQ(first_difference(defined(in, filter, Border::zero), both), -1);
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
  for (const int radius : {0, 1, 2, 3, 4, 7, 8, 16, 17, 31, 64})
    for (const Border border : all_borders) {
      SCOPED_TRACE(std::string("radius ") + std::to_string(radius) + ", border " + choice_name(border));
      const SeparableFilter filter = noisy_filter(radius, radius);
      const Image exact = defined(image, filter, border);
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
    EXPECT_LE(largest_difference(simd, defined(image, filter, Border::wrap)), bound(image, filter));
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

}  // namespace
}  // namespace ws::filter
