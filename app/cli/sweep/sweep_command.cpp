// warpscope sweep: a grid of runs, whose rows are written as they come.
// SPDX-License-Identifier: MIT
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/work.h"
#include "app/session/sweep/sweep_file.h"
#include "app/session/sweep/sweep_plot.h"
#include "compute/core/data/number_in.h"
#include "compute/core/run/counted.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <set>

#include <unistd.h>

namespace ws::app {

namespace {

using Json = nlohmann::ordered_json;

/// A text of a table as JSON: numbers and booleans as such.
Json json_of(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  if (const auto whole = number_in<std::int64_t>(text)) return *whole;
  if (const auto number = number_in<double>(text)) return std::isfinite(*number) ? Json(*number) : Json(nullptr);
  return text;
}

Json json_of(const Spread& spread) { return {{"least", spread.least}, {"median", spread.median}, {"most", spread.most}}; }

Json json_of(const SweepRow& row, const SweepPlan& plan) {
  Json json{{"run", row.number}, {"varied", Json::object()}};
  for (std::size_t i = 0; i < row.varied.size(); ++i) json["varied"][plan.variations[i].name] = json_of(row.varied[i]);
  json["backend"] = row.backend;
  json["device"] = row.device;
  json["threads"] = row.thread_count;
  json["repetitions"] = row.repeat_count;
  if (row.failed()) {
    json["error"] = row.error;
    return json;
  }
  json["compute_ms"] = json_of(row.compute_ms.value());
  json["stages"] = Json::array();
  for (const auto& [name, spread] : row.stages) {
    Json stage = json_of(spread);
    stage["name"] = name;
    json["stages"].push_back(std::move(stage));
  }
  json["result"] = Json::object();
  for (const auto& [name, text] : row.summary) json["result"][name] = json_of(text);
  json["result_hash"] = row.hash;
  return json;
}

/// What is printed and drawn of the rows, and which of them failed.
class Account {
 public:
  Account(const SweepCommand& command, const SweepPlan& plan) : command_(command), plan_(plan) {
    constexpr std::size_t most_looked_at = 1000;
    for (std::size_t i = 0; i < std::min(plan.size(), most_looked_at); ++i) width_ = std::max(width_, plan.words_of(i).size());
  }

  [[nodiscard]] const std::vector<SweepRow>& rows() const { return rows_; }
  [[nodiscard]] std::uint64_t failure_count() const { return failure_count_; }

  /// A row of this run of the program, or one that was there before. Throws Error where no row will have the wanted value.
  void take(SweepRow row, bool is_new) {
    if (row.failed()) ++failure_count_;
    if (is_new && command_.report != "-") print(row);
    for (const std::string& text : row.warnings)
      if (warnings_.insert(text).second) warn(text);
    rows_.push_back(std::move(row));
    check_value();
  }
  /// Throws Error{invalid_argument} for a value that no row has.
  [[nodiscard]] std::string value() const { return value_named(command_.value, value_names(rows_)); }

 private:
  void print(const SweepRow& row) const {
    if (isatty(STDERR_FILENO)) print_error("\r\x1b[K");  // where the bar stands
    std::string text = row.failed() ? "failed: " + row.error : time_text(row.compute_ms.value());
    if (!row.failed() && command_.value != "compute_ms")
      for (const std::string& name : value_names({row}))
        if (name == command_.value || name == "stage_" + command_.value + "_ms")
          text += fmt::format("   {} {}", name, value_of(row, name)->median);
    fmt::print("{:>5}/{}  {:<{}}   {}\n", row.number + 1, plan_.size(), io::escaped(plan_.words_of(row.number)), width_, text);
    std::fflush(stdout);
  }
  [[nodiscard]] std::string time_text(const Spread& ms) const {
    if (plan_.repeat_count == 1) return fmt::format("{:.2f} ms", ms.median);
    return fmt::format("{:.2f} ms ({:.2f} to {:.2f})", ms.median, ms.least, ms.most);
  }
  /// A misspelt name is told after the first run rather than after the last, where methods are not what is varied: another
  /// method may have other values.
  void check_value() const {
    const bool all_have_the_same = std::all_of(plan_.variations.begin(), plan_.variations.end(),
                                               [](const Variation& variation) { return variation.is_number; });
    if (all_have_the_same && !rows_.back().failed()) static_cast<void>(value());
  }

