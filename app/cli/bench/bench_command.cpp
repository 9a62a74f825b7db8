// warpscope bench: times methods and backends on the same data in one run, each against the case's first row.
// SPDX-License-Identifier: MIT
#include "app/cli/bench/peers.h"
#include "app/cli/device.h"
#include "app/cli/work.h"
#include "compute/core/device/current_device.h"
#include "compute/core/result/bench.h"
#include "compute/core/result/spread.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr int run_count = 5;
constexpr double slow_run_ms = 5000;  // slower ones run only twice

double summary_number(const Report& report, std::string_view name) {
  for (const Property& property : report.summary) {
    if (property.name != name) continue;
    if (const auto number = number_of(property.value)) return *number;
  }
  return 0;
}

/// Of the whole run, or of the stage that the case is about.
double timed_ms(const BenchCase& bench_case, const Metrics& metrics) {
  if (bench_case.stage.empty()) return metrics.compute_ms;
  for (const StageTime& stage : metrics.stages())
    if (stage.name == bench_case.stage) return stage.ms;
  return 0;
}

Task make_task(const BenchCommand& command, const BenchCase& bench_case) {
  Task task;
  task.experiment = command.experiment;
  task.parameters = command.experiment->parameters();
  task.view = command.experiment->view_parameters();
  task.compute = command.compute;
  StateInput source;
  source.role = main_input(command.experiment->info()).role;
  source.generator = bench_case.generator;
  task.sources.push_back(source);
  for (const auto& [name, text] : bench_case.parameters) task.parameters.set_text(name, text);
  return task;
}

using BenchCasePtr = std::shared_ptr<const BenchCase>;

BenchRow measure(Task& task, Report& report, const BenchCasePtr& bench_case, const BenchMethod& method,
                 const Interrupt& interrupt) {
  task.compute.backend = method.backend;
  task.parameters.set_text(bench_case->compared, method.method);
  run_task(task, report, true, interrupt);  // warm-up, and the counts
  take_facts(report, interrupt.token());
  BenchRow row{bench_case, method, report.record.device, report.result_hash};
  row.iterations = summary_number(report, "inner_iterations");
  row.work = report.result->work();
  row.ball_count = summary_number(report, "initial_ball_count");
  const int count = report.record.metrics.compute_ms > slow_run_ms ? 2 : run_count;
  for (int i = 0; i < count; ++i) {
    run_task(task, report, false, interrupt);
    row.ms.push_back(timed_ms(*bench_case, report.record.metrics));
  }
  return row;
}

bool is_possible(const BenchMethod& method, const std::string& backend) {
  if (method.backend == "cuda" && cuda_status().devices.empty()) return false;
  return backend == "auto" || backend == method.backend;
}

/// On each CUDA device in turn, where there are several and none was chosen.
void measure_on_devices(std::vector<BenchRow>& rows, Task& task, Report& report, const BenchCasePtr& bench_case,
                        const BenchMethod& method, const Interrupt& interrupt) {
  const std::vector<CudaDevice>& devices = cuda_status().devices;
  if (method.backend != "cuda" || devices.size() < 2) {
    rows.push_back(measure(task, report, bench_case, method, interrupt));
    return;
  }
  for (const CudaDevice& device : devices) {
    report.result.reset();  // its memory on a device is freed while that device is current
    use_device(device.ordinal);
    rows.push_back(measure(task, report, bench_case, method, interrupt));
    rows.back().device = device.name;
    rows.back().ordinal = device.ordinal;
  }
}

/// Each call of what is timed beside the runs, after one to warm up.
BenchRow measure_call(const BenchCasePtr& bench_case, const BenchRunner& runner, RunContext& context,
                      const Interrupt& interrupt) {
  BenchRow row{bench_case, runner.method, device_name(runner.method.backend == "cuda" ? Backend::cuda : Backend::cpu), {}};
  row.work = runner.work;
  runner.call(context);
  for (int i = 0; i < run_count; ++i) {
    interrupt.check();
    const Stopwatch watch;
    runner.call(context);
    row.ms.push_back(watch.ms());
  }
  return row;
}

