// SPDX-License-Identifier: MIT
#include "compute/ridge/detect.h"

#include "compute/core/error.h"
#include "compute/ridge/order.h"
#include "compute/ridge/reference.h"

#include <fmt/format.h>

#include <cmath>

namespace ws::ridge {

namespace {

std::shared_ptr<const Engine> engine_for(const PointSet& points, const Parameters& parameters, RunContext& context) {
  if (parameters.method != Method::reference) return make_engine(points, parameters.precision, context, parameters.method);
  if (parameters.precision == Precision::float32) return make_reference_engine<float>(points, context);
  return make_reference_engine<double>(points, context);
}

double mean_move(const Balls& before, const Balls& after) {
  double total = 0;
  for (std::size_t j = 0; j < after.size(); ++j) {
    double squared = 0;
    for (std::size_t k = 0; k < after.dimension; ++k) {
      const double move = after.centers[j * after.dimension + k] - before.centers[j * before.dimension + k];
      squared += move * move;
    }
    total += std::sqrt(squared);
  }
  return after.size() ? total / static_cast<double>(after.size()) : 0;
}

void evolve_round(Detection& run, const Parameters& parameters, RunContext& context) {
  const StageTimer timer(context, "evolve");
  const auto round = static_cast<std::uint32_t>(run.outer_rounds);
  EvolveSettings settings{
      run.r1, parameters.convergence, parameters.tolerance, static_cast<std::size_t>(parameters.max_iterations), {}};
  if (context.record_steps)
    settings.on_iteration = [&](std::size_t iteration, const Balls& before, const Balls& after) {
      const double displacement = mean_move(before, after);
      run.trace.evolved(round, static_cast<std::uint32_t>(iteration), static_cast<float>(displacement), after);
      context.report(-1,
                     fmt::format("round {}, iteration {}: {} balls move {:.3g}", round, iteration, after.size(), displacement));
    };
  const Evolution done = run.engine->evolve(run.balls, settings, context);
  run.inner_iterations += done.iterations;
  if (!done.stands_still)
    context.metrics.warn(
        fmt::format("round {} ended at the cap of {} iterations before the balls stood still", round, done.iterations));
  if (context.record_steps) run.trace.settled(run.balls);
}

}  // namespace

PolylineSet Detection::polylines() const { return walk_polylines(balls, links, origin); }

Detection only_cloud(const PointSet& points, Precision precision, RunContext& context) {
  Detection run;
  run.engine = make_engine(points, precision, context);
  run.origin = run.engine->box().origin;
  run.trace = Trace(context.step_budget_bytes);
  run.balls.dimension = points.dimension();
  return run;
}

Detection detect(const PointSet& points, const Parameters& parameters, RunContext& context) {
  if (!(parameters.r1 > 0) || !std::isfinite(parameters.r1))
    throw Error(ErrorKind::invalid_argument, "r1 must be a positive number");
  Detection run;
  run.engine = engine_for(points, parameters, context);
  run.r1 = parameters.r1;
  run.r2 = parameters.linking_radius();
  run.origin = run.engine->box().origin;
  run.trace = Trace(context.step_budget_bytes);
  const Stopwatch watch;
  {
    const StageTimer timer(context, "choose");
    context.report(0, "choosing balls");
    run.balls = run.engine->choose(run.r1, context);
    run.trace.chose(run.balls);
  }
  for (bool changed = !run.balls.ids.empty(); changed;) {
    ++run.outer_rounds;
    evolve_round(run, parameters, context);
    const StageTimer timer(context, "decimate");
    const std::vector<RemovedBall> removed = run.engine->decimate(run.balls, run.r2, context);
    run.trace.removed(static_cast<std::uint32_t>(run.outer_rounds), removed);
    changed = !removed.empty();
  }
  {
    const StageTimer timer(context, "order");
    run.links = order_links(run.balls, run.r2, context);
    run.trace.linked(run.links);
  }
  context.metrics.compute_ms = watch.ms();
  if (run.links.empty())
    context.metrics.warn(
        fmt::format("no curve was found: {} lone {} left", run.balls.size(), run.balls.size() == 1 ? "ball is" : "balls are"));
  run.owned_counts = run.engine->count_owned(run.balls, run.r1, context);
  return run;
}

}  // namespace ws::ridge
