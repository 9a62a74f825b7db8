// SPDX-License-Identifier: MIT
#include "app/session/stage/timeline_outline.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace ws::app {

namespace {

std::size_t at_share(double share, std::size_t begin, std::size_t end) {
  const double last = end > begin ? static_cast<double>(end - begin - 1) : 0;
  return begin + static_cast<std::size_t>(std::lround(share * last));
}

double share_of(std::size_t step, std::size_t begin, std::size_t end) {
  return end - begin > 1 ? static_cast<double>(step - begin) / static_cast<double>(end - begin - 1) : 0;
}

std::optional<std::size_t> within_same_phase(const TimelineOutline& old, std::size_t step, const TimelineOutline& next) {
  for (const TimelinePhase& from : old.phases) {
    if (step < from.begin || step >= from.end) continue;
    for (const TimelinePhase& to : next.phases)
      if (to.label == from.label && to.round == from.round && to.end > to.begin)
        return at_share(share_of(step, from.begin, from.end), to.begin, to.end);
  }
  return std::nullopt;
}

void add_phase(TimelineOutline& outline, const StepEvent& event) {
  if (!outline.phases.empty()) outline.phases.back().end = event.step;
  const auto earlier = std::count_if(outline.phases.begin(), outline.phases.end(),
                                     [&](const TimelinePhase& phase) { return phase.label == event.label; });
  outline.phases.push_back({event.label, event.words, static_cast<std::size_t>(earlier), event.step, outline.step_count});
}

}  // namespace

TimelineOutline outline_of(const Timeline& timeline) {
  TimelineOutline outline;
  outline.step_count = timeline.step_count;
  std::vector<std::size_t> next_part;  // of each kind: marks before it are there
  for (std::size_t i = 0; i < timeline.events.size(); ++i) {
    const StepEvent& event = timeline.events[i];
    if (event.kind == "phase") {
      add_phase(outline, event);
      continue;
    }
    const auto found = std::find(outline.kinds.begin(), outline.kinds.end(), event.kind);
    const auto kind = static_cast<std::size_t>(found - outline.kinds.begin());
    if (found == outline.kinds.end()) {
      outline.kinds.push_back(event.kind);
      next_part.push_back(0);
    }
    const std::size_t part = event.step * TimelineOutline::parts / std::max<std::size_t>(1, timeline.step_count);
    if (part < next_part[kind]) continue;
    next_part[kind] = part + 1;
    outline.marks.push_back({i, kind});
  }
  return outline;
}

std::size_t corresponding_step(const TimelineOutline* old, std::size_t step, const TimelineOutline& next) {
  if (!old || step + 1 >= old->step_count) return next.step_count - 1;
  if (const auto found = within_same_phase(*old, step, next)) return std::min(*found, next.step_count - 1);
  return at_share(share_of(step, 0, old->step_count), 0, next.step_count);
}

std::size_t event_step_beside(const Timeline& timeline, std::size_t step, int direction) {
  const auto& events = timeline.events;
  if (direction > 0) {
    const auto after = std::upper_bound(events.begin(), events.end(), step,
                                        [](std::size_t value, const StepEvent& event) { return value < event.step; });
    return after == events.end() ? timeline.step_count - 1 : after->step;
  }
  const auto from = std::lower_bound(events.begin(), events.end(), step,
                                     [](const StepEvent& event, std::size_t value) { return event.step < value; });
  return from == events.begin() ? 0 : std::prev(from)->step;
}

}  // namespace ws::app
