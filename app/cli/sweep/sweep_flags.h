// The flags that `warpscope sweep` has beside those of a run.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

namespace CLI {
class App;
}

namespace ws::app {

void add_sweep_flags(CLI::App& app, SweepCommand& command);
/// Once all flags are read: what is varied, checked against the schema. Throws UsageError, Error{invalid_argument}.
void finish_sweep(const CLI::App& app, SweepCommand& command);

}  // namespace ws::app
