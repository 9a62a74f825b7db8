// The runner alone: runs and loads that succeed, fail, are cancelled, or give way to newer ones.
// SPDX-License-Identifier: MIT
#include "app/session/run/runner.h"

#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "tests/app/support/parts_fixture.h"

#include <optional>

namespace ws::test {

class RunnerTest : public PartsTest {
 protected:
  void SetUp() override {
    PartsTest::SetUp();
    viewer.set_has_viewport(true);  // nothing asks for pictures
    on_edit = [this] { runner.request_run(); };
  }
  [[nodiscard]] bool settles() {
    return turns_until([&] { return !runner.waits() && !viewer.awaits_hash(); });
  }
  /// Of a run that ended well, and its outcome was taken in.
  std::shared_ptr<const Result> whole_run() {
    runner.request_run();
    EXPECT_TRUE(settles());
    return viewer.result();
  }
  /// Until the run is over and its outcome is on its way: that, and that the worker rests.
  [[nodiscard]] bool outcome_is_posted(std::size_t posted_before) { return loop.wait_for_posts(posted_before + 2); }
  [[nodiscard]] static app::LoadPlan plan_of(const app::StateInput& source) {
    app::LoadPlan plan;
    plan.opened = opened(0);
    plan.opened.inputs.clear();
    plan.opened.sources = {source};
    return plan;
  }
  [[nodiscard]] static app::LoadPlan good_plan() {
    return plan_of({.role = "cloud", .generator = "circle --count 70 --seed 1"});
  }

