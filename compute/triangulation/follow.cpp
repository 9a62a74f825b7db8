// SPDX-License-Identifier: MIT
#include "compute/triangulation/follow.h"

#include "compute/triangulation/hull.h"

#include <optional>

namespace ws::triangulation {

namespace {

/// The only point that differs; none where none or several do.
std::optional<std::uint32_t> only_moved(const std::vector<Point>& before, const std::vector<Point>& now) {
  if (before.size() != now.size()) return {};
  std::optional<std::uint32_t> moved;
  for (std::uint32_t i = 0; i < now.size(); ++i) {
    if (before[i] == now[i]) continue;
    if (moved) return {};
    moved = i;
  }
  return moved;
}

}  // namespace

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

std::optional<Solution> followed(Points& points, const Solution& before, Follower& follower, const TimeLimit& limit,
                                 RunContext& context) {
  const auto moved = only_moved(before.points.at, points.at);
  if (!moved || before.points.input_index != points.input_index) return {};
  const std::unique_lock lock(follower.in_use, std::try_to_lock);
  if (!lock) return {};
  const auto differs = only_moved(follower.live.points(), points.at);
  if (!differs || *differs != *moved) return {};
  LmtOptions options;
  options.limit = &limit;
  LmtResult result;
  constexpr double left_for_others = 0.5;  // of the time, should this not be ready
  const double reserve = limit.exists() ? left_for_others * limit.seconds_left() : 0;
  options.reserve_seconds = reserve;
  if (!limit.in_time(context, reserve, [&] { result = follower.live.move(*moved, points.at[*moved], options, context); }))
    return {};
  Solution solution = unsolved(std::move(points));
  const Hull hull = convex_hull(solution.points.at);
  solution.hull_count = hull.boundary.size();
  solution.triangle_count = triangulation_counts(solution.points.size(), hull).triangles;
  solution.edges = result.edges;
  solution.length = result.length;
  solution.lower_bound = result.lower_bound;
  solution.proven_optimal = result.proven_optimal;
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges,
            result.proven_optimal ? "The minimum weight triangulation, proven, while a point moves" : "Not proven");
  solution.story = std::move(story);
  return solution;
}

void Latest::set(const std::shared_ptr<const TriangulationResult>& result) {
  const std::lock_guard lock(mutex_);
  result_ = result;
}

std::shared_ptr<const TriangulationResult> Latest::get() const {
  const std::lock_guard lock(mutex_);
  return result_.lock();
}

}  // namespace ws::triangulation
