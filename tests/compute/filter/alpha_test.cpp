// Images with alpha: what is transparent gives no colour away, every variant agrees, and what is not weighed says so.
// SPDX-License-Identifier: MIT
#include "compute/filter/alpha.h"
#include "tests/compute/filter/images.h"
#include "tests/compute/filter/runs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace ws::filter {
namespace {

using namespace testing;

using Shared = std::shared_ptr<const Image>;

/// Invisible red beside opaque green, in bytes.
Shared red_beside_green() {
  auto image = std::make_shared<Image>(24, 16, 4, PixelType::uint8);
  for (std::size_t i = 0; i < image->pixel_count(); ++i) {
    const bool is_green = i % 24 >= 12;
    const std::uint8_t pixel[] = {std::uint8_t(is_green ? 0 : 255), std::uint8_t(is_green ? 255 : 0), 0,
                                  std::uint8_t(is_green ? 255 : 0)};
    std::copy(std::begin(pixel), std::end(pixel), image->values<std::uint8_t>().begin() + 4 * i);
  }
  return image;
}

Image image_of_run(const Shared& image, const Values& values) {
  RunContext context;
  const auto result = run(image, values);
  return result->run().engine->download(*result->run().result, context);
}

double largest(const Image& image, int channel) {
  double most = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) most = std::max(most, std::abs(image.at(x, y, channel)));
  return most;
}

const Values kinds_of_means[] = {{{"kernel", "gaussian"}, {"sigma", "2"}, {"variant", "fused"}},
                                 {{"kernel", "gaussian"}, {"sigma", "2"}, {"variant", "v1"}},
                                 {{"kernel", "box"}, {"radius", "3"}, {"border", "wrap"}},
                                 {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "0.3"}},
                                 {{"operation", "affine"}, {"rotation", "20"}, {"interpolation", "cubic"}},
                                 {{"operation", "affine"}, {"interpolation", "nearest"}, {"samples", "3"}, {"zoom", "0.73"}},
                                 {{"operation", "pipeline"}, {"rotation", "5"}, {"radius", "2"}}};

TEST(FilterAlpha, WhatIsInvisibleDoesNotShow) {
  for (const Values& values : kinds_of_means) {
    const Image made = image_of_run(red_beside_green(), values);
    EXPECT_EQ(largest(made, 0), 0) << "no red, with " << values[0].second;
    bool is_seen = false;
    for (int y = 0; y < made.height(); ++y)
      for (int x = 0; x < made.width(); ++x)
        if (made.at(x, y, alpha_channel) > 1e-3) {
          is_seen = true;
          ASSERT_NEAR(made.at(x, y, 1), 255, 1e-3) << x << ", " << y << ", with " << values[0].second;
        }
    EXPECT_TRUE(is_seen);
  }
  const Image separate = image_of_run(red_beside_green(), {{"sigma", "2"}, {"alpha", "separate"}});
  EXPECT_GT(separate.at(12, 8, 0), 90) << "as each channel by itself gives it";
}

TEST(FilterAlpha, AMeanIsTheWeightedMean) {
  // Independently of the program's arithmetic: the box of 3 x 3 at the middle of noise.
  const auto image = shared_noise(3, 3, 4);
  const Image made = image_of_run(image, {{"kernel", "box"}, {"radius", "1"}});
  double alpha = 0, colour[3] = {};
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < 3; ++x) {
      const double a = image->at(x, y, 3);
      alpha += a / 9;
      for (int c = 0; c < 3; ++c) colour[c] += image->at(x, y, c) * a / 9;
    }
  for (int c = 0; c < 3; ++c) EXPECT_NEAR(made.at(1, 1, c), colour[c] / alpha, 1e-6) << c;
  EXPECT_NEAR(made.at(1, 1, 3), alpha, 1e-6);
}

