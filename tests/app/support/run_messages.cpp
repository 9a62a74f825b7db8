// SPDX-License-Identifier: MIT
#include "tests/app/support/run_messages.h"

#include "app/workspaces/workspaces.h"
#include "compute/core/run/error.h"
#include "tests/app/support/generated_input.h"

namespace ws::test {

namespace {

constexpr const char *rings = "rings --count 400 --noise 0.05 --seed 1", *knot = "torus-knot --triangles 300",
                     *photo = "photo-like --width 60 --height 40 --seed 1",
                     *points = "uniform --dimension 2 --count 60 --seed 4",
                     *vectors = "uniform-vectors --dimension 5 --count 50 --queries 4 --seed 1";

std::vector<Setting> ridge_settings() {
  return {{"ridge", rings, {{"r1", "0.2"}, {"max_iterations", "1"}}},
          {"ridge", rings, {{"r1", "1e-6"}}},
          {"ridge", rings, {{"r1", "1e-6"}, {"precision", "float"}}},
          {"ridge", rings, {{"r1", "0.2"}, {"method", "tiled"}, {"tile_grid", "2,2,2"}}},
          {"ridge", rings, {{"r1", "0.2"}, {"method", "brute"}, {"choose", "block"}}},
          {"ridge", rings, {{"r1", "0.2"}, {"min_points", "200"}}}};
}

std::vector<Setting> kdtree_settings() {
  return {{"kdtree", knot, {{"keep_degenerate", "true"}}}, {"kdtree", knot, {{"pipeline", "thesis"}}}};
}

std::vector<Setting> triangulation_settings() {
  return {{"triangulation", points, {{"method", "removal"}}},
          {"triangulation", points, {{"method", "path-dp"}}},
          {"triangulation", points, {{"edits", "0,1,2"}}},
          {"triangulation", points, {{"edits", "5,0,0,0"}}},
          {"triangulation", points, {{"edits", "0,99,0,0"}}},
          {"triangulation", "uniform --dimension 2 --count 1 --seed 4", {}},
          {"triangulation", "uniform --dimension 3 --count 9 --seed 4", {}}};
}

std::vector<Setting> filter_settings() {
  const Setting warp{"filter", photo, {{"operation", "homography"}}};
  std::vector<Setting> settings{{"filter", photo, {{"variant", "v3"}, {"radius", "40"}}},
                                {"filter", photo, {{"variant", "fused"}, {"sigma", "5"}, {"radius", "3"}}},
                                {"filter", photo, {{"variant", "recursive"}, {"kernel", "box"}}},
                                {"filter", photo, {{"variant", "tensor"}}},
                                {"filter", photo, {{"kernel", "custom"}}},
                                {"filter", photo, {{"kernel", "custom"}, {"taps_row", "1,2"}}},
                                {"filter", photo, {{"alpha", "separate"}}}};
  for (const auto& [name, text] : Values{{"matrix", "1,2,3"},
                                         {"matrix", "1,0,0,1,0,0"},
                                         {"matrix", "1,0,0,0,1e-14,0"},
                                         {"matrix", "1,0,9000,0,1,9000"},
                                         {"corners", "0,0,1"},
                                         {"corners", "0,0,1,1,2,2,0,9"},
                                         {"out_size", "5"}}) {
    settings.push_back(warp);
    settings.back().values.emplace_back(name, text);
  }
  return settings;
}

std::vector<Setting> histogram_settings() {
  return {{"histogram", vectors, {{"method", "boxes"}}},     {"histogram", vectors, {{"method", "tensor"}}},
          {"histogram", vectors, {{"bins", "70"}}},          {"histogram", vectors, {{"probe", "1,2"}}},
          {"histogram", vectors, {{"only_queries", "0,0"}}}, {"histogram", vectors, {{"only_queries", "77"}}}};
}

}  // namespace

std::vector<Setting> troubled_settings_of(const std::string& workspace) {
  if (workspace == "ridge") return ridge_settings();
  if (workspace == "kdtree") return kdtree_settings();
  if (workspace == "triangulation") return triangulation_settings();
  return workspace == "filter" ? filter_settings() : histogram_settings();
}

RunMessages messages_of(const Setting& setting) {
  const Experiment& experiment = app::find_workspace(setting.workspace).experiment();
  ParameterSet parameters = experiment.parameters();
  for (const auto& [name, text] : setting.values) parameters.set_text(name, text);
  Inputs inputs;
  inputs[main_input(experiment.info()).role] = generated_input(setting.generated);
  RunContext context;
  RunMessages messages;
  try {
    static_cast<void>(experiment.run(inputs, parameters, context));
  } catch (const Error& error) {
    messages.error = error.what();
    messages.hint = error.hint();
  }
  messages.warnings = context.metrics.warnings();
  return messages;
}

}  // namespace ws::test
