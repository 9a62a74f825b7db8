// The thesis's kernels on the CPU equal a plain loop bit for bit.
// SPDX-License-Identifier: MIT
#include "compute/filter/variants/grouped.h"

#include "compute/core/run/error.h"
#include "compute/filter/convolve/border.h"
#include "compute/filter/variants/grouped_kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace ws::filter {
namespace {

constexpr Variant float_variants[] = {Variant::v1,   Variant::v3,   Variant::v4,    Variant::v41,
                                      Variant::v411, Variant::v412, Variant::vector};
constexpr Border borders[] = {Border::zero, Border::replicate, Border::reflect, Border::reflect_101, Border::wrap};
constexpr Extent sizes[] = {{1, 1}, {1, 70}, {70, 1}, {64, 64}, {33, 17}, {101, 47}, {16, 130}, {130, 31}};

Taps random_taps(int radius, std::mt19937& random) {
  std::uniform_real_distribution<float> value(-1, 1);
  Taps taps;
  for (int i = 0; i < 2 * radius + 1; ++i) taps.values.push_back(value(random));
  return taps;
}

std::vector<float> plain_pass(Axis axis, const std::vector<float>& in, Extent size, const Taps& taps, Border border) {
  std::vector<float> out(in.size());
  const int r = taps.radius();
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) {
      float sum = 0;
      for (int i = -r; i <= r; ++i) {
        const int sx = axis == Axis::row ? border_index(x + i, size.width, border) : x;
        const int sy = axis == Axis::column ? border_index(y + i, size.height, border) : y;
        if (sx != outside && sy != outside)
          sum = std::fma(in[std::size_t(sy * size.width + sx)], taps.values[std::size_t(r + i)], sum);
      }
      out[std::size_t(y * size.width + x)] = sum;
    }
  return out;
}

std::vector<std::uint8_t> plain_fixed_pass(Axis axis, const std::vector<std::uint8_t>& in, Extent size, const Taps& taps,
                                           Border border) {
  std::vector<std::uint8_t> out(in.size());
  const int r = taps.radius();
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) {
      std::int64_t sum = 8192;
      for (int i = -r; i <= r; ++i) {
        const int sx = axis == Axis::row ? border_index(x + i, size.width, border) : x;
        const int sy = axis == Axis::column ? border_index(y + i, size.height, border) : y;
        if (sx != outside && sy != outside)
          sum += in[std::size_t(sy * size.width + sx)] * std::llround(double(taps.values[std::size_t(r + i)]) * 16384);
      }
      out[std::size_t(y * size.width + x)] = static_cast<std::uint8_t>(std::clamp<std::int64_t>(sum >> 14, 0, 255));
    }
  return out;
}

/// The first place where they differ, or −1. NaN equals NaN.
int first_difference(const std::vector<float>& a, const std::vector<float>& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if (!(a[i] == b[i]) && !(std::isnan(a[i]) && std::isnan(b[i]))) return static_cast<int>(i);
  return -1;
}

class Grouped : public testing::TestWithParam<Border> {};

TEST_P(Grouped, FloatVariantsEqualAPlainLoop) {
  std::mt19937 random(1);
  for (const Extent size : sizes) {
    std::vector<float> in(std::size_t(size.width * size.height)), out(in.size());
    for (float& v : in) v = std::uniform_real_distribution<float>(-1, 1)(random);
    in[in.size() / 2] = std::numeric_limits<float>::infinity();
    in[in.size() / 3] = std::numeric_limits<float>::quiet_NaN();
    for (const Variant variant : float_variants)
      for (int radius = 0; radius <= std::min(40, grouped_max_radius(variant)); radius += radius < 17 ? 1 : 5)
        for (const Axis axis : {Axis::row, Axis::column}) {
          const Taps taps = random_taps(radius, random);
          std::fill(out.begin(), out.end(), -77.f);
          RunContext context;
          grouped_pass<float>(variant, axis, Span<const float>(in), Span<float>(out), size.width, size.height, taps, GetParam(),
                              context);
          ASSERT_EQ(first_difference(out, plain_pass(axis, in, size, taps, GetParam())), -1)
              << grouped::variant_name(variant) << " radius " << radius << " of " << size.width << " x " << size.height;
        }
  }
}

TEST_P(Grouped, FixedPointEqualsWholeNumbers) {
  std::mt19937 random(2);
  for (const Extent size : sizes) {
    std::vector<std::uint8_t> in(std::size_t(size.width * size.height)), out(in.size());
    for (auto& v : in) v = static_cast<std::uint8_t>(random());
    for (int radius = 0; radius <= aligned_radius; ++radius)
      for (const Axis axis : {Axis::row, Axis::column}) {
        const Taps taps = random_taps(radius, random);
        RunContext context;
        grouped_pass<std::uint8_t>(Variant::v51, axis, Span<const std::uint8_t>(in), Span<std::uint8_t>(out), size.width,
                                   size.height, taps, GetParam(), context);
        ASSERT_EQ(out, plain_fixed_pass(axis, in, size, taps, GetParam())) << "radius " << radius;
      }
  }
}

