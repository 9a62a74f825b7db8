// warpscope run: data in, result and report out.
// SPDX-License-Identifier: MIT
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/render/picture.h"
#include "app/cli/work.h"
#include "compute/core/result/lossy_output.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>

namespace ws::app {

namespace {

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle] : 0.5 * (values[middle - 1] + values[middle]);
}

void repeat(const RunCommand& command, Report& report, const Interrupt& interrupt) {
  for (int i = 0; i < command.repeat_count; ++i) {
    run_task(command.task, report, !command.image.empty(), interrupt);
    report.compute_ms_all.push_back(report.record.metrics.compute_ms);
  }
  if (!report.compute_ms_all.empty()) report.record.metrics.compute_ms = median(report.compute_ms_all);
}

/// What belongs to a picture that is not written.
void warn_of_no_picture(const RunCommand& command, Metrics& metrics) {
  if (!command.image.empty()) return;
  const auto tell = [&](bool is_given, const char* flag) {
    if (is_given) metrics.warn(fmt::format("{} has no effect: it needs --out-image", flag));
  };
  tell(command.is_sized, "--size");
  tell(command.camera.has_value(), "--camera");
}

void print_summary(const Report& report) {
  fmt::print("{} on {} ({}): {:.1f} ms\n", report.experiment->info().title, to_string(report.record.backend),
             report.record.device, report.record.metrics.compute_ms);
  for (const Property& property : report.summary)
    fmt::print("  {} {}{}{}\n", property.name, io::escaped(to_text(property.value)), property.unit.empty() ? "" : " ",
               property.unit);
  fmt::print("  result_hash {}\n", report.result_hash);
}

}  // namespace

int run(const RunCommand& given) {
  RunCommand command = given;
  Interrupt interrupt;
  take_settings(command.task.compute);
  static_cast<void>(backend_of(command.task.compute));
  std::vector<std::string> written{command.report, command.image};
  for (const auto& [id, path] : command.outputs) written.push_back(path);
  check_outputs(command.task, written);

  Report report = load_task(command.task, interrupt);
  run_task(command.task, report, !command.image.empty(), interrupt);  // with --repeat this is the warm-up
  repeat(command, report, interrupt);
  warn_of_no_picture(command, report.record.metrics);
  for (const std::string& warning : report.record.metrics.warnings()) warn(warning);
  take_facts(report, interrupt.token());
  if (command.verbose) tell_more(report);
  interrupt.check();

  const Stopwatch watch;
  RunContext context = report.context();
  for (const auto& [id, path] : command.outputs) {
    report.result->write(id, path, context);
    for (const std::string& loss : losses_of(*report.result, id, path, context)) {
      warn(loss);
      report.record.metrics.warn(loss);
    }
  }
  report.write_ms = watch.ms();
  if (!command.image.empty()) {
    RenderCommand picture;
    picture.task = command.task;
    picture.output = command.image;
    picture.width = command.width;
    picture.height = command.height;
    picture.camera = command.camera;
    write_pictures(picture, {}, report, interrupt);
  }
  write_report(command.report, to_json(report));
  if (command.report != "-") print_summary(report);
  return exit_done;
}

}  // namespace ws::app
