// What the window draws and asks of a timeline, gathered once on the stage's thread: a timeline may have millions of events.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ws::app {

/// Steps [begin, end) between two phase markers; `round` counts the earlier phases of the same name.
struct TimelinePhase {
  std::string label, words;  ///< of the event that begins it
  std::size_t round = 0, begin = 0, end = 0;
};

/// An event that stands for those of its kind which lie so near that no track shows them apart.
struct TimelineMark {
  std::size_t event = 0;  ///< its place in the timeline's events
  std::size_t kind = 0;   ///< its place in the outline's kinds
};

struct TimelineOutline {
  /// Of one kind at most one mark in each of so many equal parts of the steps.
  static constexpr std::size_t parts = 8192;

  std::size_t step_count = 1;
  std::vector<TimelinePhase> phases;
  std::vector<std::string> kinds;   ///< of the other events, in the order of their first appearance
  std::vector<TimelineMark> marks;  ///< of the other events, in their order
};

/// The events must be in the order of their steps. Cost O(events).
[[nodiscard]] TimelineOutline outline_of(const Timeline& timeline);

/// The step of `next` that is like `step` of `old`: the last stays the last; else the same place within the same phase; else
/// the same share of the whole. Without an old timeline: the last. Cost O(phases).
[[nodiscard]] std::size_t corresponding_step(const TimelineOutline* old, std::size_t step, const TimelineOutline& next);

/// The step of the nearest event after `step` (`direction` above 0) or before it; beyond the events the last or the first step.
/// The events must be in the order of their steps. Cost O(log events).
[[nodiscard]] std::size_t event_step_beside(const Timeline& timeline, std::size_t step, int direction);

}  // namespace ws::app
