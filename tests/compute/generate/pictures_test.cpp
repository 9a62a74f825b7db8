// Generated images: sizes, types, and that each is what its name says.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

namespace ws::generate {
namespace {

Image made(const std::string& command) {
  const auto [kind, options] = parse_command(command);
  Generated data = generate(kind, options);
  EXPECT_TRUE(data.image.has_value()) << command;
  EXPECT_TRUE(data.points.empty());
  return std::move(*data.image);
}

TEST(Pictures, EveryKindHasTheAskedSizeAndType) {
  for (const Kind& kind : kinds()) {
    if (kind.product != InputKind::image) continue;
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 7}, {7, 1}, {31, 33}, {101, 64}}) {
      const std::string size = " --width " + std::to_string(width) + " --height " + std::to_string(height);
      const Image bytes = made(kind.name + size), reals = made(kind.name + size + " --type float32");
      EXPECT_EQ(bytes.width(), width);
      EXPECT_EQ(bytes.height(), height);
      EXPECT_EQ(bytes.type(), PixelType::uint8);
      EXPECT_EQ(bytes.white, 255);
      EXPECT_EQ(reals.type(), PixelType::float32);
      EXPECT_EQ(reals.white, 1);
      for (const float v : reals.values<float>()) ASSERT_TRUE(v >= 0 && v <= 1) << kind.name << " " << v;
    }
  }
}

TEST(Pictures, BothTypesShowTheSame) {
  for (const char* kind : {"photo-like", "zone-plate", "impulse", "step", "checkerboard"}) {
    const std::string command = std::string(kind) + " --width 60 --height 40";
    const Image bytes = made(command), reals = made(command + " --type float32");
    for (std::size_t i = 0; i < bytes.value_count(); ++i)
      ASSERT_NEAR(bytes.values<std::uint8_t>()[i] / 255.0, reals.values<float>()[i], 0.5 / 255 + 1e-6) << kind;
  }
}

TEST(Pictures, TheImpulseIsOnePixel) {
  const Image image = made("impulse --width 8 --height 5");
  for (int y = 0; y < 5; ++y)
    for (int x = 0; x < 8; ++x) EXPECT_EQ(image.at(x, y, 0), x == 4 && y == 2 ? 255 : 0);
}

TEST(Pictures, TheStepIsInTheMiddle) {
  const Image image = made("step --width 7 --height 2");
  for (int x = 0; x < 7; ++x) EXPECT_EQ(image.at(x, 1, 0), x >= 3 ? 255 : 0);
}

TEST(Pictures, TheCheckerboardHasItsCells) {
  const Image image = made("checkerboard --width 20 --height 20 --cell 3");
  for (int y = 0; y < 20; ++y)
    for (int x = 0; x < 20; ++x) EXPECT_EQ(image.at(x, y, 0), (x / 3 + y / 3) % 2 ? 255 : 0);
}

TEST(Pictures, TheZonePlateReachesTwoPixelsAtItsEnds) {
  const Image image = made("zone-plate --width 257 --height 65 --type float32");
  EXPECT_EQ(image.at(128, 32, 0), 1);
  for (int x = 0; x < 257; ++x)
    EXPECT_NEAR(image.at(x, 32, 0), 0.5 + 0.5 * std::cos(M_PI * (x - 128.0) * (x - 128.0) / 257), 1e-6);
  double swing = 0;
  for (int x = 0; x < 8; ++x) swing = std::max(swing, std::abs(image.at(x, 32, 0) - image.at(x + 1, 32, 0)));
  EXPECT_GT(swing, 0.9);
}

TEST(Pictures, NoiseIsEvenAndFollowsTheSeed) {
  const Image image = made("noise --width 400 --height 300 --channels 4 --seed 2");
  EXPECT_EQ(image.channels(), 4);
  double sum = 0;
  std::set<int> seen;
  for (const std::uint8_t v : image.values<std::uint8_t>()) sum += v, seen.insert(v);
  EXPECT_EQ(seen.size(), 256u);
  EXPECT_NEAR(sum / static_cast<double>(image.value_count()), 127.5, 0.5);
  const Image other = made("noise --width 400 --height 300 --channels 4 --seed 3");
  EXPECT_FALSE(std::equal(image.bytes().begin(), image.bytes().end(), other.bytes().begin()));
}

TEST(Pictures, ThePhotographHasManyColoursAndBothSmoothAndSharpPlaces) {
  const Image image = made("photo-like --width 300 --height 200");
  ASSERT_EQ(image.channels(), 3);
  std::set<std::array<int, 3>> colors;
  int sharp = 0, smooth = 0;
  for (int y = 0; y < 200; ++y)
    for (int x = 0; x + 1 < 300; ++x) {
      colors.insert({int(image.at(x, y, 0)) / 16, int(image.at(x, y, 1)) / 16, int(image.at(x, y, 2)) / 16});
      const double jump = std::abs(image.at(x + 1, y, 0) - image.at(x, y, 0));
      sharp += jump > 60;
      smooth += jump <= 4;
    }
  EXPECT_GT(colors.size(), 300u);
  EXPECT_GT(sharp, 300);
  EXPECT_GT(smooth, 20'000);
}

TEST(Pictures, WhatIsRefused) {
  EXPECT_THROW((void)made("noise --channels 2"), Error);
  EXPECT_THROW((void)made("noise --channels 5"), Error);
  EXPECT_THROW((void)made("zone-plate --width 0"), Error);
  EXPECT_THROW((void)made("zone-plate --count 5"), Error);
  EXPECT_THROW((void)made("zone-plate --seed 5"), Error);
  EXPECT_THROW((void)made("step --cell 5"), Error);
  EXPECT_THROW((void)made("step --type int8"), Error);
  EXPECT_THROW((void)parse_command("circle --width 5"), Error);
}

}  // namespace
}  // namespace ws::generate
