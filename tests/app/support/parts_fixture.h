// The session's document and viewer without the session that joins them, on made-up points of the fake workspace.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stage/viewer.h"
#include "tests/app/support/fake_experiment.h"
#include "tests/app/support/loop.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>

namespace ws::test {

class PartsTest : public testing::Test {
 protected:
  void SetUp() override {
    fake_counts().reset();
    document.replace(opened(1000), "cloud.csv");
  }

  [[nodiscard]] static app::Opened opened(std::size_t count) {
    PointSet points(2, count);
    for (std::size_t i = 0; i < count; ++i) points.at(i, 0) = points.at(i, 1) = static_cast<double>(i);
    const Experiment& experiment = fake_workspace().experiment();
    app::Opened made{&fake_workspace(), {}, {{"cloud"}}, experiment.parameters(), experiment.view_parameters()};
    made.inputs["cloud"] = {std::make_shared<const PointSet>(std::move(points)), "test", "", ""};
    return made;
  }
  [[nodiscard]] static double gain_of(const ParameterSet& parameters) { return std::get<double>(parameters.get("gain")); }

  /// What a session does at the end of a turn.
  void end_turn() { viewer.follow(std::exchange(changes, app::Change::none)); }
  /// Runs turns until `done`.
  [[nodiscard]] bool turns_until(const std::function<bool()>& done) {
    return loop.run_until([&] {
      end_turn();
      return done();
    });
  }
  /// Waits for what another thread does, and runs nothing of what that posts.
  [[nodiscard]] static bool comes(const std::function<bool()>& done) {
    for (const Stopwatch watch; !done(); std::this_thread::yield())
      if (watch.ms() > 20'000 * patience()) return false;
    return true;
  }
  [[nodiscard]] bool said(const std::string& part) const {
    for (const app::Message& message : log.messages())
      if (message.text.find(part) != std::string::npos) return true;
    return false;
  }

  app::Change changes = app::Change::none;  ///< since the last turn
  app::Change ever = app::Change::none;     ///< since the test began, or forgot them
  int settled_hashes = 0;
  std::function<void()> on_edit = [] {};
  Loop loop;
  app::Mark mark = [this](app::Change change) {
    changes = changes | change;
    ever = ever | change;
  };
  app::MessageLog log{mark};
  app::SessionDocument document{log,
                                {mark,
                                 [this](bool needs_run) {
                                   if (needs_run) on_edit();
                                 },
                                 [] {}}};
  app::SessionViewer viewer{document, log, {}, {mark, loop.poster(), [this] { ++settled_hashes; }}};
};

}  // namespace ws::test
