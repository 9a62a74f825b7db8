// Events, sorted, and one pass over them that counts what each plane has on its sides.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/event_sweep.h"

#include "compute/core/run/stoppable.h"

#include <algorithm>
#include <array>

namespace ws::kdtree {

void append_events(std::vector<Event>& events, std::uint32_t triangle, const Box& box) {
  for (std::int8_t axis = 0; axis < 3; ++axis) {
    const float low = box.low[axis], high = box.high[axis];
    if (low == high) {
      events.push_back({low, triangle, axis, EventType::planar});
    } else {
      events.push_back({low, triangle, axis, EventType::start});
      events.push_back({high, triangle, axis, EventType::end});
    }
  }
}

void sort_events(std::vector<Event>& events, const RunContext& context) {
  sort_stoppable(events.begin(), events.end(), context.stop, comes_before);
}

void list_events(const Items& items, std::vector<Event>& events, const RunContext& context) {
  events.clear();
  events.reserve(6 * items.size());
  for_each_stoppable(items, context.stop, [&](const Item& item) { append_events(events, item.triangle, item.box); });
  sort_events(events, context);
}

namespace {

bool plane_comes_before(const Candidate& a, const Candidate& b) {
  if (a.plane.position != b.plane.position) return a.plane.position < b.plane.position;
  return a.plane.axis < b.plane.axis;
}

/// The distinct planes of the events, of one axis or (−1) all of them.
void list_ends(const std::vector<Event>& events, int axis, std::vector<Candidate>& candidates, const RunContext& context) {
  candidates.reserve(events.size());  // growing a gigabyte takes longer than a stop may
  for_each_stoppable(events, context.stop, [&](const Event& event) {
    const Plane plane{event.axis, event.position};
    if (axis >= 0 && event.axis != axis) return;
    if (candidates.empty() || candidates.back().plane != plane) candidates.push_back({plane});
  });
}

}  // namespace

void list_planes(const Rules& rules, const Box& cell, const std::vector<Event>& events, std::vector<Candidate>& candidates,
                 const RunContext& context) {
  candidates.clear();
  const int longest = longest_axis(cell);
  const auto add_inside = [&](Plane plane) {
    if (is_inside(cell, plane)) candidates.push_back({plane});
  };
  switch (rules.strategy) {
    case Strategy::sah:
      return list_ends(events, -1, candidates, context);
    case Strategy::object_median:
      return list_ends(events, longest, candidates, context);
    case Strategy::binned:
      for (int axis = 0; axis < 3; ++axis)
        for (int k = 1; k < rules.bins; ++k) add_inside(bin_plane(cell, axis, k, rules.bins));
      return std::sort(candidates.begin(), candidates.end(), plane_comes_before);
    case Strategy::spatial_median:
      return add_inside(middle_plane(cell));
    case Strategy::sliding_midpoint: {
      const auto is_on_axis = [&](const Event& e) { return e.axis == longest; };
      const auto first = std::find_if(events.begin(), events.end(), is_on_axis);
      const auto last = std::find_if(events.rbegin(), events.rend(), is_on_axis);
      if (first != events.end()) candidates.push_back({sliding_plane(cell, first->position, last->position)});
    }
  }
}

void count_triangles(const std::vector<Event>& events, std::uint32_t count, std::vector<Candidate>& candidates,
                     const RunContext& context) {
  StopWatcher watch(context.stop);
  std::array<std::uint32_t, 3> left{}, right{count, count, count};
  std::size_t i = 0;
  for (Candidate& candidate : candidates) {
    watch();
    const auto axis = static_cast<std::uint8_t>(candidate.plane.axis);
    const auto is_before = [&](const Event& e) {
      return e.position != candidate.plane.position ? e.position < candidate.plane.position : e.axis < candidate.plane.axis;
    };
    for (; i < events.size() && is_before(events[i]); ++i) {
      watch();
      const auto k = static_cast<std::uint8_t>(events[i].axis);
      left[k] += events[i].type != EventType::end;
      right[k] -= events[i].type != EventType::start;
    }
    std::array<std::uint32_t, 3> here{};  // ends, planar, starts
    for (; i < events.size() && events[i].position == candidate.plane.position && events[i].axis == candidate.plane.axis; ++i)
      ++here[static_cast<std::size_t>(events[i].type)];
    right[axis] -= here[0] + here[1];
    candidate.left = left[axis];
    candidate.planar = here[1];
    candidate.right = right[axis];
    left[axis] += here[1] + here[2];
  }
}

Split EventSweep::choose(const Rules& rules, const Box& cell, const std::vector<Event>& events, std::uint32_t count,
                         const RunContext& context) {
  Rules listed = rules;
  listed.strategy = planes_by(rules, count);
  list_planes(listed, cell, events, candidates_, context);
  count_triangles(events, count, candidates_, context);
  Split best;
  for_each_stoppable(candidates_, context.stop, [&](const Candidate& c) {
    const Split split = judge(rules, cell, c.plane, c.left, c.planar, c.right, count);
    if (is_better(split, best)) best = split;
  });
  return best;
}

}  // namespace ws::kdtree
