// Which steps belong together.
// SPDX-License-Identifier: MIT
#include "app/session/compare/linking.h"

#include <gtest/gtest.h>

namespace ws::app {
namespace {

/// Step 0 is the input; phases "grow" and "cut" alternate from the steps given on.
Timeline phases(std::size_t step_count, const std::vector<std::size_t>& begins) {
  Timeline timeline{step_count, {}, 0, 0};
  for (std::size_t i = 0; i < begins.size(); ++i) timeline.events.push_back({begins[i], "phase", i % 2 ? "cut" : "grow"});
  return timeline;
}

TEST(LinkedStep, ByNumberEndsWithTheLast) {
  const Timeline a = phases(10, {}), b = phases(4, {});
  EXPECT_EQ(linked_step(StepLink::step, a, 2, b), 2u);
  EXPECT_EQ(linked_step(StepLink::step, a, 7, b), 3u);
  EXPECT_EQ(linked_step(StepLink::step, b, 2, a), 2u);
  EXPECT_EQ(linked_step(StepLink::step, b, 3, a), 9u) << "the result belongs to the result";
}

TEST(LinkedStep, ByFractionReachesBothEnds) {
  const Timeline a = phases(11, {}), b = phases(101, {}), alone = phases(1, {});
  EXPECT_EQ(linked_step(StepLink::fraction, a, 0, b), 0u);
  EXPECT_EQ(linked_step(StepLink::fraction, a, 3, b), 30u);
  EXPECT_EQ(linked_step(StepLink::fraction, a, 10, b), 100u);
  EXPECT_EQ(linked_step(StepLink::fraction, b, 26, a), 3u);
  EXPECT_EQ(linked_step(StepLink::fraction, alone, 0, a), 10u) << "a result alone is the last step";
}

TEST(LinkedStep, ByPhaseCountsWithinTheSameRound) {
  const Timeline a = phases(30, {1, 5, 10, 20}), b = phases(60, {1, 11, 31, 51});
  EXPECT_EQ(linked_step(StepLink::phase, a, 0, b), 0u) << "before all phases by number";
  EXPECT_EQ(linked_step(StepLink::phase, a, 3, b), 3u);
  EXPECT_EQ(linked_step(StepLink::phase, a, 6, b), 12u) << "the second step of the first cut";
  EXPECT_EQ(linked_step(StepLink::phase, a, 12, b), 33u) << "the third step of the second growth";
  EXPECT_EQ(linked_step(StepLink::phase, b, 29, a), 9u) << "the shorter phase has ended";
}

TEST(LinkedStep, ByPhaseStaysAtTheEndOfWhatBothHave) {
  const Timeline a = phases(30, {1, 5, 10, 20}), b = phases(12, {1, 5});
  EXPECT_EQ(linked_step(StepLink::phase, a, 15, b), 11u) << "there is no second growth";
  EXPECT_EQ(linked_step(StepLink::phase, a, 29, b), 11u);
}

TEST(LinkedStep, NamesAreThoseOfTheFlag) {
  for (const std::string& name : step_link_names()) EXPECT_EQ(step_link_names().at(std::size_t(*step_link_named(name))), name);
  EXPECT_FALSE(step_link_named("steps"));
}

}  // namespace
}  // namespace ws::app
