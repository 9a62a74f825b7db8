// What run, render and bench share: loading a task's data, running it with progress and Ctrl+C, checking outputs early.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"
#include "app/cli/report.h"
#include "app/cli/terminal.h"

namespace ws::app {

/// Reads the inputs and fits ranges and automatic values. Warnings go to stderr.
[[nodiscard]] Report load_task(Task& task, const Interrupt& interrupt);
/// Runs once into `report`: record and result. Throws Cancelled when interrupted.
void run_task(const Task& task, Report& report, bool record_steps, const Interrupt& interrupt);
/// Says before a long run what would fail after it. Throws Error{io}.
void check_writable(const std::string& path);
/// The same for all that a command writes; and none of it may be a file that the command reads, or given twice.
void check_outputs(const Task& task, const std::vector<std::string>& outputs, const std::string& reference = {},
                   const std::string& state = {});
/// For --verbose, on stderr: the CUDA devices, where the run was computed, its stages, and the launches that its result tells.
void tell_more(const Report& report);

}  // namespace ws::app
