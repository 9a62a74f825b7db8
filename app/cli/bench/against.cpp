// SPDX-License-Identifier: MIT
#include "app/cli/bench/against.h"

#include "app/cli/bench/bench_report.h"
#include "app/cli/bench/verdict.h"
#include "app/cli/work.h"
#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "compute/core/run/progress.h"
#include "compute/experiments.h"
#include "compute/io/child_process.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace ws::app {

namespace {

constexpr std::size_t least_turns = 6;  // from which on an interval is one of 95 %
constexpr std::size_t most_turns = 40;
constexpr double narrow_ratio = 0.01;

/// The report that a program writes of one case; nothing where it refuses, since it does not know the case.
std::optional<BenchReport> report_of(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                                     const Interrupt& interrupt) {
  io::ChildProcess child(program, arguments);
  std::string text;
  for (;;) {
    interrupt.check();
    pollfd wanted{child.output(), POLLIN, 0};
    if (::poll(&wanted, 1, 20) <= 0) continue;
    char bytes[1 << 14];
    const ssize_t count = ::read(child.output(), bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text.append(bytes, static_cast<std::size_t>(count));
  }
  child.wait();
  const int status = child.status();
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  if (code != exit_done && code != exit_differs) return std::nullopt;
  return bench_report_of(text, "what " + program.string() + " printed");
}

using RowKey = std::tuple<std::string, std::string, std::string, std::string>;  // case, backend, method, device

/// The turns of one row.
struct Pairs {
  std::vector<double> ratios, before_ms, now_ms;  ///< ratios: now to before
  bool has_another_result = false;
};

/// All turns of one case.
struct CaseTurns {
  std::map<RowKey, Pairs> rows;
  std::vector<RowKey> order;

  void add(const BenchReport& before, const BenchReport& now) {
    for (const BenchLine& line : now.rows) {
      const RowKey key{line.case_name, line.backend, line.method, line.device};
      const auto old = std::find_if(before.rows.begin(), before.rows.end(), [&](const BenchLine& other) {
        return RowKey{other.case_name, other.backend, other.method, other.device} == key;
      });
      if (old == before.rows.end()) continue;
      if (!rows.contains(key)) order.push_back(key);
      Pairs& pairs = rows[key];
      pairs.ratios.push_back(line.median() / old->median());
      pairs.before_ms.push_back(old->median());
      pairs.now_ms.push_back(line.median());
      pairs.has_another_result |= !line.hash.empty() && !old->hash.empty() && line.hash != old->hash;
    }
  }
  [[nodiscard]] bool is_known() const {
    return std::all_of(rows.begin(), rows.end(), [](const auto& row) {
      const Spread interval = interval_of_median(row.second.ratios);
      return interval.most - interval.least <= 2 * narrow_ratio * interval.median;
    });
  }
};

std::vector<std::string> arguments_for(const BenchCommand& command, const std::string& workspace, const std::string& name) {
  std::vector<std::string> words{"bench", workspace, "--case", name, "--report", "-", "--backend", command.compute.backend};
  if (command.compute.thread_count > 0) words.insert(words.end(), {"--threads", std::to_string(command.compute.thread_count)});
  if (command.compute.device) words.insert(words.end(), {"--device", std::to_string(*command.compute.device)});
  return words;
}

/// Prints the rows of a case; whether one of them is slower or has another result.
bool print_turns(const std::string& workspace, const CaseTurns& turns) {
  bool is_worse = false;
  for (const RowKey& key : turns.order) {
    const Pairs& pairs = turns.rows.at(key);
    const Spread ratio = interval_of_median(pairs.ratios);
    const Verdict verdict = verdict_of(ratio);
    is_worse |= verdict == Verdict::slower || pairs.has_another_result;
    const auto& [name, backend, method, device] = key;
    fmt::print("{:<26} {:<8} {:<16} {:>10.3f} {:>10.3f} {:>6}  {}{}\n", workspace + " " + name, backend, method,
               spread_of(pairs.before_ms).median, spread_of(pairs.now_ms).median, pairs.ratios.size(), words_of(verdict, ratio),
               pairs.has_another_result ? " (ANOTHER RESULT)" : "");
  }
  std::fflush(stdout);
  return is_worse;
}

/// Runs a case by both programs in turns, till the ratios are known well enough; without rows where one of them refuses.
CaseTurns run_in_turns(const std::filesystem::path& before, const std::vector<std::string>& arguments, const std::string& what,
                       double row_seconds, const Interrupt& interrupt) {
  const std::filesystem::path now = "/proc/self/exe";
  Progress progress;
  const ProgressBar bar(progress);
  CaseTurns turns;
  const Stopwatch watch;
  const auto seconds = [&] { return watch.ms() / 1000 / static_cast<double>(std::max<std::size_t>(turns.rows.size(), 1)); };
  for (std::size_t turn = 0; turn < least_turns || (turn < most_turns && !turns.is_known() && seconds() < row_seconds);
       ++turn) {
    const auto report = [&](bool is_earlier) {
      progress.report(-1, fmt::format("{}: turn {} ({} to {}), {} program", what, turn + 1, least_turns, most_turns,
                                      is_earlier ? "earlier" : "present"));
      return report_of(is_earlier ? before : now, arguments, interrupt);
    };
    // The program that begins changes from turn to turn, so that what grows meanwhile weighs on both alike.
    const bool swapped = turn % 2 == 1;
    const auto first = report(!swapped);
    const auto second = first ? report(swapped) : std::nullopt;
    if (!first || !second) break;
    turns.add(swapped ? *second : *first, swapped ? *first : *second);
  }
  return turns;
}

}  // namespace

int bench_against(const BenchCommand& command, const Interrupt& interrupt) {
  const std::filesystem::path before = std::filesystem::absolute(command.against);
  bool is_worse = false, was_any = false;
  fmt::print("{:<26} {:<8} {:<16} {:>10} {:>10} {:>6}\n", "case", "backend", "method", "before ms", "now ms", "turns");
  std::fflush(stdout);
  for (const Experiment* experiment : experiments()) {
    if (command.experiment && command.experiment != experiment) continue;
    const std::string& workspace = experiment->info().id;
    for (const BenchCase& bench_case : experiment->benches().cases) {
      const bool asked = command.case_name == bench_case.name || command.case_name == bench_case.group;
      if (command.case_name.empty() ? !bench_case.group.empty() : !asked) continue;
      const CaseTurns turns = run_in_turns(before, arguments_for(command, workspace, bench_case.name),
                                           workspace + " " + bench_case.name, command.row_seconds, interrupt);
      was_any |= !turns.rows.empty();
      if (turns.rows.empty())
        warn(fmt::format("{} {} was left out: it cannot run here, or one of the programs does not know it", workspace,
                         bench_case.name));
      is_worse |= print_turns(workspace, turns);
    }
  }
  if (!was_any)
    throw Error(ErrorKind::invalid_argument, fmt::format("nothing was measured by both this program and {}", command.against),
                "give a warpscope program that knows bench, and a --case that runs here");
  return is_worse ? exit_differs : exit_done;
}

}  // namespace ws::app
