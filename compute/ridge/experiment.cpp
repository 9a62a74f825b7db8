// SPDX-License-Identifier: MIT
#include "compute/ridge/experiment.h"

#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/polylines/polylines.h"
#include "compute/ridge/balls/detect.h"
#include "compute/ridge/bench.h"
#include "compute/ridge/estimate/radius.h"
#include "compute/ridge/params.h"
#include "compute/ridge/parts/divided.h"
#include "compute/ridge/result.h"
#include "compute/ridge/show/plots.h"
#include "compute/ridge/show/presentation.h"
#include "compute/ridge/show/projection.h"

#include <algorithm>
#include <cmath>

namespace ws::ridge {

namespace {

ExperimentInfo make_info() {
  ExperimentInfo info;
  info.id = "ridge";
  info.title = "Ridge of a point cloud";
  info.summary = "Balls slide to the ridge of a noisy cloud's density and become a curve";
  info.papers = {"M. W. Rupniewski: Curve reconstruction from noisy and unordered samples. ICPRAM 2014, 183-188"};
  info.seed_applies_when = (when("ball_order", {"random"}) || when("study_of", {"noise", "dimension"}))
                               .because(
                                   "only a random order of balls (method tiled has none) and studies of noise and "
                                   "dimension draw at random");
  info.inputs = {
      {"cloud", "--input", InputKind::points, true, "The cloud: xyz, txt, csv, ply, npy or tsp, 1 to 16 dimensions"},
      {"truth", "--truth", InputKind::polylines, false, "The true curve (json or csv polylines), to measure the error"}};
  info.outputs = {{"ridge", "--out", "The polylines", io::polyline_extensions()},
                  {"study", "--out-study", "What --study measured, row by row", {"csv"}, {}, "study"}};
  info.samples = {
      {"rings", "Noisy rings", "rings --count 30000 --noise 0.05 --seed 1", {}},
      {"spiral", "Spiral in the plane", "spiral --count 60000 --noise 4.17 --seed 1", {{"r1", "12"}}},
      {"trefoil", "Trefoil knot in space", "trefoil --count 40000 --noise 0.1 --seed 1", {}},
      {"circle", "Circle with truth", "circle --count 100000 --noise 0.1 --seed 1", {{"r1", "0.2"}}},
  };
  info.plots = plot_words();
  info.presets = {
      {"Tiles of 2016: extended, hybrid",
       {{"method", "tiled"},
        {"tile_kind", "extended"},
        {"tile_detection", "hybrid"},
        {"smoothing", "none"},
        {"compare", "true"}}},
      {"Tiles on their own, then smoothed",
       {{"method", "tiled"},
        {"tile_kind", "local"},
        {"tile_detection", "local"},
        {"smoothing", "decimate-evolve"},
        {"compare", "true"}}},
      {"Greedy choosing, decimated first", {{"choose", "greedy"}, {"decimate_first", "true"}, {"compare", "true"}}},
      {"Kernels of 2016", {{"kernels", "source"}, {"decimation", "shift"}}},
  };
  return info;
}

std::shared_ptr<const PointSet> cloud_of(const Inputs& inputs) {
  const auto found = inputs.find("cloud");
  if (found == inputs.end())
    throw Error(ErrorKind::invalid_argument, said("a ridge needs a cloud"), said("give one with --input"));
  auto points = std::get<std::shared_ptr<const PointSet>>(found->second.data);
  if (!points->empty() && (points->dimension() < 1 || points->dimension() > max_dimension))
    throw Error(
        ErrorKind::invalid_argument,
        told("a ridge needs 1 to {} coordinates per point, {} has {}", max_dimension, found->second.name, points->dimension()),
        said("choose columns with --columns"));
  return points;
}

std::shared_ptr<const PolylineSet> truth_of(const Inputs& inputs, std::size_t dimension) {
  const auto found = inputs.find("truth");
  if (found == inputs.end()) return nullptr;
  auto truth = std::get<std::shared_ptr<const PolylineSet>>(found->second.data);
  if (truth->dimension != dimension)
    throw Error(ErrorKind::invalid_argument, told("the truth {} has {} coordinates per vertex, the cloud {}",
                                                  found->second.name, truth->dimension, dimension));
  return truth;
}

/// The cloud's background, kept in the session's cache.
Background background_of(const PointSet& points, const RunContext& context) {
  const auto make = [&] { return std::make_shared<const Background>(estimate_background(points, context.stop)); };
  if (!context.cache) return *make();
  return *context.cache->shared<Background>({"ridge.background", points.identity(), 0}, make,
                                            [](const Background& background) { return sizeof background; });
}

/// With r1, r2 and the fewest points of a ball as they will be used, in the automatic values.
ParameterSet filled(ParameterSet set, const PointSet& points, const Background& background, const std::stop_token& stop) {
  const auto p = set.to<Parameters>();
  if (p.r1 == 0 && !set.range("r1").automatic) set.range("r1").automatic = estimate_r1(points, background, stop);
  const double r1 = std::get<double>(set.effective("r1"));
  set.range("r2").automatic = 2 * r1;
  if (p.min_points == 0) set.range("min_points").automatic = least_points(points, background, r1, stop);
  return set;
}

class RidgeExperiment final : public Experiment, public Divisible {
 public:
  [[nodiscard]] const ExperimentInfo& info() const override {
    static const ExperimentInfo info = make_info();
    return info;
  }
  [[nodiscard]] ParameterSet parameters() const override { return ParameterSet::of<Parameters>(); }
  [[nodiscard]] ParameterSet view_parameters() const override { return ParameterSet::of<ViewParameters>(); }

