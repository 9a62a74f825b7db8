// What files are called where their names are proposed: after the data, the workspace and the step.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/document/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// Words as a part of a file's name: blanks and what shells or other systems take for something else become "-". Never empty,
/// not too long for any file system.
[[nodiscard]] std::string safe_name(std::string_view words);

/// "earthquakes-ridge": the first input's name, and the workspace's.
[[nodiscard]] std::string proposed_name(const std::vector<StateInput>& sources, std::string_view workspace);
/// "earthquakes-ridge-step-1204".
[[nodiscard]] std::string proposed_name(const std::vector<StateInput>& sources, std::string_view workspace, std::size_t step);

/// "clip.png" → "clip-step-0012.png": as many digits as `last_step` has, so that names sort as steps do.
[[nodiscard]] std::string numbered_name(const std::string& path, std::size_t step, std::size_t last_step);

/// Whether a file's name ends so (".svg"), whatever its capitals.
[[nodiscard]] bool has_extension(const std::string& path, std::string_view extension);

}  // namespace ws::app
