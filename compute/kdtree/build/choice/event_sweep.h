// The classic way to price planes: ends of extents as sorted events of all three axes, counted in one pass.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/kdtree/build/choice/choose.h"
#include "compute/kdtree/build/items.h"

#include <cstdint>
#include <vector>

namespace ws::kdtree {

/// In the order of the types, triangles that touch at one position are counted right.
enum class EventType : std::uint8_t { end, planar, start };

/// An end of a triangle's extent along an axis; both ends where it is planar.
struct Event {
  float position;
  std::uint32_t triangle;
  std::int8_t axis;
  EventType type;
};
[[nodiscard]] inline bool comes_before(const Event& a, const Event& b) {
  if (a.position != b.position) return a.position < b.position;
  if (a.axis != b.axis) return a.axis < b.axis;
  return a.type < b.type;
}

void append_events(std::vector<Event>& events, std::uint32_t triangle, const Box& box);
/// Throws Cancelled.
void sort_events(std::vector<Event>& events, const RunContext& context);
/// Makes `events` the sorted ones of a node. Throws Cancelled.
void list_events(const Items& items, std::vector<Event>& events, const RunContext& context);

/// A plane that was looked at.
struct Candidate {
  Plane plane;
  std::uint32_t left = 0, planar = 0, right = 0;
};

/// What the strategy considers in a cell with these sorted events, by position, then axis. Throws Cancelled.
void list_planes(const Rules& rules, const Box& cell, const std::vector<Event>& events, std::vector<Candidate>& candidates,
                 const RunContext& context);
/// Fills in the counts in one pass over the events of `count` triangles. Throws Cancelled.
void count_triangles(const std::vector<Event>& events, std::uint32_t count, std::vector<Candidate>& candidates,
                     const RunContext& context);

/// Lists and counts planes, prices them and takes the cheapest, one after another as the thesis does.
class EventSweep {
 public:
  [[nodiscard]] Split choose(const Rules& rules, const Box& cell, const std::vector<Event>& events, std::uint32_t count,
                             const RunContext& context);

 private:
  std::vector<Candidate> candidates_;
};

}  // namespace ws::kdtree
