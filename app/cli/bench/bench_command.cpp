// warpscope bench: times methods, backends and other programs on the same data, each against the case's first row.
// SPDX-License-Identifier: MIT
#include "app/cli/bench/against.h"
#include "app/cli/bench/bench_page.h"
#include "app/cli/bench/bench_report.h"
#include "app/cli/bench/case_contest.h"
#include "app/cli/bench/verdict.h"
#include "app/cli/device.h"
#include "app/cli/work.h"
#include "compute/core/result/spread.h"
#include "compute/core/run/counted.h"
#include "compute/core/words/formatted.h"
#include "compute/experiments.h"
#include "compute/io/files.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>

namespace ws::app {

namespace {

void print_head(const std::string& unit, std::size_t width) {
  fmt::print("{:<14} {:<8} {:<{}} {:>10} {:>10} {:>6} {:>11} {:>12}  {}\n", "case", "backend", "method", width, "median ms",
             "min ms", "iter", unit + "/s", "ratio", "against");
}

void print(const std::vector<BenchLine>& lines) {
  std::string unit;
  std::size_t width = 16;  // of methods; other programs have longer names
  for (const BenchLine& line : lines) width = std::max(width, line.method.size());
  for (const BenchLine& line : lines) {
    if (line.unit != unit) print_head(unit = line.unit, width);
    fmt::print("{:<14} {:<8} {:<{}} {:>10.3f} {:>10.3f} {:>6} {:>11} {:>11.2f}x  {}{}\n", line.case_name, line.backend,
               line.method, width, line.median(), spread_of(line.ms).least, line.iterations,
               line.per_second ? fmt::format("{:.2e}", *line.per_second) : "-", line.ratio, line.against,
               line.remark.empty() ? "" : "  " + line.remark);
  }
  if (!lines.empty() && !lines.back().note.empty()) fmt::print("{:<14} {}\n", "", lines.back().note);
  std::fflush(stdout);  // a case's rows are read while the next one runs
}

/// Medians with strokes from the least to the most: a point for each case, and where their names are numbers a line for each
/// method.
Plot plot_of(const std::vector<BenchRow>& rows, const std::string& title) {
  Plot plot{"times", title.empty() ? "Times" : title, "", "median time (ms)", false, true};
  PlotSeries strokes = empty_strokes();
  for (const BenchRow& row : rows) {
    const std::string_view name = row.bench_case->name, group = row.bench_case->group;
    const std::string place(group.empty() ? name : name.substr(group.size() + 1));
    if (plot.categories.empty() || plot.categories.back() != place) plot.categories.push_back(place);
    const std::string method = fmt::format("{} {}", row.backend(), row.method.method);
    auto series = std::find_if(plot.series.begin(), plot.series.end(), [&](const PlotSeries& s) { return s.name == method; });
    if (series == plot.series.end()) series = plot.series.insert(series, {method, PlotStyle::points, {}, {}});
    add_spread(*series, strokes, static_cast<double>(plot.categories.size() - 1),
               {row.minimum(), row.median(), *std::max_element(row.ms.begin(), row.ms.end())});
  }
  const auto is_number = [](const std::string& name) { return !name.empty() && name[0] >= '0' && name[0] <= '9'; };
  if (std::all_of(plot.categories.begin(), plot.categories.end(), is_number))
    for (PlotSeries& series : plot.series) series.style = PlotStyle::line;
  if (!strokes.x.empty()) plot.series.push_back(std::move(strokes));
  return plot;
}

/// Those that are asked for; without a name all outside groups, and in a small test every one.
std::vector<BenchCasePtr> chosen_cases(const BenchCommand& command, const BenchTable& table) {
  std::vector<BenchCasePtr> chosen;
  for (const BenchCase& bench_case : table.cases) {
    const bool asked = command.case_name == bench_case.name || command.case_name == bench_case.group;
    if (command.case_name.empty() ? bench_case.group.empty() || command.is_small : asked)
      chosen.push_back(std::make_shared<const BenchCase>(bench_case));
  }
  return chosen;
}

/// "cuda", "cpu and cuda": what the case's methods run on.
std::string backends_of(const BenchCase& bench_case) {
  std::vector<std::string_view> backends;
  for (const BenchMethod& method : bench_case.methods)
    if (std::find(backends.begin(), backends.end(), method.backend) == backends.end()) backends.push_back(method.backend);
  return joined_text(backends, " and ");
}

/// Says which cases have no row; where none has one there is nothing to tell or to draw.
void tell_left_out(const std::vector<BenchCasePtr>& left_out, bool has_rows, const BenchCommand& command) {
  std::vector<std::string> texts;
  texts.reserve(left_out.size());
  for (const BenchCasePtr& bench_case : left_out)
    texts.push_back(
        fmt::format("the case {} was left out: its methods run on {} only", bench_case->name, backends_of(*bench_case)));
  if (has_rows && command.is_small && !texts.empty())
    return warn(fmt::format("{} cases were left out: their methods run on another backend only", texts.size()));
  if (has_rows) {
    for (const std::string& text : texts) warn(text);
    return;
  }
  const bool lacks_device = command.compute.backend != "cpu" && cuda_status().devices.empty();
  const std::string why = lacks_device ? fmt::format(", and there is no CUDA device ({})", cuda_status().reason)
                                       : fmt::format(", and --backend {} was asked for", command.compute.backend);
  throw Error(lacks_device ? ErrorKind::cuda : ErrorKind::invalid_argument,
              fmt::format("nothing was measured: {}{}", joined_text(texts, "; "), why),
              "nothing was written; choose another --case");
}

std::vector<const Experiment*> chosen_experiments(const BenchCommand& command) {
  if (command.experiment) return {command.experiment};
  std::vector<const Experiment*> all;
  for (const Experiment* experiment : experiments())
    if (!experiment->benches().cases.empty()) all.push_back(experiment);
  return all;
}

/// What all cases of a bench share while it runs.
struct Course {
  const BenchCommand& command;
  const Interrupt& interrupt;
  PeersAtHand* peers;
  BenchReport report;
  std::vector<BenchRow> rows;  ///< of all experiments
  std::vector<BenchCasePtr> left_out;
  bool is_printed = true;
};

std::string measured_before(const BenchReport& report) {
  return fmt::format("the report has the {} of the cases that were measured before", counted(report.rows.size(), "row"));
}

/// What took minutes is not lost, however the bench ends. Page and plot are of whole benches alone.
void keep_part(const Course& course) {
  if (course.command.report.empty() || course.command.report == "-") return;
  BenchReport part = course.report;
  part.is_partial = true;
  write_report(course.command.report, to_json(part));
  course.interrupt.part_with(measured_before(part));
}

void measure_experiment(Course& course, const Experiment& experiment) {
  const BenchTable table = experiment.benches();
  std::vector<BenchRow> own;
  if (course.is_printed && !course.command.experiment) fmt::print("\n{}\n", experiment.info().id);
  for (const BenchCasePtr& bench_case : chosen_cases(course.command, table)) {
    const CaseContest contest{course.command, experiment, table, course.peers, course.interrupt};
    const std::vector<BenchRow> rows = contest.measure(bench_case);
    if (rows.empty()) {
      course.left_out.push_back(bench_case);
      continue;
    }
    const std::vector<BenchLine> lines = lines_of(experiment.info().id, rows);
    course.report.rows.insert(course.report.rows.end(), lines.begin(), lines.end());
    own.insert(own.end(), rows.begin(), rows.end());
    keep_part(course);  // first: what is printed is kept
    if (course.is_printed) print(lines);
  }
  if (course.is_printed && table.conclusion && !course.command.is_small) fmt::print("{}", table.conclusion(own));
  course.rows.insert(course.rows.end(), own.begin(), own.end());
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:%Y-%m-%d}", local);
}

void print_absent(const std::vector<AbsentPeer>& absent) {
  if (absent.empty()) return;
  fmt::print("\nnot compared with:\n");
  for (const AbsentPeer& each : absent) fmt::print("  {}: {}\n", title_of(each), each.why);
}

/// Exit code 3 where results differ, or where something became slower.
int conclude(const BenchReport& report, bool is_slower) {
  for (const BenchLine& line : report.rows)
    if (line.is_wrong)
      warn(fmt::format("{} {}: {} {}: {}", line.workspace, line.case_name, line.backend, line.method, line.remark));
  const bool is_wrong =
      std::any_of(report.rows.begin(), report.rows.end(), [](const BenchLine& line) { return line.is_wrong; });
  return is_wrong || is_slower ? exit_differs : exit_done;
}

void check_files(const BenchCommand& command, const Desktop& desktop) {
  for (const std::string& path : {command.report, command.plot, command.page}) check_writable(path);
  if (!command.plot.empty() && !desktop.save_plot)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope draws no plots: it was made without Qt");
}

/// The page of reports that are there already.
int write_page_of(const BenchCommand& command) {
  std::vector<BenchReport> reports;
  for (const std::string& path : command.from) reports.push_back(read_bench_report(path));
  io::write_atomically(command.page, page_of(reports));
  return exit_done;
}

}  // namespace

