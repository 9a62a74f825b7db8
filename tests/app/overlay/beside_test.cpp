// A box that tells of a place lies beside it: within the picture, and over little else.
// SPDX-License-Identifier: MIT
#include "app/overlay/beside.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace ws::app {
namespace {

constexpr OverlayRect room{12, 12, 800, 330};

bool is_within(const OverlayRect& box, const OverlayRect& outer) {
  return box.x >= outer.x && box.y >= outer.y && box.x + box.width <= outer.x + outer.width &&
         box.y + box.height <= outer.y + outer.height;
}

bool is_near(const OverlayRect& box, float x, float y) {
  return overlap(box, {x - clear_around_px, y - clear_around_px, 2 * clear_around_px, 2 * clear_around_px}) > 0;
}

TEST(Beside, WhatIsAroundThePlaceIsSeen) {
  for (float x = 12; x <= 812; x += 10)
    for (float y = 12; y <= 342; y += 10) {
      const OverlayRect box = beside(x, y, 260, 100, room, {});
      EXPECT_TRUE(is_within(box, room)) << x << ", " << y;
      EXPECT_FALSE(is_near(box, x, y)) << x << ", " << y;
    }
}

TEST(Beside, OtherPanelsAreLeftUncoveredWhereThereIsRoom) {
  const OverlayRect right{250, 100, 200, 100};
  const OverlayRect alone = beside(200, 150, 150, 80, room, {}), other = beside(200, 150, 150, 80, room, std::vector{right});
  EXPECT_GT(overlap(alone, right), 0);
  EXPECT_EQ(overlap(other, right), 0);
  EXPECT_TRUE(is_within(other, room));
}

/// The data are large: what lies over them is still better than what lies over a panel.
TEST(Beside, DataAreCoveredBeforePanelsAre) {
  const OverlayRect panel{12, 12, 120, 340}, data{200, 20, 400, 320};
  const OverlayRect box = beside(230, 150, 150, 80, room, std::vector{panel}, std::vector{data});
  EXPECT_EQ(overlap(box, panel), 0);
  EXPECT_GT(overlap(box, data), 0);
  const OverlayRect without_panel = beside(230, 150, 150, 80, room, {}, std::vector{data});
  EXPECT_LT(overlap(without_panel, data), overlap(box, data)) << "where nothing else lies it goes beside them";
}

TEST(Beside, ABoxThatIsLargerThanThePictureBeginsInIt) {
  const OverlayRect box = beside(100, 60, 500, 300, {12, 12, 200, 100}, {});
  EXPECT_EQ(box.x, 12);
  EXPECT_EQ(box.y, 12);
}

TEST(Beside, ABoxTouchesWhatIsInItOrNearIt) {
  const OverlayRect table{600, 12, 170, 120};
  const std::array<float, 2> inside{700, 80}, near_corner{595, 135}, left{590, 80}, below{700, 140};
  EXPECT_TRUE(touches_any(table, std::vector{left, inside}, 6));
  EXPECT_TRUE(touches_any(table, std::vector{near_corner}, 6));
  EXPECT_FALSE(touches_any(table, std::vector{left, below}, 6));
  EXPECT_FALSE(touches_any(table, {}, 6));
}

}  // namespace
}  // namespace ws::app
