// The search.
// SPDX-License-Identifier: MIT
#include "app/session/stop/step_search.h"

#include "app/session/nearest_word.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace ws::app {

namespace {

/// Steps that tell what kinds of steps there are: where phases and events of each kind begin, and some between.
std::vector<std::size_t> sample_steps(const Timeline& timeline) {
  constexpr std::size_t few = 1000, most_events = 64, spread = 48;
  std::set<std::size_t> steps;
  std::set<std::string> kinds;
  const std::size_t last = timeline.step_count - 1;
  if (last < few)
    for (std::size_t step = 0; step <= last; ++step) steps.insert(step);
  for (const StepEvent& event : timeline.events) {
    if (!kinds.insert(event.kind + ' ' + (event.kind == "phase" ? event.label : "")).second) continue;
    steps.insert({std::min(event.step, last), std::min(event.step + 1, last)});
    if (steps.size() > most_events) break;
  }
  for (std::size_t i = 0; i <= spread; ++i) steps.insert(last / spread * i + last % spread * i / spread);
  return {steps.begin(), steps.end()};
}

/// Names as conditions have them.
std::vector<std::string> value_names(Presentation& presentation, const std::vector<std::size_t>& steps, RunContext& context) {
  std::vector<std::string> names;
  for (const std::size_t step : steps) {
    context.check_stop();
    for (const Property& property : presentation.describe(step, context).values)
      if (const std::string name = bare_name(property.name); std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
  }
  return names;
}

[[noreturn]] void refuse_event(const EventTest& test, const Timeline& timeline) {
  std::map<std::string, std::size_t> counts;
  std::vector<std::string> kinds, labels;
  for (const StepEvent& event : timeline.events) {
    ++counts[event.kind];
    if (bare_name(event.kind) == test.kind && std::find(labels.begin(), labels.end(), event.label) == labels.end())
      labels.push_back(event.label);
  }
  std::vector<std::string> counted_kinds;
  for (const auto& [kind, count] : counts) {
    kinds.push_back(bare_name(kind));
    counted_kinds.push_back(fmt::format("{} ({})", kind, count));
  }
  if (!labels.empty()) {
    constexpr std::size_t most = 12;
    const std::string more = labels.size() > most ? " " + told("and {} more", labels.size() - most) : "";
    std::vector<std::string> words = labels;  // a label's beginning is enough
    for (const std::string& label : labels) words.push_back(label.substr(0, label.find(',')));
    const std::string nearest = suggestion(test.label, words);
    labels.resize(std::min(labels.size(), most));
    throw Error(ErrorKind::invalid_argument, told("no {} is {}", test.kind, io::shown(test.label)) + nearest,
                told("there are {}", fmt::format("{}{}", joined_text(labels, "; "), more)));
  }
  throw Error(ErrorKind::invalid_argument, told("no step has an event {}", io::shown(test.kind)) + suggestion(test.kind, kinds),
              counted_kinds.empty() ? said("this run has no events; values of steps compare: cost<900")
                                    : told("this run has {}", joined_text(counted_kinds, ", ")));
}

[[noreturn]] void refuse_value(const std::string& name, std::vector<std::string> names) {
  const std::string nearest = suggestion(name, names);
  names.emplace_back("phase");
  throw Error(ErrorKind::invalid_argument, told("no step tells a value {}", io::shown(name)) + nearest,
              told("steps tell {}", joined_text(names, ", ")));
}

[[noreturn]] void refuse_count(const StepCondition& condition, std::size_t count) {
  throw Error(ErrorKind::invalid_argument,
              count == 0 ? told("at no step {} is met", io::shown(condition.text))
                         : told(count, "{1} is met {0} time only", "{1} is met {0} times only", io::shown(condition.text)));
}

/// A report for each step would take longer than some descriptions.
void report(const RunContext& context, std::size_t step, std::size_t count) {
  constexpr std::size_t stride = 256;
  if (step % stride == 0) context.report(static_cast<double>(step) / static_cast<double>(count), said("looking for the step"));
}

/// From the last step down: met where it holds, and did not at the step before.
std::optional<std::size_t> last_met(const ValueTest& test, Presentation& presentation, std::size_t count, RunContext& context) {
  if (test.comparison == Relation::changes) {
    std::optional<Value> later;
    std::size_t later_step = 0;
    for (std::size_t step = count; step-- > 0;) {
      context.check_stop();
      report(context, count - step, count);
      Value phase;
      const StepInfo info = presentation.describe(step, context);
      const Value* value = value_in(info, test.name, phase);
      if (!value) continue;
      if (later && !(*later == *value)) return later_step;
      later = *value;
      later_step = step;
    }
    return std::nullopt;
  }
  const auto holds = [&](std::size_t step) {
    Value phase;
    const StepInfo info = presentation.describe(step, context);
    const Value* value = value_in(info, test.name, phase);
    return value && compares(*value, test.comparison, test.value);
  };
  bool later_holds = false;
  for (std::size_t step = count; step-- > 0;) {
    context.check_stop();
    report(context, count - step, count);
    const bool does = holds(step);
    if (later_holds && !does) return step + 1;
    later_holds = does;
  }
  return later_holds ? std::optional<std::size_t>(0) : std::nullopt;
}

}  // namespace

std::vector<std::size_t> event_steps(const EventTest& test, const Timeline& timeline) {
  std::vector<std::size_t> steps;
  for (const StepEvent& event : timeline.events)
    if (event.step < timeline.step_count && is_met(test, event)) steps.push_back(event.step);
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

bool ValueScan::meets(std::size_t step, RunContext& context) {
  Value phase;
  const StepInfo info = presentation_.describe(step, context);
  const Value* value = value_in(info, test_.name, phase);
  if (value) saw_value_ = true;
  if (test_.comparison == Relation::changes) {
    const bool changed = value && last_ && !(*last_ == *value);
    if (value) last_ = *value;
    return changed;
  }
  const bool holds = value && compares(*value, test_.comparison, test_.value);
  return !std::exchange(held_, holds) && holds;
}

std::size_t find_event(const StepCondition& condition, const Timeline& timeline) {
  const auto& test = std::get<EventTest>(condition.test);
  const std::vector<std::size_t> steps = event_steps(test, timeline);
  if (steps.empty()) refuse_event(test, timeline);
  if (condition.nth > steps.size()) refuse_count(condition, steps.size());
  return condition.from_end ? steps[steps.size() - condition.nth] : steps[condition.nth - 1];
}

void check_condition(const StepCondition& condition, Presentation& presentation, RunContext& context) {
  const auto timeline = presentation.timeline(context);
  if (const auto* test = std::get_if<EventTest>(&condition.test)) {
    if (event_steps(*test, *timeline).empty()) refuse_event(*test, *timeline);
    return;
  }
  const std::string& name = std::get<ValueTest>(condition.test).name;
  if (name == "phase") return;
  const std::vector<std::string> names = value_names(presentation, sample_steps(*timeline), context);
  if (std::find(names.begin(), names.end(), name) == names.end()) refuse_value(name, names);
}

std::size_t find_step(const StepCondition& condition, Presentation& presentation, RunContext& context) {
  check_condition(condition, presentation, context);
  const auto timeline = presentation.timeline(context);
  if (condition.is_of_events()) return find_event(condition, *timeline);
  const auto& test = std::get<ValueTest>(condition.test);
  const std::size_t count = timeline->step_count;
  if (condition.from_end) {
    const auto found = last_met(test, presentation, count, context);
    if (!found) refuse_count(condition, 0);
    return *found;
  }
  ValueScan scan(test, presentation);
  std::size_t met = 0;
  for (std::size_t step = 0; step < count; ++step) {
    context.check_stop();
    report(context, step, count);
    if (scan.meets(step, context) && ++met == condition.nth) return step;
  }
  refuse_count(condition, met);
}

}  // namespace ws::app
