// How many points software OpenGL draws per frame.
// SPDX-License-Identifier: MIT
#include "app/session/stage/point_budget.h"

#include <gtest/gtest.h>

namespace ws::test {

TEST(PointBudget, FollowsWhatFramesTake) {
  app::PointBudget all;
  for (int i = 0; i < 10; ++i) all.drew(10'000'000, 2000);
  EXPECT_EQ(all.limit(), 0u) << "a GPU draws everything";
  app::PointBudget budget(true);
  const std::size_t first = budget.limit();
  budget.drew(10'000'000, 2000);
  budget.drew(10'000'000, 40);
  EXPECT_EQ(budget.limit(), first) << "one slow frame means little";
  for (int i = 0; i < 3; ++i) budget.drew(10'000'000, 300);
  EXPECT_EQ(budget.limit(), first / 2);
  for (int i = 0; i < 3; ++i) budget.drew(10'000'000, 10);
  EXPECT_EQ(budget.limit(), first);
  for (int i = 0; i < 100; ++i) budget.drew(1000, 1);
  EXPECT_EQ(budget.limit(), first) << "a small cloud says nothing about large ones";
  const auto draw_until_calm = [&](std::size_t count, const auto& frame_ms) {
    for (int i = 0; i < 100; ++i) budget.drew(count, frame_ms(static_cast<double>(budget.limit())));
  };
  draw_until_calm(10'000'000, [](double points) { return points / 1000; });
  EXPECT_LE(budget.limit(), 50'000u) << "frames of 50 ms";
  EXPECT_GT(budget.limit(), 12'000u);
  draw_until_calm(10'000'000, [](double points) { return points; });
  EXPECT_GT(budget.limit(), 0u) << "never none, which would mean all";
}

}  // namespace ws::test
