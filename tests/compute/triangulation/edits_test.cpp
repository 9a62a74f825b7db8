// Points moved, added and deleted by hand.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/edits.h"

#include "compute/core/run/error.h"

#include <gtest/gtest.h>

namespace ws::triangulation {
namespace {

TEST(Edits, MoveAddAndErase) {
  const std::vector<Point> input{{0, 0}, {1, 0}, {0, 1}};
  Numbers edits = with_move({}, 1, {5, 5});
  edits = with_move(edits, 1, {6, 6});
  EXPECT_EQ(edits.size(), 4u) << "moves of one point are one edit";
  edits = with_added(edits, {2, 2});
  edits = with_erased(edits, 0);
  const auto points = edited(input, edits);
  ASSERT_EQ(points.size(), 3u);
  EXPECT_EQ(points[0].number, 1u);
  EXPECT_EQ(points[0].at, (Point{6, 6}));
  EXPECT_EQ(points[2].number, 3u);
  EXPECT_EQ(points[2].at, (Point{2, 2}));
  EXPECT_EQ(count_after(input.size(), edits), points.size());
  EXPECT_EQ(count_after(input.size(), with_erased(edits, 1)), 2u);
  EXPECT_EQ(count_after(0, with_erased({}, 0)), 0u) << "what a run refuses deletes nothing";
  EXPECT_THROW((void)edited(input, with_move(with_erased({}, 2), 2, {1, 1})), Error);
  EXPECT_THROW((void)edited(input, with_erased({}, 3)), Error);
  EXPECT_THROW((void)edited(input, {0, 1, 2}), Error);
  EXPECT_THROW((void)edited(input, {7, 1, 2, 3}), Error);
}

TEST(Edits, TheLastOneTellsWhichPointIsMovedAndFromWhere) {
  const std::vector<Point> input{{0, 0}, {1, 0}, {0, 1}, {1, 0}};
  EXPECT_FALSE(moved_last(input, {}).has_value());
  Numbers edits = with_move(with_move({}, 0, {5, 5}), 2, {6, 6});
  ASSERT_TRUE(moved_last(input, edits).has_value());
  EXPECT_EQ(moved_last(input, edits)->number, 2u);
  EXPECT_EQ(moved_last(input, edits)->from, (Point{0, 1}));
  edits = with_move(edits, 0, {7, 7});
  EXPECT_EQ(edits.size(), 8u);
  EXPECT_EQ(moved_last(input, edits)->number, 0u) << "moved again: the last one, though not the newest point that was moved";
  EXPECT_EQ(moved_last(input, edits)->from, (Point{0, 0}));
  EXPECT_EQ(edited(input, edits)[2].at, (Point{6, 6}));
  EXPECT_FALSE(moved_last(input, with_move({}, 0, {1, 0})).has_value()) << "onto another";
  EXPECT_FALSE(moved_last(input, with_move({}, 3, {9, 9})).has_value()) << "away from another";
  EXPECT_FALSE(moved_last(input, with_added(edits, {2, 2})).has_value());
  EXPECT_FALSE(moved_last(input, with_erased(edits, 0)).has_value());
  const Numbers added = with_move(with_added(edits, {2, 2}), 4, {3, 3});
  EXPECT_EQ(moved_last(input, added)->from, (Point{2, 2}));
  EXPECT_THROW((void)moved_last(input, with_move({}, 4, {1, 1})), Error);
}

}  // namespace
}  // namespace ws::triangulation
