// SPDX-License-Identifier: MIT
#include "compute/ridge/show/explain/step_claims.h"

#include "compute/core/run/stoppable.h"
#include "compute/core/words/told.h"
#include "compute/ridge/balls/order.h"
#include "compute/ridge/show/neighbourhood.h"
#include "compute/ridge/show/objective.h"
#include "compute/ridge/unused.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace ws::ridge {

namespace {

constexpr std::size_t most_looked_at = 4'000'000;     // points of which all are asked
constexpr std::size_t most_coordinates = 16'000'000;  // of points that are copied

std::vector<double> local_rows(const RidgeResult& result, RunContext& context) {
  const PointSet& points = result.points();
  const std::size_t d = points.dimension();
  std::vector<double> rows(points.size() * d);
  StopWatcher watch(context.stop);
  for (std::size_t i = 0; i < points.size(); ++i) {
    watch();
    for (std::size_t k = 0; k < d; ++k) rows[i * d + k] = points.at(i, k) - result.detection().origin[k];
  }
  return rows;
}

// --- input and tiles ----------------------------------------------------------------------------------------------------

Claim all_in_box(const Moment& m, RunContext& context) {
  const PointSet& points = m.result.points();
  const CloudBox& box = m.run().engine->box();
  StopWatcher watch(context.stop);
  std::size_t outside = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    watch();
    bool is_in = true;
    for (std::size_t k = 0; k < points.dimension(); ++k) {
      const double away = std::abs(points.at(i, k) - box.origin[k]);
      is_in = is_in && away <= box.half_width[k] * (1 + 1e-6) + 1e-300;
    }
    outside += !is_in;
  }
  return {said("All points are finite, and lie in the box"), outside == 0,
          told("{} of {} lie outside", outside, points.size())};
}

Claim all_in_tiles(const Moment& m) {
  const TileTree& tree = m.run().tiles->tiling().tree;
  std::size_t held = 0;
  for (const std::uint32_t tile : tree.tiles_at(m.what().subject)) held += tree.tiles[tile].point_count;
  const std::size_t all = m.result.points().size(), least = all - std::min(all, tree.lone_count);
  return {said("No point is in two tiles, and only points that are alone in a tile are in none"), held >= least && held <= all,
          told(all, "the tiles hold {1} of {0} point; {2}", "the tiles hold {1} of {0} points; {2}", held,
               told(tree.lone_count, "{} is alone", "{} are alone"))};
}

// --- choose -------------------------------------------------------------------------------------------------------------

Claim are_apart(const Moment& m) {
  const Detection& run = m.run();
  const Neighbourhood near(m.after, run.precision, 2 * run.r1);
  double nearest = std::numeric_limits<double>::infinity();
  std::size_t too_near = 0;
  for (std::size_t i = 0; i < m.after.size(); ++i)
    for (const NearBall& other : near.others_within(i, 2 * run.r1)) {
      const auto leaf = [&](std::size_t row) { return run.tiles ? run.tiles->tiling().leaf_of_ball(m.after.ids[row]) : 0; };
      if (leaf(i) != leaf(other.row)) continue;
      nearest = std::min(nearest, other.distance);
      too_near += i < other.row && near.are_within(i, other.row, run.r1);
    }
  return {run.tiles ? said("Balls of a tile are more than r1 apart") : said("Balls are more than r1 apart"), too_near == 0,
          std::isfinite(nearest)
              ? told(too_near, "the nearest two are {1:.6g} apart, r1 is {2:.6g}; {0} pair is too near",
                     "the nearest two are {1:.6g} apart, r1 is {2:.6g}; {0} pairs are too near", nearest, run.r1)
              : said("no two are within 2 r1")};
}

Claim are_covered(const Moment& m, RunContext& context) {
  const Detection& run = m.run();
  if (m.result.points().size() > most_looked_at)
    return {said("Each point is within r1 of a ball"), {}, said("too many points")};
  RunContext asking = context.beside();
  asking.backend = m.result.backend();
  const auto owners = run.engine->owners(m.after, run.r1, asking);
  const auto bare = static_cast<std::size_t>(std::count(owners.begin(), owners.end(), no_owner));
  return {said("Each point is within r1 of a ball"), bare == 0, told("{} of {} are not", bare, owners.size())};
}

// --- evolve -------------------------------------------------------------------------------------------------------------

