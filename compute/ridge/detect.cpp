// SPDX-License-Identifier: MIT
#include "compute/ridge/detect.h"

#include "compute/core/error.h"
#include "compute/ridge/order.h"
#include "compute/ridge/reference.h"
#include "compute/ridge/refine/refine.h"
#include "compute/ridge/variants/engine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::ridge {

namespace {

/// What was asked for and has no meaning here.
void tell_unused(const Parameters& parameters, RunContext& context) {
  if (context.backend == Backend::cuda && parameters.method != Method::reference) return;
  if (parameters.devices > 1)
    context.metrics.warn(fmt::format("--devices {} has no effect: only CUDA devices share a cloud", parameters.devices));
  if (parameters.memory_cap > 0)
    context.metrics.warn(
        fmt::format("--memory-cap {} has no effect: it is of the memory of CUDA devices", parameters.memory_cap));
}

DeviceUse device_use(const Parameters& parameters) {
  return {static_cast<std::size_t>(parameters.memory_cap) << 20, static_cast<std::size_t>(parameters.devices)};
}

void make_engine_for(Detection& run, const PointSet& points, const Parameters& parameters, RunContext& context) {
  if (parameters.method == Method::reference) {
    run.engine = parameters.precision == Precision::float32 ? make_reference_engine<float>(points, context)
                                                            : make_reference_engine<double>(points, context);
    return;
  }
  const auto whole = make_engine(points, parameters.precision, context, parameters.method, device_use(parameters));
  run.parts = whole->parts();
  run.engine = with_variants(whole, points, parameters, parameters.precision, context);
}

void make_tiles(Detection& run, const PointSet& points, const Parameters& parameters, RunContext& context) {
  run.tiles = make_tiled_engine(points, run.engine, parameters, parameters.precision, run.r1, context);
  run.engine = run.tiles;
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

void evolve_round(Detection& run, const Engine& engine, const Parameters& parameters, RunContext& context) {
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
  const Evolution done = engine.evolve(run.balls, settings, context);
  run.inner_iterations += done.iterations;
  if (!done.stands_still)
    context.metrics.warn(
        fmt::format("round {} ended at the cap of {} iterations before the balls stood still", round, done.iterations));
  if (context.record_steps) run.trace.settled(run.balls);
}

/// Whether it removed anything.
bool decimate_round(Detection& run, const Engine& engine, RunContext& context) {
  const Balls before = run.balls;
  const std::vector<RemovedBall> removed = engine.decimate(run.balls, run.r2, context);
  run.trace.removed(static_cast<std::uint32_t>(run.outer_rounds), removed);
  for (const RemovedBall& ball : removed) {
    const auto row = std::lower_bound(before.ids.begin(), before.ids.end(), ball.id) - before.ids.begin();
    const auto center = before.centers.begin() + row * static_cast<std::ptrdiff_t>(before.dimension);
    run.removed_centers.insert(run.removed_centers.end(), center, center + static_cast<std::ptrdiff_t>(before.dimension));
  }
  return !removed.empty();
}

/// One more round over all balls and the whole cloud.
void smooth(Detection& run, const Parameters& parameters, RunContext& context) {
  const StageTimer timer(context, "smooth");
  run.smoothing_round = ++run.outer_rounds;
  const Engine& whole = *run.tiles->whole();
  if (parameters.smoothing == Smoothing::evolve_decimate) evolve_round(run, whole, parameters, context);
  decimate_round(run, whole, context);
  if (parameters.smoothing == Smoothing::decimate_evolve) evolve_round(run, whole, parameters, context);
}

}  // namespace

const Engine& Detection::engine_of(std::size_t round) const {
  return smoothing_round > 0 && round == smoothing_round ? *tiles->whole() : *engine;
}

PolylineSet Detection::polylines() const {
  return refinements.empty() ? walk_polylines(balls, links, origin) : refinements.back();
}

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
  run.r1 = parameters.r1;
  run.r2 = parameters.linking_radius();
  tell_unused(parameters, context);
  make_engine_for(run, points, parameters, context);
  const Stopwatch watch;
  if (parameters.method == Method::tiled) make_tiles(run, points, parameters, context);
  run.origin = run.engine->box().origin;
  run.trace = Trace(context.step_budget_bytes);
  if (run.tiles) run.trace.split(run.tiles->tiling().tree.level_count());
  {
    const StageTimer timer(context, "choose");
    context.report(0, "choosing balls");
    run.balls = run.engine->choose(run.r1, context);
    run.trace.chose(run.balls);
    if (parameters.decimate_first) decimate_round(run, *run.engine, context);
  }
  for (bool changed = !run.balls.ids.empty(); changed;) {
    ++run.outer_rounds;
    {
      const StageTimer timer(context, "evolve");
      evolve_round(run, *run.engine, parameters, context);
    }
    const StageTimer timer(context, "decimate");
    changed = decimate_round(run, *run.engine, context);
  }
  if (run.tiles && parameters.smoothing != Smoothing::none) smooth(run, parameters, context);
  {
    const StageTimer timer(context, "order");
    run.links = order_links(run.balls, run.r2, context);
    run.trace.linked(run.links);
  }
  if (parameters.refine != Refinement::none) {
    const StageTimer timer(context, "refine");
    run.refinements = refine(points, run.polylines(), {run.r1, parameters.extend_ends, device_use(parameters)}, context);
    run.trace.refined(run.refinements.size());
  }
  context.metrics.compute_ms = watch.ms();
  if (run.links.empty())
    context.metrics.warn(
        fmt::format("no curve was found: {} lone {} left", run.balls.size(), run.balls.size() == 1 ? "ball is" : "balls are"));
  run.owned_counts = run.engine->count_owned(run.balls, run.r1, context);
  return run;
}

void compare_with_exact(Detection& run, const PointSet& points, const Parameters& parameters, RunContext& context) {
  const StageTimer timer(context, "compare");
  Parameters exact = parameters;
  exact.method = Method::grid;
  static_cast<VariantParameters&>(exact) = {};
  RunContext quiet;
  quiet.backend = context.backend;
  quiet.thread_count = context.thread_count;
  quiet.stop = context.stop;
  quiet.memory_limit_bytes = context.memory_limit_bytes;
  quiet.record_steps = false;
  context.report(-1, "running the exact method to compare");
  Comparison comparison{detect(points, exact, quiet).polylines(), {}};
  comparison.difference = measure_difference(run.polylines(), comparison.exact, run.r1 / 2, context);
  run.comparison = std::move(comparison);
}

}  // namespace ws::ridge
