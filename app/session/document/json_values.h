// Parameter values as JSON and back, for states and presets. A template, so that no header includes the JSON library.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <map>
#include <optional>
#include <string>

namespace ws::app {

/// Nothing where `json` is no value of a parameter. A list of numbers may be an array or its text.
template <class Json>
[[nodiscard]] std::optional<Value> value_from_json(const Json& json) {
  if (json.is_boolean()) return json.template get<bool>();
  if (json.is_number_integer()) return json.template get<std::int64_t>();
  if (json.is_number()) return json.template get<double>();
  if (json.is_string()) return json.template get<std::string>();
  if (!json.is_array()) return std::nullopt;
  Numbers numbers;
  for (const Json& number : json) {
    if (!number.is_number()) return std::nullopt;
    numbers.push_back(number.template get<double>());
  }
  return numbers;
}

/// A list of numbers is written as its text.
template <class Json>
[[nodiscard]] Json value_to_json(const Value& value) {
  if (const auto* numbers = std::get_if<Numbers>(&value)) return to_text(*numbers);
  return std::visit([](const auto& v) { return Json(v); }, value);
}

template <class Json>
[[nodiscard]] Json values_to_json(const std::map<std::string, Value>& values) {
  Json json = Json::object();
  for (const auto& [name, value] : values) json[name] = value_to_json<Json>(value);
  return json;
}

}  // namespace ws::app
