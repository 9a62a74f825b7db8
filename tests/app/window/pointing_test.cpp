// When the picture is asked what lies under the pointer, and how phases are coloured.
// SPDX-License-Identifier: MIT
#include "app/window/viewport/pointing.h"

#include "app/window/docks/timeline_track.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

TEST(PickPace, PicksTakeASmallShareOfTheTime) {
  PickPace pace;
  EXPECT_EQ(pace.wait_ms(), 25);
  pace.took(1);
  EXPECT_EQ(pace.wait_ms(), 25);
  pace.took(30);
  EXPECT_EQ(pace.wait_ms(), 120);
}

TEST(PickPace, SlowPicksAreGivenUpOnceTheyAreBelieved) {
  PickPace pace;
  pace.took(500);
  pace.took(500);
  EXPECT_EQ(pace.wait_ms(), 600);
  pace.took(10);
  pace.took(500);
  pace.took(500);
  EXPECT_TRUE(pace.wait_ms()) << "they were not in a row";
  pace.took(500);
  EXPECT_EQ(pace.wait_ms(), std::nullopt);
}

TEST(PhaseKind, NumbersAndDetailsDoNotCount) {
  EXPECT_EQ(phase_kind("decimate, round 2"), "decimate");
  EXPECT_EQ(phase_kind("level 12"), "level");
  EXPECT_EQ(phase_kind("Rows with fused: 17 x 17 taps"), "Rows with fused");
  EXPECT_EQ(phase_kind("private histograms of one query"), "private histograms of one query");
  EXPECT_NE(phase_kind("decimate, round 1"), phase_kind("order"));
}

}  // namespace
}  // namespace ws::app
