// SPDX-License-Identifier: MIT
#include "compute/triangulation/follow.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/run/cache.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/lmt/live.h"
#include "compute/triangulation/plane/hull.h"

#include <new>
#include <optional>

namespace ws::triangulation {

namespace {

CacheKey key_of(std::uint64_t input) { return {"triangulation.live", input, 0}; }

/// A solver that is taken out of the cache for its life, and put back with what it has learnt, also where a run is stopped.
class TakenSolver {
 public:
  TakenSolver(std::uint64_t input, Cache* cache) : input_(input), cache_(cache) {
    if (cache_) solver_ = cache_->take<LiveLmt>(key_of(input_));
  }
  ~TakenSolver() {
    if (!cache_ || !solver_) return;
    try {
      const std::size_t bytes = solver_->bytes();
      cache_->put(key_of(input_), std::move(solver_), bytes);
    } catch (const std::bad_alloc&) {
      // Without it the next run begins from nothing, and gives the same.
    }
  }
  TakenSolver(const TakenSolver&) = delete;
  TakenSolver& operator=(const TakenSolver&) = delete;

  [[nodiscard]] LiveLmt* get() { return solver_.get(); }
  [[nodiscard]] LiveLmt& renew(const std::vector<Point>& points) {
    solver_ = std::make_unique<LiveLmt>(points);
    return *solver_;
  }

 private:
  const std::uint64_t input_;
  Cache* const cache_;
  std::unique_ptr<LiveLmt> solver_;
};

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

LmtResult solved(const std::vector<Point>& points, TakenSolver& solver, RunContext& context) {
  const LmtOptions options;
  if (solver.get())
    if (const auto moved = only_moved(solver.get()->points(), points)) {
      LmtResult result = solver.get()->move(*moved, points[*moved], options, context);
      // What stays open may be filled in another way where the work was done in another order.
      if (result.proven_optimal) return result;
    }
  return solver.renew(points).solve(options, context);
}

}  // namespace

Solution solve_dragged(Points points, std::uint64_t input, RunContext& context) {
  TakenSolver solver(input, context.cache);
  LmtResult result = solved(points.at, solver, context);
  Solution solution = unsolved(std::move(points));
  CpuExecutor executor(context);
  const Hull hull = convex_hull(solution.points.at, executor);
  solution.hull_count = hull.boundary.size();
  solution.triangle_count = triangulation_counts(solution.points.size(), hull).triangles;
  solution.edges = std::move(result.edges);
  solution.length =
      length_of(solution.points.at, solution.edges, executor);  // summed in the order of the edges, not of the work
  solution.lower_bound = result.proven_optimal ? solution.length.lower : result.lower_bound;
  solution.proven_optimal = result.proven_optimal;
  auto story = std::make_unique<PlainStory>(solution.points.size());
  end_story(*story, solution.edges,
            said(result.proven_optimal ? "The minimum weight triangulation, proven, while a point moves" : "Not proven"));
  solution.story = std::move(story);
  return solution;
}

void expect_drag(const Points& points, std::uint64_t input, RunContext& context) {
  TakenSolver solver(input, context.cache);
  if (context.cache && (!solver.get() || solver.get()->points() != points.at)) (void)solver.renew(points.at);
}

}  // namespace ws::triangulation
