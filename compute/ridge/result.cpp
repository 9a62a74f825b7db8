// SPDX-License-Identifier: MIT
#include "compute/ridge/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/polylines/polylines.h"
#include "compute/ridge/found.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ws::ridge {

namespace {

/// How many balls the first evolution begins with.
std::size_t first_evolved_count(const Detection& run) {
  const auto& steps = run.trace.steps();
  const auto first = std::find_if(steps.begin(), steps.end(), [](const Step& s) { return s.kind == StepKind::evolve; });
  return first == steps.begin() ? 0 : std::prev(first)->ball_count;
}

void add_variant_summary(std::vector<Property>& properties, const Detection& run, const ParameterSet& parameters) {
  if (parameters.to<Parameters>().decimate_first)
    properties.push_back({"first_decimated_ball_count", static_cast<std::int64_t>(first_evolved_count(run)), "",
                          "Balls that were left when the first evolution began"});
  if (run.tiles) {
    const TileTree& tree = run.tiles->tiling().tree;
    const auto add = [&](const char* name, std::size_t n, const char* meaning) {
      properties.push_back({name, static_cast<std::int64_t>(n), "", meaning});
    };
    add("tile_count", tree.leaves.size(), "Tiles that the cloud was cut into");
    add("tile_levels", tree.level_count() - 1, "How often tiles were cut again at most");
    add("lone_point_count", tree.lone_count, "Points alone in their tiles, which became no balls");
  }
  if (!run.comparison) return;
  const Difference& difference = run.comparison->difference;
  const auto add = [&](const char* name, double length, const char* meaning) {
    properties.push_back({name, length, "", meaning});
  };
  add("exact_length", difference.exact_length, "Length of the curves that the exact method finds, in the coordinates' unit");
  add("covered_length", difference.covered_length, "How much of that length this result has, too");
  add("longest_missing", difference.longest_missing, "The longest piece of the exact curves that this result lacks");
  add("hausdorff_to_exact", difference.hausdorff, "The farthest that a place of either result lies from the other result");
}

void add_accuracy(std::vector<Property>& properties, const Accuracy& accuracy) {
  const auto add = [&](const char* name, double distance, const char* meaning) {
    properties.push_back({name, distance, "", meaning});
  };
  add("minimum_distance", accuracy.minimum, "How near the nearest vertex lies to the truth, in the coordinates' unit");
  add("mean_distance", accuracy.mean, "Error: how far the vertices lie from the truth on average, in the coordinates' unit");
  add("median_distance", accuracy.median, "Error: half of the vertices lie nearer to the truth than this");
  add("maximum_distance", accuracy.maximum, "Error: how far the worst vertex lies from the truth");
  add("hausdorff_curve_to_truth", accuracy.curve_to_truth, "The farthest that a place of the curves lies from the truth");
  add("hausdorff_truth_to_curve", accuracy.truth_to_curve,
      "The farthest that a place of the truth lies from the curves: large where they lack a part");
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

RidgeResult::RidgeResult(const RidgeResult& other, StudyData study)
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
  std::vector<Property> properties = found_in(run, lines_);
  if (run.parts.pieces > 1) {
    properties.push_back({"device_count", count(run.parts.devices), "", "CUDA devices that shared the cloud's points"});
    properties.push_back({"piece_count", count(run.parts.pieces), "", "Pieces in which the cloud was brought to the devices"});
  }
  if (run.min_points > 1) {
    properties.push_back({"min_points", run.min_points, "", "Balls that held fewer points at the end were removed"});
    properties.push_back({"sparse_ball_count", count(run.sparse_count()), "", "Balls that were removed for it"});
    properties.push_back(
        {"unowned_point_count", count(run.unowned_count(points_->size())), "", "Points that no ball holds: background"});
  }
  add_variant_summary(properties, run, parameters_);
  if (const auto best = best_row(study_.radii))
    properties.push_back({"proposed_r1", study_.radii[*best].r1, "",
                          "The radius in the middle of the widest range over which the study's curves stay the same"});
  if (accuracy_) add_accuracy(properties, *accuracy_);
  return properties;
}

std::string RidgeResult::hash(RunContext&) const { return hash_of(lines_); }

std::vector<Array> RidgeResult::arrays(RunContext& context) const { return arrays_of(lines_, context); }

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
  if (id != "ridge") throw Error(ErrorKind::invalid_argument, told("there is no output named {}", id));
  io::write_polylines(path, lines_);
}

}  // namespace ws::ridge
