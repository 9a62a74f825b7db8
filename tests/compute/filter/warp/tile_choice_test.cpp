// Which homographies CUDA makes by tiles, as the host chooses.
// SPDX-License-Identifier: MIT
#include "tests/compute/filter/large_homographies.h"

#include <gtest/gtest.h>

namespace ws::filter {
namespace {

TEST(FilterTiling, TilesHaveTheShapeThatMostAreasFitInto) {
  for (const testing::LargeHomography& each : testing::large_homographies())
    EXPECT_EQ(int(cuda::choose_tiling(sample_map(each.warp()), each.in, each.out)), int(each.tiling)) << each.told();
}

TEST(FilterTiling, WhatLiesBehindThePlaneHasNoTiles) {
  const SampleMap behind{{-1, 0, -1, 0, -1, -1, 0, 0, -1}, false, true};
  SampleMap before = behind;
  for (double& value : before.m) value = -value;
  EXPECT_EQ(cuda::choose_tiling(before, {8192, 4096}, {8192, 4096}), cuda::Tiling::wide);
  EXPECT_EQ(cuda::choose_tiling(behind, {8192, 4096}, {8192, 4096}), cuda::Tiling::none);
}

}  // namespace
}  // namespace ws::filter
