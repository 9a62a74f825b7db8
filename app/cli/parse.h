// The arguments as a command to do. Flags of a workspace come from its parameter schema.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::app {

/// Does the parsed command; gets what only `main` has.
using CommandAction = std::function<int(int& argc, char** argv, const Desktop& desktop)>;

/// Help or the version was asked for: print it and be done.
struct HelpRequest {
  std::string text;
};

/// Throws UsageError, HelpRequest.
[[nodiscard]] CommandAction parse(const std::vector<std::string>& arguments);

}  // namespace ws::app
