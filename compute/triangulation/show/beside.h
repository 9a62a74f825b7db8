// What stands beside a triangulation in the picture: others of the same points, to compare.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/result.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace ws::triangulation {

/// Another triangulation of the same points.
struct Panel {
  std::vector<Edge> edges;  ///< ascending
  Interval length;
  std::vector<Edge> wrong, missing;  ///< of a given one that is no triangulation; ascending
  std::size_t problem_count = 0;
};
/// What was given, to be checked.
[[nodiscard]] std::shared_ptr<const Panel> panel_of(const Check& check);

/// What a run with a time limit does for its panels: where there are many points, it makes what stands beside them itself, into
/// the solution, as far as the limit leaves time for it. So a clock decides once, in the run, and what a presentation shows
/// follows from the result. Panels of few points, and those of runs without a limit, are made when they are looked at. Throws
/// Cancelled.
void make_panels_in_time(Solution& solution, Method method, const LimitedRun& limited, RunContext& context);

/// The panels of one result, which follow from it alone. Used by one thread at a time.
class Panels {
 public:
  Panels(std::shared_ptr<const TriangulationResult> of, RunContext& context);

  /// Of Delaunay's triangulation or the greedy one; null where the run had no time for it. Made when it is first asked for,
  /// unless the context's cache has it: while a point is dragged, it does from the second result on. Throws Cancelled.
  [[nodiscard]] std::shared_ptr<const Panel> get(Beside which, RunContext& context);
  /// Whether they are of the points before the one that is dragged was moved. Its edges stay with it all the same.
  [[nodiscard]] bool are_of_before() const { return !before_.empty(); }
  /// What they are of.
  [[nodiscard]] const std::vector<Point>& points() const { return before_.empty() ? of_->solution().points.at : before_; }

 private:
  [[nodiscard]] std::shared_ptr<const Panel> make(Beside which, RunContext& context) const;

  std::shared_ptr<const TriangulationResult> of_;
  std::vector<Point> before_;  ///< empty: they are of the result's own
  std::array<std::optional<std::shared_ptr<const Panel>>, 2> made_;
};

}  // namespace ws::triangulation
