// Places among the bins that are estimated in a leaf's frame, with all that the device may round against them.
// SPDX-License-Identifier: MIT
#include "compute/histogram/bins/frame_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <random>
#include <vector>

namespace ws::histogram::test {
namespace {

using Place = std::array<float, 3>;

float key_of(const Place& q, const Place& r) {
  float sum = 0;
  for (std::size_t k = 0; k < 3; ++k) sum = next_sum(sum, q[k], r[k]);
  return sum;
}

std::uint32_t bits_of(float x) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &x, sizeof bits);
  return bits;
}

/// A leaf about a centre, whose references are within `radius` of it.
struct Leaf {
  Place centre;
  float radius;
  std::vector<Place> references;
};

Leaf leaf_about(const Place& centre, float radius, std::mt19937& random) {
  std::uniform_real_distribution<float> within(-radius, radius);
  Leaf leaf{centre, radius, {}};
  while (leaf.references.size() < 64) {
    Place r{};
    double square = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      r[k] = centre[k] + within(random);
      square += (double(r[k]) - centre[k]) * (double(r[k]) - centre[k]);
    }
    if (square <= double(radius) * radius) leaf.references.push_back(r);
  }
  return leaf;
}

/// As the device makes it, but for the root, which is off by most of what the device's may be: `against` is −1 … 1, how much of
/// it and in which direction.
float estimated_place(const Leaf& leaf, const Place& q, const Place& r, float scale, float offset, double against) {
  Place a{}, b{};
  double query_square = 0;
  float sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const double x = double(q[k]) - leaf.centre[k];
    query_square += x * x;
    a[k] = -2 * static_cast<float>(x);
    b[k] = r[k] - leaf.centre[k];
    sum = std::fma(b[k], b[k], sum);
  }
  for (std::size_t k = 0; k < 3; ++k) sum = std::fma(a[k], b[k], sum);
  const float square = sum + static_cast<float>(query_square);
  const auto root = static_cast<float>(std::sqrt(double(square)) * (1 + against * 3.5 * 0x1p-24));
  return std::fma(root, scale, offset);
}

struct Seen {
  std::size_t sure = 0, doubted = 0, unlike_without_doubt = 0;
};

/// All references of leaves at many distances. `trust`: half widths are taken for so much narrower than they are.
Seen look_at(std::int64_t bins, float trust) {
  std::mt19937 random(7);
  std::uniform_real_distribution<float> unit_box(0, 1);
  Seen seen;
  for (int round = 0; round < 400; ++round) {
    const Place q{unit_box(random), unit_box(random), unit_box(random)};
    const Leaf leaf =
        leaf_about({unit_box(random), unit_box(random), unit_box(random)}, 0.002f + 0.1f * unit_box(random), random);
    float low = INFINITY, high = 0;
    for (const Place& r : leaf.references) {
      low = std::min(low, key_of(q, r));
      high = std::max(high, key_of(q, r));
    }
    const BinRule rule = rule_of(low * 0.25f, high * 4, static_cast<std::int32_t>(bins), false, false);
    const QuickRule quick = quick_rule(rule);
    const FrameScale scale = frame_scale(bins);
    const PlaceRule places =
        frame_rule(scale, quick, 1.0001f * leaf.radius / std::sqrt(low), 1.0001f * std::sqrt(high) * quick.scale);
    if (places.mask == 0) continue;
    const double half_width = places.half_width * trust;
    const auto mask = static_cast<std::uint32_t>(scale.fraction_count -
                                                 std::max(1.0, 2 * half_width * static_cast<double>(scale.fraction_count)));
    const auto offset = static_cast<float>(double(scale.first) - rule.low * rule.scale + half_width);
    for (const Place& r : leaf.references)
      for (const double against : {-1.0, 0.0, 1.0}) {
        const float place = estimated_place(leaf, q, r, quick.scale, offset, against);
        const auto whole = static_cast<std::int32_t>(std::floor(place - scale.first));
        const float key = key_of(q, r);
        const double exactly = (place_of(key, false) - rule.low) * rule.scale;
        if ((bits_of(place) & mask) != 0) {
          ++seen.sure;
          seen.unlike_without_doubt += whole != exact_bin(key, rule);
        } else {
          ++seen.doubted;
          seen.unlike_without_doubt += whole != static_cast<std::int32_t>(std::lrint(exactly));
        }
      }
  }
  return seen;
}

TEST(FrameRule, WhatIsSureIsRightAndWhatIsInDoubtIsBesideItsLimit) {
  for (const std::int64_t bins : {1, 2, 5, 255, 256, 1000, 5000, 20'000}) {
    const Seen seen = look_at(bins, 1);
    EXPECT_EQ(seen.unlike_without_doubt, 0u) << bins;
    EXPECT_GT(seen.sure, 10 * seen.doubted) << bins;
    EXPECT_GT(seen.sure, 10'000u) << bins;
  }
}

TEST(FrameRule, AnEighthOfTheWidthWouldNotDo) {
  std::size_t unlike = 0;
  for (const std::int64_t bins : {5000, 20'000}) unlike += look_at(bins, 0.125f).unlike_without_doubt;
  EXPECT_GT(unlike, 0u);
}

TEST(FrameRule, MasksLeaveRoomForNumbersAndBinsForAllPlaces) {
  for (const std::int64_t bins : {1, 2, 3, 4, 255, 256, 5000, 57'000, 131'071}) {
    const FrameScale scale = frame_scale(bins);
    ASSERT_TRUE(scale.exists());
    EXPECT_GE(scale.first, static_cast<float>(bins + 1));
    EXPECT_EQ(scale.first * static_cast<float>(scale.fraction_count), 8388608.0f);
    const QuickRule quick = quick_rule(rule_of(0.0f, 1.0f, static_cast<std::int32_t>(bins), false, false));
    const PlaceRule places = place_rule(scale, quick, usual_root_error, static_cast<float>(bins));
    ASSERT_GT(places.mask, 0u);
    EXPECT_EQ(places.mask % pairs_per_mask, 0u);
    EXPECT_LT(places.mask, scale.fraction_count);
  }
  EXPECT_FALSE(frame_scale(1 << 20).exists());
  EXPECT_EQ(place_rule(frame_scale(1 << 20), {1, 1, 0.4f}, usual_root_error, 100).mask, 0u);
}

TEST(FrameRule, RulesThatDecideNothingByEstimatesAndLeavesTooCloseHaveNone) {
  const FrameScale scale = frame_scale(256);
  const QuickRule usual = quick_rule(rule_of(0.0f, 1.0f, 256, false, false));
  EXPECT_GT(frame_rule(scale, usual, 0.1f, 256).mask, 0u);
  EXPECT_EQ(frame_rule(scale, usual, 4.1f, 256).mask, 0u);
  EXPECT_EQ(frame_rule(scale, usual, NAN, 256).mask, 0u);
  EXPECT_EQ(frame_rule(scale, quick_rule(rule_of(0.5f, 1.0f, 256, true, false)), 0.1f, 256).mask, 0u);
  EXPECT_EQ(frame_rule(scale, quick_rule(rule_of(1.0f, 1.0f, 256, false, false)), 0.1f, 256).mask, 0u);
}

}  // namespace
}  // namespace ws::histogram::test
