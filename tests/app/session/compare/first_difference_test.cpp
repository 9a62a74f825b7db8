// Where two made-up results part.
// SPDX-License-Identifier: MIT
#include "app/session/compare/first_difference.h"

#include "tests/app/support/fake_experiment.h"

#include <gtest/gtest.h>

#include <thread>

namespace ws::app {
namespace {

using test::fake_workspace;

ComparedSide side(std::int64_t steps, std::int64_t flaw_step = 0, std::size_t point_count = 5, double frame_ms = 0,
                  bool tells_steps = false) {
  const Experiment& experiment = fake_workspace().experiment();
  ParameterSet parameters = experiment.parameters();
  parameters.set("steps", steps);
  parameters.set("flaw_step", flaw_step);
  parameters.set("frame_ms", frame_ms);
  parameters.set("tells_steps", tells_steps);
  Inputs inputs;
  inputs["cloud"].data = std::make_shared<const PointSet>(2, point_count);
  RunContext context;
  ComparedSide side{&experiment, experiment.run(inputs, parameters, context).result, {}};
  side.view = [view = experiment.view_parameters()](std::size_t, std::size_t) { return view; };
  return side;
}

FirstDifference find(const ComparedSide& a, const ComparedSide& b, StepLink link = StepLink::step) {
  return find_first_difference(a, b, link, {}, {}, nullptr);
}

TEST(FindFirstDifference, TheSameIsTheSameInAllSteps) {
  const FirstDifference found = find(side(10), side(10));
  EXPECT_TRUE(found.all_the_same());
  EXPECT_EQ(found.compared_count, 10u);
}

/// Of ten steps, as the timeline calls it.
std::string phase_of(std::int64_t step) { return step < 5 ? ", first" : ", second"; }

TEST(FindFirstDifference, OneFrameThatDiffersIsFoundWhereverItIs) {
  for (const std::int64_t flaw : {1, 4, 9}) {  // of these, halving would find none but the last
    const FirstDifference found = find(side(10), side(10, flaw));
    ASSERT_TRUE(found.found) << flaw;
    EXPECT_EQ(found.found->step_a, std::size_t(flaw));
    EXPECT_EQ(found.compared_count, std::size_t(flaw));
    ASSERT_EQ(found.found->buffers.size(), 1u);
    const BufferDifference& buffer = found.found->buffers[0];
    EXPECT_EQ(buffer.name, "cloud.color");
    EXPECT_EQ(buffer.differing_count, 1u);
    EXPECT_EQ(buffer.first, 2u);
    EXPECT_EQ(describe(*found.found),
              "step " + std::to_string(flaw) + phase_of(flaw) + ": 1 of 5 elements of cloud.color differs");
  }
}

TEST(FindFirstDifference, WhereLayersAreKnownTheyAreToldByTheirTitles) {
  ComparedSide a = side(10), b = side(10, 4), larger = side(10, 0, 6);
  a.scene = [](const Picture& picture, const ParameterSet& view) { return fake_workspace().scene(picture, view); };
  EXPECT_EQ(describe(find(a, b).found.value()), "step 4, first: 1 of 5 elements of Cloud differs");
  const std::string counts = describe(find(a, larger).found.value());
  EXPECT_NE(counts.find("Cloud has 5 against 6 elements"), std::string::npos) << counts;
  EXPECT_EQ(counts.find("cloud."), std::string::npos) << counts;
  EXPECT_EQ(counts.find("Cloud"), counts.rfind("Cloud")) << "once for all its buffers: " << counts;
}

/// Those that tell what they show are not drawn, and the answer is the same.
TEST(FindFirstDifference, StepsThatAreSaidToBeTheSameArePassedOver) {
  const auto tells = [](std::int64_t flaw, double frame_ms = 0) { return side(10, flaw, 5, frame_ms, true); };
  for (const std::int64_t flaw : {1, 3, 4, 9}) {
    const FirstDifference found = find(tells(0), tells(flaw));
    ASSERT_TRUE(found.found) << flaw;
    EXPECT_EQ(found.found->step_a, std::size_t(flaw));
    EXPECT_EQ(found.compared_count, std::size_t(flaw));
    EXPECT_EQ(describe(*found.found),
              "step " + std::to_string(flaw) + phase_of(flaw) + ": 1 of 5 elements of cloud.color differs");
  }
  test::FakeCounts& counts = test::fake_counts();
  counts.frames_begun = 0;
  const FirstDifference same = find(tells(0, 0.01), tells(0, 0.01));
  EXPECT_TRUE(same.all_the_same());
  EXPECT_EQ(same.compared_count, 10u);
  EXPECT_EQ(counts.frames_begun, 8) << "steps 0, 3, 6 and 9 of both";
  counts.frames_begun = 0;
  EXPECT_TRUE(find(tells(0, 0.01), side(10, 0, 5, 0.01)).all_the_same());
  EXPECT_EQ(counts.frames_begun, 20) << "one that tells nothing is looked at";
}

TEST(FindFirstDifference, ALongerOneDiffersWhereTheOtherEnds) {
  const FirstDifference found = find(side(10), side(12));
  ASSERT_TRUE(found.found);
  EXPECT_TRUE(found.found->one_has_ended);
  EXPECT_EQ(found.found->step_a, 9u);
  EXPECT_EQ(found.found->step_b, 10u);
  EXPECT_EQ(found.compared_count, 10u);
}

TEST(FindFirstDifference, SizesThatDifferAreTold) {
  const FirstDifference found = find(side(10), side(10, 0, 7));
  ASSERT_TRUE(found.found);
  EXPECT_EQ(found.found->step_a, 0u);
  ASSERT_EQ(found.found->buffers.size(), 2u);
  EXPECT_EQ(found.found->buffers[0].count_a, 5u);
  EXPECT_EQ(found.found->buffers[0].count_b, 7u);
}

TEST(FindFirstDifference, LinkedStepsAreCompared) {
  const FirstDifference found = find(side(10), side(19), StepLink::fraction);  // the fake's frames are of their number
  ASSERT_TRUE(found.found);
  EXPECT_EQ(found.found->step_a, 1u);
  EXPECT_EQ(found.found->step_b, 2u);
}

TEST(FindFirstDifference, AStopTellsWhatIsKnownByThen) {
  std::stop_source stop;
  const ComparedSide a = side(10'000, 0, 5, 2), b = side(10'000, 0, 5, 2);
  const std::jthread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    stop.request_stop();
  });
  Progress progress;
  const FirstDifference found = find_first_difference(a, b, StepLink::step, {}, stop.get_token(), &progress);
  EXPECT_FALSE(found.is_complete);
  EXPECT_FALSE(found.found);
  EXPECT_FALSE(found.all_the_same());
  EXPECT_LT(found.compared_count, 10'000u);
  EXPECT_GE(progress.fraction(), 0);
}

}  // namespace
}  // namespace ws::app
