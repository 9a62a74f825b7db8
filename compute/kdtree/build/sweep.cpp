// The thesis's builder for the CPU: in each node events are made and sorted anew.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/choice/event_sweep.h"
#include "compute/kdtree/build/list_builder.h"

namespace ws::kdtree {

Tree build_sweep(const Triangles& triangles, const Rules& rules, RunContext& context) {
  std::vector<Event> events;
  EventSweep sweep;
  return build_with_lists(triangles, rules, context, [&](const Rules& r, const Items& items, const Box& cell) {
    list_events(items, events, context);
    return sweep.choose(r, cell, events, static_cast<std::uint32_t>(items.size()), context);
  });
}

}  // namespace ws::kdtree
