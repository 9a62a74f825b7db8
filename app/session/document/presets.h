// Parameter presets: named sets of values as small JSON files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <map>
#include <string>

namespace ws::app {

struct Preset {
  std::string workspace;
  std::map<std::string, Value> parameters, view;  ///< only what differs from the defaults
};

/// Atomic; throws Error{io}.
void write_preset(const std::string& path, const Preset& preset);
/// Throws Error{io} naming what is missing or wrong.
[[nodiscard]] Preset read_preset(const std::string& path);
/// What differs from the defaults.
[[nodiscard]] std::map<std::string, Value> changed_values(const ParameterSet& set);

}  // namespace ws::app
