// Round numbers on axes, and the colour maps they stand beside.
// SPDX-License-Identifier: MIT
#include "render/layers/ticks.h"

#include "compute/core/run/error.h"
#include "render/scene/color_maps.h"
#include "render/text/font.h"

#include <gtest/gtest.h>

namespace ws::render {
namespace {

TEST(Ticks, StepsAreOneTwoFive) {
  EXPECT_DOUBLE_EQ(nice_step(0.9), 1);
  EXPECT_DOUBLE_EQ(nice_step(1.1), 2);
  EXPECT_DOUBLE_EQ(nice_step(0.03), 0.05);
  EXPECT_DOUBLE_EQ(nice_step(6e8), 1e9);
  EXPECT_DOUBLE_EQ(nice_step(5), 5);
}

TEST(Ticks, StepsTooSmallForTheirPlaceEnd) {
  EXPECT_LE(multiples(0.03, 0.03, 4e-31).size(), 1001u);
  EXPECT_LE(multiples(0, 1e300, 1e-300).size(), 1001u);
  EXPECT_EQ(multiples(-1, 1, 0.5), (std::vector<double>{-1, -0.5, 0, 0.5, 1}));
}

TEST(Ticks, NumbersReadWell) {
  EXPECT_EQ(format_tick(1e-20, 0.5), "0");
  EXPECT_EQ(format_tick(-0.25, 0.05), "−0.25");
  EXPECT_EQ(format_tick(0.30000000000000004, 0.1), "0.3");
  EXPECT_EQ(format_tick(120000, 20000), "120000");
  EXPECT_EQ(format_tick(1.5e-7, 5e-8), "1.5×10⁻⁷");
  EXPECT_EQ(format_tick(1e9, 1e9), "10⁹");
  EXPECT_EQ(format_tick(1000000.25, 0.05), "1000000.25");
}

TEST(Ticks, CoverTheRangeWithItsEnds) {
  const auto marks = ticks(0, 1, 5);
  ASSERT_EQ(marks.size(), 6u);
  EXPECT_EQ(marks.front().text, "0");
  EXPECT_EQ(marks.back().text, "1.0");
  EXPECT_TRUE(ticks(1, 1, 5).empty());
}

TEST(Ticks, LogarithmicOnesArePowersOfTen) {
  const auto marks = ticks(0.01, 1000, 10, true);
  ASSERT_EQ(marks.size(), 6u);
  EXPECT_DOUBLE_EQ(marks[0].value, 0.01);
  EXPECT_DOUBLE_EQ(marks[5].value, 1000);
}

TEST(ColorMaps, KnowTheirEnds) {
  EXPECT_EQ(color_map("viridis")[0], (Rgba{0x44, 0x01, 0x54, 255}));
  EXPECT_EQ(color_map("viridis")[255], (Rgba{0xfd, 0xe7, 0x25, 255}));
  EXPECT_EQ(color_map("cividis")[0], (Rgba{0x00, 0x22, 0x4e, 255}));
  for (const auto name : color_map_names()) EXPECT_NO_THROW((void)color_map(name));
  EXPECT_THROW((void)color_map("jet"), Error);
}

TEST(Font, MeasuresAndSurvivesBrokenText) {
  Font font;
  EXPECT_GT(font.width("mmmm", 12), font.width("iiii", 12));
  EXPECT_NEAR(font.width("Warpscope", 24), 2 * font.width("Warpscope", 12), 0.1);
  EXPECT_EQ(decode_utf8("aé→\xff"), (std::u32string{U'a', U'é', U'→', U'\ufffd'}));
  EXPECT_EQ(decode_utf8("\xe2\x82"), (std::u32string{U'\ufffd'}));
}

}  // namespace
}  // namespace ws::render
