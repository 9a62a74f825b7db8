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
  EXPECT_THROW((void)edited(input, with_move(with_erased({}, 2), 2, {1, 1})), Error);
  EXPECT_THROW((void)edited(input, with_erased({}, 3)), Error);
  EXPECT_THROW((void)edited(input, {0, 1, 2}), Error);
  EXPECT_THROW((void)edited(input, {7, 1, 2, 3}), Error);
}

}  // namespace
}  // namespace ws::triangulation
