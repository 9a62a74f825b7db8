// The flags that commands on a workspace share: its data, and where to compute.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ws::app {

[[nodiscard]] const std::vector<std::string>& backend_names();
void add_compute(CLI::App& app, ComputeOptions& options);
/// Settings in files are for windows and single runs; a bench measures what its own flags say.
void add_config(CLI::App& app, ConfigRequest& request);
void add_report(CLI::App& app, std::string& target);
void add_verbose(CLI::App& app, bool& verbose);
void add_seed(CLI::App& app, std::uint64_t& seed);

/// The inputs of a task while they are parsed: sources follow when all flags are known.
struct InputFlags {
  std::map<std::string, std::string> paths;  ///< by role
  const CLI::Option* truth = nullptr;
  std::string sample;
  std::vector<std::string> columns;
  bool drop_invalid = false;
  std::uint64_t every = 1;

  /// --truth was given without a file.
  [[nodiscard]] bool truth_lies_beside(const std::string& path) const { return truth && truth->count() > 0 && path.empty(); }
};

void add_inputs(CLI::App& app, const ExperimentInfo& info, InputFlags& flags);
/// Throws UsageError for flags that exclude each other, and where a required input is missing.
[[nodiscard]] std::vector<StateInput> sources_of(const ExperimentInfo& info, const InputFlags& flags);
/// The experiment's defaults, and the values of the sample that the arguments name: before flags set any.
void begin_task(Task& task, const Experiment& experiment, const std::vector<std::string>& arguments);

}  // namespace ws::app
