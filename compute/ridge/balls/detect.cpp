// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/detect.h"

#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"
#include "compute/core/words/told.h"
#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/order.h"
#include "compute/ridge/balls/phases.h"
#include "compute/ridge/balls/precision.h"
#include "compute/ridge/balls/reference.h"
#include "compute/ridge/refine/refine.h"
#include "compute/ridge/unused.h"
#include "compute/ridge/variants/engine.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <utility>

namespace ws::ridge {

namespace {

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

/// Gives the balls' ids, the ranks in which decimation asks, to other balls.
void shuffle(Balls& balls, std::uint64_t seed) {
  std::mt19937_64 generator(seed);
  for (std::size_t i = balls.size(); i > 1; --i) {
    const auto row = [&](std::size_t j) { return balls.centers.begin() + static_cast<std::ptrdiff_t>(j * balls.dimension); };
    const std::size_t other = generator() % i;
    if (other != i - 1) std::swap_ranges(row(i - 1), row(i), row(other));
  }
}

/// Every `step`-th point from `first` on. Of points on a device these alone are read.
PointSet some_points(const PointSet& points, std::size_t first, std::size_t step) {
  PointSet some(points.dimension(), first < points.size() ? (points.size() - first - 1) / step + 1 : 0);
  if (some.empty()) return some;
  if (points.table()) {
    points.table()->read_rows(first, step, some.size(), some.column(0).data());
    return some;
  }
  for (std::size_t k = 0; k < points.dimension(); ++k)
    for (std::size_t i = 0; i < some.size(); ++i) some.at(i, k) = points.at(first + i * step, k);
  return some;
}

double median_distance(const PointSet& from, const PointSet& to, const std::function<std::size_t(std::size_t)>& other_of) {
  std::vector<double> squares;
  for (std::size_t i = 0; i < std::min(from.size(), to.size()); ++i) {
    double squared = 0;
    for (std::size_t k = 0; k < from.dimension(); ++k) squared += std::pow(from.at(i, k) - to.at(other_of(i), k), 2);
    squares.push_back(squared);
  }
  if (squares.empty()) return 0;
  const auto middle = squares.begin() + static_cast<std::ptrdiff_t>(squares.size() / 2);
  std::nth_element(squares.begin(), middle, squares.end());
  return std::sqrt(*middle);
}

/// Whether points that follow one another are much nearer than any two.
bool come_sorted(const PointSet& points) {
  constexpr std::size_t pair_count = 1000, scatter = 2'654'435'761;  // a prime that sends neighbours anywhere
  const std::size_t stride = std::max<std::size_t>(1, points.size() / pair_count);
  const PointSet some = some_points(points, 0, stride), followers = some_points(points, 1, stride);
  const double next = median_distance(some, followers, [](std::size_t i) { return i; });
  const double any = median_distance(some, some, [&](std::size_t i) { return (i + 1) * scatter % some.size(); });
  return 4 * next < any;
}

/// Decimation in the order of sorted points takes ball after ball, as there is always a crowd ahead. Where points are in no
/// order the radius is at fault when hardly any is left.
void tell_of_lost_points(const Detection& run, const PointSet& points, const Parameters& parameters, RunContext& context) {
  constexpr double few = 0.2, many = 0.8;
  if (run.tiles || parameters.ball_order == BallOrder::random || parameters.decimation == Decimation::greedy) return;
  const double owned = std::accumulate(run.owned_counts.begin(), run.owned_counts.end(), 0.0);
  const double share = owned / static_cast<double>(points.size());
  if (share >= many) return;
  std::size_t crowded = 0, removed = 0;
  for (const Step& step : run.trace.steps()) {
    if (step.kind != StepKind::remove) continue;
    ++removed;
    crowded += step.why == Removal::too_many_near;
  }
  if (removed < run.balls.size() || 2 * crowded < removed) return;
  const double percent = 100 * share;
  if (come_sorted(points))
    context.metrics.warn(
        told("only {:.1f} % of the points are within r1 of the balls that are left; the points come sorted along the "
             "curve: take the balls in random order (--ball-order random)",
             percent));
  else if (share < few)
    context.metrics.warn(
        told("only {:.1f} % of the points are within r1 of the balls that are left; r1 is too small for this noise, or "
             "the cloud is no curve",
             percent));
}

void tell_of_sparse_balls(const Detection& run, std::size_t point_count, RunContext& context) {
  const std::size_t count = run.sparse_count();
  if (count == 0) return;
  const std::size_t unowned = run.unowned_count(point_count);
  const std::string removed = told(
      count, "{} ball on scattered points was removed: it held fewer than {} points or was in a line of at most three balls",
      "{} balls on scattered points were removed: each held fewer than {} points or was in a line of at most three balls",
      run.min_points);  // more than one, or none is sparse
  const std::string without_ball =
      point_count == 1 ? told(unowned, "{} of 1 point belongs to no ball", "{} of 1 point belong to no ball")
                       : told(unowned, "{} of {} points belongs to no ball", "{} of {} points belong to no ball", point_count);
  context.metrics.warn(told("{}; {}; --min-points 1 keeps all balls", removed, without_ball));
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

void evolve_round(Detection& run, const Engine& engine, const Parameters& parameters, KeptSorting* kept, RunContext& context) {
  const auto round = static_cast<std::uint32_t>(run.outer_rounds);
  EvolveSettings settings{
      run.r1, parameters.convergence, parameters.tolerance, static_cast<std::size_t>(parameters.max_iterations), {}, kept};
  if (context.record_steps)
    settings.on_iteration = [&](std::size_t iteration, const Balls& before, const Balls& after) {
      const double displacement = mean_move(before, after);
      run.trace.evolved(round, static_cast<std::uint32_t>(iteration), static_cast<float>(displacement), after);
      context.report(-1, told("round {}, iteration {}: {} balls move {:.3g}", round, iteration, after.size(), displacement));
    };
  const Evolution done = engine.evolve(run.balls, settings, context);
  run.inner_iterations += done.iterations;
  if (!done.stands_still)
    context.metrics.warn(
        told("round {} ended at the cap of {} iterations before the balls stood still", round, done.iterations));
  if (context.record_steps) run.trace.settled(run.balls);
}

/// Notes which balls are gone and where they were.
void note_removed(Detection& run, const Balls& before, const std::vector<RemovedBall>& removed) {
  run.trace.removed(static_cast<std::uint32_t>(run.outer_rounds), removed);
  for (const RemovedBall& ball : removed) {
    const auto center = before.centers.begin() + static_cast<std::ptrdiff_t>(before.row_of(ball.id) * before.dimension);
    run.removed_centers.insert(run.removed_centers.end(), center, center + static_cast<std::ptrdiff_t>(before.dimension));
  }
}

/// Whether it removed anything.
bool decimate_round(Detection& run, const Engine& engine, RunContext& context) {
  const Balls before = run.balls;
  const std::vector<RemovedBall> removed = engine.decimate(run.balls, run.r2, context);
  note_removed(run, before, removed);
  return !removed.empty();
}

/// Removes balls that `goes`, by index, says; whether there were any.
bool remove_balls(Detection& run, Removal why, const std::function<bool(std::size_t)>& goes) {
  const Balls before = run.balls;
  std::vector<RemovedBall> removed;
  for (std::uint32_t j = 0; j < before.size(); ++j)
    if (goes(j)) removed.push_back({j, why});
  take_away(run.balls, removed);
  note_removed(run, before, removed);
  return !removed.empty();
}

/// How many points the ball of the typical point holds.
std::uint32_t typical_count(std::vector<std::uint32_t> counts) {
  std::sort(counts.begin(), counts.end());
  const auto all = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  std::uint64_t below = 0;
  for (const std::uint32_t count : counts)
    if (2 * (below += count) >= all) return count;
  return 0;
}

/// Balls with fewer points than the minimum go before decimation, since a ball on points that belong to no curve is one too
/// many for those on the curve beside it.
bool remove_sparse(Detection& run, bool is_decimated, KeptSorting* kept, RunContext& context) {
  if (run.min_points <= 1) return false;
  const std::vector<std::uint32_t> counts = run.engine->count_owned(run.balls, run.r1, kept, context);
  const std::int64_t asked = is_decimated ? run.min_points : early_minimum(counts, run.min_points);
  return remove_balls(run, Removal::too_few_points, [&](std::size_t j) { return counts[j] < asked; });
}

/// Three balls are the fewest that decimation leaves standing by themselves, wherever they are: where there is a background and
/// a longer line, such a line tells of no curve.
void remove_small_parts(Detection& run, RunContext& context) {
  constexpr std::size_t fewest = 4;
  const std::vector<std::size_t> sizes = part_sizes(run.balls.size(), run.links);
  if (run.min_points <= 1 || *std::max_element(sizes.begin(), sizes.end()) < fewest) return;
  if (remove_balls(run, Removal::part_too_small, [&](std::size_t j) { return sizes[j] < fewest; }))
    run.links = order_links(run.balls, run.r2, context);
}

/// One more round over all balls and the whole cloud.
void smooth(Detection& run, const Parameters& parameters, KeptSorting* kept, RunContext& context) {
  const StageTimer timer(context, "smooth");
  run.smoothing_round = ++run.outer_rounds;
  const Engine& whole = *run.tiles->whole();
  if (parameters.smoothing == Smoothing::evolve_decimate) evolve_round(run, whole, parameters, kept, context);
  decimate_round(run, whole, context);
  if (parameters.smoothing == Smoothing::decimate_evolve) evolve_round(run, whole, parameters, kept, context);
}

/// From the choice of balls to their links. The run has its engine and radii.
void find_curve(Detection& run, const Parameters& parameters, KeptSorting* kept, RunContext& context) {
  {
    const StageTimer timer(context, "choose");
    context.report(0, "choosing balls");
    run.balls = run.engine->choose(run.r1, context);
    if (parameters.ball_order == BallOrder::random && !run.tiles) shuffle(run.balls, context.seed);
    run.trace.chose(run.balls);
    if (parameters.decimate_first) decimate_round(run, *run.engine, context);
  }
  for (bool changed = true; changed && run.balls.size() > 0;) {
    ++run.outer_rounds;
    {
      const StageTimer timer(context, "evolve");
      evolve_round(run, *run.engine, parameters, kept, context);
    }
    const StageTimer timer(context, "decimate");
    changed = remove_sparse(run, false, kept, context);
    if (run.balls.size() > 0) changed |= decimate_round(run, *run.engine, context);
    if (!changed) changed = remove_sparse(run, true, kept, context);
  }
  if (run.tiles && parameters.smoothing != Smoothing::none && run.balls.size() > 0) smooth(run, parameters, kept, context);
  if (run.balls.size() > 0) {
    const StageTimer timer(context, "order");
    run.links = order_links(run.balls, run.r2, context);
    remove_small_parts(run, context);
    run.trace.linked(run.links);
  }
}

void take_settings(Detection& run, const Parameters& parameters) {
  run.precision = parameters.precision;
  run.r1 = parameters.r1;
  run.r2 = parameters.linking_radius();
  run.min_points = std::max<std::int64_t>(1, parameters.min_points);
}

/// What is owned at the end; a warning where no curve was found.
void conclude(Detection& run, KeptSorting* kept, RunContext& context) {
  if (run.links.empty()) {
    const std::string radius = ParameterSet::of<Parameters>().info("r1").label;
    context.metrics.warn(told(run.balls.size(),
                              "no curve was found: {} lone ball is left; try a smaller “{}” (--r1) if it covers most of the "
                              "points, else a larger one",
                              "no curve was found: {} lone balls are left; try a larger “{}” (--r1), so that neighbouring "
                              "balls are linked",
                              said(radius.c_str())));
  }
  if (run.balls.size() > 0) run.owned_counts = run.engine->count_owned(run.balls, run.r1, kept, context);
}

}  // namespace

const Engine& Detection::engine_of(std::size_t round) const {
  return smoothing_round > 0 && round == smoothing_round ? *tiles->whole() : *engine;
}

std::size_t Detection::sparse_count() const {
  const auto& steps = trace.steps();
  return static_cast<std::size_t>(std::count_if(steps.begin(), steps.end(), [](const Step& step) {
    return step.why == Removal::too_few_points || step.why == Removal::part_too_small;
  }));
}

std::size_t Detection::unowned_count(std::size_t point_count) const {
  return point_count - std::accumulate(owned_counts.begin(), owned_counts.end(), std::size_t{0});
}

PolylineSet Detection::polylines() const {
  return refinements.empty() ? walk_polylines(balls, links, origin) : refinements.back();
}

std::int64_t early_minimum(const std::vector<std::uint32_t>& counts, std::int64_t min_points) {
  return std::min<std::int64_t>(min_points, std::max(2u, typical_count(counts) / 4));
}

Detection only_cloud(const PointSet& points, Precision precision, RunContext& context) {
  Detection run;
  run.engine = make_engine(points, precision, context);
  run.origin = run.engine->box().origin;
  run.trace = Trace(context.step_budget_bytes);
  run.balls.dimension = points.dimension();
  return run;
}

Detection detect(const PointSet& points, const Parameters& asked, RunContext& context) {
  if (!(asked.r1 > 0) || !std::isfinite(asked.r1))
    throw Error(ErrorKind::invalid_argument, said("r1 must be a positive number"));
  for (std::string& line : unused_lines(asked, context.backend)) context.metrics.warn(std::move(line));
  Parameters parameters = effective(asked, context.backend);
  parameters.precision = settle_precision(points, parameters.r1, parameters.precision, context);
  Detection run;
  take_settings(run, parameters);
  make_engine_for(run, points, parameters, context);
  const Stopwatch watch;
  if (parameters.method == Method::tiled) make_tiles(run, points, parameters, context);
  run.origin = run.engine->box().origin;
  run.trace = Trace(context.step_budget_bytes);
  if (run.tiles) run.trace.split(run.tiles->tiling().tree.level_count());
  RunSorting sorting(run.engine->identity(), context);
  find_curve(run, parameters, sorting.kept(), context);
  if (parameters.refine != Refinement::none) {
    const StageTimer timer(context, "refine");
    run.refinements = refine(points, run.polylines(), {run.r1, parameters.extend_ends, device_use(parameters)}, context);
    run.trace.refined(run.refinements.size());
  }
  context.metrics.compute_ms = watch.ms();
  conclude(run, sorting.kept(), context);
  tell_of_lost_points(run, points, parameters, context);
  tell_of_sparse_balls(run, points.size(), context);
  return run;
}

Detection detect_on(std::shared_ptr<const Engine> engine, std::size_t point_count, const Parameters& parameters,
                    RunContext& context) {
  Detection run;
  take_settings(run, parameters);
  run.engine = std::move(engine);
  run.origin = run.engine->box().origin;
  run.trace = Trace(context.step_budget_bytes);
  find_curve(run, parameters, nullptr, context);
  conclude(run, nullptr, context);
  tell_of_sparse_balls(run, point_count, context);
  return run;
}

void compare_with_exact(Detection& run, const PointSet& points, const Parameters& parameters, RunContext& context) {
  const StageTimer timer(context, "compare");
  Parameters exact = parameters;
  exact.method = Method::grid;
  static_cast<VariantParameters&>(exact) = {};
  RunContext unseen = context.beside();
  exact = effective(exact, unseen.backend);  // what has no effect was told of the run itself
  context.report(-1, "running the exact method to compare");
  Comparison comparison{detect(points, exact, unseen).polylines(), {}};
  for (const std::string& warning : unseen.metrics.warnings())
    context.metrics.warn(told("the exact run to compare with: {}", warning));
  comparison.difference = measure_difference(run.polylines(), comparison.exact, run.r1 / 2, context);
  run.comparison = std::move(comparison);
}

}  // namespace ws::ridge
