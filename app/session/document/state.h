// Everything that reproduces a picture, as one small JSON file (*.warpscope.json), also embedded in every PNG.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"
#include "render/scene/camera.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

struct LayerState {
  bool visible = true;
  float opacity = 1;
  float size_factor = 1;  ///< on point sizes and line widths
  [[nodiscard]] bool operator==(const LayerState&) const = default;
};

/// What is drawn around the layers.
struct Furniture {
  bool grid = true, axes = true, legend = true;
  std::string theme = "dark";  ///< one of render::theme_names() (the window maps "system" to one of them)
  [[nodiscard]] bool operator==(const Furniture&) const = default;
};

struct StateInput {
  std::string role;
  std::string path;       ///< relative to the state file where possible; empty for generated data
  std::string generator;  ///< "rings --count 20000 --seed 1" for generated data
  std::string sha256;
  std::uint64_t size = 0;
  std::vector<std::string> columns;
  bool drop_invalid = false;
  std::uint64_t every = 1;  ///< takes only every n-th point
};
/// Whether both take the same of a file's content.
[[nodiscard]] bool read_alike(const StateInput& a, const StateInput& b);
/// Whether both name the same data, for the same role, and take the same of them.
[[nodiscard]] bool is_same_source(const StateInput& a, const StateInput& b);

struct State {
  std::string version;  ///< of the program that wrote it
  std::string workspace;
  std::vector<StateInput> inputs;
  std::uint64_t seed = 42;
  std::map<std::string, Value> parameters, view;  ///< only what differs from the defaults
  std::size_t step = 0;
  std::optional<render::Camera> camera;
  /// Whether the program chose it: then it chooses anew where the state is opened, whose picture may have another shape.
  bool is_camera_chosen = false;
  std::map<std::string, LayerState> layers;
  Furniture furniture;
  std::string backend;
  std::string result_hash;
  std::vector<std::string> warnings;  ///< what reading it could not take in: fields that are not known, a newer version
};

/// Pretty-printed with a fixed order: equal states give equal text.
[[nodiscard]] std::string to_json(const State& state);
/// Throws Error{io} naming the field that is missing or wrong. What a newer version may have added is told in `warnings`.
[[nodiscard]] State state_from_json(const std::string& text);
/// Takes out of `values` what `set` has no parameter for, and says which; empty where it has them all.
[[nodiscard]] std::string take_unknown(std::map<std::string, Value>& values, const ParameterSet& set);
/// The same with input paths relative to the folder of `path`: what a file there is to hold, such as a PNG.
[[nodiscard]] std::string to_json_beside(const std::string& path, State state);
/// Atomic; input paths become relative to the file's folder. Throws Error{io} where the file is one of the inputs.
void write_state(const std::string& path, State state);
[[nodiscard]] State read_state(const std::string& path);  ///< a state file, or a PNG that embeds one, whatever its name

}  // namespace ws::app