/// How far a ball may stand from the mean of its points: what rounding leaves, and what its method lets be.
double slack_of(const Moment& m, const Parameters& p, double mean, std::uint32_t count, double half_width) {
  const double eps = m.run().precision == Precision::float64 ? std::numeric_limits<double>::epsilon()
                                                             : double(std::numeric_limits<float>::epsilon());
  double slack = 8 * eps * half_width;
  if (p.convergence == Convergence::tolerance) slack += p.tolerance * m.run().r1;
  if (p.convergence == Convergence::thesis) slack += 2 * std::abs(mean) * count * eps;
  return slack;
}

Claim does_not_rise(const Iteration& it) {
  const std::string text = said("The loss J does not rise");
  if (!it.loss_before || !it.loss_after) return {text, {}, said("too many points")};
  return {text, *it.loss_after <= *it.loss_before * (1 + 1e-9) + 1e-12,
          told("from {:.8g} to {:.8g}", *it.loss_before, *it.loss_after)};
}

/// Balls of tiles go to means of what their tiles see.
Claim are_in_sight(const Moment& m) {
  const Detection& run = m.run();
  const Tiling& tiling = run.tiles->tiling();
  std::size_t outside = 0;
  for (std::size_t j = 0; j < m.after.size(); ++j) {
    const std::uint32_t leaf = tiling.leaf_of_ball(m.after.ids[j]);
    Box box = tiling.tree.box_of(leaf);
    for (const std::uint32_t other : tiling.tree.neighbors(leaf))
      for (std::size_t k = 0; k < m.after.dimension; ++k) {
        box.low[k] = std::min(box.low[k], tiling.tree.box_of(other).low[k]);
        box.high[k] = std::max(box.high[k], tiling.tree.box_of(other).high[k]);
      }
    for (std::size_t k = 0; k < m.after.dimension; ++k) {
      const double x = m.after.centers[j * m.after.dimension + k], slack = 1e-6 * run.engine->box().half_width[k];
      if (x >= box.low[k] - slack && x <= box.high[k] + slack) continue;
      ++outside;
      break;
    }
  }
  return {said("Each ball is where its tile sees points"), outside == 0, told("{} of {} are not", outside, m.after.size())};
}

// --- decimate -----------------------------------------------------------------------------------------------------------

Claim had_to_go(const Moment& m) {
  const Step& s = m.what();
  const double r2 = m.run().r2;
  const std::size_t row = m.before.row_of(s.subject);
  const bool is_near = s.why == Removal::too_many_near;
  const std::string text = is_near ? said("The ball had three others or more within r2")
                                   : said("The ball had at most two others within r2, and fewer than two within 2 r2");
  if (row == m.before.size()) return {text, false, said("it was not there")};
  const Neighbourhood near(m.before, m.run().precision, 2 * r2, m.tiling());
  const std::size_t near_count = near.count_within(row, r2), far_count = near.count_within(row, 2 * r2);
  return {text, near.verdict(row, r2) == s.why, told("{} within r2, {} within 2 r2", near_count, far_count)};
}

Claim held_few(const Moment& m, RunContext& context) {
  const std::size_t row = m.before.row_of(m.what().subject);
  const std::string text = said("The ball held fewer points than the minimum");
  if (row == m.before.size()) return {text, false, said("it was not there")};
  const Held held = held_by(m, row, context);
  return {text, held.points < held.minimum, told("{} of {}", held.points, held.minimum)};
}

/// After the last removal of a round.
bool ends_round(const Moment& m) {
  const auto& steps = m.run().trace.steps();
  return m.step + 1 == steps.size() || steps[m.step + 1].kind != StepKind::remove || steps[m.step + 1].round != m.what().round;
}

Claim all_stay(const Balls& balls, const Detection& run, const Tiling* tiling) {
  const Neighbourhood near(balls, run.precision, 2 * run.r2, tiling);
  std::size_t crowded = 0, lonely = 0;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    const Removal verdict = near.verdict(j, run.r2);
    crowded += verdict == Removal::too_many_near;
    lonely += verdict == Removal::too_few_far;
  }
  return {said("No ball has three others within r2, or fewer than two within 2 r2"), crowded + lonely == 0,
          told(balls.size(), "of {0} ball, {1}, {2} fewer than two within 2 r2",
               "of {0} balls, {1}, {2} fewer than two within 2 r2",
               told(crowded, "{} has three within r2", "{} have three within r2"), lonely)};
}

