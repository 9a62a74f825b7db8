// SPDX-License-Identifier: MIT
#include "tests/app/support/method_runs.h"

#include "app/workspaces/workspaces.h"
#include "compute/generate/generate.h"
#include "tests/app/support/generated_input.h"

#include <algorithm>
#include <set>

namespace ws::test {

namespace {

constexpr const char *rings = "rings --count 400 --noise 0.05 --seed 1", *knot = "torus-knot --triangles 300",
                     *noise = "noise --width 40 --height 30 --channels 1 --seed 3",
                     *photo = "photo-like --width 60 --height 40 --seed 1",
                     *points = "uniform --dimension 2 --count 60 --seed 4",
                     *few_points = "uniform --dimension 2 --count 8 --seed 4", *grid = "lattice --dimension 2 --count 49",
                     *vectors = "uniform-vectors --dimension 2 --count 5000 --queries 40 --seed 1";

/// 1500 points of a circle, 500 anywhere in its box.
constexpr const char* with_background = "a circle and a background";
PointSet points_with_background() {
  const PointSet circle = generate::generate("circle", {.count = 1500, .seed = 5, .noise = 0.05}).points;
  const PointSet spread = generate::generate("uniform", {.count = 500, .seed = 6}).points;
  PointSet points(2, circle.size() + spread.size());
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < 2; ++k)
      points.at(i, k) = i < circle.size() ? circle.at(i, k) : 3 * spread.at(i - circle.size(), k) - 1.5;
  return points;
}

/// For each choice of a parameter, a setting with it.
void add_all(std::vector<Setting>& settings, const Setting& base, const std::string& parameter,
             const std::set<std::string>& left_out = {}) {
  const ParameterSet set = app::find_workspace(base.workspace).experiment().parameters();
  for (const ChoiceInfo& choice : set.info(parameter).choices) {
    if (left_out.contains(choice.name)) continue;
    settings.push_back(base);
    settings.back().values.emplace_back(parameter, choice.name);
  }
}

std::vector<Setting> ridge_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}}}, "method");
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}}}, "convergence");
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}, {"kernels", "source"}}}, "decimation", {"greedy"});
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"precision", "double"}}}, "ball_order");
  add_all(settings, {"ridge", rings, {{"method", "tiled"}, {"tile_capacity", "80"}, {"r1", "0.2"}}}, "tile_kind");
  add_all(settings,
          {"ridge", rings, {{"method", "tiled"}, {"tile_capacity", "80"}, {"r1", "0.2"}, {"tile_detection", "local"}}},
          "smoothing");
  add_all(settings, {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}, {"decimate_first", "true"}}}, "choose",
          {"greedy", "block"});
  settings.push_back({"ridge", "trefoil --count 400 --noise 0.05 --seed 1", {}});
  settings.push_back({"ridge", "segment --dimension 5 --count 300 --noise 0.1 --seed 1", {}});
  settings.push_back({"ridge", "segment --dimension 1 --count 200 --noise 0.1 --seed 1", {}});
  settings.push_back({"ridge", "segment --count 400 --noise 0.05 --seed 1", {{"refine", "fit"}, {"extend_ends", "true"}}});
  settings.push_back({"ridge", rings, {{"min_points", "6"}}});
  settings.push_back({"ridge", with_background, {}});  // the run chooses the minimum
  return settings;
}

std::vector<Setting> kdtree_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"kdtree", knot, {}}, "strategy");
  add_all(settings, {"kdtree", knot, {}}, "pipeline", {"thesis"});  // which needs a device
  add_all(settings, {"kdtree", knot, {{"extra_levels", "1"}}}, "clip");
  add_all(settings, {"kdtree", "terrain --triangles 2000", {{"strategy", "sah-binned"}}}, "step_order");
  settings.push_back({"kdtree", knot, {{"guard", "false"}, {"max_depth", "7"}}});
  settings.push_back({"kdtree", knot, {{"min_leaf", "12"}}});
  settings.push_back({"kdtree", knot, {{"max_depth", "3"}}});
  return settings;
}

std::vector<Setting> triangulation_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"triangulation", few_points, {}}, "method");
  for (const char* method : {"lmt", "greedy", "delaunay"}) {
    settings.push_back({"triangulation", points, {{"method", method}}});
    settings.push_back({"triangulation", grid, {{"method", method}}});
  }
  settings.push_back({"triangulation",
                      few_points,
                      {{"method", "removal-bitmask"},
                       {"by_length", "true"},
                       {"uncrossed", "true"},
                       {"uncovered", "true"},
                       {"length_bound", "true"},
                       {"greedy_start", "true"}}});
  settings.push_back({"triangulation", few_points, {{"method", "removal"}, {"count_cut", "false"}}});
  settings.push_back({"triangulation", few_points, {{"method", "insertion"}, {"count_cut", "false"}}});
  return settings;
}