int bench(const BenchCommand& command, const Desktop& desktop) {
  const Interrupt interrupt;
  check_files(command, desktop);
  if (!command.from.empty()) return write_page_of(command);
  static_cast<void>(backend_of(command.compute));
  if (!command.against.empty()) return bench_against(command, interrupt);
  std::optional<BenchReport> before;
  if (!command.compared.empty()) before = read_bench_report(command.compared);

  std::optional<PeersAtHand> peers;
  if (command.asks_peers || !command.peer_programs.empty()) peers.emplace(command.peer_programs, command.asks_peers);
  Course course{command, interrupt, peers ? &*peers : nullptr, {}, {}, {}, command.report != "-"};
  BenchReport& report = course.report;
  report = {WS_VERSION,
            today(),
            command.experiment ? command.experiment->info().id : "",
            this_machine(command.compute.thread_count),
            command.is_small,
            peers.has_value()};
  try {
    for (const Experiment* experiment : chosen_experiments(command)) measure_experiment(course, *experiment);
  } catch (const Cancelled&) {
    if (command.report == "-" && !report.rows.empty()) {
      report.is_partial = true;
      write_report("-", to_json(report));
      interrupt.part_with(measured_before(report));
    }
    interrupt.tell_parting();
    throw;
  }
  interrupt.part_with("");  // from here on the report is written whole
  if (peers) report.absent = peers->absent();
  tell_left_out(course.left_out, !report.rows.empty(), command);
  if (course.is_printed) print_absent(report.absent);
  bool is_slower = false;
  if (before) {
    const Verdicts verdicts = verdicts_of(*before, report);
    if (course.is_printed) fmt::print("\n{}", verdicts.text);
    is_slower = verdicts.slower_count > 0;
  }
  if (!command.plot.empty()) desktop.save_plot(plot_of(course.rows, command.case_name), command.plot, 720, 420, 2, "light");
  if (!command.page.empty()) io::write_atomically(command.page, page_of({report}));
  write_report(command.report, to_json(report));
  return conclude(report, is_slower);
}

}  // namespace ws::app
