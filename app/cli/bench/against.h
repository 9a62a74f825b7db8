// warpscope bench --against: an earlier program and this one, in turns on the same data.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/cli/terminal.h"

namespace ws::app {

/// Each turn runs a case by one program and then by the other, both as processes of their own, so that each pair saw the same
/// machine. The exit code: 3 where something is slower or gives another result, else 0. Throws Error, Cancelled.
int bench_against(const BenchCommand& command, const Interrupt& interrupt);

}  // namespace ws::app
