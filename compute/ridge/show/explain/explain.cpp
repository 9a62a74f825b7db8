// SPDX-License-Identifier: MIT
#include "compute/ridge/show/explain/explain.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/ridge/show/explain/step_claims.h"
#include "compute/ridge/show/neighbourhood.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

namespace ws::ridge {

namespace {

constexpr std::size_t most_listed = 6;

/// Where what is done stands in the pseudocode, by the beginning of the line.
const char* line_words(const Moment& m) {
  const Parameters p = m.parameters();
  switch (m.what().kind) {
    case StepKind::input:
      return p.method == Method::tiled ? "cut the box" : p.choose == Choosing::block ? "one block" : "for each";
    case StepKind::split:
      return "cut the box";
    case StepKind::choose:
      return p.method == Method::tiled      ? "if no ball of the tile"
             : p.choose == Choosing::greedy ? "each block"
                                            : "if no ball is within r1";
    case StepKind::evolve:
      return "move each ball to the mean";
    case StepKind::remove:
      switch (m.what().why) {
        case Removal::too_many_near:
          return "if three others";
        case Removal::too_few_far:
          return "else if fewer than two";
        case Removal::too_few_points:
          return "remove balls that hold";
        default:
          return "remove lines of three";
      }
    case StepKind::link:
      return m.run().trace.links()[m.what().subject].closing ? "join them" : "link them";
    case StepKind::refine:
      return "cut the lines finely";
  }
  return "";
}

/// "balls 3 and 8", "balls 3, 8 and 4 more".
std::string named(const Balls& balls, const std::vector<NearBall>& near) {
  std::vector<std::uint32_t> ids;
  for (std::size_t i = 0; i < std::min(near.size(), most_listed); ++i) ids.push_back(balls.ids[near[i].row]);
  std::string text = joined_text(ids, ", ");
  if (near.size() > most_listed) text += told(" and {} more", near.size() - most_listed);
  return near.size() == 1 ? told("ball {}", text) : told("balls {}", text);
}

// --- choose -------------------------------------------------------------------------------------------------------------

/// No two balls that were chosen are within r1, of a tile where there are tiles: a cell of side r1 / √d holds one at most.
std::optional<double> packing_bound(const RidgeResult& result) {
  if (result.detection().tiles) return {};
  const CloudBox& box = result.detection().engine->box();
  const std::size_t d = result.points().dimension();
  double cells = 1;
  for (std::size_t k = 0; k < d; ++k)
    cells *= std::floor(2 * box.half_width[k] * std::sqrt(double(d)) / result.detection().r1) + 1;
  return std::min(cells, static_cast<double>(result.points().size()));
}

double distance_to(const Moment& m, std::size_t point, std::size_t row) {
  const std::size_t d = m.after.dimension;
  double squared = 0;
  for (std::size_t k = 0; k < d; ++k)
    squared += std::pow(m.result.points().at(point, k) - m.run().origin[k] - m.after.centers[row * d + k], 2);
  return std::sqrt(squared);
}

/// Points that became no ball, the first of them, each with the nearest ball that kept it from it. Where balls are chosen in
/// the points' order, that is one of those before it.
void add_points_not_chosen(Reasons& reasons, const Moment& m) {
  const Parameters p = m.parameters();
  const double r1 = m.run().r1;
  const auto& half_width = m.run().engine->box().half_width;
  const double same = 1e-6 * *std::max_element(half_width.begin(), half_width.begin() + std::ptrdiff_t(m.after.dimension));
  const bool is_in_order = p.method != Method::tiled && p.choose == Choosing::conservative && p.ball_order == BallOrder::file;
  const std::size_t all = m.after.size(), looked_at = std::min<std::size_t>(m.result.points().size(), 64);
  std::size_t before = is_in_order ? 0 : all;
  for (std::size_t i = 0; i < looked_at && reasons.alternatives.size() < 3; ++i) {
    if (before < all && distance_to(m, i, before) <= same) {
      ++before;
      continue;
    }
    NearBall nearest{all, r1};
    for (std::size_t j = 0; j < before; ++j)
      if (const double away = distance_to(m, i, j); away <= nearest.distance) nearest = {j, away};
    if (nearest.row == all || (!is_in_order && nearest.distance <= same)) continue;
    reasons.alternatives.push_back(
        {told("point {} as a ball", i), nearest.distance, {}, told("ball {} is so near, within r1", m.after.ids[nearest.row])});
  }
}

Reasons why_chosen(const Moment& m) {
  Reasons reasons;
  reasons.why =
      told(m.result.points().size(),
           "{1} of {0} point are balls: a point becomes one unless a ball chosen before lies within r1 = {2:.6g}{3}.",
           "{1} of {0} points are balls: a point becomes one unless a ball chosen before lies within r1 = {2:.6g}{3}.",
           m.after.size(), m.run().r1, m.run().tiles ? said(", within its tile") : "");
  add_points_not_chosen(reasons, m);
  return reasons;
}

// --- evolve -------------------------------------------------------------------------------------------------------------

Reasons why_moved(const Moment& m, const Iteration* it) {
  const Step& s = m.what();
  const std::size_t d = m.after.dimension;
  std::size_t farthest = 0, moved = 0;
  double longest = 0;
  for (std::size_t j = 0; j < std::min(m.after.size(), m.before.size()); ++j) {
    double squared = 0;
    for (std::size_t k = 0; k < d; ++k) squared += std::pow(m.after.centers[j * d + k] - m.before.centers[j * d + k], 2);
    moved += squared > 0;
    if (squared <= longest) continue;
    longest = squared;
    farthest = j;
  }
  Reasons reasons;
  reasons.why =
      told(m.after.size(), "Each of {} ball goes to the mean of its points", "Each of {} balls goes to the mean of its points");
  if (it) reasons.why += told(" ({} of {} points are within r1 of one)", it->cells.owned, m.result.points().size());
  reasons.why += told(moved, ": {} moves, by {:.3g} on average", ": {} move, by {:.3g} on average", s.displacement);
  if (longest > 0) reasons.why += told(", ball {} farthest, by {:.3g}", m.after.ids[farthest], std::sqrt(longest));
  reasons.why += ".";
  if (it && it->loss_before && it->loss_after)
    reasons.alternatives.push_back(
        {said("stand still"), *it->loss_before, "J", told("moving lowers the loss J to {:.8g}", *it->loss_after)});
  return reasons;
}

/// Pairs of a point and a ball whose distance the grid looks at: balls in the cells around.
double pairs_in_cells(const Moment& m, RunContext& context) {
  const BallGrid grid(m.before, m.run().r1);
  const std::size_t d = m.before.dimension;
  std::atomic<std::uint64_t> pairs{0};
  RunContext unseen = context.beside();
  CpuExecutor exec(unseen);
  exec.for_ranges("pairs in cells", m.result.points().size(), 4096, [&](std::size_t begin, std::size_t end) {
    std::uint64_t mine = 0;
    std::vector<double> place(d);
    for (std::size_t i = begin; i < end; ++i) {
      for (std::size_t k = 0; k < d; ++k) place[k] = m.result.points().at(i, k) - m.run().origin[k];
      grid.for_near(place.data(), [&](std::uint32_t) { ++mine; });
    }
    pairs += mine;
  });
  return static_cast<double>(pairs.load());
}

// --- decimate -----------------------------------------------------------------------------------------------------------

/// The balls near one that goes, each as what could have gone instead.
void add_rivals(Reasons& reasons, const Moment& m, std::size_t row, const std::vector<NearBall>& near,
                const Neighbourhood& around) {
  const double r2 = m.run().r2;
  for (const NearBall& other : near) {
    if (reasons.alternatives.size() == most_listed) break;
    const Removal verdict = around.verdict(other.row, r2);
    const std::string why =
        verdict == Removal::none
            ? told(around.count_within(other.row, r2), "it may stay: {} other within r2, {} within 2 r2",
                   "it may stay: {} others within r2, {} within 2 r2", around.count_within(other.row, 2 * r2))
        : other.row > row ? told("it is asked after ball {}", m.before.ids[row])
                          : said("it was asked before, and could stay then");
    reasons.alternatives.push_back(
        {told("remove ball {} instead", m.before.ids[other.row]), other.distance, said("away"), why});
  }
}

Reasons why_removed(const Moment& m, RunContext& context) {
  const Step& s = m.what();
  const double r2 = m.run().r2;
  const std::size_t row = m.before.row_of(s.subject);
  Reasons reasons{told("Ball {}", s.subject), {}, {}, {}, {}};
  if (row == m.before.size()) return reasons;
  const Neighbourhood around(m.before, m.run().precision, 2 * r2, m.tiling());
  const auto near = around.others_within(row, r2), far = around.others_within(row, 2 * r2);
  for (std::size_t i = 0; i < std::min(far.size(), 2 * most_listed); ++i)
    reasons.parts.push_back({i < near.size() ? told("ball {}, within r2", m.before.ids[far[i].row])
                                             : told("ball {}, within 2 r2", m.before.ids[far[i].row]),
                             far[i].distance});
  switch (s.why) {
    case Removal::too_many_near:
      reasons.why =
          told(near.size(),
               "Ball {1} goes: {0} other are within r2 = {2:.6g} ({3}, the nearest {4:.4g} away), and three are one too many "
               "for a curve.",
               "Ball {1} goes: {0} others are within r2 = {2:.6g} ({3}, the nearest {4:.4g} away), and three are one too many "
               "for a curve.",
               s.subject, r2, named(m.before, near), near.empty() ? 0 : near[0].distance);
      add_rivals(reasons, m, row, near, around);
      break;
    case Removal::too_few_far:
      reasons.why = far.empty()
                        ? told("Ball {} goes: no other is within 2 r2 = {:.6g}, and a curve needs two.", s.subject, 2 * r2)
                        : told("Ball {} goes: only {} is within 2 r2 = {:.6g}, {:.4g} away, and a curve needs two.", s.subject,
                               named(m.before, far), 2 * r2, far[0].distance);
      break;
    case Removal::too_few_points: {
      const Held held = held_by(m, row, context);
      reasons.why = told(
          held.points,
          "Ball {1} goes: it holds {0} point, fewer than the {2} that are asked{3}, so it lies on points of no curve.",
          "Ball {1} goes: it holds {0} points, fewer than the {2} that are asked{3}, so it lies on points of no curve.",
          s.subject, held.minimum,
          held.minimum < m.run().min_points ? told(" while balls are many (the minimum at the end is {})", m.run().min_points)
                                            : std::string());
      break;
    }
    case Removal::part_too_small:
      reasons.why = told("Ball {} goes: its line has three balls or fewer, and there is a longer one.", s.subject);
      break;
    case Removal::none:
      break;
  }
  return reasons;
}

// --- order --------------------------------------------------------------------------------------------------------------

std::vector<int> degrees_before(const Detection& run, std::size_t link) {
  std::vector<int> degree(run.balls.size(), 0);
  for (std::size_t i = 0; i < link; ++i) ++degree[run.links[i].a], ++degree[run.links[i].b];
  return degree;
}

}  // namespace

Reasons why_link(const RidgeResult& result, std::size_t index) {
  const Detection& run = result.detection();
  const Link& link = run.links[index];
  const Neighbourhood around(run.balls, run.precision, 2 * run.r2);
  const std::vector<int> degree = degrees_before(run, index);
  const double length = around.distance(link.a, link.b);
  const std::uint32_t a = run.balls.ids[link.a], b = run.balls.ids[link.b];
  Reasons reasons{told("Link {}", index), {}, {}, {}, {}};
  reasons.why = link.closing
                    ? told(
                          "Balls {} and {} are {:.4g} apart, within 2 r2 = {:.4g}; all nearer pairs are linked or have a ball "
                          "with two links, and these have {} and {}.",
                          a, b, length, 2 * run.r2, degree[link.a], degree[link.b])
                    : told("Balls {} and {} are {:.4g} apart, within r2 = {:.4g}, and have {} and {} so far: two are the most.",
                           a, b, length, run.r2, told(std::size_t(degree[link.a]), "{} link", "{} links"), degree[link.b]);
  for (const std::uint32_t end : {link.a, link.b})
    for (const NearBall& other : around.others_within(end, 2 * run.r2)) {
      if (other.row == link.a || other.row == link.b || reasons.alternatives.size() == most_listed) continue;
      const bool is_linked = std::any_of(run.links.begin(), run.links.begin() + std::ptrdiff_t(index), [&](const Link& l) {
        return std::min(l.a, l.b) == std::min<std::size_t>(end, other.row) &&
               std::max(l.a, l.b) == std::max<std::size_t>(end, other.row);
      });
      if (is_linked) continue;
      const std::string why = degree[other.row] > 1     ? said("it has two links")
                              : other.distance > length ? said("it is farther")
                                                        : said("its turn comes by index, or it is another's");
      reasons.alternatives.push_back(
          {told("ball {} to ball {}", run.balls.ids[end], run.balls.ids[other.row]), other.distance, said("apart"), why});
    }
  return reasons;
}

namespace {

Reasons reasons_of(const Moment& m, const Iteration* iteration, RunContext& context) {
  const Step& s = m.what();
  const Detection& run = m.run();
  Reasons reasons;
  switch (s.kind) {
    case StepKind::input:
      reasons.why = told(m.result.points().size(), "The cloud before anything was done to it: {} point in {}.",
                         "The cloud before anything was done to it: {} points in {}.",
                         told(m.result.points().dimension(), "{} dimension", "{} dimensions"));
      break;
    case StepKind::split:
      reasons.why = told(std::size_t(m.parameters().tile_capacity),
                         "Tiles of more than {} point are cut in halves, so that each fits a device's memory.",
                         "Tiles of more than {} points are cut in halves, so that each fits a device's memory.");
      break;
    case StepKind::choose:
      reasons = why_chosen(m);
      break;
    case StepKind::evolve:
      reasons = why_moved(m, iteration);
      break;
    case StepKind::remove:
      reasons = why_removed(m, context);
      break;
    case StepKind::link:
      reasons = why_link(m.result, s.subject);
      break;
    case StepKind::refine:
      reasons.why = told("The lines are fitted once more to the points within r1 = {:.6g} of them: step {} of {}.", run.r1,
                         s.subject + 1, run.refinements.size());
      break;
  }
  reasons.claims = claims_of(m, iteration, context);
  return reasons;
}

std::vector<Counter> counters_of(const Moment& m, RunContext& context) {
  const Detection& run = m.run();
  const auto& steps = run.trace.steps();
  const double points = static_cast<double>(m.result.points().size()), chosen = run.trace.initial_ball_count();
  std::vector<Counter> counters;
  if (m.what().kind == StepKind::input) return {{said("points"), points}};
  const auto end = steps.begin() + static_cast<std::ptrdiff_t>(m.step) + 1;
  const auto count_of = [&](StepKind kind) {
    return static_cast<double>(std::count_if(steps.begin(), end, [&](const Step& s) { return s.kind == kind; }));
  };
  if (m.what().kind == StepKind::choose) {
    const auto most = packing_bound(m.result);
    counters.push_back({said("balls chosen"), chosen, most, most ? said("at most the product of ⌊width √d / r1⌋ + 1") : ""});
  }
  if (m.what().kind == StepKind::evolve) {
    const double pairs = points * static_cast<double>(m.before.size());
    constexpr std::size_t most_counted = 4'000'000;
    if (m.parameters().method == Method::grid && m.result.points().size() <= most_counted)
      counters.push_back(
          {said("distances of this iteration, by cells"), pairs_in_cells(m, context), pairs, said("all pairs N k")});
    counters.push_back({said("iterations so far"), count_of(StepKind::evolve)});
  }
  if (const double removed = count_of(StepKind::remove); removed > 0 || m.what().kind == StepKind::remove)
    counters.push_back({said("balls removed"), removed, chosen, said("at most the k that were chosen")});
  if (m.what().kind == StepKind::link)
    counters.push_back({said("links"), count_of(StepKind::link), static_cast<double>(run.balls.size()),
                        said("at most one a ball, each having two ends")});
  return counters;
}

/// Balls that go together, for their points or their line, were judged before the first of them went.
std::size_t judged_at(const std::vector<Step>& steps, std::size_t step) {
  const Removal why = steps[step].why;
  if (why != Removal::too_few_points && why != Removal::part_too_small) return step - 1;
  while (steps[step - 1].why == why && steps[step - 1].round == steps[step].round) --step;
  return step - 1;
}

Moment moment_of(const RidgeResult& result, std::size_t step, const BallsAt& balls_at) {
  const auto& steps = result.detection().trace.steps();
  Moment m{result, step, {}, {}};
  m.before.dimension = m.after.dimension = result.points().dimension();
  const StepKind kind = steps[step].kind;
  if (kind == StepKind::input || kind == StepKind::split || kind == StepKind::link || kind == StepKind::refine) return m;
  m.after = balls_at(step);
  if (kind != StepKind::choose) m.before = balls_at(judged_at(steps, step));
  return m;
}

}  // namespace

Explanation explain_step(const RidgeResult& result, std::size_t step, const BallsAt& balls_at, RunContext& context) {
  const Moment m = moment_of(result, step, balls_at);
  Explanation explanation;
  const MethodCode code = pseudocode_of(m.parameters());
  explanation.method = code.told();
  explanation.line = code.line_of(line_words(m));
  const bool counts_cells = m.what().kind == StepKind::evolve && (!m.run().tiles || m.what().round == m.run().smoothing_round);
  const auto iteration = counts_cells ? std::optional(iteration_of(m, context)) : std::nullopt;
  explanation.reasons = reasons_of(m, iteration ? &*iteration : nullptr, context);
  explanation.counters = counters_of(m, context);
  return explanation;
}

std::vector<Explainable> explainable_at(const RidgeResult& result, std::size_t step) {
  std::vector<Explainable> things{{"cloud", said("points of the cloud"), result.points().size()}};
  const Trace& trace = result.detection().trace;
  if (trace.initial_ball_count() > 0 && step > 0)
    things.push_back({"ball", said("balls by their id, those that went too"), trace.initial_ball_count()});
  if (const std::size_t links = trace.link_count_at(step); links > 0)
    things.push_back({"links", said("links made so far"), links});
  return things;
}

Reasons why_ball(const RidgeResult& result, std::uint32_t id, std::size_t step, const BallsAt& balls_at, RunContext& context) {
  const Detection& run = result.detection();
  const auto& steps = run.trace.steps();
  const auto end = steps.begin() + static_cast<std::ptrdiff_t>(step) + 1;
  const auto gone =
      std::find_if(steps.begin(), end, [&](const Step& s) { return s.kind == StepKind::remove && s.subject == id; });
  if (gone != end) {
    const Moment m = moment_of(result, static_cast<std::size_t>(gone - steps.begin()), balls_at);
    Reasons reasons = why_removed(m, context);
    reasons.title += told(", removed at step {}", m.step);
    reasons.claims = claims_of(m, nullptr, context);
    return reasons;
  }
  const Balls balls = balls_at(std::min(step, run.trace.last_ball_step()));
  const std::size_t row = balls.row_of(id);
  Reasons reasons{told("Ball {}", id), {}, {}, {}, {}};
  if (row == balls.size()) return reasons;
  const Neighbourhood around(balls, run.precision, 2 * run.r2);
  const auto near = around.others_within(row, run.r2), far = around.others_within(row, 2 * run.r2);
  for (std::size_t i = 0; i < std::min(far.size(), 2 * most_listed); ++i)
    reasons.parts.push_back({i < near.size() ? told("ball {}, within r2", balls.ids[far[i].row])
                                             : told("ball {}, within 2 r2", balls.ids[far[i].row]),
                             far[i].distance});
  const auto goes =
      std::find_if(end, steps.end(), [&](const Step& s) { return s.kind == StepKind::remove && s.subject == id; });
  reasons.why = told(near.size(), "Ball {1} has {0} other within r2 = {2:.4g} and {3} within 2 r2; {4}.",
                     "Ball {1} has {0} others within r2 = {2:.4g} and {3} within 2 r2; {4}.", id, run.r2, far.size(),
                     goes == steps.end() ? said("it stays to the end") : told("it goes at step {}", goes - steps.begin()));
  std::size_t moved = std::min(step, run.trace.last_ball_step());
  while (moved > 0 && steps[moved].kind == StepKind::remove) --moved;
  if (moved == 0 || steps[moved].kind != StepKind::evolve || (run.tiles && steps[moved].round != run.smoothing_round))
    return reasons;
  const Moment m = moment_of(result, moved, balls_at);
  const CellMeans means = cell_means(result, run.engine_of(steps[moved].round), m.before, context);
  const std::size_t at = m.before.row_of(id);
  reasons.why +=
      told(means.counts[at], " It is where the mean of its {} point was in iteration {} of round {}.",
           " It is where the mean of its {} points was in iteration {} of round {}.", steps[moved].subject, steps[moved].round);
  reasons.claims = {are_means(m, means)};
  return reasons;
}

Reasons why_point(const RidgeResult& result, std::size_t point, const Balls& balls, RunContext& context) {
  const Detection& run = result.detection();
  const std::size_t d = balls.dimension;
  std::vector<NearBall> all;
  for (std::size_t j = 0; j < balls.size(); ++j) {
    double squared = 0;
    for (std::size_t k = 0; k < d; ++k)
      squared += std::pow(result.points().at(point, k) - run.origin[k] - balls.centers[j * d + k], 2);
    all.push_back({j, std::sqrt(squared)});
  }
  std::stable_sort(all.begin(), all.end(), [](const NearBall& a, const NearBall& b) { return a.distance < b.distance; });
  Reasons reasons{told("Point {}", point), {}, {}, {}, {}};
  if (all.empty()) {
    reasons.why = said("There are no balls yet.");
    return reasons;
  }
  RunContext asking = context.beside();
  asking.backend = result.backend();
  const std::uint32_t owner = run.engine->owners(balls, run.r1, asking)[point];
  const NearBall nearest = all.front();
  reasons.why =
      owner == no_owner
          ? told("Point {} belongs to no ball: the nearest, ball {}, is {:.6g} away, r1 is {:.6g}.", point,
                 balls.ids[nearest.row], nearest.distance, run.r1)
          : told("Point {} belongs to ball {}: of all balls it is the nearest, {:.6g} away, and that is within r1 = {:.6g}.",
                 point, balls.ids[owner], all.front().distance, run.r1);
  for (std::size_t i = owner == no_owner ? 0 : 1; i < std::min<std::size_t>(all.size(), 5); ++i)
    reasons.alternatives.push_back({told("ball {}", balls.ids[all[i].row]), all[i].distance, said("away"),
                                    all[i].distance > run.r1 ? said("it is beyond r1") : said("it is farther")});
  const double slack = 1e-5 * run.r1;
  const double owned =
      owner == no_owner ? 0 : std::find_if(all.begin(), all.end(), [&](const NearBall& n) { return n.row == owner; })->distance;
  reasons.claims.push_back(
      {said("The engine's owner is the nearest ball within r1"),
       owner == no_owner ? nearest.distance > run.r1 - slack : owned <= nearest.distance + slack && owned <= run.r1 + slack,
       owner == no_owner ? said("none") : told("ball {}", balls.ids[owner])});
  return reasons;
}

}  // namespace ws::ridge
