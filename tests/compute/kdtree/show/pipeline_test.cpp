// A node's way through the thesis's kernels, in words.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/pipeline.h"
#include "tests/compute/kdtree/made_up_times.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace ws::kdtree::of_pipeline {
namespace {

using testing::made_up;

/// A node of two triangles, one behind the other.
PipelineInput small_node() {
  PipelineInput input;
  input.axis = 1;
  input.triangles = 2;
  input.events = {{0, EventType::start}, {1, EventType::end}, {2, EventType::start}, {3, EventType::end}};
  input.planes = {0, 1, 2, 3};
  input.costs = {40, 20, 20, 40};
  input.left = {0, 1, 1, 2};
  input.right = {2, 1, 1, 0};
  input.all_events = 12;
  input.all_planes = 12;
  return input;
}

bool says(const PipelinePicture& picture, const std::string& text) {
  return std::any_of(picture.words.begin(), picture.words.end(),
                     [&](const Word& word) { return word.text.find(text) != std::string::npos; });
}

TEST(Pipeline, TellsTheBytesOfAllKernelsWithoutADevice) {
  PipelineInput input = small_node();
  input.why_no_times = "no device";
  const PipelinePicture picture = draw_pipeline(input);
  EXPECT_TRUE(says(picture, "y axis of a node with 2 triangles"));
  EXPECT_TRUE(says(picture, "n = 2 give m = 12, 4 on this axis"));
  EXPECT_TRUE(says(picture, "36 n = 72 B in, 144 n = 288 B out"));
  EXPECT_TRUE(says(picture, "24 m + 8 q = 384 B in, 12 q = 144 B out"));
  EXPECT_TRUE(says(picture, "20 q = 240 B in, 4 q = 48 B out"));
  EXPECT_TRUE(says(picture, "4 q + 8 G = 56 B in, 8 G + 8 = 16 B out"));
  EXPECT_TRUE(says(picture, "9 + 36 transactions"));
  EXPECT_TRUE(says(picture, "no device"));
  EXPECT_FALSE(says(picture, " ms"));
  EXPECT_FALSE(says(picture, "threads"));
}

TEST(Pipeline, TellsTimesAndLaunchesOfAMeasuredNode) {
  PipelineInput input = small_node();
  NodeTimes times = made_up(2, 1);
  times.steps[std::size_t(ThesisStep::minimum)].launch.blocks = 3;
  input.times = &times;
  input.why_no_times = "never told";
  for (const Counting counting : {Counting::scan, Counting::quadratic}) {
    input.counting = counting;
    const PipelinePicture picture = draw_pipeline(input);
    const auto count = [&](const std::string& text) {
      return std::count_if(picture.words.begin(), picture.words.end(),
                           [&](const Word& word) { return word.text.find(text) != std::string::npos; });
    };
    EXPECT_EQ(count("here 20 B in, 40 B out; 0.5000 ms, 0.0125 without copies"), 4) << "of each kernel that ran";
    EXPECT_EQ(count("7 blocks of 256 threads"), 3);
    EXPECT_EQ(count("3 blocks of 256 threads"), 1);
    EXPECT_TRUE(says(picture, "4  minimum by pairs: G = 3 blocks, then one"));
    EXPECT_FALSE(says(picture, "never told"));
  }
}

TEST(Pipeline, WordsLieBelowEachOtherWithinTheFrame) {
  PipelineInput input = small_node();
  const NodeTimes times = made_up(2, 1);
  input.times = &times;
  std::vector<float> heights;
  for (const Word& word : draw_pipeline(input).words)
    if (word.at.x > 1) heights.push_back(word.at.y);
  ASSERT_GT(heights.size(), 12u);
  for (std::size_t i = 1; i < heights.size(); ++i) EXPECT_LT(heights[i], heights[i - 1] - 0.08f);
  EXPECT_LT(heights.front(), 1.1f);
  EXPECT_GT(heights.back(), -1.35f);
}

}  // namespace
}  // namespace ws::kdtree::of_pipeline