  void adapt(const Inputs& inputs, ParameterSet& parameters, ParameterSet& view, const std::stop_token& stop) const override {
    const auto points = cloud_of(inputs);
    (void)truth_of(inputs, points->dimension());
    const Background background = estimate_background(*points, stop);
    const double estimate = estimate_r1(*points, background, stop);
    for (const char* name : {"r1", "r2"}) {
      FieldRange& range = parameters.range(name);
      range.slider_min = estimate / 20;
      range.slider_max = estimate * 20;
    }
    parameters.range("r1").automatic = estimate;
    parameters = filled(std::move(parameters), *points, background, stop);
    view.range("ball_scale").automatic = drawn_ball_scale(ViewParameters{}, points->dimension());
    for (const char* name : {"axis_x", "axis_y"}) view.range(name).has_needed_data = points->dimension() > 1;
    view.range("axis_z").has_needed_data = points->dimension() > 2;
    // Axes that a cloud does not have are not needed: their defaults stay.
    for (const auto& [name, least_dimension] : {std::pair{"axis_x", 2}, std::pair{"axis_y", 2}, std::pair{"axis_z", 3}}) {
      FieldRange& range = view.range(name);
      range.max = std::max(static_cast<double>(points->dimension()), static_cast<double>(least_dimension)) - 1;
      if (static_cast<double>(std::get<std::int64_t>(view.get(name))) > range.max) view.reset(name);
    }
  }

  [[nodiscard]] std::shared_ptr<const Result> preview(const Inputs& inputs, RunContext& context) const override {
    auto points = cloud_of(inputs);
    auto run = only_cloud(*points, Precision::float32, context);
    return std::make_shared<RidgeResult>(points, truth_of(inputs, points->dimension()), parameters(), std::move(run), context);
  }

  [[nodiscard]] Inputs reduce(const Inputs& inputs, std::size_t max_count, const std::stop_token& stop) const override {
    Inputs reduced = inputs;
    Input& cloud = reduced.at("cloud");
    cloud.data = std::make_shared<const PointSet>(subsample(*cloud_of(inputs), max_count, stop));
    cloud.is_part = true;
    return reduced;
  }

  [[nodiscard]] std::unique_ptr<DataPart> part(const Inputs& inputs, const ParameterSet& parameters) const override {
    check_for_parts(parameters);
    return make_data_part(cloud_of(inputs), parameters.to<Parameters>());
  }
  [[nodiscard]] DividedResult run_divided(const ParameterSet& parameters, AllParts& parts, RunContext& context) const override {
    check_for_parts(parameters);
    return detect_in_parts(parameters.to<Parameters>(), parts, context);
  }