/// All shapes of groups with both values of MAX_RADIUS, and unrolled or not.
std::vector<Build> builds() {
  std::vector<Build> all;
  for (const Choice<GroupShape>& shape : all_choices<GroupShape>)
    for (const MaxRadius most : {MaxRadius::sixteen, MaxRadius::thirty_two}) {
      Parameters p;
      p.group_shape = shape.value;
      p.max_radius = most;
      p.unroll = all.size() % 3 != 0;
      all.push_back(build_of(p));
    }
  return all;
}

TEST_P(Grouped, FloatVariantsEqualAPlainLoopInEveryBuild) {
  std::mt19937 random(4);
  const Extent size{131, 75};
  std::vector<float> in(std::size_t(size.width * size.height)), out(in.size());
  for (float& v : in) v = std::uniform_real_distribution<float>(-1, 1)(random);
  in[in.size() / 2] = std::numeric_limits<float>::infinity();
  for (const int radius : {0, 1, 7, 16, 17, 24, 29, 32}) {
    const Taps taps = random_taps(radius, random);
    for (const Axis axis : {Axis::row, Axis::column}) {
      const std::vector<float> expected = plain_pass(axis, in, size, taps, GetParam());
      for (const Variant variant : float_variants)
        for (const Build& build : builds()) {
          if (variant < Variant::v4 || radius > grouped_max_radius(variant, build)) continue;
          std::fill(out.begin(), out.end(), -77.f);
          RunContext context;
          grouped_pass<float>(variant, axis, Span<const float>(in), Span<float>(out), size.width, size.height, taps, GetParam(),
                              context, build);
          ASSERT_EQ(first_difference(out, expected), -1)
              << grouped::variant_name(variant) << " radius " << radius << " in groups of " << build.group.width << " x "
              << build.group.height << ", MAX_RADIUS " << build.max_radius;
        }
    }
  }
}

TEST_P(Grouped, FixedPointEqualsWholeNumbersInEveryBuild) {
  std::mt19937 random(5);
  const Extent size{131, 75};
  std::vector<std::uint8_t> in(std::size_t(size.width * size.height)), out(in.size());
  for (auto& v : in) v = static_cast<std::uint8_t>(random());
  for (const int radius : {0, 9, 16, 17, 32})
    for (const Axis axis : {Axis::row, Axis::column}) {
      const Taps taps = random_taps(radius, random);
      const std::vector<std::uint8_t> expected = plain_fixed_pass(axis, in, size, taps, GetParam());
      for (const Build& build : builds()) {
        if (radius > build.max_radius) continue;
        RunContext context;
        grouped_pass<std::uint8_t>(Variant::v51, axis, Span<const std::uint8_t>(in), Span<std::uint8_t>(out), size.width,
                                   size.height, taps, GetParam(), context, build);
        ASSERT_EQ(out, expected) << "radius " << radius << " in groups of " << build.group.width << " x " << build.group.height;
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Filter, Grouped, testing::ValuesIn(borders), [](const auto& info) {
  std::string name = choice_name(info.param);
  std::erase(name, '-');
  return name;
});

TEST(GroupedLimits, AreRefusedWithAMessage) {
  std::vector<float> in(64), out(64);
  std::mt19937 random(3);
  RunContext context;
  const auto run = [&](Variant variant, int radius) {
    grouped_pass<float>(variant, Axis::row, Span<const float>(in), Span<float>(out), 8, 8, random_taps(radius, random),
                        Border::zero, context);
  };
  EXPECT_THROW(run(Variant::v411, 17), Error);
  EXPECT_THROW(run(Variant::vector, 17), Error);
  EXPECT_THROW(run(Variant::v3, 33), Error);
  EXPECT_NO_THROW(run(Variant::v3, 32));
  EXPECT_THROW(fixed_point_taps(Taps{{0, 2.1f, 0}}), Error);
  EXPECT_EQ(fixed_point_taps(Taps{{-2, 0.25f, 2}}), (std::vector<std::int32_t>{-32768, 4096, 32768}));
}

TEST(GroupedLimits, LoadsCoverTheTileWithoutAGap) {
  for (const int group : {4, 8, 16, 32, 64, 128})
    for (int offset = 0; offset <= most_max_radius; ++offset) {
      std::vector<int> loaded(std::size_t(group + 2 * offset));
      const int count = load_count(offset, group);
      for (int i = 0; i < count; ++i)
        for (int item = 0; item < group; ++item) ++loaded.at(std::size_t(item + offset + load_shift(i, count, offset, group)));
      EXPECT_EQ(std::count(loaded.begin(), loaded.end(), 0), 0) << "group " << group << ", offset " << offset;
    }
  EXPECT_EQ(load_count(16, 32), 2) << "v411";
  EXPECT_EQ(load_count(16, 16), 3) << "the columns of v412";
  EXPECT_EQ(load_count(32, 32), 3) << "MAX_RADIUS raised";
}

TEST(GroupedLimits, GroupsCoverTheImage) {
  EXPECT_EQ(group_grid(Variant::v411, Axis::column, 64, 64), (Extent{4, 2}));
  EXPECT_EQ(group_grid(Variant::v1, Axis::row, 10, 10), (Extent{2, 1}));
  EXPECT_EQ(group_grid(Variant::vector, Axis::row, 300, 10), (Extent{3, 3})) << "128 x 4 pixels";
}

}  // namespace
}  // namespace ws::filter
