// That claims about detections fail where something is wrong, at the step where it is. That they hold where nothing is:
// tests/app/workspaces/explanations_test.cpp.
// SPDX-License-Identifier: MIT
#include "compute/ridge/show/explain/explain.h"

#include "tests/compute/ridge/shown.h"
#include "tests/support/claims.h"

#include <gtest/gtest.h>

namespace ws::ridge {
namespace {

using ws::test::breaks;
using ws::test::broken;

class ExplainedRidge : public testing::Test {
 protected:
  /// The run's trace with one step told otherwise: `change` gives false where a step is left out.
  template <class Change>
  [[nodiscard]] RidgeResult retold(const Change& change) {
    const Trace& old = ridge.result->detection().trace;
    Detection run = ridge.result->detection();
    run.trace = Trace(std::size_t{1} << 30);
    for (std::size_t step = 1; step <= old.last_ball_step(); ++step) {
      const ridge::Step& s = old.steps()[step];
      Balls balls = s.kind == StepKind::remove ? Balls() : ridge.presentation->shown_balls(step, ridge.context);
      if (!change(step, balls)) continue;
      if (s.kind == StepKind::choose) run.trace.chose(balls);
      if (s.kind == StepKind::evolve) {
        run.trace.evolved(s.round, s.subject, s.displacement, balls);
        run.trace.settled(balls);
      }
      if (s.kind == StepKind::remove) run.trace.removed(s.round, {{s.subject, s.why}});
    }
    run.trace.linked(run.links);
    return RidgeResult(points(), nullptr, ridge.result->parameters(), run, ridge.context);
  }
  /// The run's own, which the result keeps alive.
  [[nodiscard]] std::shared_ptr<const PointSet> points() const { return {ridge.result, &ridge.result->points()}; }
  [[nodiscard]] Reasons reasons_at(const RidgeResult& result, std::size_t step) {
    const auto balls_at = [&](std::size_t at) {
      Balls balls = result.detection().trace.balls_at(at, [](const Balls& b) { return b; });
      balls.dimension = result.points().dimension();
      return balls;
    };
    return explain_step(result, step, balls_at, ridge.context).reasons;
  }
  [[nodiscard]] std::size_t first(StepKind kind) const {
    const auto& steps = ridge.result->detection().trace.steps();
    return static_cast<std::size_t>(
        std::find_if(steps.begin(), steps.end(), [&](const ridge::Step& s) { return s.kind == kind; }) - steps.begin());
  }

  Shown ridge = shown(inputs_of("circle --count 2000 --noise 0.1 --seed 1"), 0.2);
};

TEST_F(ExplainedRidge, AsItIsAllClaimsHold) {
  const RidgeResult same = retold([](std::size_t, Balls&) { return true; });
  for (std::size_t step = 0; step < same.step_count(); ++step) EXPECT_TRUE(broken(reasons_at(same, step)).empty()) << step;
}

TEST_F(ExplainedRidge, ARemovalThatIsSkippedIsSeenWhenItsRoundEnds) {
  const auto& steps = ridge.result->detection().trace.steps();
  const std::size_t skipped = first(StepKind::remove);
  ASSERT_LT(skipped + 2, steps.size());
  ASSERT_EQ(steps[skipped + 1].kind, StepKind::remove) << "the round has one removal only";
  const RidgeResult wrong = retold([&](std::size_t step, Balls&) { return step != skipped; });
  std::size_t end = skipped;
  while (steps[end + 1].kind == StepKind::remove && steps[end + 1].round == steps[skipped].round) ++end;
  EXPECT_TRUE(breaks(reasons_at(wrong, end - 1), "No ball has three others within r2")) << "one step was left out";
}

TEST_F(ExplainedRidge, ABallThatWasMovedElsewhereIsSeenAtThatIteration) {
  const std::size_t moved = first(StepKind::evolve);
  const RidgeResult wrong = retold([&](std::size_t step, Balls& balls) {
    if (step == moved) balls.centers[0] += 0.05;
    return true;
  });
  EXPECT_TRUE(breaks(reasons_at(wrong, moved), "Each ball is at the mean"));
  EXPECT_TRUE(broken(reasons_at(wrong, moved - 1)).empty());
}

TEST_F(ExplainedRidge, ABallTooNearIsSeenWhenItIsChosen) {
  const std::size_t chosen = first(StepKind::choose);
  const RidgeResult wrong = retold([&](std::size_t step, Balls& balls) {
    if (step == chosen) std::copy_n(balls.centers.begin(), 2, balls.centers.begin() + 2);
    return true;
  });
  EXPECT_TRUE(breaks(reasons_at(wrong, chosen), "Balls are more than r1 apart"));
}

TEST_F(ExplainedRidge, ALinkTooManyIsSeenWhenItIsMade) {
  Detection run = ridge.result->detection();
  const Link extra{run.links[0].a, run.links[2].b, false};
  run.trace.linked({extra, {extra.a, run.links[1].b, false}});
  const std::size_t last = run.trace.steps().size() - 1;
  // A trace counts its links; why_link looks into the run's.
  Detection told = run;
  told.links = run.trace.links();
  const RidgeResult whole(points(), nullptr, ridge.result->parameters(), told, ridge.context);
  EXPECT_TRUE(breaks(reasons_at(whole, last), "No ball has more than two links"));
}

TEST_F(ExplainedRidge, ABallThatWentSaysWhenAndWhichBallsWereNear) {
  const std::size_t step = first(StepKind::remove);
  const auto id = ridge.result->detection().trace.steps()[step].subject;
  const Reasons gone = ridge.presentation->why({"ball", id}, ridge.at(ridge.last()), ridge.context);
  EXPECT_NE(gone.title.find("removed at step " + std::to_string(step)), std::string::npos) << gone.title;
  EXPECT_FALSE(gone.parts.empty());
  const Reasons there = ridge.presentation->why({"ball", id}, ridge.at(step - 1), ridge.context);
  EXPECT_EQ(there.title, "Ball " + std::to_string(id));
  const Reasons point = ridge.presentation->why({"cloud", 5}, ridge.at(ridge.last()), ridge.context);
  EXPECT_NE(point.why.find("Point 5 belongs to"), std::string::npos) << point.why;
  EXPECT_TRUE(ridge.presentation->why({"links", 100000}, ridge.at(ridge.last()), ridge.context).why.empty());
}

}  // namespace
}  // namespace ws::ridge
