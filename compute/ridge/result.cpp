// SPDX-License-Identifier: MIT
#include "compute/ridge/result.h"

#include "compute/core/error.h"
#include "compute/core/fingerprint.h"
#include "compute/io/polylines.h"
#include "compute/ridge/projection.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::ridge {

namespace {

const char* phase_name(StepKind kind) {
  switch (kind) {
    case StepKind::input:
      return "cloud";
    case StepKind::split:
      return "tile";
    case StepKind::choose:
      return "choose";
    case StepKind::evolve:
      return "evolve";
    case StepKind::remove:
      return "decimate";
    case StepKind::link:
      return "order";
    case StepKind::refine:
      return "refine";
  }
  return "";
}

std::string removal_text(Removal why) {
  return why == Removal::too_many_near ? "three others or more within r2" : "fewer than two others within 2 r2";
}

}  // namespace

RidgeResult::RidgeResult(std::shared_ptr<const PointSet> points, std::shared_ptr<const PolylineSet> truth,
                         ParameterSet parameters, Detection detection, const RunContext& context)
    : points_(std::move(points)),
      truth_(std::move(truth)),
      parameters_(std::move(parameters)),
      detection_(std::make_shared<const Detection>(std::move(detection))),
      lines_(run_.polylines()),
      identity_(next_identity()) {
  lines_.column_names = points_->column_names;
  if (truth_ && lines_.vertex_count() > 0) accuracy_ = measure_accuracy(lines_, *truth_, context);
  const auto& half_widths = run_.engine->box().half_width;
  half_widths_.assign(half_widths.begin(), half_widths.begin() + static_cast<std::ptrdiff_t>(points_->dimension()));
  if (points_->dimension() > 2) components_ = principal_components(*points_, context.stop);
  list_events();
}

void RidgeResult::add_variant_summary(std::vector<Property>& properties) const {
  if (run_.tiles) {
    const TileTree& tree = run_.tiles->tiling().tree;
    properties.push_back({"tile_count", static_cast<std::int64_t>(tree.leaves.size())});
    properties.push_back({"tile_levels", static_cast<std::int64_t>(tree.level_count() - 1)});
    properties.push_back({"lone_point_count", static_cast<std::int64_t>(tree.lone_count)});
  }
  if (!run_.comparison) return;
  const Difference& difference = run_.comparison->difference;
  properties.push_back({"exact_length", difference.exact_length});
  properties.push_back({"covered_length", difference.covered_length});
  properties.push_back({"longest_missing", difference.longest_missing});
  properties.push_back({"hausdorff_to_exact", difference.hausdorff});
}

RidgeResult::RidgeResult(const RidgeResult& other, std::vector<StudyRow> study)
    : points_(other.points_),
      truth_(other.truth_),
      parameters_(other.parameters_),
      detection_(other.detection_),
      lines_(other.lines_),
      accuracy_(other.accuracy_),
      events_(other.events_),
      half_widths_(other.half_widths_),
      components_(other.components_),
      identity_(other.identity_),
      study_(std::move(study)) {}

std::vector<Property> RidgeResult::summary() const {
  const auto count = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
  std::vector<Property> properties{{"vertex_count", count(lines_.vertex_count())},
                                   {"edge_count", count(lines_.edge_count())},
                                   {"component_count", count(lines_.lines.size())},
                                   {"closed_count", count(lines_.closed_count())},
                                   {"outer_rounds", count(run_.outer_rounds)},
                                   {"inner_iterations", count(run_.inner_iterations)},
                                   {"initial_ball_count", count(run_.trace.initial_ball_count())}};
  if (run_.parts.pieces > 1) {
    properties.push_back({"device_count", count(run_.parts.devices)});
    properties.push_back({"piece_count", count(run_.parts.pieces)});
  }
  add_variant_summary(properties);
  if (const auto best = best_row(study_)) properties.push_back({"proposed_r1", study_[*best].r1});
  if (!accuracy_) return properties;
  properties.push_back({"mean_distance", accuracy_->mean});
  properties.push_back({"median_distance", accuracy_->median});
  properties.push_back({"maximum_distance", accuracy_->maximum});
  properties.push_back({"hausdorff_curve_to_truth", accuracy_->curve_to_truth});
  properties.push_back({"hausdorff_truth_to_curve", accuracy_->truth_to_curve});
  return properties;
}

std::string RidgeResult::hash() const {
  Fingerprint hasher;
  hasher.add(static_cast<std::uint64_t>(lines_.dimension));
  for (const Polyline& line : lines_.lines) {
    hasher.add(static_cast<std::uint64_t>(line.closed));
    hasher.add(static_cast<std::uint64_t>(line.coordinates.size()));
    for (const double x : line.coordinates) hasher.add(x);
  }
  return hasher.text();
}

