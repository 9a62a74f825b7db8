// What differs between two triangulations of nearly the same points: edges that a change took, and edges that it brought.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace ws::triangulation {

/// The edges by the places of their ends.
struct Changes {
  using Segment = std::pair<Point, Point>;
  std::vector<Segment> appeared, vanished;

  [[nodiscard]] std::size_t size() const { return appeared.size() + vanished.size(); }
};

/// Points with the numbers that edits know them by, ascending, and edges, ascending.
struct Numbered {
  const std::vector<Point>& points;
  const std::vector<std::size_t>& numbers;
  const std::vector<Edge>& edges;
};
/// Edges are the same if their points have the same numbers. O(edges).
[[nodiscard]] Changes changes_between(const Numbered& before, const Numbered& now);

/// How strongly changed edges are marked some time after the change, from 1 at first to 0, in a few levels; and for how many
/// seconds longer.
struct Flash {
  double strength = 0, seconds_left = 0;
};
[[nodiscard]] Flash flash_at(double age_seconds);

}  // namespace ws::triangulation
