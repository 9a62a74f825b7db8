// The flags of `warpscope bench`.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

namespace CLI {
class App;
}

namespace ws::app {

/// Those of one workspace, and of all: `--case` is of one alone.
void add_bench_flags(CLI::App& app, BenchCommand& command);
/// Once all flags are read. Throws UsageError for those that do not go together.
void check_bench(const BenchCommand& command);

}  // namespace ws::app
