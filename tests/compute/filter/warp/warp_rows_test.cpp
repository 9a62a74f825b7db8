// Samples with AVX2 and with AVX-512, of floats and of bytes: equal bit by bit, and none reads beside the image.
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

constexpr const char* skipped = "tiles with AVX-512 are not taken on this processor: the other tests hold those with AVX2";

template <class T>
std::vector<std::uint32_t> warped_bits(const Image& image, const Warp& warp, Vectors vectors) {
  RunContext context;
  constexpr std::size_t behind = 64;  // values that must stay as they are
  HostBuffer<float> out(std::size_t(warp.width) * std::size_t(warp.height) + behind);
  std::fill(out.begin(), out.end(), 12345.0f);
  const Span<const T> in(image.values<T>().data(), image.value_count());
  warp_plane(in, image.width(), image.height(), {out.data(), out.size() - behind}, warp, context, vectors);
  EXPECT_EQ(std::count(out.end() - std::ptrdiff_t(behind), out.end(), 12345.0f), std::ptrdiff_t(behind));
  const auto* const bits = reinterpret_cast<const std::uint32_t*>(out.data());
  return {bits, bits + out.size()};
}

Image in_floats(const Image& bytes) {
  Image floats(bytes.width(), bytes.height(), 1, PixelType::float32);
  const auto from = bytes.values<std::uint8_t>();
  std::copy(from.begin(), from.end(), floats.values<float>().begin());
  return floats;
}

void expect_equal(const std::vector<std::uint32_t>& expected, const std::vector<std::uint32_t>& found, const Warp& warp,
                  const std::string& what) {
  const auto [x, y] = std::mismatch(expected.begin(), expected.end(), found.begin());
  ASSERT_EQ(x - expected.begin(), std::ptrdiff_t(expected.size()))
      << what << ", " << warp.width << " × " << warp.height << ", border " << choice_name(warp.border);
}

class WarpRows : public ::testing::TestWithParam<Interpolation> {
 protected:
  static bool has_avx512() { return widest_vectors() == Vectors::avx512; }
  static void expect_same(const Image& image, Warp warp) {
    warp.interpolation = GetParam();
    for (const Border border : all_borders) {
      warp.border = border;
      expect_equal(warped_bits<float>(image, warp, Vectors::avx2), warped_bits<float>(image, warp, Vectors::avx512), warp,
                   "floats");
    }
  }
  static void expect_bytes_as_floats(const Image& bytes, Warp warp, Vectors vectors) {
    warp.interpolation = GetParam();
    for (const Border border : all_borders) {
      warp.border = border;
      expect_equal(warped_bits<float>(in_floats(bytes), warp, Vectors::avx2), warped_bits<std::uint8_t>(bytes, warp, vectors),
                   warp, "bytes");
    }
  }
  template <class Check>
  static void for_every_size_and_map(const Check& check) {
    for (const auto& [width, height] : {std::pair(1, 1), {1, 9}, {9, 1}, {2, 2}, {3, 2}, {8, 3}, {16, 4}, {17, 40}, {300, 131}})
      for (const Operation operation : {Operation::affine, Operation::homography})
        for (const double rotation : {0.0, 3.0, 12.0, 30.0, 90.0, 177.0})
          for (const double zoom : {1.0, 0.4, 2.5}) {
            Parameters parameters;
            parameters.operation = operation;
            parameters.rotation = rotation;
            parameters.zoom = zoom;
            if (operation == Operation::homography) {
              parameters.perspective_x = 0.9;
              parameters.perspective_y = -0.6;
            }
            check(width, height, make_warp(parameters, width, height));
          }
  }
};
INSTANTIATE_TEST_SUITE_P(Linear, WarpRows, ::testing::Values(Interpolation::linear, Interpolation::linear_opencv),
                         [](const auto& info) { return info.param == Interpolation::linear ? "exact" : "opencv"; });

TEST_P(WarpRows, GiveTheSameBitsForEverySizeAndMap) {
  if (!has_avx512()) GTEST_SKIP() << skipped;
  for_every_size_and_map(
      [](int width, int height, const Warp& warp) { expect_same(noise(width, height, 1, PixelType::float32, -1), warp); });
}

TEST_P(WarpRows, GiveOfBytesWhatTheyGiveOfFloats) {
  for_every_size_and_map([](int width, int height, const Warp& warp) {
    const Image bytes = noise(width, height, 1, PixelType::uint8);
    expect_bytes_as_floats(bytes, warp, Vectors::avx2);
    if (has_avx512()) expect_bytes_as_floats(bytes, warp, Vectors::avx512);
  });
}

/// The vanishing line runs through the output; positions beyond 2³⁰, infinities and NaN are met.
TEST_P(WarpRows, GiveTheSameBitsBehindThePlaneAndAtInfinity) {
  if (!has_avx512()) GTEST_SKIP() << skipped;
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

template <class T>
void expect_no_read_beside(const Image& image, double least_drawn) {
  std::vector<Vectors> forms{Vectors::avx2};
  if (widest_vectors() == Vectors::avx512) forms.push_back(Vectors::avx512);
  for (const Flush flush : {Flush::begin, Flush::end}) {
    const Guarded<T> in(image.value_count(), flush);
    std::copy_n(image.values<T>().data(), in.size(), in.begin());
    for (const Operation operation : {Operation::affine, Operation::homography})
      for (const double rotation : {0.0, 1.0, 12.0, 40.0, 90.0, 180.0})
        for (const Border border : all_borders)
          for (const Interpolation interpolation : {Interpolation::linear, Interpolation::linear_opencv, Interpolation::cubic})
            for (const Vectors vectors : forms) {
              Parameters parameters;
              parameters.operation = operation;
              parameters.rotation = rotation;
              if (operation == Operation::homography) parameters.perspective_x = 0.4;
              Warp warp = make_warp(parameters, image.width(), image.height());
              warp.border = border;
              warp.interpolation = interpolation;
              const Guarded<float> out(std::size_t(warp.width) * std::size_t(warp.height), flush);
              RunContext context;
              warp_plane<T>({in.data(), in.size()}, image.width(), image.height(), {out.data(), out.size()}, warp, context,
                            vectors);
              EXPECT_GT(double(std::count_if(out.begin(), out.end(), [](float v) { return v != 0; })),
                        least_drawn * double(out.size()));
            }
  }
}

TEST(WarpRowsAnywhere, ReadNoPixelBesideTheImage) {
  struct Size {
    int width, height;
    double least_drawn;  ///< of few rows a turn leaves less
  };
  for (const auto& [width, height, least_drawn] : {Size{37, 29, 0.25}, {16, 2, 0.1}, {17, 3, 0.1}}) {
    expect_no_read_beside<float>(noise(width, height), least_drawn);
    expect_no_read_beside<std::uint8_t>(noise(width, height, 1, PixelType::uint8), least_drawn);
  }
}

}  // namespace
}  // namespace ws::filter
