// Steps named by what happens in them: "first:removed_near", "3rd:link", "cost<900", "balls changes", "phase:decimate".
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace ws::app {

/// An event of a kind, with a label or any.
struct EventTest {
  std::string kind;   ///< "removed_near", "phase"
  std::string label;  ///< "decimate": the label itself, or its first words; empty: any
};

enum class Relation { less, at_most, more, at_least, equal, unequal, changes };

/// A value that steps tell.
struct ValueTest {
  std::string name;  ///< as `bare_name` gives it; "phase" is the phase where no value is named so
  Relation comparison = Relation::changes;
  Value value;  ///< a number, a boolean or a text; without meaning where it changes
};

/// Which of the steps where the test is met. A value's test is met at the step where it begins to hold.
struct StepCondition {
  std::size_t nth = 1;      ///< from 1
  bool from_end = false;    ///< counted from the last step
  bool is_counted = false;  ///< the text says which one; else all are meant where many can be
  std::variant<EventTest, ValueTest> test;
  std::string text;  ///< as it was given, without blanks around it

  [[nodiscard]] bool is_of_events() const { return std::holds_alternative<EventTest>(test); }
};

/// "Best cost" → "best_cost": names are compared without capitals, and blanks and dashes count as underscores.
[[nodiscard]] std::string bare_name(std::string_view name);

/// Throws Error{invalid_argument} that says what a condition looks like. Which kinds of events and which values there are is
/// not looked at: see step_search.h.
[[nodiscard]] StepCondition parse_step_condition(std::string_view text);
/// Whether a text that names a step is a condition rather than a number or "last".
[[nodiscard]] bool is_step_condition(std::string_view text);

[[nodiscard]] bool is_met(const EventTest& test, const StepEvent& event);

/// A step's value by its name; null where it has none.
[[nodiscard]] const Value* value_in(const StepInfo& info, std::string_view name, Value& phase);
/// Whether a value compares so. A text that is compared with a number is unequal to it, and neither less nor more.
[[nodiscard]] bool compares(const Value& value, Relation comparison, const Value& with);

}  // namespace ws::app
