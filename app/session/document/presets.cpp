// Parameter presets.
// SPDX-License-Identifier: MIT
#include "app/session/document/presets.h"

#include "app/session/document/json_values.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/formats/json_text.h"

#include <nlohmann/json.hpp>

namespace ws::app {

namespace {

using Ordered = nlohmann::ordered_json;  // for writing: a fixed order
using Parsed = nlohmann::json;           // for reading: finds a field among many at once

std::map<std::string, Value> values_of(const Parsed& json, const char* key, const std::string& path) {
  std::map<std::string, Value> values;
  if (!json.contains(key)) return values;
  for (const auto& [name, one] : json.at(key).items()) {
    const auto value = value_from_json(one);
    if (!value)
      throw Error(ErrorKind::io,
                  told("{}: {} is neither a number, a text, true, false nor a list of numbers", path, io::printable(name)));
    values[name] = *value;
  }
  return values;
}

}  // namespace

void write_preset(const std::string& path, const Preset& preset) {
  const Ordered json{{"warpscope_preset", preset.workspace},
                     {"parameters", values_to_json<Ordered>(preset.parameters)},
                     {"view", values_to_json<Ordered>(preset.view)}};
  io::write_atomically(path, io::json_text(json, 2) + "\n");
}

Preset read_preset(const std::string& path) {
  constexpr std::size_t most_fields = 10'000;
  const Parsed json = io::parse_json<Parsed>(io::read_text(path), path, most_fields);
  if (!json.is_object() || !json.contains("warpscope_preset") || !json.at("warpscope_preset").is_string())
    throw Error(ErrorKind::io, told("{}: this is no preset: it has no field \"warpscope_preset\"", path));
  return {json.at("warpscope_preset").get<std::string>(), values_of(json, "parameters", path), values_of(json, "view", path)};
}

std::map<std::string, Value> changed_values(const ParameterSet& set) {
  std::map<std::string, Value> values;
  for (const FieldInfo& field : set.fields())
    if (!set.is_default(field.name)) values[field.name] = set.get(field.name);
  return values;
}

}  // namespace ws::app
