// What becomes of the time between frames.
// SPDX-License-Identifier: MIT
#include "app/window/timing/frame_split.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

TEST(FrameSplit, ItsPartsAddUpToTheDistanceOfFrames) {
  FrameSplit split;
  split.note(0, 3, 100);
  EXPECT_FALSE(split.parts());
  for (int i = 1; i <= 5; ++i) split.note(20.0 * i, 4, 100 + 7.0 * i);
  const auto parts = split.parts();
  ASSERT_TRUE(parts);
  EXPECT_DOUBLE_EQ(parts->draw_ms, 4);
  EXPECT_DOUBLE_EQ(parts->interface_ms, 3);
  EXPECT_DOUBLE_EQ(parts->idle_ms, 13);
}

TEST(FrameSplit, FramesOfMoreThanASecondAgoAreForgotten) {
  FrameSplit split;
  split.note(0, 3, 0);
  split.note(10, 3, 8);
  split.note(5000, 3, 20);
  EXPECT_FALSE(split.parts());
}

TEST(FrameSplit, AThreadThatTellsNothingIsBusyDrawing) {
  FrameSplit split;
  split.note(0, 5, 0);
  split.note(10, 5, 0);
  EXPECT_DOUBLE_EQ(split.parts()->draw_ms, 5);
  EXPECT_DOUBLE_EQ(split.parts()->interface_ms, 0);
  EXPECT_DOUBLE_EQ(split.parts()->idle_ms, 5);
}

}  // namespace
}  // namespace ws::app