TEST(FilterAlpha, EveryVariantGivesTheSameValues) {
  const auto image = shared_noise(97, 61, 4);
  const auto hash = [&](const char* variant) { return hash_of(*run(image, {{"variant", variant}, {"radius", "5"}})); };
  for (const char* variant : {"simd", "fused", "v1", "v3", "v411", "v412", "auto"})
    EXPECT_EQ(hash(variant), hash("reference")) << variant;
}

TEST(FilterAlpha, RowsAreTheSameWhicheverVariantKeepsThem) {
  const auto image = shared_noise(37, 29, 4);
  for (const char* kernel : {"gaussian", "gaussian-dx", "gaussian-dy"}) {
    const auto rows = [&](const char* variant) {
      const auto result = run(image, {{"kernel", kernel}, {"variant", variant}, {"radius", "3"}});
      RunContext context;
      return result->run().engine->download(*rows_of(result->run(), context), context);
    };
    EXPECT_EQ(first_difference(rows("fused"), rows("reference")), -1) << kernel;
  }
}

TEST(FilterAlpha, DoublePrecisionAgrees) {
  const auto image = shared_noise(64, 48, 4);
  for (Values values : kinds_of_means) {
    values.emplace_back("versus", "exact");
    const auto result = run(image, values);
    RunContext context;
    const Image made = result->run().engine->download(*result->run().result, context),
                exact = result->run().engine->download(*result->run().versus, context);
    for (int y = 0; y < made.height(); ++y)
      for (int x = 0; x < made.width(); ++x)
        for (int c = 0; c < 4; ++c) {
          const double alpha = exact.at(x, y, alpha_channel);
          if (alpha < 0.05) continue;  // a quotient by next to nothing has the error of next to nothing
          ASSERT_NEAR(made.at(x, y, c), exact.at(x, y, c), 1e-6 / (alpha * alpha)) << x << ", " << y << ", " << c;
        }
  }
}

TEST(FilterAlpha, WhatIsOpaqueStaysWhatItWas) {
  auto image = std::make_shared<Image>(40, 30, 4, PixelType::float32);
  const auto noise_of = shared_noise(40, 30, 4);
  std::copy(noise_of->values<float>().begin(), noise_of->values<float>().end(), image->values<float>().begin());
  for (std::size_t i = 3; i < image->value_count(); i += 4) image->values<float>()[i] = 1;
  const Values blurred{{"radius", "4"}, {"border", "replicate"}},
      alone{{"radius", "4"}, {"border", "replicate"}, {"alpha", "separate"}};
  EXPECT_LT(largest_difference(image_of_run(image, blurred), image_of_run(image, alone)), 1e-6);
}

TEST(FilterAlpha, SumsOfBothSignsAndBytesAreNotWeighedAndSaySo) {
  const auto bytes = red_beside_green();
  for (const Values& values : {Values{{"kernel", "sobel-x"}}, Values{{"kernel", "sharpen"}}, Values{{"variant", "v51"}}}) {
    Values separate = values;
    separate.emplace_back("alpha", "separate");
    EXPECT_EQ(hash_of(*run(bytes, values)), hash_of(*run(bytes, separate))) << values[0].second;
    RunContext context;
    (void)run(bytes, values, context);
    ASSERT_EQ(context.metrics.warnings().size(), 1u);
    EXPECT_NE(context.metrics.warnings()[0].find("one by one"), std::string::npos) << context.metrics.warnings()[0];
  }
  RunContext context;
  (void)run(shared_noise(20, 20, 3), {{"alpha", "separate"}}, context);
  ASSERT_EQ(context.metrics.warnings().size(), 1u);
  EXPECT_NE(context.metrics.warnings()[0].find("no effect"), std::string::npos);
}

TEST(FilterAlpha, NearestPixelsAreCopies) {
  const auto bytes = red_beside_green();
  const Image made = image_of_run(bytes, {{"operation", "affine"}, {"interpolation", "nearest"}});
  EXPECT_EQ(largest(made, 0), 255) << "also what is invisible";
}

}  // namespace
}  // namespace ws::filter
