// What a split costs, where triangles go, and what of them lies in a cell.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/tree/sah.h"
#include "compute/kdtree/build/choice/clip_lanes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>
#include <utility>

namespace ws::kdtree {
namespace {

constexpr Box unit{{0, 0, 0}, {1, 1, 1}};

TEST(KdtreeSah, PricesASplit) {
  const Split split = price({}, unit, 0, 0.25f, 4, 0, 6, 10);
  const float left = (2 * (0.25f + 1 + 0.25f)) / 6, right = (2 * (0.75f + 1 + 0.75f)) / 6;
  EXPECT_FLOAT_EQ(split.cost, 15 + 20 * (left * 4 + right * 6));
  EXPECT_FLOAT_EQ(price({}, unit, 0, 0.25f, 0, 0, 10, 10).cost, 0.8f * (15 + 20 * right * 10));
}

TEST(KdtreeSah, GivesPlanarTrianglesToTheCheaperSideAndTiesToTheRight) {
  EXPECT_EQ(price({}, unit, 0, 0.25f, 4, 5, 6, 15).side, Side::left);
  EXPECT_EQ(price({}, unit, 0, 0.75f, 4, 5, 6, 15).side, Side::right);
  EXPECT_EQ(price({}, unit, 0, 0.5f, 3, 1, 3, 7).side, Side::right);
}

TEST(KdtreeSah, RefusesSplitsWithoutProgress) {
  EXPECT_FALSE(price({}, unit, 1, 0, 0, 0, 5, 5).exists());
  EXPECT_FALSE(price({}, unit, 1, 1, 5, 0, 0, 5).exists());
  EXPECT_TRUE(price({}, unit, 1, 0, 0, 2, 3, 5).exists()) << "a flat cell for two triangles is progress";
  SahCosts costs;
  costs.guard = false;
  EXPECT_TRUE(price(costs, unit, 1, 0, 0, 0, 5, 5).exists());
  EXPECT_FALSE(price({}, {{0, 0, 0}, {1, 0, 0}}, 0, 0.5f, 1, 0, 1, 2).exists()) << "a cell without area";
}

TEST(KdtreeClip, TakesThePartInTheCell) {
  const Triangle t{{-1, 0.5f, 0.5f}, {1, 0.5f, 0.5f}, {0, 0.5f, 2.5f}};
  const Box clipped = clip_box(t, unit, Clip::clip), clamped = clip_box(t, unit, Clip::clamp);
  EXPECT_EQ(clamped, (Box{{0, 0.5f, 0.5f}, {1, 0.5f, 1}}));
  EXPECT_EQ(clipped, (Box{{0, 0.5f, 0.5f}, {1, 0.5f, 1}}));
  const Triangle corner{{1.5f, 0, 0.5f}, {1.5f, 1.5f, 0.5f}, {0.9f, 1.5f, 0.5f}};
  EXPECT_FALSE(clip_box(corner, unit, Clip::clamp).is_empty());
  EXPECT_TRUE(clip_box(corner, unit, Clip::clip).is_empty()) << "its box reaches into the cell, the triangle does not";
}

TEST(KdtreeClip, KeepsWhatLiesInAFlatCell) {
  const Triangle t{{0, 0, 0.5f}, {1, 0, 0.5f}, {0, 1, 0.5f}};
  EXPECT_EQ(clip_box(t, {{0, 0, 0.5f}, {0.5f, 1, 0.5f}}, Clip::clip), (Box{{0, 0, 0.5f}, {0.5f, 1, 0.5f}}));
}

/// Triangles in cells, with corners on faces, edges in planes, and flat ones: take(triangle, cell, its part's box, axis,
/// plane).
template <class Take>
void for_hard_cuts(const Take& take) {
  std::mt19937 random(7);
  const auto number = [&] {
    std::uniform_real_distribution<float> anywhere(-0.2f, 1.2f);
    std::uniform_int_distribution<int> eighth(-1, 9);  // corners on faces, edges in planes, flat triangles
    return random() % 2 ? anywhere(random) : static_cast<float>(eighth(random)) / 8 + 0.0f;
  };
  const auto point = [&](float scale) { return Vec3{number() * scale, number() * scale, number() * scale}; };
  for (const float scale : {1.0f, 1e-30f, 1e17f, 1e30f})
    for (int i = 0; i < 100000; ++i) {
      const Triangle t{point(scale), point(scale), point(scale)};
      Box cell;
      cell.add(point(scale));
      cell.add(point(scale));
      const Box in_cell = clip_box(t, cell, Clip::clip);
      const int axis = i % 3;
      const float x = i % 2 ? 0.5f * in_cell.low[axis] + 0.5f * in_cell.high[axis] : cell.low[axis];
      if (in_cell.is_empty()) continue;
      take(t, cell, in_cell, axis, x);
    }
}

TEST(KdtreeClip, InLanesGivesTheSameBits) {
  int split = 0, of_nothing = 0, different = 0, wrong_news = 0;
  Triangles recent;  // all cut by the same plane at once
  for_hard_cuts([&](const Triangle& t, const Box& cell, const Box&, int axis, float x) {
    if (recent.size() == 6) recent.erase(recent.begin());
    recent.push_back(t);
    std::vector<Ref> left, expected_left, expected_right;
    bool has_empty = false;
    for (std::size_t i = 0; i < recent.size(); ++i) {
      const Box in_cell = clip_box(recent[i], cell, Clip::clip);
      if (in_cell.is_empty()) continue;
      left.push_back({in_cell, static_cast<std::uint32_t>(i)});
      const SplitBoxes expected = split_boxes(recent[i], in_cell, cell, axis, x, Clip::clip);
      expected_left.push_back({expected.left, static_cast<std::uint32_t>(i)});
      expected_right.push_back({expected.right, static_cast<std::uint32_t>(i)});
      const bool is_half_empty = expected.left.is_empty() || expected.right.is_empty();
      has_empty |= is_half_empty;
      ++(is_half_empty ? of_nothing : split);
    }
    std::vector<Ref> right = left;
    std::vector<Straddler> straddlers;
    const CutCell cut(cell, axis, x);
    for (std::size_t i = 0; i < left.size(); ++i) straddlers.push_back({&left[i], &right[i], &cut});
    wrong_news += split_boxes_in_lanes(recent, straddlers, Clip::clip) != has_empty;
    const auto differs = [](const Ref& a, const Ref& b) {
      if (a.box.is_empty() && b.box.is_empty()) return false;
      return a.triangle != b.triangle || std::memcmp(&a.box, &b.box, sizeof a.box) != 0;
    };
    for (std::size_t i = 0; i < left.size(); ++i)
      different += differs(left[i], expected_left[i]) || differs(right[i], expected_right[i]);
  });
  EXPECT_EQ(different, 0);
  EXPECT_EQ(wrong_news, 0);
  EXPECT_GT(split, 10000);
  EXPECT_GT(of_nothing, 1000);
}

TEST(KdtreeClip, HalvesInLanesGiveTheSameBitsAndHoldWhatClippingLeaves) {
  int split = 0, smaller_by_clipping = 0, different = 0, wrong_news = 0, too_small = 0;
  for_hard_cuts([&](const Triangle& t, const Box& cell, const Box& in_cell, int axis, float x) {
    const Goes goes = where(in_cell, axis, x, Side::left);
    if (!goes.left || !goes.right) return;  // only then are there halves
    const SplitBoxes expected = halves(t, in_cell, axis, x);
    Ref left{in_cell, 0}, right{in_cell, 0};
    const CutCell cut(cell, axis, x);
    const Straddler straddler{&left, &right, &cut};
    const bool has_empty = halve_in_lanes({&t, 1}, {&straddler, 1});
    const SplitBoxes found{left.box, right.box};
    different += std::memcmp(&found, &expected, sizeof found) != 0;
    wrong_news += has_empty != (expected.left.is_empty() || expected.right.is_empty());
    const SplitBoxes clipped = split_boxes(t, in_cell, cell, axis, x, Clip::clip);
    ++split;
    for (const auto& [half, part] : {std::pair(found.left, clipped.left), std::pair(found.right, clipped.right)}) {
      if (part.is_empty()) continue;
      const Box size = box_of(t);
      const float slack = 1e-5f * std::max({size.high.x - size.low.x, size.high.y - size.low.y, size.high.z - size.low.z});
      smaller_by_clipping += half != part;
      for (int k = 0; k < 3; ++k) too_small += part.low[k] < half.low[k] - slack || part.high[k] > half.high[k] + slack;
    }
  });
  EXPECT_EQ(different, 0);
  EXPECT_EQ(wrong_news, 0);
  EXPECT_EQ(too_small, 0);
  EXPECT_GT(split, 10000);
  EXPECT_GT(smaller_by_clipping, 1000);
}

}  // namespace
}  // namespace ws::kdtree
