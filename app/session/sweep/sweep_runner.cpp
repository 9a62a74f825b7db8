// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep_runner.h"

#include <utility>

namespace ws::app {

SweepRunner::SweepRunner(Deliver deliver, std::function<void()> changed)
    : deliver_(std::move(deliver)), changed_(std::move(changed)) {}

void SweepRunner::start(SweepPlan plan) {
  check_sweep(plan);
  const std::uint64_t number = ++number_;
  plan_ = std::make_shared<const SweepPlan>(std::move(plan));
  rows_.clear();
  running_ = true;
  was_cancelled_ = false;
  worker_.submit([this, number, plan = plan_](const std::stop_token& stop, Progress& progress) {
    const auto here = [&](std::function<void()> work) {
      deliver_([this, number, work = std::move(work)] {
        if (number != number_) return;
        work();
        changed_();
      });
    };
    try {
      run_sweep(*plan, 0, stop, &progress, [&](const SweepRow& row) {
        here([this, row] { rows_.push_back(row); });
        return true;
      });
    } catch (const Cancelled&) {
    }
    here([this] { end(); });
  });
  changed_();
}

/// The plan may be kept for long, and data are large.
void SweepRunner::end() {
  running_ = false;
  SweepPlan kept = *plan_;
  for (auto& [role, input] : kept.inputs) input.data = {};
  plan_ = std::make_shared<const SweepPlan>(std::move(kept));
}

void SweepRunner::cancel() {
  if (!running_) return;
  was_cancelled_ = true;
  if (worker_.cancel()) end();  // it had not begun, so nothing tells of its end
  changed_();
}

}  // namespace ws::app
