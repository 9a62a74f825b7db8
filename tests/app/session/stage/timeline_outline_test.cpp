// The outline of a timeline: phases, marks that stand for many events, the nearest event, and steps that correspond.
// SPDX-License-Identifier: MIT
#include "app/session/stage/timeline_outline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace ws::app {
namespace {

Timeline many_events(std::size_t count) {
  Timeline timeline;
  timeline.step_count = count;
  timeline.events.push_back({0, "phase", "evolve"});
  for (std::size_t step = 1; step < count; ++step) {
    if (step == count / 2) timeline.events.push_back({step, "phase", "decimate"});
    timeline.events.push_back({step, step % 2 ? "leaf" : "split", "node"});
  }
  return timeline;
}

TEST(TimelineOutline, HasTheFirstEventOfEachKindInEachPart) {
  const Timeline timeline = many_events(1'000'000);
  const TimelineOutline outline = outline_of(timeline);
  ASSERT_EQ(outline.phases.size(), 2u);
  EXPECT_EQ(outline.phases[0].end, 500'000u);
  EXPECT_EQ(outline.phases[1].label, "decimate");
  EXPECT_EQ(outline.phases[1].end, 1'000'000u);
  EXPECT_EQ(outline.kinds, (std::vector<std::string>{"leaf", "split"}));
  EXPECT_EQ(outline.marks.size(), 2 * TimelineOutline::parts);
  std::map<std::size_t, std::size_t> last;
  for (const TimelineMark& mark : outline.marks) {
    const StepEvent& event = timeline.events[mark.event];
    EXPECT_EQ(event.kind, outline.kinds[mark.kind]);
    EXPECT_TRUE(last.try_emplace(mark.kind, 0).second || event.step > last[mark.kind]);
    last[mark.kind] = event.step;
  }
}

TEST(TimelineOutline, OfFewEventsHasAll) {
  const Timeline timeline = many_events(100);
  EXPECT_EQ(outline_of(timeline).marks.size(), 99u);
  EXPECT_TRUE(outline_of(Timeline{}).marks.empty());
}

TEST(TimelineOutline, TheNearestEventIsFoundInBothDirections) {
  Timeline timeline;
  timeline.step_count = 50;
  timeline.events = {{3, "a", ""}, {3, "b", ""}, {10, "a", ""}};
  EXPECT_EQ(event_step_beside(timeline, 0, 1), 3u);
  EXPECT_EQ(event_step_beside(timeline, 3, 1), 10u);
  EXPECT_EQ(event_step_beside(timeline, 10, 1), 49u);
  EXPECT_EQ(event_step_beside(timeline, 49, -1), 10u);
  EXPECT_EQ(event_step_beside(timeline, 10, -1), 3u);
  EXPECT_EQ(event_step_beside(timeline, 3, -1), 0u);
}

TEST(TimelineOutline, StepsCorrespondWithinTheirPhases) {
  const TimelineOutline old = outline_of(many_events(100)), next = outline_of(many_events(200));
  EXPECT_EQ(corresponding_step(nullptr, 5, next), 199u);
  EXPECT_EQ(corresponding_step(&old, 99, next), 199u);
  EXPECT_EQ(corresponding_step(&old, 0, next), 0u);
  EXPECT_EQ(corresponding_step(&old, 50, next), 100u);
}

}  // namespace
}  // namespace ws::app
