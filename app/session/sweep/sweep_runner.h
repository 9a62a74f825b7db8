// A sweep beside the session: it runs on a thread of its own and changes nothing of what is shown.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/change.h"
#include "app/session/run/worker.h"
#include "app/session/sweep/sweep.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace ws::app {

/// Used from one thread, to which `deliver` brings what is to be done there.
class SweepRunner {
 public:
  /// `changed` is called there for each row, and when the sweep ends.
  SweepRunner(Deliver deliver, std::function<void()> changed);

  /// In place of one under way. Throws Error where the plan cannot be run.
  void start(SweepPlan plan);
  /// Rows that are there stay.
  void cancel();

  [[nodiscard]] bool running() const { return running_; }
  [[nodiscard]] bool was_cancelled() const { return was_cancelled_; }
  /// Of the sweep that was started last; null before the first. Once it has ended its inputs are names and digests alone.
  [[nodiscard]] const SweepPlan* plan() const { return plan_.get(); }
  [[nodiscard]] const std::vector<SweepRow>& rows() const { return rows_; }

 private:
  void end();

  Deliver deliver_;
  std::function<void()> changed_;
  std::shared_ptr<const SweepPlan> plan_;
  std::vector<SweepRow> rows_;
  std::uint64_t number_ = 0;  ///< of the sweep: what an older one still brings is dropped
  bool running_ = false, was_cancelled_ = false;
  Worker worker_;  // last: stopped and joined before what it uses goes
};

}  // namespace ws::app
