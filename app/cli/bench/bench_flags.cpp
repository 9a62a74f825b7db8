// SPDX-License-Identifier: MIT
#include "app/cli/bench/bench_flags.h"

#include "app/cli/flags/parameter_flags.h"
#include "app/cli/flags/task_flags.h"
#include "app/cli/parse_values.h"
#include "compute/core/result/bench.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

namespace {

void add_case(CLI::App& app, BenchCommand& command) {
  std::vector<std::string> names;
  for (const BenchCase& bench_case : command.experiment->benches().cases) {
    names.push_back(bench_case.name);
    if (!bench_case.group.empty() && std::find(names.begin(), names.end(), bench_case.group) == names.end())
      names.push_back(bench_case.group);
  }
  app.add_option("--case", command.case_name, "Only this case, or this group of cases")->check(one_of(names));
}

}  // namespace

void add_bench_flags(CLI::App& app, BenchCommand& command) {
  if (command.experiment) add_case(app, command);
  app.add_flag(
         "--peers", command.asks_peers,
         "Time other programs on the same data, too, and compare their results: all that are installed of Embree, OpenCV, "
         "CGAL, NPP, SciPy, torch, CuPy, KeOps, FAISS and Open3D")
      ->check(true_or_false);
  app.add_option("--peer", command.peer_programs,
                 "Ask this program, too; docs/benchmarks.md tells how it is asked; may be repeated")
      ->type_name("PROGRAM")
      ->allow_extra_args(false);
  app.add_option("--compare", command.compared,
                 "Say what became slower since this report of an earlier bench, beyond what measuring leaves open")
      ->type_name("JSON");
  app.add_option("--against", command.against, "Time an earlier warpscope program in turns with this one, pair by pair")
      ->type_name("PROGRAM");
  add_text(
      app, "--seconds", "S",
      "With --peers, --page, --compare or --against: for each row at most, if its median is not known to 1 % before; default 5",
      [&command](const std::string& text) {
        constexpr double least = 0.1, most = 86'400;
        command.row_seconds = parse_number("--seconds", text, least, most);
      });
  app.add_flag("--small", command.is_small, "Every row once, on data in small: a test of the rows, whose times mean nothing")
      ->check(true_or_false);
  add_text(app, "--page", "MD", "Write the times as a page of Markdown",
           [&command](const std::string& text) { command.page = parse_output("--page", text, {"md"}); });
  app.add_option("--from", command.from, "Measure nothing: make --page of these reports, of several machines for example")
      ->type_name("JSON");
  app.add_option("--plot", command.plot, "Draw the times of the cases into this file (.svg, .png or .csv)")->type_name("FILE");
  add_compute(app, command.compute);
  add_report(app, command.report);
}

void check_bench(const BenchCommand& command) {
  const bool measures_pairs = !command.against.empty(), reads = !command.from.empty();
  if (reads && command.page.empty()) throw UsageError{"--from needs --page, the file that is made of the reports"};
  const std::vector<std::pair<const char*, bool>> given{
      {"--peers", command.asks_peers}, {"--peer", !command.peer_programs.empty()}, {"--compare", !command.compared.empty()},
      {"--small", command.is_small},   {"--plot", !command.plot.empty()},          {"--report", !command.report.empty()}};
  for (const auto& [flag, is_given] : given)
    if (is_given && (measures_pairs || reads))
      throw UsageError{fmt::format("{} does not go with {}", flag, measures_pairs ? "--against" : "--from")};
  if (!command.experiment && !command.plot.empty()) throw UsageError{"--plot is of one workspace: bench WORKSPACE --plot FILE"};
  if (measures_pairs && !command.page.empty()) throw UsageError{"--page does not go with --against"};
  if (command.is_small && !command.compared.empty())
    throw UsageError{"--small does not go with --compare: its times mean nothing"};
}

}  // namespace ws::app
