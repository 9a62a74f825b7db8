// Looks for the steps that a condition names. Events are found in the timeline at once; values by describing step after step.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/stop/step_condition.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// The steps of a timeline where an event's test is met, rising, each once. O(events).
[[nodiscard]] std::vector<std::size_t> event_steps(const EventTest& test, const Timeline& timeline);

/// The one that a condition of events names. Throws Error{invalid_argument} that lists what there is, or says how often it is
/// met.
[[nodiscard]] std::size_t find_event(const StepCondition& condition, const Timeline& timeline);

/// Says early that nothing can be found: a kind of event that the run does not have, or a value that none of its steps tells as
/// far as looking at some dozens of them shows. Throws Error{invalid_argument} that lists what there is, with what may have
/// been meant; Cancelled.
void check_condition(const StepCondition& condition, Presentation& presentation, RunContext& context);

/// The step that the condition names. Throws Error{invalid_argument} where there is none, with how often it was met; Cancelled.
/// Progress goes to the context's. Events: O(events); values: a description of each step up to the one that is found.
[[nodiscard]] std::size_t find_step(const StepCondition& condition, Presentation& presentation, RunContext& context);

/// Goes through the steps of a value's test in rising order.
class ValueScan {
 public:
  ValueScan(ValueTest test, Presentation& presentation) : test_(std::move(test)), presentation_(presentation) {}

  /// Whether the test is met at this step, which follows the one that was asked for before, or is the first asked for.
  [[nodiscard]] bool meets(std::size_t step, RunContext& context);
  /// Whether some step had the value.
  [[nodiscard]] bool saw_value() const { return saw_value_; }

 private:
  ValueTest test_;
  Presentation& presentation_;
  std::optional<Value> last_;  ///< of the last step that had the value
  bool held_ = false;          ///< at the step before
  bool saw_value_ = false;
};

}  // namespace ws::app
