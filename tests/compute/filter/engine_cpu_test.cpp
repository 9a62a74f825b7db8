// What the CPU's engine does besides filters and warps: transport, differences, statistics, painting.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/filter/toning.h"
#include "tests/compute/filter/images.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace ws::filter {
namespace {

using namespace testing;

const std::shared_ptr<const Engine>& engine() {
  static const auto one = engine_for(Backend::cpu);
  return one;
}

TEST(CpuEngine, UploadAndDownloadKeepEveryValue) {
  RunContext context;
  for (const int channels : {1, 3, 4})
    for (const PixelType type : {PixelType::uint8, PixelType::float32}) {
      Image image = noise(37, 21, channels, type);
      image.white = 7;
      const Image back = engine()->download(*engine()->upload(image, context), context);
      EXPECT_EQ(back.white, 7);
      for (int y = 0; y < 21; ++y)
        for (int x = 0; x < 37; ++x)
          for (int c = 0; c < channels; ++c) ASSERT_EQ(back.at(x, y, c), image.at(x, y, c));
    }
}

TEST(CpuEngine, ProbeAndDifference) {
  RunContext context;
  const Image a = noise(19, 11, 3), b = noise(19, 11, 3, PixelType::uint8);
  const PlanesPtr pa = engine()->upload(a, context), pb = engine()->upload(b, context);
  const auto values = engine()->probe(*engine()->difference(pa, pb, context), 18, 10);
  ASSERT_EQ(values.size(), 3u);
  for (int c = 0; c < 3; ++c) EXPECT_EQ(values[std::size_t(c)], float(a.at(18, 10, c)) - float(b.at(18, 10, c)));
}

TEST(CpuEngine, Statistics) {
  RunContext context;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Statistics s = engine()->statistics(*engine()->upload(image_of(6, 1, {-3, 0, 0.5f, 1, 9, nan}), context), context);
  EXPECT_EQ(s.low, -3);
  EXPECT_EQ(s.high, 9);
  EXPECT_EQ(s.nan_count, 1u);
  ASSERT_EQ(s.histograms.size(), 1u);
  EXPECT_EQ(s.histograms[0][0], 2u);
  EXPECT_EQ(s.histograms[0][128], 1u);
  EXPECT_EQ(s.histograms[0][255], 2u);
  const Statistics none = engine()->statistics(*engine()->upload(image_of(1, 1, {nan}), context), context);
  EXPECT_EQ(none.low, 0);
  EXPECT_EQ(none.high, 0);
}

/// Value by value, as histogram_bin says.
Statistics plain_statistics(const Image& image) {
  Statistics found;
  found.low = std::numeric_limits<double>::infinity();
  found.high = -found.low;
  found.histograms.resize(std::size_t(image.channels()));
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      for (int c = 0; c < image.channels(); ++c) {
        const auto value = float(image.at(x, y, c));
        if (std::isnan(value)) {
          ++found.nan_count;
          continue;
        }
        found.low = std::min(found.low, double(value));
        found.high = std::max(found.high, double(value));
        ++found.histograms[std::size_t(c)][std::size_t(histogram_bin(value, float(256 / image.white)))];
      }
  return found;
}

/// Values at both ends of bins, beyond white, infinite and not numbers, at every place among those that are counted together.
TEST(CpuEngine, StatisticsAreThoseOfAPlainLoop) {
  RunContext context;
  const float infinity = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<float> special{nan,          -infinity, infinity, -0.0f, 1 / 256.0f, std::nextafter(1 / 256.0f, 0.0f),
                                   255 / 256.0f, 7};
  for (const PixelType type : {PixelType::float32, PixelType::uint8})
    for (const int channels : {1, 3})
      for (int width = 1; width <= 37; ++width) {
        Image image = noise(width, 3, channels, type, -0.2f);
        if (type == PixelType::float32)
          for (std::size_t i = 0; i < special.size(); ++i)
            image.values<float>()[(std::size_t(width) * i * 5) % image.value_count()] = special[i];
        const Statistics expected = plain_statistics(image),
                         found = engine()->statistics(*engine()->upload(image, context), context);
        ASSERT_EQ(found.histograms, expected.histograms) << width << " wide";
        ASSERT_EQ(found.low, expected.low);
        ASSERT_EQ(found.high, expected.high);
        ASSERT_EQ(found.nan_count, expected.nan_count);
      }
}

/// Zero has no sign in what is shown, where the image's has none.
TEST(CpuEngine, ZeroIsTheGreatestValueWithoutASign) {
  RunContext context;
  for (const int width : {1, 8, 21}) {
    Image image(width, 1, 1, PixelType::float32);
    std::fill(image.values<float>().begin(), image.values<float>().end(), 0.0f);
    const Statistics s = engine()->statistics(*engine()->upload(image, context), context);
    EXPECT_FALSE(std::signbit(s.low));
    EXPECT_FALSE(std::signbit(s.high));
  }
}

TEST(CpuEngine, EachByteHasItsOwnBin) {
  RunContext context;
  Image image(256, 1, 1, PixelType::uint8);
  for (int i = 0; i < 256; ++i) image.values<std::uint8_t>()[std::size_t(i)] = std::uint8_t(i);
  const Statistics s = engine()->statistics(*engine()->upload(image, context), context);
  for (const std::uint32_t count : s.histograms[0]) EXPECT_EQ(count, 1u);
}

std::vector<std::uint32_t> painted(const Planes& left, const Planes* right, const Frontier& frontier, const Toning& toning) {
  RunContext context;
  std::vector<std::uint32_t> pixels(std::size_t(left.width) * std::size_t(left.height));
  FrameTargets targets(MemorySpace::host, {});
  targets.add("picture", pixels.data(), pixels.size() * 4);
  engine()->paint(left, right, frontier, toning, targets, "picture", context);
  return pixels;
}

TEST(CpuEngine, PaintsTones) {
  RunContext context;
  const PlanesPtr grey = engine()->upload(image_of(4, 1, {-1, 0.5f, 2, std::numeric_limits<float>::quiet_NaN()}), context);
  const auto plain = painted(*grey, nullptr, Frontier::all(4, 1), {});
  EXPECT_EQ(plain, (std::vector<std::uint32_t>{0xff000000u, 0xff808080u, 0xffffffffu, 0xffff00ffu}));
  const auto with_sign = painted(*grey, nullptr, Frontier::all(4, 1), {0.5, true});
  EXPECT_EQ(with_sign[0], 0xff404040u);
  EXPECT_EQ(with_sign[1], 0xff9f9f9fu);
}

TEST(CpuEngine, PaintsBytesAsTheyAreUpToTheFrontier) {
  RunContext context;
  const Image a = noise(9, 5, 3, PixelType::uint8), b = noise(9, 5, 1, PixelType::uint8);
  const PlanesPtr pa = engine()->upload(a, context), pb = engine()->upload(b, context);
  for (const Frontier& frontier : {Frontier{4, 5, 1}, Frontier{2, 2, 7}, Frontier{2, 2, 0}, Frontier::all(9, 5)}) {
    const auto pixels = painted(*pa, pb.get(), frontier, {});
    const int tiles_in_row = (9 + frontier.tile_width - 1) / frontier.tile_width;
    for (int y = 0; y < 5; ++y)
      for (int x = 0; x < 9; ++x) {
        const std::uint32_t pixel = pixels[std::size_t(y * 9 + x)];
        const bool is_left = std::size_t(y / frontier.tile_height * tiles_in_row + x / frontier.tile_width) < frontier.done;
        for (int c = 0; c < 3; ++c)
          EXPECT_EQ((pixel >> (8 * c)) & 0xff, std::uint32_t(is_left ? a.at(x, y, c) : b.at(x, y, 0))) << x << ", " << y;
      }
  }
}

}  // namespace
}  // namespace ws::filter
