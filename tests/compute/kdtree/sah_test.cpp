// What a split costs, where triangles go, and what of them lies in a cell.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/sah.h"

#include <gtest/gtest.h>

#include <cmath>

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

}  // namespace
}  // namespace ws::kdtree