  const SweepCommand& command_;
  const SweepPlan& plan_;
  std::vector<SweepRow> rows_;
  std::set<std::string> warnings_;
  std::uint64_t failure_count_ = 0;
  std::size_t width_ = 0;  ///< of what is varied, in letters
};

SweepPlan plan_of(const SweepCommand& command, const Report& report) {
  SweepPlan plan;
  plan.experiment = command.task.experiment;
  plan.inputs = report.loaded.inputs;
  plan.parameters = command.task.parameters;
  plan.variations = command.variations;
  plan.backend = choose_backend(command.task.compute.device ? "cuda" : command.task.compute.backend);
  plan.thread_count = command.task.compute.thread_count;
  plan.memory_limit_bytes = command.task.compute.memory_limit_bytes;
  plan.seed = command.task.compute.seed;
  plan.cache = report.cache.get();
  plan.repeat_count = command.repeat_count;
  plan.warm_up_count = command.warm_up_count.value_or(command.repeat_count > 1 ? 1 : 0);
  return plan;
}

/// Before anything is loaded: what would fail after hours.
void check_files(const SweepCommand& command, const Desktop& desktop) {
  std::vector<std::string> written{command.plot, command.report};
  if (!command.output.empty()) written.insert(written.end(), {command.output, description_path(command.output)});
  check_outputs(command.task, written);
  if (!command.plot.empty() && !desktop.save_plot)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope draws no plots: it was made without Qt",
                "--out writes the table");
}

/// Says what was taken otherwise than it reads, and what makes no difference.
void tell(const SweepPlan& plan) {
  for (const Variation& variation : plan.variations)
    for (const std::string& note : variation.notes) warn(note);
  for (const std::string& line : lines_without_effect(plan)) warn(line);
}

void warn_of_other_devices(const std::vector<SweepRow>& rows, const SweepPlan& plan) {
  const std::string device = device_name(plan.backend);
  for (const SweepRow& row : rows)
    if (row.backend == to_string(plan.backend) && row.device != device)
      return warn(fmt::format("times were measured on {} so far, and are measured on {} from here on", row.device, device));
}

void run_all(const SweepPlan& plan, const SweepCommand& command, Account& account, SweepFile* file,
             const Interrupt& interrupt) {
  Progress progress;
  const ProgressBar bar(progress);
  try {
    run_sweep(plan, account.rows().size(), interrupt.token(), &progress, [&](const SweepRow& row) {
      account.take(row, true);  // first: a value that there is not replaces no table
      if (file) file->add(row);
      return !command.most_failures || account.failure_count() <= *command.most_failures;
    });
  } catch (const Cancelled&) {
    if (file && !account.rows().empty())
      print_error(fmt::format("warpscope: {} of {} runs are in {}: --resume goes on with them\n", account.rows().size(),
                              plan.size(), io::escaped(command.output)));
    throw;
  }
}

/// The exit code: all runs failed, or too many, and the sweep has failed.
int conclude(const SweepPlan& plan, const SweepCommand& command, const Account& account) {
  if (account.failure_count() == 0) return exit_done;
  const auto first =
      std::find_if(account.rows().begin(), account.rows().end(), [](const SweepRow& row) { return row.failed(); });
  const std::string told = fmt::format("{} of {} runs failed; the first with {}: {}", account.failure_count(), plan.size(),
                                       plan.words_of(first->number), first->error);
  if (account.rows().size() < plan.size()) {
    const std::string hint = command.output.empty() ? "" : "--resume goes on with what is there";
    throw Error(ErrorKind::invalid_argument, told + fmt::format("; --max-failures {} ended the sweep", *command.most_failures),
                hint);
  }
  if (account.failure_count() == plan.size()) throw Error(ErrorKind::invalid_argument, told);
  warn(told);
  return exit_done;
}

}  // namespace

int sweep(const SweepCommand& given, const Desktop& desktop) {
  SweepCommand command = given;
  Interrupt interrupt;
  take_settings(command.task.compute);
  static_cast<void>(backend_of(command.task.compute));
  check_files(command, desktop);

  Report report = load_task(command.task, interrupt);
  const SweepPlan plan = plan_of(command, report);
  check_sweep(plan);
  tell(plan);
  const std::string description = description_of(plan, report.loaded.sources);
  std::optional<SweepFile> file;
  if (!command.output.empty()) file.emplace(command.output, plan, description, command.resume);
  Account account(command, plan);
  if (file) {
    const std::size_t count = file->rows().size();
    for (const SweepRow& row : std::vector<SweepRow>(file->rows())) account.take(row, false);
    warn_of_other_devices(account.rows(), plan);
    if (command.resume && command.report != "-") fmt::print("{} of {} were there\n", counted(count, "run"), plan.size());
  }
  run_all(plan, command, account, file ? &*file : nullptr, interrupt);
  const int code = conclude(plan, command, account);
  if (!command.plot.empty())
    desktop.save_plot(sweep_plot(plan, account.rows(), account.value()), command.plot, command.width, command.height, 2,
                      "light");
  Json json = io::json_or_discarded<Json>(description);
  json["rows"] = Json::array();
  for (const SweepRow& row : account.rows()) json["rows"].push_back(json_of(row, plan));
  write_report(command.report, io::json_text(json, 2) + "\n");
  return code;
}

}  // namespace ws::app
