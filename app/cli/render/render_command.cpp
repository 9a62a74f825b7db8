// warpscope render: pictures and plots of a result, without a display.
// SPDX-License-Identifier: MIT
#include "app/cli/config.h"
#include "app/cli/device.h"
#include "app/cli/render/load_state.h"
#include "app/cli/render/picture.h"
#include "app/cli/render/step_pictures.h"
#include "app/cli/work.h"
#include "compute/core/schema/effect.h"
#include "compute/core/words/formatted.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace ws::app {

namespace {

void write_plot(const RenderCommand& command, const State& state, Report& report, const Desktop& desktop) {
  RunContext context = report.context();
  const auto presentation = report.experiment->present(report.result, nullptr, context);
  const std::size_t step = step_named(command.step.value_or("last"), *presentation, context);
  const Request request{step, command.task.view};
  static_cast<void>(presentation->prepare(request, context));  // plots may show what is found on the way to a picture
  const std::vector<Plot> plots = presentation->plots(request, context);
  std::vector<std::string> names;
  names.reserve(plots.size());
  for (const Plot& plot : plots) names.push_back(plot.id);
  const auto found = std::find(names.begin(), names.end(), command.plot);
  if (found == names.end())
    throw Error(ErrorKind::invalid_argument, fmt::format("--plot {}: the result has no such plot", command.plot),
                plots.empty() ? "it has none" : fmt::format("it has {}", joined_text(names, ", ")));
  const Stopwatch watch;
  desktop.save_plot(plots[std::size_t(found - names.begin())], command.output, command.width, command.height, 1,
                    command.print_colors ? "print" : state.furniture.theme);
  report.write_ms += watch.ms();
}

/// What no video can be made of is said before the run.
void prepare_video(RenderCommand& command) {
  const int width = even_side(command.width), height = even_side(command.height);
  if (width != command.width || height != command.height)
    warn(fmt::format("a video takes even sides: {}x{} instead of {}x{}", width, height, command.width, command.height));
  command.width = width;
  command.height = height;
  check_video(command.output, {width, height, command.rate(), command.transparent});
}

/// Then --output is a pattern for names.
bool is_numbered(const RenderCommand& command) { return command.is_sequence() && !is_video(command.output); }

int compare_with_reference(const RenderCommand& command, const render::Image& image) {
  const render::Image reference = render::read_png(command.reference);
  if (reference.width != image.width || reference.height != image.height) {
    print_error(fmt::format("warpscope: {} is {}×{}, the picture {}×{}\n", io::escaped(command.reference), reference.width,
                            reference.height, image.width, image.height));
    return exit_differs;
  }
  const render::ImageDifference found = render::difference(image, reference);
  fmt::print("difference from {}: rms {:.6f}, maximum {:.6f}, {:.4f} % of pixels\n", io::escaped(command.reference), found.rms,
             found.maximum, found.differing * 100);
  if (found.rms <= command.threshold) return exit_done;
  print_error(fmt::format("warpscope: the picture differs from {}: rms {:.6f} is above the threshold {}\n",
                          io::escaped(command.reference), found.rms, command.threshold));
  return exit_differs;
}

}  // namespace

int render(const RenderCommand& given, const Desktop& desktop) {
  RenderCommand command = given;
  Interrupt interrupt;
  take_settings(command.task.compute);
  static_cast<void>(backend_of(command.task.compute));
  if (!command.plot.empty() && !desktop.save_plot)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope draws no plots: it was made without Qt",
                "warpscope run writes the result itself");
  const State state = load_state(command);
  if (is_video(command.output)) prepare_video(command);
  check_outputs(command.task, {is_numbered(command) ? std::string() : command.output, command.report}, command.reference,
                command.state_path);

  Report report = load_task(command.task, interrupt);
  // A run tells of its parameters itself.
  for (const std::string& line : lines_without_effect(command.task.view, &command.task.parameters)) warn(line);
  run_task(command.task, report, true, interrupt);
  for (const std::string& warning : report.record.metrics.warnings()) warn(warning);
  take_facts(report, interrupt.token());
  if (command.verbose) tell_more(report);
  if (!state.result_hash.empty() && state.result_hash != report.result_hash) warn("the result differs from the saved one");
  if (!command.plot.empty()) {
    write_plot(command, state, report, desktop);
    write_report(command.report, to_json(report));
    return exit_done;
  }
  const std::optional<render::Image> image = write_pictures(command, state, report, interrupt);
  write_report(command.report, to_json(report));
  return command.reference.empty() || !image ? int{exit_done} : compare_with_reference(command, *image);
}

}  // namespace ws::app
