// The flags that commands on a workspace share: its data, its parameters, and where to compute.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace ws::app {

/// A flag whose text `take` turns into a value; what it throws becomes a usage error.
template <class Take>
CLI::Option* add_text(CLI::App& app, const std::string& flag, const std::string& type, const std::string& help, Take take) {
  const std::function<void(const std::string&)> callback = take;
  return app.add_option_function<std::string>(flag, callback, help)->type_name(type);
}

[[nodiscard]] const std::vector<std::string>& backend_names();
/// "What it is; grid: near balls only; brute: every distance [default grid; only with --refine fit]"
[[nodiscard]] std::string help_of(const ParameterSet& set, const FieldInfo& field, const ParameterSet* run = nullptr);
[[nodiscard]] const char* type_name(const FieldInfo& field);
/// What follows a switch behind "="; what the parser makes of it without this is a number, or an error of its own.
[[nodiscard]] std::string true_or_false(const std::string& text);
/// One of these names; for another the nearest is suggested.
[[nodiscard]] CLI::Validator one_of(const std::vector<std::string>& names);
/// A choice that is not known is refused with a suggestion, any other value by the set.
void set_from_flag(ParameterSet& set, const std::string& name, const std::string& text);
/// `run`: where the set is of view parameters, the run's.
void add_parameters(CLI::App& app, ParameterSet& set, const std::string& group, const ParameterSet* run = nullptr);
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
