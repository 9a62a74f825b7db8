// What the variants refuse, and that each is listed once.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "tests/compute/filter/images.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

using namespace testing;

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
  expect_refused(Variant::v411, noisy_filter(1, 17), PixelType::float32, "--max-radius 32 reaches as far");
  expect_refused(Variant::vector, noisy_filter(33, 1), PixelType::float32, "choose variant fused or v1");
  expect_refused(Variant::v51, noisy_filter(1, 1), PixelType::float32, "8-bit images only");
  expect_refused(Variant::v51, custom_filter({0, 3, 0}, {1}), PixelType::uint8, "at most 2");
  expect_refused(Variant::recursive, noisy_filter(1, 1), PixelType::float32, "Gaussians that sum to 1 only");
  expect_refused(Variant::tensor, noisy_filter(1, 1), PixelType::float32, "variant tensor runs on CUDA only");
  Convolution convolution{noisy_filter(1, 1), Border::zero, Variant::simd};
  EXPECT_THROW(check_variant(Variant::simd, convolution, PixelType::float32, Backend::cuda), Error);
  EXPECT_NO_THROW(check_variant(Variant::tensor, {noisy_filter(64, 1)}, PixelType::uint8, Backend::cuda));
  EXPECT_THROW(check_variant(Variant::tensor, {noisy_filter(1, 65)}, PixelType::uint8, Backend::cuda), Error);
  EXPECT_NO_THROW(check_variant(Variant::v51, {custom_filter({1, 2, 1}, {}), Border::zero}, PixelType::uint8, Backend::cpu));
}

TEST(Variants, TakeLargerRadiiWhereMaxRadiusIsRaised) {
  for (const Variant variant : {Variant::v4, Variant::v41, Variant::v411, Variant::v412, Variant::vector}) {
    Convolution convolution{noisy_filter(17, 32), Border::zero, variant};
    EXPECT_THROW(check_variant(variant, convolution, PixelType::float32, Backend::cpu), Error);
    convolution.build.max_radius = most_max_radius;
    EXPECT_NO_THROW(check_variant(variant, convolution, PixelType::float32, Backend::cpu));
    convolution.filter = noisy_filter(33, 1);
    EXPECT_THROW(check_variant(variant, convolution, PixelType::float32, Backend::cpu), Error);
  }
}

TEST(Variants, AreListedOnceEach) {
  ASSERT_EQ(variants().size(), all_choices<Variant>.size());
  for (std::size_t i = 0; i < variants().size(); ++i) {
    EXPECT_EQ(std::size_t(variants()[i].variant), i);
    EXPECT_STREQ(variants()[i].name, all_choices<Variant>[i].name);
  }
}

}  // namespace
}  // namespace ws::filter
