// SPDX-License-Identifier: MIT
#include "compute/triangulation/show/changes.h"

#include <cmath>

namespace ws::triangulation {

Changes changes_between(const Numbered& before, const Numbered& now) {
  const auto named = [](const Numbered& set, Edge e) { return std::pair(set.numbers[e.a], set.numbers[e.b]); };
  const auto segment = [](const Numbered& set, Edge e) { return Changes::Segment(set.points[e.a], set.points[e.b]); };
  Changes changes;
  auto old = before.edges.begin();
  auto fresh = now.edges.begin();
  while (old != before.edges.end() || fresh != now.edges.end()) {
    const bool none_old = old == before.edges.end(), none_fresh = fresh == now.edges.end();
    if (!none_old && !none_fresh && named(before, *old) == named(now, *fresh)) {
      ++old;
      ++fresh;
    } else if (none_fresh || (!none_old && named(before, *old) < named(now, *fresh))) {
      changes.vanished.push_back(segment(before, *old++));
    } else {
      changes.appeared.push_back(segment(now, *fresh++));
    }
  }
  return changes;
}

Flash flash_at(double age_seconds) {
  constexpr double lasts = 0.75;
  constexpr int levels = 5;
  if (age_seconds >= lasts) return {};
  return {std::ceil((1 - age_seconds / lasts) * levels) / levels, lasts - age_seconds};
}

}  // namespace ws::triangulation
