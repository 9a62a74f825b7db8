// The player: from wall time to steps.
// SPDX-License-Identifier: MIT
#include "app/session/stage/playback.h"

#include <gtest/gtest.h>

namespace ws::test {

TEST(Playback, CarriesFractionsOfSteps) {
  app::Playback playback;
  playback.set_speed(10);
  playback.play(true);
  std::size_t step = 0;
  for (int i = 0; i < 100; ++i) step = playback.advance(0.01, step, 1000);
  EXPECT_NEAR(static_cast<double>(step), 10, 1);
  EXPECT_GT(playback.seconds_until_next(), 0);
  EXPECT_LE(playback.seconds_until_next(), 0.1);
  step = playback.advance(1000, step, 1000);
  EXPECT_EQ(step, 999u);
  EXPECT_FALSE(playback.playing());
  EXPECT_LT(playback.seconds_until_next(), 0);
}

TEST(Playback, WhatWasAskedForIsNotUnasked) {
  app::Playback playback;
  playback.play(true, true);
  EXPECT_TRUE(playback.plays_unasked());
  playback.play(true);
  EXPECT_FALSE(playback.plays_unasked());
  playback.play(true, true);
  EXPECT_EQ(playback.advance(1e6, 0, 10), 9u);
  EXPECT_FALSE(playback.plays_unasked()) << "it has come to its end";
}

TEST(Playback, AllStepsTakeAboutTwentySeconds) {
  for (const std::size_t steps : {100u, 521u, 10'000u, 612'735u}) {
    app::Playback playback;
    playback.set_speed(app::comfortable_speed(steps));
    EXPECT_NEAR(static_cast<double>(steps) / playback.speed(), app::comfortable_seconds, 1e-6) << steps;
  }
  EXPECT_EQ(app::comfortable_speed(8), 4) << "few steps take less";
}

}  // namespace ws::test
