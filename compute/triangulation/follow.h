// A result that goes on from the one before it: a point that is dragged is followed, and what changed is known.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/triangulation/live.h"
#include "compute/triangulation/solution.h"

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace ws::triangulation {

class TriangulationResult;

/// The same points, to be solved while one of them is dragged: what `Experiment::reduce` makes of them.
struct DraggedPoints : OwnData {
  explicit DraggedPoints(std::shared_ptr<const PointSet> all) : points(std::move(all)) {}
  std::shared_ptr<const PointSet> points;
};

/// A solver that follows the point that moves, owned by the results that it makes. One run uses it at a time.
struct Follower {
  explicit Follower(std::vector<Point> points) : live(std::move(points)) {}
  std::mutex in_use;
  LiveLmt live;
};

/// Where edges were that a change took, and where those are that it brought, by their ends.
struct Changes {
  using Segment = std::pair<Point, Point>;
  std::vector<Segment> appeared, vanished;
};

/// Points with the numbers that edits know them by, ascending.
struct Numbered {
  const std::vector<Point>& points;
  const std::vector<std::size_t>& numbers;
  const std::vector<Edge>& edges;
};
/// Edges are the same if their points have the same numbers. O(n).
[[nodiscard]] Changes changes_between(const Numbered& before, const Numbered& now);

/// The optimum of `points`, which differ from those of `before` in one place: proven, and the same edges as `solve` gives, with
/// steps "points" and "result" alone. None, and `points` stays, where more differs, while another run uses `follower`, which is
/// that of `before`, or where the limit is too short. Throws as `lmt`.
[[nodiscard]] std::optional<Solution> followed(Points& points, const Solution& before, Follower& follower,
                                               const TimeLimit& limit, RunContext& context);

/// The newest result that a window shows, as long as somebody has it: where a drag goes on from. Thread-safe.
class Latest {
 public:
  void set(const std::shared_ptr<const TriangulationResult>& result);
  [[nodiscard]] std::shared_ptr<const TriangulationResult> get() const;

 private:
  mutable std::mutex mutex_;
  std::weak_ptr<const TriangulationResult> result_;
};

}  // namespace ws::triangulation
