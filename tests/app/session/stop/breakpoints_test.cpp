// Breakpoints on a made-up result: which steps they name, what is searched in the background, where playing gets to.
// SPDX-License-Identifier: MIT
#include "app/session/stop/breakpoints.h"

#include "app/session/stop/value_changes.h"
#include "compute/core/run/error.h"
#include "tests/app/support/fake_presentation.h"
#include "tests/app/support/loop.h"

#include <gtest/gtest.h>

#include <atomic>

namespace ws::test {
namespace {

using app::Breakpoints;

Timeline timeline_of(std::size_t count) {
  return {count, {{0, "phase", "first"}, {4, "link", "a"}, {6, "link", "b"}, {8, "phase", "second"}, {9, "link", "c"}}, 0, 0};
}

/// Every fifth step the level is another; a step takes as long as it is held.
class Levels final : public FakePresentation {
 public:
  Levels(std::shared_ptr<const Result> result, std::size_t count, std::atomic<std::size_t>& free_until)
      : FakePresentation(std::move(result), count), free_until_(free_until) {}
  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext&) override {
    return std::make_shared<const Timeline>(timeline_of(step_count_));
  }
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext& context) override {
    while (step > free_until_) {
      context.check_stop();
      std::this_thread::yield();
    }
    return {"fake", "", {{"level", std::int64_t(step / 5)}}};
  }

 private:
  std::atomic<std::size_t>& free_until_;
};

class LevelsExperiment final : public Experiment {
 public:
  explicit LevelsExperiment(std::size_t count) : count_(count) {}
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo none;
    return none;
  }
  [[nodiscard]] ParameterSet parameters() const override { return {}; }
  [[nodiscard]] ParameterSet view_parameters() const override { return {}; }
  void adapt(const Inputs&, ParameterSet&, ParameterSet&, const std::stop_token&) const override {}
  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs&, RunContext&) const override { return nullptr; }
  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t, const std::stop_token&) const override { return inputs; }
  [[nodiscard]] std::size_t input_size(const Inputs&) const override { return 0; }
  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation*,
                                                      RunContext&) const override {
    return std::make_unique<Levels>(std::move(result), count_, free_until);
  }
  mutable std::atomic<std::size_t> free_until{1'000'000};

 private:
  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs&, const ParameterSet&, RunContext&) const override {
    return nullptr;
  }
  std::size_t count_;
};

class BreakpointsTest : public testing::Test {
 protected:
  void show(std::size_t count) {
    experiment_ = std::make_unique<LevelsExperiment>(count);
    points_.follow(experiment_.get(), std::make_shared<const NoResult>(), std::make_shared<const Timeline>(timeline_of(count)));
  }
  bool search() {
    return loop_.run_until([&] { return !points_.searching(); });
  }
  [[nodiscard]] std::size_t stop(std::size_t from, std::size_t to) const { return points_.stop_between(from, to).step; }

  using Steps = std::vector<std::size_t>;
  std::unique_ptr<LevelsExperiment> experiment_;
  Loop loop_;
  Breakpoints points_{{}, [](app::Change) {}, loop_.poster()};
};

TEST_F(BreakpointsTest, EventsAreKnownAtOnce) {
  show(20);
  points_.add("link");
  EXPECT_EQ(points_.all()[0].steps, (Steps{4, 6, 9}));
  points_.add("last:link");
  EXPECT_EQ(points_.all()[1].steps, (Steps{9}));
  EXPECT_EQ(points_.next(4, 1), 6u);
  EXPECT_EQ(points_.next(4, -1), std::nullopt);
  EXPECT_EQ(points_.next(5, -1), 4u);
  EXPECT_EQ(stop(0, 19), 4u);
  EXPECT_EQ(stop(4, 5), 5u);
  EXPECT_EQ(*points_.stop_between(4, 19).condition, "link");
}

TEST_F(BreakpointsTest, ValuesAreFoundInTheBackground) {
  points_.add("level changes");
  points_.add("2nd:level>1");
  show(20);
  ASSERT_TRUE(search());
  ASSERT_TRUE(loop_.run_until([&] { return points_.all()[0].known_until == 20; }));
  EXPECT_EQ(points_.all()[0].steps, (Steps{5, 10, 15}));
  ASSERT_TRUE(loop_.run_until([&] { return !points_.all()[1].problem.empty(); }));
  EXPECT_EQ(points_.all()[1].problem, "no step of this run meets it");
  EXPECT_EQ(stop(7, 19), 10u);
}

TEST_F(BreakpointsTest, PlayingWaitsForWhatIsNotKnown) {
  show(100'000);
  experiment_->free_until = 0;
  points_.add("level=100");
  EXPECT_EQ(stop(0, 50), 0u);
  EXPECT_EQ(points_.stop_between(0, 50).condition, nullptr);
  experiment_->free_until = 1'000'000;
  ASSERT_TRUE(loop_.run_until([&] { return points_.all()[0].known_until == 100'000; }));
  EXPECT_EQ(stop(0, 5000), 500u);
}

TEST_F(BreakpointsTest, WhatCannotBeFoundHoldsUpNothing) {
  show(20);
  points_.add("levle<3");
  points_.add("lnik");
  EXPECT_FALSE(points_.all()[1].problem.empty());
  ASSERT_TRUE(loop_.run_until([&] { return !points_.all()[0].problem.empty(); }));
  EXPECT_NE(points_.all()[0].problem.find("did you mean level?"), std::string::npos);
  EXPECT_EQ(stop(0, 19), 19u);
}

TEST_F(BreakpointsTest, ComeAndGo) {
  show(20);
  points_.add("link");
  EXPECT_THROW(points_.add(" link"), Error);
  EXPECT_THROW(points_.add("level<"), Error);
  points_.set_enabled(0, false);
  EXPECT_EQ(stop(0, 19), 19u);
  EXPECT_EQ(points_.next(0, 1), std::nullopt);
  points_.set_enabled(0, true);
  EXPECT_EQ(stop(0, 19), 4u);
  points_.remove(0);
  EXPECT_EQ(stop(0, 19), 19u);
  points_.add("link");
  points_.forget();
  EXPECT_TRUE(points_.all()[0].steps.empty());
  points_.remove_all();
  EXPECT_TRUE(points_.all().empty());
}

TEST(ValueChanges, AreToldInWords) {
  const std::vector<Property> before{
      {"balls", std::int64_t{48}}, {"cost", 1.5}, {"reason", std::string("far")}, {"same", true}};
  const std::vector<Property> now{{"balls", std::int64_t{40}}, {"cost", 1.75}, {"same", true}, {"ball", std::int64_t{3}}};
  EXPECT_EQ(app::value_changes(before, now),
            (std::vector<std::string>{"balls 48 → 40 (−8)", "cost 1.5 → 1.75 (+0.25)", "ball 3 is new", "reason is gone"}));
}

}  // namespace
}  // namespace ws::test
