// The presenter on a headless GL context: what is on the GPU follows the newest request.
// SPDX-License-Identifier: MIT
#include "app/session/stage/presenter.h"
#include "render/gl/gl.h"
#include "render/headless.h"
#include "tests/app/support/fake_experiment.h"
#include "tests/support/patience.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

namespace ws::test {

namespace {

std::shared_ptr<const Result> make_result(std::int64_t steps, double frame_ms = 0) {
  const Experiment& experiment = fake_workspace().experiment();
  PointSet points(2, 100);
  for (std::size_t i = 0; i < 100; ++i) points.at(i, 0) = points.at(i, 1) = static_cast<double>(i);
  Inputs inputs;
  inputs["cloud"] = {std::make_shared<const PointSet>(std::move(points)), "test", "", ""};
  ParameterSet parameters = experiment.parameters();
  parameters.set("steps", steps);
  parameters.set("frame_ms", frame_ms);
  RunContext context;
  return experiment.run(inputs, parameters, context).result;
}

std::uint32_t first_color(const render::GlFrame& frame) {
  std::uint32_t color = 0;
  glGetNamedBufferSubData(frame.buffer("cloud.color"), 0, sizeof color, &color);
  return color;
}

bool update_until_exact(app::Presenter& presenter, render::GlFrame& frame, const std::shared_ptr<const Result>& result,
                        std::size_t step, const ParameterSet& view) {
  for (int i = 0; i < 5000 * patience(); ++i) {
    if (presenter.update(frame, result, {step, view}, view)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return false;
}

}  // namespace

class PresenterTest : public testing::Test {
 protected:
  /// Waits until it is presented.
  void show(const std::shared_ptr<const Result>& result) {
    std::promise<bool> shown;
    stage.present({&fake_workspace().experiment(), result, view, nullptr, 0},
                  [&](const std::optional<app::Presented>& presented, const std::exception_ptr&) {
                    shown.set_value(presented.has_value());
                  });
    ASSERT_TRUE(shown.get_future().get());
  }

  render::HeadlessContext context;
  app::SessionStage stage{{}, [](const std::exception_ptr& failure) { std::rethrow_exception(failure); }};
  ParameterSet view = fake_workspace().experiment().view_parameters();
};

TEST_F(PresenterTest, FollowsTheNewestRequest) {
  std::atomic<int> ready{0};
  render::GlFrame frame(render::InteropMode::cpu);
  app::Presenter presenter(stage, [&] { ++ready; });
  const auto result = make_result(50);
  show(result);
  EXPECT_FALSE(presenter.update(frame, result, {1, view}, view));
  for (std::size_t step = 2; step < 40; ++step) (void)presenter.update(frame, result, {step, view}, view);
  ASSERT_TRUE(update_until_exact(presenter, frame, result, 41, view));
  EXPECT_EQ(first_color(frame), 41u);
  EXPECT_EQ(frame.count("cloud.position"), 100u);
  EXPECT_GT(ready, 0);
  EXPECT_FALSE(presenter.busy());
}

TEST_F(PresenterTest, ANewFrameGetsEverything) {
  app::Presenter presenter(stage, [] {});
  const auto result = make_result(5);
  show(result);
  {
    render::GlFrame frame(render::InteropMode::cpu);
    ASSERT_TRUE(update_until_exact(presenter, frame, result, 3, view));
    frame.invalidate();
    ASSERT_TRUE(update_until_exact(presenter, frame, result, 3, view));
    EXPECT_EQ(first_color(frame), 3u);
    (void)presenter.update(frame, result, {4, view}, view);  // in preparation when the frame goes
  }
  render::GlFrame frame(render::InteropMode::cpu);
  ASSERT_TRUE(update_until_exact(presenter, frame, result, 4, view));
  EXPECT_EQ(first_color(frame), 4u);
  EXPECT_EQ(frame.count("cloud.position"), 100u);
}

TEST_F(PresenterTest, ASlowFrameOfAnOldResultIsGivenUp) {
  app::Presenter presenter(stage, [] {});
  render::GlFrame frame(render::InteropMode::cpu);
  const auto slow = make_result(5, 60'000), quick = make_result(5);
  const int begun = fake_counts().frames_begun, given_up = fake_counts().frames_given_up;
  show(slow);
  EXPECT_FALSE(presenter.update(frame, slow, {2, view}, view));
  while (fake_counts().frames_begun == begun) std::this_thread::yield();
  show(quick);  // waits a minute for the frame, unless that is given up
  EXPECT_EQ(fake_counts().frames_given_up, given_up + 1);
  ASSERT_TRUE(update_until_exact(presenter, frame, quick, 4, view));
  EXPECT_EQ(first_color(frame), 4u);
  EXPECT_FALSE(presenter.busy());
}

TEST_F(PresenterTest, WhatItLetsGoOfIsFreedOnAnotherThread) {
  FakeCounts& counts = fake_counts();
  const std::thread::id here = std::this_thread::get_id(), none;
  const auto is_known = [&](const std::atomic<std::thread::id>& freed_on) {
    for (int i = 0; i < 5000 * patience() && freed_on.load() == none; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return freed_on.load() != none;
  };
  app::Presenter presenter(stage, [] {});
  render::GlFrame frame(render::InteropMode::cpu);
  std::shared_ptr<const Result> result;
  {
    const auto made = make_result(5);
    std::promise<std::shared_ptr<const Result>> shown;
    stage.present(
        {&fake_workspace().experiment(), made, view, nullptr, 0},
        [&](const std::optional<app::Presented>& presented, const std::exception_ptr&) { shown.set_value(presented->result); });
    result = shown.get_future().get();
  }
  ASSERT_TRUE(update_until_exact(presenter, frame, result, 2, view));
  ASSERT_EQ(presenter.picture()->request.step, 2u);
  counts.picture_freed_on = none;
  ASSERT_TRUE(update_until_exact(presenter, frame, result, 3, view));
  ASSERT_TRUE(is_known(counts.picture_freed_on));
  EXPECT_NE(counts.picture_freed_on.load(), here);

  const auto next = make_result(6);
  show(next);
  ASSERT_TRUE(update_until_exact(presenter, frame, next, 0, view));
  counts.freed_on = none;
  result.reset();  // the last holder
  ASSERT_TRUE(is_known(counts.freed_on));
  EXPECT_NE(counts.freed_on.load(), here);
}

TEST_F(PresenterTest, TellsWhosePictureTheFrameHolds) {
  app::Presenter presenter(stage, [] {});
  render::GlFrame frame(render::InteropMode::cpu);
  EXPECT_FALSE(presenter.picture());
  const auto result = make_result(5);
  show(result);
  ASSERT_TRUE(update_until_exact(presenter, frame, result, 2, view));
  EXPECT_EQ(presenter.picture()->request.step, 2u);
  EXPECT_EQ(presenter.picture()->result, result);
}

}  // namespace ws::test
