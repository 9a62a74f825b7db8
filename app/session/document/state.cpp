// The state file: ordered JSON out, checked JSON in.
// SPDX-License-Identifier: MIT
#include "app/session/document/state.h"

#include "app/session/document/json_values.h"
#include "app/session/document/state_content.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "compute/io/formats/json_text.h"
#include "render/image.h"
#include "render/scene/scene.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <limits>
#include <set>

namespace ws::app {

namespace {

using Ordered = nlohmann::ordered_json;  // for writing: a fixed order
using Parsed = nlohmann::json;           // for reading: finds a field among many at once
namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& message) {
  throw Error(ErrorKind::io, message, said("the file may come from another program or version"));
}

/// The double whose shortest text is the float's, so that 0.6f is written as 0.6.
double shortest(float v) {
  const std::string text = fmt::format("{}", v);
  double result = 0;
  std::from_chars(text.data(), text.data() + text.size(), result);
  return result;
}

/// The first few of `names` for a message.
std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t shown_count = 5;
  std::string list;
  for (std::size_t i = 0; i < std::min(names.size(), shown_count); ++i) list += (i ? ", " : "") + io::printable(names[i]);
  return names.size() > shown_count ? told("{} and {} more", list, names.size() - shown_count) : list;
}

/// One object of the file, with its name for messages. Fields that are never asked for are not known.
class Reader {
 public:
  Reader(const Parsed& json, std::string name) : json_(json), name_(std::move(name)) {
    if (!json_.is_object()) refuse(told("state: {} is not an object", name_));
  }

  [[nodiscard]] bool has(const char* key) const {
    known_.insert(key);
    return json_.contains(key);
  }
  [[nodiscard]] const Parsed& at(const char* key) const {
    if (!has(key)) refuse(told("state: {} has no field \"{}\"", name_, key));
    return json_.at(key);
  }
  template <class T>
  [[nodiscard]] T get(const char* key) const {
    const Parsed& value = at(key);
    bool fits = false;
    if constexpr (std::is_same_v<T, bool>) {
      fits = value.is_boolean();
    } else if constexpr (std::is_unsigned_v<T>) {
      fits = value.is_number_unsigned();
    } else if constexpr (std::is_floating_point_v<T>) {
      fits = value.is_number();
    } else {
      fits = value.is_string();
    }
    if (!fits) refuse(told("state: {}.{} has the wrong type: {}", name_, key, io::shown_json(value)));
    return value.get<T>();
  }
  template <class T>
  [[nodiscard]] T get_or(const char* key, T otherwise) const {
    return has(key) ? get<T>(key) : otherwise;
  }
  [[nodiscard]] const Parsed& array(const char* key) const {
    if (!at(key).is_array()) refuse(told("state: {}.{} is not a list", name_, key));
    return at(key);
  }
  [[nodiscard]] std::map<std::string, Value> values(const char* key) const {
    std::map<std::string, Value> result;
    if (!has(key)) return result;
    for (const auto& [name, json] : object(key).items()) {
      const auto value = value_from_json(json);
      if (!value)
        refuse(told("state: {}.{} is neither a number, a text, true, false nor a list of numbers", key, io::printable(name)));
      result[name] = *value;
    }
    return result;
  }
  [[nodiscard]] const Parsed& object(const char* key) const {
    if (!at(key).is_object()) refuse(told("state: {}.{} is not an object", name_, key));
    return at(key);
  }
  /// Says which fields were not asked for.
  void tell_unknown(std::vector<std::string>& warnings) const {
    std::vector<std::string> unknown;
    for (const auto& [key, value] : json_.items())
      if (!known_.contains(key)) unknown.push_back(key);
    if (!unknown.empty())
      warnings.push_back(told("{} has fields that are not known and were left out: {}", name_, listed(unknown)));
  }

 private:
  const Parsed& json_;
  std::string name_;
  mutable std::set<std::string, std::less<>> known_;
};

/// The bytes that "c3 28"-like pairs of digits without blanks stand for.
std::string bytes_from_hex(const std::string& digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data() + i, digits.data() + i + 2, value, 16);
    if (error != std::errc{} || end != digits.data() + i + 2) break;
    bytes += static_cast<char>(value);
  }
  if (2 * bytes.size() != digits.size()) refuse(told("state: inputs[].path_bytes is not hexadecimal: {}", io::shown(digits)));
  return bytes;
}

