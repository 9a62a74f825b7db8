// Two pictures put together: where each pixel comes from.
// SPDX-License-Identifier: MIT
#include "app/session/compare/composition.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

constexpr std::array<std::uint8_t, 4> line{1, 2, 3, 255};

render::Image plain(int width, int height, std::uint8_t grey) {
  render::Image image{width, height, {}};
  for (int i = 0; i < width * height; ++i) image.rgba.insert(image.rgba.end(), {grey, grey, grey, 255});
  return image;
}

std::uint8_t red(const render::Image& image, int x, int y) {
  return image.rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(x))];
}

TEST(Composition, AWipeHasAOnTheLeft) {
  const render::Image image = wiped(plain(10, 3, 50), plain(10, 3, 200), 0.4, 2, line);
  ASSERT_EQ(image.width, 10);
  for (int y = 0; y < 3; ++y)
    for (int x = 0; x < 10; ++x) EXPECT_EQ(red(image, x, y), x < 3 ? 50 : x < 5 ? 1 : 200) << x << ", " << y;
}

TEST(Composition, AWipeAtItsEndsIsOnePictureAlone) {
  const render::Image a = plain(10, 1, 50), b = plain(10, 1, 200);
  EXPECT_EQ(red(wiped(a, b, 0, 2, line), 2, 0), 200);
  EXPECT_EQ(red(wiped(a, b, 1, 2, line), 8, 0), 50);
  EXPECT_EQ(wiped(a, b, 7, 2, line).rgba, wiped(a, b, 1, 2, line).rgba);
}

TEST(Composition, BothStandBesideEachOther) {
  for (const int whole : {40, 41}) {
    const int side = width_of_side(whole, 1);
    const render::Image image = beside(plain(side, 2, 50), plain(side, 2, 200), whole, line);
    ASSERT_EQ(image.width, whole);
    EXPECT_EQ(red(image, 0, 0), 50);
    EXPECT_EQ(red(image, side - 1, 1), 50);
    EXPECT_EQ(red(image, side, 0), 1) << "the gap";
    EXPECT_EQ(red(image, whole - side, 1), 200);
    EXPECT_EQ(red(image, whole - 1, 1), 200);
  }
}

TEST(Composition, ADifferenceIsBrightWhereTheyDiffer) {
  const render::Image a = plain(3, 1, 90);
  render::Image b = a;
  b.rgba[4 + 2] = 91;
  b.rgba[8] = 255;
  const render::Image image = difference_of(a, b);
  EXPECT_EQ((std::array{image.rgba[0], image.rgba[1], image.rgba[2]}), (std::array<std::uint8_t, 3>{30, 30, 30}));
  EXPECT_GT(red(image, 1, 0), 100) << "a difference of one is seen";
  EXPECT_GT(int{red(image, 2, 0)} + image.rgba[9], int{red(image, 1, 0)} + image.rgba[5]) << "a larger one is brighter";
}

TEST(Composition, UnequalSizesAreRefused) {
  EXPECT_THROW((void)wiped(plain(3, 1, 0), plain(2, 1, 0), 0.5, 1, line), Error);
  EXPECT_THROW((void)beside(plain(3, 1, 0), plain(3, 2, 0), 9, line), Error);
  EXPECT_THROW((void)difference_of(plain(3, 1, 0), plain(2, 1, 0)), Error);
}

}  // namespace
}  // namespace ws::app
