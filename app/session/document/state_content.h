// Which files are saved states: their content decides, whatever they are called.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ws::app {

/// Whether `path` is a regular file that holds a state: JSON text with a state's own keys, or a PNG with one in it. Quick for
/// any file: of a PNG the chunks' beginnings are read, of other files the first mebibyte at most.
[[nodiscard]] bool holds_state(const std::string& path);
/// Whether it has the name of a state file (*.warpscope.json): errors then speak of a state.
[[nodiscard]] bool is_called_state(const std::string& path);

}  // namespace ws::app
