// Flags that several commands have: of parameters, of names, of texts that become values.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/schema/schema.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <vector>

namespace ws::app {

/// A flag whose text `take` turns into a value; what it throws becomes a usage error.
CLI::Option* add_text(CLI::App& app, const std::string& flag, const std::string& type, const std::string& help,
                      const std::function<void(const std::string&)>& take);
/// A check of switches, for what follows them behind "="; what the parser makes of it without this is a number, or an error of
/// its own.
[[nodiscard]] std::string true_or_false(const std::string& text);
/// A check: one of these names; for another the nearest is suggested.
[[nodiscard]] CLI::Validator one_of(const std::vector<std::string>& names);
/// The flag of one of the set's parameters. `run`: where the set is of view parameters, the run's. The set must outlive the
/// parser.
CLI::Option* add_parameter(CLI::App& app, ParameterSet& set, const FieldInfo& field, const ParameterSet* run = nullptr);
/// The flags of all of them.
void add_parameters(CLI::App& app, ParameterSet& set, const std::string& group, const ParameterSet* run = nullptr);

}  // namespace ws::app
