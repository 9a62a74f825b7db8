// SPDX-License-Identifier: MIT
#include "compute/ridge/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/io/polylines/polylines.h"

#include <fmt/format.h>

#include <utility>

namespace ws::ridge {

namespace {

void add_variant_summary(std::vector<Property>& properties, const Detection& run) {
  if (run.tiles) {
    const TileTree& tree = run.tiles->tiling().tree;
    properties.push_back({"tile_count", static_cast<std::int64_t>(tree.leaves.size())});
    properties.push_back({"tile_levels", static_cast<std::int64_t>(tree.level_count() - 1)});
    properties.push_back({"lone_point_count", static_cast<std::int64_t>(tree.lone_count)});
  }
  if (!run.comparison) return;
  const Difference& difference = run.comparison->difference;
  properties.push_back({"exact_length", difference.exact_length});
  properties.push_back({"covered_length", difference.covered_length});
  properties.push_back({"longest_missing", difference.longest_missing});
  properties.push_back({"hausdorff_to_exact", difference.hausdorff});
}

}  // namespace

RidgeResult::RidgeResult(std::shared_ptr<const PointSet> points, std::shared_ptr<const PolylineSet> truth,
                         ParameterSet parameters, Detection detection, const RunContext& context)
    : points_(std::move(points)),
      truth_(std::move(truth)),
      parameters_(std::move(parameters)),
      detection_(std::make_shared<const Detection>(std::move(detection))),
      lines_(detection_->polylines()),
      identity_(next_identity()) {
  lines_.column_names = points_->column_names;
  if (truth_ && lines_.vertex_count() > 0) accuracy_ = measure_accuracy(lines_, *truth_, context);
}

RidgeResult::RidgeResult(const RidgeResult& other, std::vector<StudyRow> study)
    : points_(other.points_),
      truth_(other.truth_),
      parameters_(other.parameters_),
      detection_(other.detection_),
      lines_(other.lines_),
      accuracy_(other.accuracy_),
      identity_(other.identity_),
      study_(std::move(study)) {}

std::vector<Property> RidgeResult::summary(RunContext&) const {
  const Detection& run = *detection_;
  const auto count = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
  std::vector<Property> properties{{"vertex_count", count(lines_.vertex_count())},
                                   {"edge_count", count(lines_.edge_count())},
                                   {"component_count", count(lines_.lines.size())},
                                   {"closed_count", count(lines_.closed_count())},
                                   {"outer_rounds", count(run.outer_rounds)},
                                   {"inner_iterations", count(run.inner_iterations)},
                                   {"initial_ball_count", count(run.trace.initial_ball_count())},
                                   {"precision", std::string(choice_name(run.precision))}};
  if (run.parts.pieces > 1) {
    properties.push_back({"device_count", count(run.parts.devices)});
    properties.push_back({"piece_count", count(run.parts.pieces)});
  }
  add_variant_summary(properties, run);
  if (const auto best = best_row(study_)) properties.push_back({"proposed_r1", study_[*best].r1});
  if (!accuracy_) return properties;
  properties.push_back({"mean_distance", accuracy_->mean});
  properties.push_back({"median_distance", accuracy_->median});
  properties.push_back({"maximum_distance", accuracy_->maximum});
  properties.push_back({"hausdorff_curve_to_truth", accuracy_->curve_to_truth});
  properties.push_back({"hausdorff_truth_to_curve", accuracy_->truth_to_curve});
  return properties;
}

std::string RidgeResult::hash(RunContext&) const {
  Fingerprint hasher;
  hasher.add(static_cast<std::uint64_t>(lines_.dimension));
  for (const Polyline& line : lines_.lines) {
    hasher.add(static_cast<std::uint64_t>(line.closed));
    hasher.add(static_cast<std::uint64_t>(line.coordinates.size()));
    for (const double x : line.coordinates) hasher.add(x);
  }
  return hasher.text();
}

Work RidgeResult::work() const {
  const Detection& run = *detection_;
  if (run.tiles) return {static_cast<double>(points_->size()) * static_cast<double>(run.inner_iterations), "points"};
  double balls = 0;
  for (const Step& step : run.trace.steps())
    if (step.kind == StepKind::evolve) balls += step.ball_count;
  return {balls * static_cast<double>(points_->size()), "pairs"};
}

void RidgeResult::write(std::string_view id, const std::filesystem::path& path, RunContext&) const {
  if (id == "study") return write_study(path, study_);
  if (id != "ridge") throw Error(ErrorKind::invalid_argument, fmt::format("there is no output named {}", id));
  io::write_polylines(path, lines_);
}

}  // namespace ws::ridge