/// Paths are bytes to the system, and texts in JSON: a path that is no UTF-8 is written both ways.
void write_path(Ordered& json, const std::string& path) {
  json["path"] = path;
  if (io::is_utf8(path)) return;
  std::string digits;
  for (const char c : path) digits += fmt::format("{:02x}", static_cast<unsigned char>(c));
  json["path_bytes"] = digits;
}

Ordered to_json_input(const StateInput& input) {
  Ordered json{{"role", input.role}};
  if (!input.path.empty()) write_path(json, input.path);
  if (!input.generator.empty()) json["generator"] = input.generator;
  json["sha256"] = input.sha256;
  json["size"] = input.size;
  if (!input.columns.empty()) json["columns"] = input.columns;
  if (input.drop_invalid) json["drop_invalid"] = true;
  if (input.every != 1) json["every"] = input.every;
  return json;
}

StateInput input_from_json(const Parsed& json, std::vector<std::string>& warnings) {
  const Reader reader(json, "inputs[]");
  StateInput input;
  input.role = reader.get<std::string>("role");
  input.path = reader.get_or<std::string>("path", {});
  if (reader.has("path_bytes")) input.path = bytes_from_hex(reader.get<std::string>("path_bytes"));
  input.generator = reader.get_or<std::string>("generator", {});
  constexpr std::size_t longest_generator = 500, most_columns = 4096;
  if (input.generator.size() > longest_generator)
    refuse(told("state: inputs[].generator has {} bytes, at most {} are expected", input.generator.size(), longest_generator));
  if (input.path.empty() && input.generator.empty()) refuse(said("state: an input has neither \"path\" nor \"generator\""));
  input.sha256 = reader.get_or<std::string>("sha256", {});
  input.size = reader.get_or<std::uint64_t>("size", 0);
  input.drop_invalid = reader.get_or("drop_invalid", false);
  input.every = reader.get_or<std::uint64_t>("every", 1);
  if (input.every == 0) refuse(said("state: inputs[].every must be at least 1"));
  if (reader.has("columns") && reader.array("columns").size() > most_columns)
    refuse(told("state: inputs[].columns names more than {} columns", most_columns));
  if (reader.has("columns"))
    for (const Parsed& column : reader.array("columns")) {
      if (!column.is_string()) refuse(said("state: inputs[].columns holds something that is no text"));
      input.columns.push_back(column.get<std::string>());
    }
  reader.tell_unknown(warnings);
  return input;
}

std::vector<StateInput> inputs_from_json(const Parsed& list, std::vector<std::string>& warnings) {
  std::vector<StateInput> inputs;
  std::set<std::string> roles;
  for (const Parsed& json : list) {
    inputs.push_back(input_from_json(json, warnings));
    if (!roles.insert(inputs.back().role).second)
      refuse(told("state: two inputs have the role {}", io::shown(inputs.back().role)));
  }
  return inputs;
}

std::string backend_from(const std::string& name, std::vector<std::string>& warnings) {
  if (name.empty() || name == "auto" || name == "cpu" || name == "cuda") return name;
  warnings.push_back(told("the backend {} is not known: auto is taken", io::shown(name)));
  return "auto";
}

Ordered to_json_camera(const render::Camera& camera, bool is_chosen) {
  return {{"planar", camera.planar},
          {"orthographic", camera.orthographic},
          {"y_up", camera.y_up},
          {"target", {shortest(camera.target.x), shortest(camera.target.y), shortest(camera.target.z)}},
          {"distance", shortest(camera.distance)},
          {"yaw", shortest(camera.yaw)},
          {"pitch", shortest(camera.pitch)},
          {"fov_y", shortest(camera.fov_y)},
          {"chosen", is_chosen}};
}

constexpr float largest_camera_value = 1e18f;  // its square is still finite

