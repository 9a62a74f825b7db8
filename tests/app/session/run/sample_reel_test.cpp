// The frames of a sample: evenly spread from its first step to its last, without furniture, until they are given up.
// SPDX-License-Identifier: MIT
#include "app/session/run/sample_reel.h"
#include "compute/core/run/error.h"
#include "tests/app/support/fake_experiment.h"

#include <gtest/gtest.h>

#include <stop_token>
#include <vector>

namespace ws::app {
namespace {

const Sample& sample() { return test::fake_workspace().experiment().info().samples.front(); }

std::vector<ReelFrame> reel(const ReelOptions& options) {
  std::vector<ReelFrame> frames;
  make_sample_reel(test::fake_workspace(), sample(), options, {}, [&](const ReelFrame& frame) { frames.push_back(frame); });
  return frames;
}

TEST(SampleReel, HasSoManyFramesFromOneCamera) {
  ReelOptions options;
  options.frame_count = 3;
  const std::vector<ReelFrame> frames = reel(options);
  ASSERT_EQ(frames.size(), 3u);
  for (const ReelFrame& frame : frames) {
    ASSERT_NE(frame.content, nullptr);
    EXPECT_FALSE(frame.content->written().empty());
    EXPECT_EQ(frame.camera, frames.front().camera);
    EXPECT_FALSE(frame.scene.show_grid || frame.scene.show_axes);
    EXPECT_TRUE(frame.scene.legend.empty() && frame.scene.labels.empty() && frame.scene.handles.empty());
  }
}

TEST(SampleReel, HasNoMoreFramesThanSteps) {
  ReelOptions options;
  options.frame_count = 100'000;
  const std::size_t steps = reel(options).size();
  EXPECT_GT(steps, 1u);
  EXPECT_LT(steps, options.frame_count);
  options.frame_count = 1;
  EXPECT_EQ(reel(options).size(), 1u);
}

TEST(SampleReel, IsGivenUpAtOnce) {
  std::stop_source stop;
  int taken = 0;
  EXPECT_THROW(make_sample_reel(test::fake_workspace(), sample(), {}, stop.get_token(),
                                [&](const ReelFrame&) {
                                  ++taken;
                                  stop.request_stop();
                                }),
               Cancelled);
  EXPECT_EQ(taken, 1);
}

}  // namespace
}  // namespace ws::app
