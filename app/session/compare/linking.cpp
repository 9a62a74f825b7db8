// SPDX-License-Identifier: MIT
#include "app/session/compare/linking.h"

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

/// Steps [begin, end) from one phase marker to the next; `round` counts the earlier phases of the same name.
struct Phase {
  std::string_view label;
  std::size_t round = 0, begin = 0, end = 0;
};

std::vector<Phase> phases_of(const Timeline& timeline) {
  std::vector<Phase> phases;
  for (const StepEvent& event : timeline.events) {
    if (event.kind != "phase") continue;
    if (!phases.empty()) phases.back().end = event.step;
    const auto earlier = std::count_if(phases.begin(), phases.end(), [&](const Phase& p) { return p.label == event.label; });
    phases.push_back({event.label, static_cast<std::size_t>(earlier), event.step, timeline.step_count});
  }
  return phases;
}

std::size_t by_phase(const Timeline& from, std::size_t step, const Timeline& to) {
  const std::vector<Phase> there = phases_of(to);
  std::optional<std::size_t> end_before;
  for (const Phase& phase : phases_of(from)) {
    if (step < phase.begin) break;
    const auto same = std::find_if(there.begin(), there.end(), [&](const Phase& p) {
      return p.label == phase.label && p.round == phase.round && p.end > p.begin;
    });
    if (same == there.end()) continue;
    end_before = same->end - 1;
    if (step < phase.end) return std::min(same->begin + (step - phase.begin), same->end - 1);
  }
  return end_before.value_or(step);
}

}  // namespace

const std::vector<std::string>& step_link_names() {
  static const std::vector<std::string> names{"step", "phase", "fraction"};
  return names;
}

std::optional<StepLink> step_link_named(std::string_view name) {
  const std::vector<std::string>& names = step_link_names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<StepLink>(found - names.begin());
}

std::size_t linked_step(StepLink link, const Timeline& from, std::size_t step, const Timeline& to) {
  const std::size_t last = to.step_count - 1;
  if (step + 1 >= from.step_count) return last;
  switch (link) {
    case StepLink::step:
      break;
    case StepLink::phase:
      return std::min(by_phase(from, step, to), last);
    case StepLink::fraction:
      return std::min(last, static_cast<std::size_t>(std::llround(static_cast<double>(step) * static_cast<double>(last) /
                                                                  static_cast<double>(from.step_count - 1))));
  }
  return std::min(step, last);
}

}  // namespace ws::app
