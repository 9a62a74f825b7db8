// SPDX-License-Identifier: MIT
#include "compute/ridge/show/objective.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/grid/ball_grid.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace ws::ridge {

namespace {

constexpr std::size_t most_points = 20'000, most_iterations = 200;

std::vector<double> local_rows(const PointSet& points, const Detection& run) {
  std::vector<double> rows(points.size() * points.dimension());
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < points.dimension(); ++k) rows[i * points.dimension() + k] = points.at(i, k) - run.origin[k];
  return rows;
}

/// Whether the trace has the iterations that moved balls.
bool has_recorded(const Detection& run) {
  const auto& steps = run.trace.steps();
  return run.inner_iterations <= run.outer_rounds ||
         std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == StepKind::evolve; });
}

/// A step whose balls are told, and after which iteration of all rounds it comes.
struct TraceMoment {
  std::size_t step;
  double iteration;
};

/// The choice, the iterations that were kept, and the last removal of each round.
std::vector<TraceMoment> moments_of(const Trace& trace) {
  std::vector<TraceMoment> moments;
  std::set<std::size_t> essential;  // of `moments`
  const auto& steps = trace.steps();
  double iteration = 0;
  for (std::size_t s = 1; s <= trace.last_ball_step(); ++s) {
    const StepKind kind = steps[s].kind;
    const bool is_last = s == trace.last_ball_step() || steps[s + 1].kind != kind, evolves = kind == StepKind::evolve;
    if (kind == StepKind::split) continue;
    iteration += evolves;
    if (evolves ? trace.keyframes().at_or_before(s).first != s : !is_last) continue;
    if (is_last) essential.insert(moments.size());
    moments.push_back({s, iteration});
  }
  const std::size_t stride = std::max<std::size_t>(1, (moments.size() + most_iterations - 1) / most_iterations);
  std::vector<TraceMoment> thinned;
  for (std::size_t i = 0; i < moments.size(); ++i)
    if (i % stride == 0 || essential.contains(i)) thinned.push_back(moments[i]);
  return thinned;
}

}  // namespace

double objective_of(const std::vector<double>& local, const Balls& balls, double r1, const RunContext& context) {
  const std::size_t d = balls.dimension, count = d > 0 ? local.size() / d : 0;
  if (count == 0) return 0;
  if (balls.size() == 0) return 1;
  const BallGrid grid(balls, r1);
  std::vector<double> losses(count);  // added up in their order, so that threads change no bit
  RunContext unseen = context.beside();
  CpuExecutor exec(unseen);
  exec.for_ranges("objective", count, 1024, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      double least = r1 * r1;
      grid.for_near(&local[i * d], [&](std::uint32_t j) {
        double squared = 0;
        for (std::size_t k = 0; k < d; ++k) {
          const double away = local[i * d + k] - balls.centers[j * d + k];
          squared += away * away;
        }
        least = std::min(least, squared);
      });
      losses[i] = least;
    }
  });
  return std::accumulate(losses.begin(), losses.end(), 0.0) / (static_cast<double>(count) * r1 * r1);
}

Objective objective_curve(const PointSet& points, const Detection& run, const RunContext& context) {
  Objective curve;
  if (run.trace.keyframes().empty() || !has_recorded(run)) return curve;
  const PointSet sample = subsample(points, most_points, context.stop);
  const std::vector<double> local = local_rows(sample, run);
  curve.sample_size = sample.size();
  const auto nothing_to_replay = [](const Balls& balls) { return balls; };
  for (const TraceMoment& moment : moments_of(run.trace)) {
    context.check_stop();
    Balls balls = run.trace.balls_at(moment.step, nothing_to_replay);
    balls.dimension = points.dimension();
    curve.iterations.push_back(moment.iteration);
    curve.values.push_back(objective_of(local, balls, run.r1, context));
  }
  return curve;
}

}  // namespace ws::ridge
