// Single linear samples with AVX2 and with AVX-512: equal bit by bit, and neither reads beside the image.
// SPDX-License-Identifier: MIT
#include "compute/filter/warp/warp_cpu.h"
#include "tests/compute/filter/images.h"
#include "tests/support/guarded.h"

#include <gtest/gtest.h>

#include <string>

namespace ws::filter {
namespace {

using namespace testing;
using ws::test::Flush;
using ws::test::Guarded;

std::vector<std::uint32_t> warped_bits(const Image& image, const Warp& warp, Vectors vectors) {
  RunContext context;
  constexpr std::size_t behind = 64;  // values that must stay as they are
  HostBuffer<float> out(std::size_t(warp.width) * std::size_t(warp.height) + behind);
  std::fill(out.begin(), out.end(), 12345.0f);
  const Span<const float> in(image.values<float>().data(), image.value_count());
  warp_plane(in, image.width(), image.height(), {out.data(), out.size() - behind}, warp, context, vectors);
  EXPECT_EQ(std::count(out.end() - std::ptrdiff_t(behind), out.end(), 12345.0f), std::ptrdiff_t(behind));
  const auto* const bits = reinterpret_cast<const std::uint32_t*>(out.data());
  return {bits, bits + out.size()};
}

class WarpRows : public ::testing::TestWithParam<Interpolation> {
 protected:
  void SetUp() override {
    if (widest_vectors() != Vectors::avx512)
      GTEST_SKIP() << "the rows with AVX-512 are not taken on this processor: the other tests hold those with AVX2";
  }
  static void expect_same(const Image& image, Warp warp) {
    warp.interpolation = GetParam();
    for (const Border border : all_borders) {
      warp.border = border;
      const auto narrow = warped_bits(image, warp, Vectors::avx2), wide = warped_bits(image, warp, Vectors::avx512);
      const auto [x, y] = std::mismatch(narrow.begin(), narrow.end(), wide.begin());
      ASSERT_EQ(x - narrow.begin(), std::ptrdiff_t(narrow.size()))
          << image.width() << " × " << image.height() << ", border " << choice_name(border);
    }
  }
};
INSTANTIATE_TEST_SUITE_P(Linear, WarpRows, ::testing::Values(Interpolation::linear, Interpolation::linear_opencv),
                         [](const auto& info) { return info.param == Interpolation::linear ? "exact" : "opencv"; });

TEST_P(WarpRows, GiveTheSameBitsForEverySizeAndMap) {
  for (const auto& [width, height] : {std::pair(1, 1), {1, 9}, {9, 1}, {2, 2}, {8, 3}, {17, 40}, {300, 131}}) {
    const Image image = noise(width, height, 1, PixelType::float32, -1);
    for (const Operation operation : {Operation::affine, Operation::homography})
      for (const double rotation : {0.0, 3.0, 30.0, 90.0, 177.0}) {
        Parameters parameters;
        parameters.operation = operation;
        parameters.rotation = rotation;
        if (operation == Operation::homography) {
          parameters.perspective_x = 0.9;
          parameters.perspective_y = -0.6;
        }
        expect_same(image, make_warp(parameters, width, height));
      }
  }
}

/// The vanishing line runs through the output; positions beyond 2³⁰, infinities and NaN are met.
TEST_P(WarpRows, GiveTheSameBitsBehindThePlaneAndAtInfinity) {
  const Image image = noise(200, 90);
  Warp warp = make_warp(Parameters{}, 200, 90);
  warp.affine = false;
  for (const bool both_sheets : {false, true})
    for (const double w : {0.0, 1.0, 1e-300, -1e300}) {
      warp.both_sheets = both_sheets;
      warp.sample.m = {1, 0.1, 3, 0, 1, 2, -0.01, 0.003, w};
      expect_same(image, warp);
      warp.sample.m = {0, 0, 0, 1e300, 1e300, 0, 0, 0, w};
      expect_same(image, warp);
    }
}

TEST(WarpRowsAnywhere, ReadNoPixelBesideTheImage) {
  std::vector<Vectors> forms{Vectors::avx2};
  if (widest_vectors() == Vectors::avx512) forms.push_back(Vectors::avx512);
  constexpr int width = 37, height = 29;
  const Image image = noise(width, height);
  for (const Flush flush : {Flush::begin, Flush::end}) {
    const Guarded<float> in(image.value_count(), flush);
    std::copy_n(image.values<float>().data(), in.size(), in.begin());
    for (const Operation operation : {Operation::affine, Operation::homography})
      for (const double rotation : {0.0, 1.0, 40.0, 90.0, 180.0})
        for (const Border border : all_borders)
          for (const Interpolation interpolation : {Interpolation::linear, Interpolation::linear_opencv})
            for (const Vectors vectors : forms) {
              Parameters parameters;
              parameters.operation = operation;
              parameters.rotation = rotation;
              if (operation == Operation::homography) parameters.perspective_x = 0.4;
              Warp warp = make_warp(parameters, width, height);
              warp.border = border;
              warp.interpolation = interpolation;
              const Guarded<float> out(std::size_t(warp.width) * std::size_t(warp.height), flush);
              RunContext context;
              warp_plane({in.data(), in.size()}, width, height, {out.data(), out.size()}, warp, context, vectors);
              EXPECT_GT(std::count_if(out.begin(), out.end(), [](float v) { return v != 0; }), std::ptrdiff_t(out.size() / 4));
            }
  }
}

}  // namespace
}  // namespace ws::filter