/// What the experiment times on the case's data beside its runs: further rows of the case, and cases behind it.
void measure_extras(std::vector<BenchRow>& rows, const BenchTable& table, const Report& report, const BenchCasePtr& bench_case,
                    const std::string& asked_backend, const Interrupt& interrupt) {
  if (!table.extras) return;
  RunContext context = report.context(interrupt.token());
  for (const BenchExtra& extra : table.extras(report.result, bench_peers(), context)) {
    BenchCasePtr of = bench_case;
    if (!extra.kind.empty()) {
      auto own = std::make_shared<BenchCase>(*bench_case);
      own->name += ", " + extra.kind;
      of = std::move(own);
    }
    for (const BenchRunner& runner : extra.runners)
      if (is_possible(runner.method, asked_backend)) rows.push_back(measure_call(of, runner, context, interrupt));
  }
}

std::vector<BenchRow> measure_case(const BenchCommand& command, const BenchTable& table, const BenchCasePtr& bench_case,
                                   const Interrupt& interrupt) {
  const auto possible = [&](const BenchMethod& method) { return is_possible(method, command.compute.backend); };
  std::vector<BenchRow> rows;
  if (std::none_of(bench_case->methods.begin(), bench_case->methods.end(), possible)) return rows;
  Task task = make_task(command, *bench_case);
  Report report = load_task(task, interrupt);
  for (const BenchMethod& method : bench_case->methods)
    if (possible(method)) measure_on_devices(rows, task, report, bench_case, method, interrupt);
  measure_extras(rows, table, report, bench_case, command.compute.backend, interrupt);
  return rows;
}

void print_head(const std::string& unit) {
  fmt::print("{:<14} {:<8} {:<16} {:>10} {:>10} {:>6} {:>11} {:>12}  {}\n", "case", "backend", "method", "median ms", "min ms",
             "iter", unit + "/s", "ratio", "against");
}

/// "  RESULT DIFFERS from cpu linear": what computes the same has to give the same; "  another result: cubic" of what does not.
std::string remark(const BenchRow& row, const std::vector<BenchRow>& rows) {
  const BenchRow& model = model_of(row, rows);
  const std::string own = row.method.computes.empty() ? "" : "  another result: " + row.method.computes;
  return own + (differ(row, model) ? fmt::format("  RESULT DIFFERS from {} {}", model.backend(), model.method.method) : "");
}

void print(const std::vector<BenchRow>& rows) {
  const BenchRow* reference = nullptr;
  std::string unit;
  for (const BenchRow& row : rows) {
    const std::optional<double> rate = row.per_second();
    if (row.work.unit != unit) print_head(unit = row.work.unit);
    if (!reference || reference->bench_case != row.bench_case) reference = &row;
    fmt::print("{:<14} {:<8} {:<16} {:>10.3f} {:>10.3f} {:>6} {:>11} {:>11.2f}x  {} {}{}\n", row.bench_case->name,
               row.backend(), row.method.method, row.median(), row.minimum(), row.iterations,
               rate ? fmt::format("{:.2e}", *rate) : "-", reference->minimum() / row.minimum(), reference->backend(),
               reference->method.method, remark(row, rows));
  }
  if (reference && !reference->bench_case->note.empty()) fmt::print("{:<14} {}\n", "", reference->bench_case->note);
  std::fflush(stdout);  // a case's rows are read while the next one runs
}

