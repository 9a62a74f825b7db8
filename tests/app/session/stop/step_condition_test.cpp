// Conditions on steps: their texts, and the steps that they name.
// SPDX-License-Identifier: MIT
#include "app/session/stop/step_search.h"

#include "compute/core/run/error.h"
#include "tests/app/support/fake_presentation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace ws::app {
namespace {

/// Twenty steps: the cost falls by 10 with every step, balls by one with every fifth; a reason is told at steps 8 and 16.
class Steps final : public test::FakePresentation {
 public:
  explicit Steps(std::size_t count = 20) : FakePresentation(nullptr, count) {}
  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext&) override {
    Timeline timeline{step_count_, {}, 0, 0};
    timeline.events = {{0, "phase", "choose"},
                       {4, "phase", "evolve"},
                       {8, "phase", "decimate"},
                       {8, "removed_near", "ball 3 removed"},
                       {12, "phase", "evolve, round 2"},
                       {16, "removed_near", "ball 7 removed"},
                       {17, "removed_near", "ball 9 removed"}};
    return std::make_shared<const Timeline>(timeline);
  }
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext&) override {
    ++described;
    StepInfo info{
        step < 8 ? "early" : "late", "", {{"Best cost", 1000.0 - 10.0 * double(step)}, {"balls", std::int64_t(20 - step / 5)}}};
    if (step == 8 || step == 16) info.values.push_back({"reason", std::string("too few within")});
    return info;
  }
  std::size_t described = 0;
};

std::size_t found(const std::string& text) {
  Steps steps;
  RunContext context;
  return find_step(parse_step_condition(text), steps, context);
}

std::string refusal(const std::string& text) {
  try {
    return "found " + std::to_string(found(text));
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::invalid_argument);
    return error.full_text();
  }
}

TEST(StepCondition, EventsByTheirKind) {
  EXPECT_EQ(found("removed_near"), 8u);
  EXPECT_EQ(found("first:removed_near"), 8u);
  EXPECT_EQ(found("last:removed_near"), 17u);
  EXPECT_EQ(found("2nd:removed_near"), 16u);
  EXPECT_EQ(found(" 3rd : removed-near "), 17u);
  EXPECT_EQ(found("removed_near:ball 7"), 16u);
}

TEST(StepCondition, PhasesByTheirFirstWords) {
  EXPECT_EQ(found("phase:decimate"), 8u);
  EXPECT_EQ(found("phase:Evolve"), 4u);
  EXPECT_EQ(found("last:phase:evolve"), 12u);
  EXPECT_EQ(found("phase:evolve, round 2"), 12u);
  EXPECT_EQ(found("last:phase"), 12u);
}

TEST(StepCondition, ValuesThatCompare) {
  EXPECT_EQ(found("best_cost<900"), 11u);
  EXPECT_EQ(found("Best cost <= 900"), 10u);
  EXPECT_EQ(found("best cost ≤ 900"), 10u);
  EXPECT_EQ(found("best_cost>0"), 0u) << "it holds from the beginning";
  EXPECT_EQ(found("balls=18"), 10u);
  EXPECT_EQ(found("last:balls!=18"), 15u);
  EXPECT_EQ(found("reason=too few within"), 8u);
  EXPECT_EQ(found("2nd:reason=too few within"), 16u);
  EXPECT_EQ(found("last:reason=too few within"), 16u);
  EXPECT_EQ(found("phase=late"), 8u);
}

TEST(StepCondition, ValuesThatChange) {
  EXPECT_EQ(found("balls changes"), 5u);
  EXPECT_EQ(found("2nd:balls changes"), 10u);
  EXPECT_EQ(found("last:balls changes"), 15u);
  EXPECT_EQ(found("phase changes"), 8u);
}

TEST(StepCondition, RefusalsSayWhatThereIs) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"", "it is empty"},
      {"first", "what is to happen"},
      {"first:", "what is to happen"},
      {"0th:link", "counted from the 1st"},
      {"cost<", "what cost is compared with"},
      {"<3", "no value's name"},
      {"cost<far", "by = and != only"},
      {" changes", "which value"},
      {"-1", "neither a step's number nor an event"},
      {"phase:", "which phase"},
      {"removed_naer", "did you mean removed_near?"},
      {"link", "this run has phase (4), removed_near (3)"},
      {"phase:order", "there are choose; evolve; decimate; evolve, round 2"},
      {"phase:decimat", "did you mean decimate?"},
      {"best_cots<3", "did you mean best_cost?"},
      {"4th:removed_near", "is met 3 times only"},
      {"best_cost<3", "at no step"},
      {"last:best_cost<3", "at no step"},
  };
  for (const auto& [text, part] : cases)
    EXPECT_NE(refusal(text).find(part), std::string::npos) << text << ": " << refusal(text);
}

TEST(StepCondition, NumbersAndLastAreNone) {
  EXPECT_FALSE(is_step_condition("12"));
  EXPECT_FALSE(is_step_condition("last"));
  EXPECT_TRUE(is_step_condition("last:link"));
  EXPECT_TRUE(is_step_condition("phase:order"));
}

TEST(StepCondition, EventsDescribeNoStep) {
  Steps steps(2'000'000);
  RunContext context;
  EXPECT_EQ(find_step(parse_step_condition("last:removed_near"), steps, context), 17u);
  EXPECT_EQ(steps.described, 0u);
}

TEST(StepCondition, ASearchStopsAndTellsHowFarItIs) {
  Steps steps(2'000'000);
  RunContext context;
  std::stop_source stop;
  Progress progress;
  context.stop = stop.get_token();
  context.progress = &progress;
  EXPECT_EQ(find_step(parse_step_condition("best_cost<-99999"), steps, context), 10'100u);
  EXPECT_GT(progress.fraction(), 0);
  stop.request_stop();
  EXPECT_THROW(static_cast<void>(find_step(parse_step_condition("best_cost<-99999"), steps, context)), Cancelled);
}

}  // namespace
}  // namespace ws::app