  [[nodiscard]] std::size_t input_size(const Inputs& inputs) const override { return cloud_of(inputs)->size(); }

  [[nodiscard]] BenchTable benches() const override { return ridge::benches(); }

  [[nodiscard]] std::unique_ptr<Presentation> present(std::shared_ptr<const Result> result, const Presentation* before,
                                                      RunContext&) const override {
    return std::make_unique<RidgePresentation>(std::static_pointer_cast<const RidgeResult>(std::move(result)),
                                               dynamic_cast<const RidgePresentation*>(before));
  }

 private:
  static void check_for_parts(const ParameterSet& parameters) {
    check_only_set(parameters, {"r1", "r2", "ball_order", "min_points", "convergence", "tolerance", "max_iterations",
                                "precision", "decimate_first"});
  }

  [[nodiscard]] std::shared_ptr<const Result> compute(const Inputs& inputs, const ParameterSet& given,
                                                      RunContext& context) const override {
    auto points = cloud_of(inputs);
    if (points->empty()) throw Error(ErrorKind::invalid_argument, said("the cloud holds no points"));
    const bool is_part = inputs.at("cloud").is_part;
    if (is_part) context.cache = nullptr;  // it is thinned anew each time: nothing of it is of use to the next run
    const Background background = background_of(*points, context);
    ParameterSet used = filled(given, *points, background, context.stop);
    auto parameters = used.to<Parameters>();
    parameters.r1 = std::get<double>(used.effective("r1"));
    parameters.r2 = std::get<double>(used.effective("r2"));
    parameters.min_points = std::get<std::int64_t>(used.effective("min_points"));
    if (parameters.method == Method::reference && context.backend == Backend::cuda) {
      context.backend = Backend::cpu;
      context.metrics.warn(said("the reference method runs on one thread of the CPU"));
    }
    Detection run = detect(*points, parameters, context);
    if (parameters.compare) compare_with_exact(run, *points, parameters, context);
    const auto truth = truth_of(inputs, points->dimension());
    const auto result = std::make_shared<const RidgeResult>(points, truth, used, std::move(run), context);
    if (!parameters.study || is_part) return result;
    parameters.r2 = used.to<Parameters>().r2;  // 0: of each radius its own
    parameters.min_points = used.to<Parameters>().min_points;
    return with_study(result, *points, truth.get(), used, parameters, background, context);
  }

  /// Shows the result, then the study as it grows.
  static std::shared_ptr<const Result> with_study(const std::shared_ptr<const RidgeResult>& result, const PointSet& points,
                                                  const PolylineSet* truth, const ParameterSet& used,
                                                  const Parameters& parameters, const Background& background,
                                                  const RunContext& context) {
    StudyData study{parameters.study_of, {}, {}};
    const auto with_part = [&](auto member) {
      return [&, member](const auto& rows) {
        study.*member = rows;
        if (context.publish) context.publish(std::make_shared<const RidgeResult>(*result, study));
      };
    };
    if (study.of != StudyOf::radius) {
      study.quality = study_quality(parameters, context, with_part(&StudyData::quality));
      return std::make_shared<const RidgeResult>(*result, std::move(study));
    }
    const auto& automatic = used.range("r1").automatic;
    const double estimate = automatic ? std::get<double>(*automatic) : estimate_r1(points, background, context.stop);
    const std::vector<double> radii =
        study_radii(parameters.study_from, parameters.study_to, static_cast<std::size_t>(parameters.study_count), estimate);
    study.radii = study_rows(points, truth, parameters, {radii, estimate, background}, context, with_part(&StudyData::radii));
    return std::make_shared<const RidgeResult>(*result, std::move(study));
  }
};

}  // namespace

const Experiment& experiment() {
  static const RidgeExperiment instance;
  return instance;
}

}  // namespace ws::ridge