Json rows_json(const std::vector<BenchRow>& rows) {
  Json list = Json::array();
  const BenchRow* reference = nullptr;
  for (const BenchRow& row : rows) {
    if (!reference || reference->bench_case != row.bench_case) reference = &row;
    list.push_back({{"case", row.bench_case->name},
                    {"generator", row.bench_case->generator},
                    {"backend", row.method.backend},
                    {"method", row.method.method},
                    {"device", row.device},
                    {"compute_ms_all", row.ms},
                    {"median_ms", row.median()},
                    {"min_ms", row.minimum()},
                    {"inner_iterations", row.iterations},
                    {"initial_ball_count", row.ball_count},
                    {"ratio", reference->minimum() / row.minimum()},
                    {"against", fmt::format("{} {}", reference->backend(), reference->method.method)},
                    {"result_hash", row.hash},
                    {"computes", row.method.computes},
                    {"differs", differ(row, model_of(row, rows))},
                    {"stage", row.bench_case->stage},
                    {"note", row.bench_case->note}});
    if (const auto rate = row.per_second()) {  // for other rows no rate is better than a wrong one
      list.back()[row.work.unit + "_per_second"] = *rate;
      list.back()["gigabytes_per_second"] = double(row.work.bytes) / row.minimum() / 1e6;
    }
    if (row.ordinal) list.back()["device_ordinal"] = *row.ordinal;
  }
  return list;
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

std::vector<BenchCasePtr> chosen_cases(const BenchCommand& command, const BenchTable& table) {
  std::vector<BenchCasePtr> chosen;
  std::vector<std::string_view> known;
  for (const BenchCase& bench_case : table.cases) {
    known.push_back(bench_case.name);
    const bool asked = command.case_name == bench_case.name || command.case_name == bench_case.group;
    if (command.case_name.empty() ? bench_case.group.empty() : asked)
      chosen.push_back(std::make_shared<const BenchCase>(bench_case));
  }
  if (chosen.empty())
    throw Error(ErrorKind::invalid_argument,
                fmt::format("--case takes one of {}, not {}", fmt::join(known, ", "), command.case_name));
  return chosen;
}

/// "cuda", "cpu and cuda": what the case's methods run on.
std::string backends_of(const BenchCase& bench_case) {
  std::vector<std::string_view> backends;
  for (const BenchMethod& method : bench_case.methods)
    if (std::find(backends.begin(), backends.end(), method.backend) == backends.end()) backends.push_back(method.backend);
  return fmt::format("{}", fmt::join(backends, " and "));
}

/// Says which cases have no row; where none has one there is nothing to tell or to draw.
void tell_left_out(const std::vector<BenchCasePtr>& left_out, const std::vector<BenchRow>& rows, const BenchCommand& command) {
  std::vector<std::string> texts;
  texts.reserve(left_out.size());
  for (const BenchCasePtr& bench_case : left_out)
    texts.push_back(
        fmt::format("the case {} was left out: its methods run on {} only", bench_case->name, backends_of(*bench_case)));
  if (!rows.empty()) {
    for (const std::string& text : texts) warn(text);
    return;
  }
  const bool lacks_device = command.compute.backend != "cpu" && cuda_status().devices.empty();
  const std::string why = lacks_device ? fmt::format(", and there is no CUDA device ({})", cuda_status().reason)
                                       : fmt::format(", and --backend {} was asked for", command.compute.backend);
  throw Error(lacks_device ? ErrorKind::cuda : ErrorKind::invalid_argument,
              fmt::format("nothing was measured: {}{}", fmt::join(texts, "; "), why),
              "nothing was written; choose another --case");
}

}  // namespace

int bench(const BenchCommand& command, const Desktop& desktop) {
  const Interrupt interrupt;
  static_cast<void>(backend_of(command.compute));
  check_writable(command.report);
  check_writable(command.plot);
  if (!command.plot.empty() && !desktop.save_plot)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope draws no plots: it was made without Qt");
  const BenchTable table = command.experiment->benches();
  std::vector<BenchRow> rows;
  std::vector<BenchCasePtr> left_out;
  for (const BenchCasePtr& bench_case : chosen_cases(command, table)) {
    std::vector<BenchRow> of_case = measure_case(command, table, bench_case, interrupt);
    if (command.report != "-") print(of_case);
    if (of_case.empty()) left_out.push_back(bench_case);
    rows.insert(rows.end(), std::make_move_iterator(of_case.begin()), std::make_move_iterator(of_case.end()));
  }
  tell_left_out(left_out, rows, command);
  if (command.report != "-" && table.conclusion) fmt::print("{}", table.conclusion(rows));
  if (!command.plot.empty()) desktop.save_plot(plot_of(rows, command.case_name), command.plot, 720, 420, 2, "light");
  const int threads = command.compute.thread_count > 0 ? command.compute.thread_count : cpu_thread_count();
  const Json json{{"warpscope", WS_VERSION},
                  {"workspace", command.experiment->info().id},
                  {"cpu", cpu_name()},
                  {"threads", threads},
                  {"rows", rows_json(rows)}};
  write_report(command.report, json.dump(2) + "\n");
  return exit_done;
}

}  // namespace ws::app