StepInfo RidgeResult::describe(std::size_t step) const {
  const Step& s = run_.trace.steps().at(step);
  const auto integer = [](std::uint32_t n) { return Value(static_cast<std::int64_t>(n)); };
  StepInfo info{phase_name(s.kind), {}, {{"balls", integer(s.ball_count)}}};
  if (s.round > 0) info.values.push_back({"round", integer(s.round)});
  if (s.round > 0 && s.round == run_.smoothing_round) info.values.push_back({"smoothing", true});
  switch (s.kind) {
    case StepKind::input:
      info.title = fmt::format("The cloud: {} points", points_->size());
      break;
    case StepKind::split:
      info.title = fmt::format("Level {} of {}: {} tiles", s.subject, run_.tiles->tiling().tree.level_count() - 1,
                               run_.tiles->tiling().tree.tiles_at(s.subject).size());
      info.values.push_back({"level", integer(s.subject)});
      break;
    case StepKind::choose:
      info.title = fmt::format("{} balls chosen, more than r1 apart{}", s.ball_count, run_.tiles ? " within each tile" : "");
      break;
    case StepKind::evolve:
      info.title = fmt::format("Round {}, iteration {}: {} balls move by {:.3g} on average", s.round, s.subject, s.ball_count,
                               s.displacement);
      info.values.push_back({"iteration", integer(s.subject)});
      info.values.push_back({"mean displacement", static_cast<double>(s.displacement)});
      break;
    case StepKind::remove:
      info.title = fmt::format("Ball {} removed: {}", s.subject, removal_text(s.why));
      info.values.push_back({"ball", integer(s.subject)});
      info.values.push_back({"reason", std::string(s.why == Removal::too_many_near ? "too many near" : "too few far")});
      break;
    case StepKind::link: {
      const Link& link = run_.trace.links()[s.subject];
      info.title = fmt::format("Link {} of {}: balls {} and {}, {}", s.subject + 1, run_.links.size(), run_.balls.ids[link.a],
                               run_.balls.ids[link.b], link.closing ? "two ends within 2 r2" : "within r2");
      break;
    }
    case StepKind::refine: {
      const PolylineSet& lines = run_.refinements[s.subject];
      info.title = fmt::format("Refinement, step {} of {}: {} vertices on the lines", s.subject + 1, run_.refinements.size(),
                               lines.vertex_count());
      info.values.push_back({"vertices", static_cast<std::int64_t>(lines.vertex_count())});
      break;
    }
  }
  return info;
}

std::pair<std::size_t, std::size_t> RidgeResult::step_memory() const {
  return {run_.trace.bytes(), run_.trace.keyframes().budget_bytes()};
}

void RidgeResult::list_events() {
  const auto& steps = run_.trace.steps();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& s = steps[i];
    const bool begins = i == 0 || steps[i - 1].kind != s.kind || steps[i - 1].round != s.round;
    if (begins)
      events_.push_back({i, "phase",
                         s.round > 0 && s.kind != StepKind::link && s.kind != StepKind::refine
                             ? fmt::format("{}, round {}", phase_name(s.kind), s.round)
                             : std::string(phase_name(s.kind))});
    if (s.kind == StepKind::remove)
      events_.push_back(
          {i, s.why == Removal::too_many_near ? "removed_near" : "removed_far", fmt::format("ball {} removed", s.subject)});
  }
}

Work RidgeResult::work() const {
  if (run_.tiles) return {static_cast<double>(points_->size()) * static_cast<double>(run_.inner_iterations), "points"};
  double balls = 0;
  for (const Step& step : run_.trace.steps())
    if (step.kind == StepKind::evolve) balls += step.ball_count;
  return {balls * static_cast<double>(points_->size()), "pairs"};
}

std::vector<Plot> RidgeResult::plots(std::size_t step) const {
  PlotSeries balls{"balls", PlotStyle::line, {}, {}}, moves{"mean displacement", PlotStyle::line, {}, {}};
  double iteration = 0;
  std::optional<double> cursor;
  const auto& steps = run_.trace.steps();
  for (std::size_t i = 1; i < steps.size(); ++i) {
    if (steps[i].kind == StepKind::evolve) {
      ++iteration;
      moves.x.push_back(iteration);
      moves.y.push_back(steps[i].displacement);
    }
    if (i <= step) cursor = iteration;
    const bool changes = balls.y.empty() || balls.x.back() != iteration;
    if (changes) {
      balls.x.push_back(iteration);
      balls.y.push_back(steps[i].ball_count);
    } else {
      balls.y.back() = steps[i].ball_count;
    }
  }
  std::vector<Plot> plots{
      {"ball_count", "Number of balls", "iteration", "balls", false, true, {balls}, cursor},
      {"displacement", "Mean displacement", "iteration", "mean move of a ball", false, true, {moves}, cursor}};
  PlotSeries owned{"points per ball", PlotStyle::bars, {}, {}};
  if (!run_.owned_counts.empty()) {
    const double most = *std::max_element(run_.owned_counts.begin(), run_.owned_counts.end());
    const double bins = std::clamp(std::ceil(std::sqrt(static_cast<double>(run_.owned_counts.size())) * 2), 4.0, 40.0);
    const double width = std::max(1.0, std::ceil((most + 1) / bins));
    for (double low = 0; low <= most; low += width) {
      owned.x.push_back(low + width / 2);
      owned.y.push_back(static_cast<double>(std::count_if(run_.owned_counts.begin(), run_.owned_counts.end(),
                                                          [&](std::uint32_t n) { return n >= low && n < low + width; })));
    }
  }
  plots.push_back({"points_per_ball", "Points per ball, at the end", "points", "balls", false, false, {owned}, {}});
  if (accuracy_) {
    PlotSeries error{"vertex to truth", PlotStyle::points, {}, accuracy_->vertex_distances};
    for (std::size_t i = 0; i < error.y.size(); ++i) error.x.push_back(static_cast<double>(i));
    plots.push_back({"error",
                     "Error against the true curve",
                     "vertex along the lines",
                     "distance to the truth",
                     false,
                     false,
                     {error},
                     {}});
  }
  std::vector<Plot> study = study_plots(study_);
  plots.insert(plots.begin(), std::make_move_iterator(study.begin()), std::make_move_iterator(study.end()));
  return plots;
}

void RidgeResult::write(std::string_view id, const std::filesystem::path& path) const {
  if (id == "study") return write_study(path, study_);
  if (id != "ridge") throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
  io::write_polylines(path, lines_);
}

}  // namespace ws::ridge