std::vector<Setting> filter_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"filter", noise, {{"radius", "3"}}}, "variant", {"tensor"});  // which needs a device
  add_all(settings, {"filter", noise, {{"variant", "v411"}, {"radius", "5"}}}, "border");
  add_all(settings, {"filter", photo, {{"variant", "fused"}}}, "kernel", {"custom"});
  settings.push_back({"filter",
                      noise,
                      {{"kernel", "custom"}, {"taps_row", "1,2,4"}, {"taps_column", "1,0,-1"}, {"convention", "correlation"}}});
  settings.push_back({"filter", "noise --width 24 --height 18 --channels 4 --seed 3", {{"variant", "simd"}, {"radius", "2"}}});
  settings.push_back({"filter", noise, {{"radius_x", "2"}, {"radius_y", "0"}, {"variant", "simd"}}});
  add_all(settings, {"filter", photo, {{"operation", "homography"}, {"rotation", "20"}, {"perspective_x", "1.5"}}},
          "interpolation");
  settings.push_back({"filter", photo, {{"operation", "affine"}, {"rotation", "33"}, {"samples", "3"}}});
  settings.push_back({"filter", photo, {{"operation", "pipeline"}, {"rotation", "20"}, {"variant", "v1"}}});
  settings.push_back(
      {"filter", "noise --width 24 --height 18 --channels 4 --seed 3", {{"operation", "homography"}, {"rotation", "20"}}});
  return settings;
}

std::vector<Setting> histogram_settings() {
  std::vector<Setting> settings;
  add_all(settings, {"histogram", vectors, {}}, "method", {"shared", "fused", "tensor"});  // which need a device
  add_all(settings, {"histogram", vectors, {{"method", "simd"}}}, "limits");
  add_all(settings, {"histogram", vectors, {{"method", "simd"}}}, "bin_scale");
  add_all(settings, {"histogram", vectors, {{"method", "paper"}, {"bins", "24"}}}, "arithmetic");
  settings.push_back({"histogram", "sift-like --dimension 16 --count 2000 --queries 9 --seed 1", {}});
  settings.push_back({"histogram", "copied-queries --dimension 2 --count 500 --queries 200 --seed 1", {{"skip_self", "true"}}});
  settings.push_back({"histogram", vectors, {{"probe", "0.4,0.5"}}});
  settings.push_back({"histogram", vectors, {{"method", "paper"}, {"query", "33"}}});
  return settings;
}

Input input_of(const std::string& command) {
  if (command == with_background) return {std::make_shared<const PointSet>(points_with_background()), "points", {}, {}};
  return generated_input(command);
}

}  // namespace

std::vector<Setting> settings_of(const std::string& workspace) {
  if (workspace == "ridge") return ridge_settings();
  if (workspace == "kdtree") return kdtree_settings();
  if (workspace == "triangulation") return triangulation_settings();
  return workspace == "filter" ? filter_settings() : histogram_settings();
}

std::string words_of(const Setting& setting) {
  std::string words = setting.workspace + ", " + setting.generated;
  for (const auto& [name, text] : setting.values) words += ", " + name + "=" + text;
  return words;
}

Input some_input(const Experiment& experiment) {
  const InputKind kind = main_input(experiment.info()).kind;
  return input_of(kind == InputKind::mesh      ? knot
                  : kind == InputKind::image   ? noise
                  : kind == InputKind::vectors ? vectors
                                               : points);
}

Shown::Shown(const Setting& setting) : experiment(app::find_workspace(setting.workspace).experiment()) {
  ParameterSet parameters = experiment.parameters();
  view = experiment.view_parameters();
  for (const auto& [name, text] : setting.values) (parameters.contains(name) ? parameters : view).set_text(name, text);
  Inputs inputs;
  inputs[main_input(experiment.info()).role] = input_of(setting.generated);
  experiment.adapt(inputs, parameters, view, {});
  result = experiment.run(inputs, parameters, context).result;
  presentation = fresh();
  const auto timeline = presentation->timeline(context);
  for (const StepEvent& event : timeline->events) events.push_back(event.step);
  step_count = timeline->step_count;
}

std::unique_ptr<Presentation> Shown::fresh() { return experiment.present(result, nullptr, context); }

std::vector<std::size_t> Shown::steps() const {
  std::set<std::size_t> steps{0, step_count - 1};
  for (std::size_t i = 0; i < 16; ++i) steps.insert(i * (step_count - 1) / 15);
  for (std::size_t i = 0; i < events.size(); i += std::max<std::size_t>(1, events.size() / 12))
    steps.insert({events[i], std::min(events[i] + 1, step_count - 1)});
  return {steps.begin(), steps.end()};
}

}  // namespace ws::test
