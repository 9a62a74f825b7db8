// What is said of a command line that cannot be taken, in words of its own instead of CLI11's.
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace ws::app {

/// Of a command line that could not be parsed: the flag that is not known, with the one that may have been meant. Empty where
/// all are known.
[[nodiscard]] std::string unknown_flag(const CLI::App& app);
/// Flags before a command are those of the window, which a command does not open: they are refused.
void refuse_flags_before_command(const CLI::App& app);
/// The same of a command that takes flags with and without a workspace: they would be those of all workspaces.
void refuse_flags_before_workspace(const CLI::App& command);
/// The command whose help says what was to be written: "warpscope run ridge --help".
[[nodiscard]] std::string help_command(const CLI::App& app, const std::vector<std::string>& arguments);
/// CLI11 counts arguments: "--r1: 1 required NUMBER missing", "--r1: At Most 1 required but received 2".
[[nodiscard]] std::string words_of(const CLI::ArgumentMismatch& error);

}  // namespace ws::app
