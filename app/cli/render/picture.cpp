// One way for each kind of file.
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture.h"

#include "app/cli/render/step_pictures.h"
#include "app/session/document/presets.h"
#include "app/session/pictures/file_names.h"
#include "app/session/pictures/picture_sizes.h"
#include "app/session/pictures/step_range.h"
#include "app/session/pictures/video.h"
#include "compute/io/files.h"
#include "render/export/glb.h"
#include "render/export/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>

namespace ws::app {

namespace {

namespace fs = std::filesystem;

/// What the ways have in common.
struct Job {
  const RenderCommand& command;
  const State& state;
  Report& report;
  const Interrupt& interrupt;
  StepPictures pictures;
};

void write_png(Job& job, const std::string& path, std::size_t step, const render::Image& image) {
  const Stopwatch watch;
  State shown = completed_state(job.state, job.command.task, job.report, step);
  job.pictures.keep_camera(shown);
  const auto png = render::png_bytes(image, to_json_beside(path, shown), dots_per_inch(image.width, image.height));
  io::write_atomically(path, {reinterpret_cast<const char*>(png.data()), png.size()});
  job.report.write_ms += watch.ms();
}

StepRange range_of(const RenderCommand& command, StepPictures& pictures) {
  StepRange range;
  range.from = pictures.step_of(command.from.value_or("0"));
  range.to = pictures.step_of(command.to.value_or("last"));
  if (range.from > range.to)
    throw Error(ErrorKind::invalid_argument, fmt::format("--from {} is behind --to {}", range.from, range.to));
  const auto most = is_video(command.output) ? static_cast<std::size_t>(clip_seconds * command.rate()) : 0;
  range.stride = command.stride > 0 ? command.stride : stride_for(range.from, range.to, most);
  return range;
}

void tell(const RenderCommand& command, const StepRange& range) {
  std::string text = fmt::format("warpscope: {} pictures of {}x{}: steps {} to {}", range.count(), command.width,
                                 command.height, range.from, range.to);
  if (range.stride > 1) text += fmt::format(", every {} steps", range.stride);
  if (is_video(command.output))
    text += fmt::format("; {:.1f} s at {} per second", static_cast<double>(range.count()) / command.rate(), command.rate());
  print_error(text + "\n");
}

/// Calls `take` with the picture of each step, of which each is seen from the same place.
void draw_steps(Job& job, const StepRange& range, const std::function<void(std::size_t, const render::Image&)>& take) {
  tell(job.command, range);
  job.pictures.stand_before(range.to);
  Progress progress;
  const ProgressBar bar(progress);
  for (std::size_t i = 0; i < range.count(); ++i) {
    job.interrupt.check();
    progress.report(static_cast<double>(i) / static_cast<double>(range.count()), "drawing");
    take(range.step(i), job.pictures.image(range.step(i)));
  }
}

/// The folder is made where it is missing.
void write_numbered(Job& job) {
  const RenderCommand& command = job.command;
  const StepRange range = range_of(command, job.pictures);
  const fs::path folder = fs::path(command.output).parent_path();
  std::error_code failed;
  if (!folder.empty()) fs::create_directories(folder, failed);
  if (failed) throw Error(ErrorKind::io, fmt::format("cannot make the folder {}: {}", folder.string(), failed.message()));
  const auto name = [&](std::size_t step) { return numbered_name(command.output, step, job.pictures.last_step()); };
  for (std::size_t i = 0; i < range.count(); ++i)
    check_outputs(command.task, {name(range.step(i))}, command.reference, command.state_path);
  draw_steps(job, range, [&](std::size_t step, const render::Image& image) { write_png(job, name(step), step, image); });
}

void write_video(Job& job) {
  const RenderCommand& command = job.command;
  const StepRange range = range_of(command, job.pictures);
  Video video(command.output, {command.width, command.height, command.rate(), command.transparent}, job.interrupt.token());
  draw_steps(job, range, [&](std::size_t, const render::Image& image) { video.add(image); });
  const Stopwatch watch;
  video.finish();
  job.report.write_ms += watch.ms();
}

void write_shapes(Job& job, std::size_t step) {
  const auto [scene, frame] = job.pictures.shapes(step);
  const Stopwatch watch;
  const render::ImageOptions options = job.pictures.options();
  if (has_extension(job.command.output, ".svg")) {
    io::write_atomically(job.command.output, render::svg_of(scene, *frame, job.pictures.camera(), options,
                                                            {.dots_per_inch = dots_per_inch(options.width, options.height)}));
  } else {
    const render::Glb glb = render::glb_of(scene, *frame, job.pictures.camera());
    io::write_atomically(job.command.output, glb.bytes);
    for (const std::string& loss : glb.losses) warn(loss);
  }
  job.report.write_ms += watch.ms();
}

}  // namespace

State completed_state(State state, const Task& task, const Report& report, std::size_t step) {
  state.version = WS_VERSION;
  state.workspace = report.experiment->info().id;
  state.inputs = report.loaded.sources;
  state.seed = task.compute.seed;
  state.parameters = changed_values(task.parameters);
  state.view = changed_values(task.view);
  state.step = step;
  state.backend = task.compute.backend;
  state.result_hash = report.result_hash;
  return state;
}

std::optional<render::Image> write_pictures(const RenderCommand& command, const State& state, Report& report,
                                            const Interrupt& interrupt) {
  const bool is_one = !command.is_sequence();
  // Of a single picture a signal ends the program: what draws it answers none.
  Job job{command, state, report, interrupt, {command, state, report, is_one ? std::stop_token() : interrupt.token()}};
  if (is_video(command.output)) {
    write_video(job);
  } else if (!is_one) {
    write_numbered(job);
  } else if (const std::size_t step = job.pictures.step_of(command.step.value_or("last"));
             has_extension(command.output, ".png")) {
    render::Image image = job.pictures.image(step);
    write_png(job, command.output, step, image);
    return image;
  } else {
    write_shapes(job, step);
  }
  return std::nullopt;
}

}  // namespace ws::app