std::vector<Claim> of_removal(const Moment& m, RunContext& context) {
  std::vector<Claim> claims;
  const Step& s = m.what();
  constexpr std::size_t fewest = 3;
  switch (s.why) {
    case Removal::too_many_near:
    case Removal::too_few_far:
      claims.push_back(had_to_go(m));
      if (ends_round(m) && m.after.size() > fewest && !m.tiling()) claims.push_back(all_stay(m.after, m.run(), m.tiling()));
      break;
    case Removal::too_few_points:
      claims.push_back(held_few(m, context));
      break;
    case Removal::part_too_small: {
      const auto links = order_links(m.before, m.run().r2, context);
      const std::size_t row = m.before.row_of(s.subject);
      const std::size_t size = row < m.before.size() ? part_sizes(m.before.size(), links)[row] : 0;
      claims.push_back({said("The ball was in a line of three balls or fewer"), size > 0 && size <= fewest,
                        told(size, "{} ball", "{} balls")});
      break;
    }
    case Removal::none:
      break;
  }
  return claims;
}

// --- order --------------------------------------------------------------------------------------------------------------

double length_of(const Balls& balls, const Link& link) {
  double squared = 0;
  for (std::size_t k = 0; k < balls.dimension; ++k) {
    const double away = balls.centers[link.a * balls.dimension + k] - balls.centers[link.b * balls.dimension + k];
    squared += away * away;
  }
  return std::sqrt(squared);
}

std::vector<Claim> of_link(const Moment& m) {
  const Detection& run = m.run();
  const auto& links = run.trace.links();
  const std::size_t count = run.trace.link_count_at(m.step);
  const Link& link = links[m.what().subject];
  std::vector<int> degree(run.balls.size(), 0);
  for (std::size_t i = 0; i < count; ++i) ++degree[links[i].a], ++degree[links[i].b];
  const int most = *std::max_element(degree.begin(), degree.end());
  std::vector<Claim> claims{{said("No ball has more than two links"), most <= 2, told("the most are {}", most)}};
  const double length = length_of(run.balls, link), reach = link.closing ? 2 * run.r2 : run.r2;
  claims.push_back({link.closing ? said("The two are within 2 r2") : said("The two are within r2"), length <= reach,
                    told("{:.6g} of {:.6g}", length, reach)});
  if (link.closing && m.what().subject > 0 && links[m.what().subject - 1].closing) {
    const double before = length_of(run.balls, links[m.what().subject - 1]);
    claims.push_back(
        {said("Pairs come by distance, the nearest first"), before <= length, told("{:.6g}, then {:.6g}", before, length)});
  }
  const Parameters p = m.parameters();
  const bool has_lost_parts = std::any_of(run.trace.steps().begin(), run.trace.steps().end(),
                                          [](const Step& s) { return s.why == Removal::part_too_small; });
  if (!has_lost_parts && run.balls.size() > 3 && p.method != Method::tiled) claims.push_back(all_stay(run.balls, run, nullptr));
  return claims;
}

std::vector<Claim> of_refinement(const Moment& m) {
  const Detection& run = m.run();
  const PolylineSet &now = run.refinements[m.what().subject], before = m.what().subject == 0
                                                                           ? walk_polylines(run.balls, run.links, run.origin)
                                                                           : run.refinements[m.what().subject - 1];
  const bool same = now.lines.size() == before.lines.size() &&
                    std::equal(now.lines.begin(), now.lines.end(), before.lines.begin(),
                               [](const Polyline& a, const Polyline& b) { return a.closed == b.closed; });
  std::size_t stray = 0;
  for (const Polyline& line : now.lines)
    stray += static_cast<std::size_t>(
        std::count_if(line.coordinates.begin(), line.coordinates.end(), [](double x) { return !std::isfinite(x); }));
  return {{said("There are as many lines as before, closed ones closed"), same,
           told(now.lines.size(), "{} line, {} before", "{} lines, {} before", before.lines.size())},
          {said("All coordinates are finite"), stray == 0, told("{} are not", stray)}};
}

}  // namespace

const Tiling* Moment::tiling() const {
  const bool is_local = run().tiles && parameters().tile_detection == TileDetection::local;
  return is_local && what().round != run().smoothing_round ? &run().tiles->tiling() : nullptr;
}

