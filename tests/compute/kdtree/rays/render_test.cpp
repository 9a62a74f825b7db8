// The settings of pictures.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/rays/render.h"

#include <gtest/gtest.h>

namespace ws::kdtree {
namespace {

TEST(KdtreeRender, HeatMapsEndAtQuietNumbers) {
  EXPECT_EQ(quiet_number(0), 0u);
  EXPECT_EQ(quiet_number(7), 7u);
  EXPECT_EQ(quiet_number(11), 12u);
  EXPECT_EQ(quiet_number(81), 100u);
  EXPECT_EQ(quiet_number(1201), 1500u);
  EXPECT_EQ(quiet_number(4'000'000'000u), 4'000'000'000u);
}

}  // namespace
}  // namespace ws::kdtree