/// And whether the program chose it.
std::pair<render::Camera, bool> camera_from_json(const Parsed& json, std::vector<std::string>& warnings) {
  const Reader reader(json, "camera");
  render::Camera camera;
  camera.planar = reader.get<bool>("planar");
  camera.orthographic = reader.get_or("orthographic", false);
  camera.y_up = reader.get_or("y_up", false);
  const Parsed& target = reader.array("target");
  if (target.size() != 3) refuse(said("state: camera.target does not have three numbers"));
  for (int k = 0; k < 3; ++k) {
    if (!target[k].is_number()) refuse(said("state: camera.target does not have three numbers"));
    camera.target[k] = target[k].get<float>();
  }
  camera.distance = static_cast<float>(reader.get<double>("distance"));
  camera.yaw = static_cast<float>(reader.get<double>("yaw"));
  camera.pitch = static_cast<float>(reader.get<double>("pitch"));
  camera.fov_y = static_cast<float>(reader.get<double>("fov_y"));
  for (const float value : {camera.target[0], camera.target[1], camera.target[2], camera.distance, camera.yaw, camera.pitch})
    if (!(std::abs(value) <= largest_camera_value)) refuse(told("state: camera: {} is too large", value));
  if (!(camera.distance > 0) || !(camera.fov_y > 0 && camera.fov_y < 3))
    refuse(said("state: camera.distance must be above 0, camera.fov_y between 0 and 3"));
  const bool is_chosen = reader.get_or("chosen", false);
  reader.tell_unknown(warnings);
  return {camera, is_chosen};
}

std::map<std::string, LayerState> layers_from_json(const Parsed& json, std::vector<std::string>& warnings) {
  std::map<std::string, LayerState> layers;
  for (const auto& [id, value] : json.items()) {
    const Reader reader(value, "layers." + io::printable(id));
    layers[id] = {reader.get_or("visible", true), static_cast<float>(reader.get_or("opacity", 1.0)),
                  static_cast<float>(reader.get_or("size_factor", 1.0))};
    reader.tell_unknown(warnings);
  }
  return layers;
}

Furniture furniture_from_json(const Parsed& json, std::vector<std::string>& warnings) {
  const Reader reader(json, "furniture");
  Furniture furniture{reader.get_or("grid", true), reader.get_or("axes", true), reader.get_or("legend", true),
                      reader.get_or<std::string>("theme", "dark")};
  if (!render::Theme::named(furniture.theme))
    refuse(
        told("state: furniture.theme is none of {}: {}", joined_text(render::theme_names(), ", "), io::shown(furniture.theme)));
  reader.tell_unknown(warnings);
  return furniture;
}

/// Whether a version like "1.2.3" is newer than this program's.
bool is_newer(const std::string& version) {
  const auto parts = [](const std::string& text) {
    std::array<std::uint64_t, 3> numbers{};
    const char* at = text.data();
    for (std::uint64_t& number : numbers) {
      const auto [end, error] = std::from_chars(at, text.data() + text.size(), number);
      if (error == std::errc::result_out_of_range) number = std::numeric_limits<std::uint64_t>::max();
      if (error == std::errc::invalid_argument || end == text.data() + text.size() || *end != '.') break;
      at = end + 1;
    }
    return numbers;
  };
  return parts(version) > parts(WS_VERSION);
}

/// Relative where the file lies below or beside the folder; else as it was.
std::string relative_to(const std::string& path, const fs::path& folder) {
  std::error_code failed;
  const fs::path relative = fs::proximate(path, folder, failed);
  return failed || relative.empty() ? path : relative.generic_string();
}

}  // namespace

bool read_alike(const StateInput& a, const StateInput& b) {
  return a.columns == b.columns && a.drop_invalid == b.drop_invalid && a.every == b.every;
}

bool is_same_source(const StateInput& a, const StateInput& b) {
  return a.role == b.role && a.path == b.path && a.generator == b.generator && read_alike(a, b);
}

std::string to_json(const State& state) {
  Ordered json{{"warpscope", state.version}, {"workspace", state.workspace}};
  json["inputs"] = Ordered::array();
  for (const StateInput& input : state.inputs) json["inputs"].push_back(to_json_input(input));
  json["seed"] = state.seed;
  json["parameters"] = values_to_json<Ordered>(state.parameters);
  json["view"] = values_to_json<Ordered>(state.view);
  json["step"] = state.step;
  if (state.camera) json["camera"] = to_json_camera(*state.camera, state.is_camera_chosen);
  Ordered::object_t layers;  // whose keys differ: looking each up would take the square of their number
  for (const auto& [id, layer] : state.layers)
    layers.emplace_back(id, Ordered{{"visible", layer.visible},
                                    {"opacity", shortest(layer.opacity)},
                                    {"size_factor", shortest(layer.size_factor)}});
  json["layers"] = std::move(layers);
  json["furniture"] = {{"grid", state.furniture.grid},
                       {"axes", state.furniture.axes},
                       {"legend", state.furniture.legend},
                       {"theme", state.furniture.theme}};
  json["backend"] = state.backend;
  json["result_hash"] = state.result_hash;
  return io::json_text(json, 2) + "\n";
}