Parameters Moment::parameters() const {
  Parameters p = effective(result.parameters().to<Parameters>(), result.backend());
  p.min_points = run().min_points;  // 0 let the run choose
  return p;
}

CellMeans cell_means(const RidgeResult& result, const Engine& engine, const Balls& balls, RunContext& context) {
  RunContext asking = context.beside();
  asking.backend = result.backend();
  const auto owners = engine.owners(balls, result.detection().r1, asking);
  const std::size_t d = balls.dimension;
  CellMeans cells{std::vector<std::uint32_t>(balls.size(), 0), std::vector<double>(balls.size() * d, 0), 0};
  StopWatcher watch(context.stop);
  for (std::size_t i = 0; i < owners.size(); ++i) {
    watch();
    if (owners[i] == no_owner) continue;
    ++cells.counts[owners[i]];
    ++cells.owned;
    for (std::size_t k = 0; k < d; ++k)
      cells.means[owners[i] * d + k] += result.points().at(i, k) - result.detection().origin[k];
  }
  for (std::size_t j = 0; j < balls.size(); ++j)
    for (std::size_t k = 0; k < d; ++k) {
      double& mean = cells.means[j * d + k];
      mean = cells.counts[j] ? mean / cells.counts[j] : balls.centers[j * d + k];
    }
  return cells;
}

Iteration iteration_of(const Moment& m, RunContext& context) {
  const PointSet& points = m.result.points();
  Iteration it{cell_means(m.result, m.run().engine_of(m.what().round), m.before, context), {}, {}};
  if (points.size() > most_looked_at || points.size() * points.dimension() > most_coordinates) return it;
  const std::vector<double> rows = local_rows(m.result, context);
  it.loss_before = objective_of(rows, m.before, m.run().r1, context);
  it.loss_after = objective_of(rows, m.after, m.run().r1, context);
  return it;
}

Held held_by(const Moment& m, std::size_t row, RunContext& context) {
  RunContext asking = context.beside();
  asking.backend = m.result.backend();
  const auto counts = m.run().engine->count_owned(m.before, m.run().r1, nullptr, asking);
  const std::int64_t early = early_minimum(counts, m.run().min_points);
  const bool was_early = std::any_of(counts.begin(), counts.end(), [&](std::uint32_t count) { return count < early; });
  return {counts[row], was_early ? early : m.run().min_points};
}

/// A ball whose coordinates all stay within the slack stays as a whole; any other goes to its mean.
Claim are_means(const Moment& m, const CellMeans& means) {
  const Parameters p = m.parameters();
  const std::size_t d = m.after.dimension;
  std::size_t wrong = 0;
  double farthest = 0;
  for (std::size_t j = 0; j < m.after.size(); ++j) {
    bool is_right = true;
    for (std::size_t k = 0; k < d; ++k) {
      const double mean = means.means[j * d + k], away = std::abs(m.after.centers[j * d + k] - mean);
      farthest = std::max(farthest, away);
      is_right = is_right && away <= slack_of(m, p, mean, means.counts[j], m.run().engine->box().half_width[k]);
    }
    wrong += !is_right;
  }
  return {said("Each ball is at the mean of the points that belonged to it before"), wrong == 0,
          told("{} of {} are not; the largest difference is {:.3g}", wrong, m.after.size(), farthest)};
}

std::vector<Claim> claims_of(const Moment& m, const Iteration* iteration, RunContext& context) {
  const StepKind kind = m.what().kind;
  std::vector<Claim> claims;
  switch (kind) {
    case StepKind::input:
      return {all_in_box(m, context)};
    case StepKind::split:
      return {all_in_tiles(m)};
    case StepKind::choose:
      claims = {are_apart(m)};
      if (!m.run().tiles) claims.push_back(are_covered(m, context));
      break;
    case StepKind::evolve:
      if (iteration)
        claims = {are_means(m, iteration->cells), does_not_rise(*iteration)};
      else
        claims = {are_in_sight(m)};
      break;
    case StepKind::remove:
      claims = of_removal(m, context);
      break;
    case StepKind::link:
      return of_link(m);
    case StepKind::refine:
      return of_refinement(m);
  }
  claims.push_back({said("There are as many balls as the run counted"), m.after.size() == m.what().ball_count,
                    told("{}, counted {}", m.after.size(), m.what().ball_count)});
  return claims;
}

}  // namespace ws::ridge
