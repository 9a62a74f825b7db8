// Settings on the command line: which of them a command takes, and what it says of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

#include <memory>

namespace ws::app {

/// All layers; what was left out of files is said on stderr. Throws UsageError for a wrong --set or --config.
[[nodiscard]] std::shared_ptr<Settings> load_settings(const ConfigRequest& request);
/// What no flag says of where to compute, and notes what came from where.
void take_settings(ComputeOptions& options, const Settings& settings);
/// The same for a command without a window.
void take_settings(ComputeOptions& options);

}  // namespace ws::app