  FakeCounts& counts = fake_counts();
  Cache cache{app::cache_bytes};
  std::optional<app::Loaded> loaded;
  app::SessionRunner runner{
      {"cpu"},  cache,
      document, viewer,
      log,      {mark, loop.poster(), [this](const app::LoadPlan&, app::Loaded came) { loaded.emplace(std::move(came)); }}};
};

TEST_F(RunnerTest, WithoutDataNothingRuns) {
  document.close();
  runner.request_run();
  runner.run();
  runner.cancel();
  EXPECT_FALSE(runner.waits());
  EXPECT_FALSE(runner.job().running);
  EXPECT_TRUE(log.messages().empty());
}

TEST_F(RunnerTest, ARunThatSucceedsIsShown) {
  runner.request_run();
  EXPECT_TRUE(runner.job().running);
  ASSERT_TRUE(settles());
  ASSERT_TRUE(viewer.result());
  EXPECT_EQ(viewer.run_parameters(), document.parameters());
  EXPECT_FALSE(viewer.result_hash().empty());
  EXPECT_EQ(runner.run_record().backend, Backend::cpu);
  EXPECT_FALSE(runner.run_record().reduced);
  EXPECT_EQ(runner.run_times().size(), 1u);
  EXPECT_FALSE(runner.job().running);
  EXPECT_FALSE(viewer.playing());
}

TEST_F(RunnerTest, WhatTheUserRunsIsPlayedFromTheStart) {
  runner.run();
  ASSERT_TRUE(settles());
  EXPECT_TRUE(viewer.playing());
  EXPECT_EQ(viewer.step(), 0u);
}

TEST_F(RunnerTest, AFailedRunIsAMessageAndWhatWasShownStays) {
  const auto shown = whole_run();
  document.edit("fail", true);
  ASSERT_TRUE(settles());
  EXPECT_TRUE(log.banner_is_about(app::MessageLog::About::run));
  EXPECT_TRUE(said("the fake failed"));
  EXPECT_EQ(viewer.result(), shown);
  EXPECT_EQ(runner.run_times().size(), 1u);
  document.edit("fail", false);
  ASSERT_TRUE(settles());
  EXPECT_FALSE(log.banner()) << "the next good one takes it away";
  EXPECT_NE(viewer.result(), shown);
}

TEST_F(RunnerTest, AResultThatCannotBePresentedIsAMessage) {
  const auto shown = whole_run();
  counts.refuses_to_present = true;
  document.edit("gain", 3.0);
  ASSERT_TRUE(settles());
  EXPECT_TRUE(said("cannot be presented"));
  EXPECT_EQ(viewer.result(), shown);
}

TEST_F(RunnerTest, ACancelledRunLeavesWhatWasThere) {
  const auto shown = whole_run();
  counts.held = true;
  document.edit("gain", 5.0);
  ASSERT_TRUE(comes([&] { return counts.started == 2; }));
  runner.cancel();
  ASSERT_TRUE(comes([&] { return counts.cancelled == 1; }));
  ASSERT_TRUE(turns_until([&] { return !runner.job().running; }));
  EXPECT_EQ(viewer.result(), shown);
  EXPECT_EQ(counts.finished, 1);
  EXPECT_TRUE(said("Cancelled"));
  EXPECT_FALSE(log.banner()) << "it is no error";
}

TEST_F(RunnerTest, WhatEndsBeforeACancelIsNotShownAfterIt) {
  const auto shown = whole_run();
  const std::size_t posted = loop.posted();
  document.edit("gain", 5.0);
  ASSERT_TRUE(outcome_is_posted(posted));
  runner.cancel();
  const int presented = counts.presented;
  loop.run_posted();
  EXPECT_EQ(viewer.result(), shown);
  ASSERT_TRUE(comes([&] { return counts.presented == presented + 1; })) << "what is shown goes back to the stage";
  EXPECT_FALSE(counts.took_over);
  EXPECT_EQ(runner.run_times().size(), 1u);
}

TEST_F(RunnerTest, TheNewestRunIsShown) {
  counts.held = true;
  document.edit("gain", 2.0);
  ASSERT_TRUE(comes([&] { return counts.started == 1; }));
  for (const double gain : {3.0, 4.0, 5.0}) document.edit("gain", gain);
  ASSERT_TRUE(comes([&] { return counts.cancelled >= 1; })) << "nothing waits for the one under way";
  counts.held = false;
  ASSERT_TRUE(settles());
  EXPECT_EQ(gain_of(viewer.result()->parameters()), 5.0);
  EXPECT_EQ(gain_of(viewer.run_parameters()), 5.0);
  EXPECT_EQ(runner.run_times().size(), 1u);
}

TEST_F(RunnerTest, AResultThatANewerRunFollowsIsShownUntilThatComes) {
  const std::size_t posted = loop.posted();
  document.edit("gain", 2.0);
  ASSERT_TRUE(outcome_is_posted(posted));
  counts.held = true;
  document.edit("gain", 3.0);
  loop.run_posted();
  ASSERT_TRUE(viewer.result());
  EXPECT_EQ(gain_of(viewer.result()->parameters()), 2.0);
  EXPECT_TRUE(runner.job().running);
  counts.held = false;
  ASSERT_TRUE(settles());
  EXPECT_EQ(gain_of(viewer.result()->parameters()), 3.0);
}

TEST_F(RunnerTest, ARunOfOtherDataIsDropped) {
  const std::size_t posted = loop.posted();
  document.edit("gain", 2.0);
  ASSERT_TRUE(outcome_is_posted(posted));
  document.replace(opened(500), "other.csv");
  loop.run_posted();
  EXPECT_FALSE(viewer.result());
  EXPECT_FALSE(runner.waits());
  EXPECT_EQ(runner.run_times().size(), 0u);
}

TEST_F(RunnerTest, ItCatchesUpOnlyWhereSomethingElseIsShown) {
  whole_run();
  runner.catch_up();
  EXPECT_FALSE(runner.waits());
  on_edit = [] {};
  document.edit("gain", 4.0);
  runner.catch_up();
  EXPECT_TRUE(runner.waits());
  ASSERT_TRUE(settles());
  EXPECT_EQ(gain_of(viewer.result()->parameters()), 4.0);
}

TEST_F(RunnerTest, ALoadBringsDataAndTheirPreview) {
  runner.load(good_plan());
  EXPECT_TRUE(runner.job().loading);
  runner.request_run();  // waits for the data
  EXPECT_EQ(counts.started, 0);
  ASSERT_TRUE(turns_until([&] { return loaded.has_value(); }));
  ASSERT_TRUE(loaded->presented);
  EXPECT_EQ(loaded->presented->result, loaded->preview);
  EXPECT_TRUE(loaded->presented->picture);
  EXPECT_EQ(fake_workspace().experiment().input_size(loaded->opened.inputs), 70u);
  EXPECT_EQ(fake_workspace().experiment().input_size(document.inputs()), 1000u) << "what is done with them is the session's";
}

TEST_F(RunnerTest, ALoadThatFailsMakesUpForTheRunThatItStopped) {
  counts.held = true;
  document.edit("gain", 6.0);
  ASSERT_TRUE(comes([&] { return counts.started == 1; }));
  runner.load(plan_of({.role = "cloud", .path = "/nowhere/cloud.csv"}));
  ASSERT_TRUE(turns_until([&] { return !runner.job().loading; }));
  EXPECT_TRUE(log.banner_is_about(app::MessageLog::About::load));
  ASSERT_TRUE(runner.refused_load());
  EXPECT_EQ(runner.refused_load()->opened.sources.front().path, "/nowhere/cloud.csv");
  EXPECT_FALSE(loaded);
  counts.held = false;
  ASSERT_TRUE(settles());
  EXPECT_EQ(gain_of(viewer.result()->parameters()), 6.0);
}

TEST_F(RunnerTest, ALoadThatIsCancelledChangesNothing) {
  const auto shown = whole_run();
  counts.pictures_held = true;
  const int begun = counts.pictures_begun;
  runner.load(good_plan());
  ASSERT_TRUE(comes([&] { return counts.pictures_begun > begun; }));  // the preview is read, and is being presented
  runner.cancel();
  counts.pictures_held = false;
  const int presented = counts.presented;
  ASSERT_TRUE(turns_until([&] { return counts.presented == presented + 1; })) << "what is shown goes back to the stage";
  EXPECT_FALSE(loaded);
  EXPECT_EQ(viewer.result(), shown);
}

TEST_F(RunnerTest, AnUnknownBackendIsRefusedAndTheOneChosenStays) {
  EXPECT_THROW(runner.set_backend("abacus"), Error);
  EXPECT_EQ(runner.backend_choice(), "cpu");
  EXPECT_EQ(runner.backend(), Backend::cpu);
  EXPECT_FALSE(runner.waits());
}

}  // namespace ws::test