State state_from_json(const std::string& text) {
  constexpr std::size_t most_bytes = std::size_t{64} << 20, most_fields = 10'000, most_warnings = 8;
  if (text.size() > most_bytes) refuse(told("state: {} bytes are more than any state has", text.size()));
  const Parsed json = io::parse_json<Parsed>(text, "state", most_fields);
  const Reader reader(json, said("the file"));
  State state;
  state.version = reader.get<std::string>("warpscope");
  state.workspace = reader.get<std::string>("workspace");
  if (is_newer(state.version))
    state.warnings.push_back(told("the state comes from version {}, newer than this {}: it may mean more than is shown",
                                  io::printable(state.version), WS_VERSION));
  state.inputs = inputs_from_json(reader.array("inputs"), state.warnings);
  state.seed = reader.get_or<std::uint64_t>("seed", 42);
  state.parameters = reader.values("parameters");
  state.view = reader.values("view");
  state.step = reader.get_or<std::size_t>("step", 0);
  if (reader.has("camera"))
    std::tie(state.camera, state.is_camera_chosen) = camera_from_json(reader.at("camera"), state.warnings);
  if (reader.has("layers")) state.layers = layers_from_json(reader.object("layers"), state.warnings);
  if (reader.has("furniture")) state.furniture = furniture_from_json(reader.at("furniture"), state.warnings);
  state.backend = backend_from(reader.get_or<std::string>("backend", "auto"), state.warnings);
  state.result_hash = reader.get_or<std::string>("result_hash", {});
  reader.tell_unknown(state.warnings);
  if (const std::size_t count = state.warnings.size(); count > most_warnings) {
    state.warnings.resize(most_warnings);
    state.warnings.push_back(told(count - most_warnings, "and {} warnings more", "and {} warnings more"));
  }
  return state;
}

std::string take_unknown(std::map<std::string, Value>& values, const ParameterSet& set) {
  std::vector<std::string> unknown;
  for (const auto& [name, value] : values)
    if (!set.contains(name)) unknown.push_back(name);
  for (const std::string& name : unknown) values.erase(name);
  return unknown.empty() ? "" : told("there is no parameter named {}: left out", listed(unknown));
}

std::string to_json_beside(const std::string& path, State state) {
  const fs::path folder = fs::absolute(path).parent_path();
  for (StateInput& input : state.inputs)
    if (!input.path.empty()) input.path = relative_to(input.path, folder);
  return to_json(state);
}

void write_state(const std::string& path, State state) {
  for (const StateInput& input : state.inputs)
    if (!input.path.empty() && io::is_same_file(input.path, path))
      throw Error(ErrorKind::io, told("cannot write the state {}: it is one of its inputs", path), said("give another name"));
  io::write_atomically(path, to_json_beside(path, std::move(state)));
}

namespace {

/// The state's text, in the file itself or in the PNG that it is.
std::string state_text(const std::string& path) {
  constexpr std::string_view png_begins = "\x89PNG", byte_order_mark = "\xef\xbb\xbf";
  if (render::has_png_state(path)) return render::read_png_state(path);
  std::string text = io::read_text(path);
  if (text.starts_with(png_begins))
    throw Error(ErrorKind::io, told("{}: this picture holds no Warpscope state", path),
                said("only pictures that Warpscope saved have one"));
  const std::size_t begin =
      text.find_first_not_of(" \t\r\n", text.starts_with(byte_order_mark) ? byte_order_mark.size() : std::size_t{0});
  if (!is_called_state(path) && (begin == std::string::npos || text[begin] != '{'))
    throw Error(ErrorKind::io, told("{}: this file holds no Warpscope state", path),
                said("states are the files that Save state writes, and pictures that Warpscope saved"));
  return text;
}

}  // namespace

State read_state(const std::string& path) {
  const std::string text = state_text(path);
  State state;
  try {
    state = state_from_json(text);
  } catch (const Error& error) {
    throw Error(error.kind(), path + ": " + error.what(), error.hint());
  }
  const fs::path folder = fs::absolute(path).parent_path();
  for (StateInput& input : state.inputs)
    if (!input.path.empty() && fs::path(input.path).is_relative())
      input.path = (folder / input.path).lexically_normal().string();
  return state;
}

}  // namespace ws::app
