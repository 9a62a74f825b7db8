// Filters on the matrix units: within their bound of double precision, and what halves cannot hold is for the plain kernels.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "tests/compute/filter/images.h"
#include "tests/compute/filter/runs.h"
#include "tests/support/require_cuda.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace ws::filter {
namespace {

using namespace testing;

class TensorFilter : public CudaTest {};
class TensorConvolve : public CudaTest, public ::testing::WithParamInterface<Border> {};

struct Made {
  Image image;
  Variant variant;
};

Made made(const Image& image, const SeparableFilter& filter, Border border, Variant variant = Variant::tensor) {
  RunContext context;
  context.backend = Backend::cuda;
  const auto engine = engine_for(Backend::cuda);
  const Convolved done = engine->convolve(engine->upload(image, context), {filter, border, variant}, context);
  return {engine->download(*done.result, context), done.variant};
}

/// In units of 2⁻²³ of the largest sum that there could be. A sum that is cut off is too small each time, so what the matrix
/// units lose adds up where no sign changes.
constexpr double most_units = 16;
/// Besides, of white: the low halves of dark values have fewer digits.
constexpr double of_white = 0x1p-29;
double bound(const Image& image, const SeparableFilter& filter) {
  const double white = image.type() == PixelType::float32 ? 1 : 255;
  return (most_units * 0x1p-23 * largest_magnitude(image) + of_white * white) * filter.row.sum_of_magnitudes() *
         filter.column.sum_of_magnitudes();
}

/// All taps and pixels of one sign are the worst case.
SeparableFilter positive_filter(int radius_x, int radius_y) {
  SeparableFilter filter = noisy_filter(radius_x, radius_y);
  for (Taps* taps : {&filter.row, &filter.column})
    for (float& t : taps->values) t = std::abs(t) + 0.01f;
  return filter;
}

void expect_within_bound(const Image& image, const SeparableFilter& filter, Border border) {
  const Made by_matrices = made(image, filter, border);
  ASSERT_EQ(by_matrices.variant, Variant::tensor);
  EXPECT_LE(largest_difference(by_matrices.image, defined(image, filter, border)), bound(image, filter))
      << "radii " << filter.row.radius() << ", " << filter.column.radius() << " on " << image.width() << " x "
      << image.height();
}

TEST_P(TensorConvolve, IsWithinItsBoundOfTheDefinition) {
  for (const auto& [width, height] :
       {std::pair(1, 1), std::pair(3, 200), std::pair(200, 3), std::pair(131, 67), std::pair(640, 256), std::pair(1023, 517)})
    for (const int radius : {1, 7, 8, 9, 16, 17, 24, 31, 32, 33, 40, 41, 48, 56, 63, 64}) {
      expect_within_bound(noise(width, height, 1, PixelType::float32, -1), noisy_filter(radius, radius), GetParam());
      expect_within_bound(noise(width, height), positive_filter(radius, radius), GetParam());
    }
}

TEST_P(TensorConvolve, TakesUnequalRadiiChannelsAndBytes) {
  for (const PixelType type : {PixelType::uint8, PixelType::float32})
    for (const auto& [rx, ry] : {std::pair(0, 0), std::pair(0, 31), std::pair(40, 3), std::pair(5, 64)})
      expect_within_bound(noise(301, 143, 3, type), noisy_filter(rx, ry), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Filter, TensorConvolve, ::testing::ValuesIn(all_borders), [](const auto& info) {
  std::string name = choice_name(info.param);
  std::erase(name, '-');
  return name;
});

TEST_F(TensorFilter, WalksDownTallImages) { expect_within_bound(noise(140, 5003), positive_filter(31, 31), Border::reflect); }

TEST_F(TensorFilter, GivesTheSameBitsEachTime) {
  const Image image = noise(1023, 517);
  const SeparableFilter filter = noisy_filter(31, 31);
  const Made once = made(image, filter, Border::wrap);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(first_difference(made(image, filter, Border::wrap).image, once.image), -1);
}

TEST_F(TensorFilter, LeavesToOthersWhatHalvesCannotHold) {
  const SeparableFilter filter = noisy_filter(31, 31);
  for (const float value : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 1e5f, -1e30f})
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(199, 130), std::pair(130, 77)}) {
      Image image = noise(200, 131);
      image.values<float>()[std::size_t(y) * 200 + std::size_t(x)] = value;
      const Made by_others = made(image, filter, Border::zero);
      EXPECT_EQ(by_others.variant, Variant::fused) << value;
      EXPECT_EQ(first_difference(by_others.image, made(image, filter, Border::zero, Variant::fused).image), -1) << value;
    }
  SeparableFilter huge = filter;
  huge.row.values[3] = 1e30f;
  SeparableFilter none = filter;
  std::fill(none.column.values.begin(), none.column.values.end(), 0.f);
  for (const SeparableFilter& f : {huge, none}) EXPECT_EQ(made(noise(50, 50), f, Border::zero).variant, Variant::fused);
}

TEST_F(TensorFilter, TakesValuesFarAboveWhiteAndBelow) {
  for (const float size : {500.f, 0.01f, 1e-4f, 1e-6f, 1e-9f})
    for (const int radius : {0, 1, 31}) {
      Image image = noise(200, 131);
      for (float& v : image.values<float>()) v *= size;
      expect_within_bound(image, positive_filter(radius, radius), Border::replicate);
    }
}

TEST_F(TensorFilter, ARunSaysThatAnotherFilteredInItsPlace) {
  const auto warnings_of = [](const std::shared_ptr<const Image>& image, const std::string& role = "variant") {
    RunContext context;
    context.backend = Backend::cuda;
    (void)run(image, {{"radius", "20"}, {role, "tensor"}}, context);
    std::string all;
    for (const std::string& warning : context.metrics.warnings()) all += warning;
    return all;
  };
  const auto plain = std::make_shared<const Image>(noise(64, 64));
  EXPECT_EQ(warnings_of(plain).find("filtered in its place"), std::string::npos);
  Image bright = noise(64, 64);
  bright.values<float>()[99] = 1e6f;
  const auto too_bright = std::make_shared<const Image>(std::move(bright));
  EXPECT_NE(warnings_of(too_bright).find("fused has filtered in its place"), std::string::npos);
  EXPECT_EQ(warnings_of(plain, "versus").find("filtered in its place"), std::string::npos);
  EXPECT_NE(warnings_of(too_bright, "versus").find("fused has filtered in its place"), std::string::npos);
}

}  // namespace
}  // namespace ws::filter
