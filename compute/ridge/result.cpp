// SPDX-License-Identifier: MIT
#include "compute/ridge/result.h"

#include "compute/core/data/fingerprint.h"
#include "compute/core/run/error.h"
#include "compute/io/polylines/polylines.h"

#include <fmt/format.h>

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
  const std::size_t closed = lines_.closed_count(), open = lines_.lines.size() - closed;
  std::vector<Property> properties{
      {"vertex_count", count(lines_.vertex_count()), "", "Vertices of all curves: the balls that are left"},
      {"edge_count", count(lines_.edge_count()), "", "Straight pieces between neighbouring vertices"},
      {"component_count", count(lines_.lines.size()), "", "Curves that are apart from one another"},
      {"closed_count", count(closed), "", fmt::format("Curves that are closed to a loop; {} are open", open)},
      {"outer_rounds", count(run.outer_rounds), "", "Rounds of evolution and decimation until no ball had to go"},
      {"inner_iterations", count(run.inner_iterations), "", "Moves of all balls, in all rounds together"},
      {"initial_ball_count", count(run.trace.initial_ball_count()), "", "Balls chosen among the points at the beginning"},
      {"precision", std::string(choice_name(run.precision)), "", "Type of the coordinates that the run computed with"}};
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

std::vector<Array> RidgeResult::arrays(RunContext& context) const {
  const std::size_t dimension = std::max<std::size_t>(1, lines_.dimension);
  std::vector<double> vertices;
  std::vector<std::int64_t> edges, ends;
  std::vector<std::uint8_t> closed;
  vertices.reserve(lines_.vertex_count() * dimension);
  edges.reserve(2 * lines_.edge_count());
  for (const Polyline& line : lines_.lines) {
    context.check_stop();
    const auto first = static_cast<std::int64_t>(vertices.size() / dimension);
    vertices.insert(vertices.end(), line.coordinates.begin(), line.coordinates.end());
    const auto end = static_cast<std::int64_t>(vertices.size() / dimension);
    for (std::int64_t v = first; v + 1 < end; ++v) edges.insert(edges.end(), {v, v + 1});
    if (line.closed && end > first) edges.insert(edges.end(), {end - 1, first});
    ends.insert(ends.end(), {first, end});
    closed.push_back(line.closed);
  }
  const std::size_t vertex_count = vertices.size() / dimension, edge_count = edges.size() / 2, line_count = closed.size();
  Array is_closed = array_of(std::move(closed), {line_count}, "closed", "Whether a curve's last vertex is linked to its first");
  is_closed.type = ElementType::boolean;
  return {array_of(std::move(vertices), {vertex_count, dimension}, "vertices",
                   "Vertices of all curves, one curve after the other, in the cloud's coordinates"),
          array_of(std::move(edges), {edge_count, 2}, "edges", "The two vertices of each straight piece"),
          array_of(std::move(ends), {line_count, 2}, "lines",
                   "Of each curve the first vertex, and the one behind its last: vertices[a:b]"),
          std::move(is_closed)};
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
