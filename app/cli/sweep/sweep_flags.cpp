// The sweep's part of the grammar.
// SPDX-License-Identifier: MIT
#include "app/cli/sweep/sweep_flags.h"

#include "app/cli/flags/parameter_flags.h"
#include "app/cli/parse_values.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <tuple>

namespace ws::app {

namespace {

constexpr std::uint64_t most_repetitions = 10'000;

CLI::Option* add_sweep_text(CLI::App& app, const std::string& flag, const std::string& type, const std::string& help,
                            const std::function<void(const std::string&)>& take) {
  return add_text(app, flag, type, help, take)->group("Sweep");
}

/// Was it given as a flag of its own?
bool is_given(const CLI::App& app, const std::string& flag) {
  const CLI::Option* option = app.get_option_no_throw(flag);
  return option && option->count() > 0;
}

}  // namespace

void add_sweep_flags(CLI::App& app, SweepCommand& command) {
  app.add_option("--vary", command.vary,
                 "A parameter and its values: NAME=FROM:TO:COUNT, with :log behind it for even ratios, NAME=A,B,C, or NAME=all "
                 "of a choice; also backend, threads and seed. Given twice, every combination is run")
      ->type_name("NAME=VALUES")
      ->allow_extra_args(false)
      ->group("Sweep")
      ->required();
  add_sweep_text(app, "--repeat", "N", "Timed runs of each combination, after one to warm up; default 1, without warming up",
                 [&command](const std::string& text) {
                   command.repeat_count = static_cast<int>(parse_whole("--repeat", text, 1, most_repetitions));
                 });
  add_sweep_text(app, "--warm-up", "N", "Runs of each combination before those that are timed",
                 [&command](const std::string& text) {
                   command.warm_up_count = static_cast<int>(parse_whole("--warm-up", text, 0, most_repetitions));
                 });
  add_sweep_text(app, "--out", "CSV",
                 "The table: a line for each combination, added as soon as it is there. What describes the sweep lies "
                 "beside it as CSV.json",
                 [&command](const std::string& text) { command.output = parse_output("--out", text, {"csv"}); });
  app.add_flag("--resume", command.resume, "Go on with the table that an interrupted sweep left in --out")
      ->check(true_or_false)
      ->group("Sweep");
  add_sweep_text(app, "--plot", "FILE", "Draw --value against what is varied: svg, png or csv",
                 [&command](const std::string& text) {
                   command.plot = parse_output("--plot", text, {"svg", "png", "csv"});
                 });
  add_sweep_text(app, "--size", "WxH", fmt::format("Of the plot, in points; default {}x{}", command.width, command.height),
                 [&command](const std::string& text) { std::tie(command.width, command.height) = parse_size("--size", text); });
  add_sweep_text(app, "--value", "NAME",
                 "What is printed and plotted: compute_ms, a stage's name, or a value of the result; default compute_ms",
                 [&command](const std::string& text) { command.value = text; });
  add_sweep_text(app, "--max-failures", "N", "End once more runs than these have failed; default: never",
                 [&command](const std::string& text) { command.most_failures = parse_whole("--max-failures", text); });
}

void finish_sweep(const CLI::App& app, SweepCommand& command) {
  constexpr std::size_t most = 2;
  if (command.vary.size() > most)
    throw UsageError{fmt::format("--vary was given {} times: at most two parameters are varied at once", command.vary.size())};
  for (const std::string& text : command.vary) command.variations.push_back(parse_variation(text, command.task.parameters));
  if (command.variations.size() == most && command.variations[0].name == command.variations[1].name)
    throw UsageError{fmt::format("--vary: {} is varied twice", command.variations[0].name)};
  for (const Variation& variation : command.variations) {
    std::vector<std::string> flags{"--" + variation.name};
    if (variation.what == Varied::parameter) flags = {command.task.parameters.info(variation.name).flag()};
    if (variation.what == Varied::backend) flags.insert(flags.end(), {"--cpu", "--device"});
    for (const std::string& flag : flags)
      if (is_given(app, flag)) throw UsageError{fmt::format("{} and --vary {} exclude each other", flag, variation.name)};
  }
  if (command.resume && command.output.empty()) throw UsageError{"--resume goes on with a table: --out says which"};
}

}  // namespace ws::app
