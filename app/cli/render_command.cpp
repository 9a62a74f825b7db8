// warpscope render: the picture of a step, without a display.
// SPDX-License-Identifier: MIT
#include "app/cli/device.h"
#include "app/cli/picture.h"
#include "app/cli/work.h"
#include "app/session/document/presets.h"
#include "app/session/stage/presenter.h"
#include "app/session/stage/scene_state.h"
#include "compute/core/schema/effect.h"
#include "compute/io/file_source.h"
#include "compute/io/files.h"
#include "render/headless.h"
#include "render/renderer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ws::app {

namespace {

std::size_t chosen_step(const std::string& text, std::size_t step_count) {
  const std::size_t last = step_count - 1;
  if (text == "last") return last;
  std::size_t step = 0;
  std::from_chars(text.data(), text.data() + text.size(), step);  // the parser saw to its digits
  if (step > last)
    throw Error(ErrorKind::invalid_argument, fmt::format("step {} is beyond the last one, {}", text, last),
                "--step last is the result");
  return step;
}

void set_values(ParameterSet& set, const std::map<std::string, Value>& values, const std::string& path) {
  try {
    for (const auto& [name, value] : values) set.set(name, value);
  } catch (const Error& error) {
    throw Error(error.kind(), path + ": " + error.what(), error.hint());
  }
}

/// Unless a flag says otherwise, a state is computed where it was saved. Backends give the same result, so one that is not here
/// is no reason to refuse the state.
void take_backend(ComputeOptions& options, const std::string& saved) {
  if (options.is_chosen || options.device) return;
  try {
    static_cast<void>(choose_backend(saved));
    options.backend = saved;
  } catch (const Error& error) {
    warn(fmt::format("the state asks for the backend {}: {}; computed on the one that is here", saved, error.what()));
  }
}

/// The flags that were given, over the state's settings, over the defaults.
State load_state(RenderCommand& command) {
  State state;
  if (!command.state_path.empty()) {
    state = read_state(command.state_path);
    command.task.experiment = &find_workspace(state.workspace).experiment();
    command.task.sources = state.inputs;
    command.task.parameters = command.task.experiment->parameters();
    command.task.view = command.task.experiment->view_parameters();
    const auto tell = [&](const std::string& warning) {
      if (!warning.empty()) warn(fmt::format("{}: {}", command.state_path, warning));
    };
    for (const std::string& warning : state.warnings) tell(warning);
    tell(take_unknown(state.parameters, command.task.parameters));
    tell(take_unknown(state.view, command.task.view));
    take_backend(command.task.compute, state.backend);
    set_values(command.task.parameters, state.parameters, command.state_path);
    set_values(command.task.view, state.view, command.state_path);
    command.task.compute.seed = state.seed;
    if (!command.step) command.step = std::to_string(state.step);
  }
  if (command.theme) state.furniture.theme = *command.theme;
  state.furniture.grid = state.furniture.grid && !command.hide_grid;
  state.furniture.axes = state.furniture.axes && !command.hide_axes;
  state.furniture.legend = state.furniture.legend && !command.hide_legend;
  for (const std::string& id : command.hidden_layers) state.layers[id].visible = false;
  return state;
}

render::Scene make_scene(const RenderCommand& command, const State& state, const Workspace& workspace, const Picture& picture) {
  render::Scene scene = workspace.scene(picture, command.task.view);
  for (const std::string& id : command.hidden_layers)
    if (std::none_of(scene.layers.begin(), scene.layers.end(), [&](const auto& layer) { return layer.id == id; }))
      throw Error(ErrorKind::invalid_argument, fmt::format("--hide {}: the picture has no such layer", id));
  apply_layers(scene, state.layers);
  apply_furniture(scene, state.furniture);
  return scene;
}

render::Camera make_camera(const RenderCommand& command, const State& state, const Workspace& workspace, const Picture& picture,
                           const render::Scene& scene) {
  const float aspect = static_cast<float>(command.width) / static_cast<float>(command.height);
  render::Camera camera = workspace.default_camera(picture, command.task.view, aspect);
  if (state.camera && state.camera->planar == scene.planar) camera = *state.camera;
  if (!command.camera) return camera;
  if (scene.planar) warn("--camera has no effect on a flat picture");
  camera.apply(*command.camera);
  camera.planar = scene.planar;
  camera.frame(scene.box, aspect);
  return camera;
}

/// Whether texts of the same numbers, but for rounding.
bool are_alike(const Value& a, const Value& b) {
  const auto one = parse_numbers(to_text(a)), other = parse_numbers(to_text(b));
  if (!one || !other || one->size() != other->size()) return a == b;
  double largest = 0, difference = 0;
  for (std::size_t i = 0; i < one->size(); ++i) {
    largest = std::max({largest, std::abs((*one)[i]), std::abs((*other)[i])});
    difference = std::max(difference, std::abs((*one)[i] - (*other)[i]));
  }
  return difference <= 1e-4 * largest;
}

/// Of the view values that were given, those that the camera, --size or --samples overrule.
void warn_of_unseen(const ParameterSet& given, const ParameterSet& seen) {
  for (const FieldInfo& field : given.fields())
    if (!given.is_default(field.name) && !are_alike(given.get(field.name), seen.get(field.name)))
      warn(fmt::format("{} has no effect here: the picture is seen with {}", field.flag(), to_text(seen.get(field.name))));
}

/// What the PNG is to embed: `state` with what the run made of it.
State completed(State state, const RenderCommand& command, const Report& report, std::size_t step,
                const render::Camera& camera) {
  state.version = WS_VERSION;
  state.workspace = report.experiment->info().id;
  state.inputs = report.loaded.sources;
  state.seed = command.task.compute.seed;
  state.parameters = changed_values(command.task.parameters);
  state.view = changed_values(command.task.view);
  state.step = step;
  state.camera = camera;
  state.backend = command.task.compute.backend;
  state.result_hash = report.result_hash;
  return state;
}

void write_plot(const RenderCommand& command, const State& state, Report& report, const Desktop& desktop) {
  RunContext context = report.context();
  const auto presentation = report.experiment->present(report.result, nullptr, context);
  const std::size_t step = chosen_step(command.step.value_or("last"), presentation->timeline(context)->step_count);
  const Request request{step, command.task.view};
  static_cast<void>(presentation->prepare(request, context));  // plots may show what is found on the way to a picture
  const std::vector<Plot> plots = presentation->plots(request, context);
  std::vector<std::string> names;
  for (const Plot& plot : plots) names.push_back(plot.id);
  const auto found = std::find(names.begin(), names.end(), command.plot);
  if (found == names.end())
    throw Error(ErrorKind::invalid_argument, fmt::format("--plot {}: the result has no such plot", command.plot),
                plots.empty() ? "it has none" : fmt::format("it has {}", fmt::join(names, ", ")));
  const Stopwatch watch;
  desktop.save_plot(plots[std::size_t(found - names.begin())], command.output, command.width, command.height, 1,
                    state.furniture.theme);
  report.write_ms += watch.ms();
}

/// Kernels write the GL buffers themselves: those may be of 4 GiB and more, as none that comes from the host may.
std::shared_ptr<const Picture> write_in_place(render::GlFrame& frame, Presentation& presentation, const Request& request,
                                              RunContext& context) {
  const auto picture = presentation.prepare(request, context);
  const Stream stream;
  const FrameTargets targets = frame.map(picture->layout, stream.view());
  try {
    presentation.write(*picture, targets, context);
  } catch (...) {
    frame.unmap();  // while there is the stream that it is ordered by
    frame.invalidate();
    throw;
  }
  frame.unmap();
  return presentation.prepare(request, context);  // which tells what was counted in drawing it
}

/// Brings a picture's buffers into the frame.
std::shared_ptr<const Picture> fill(render::GlFrame& frame, Presentation& presentation, const Request& request,
                                    RunContext& context) {
  if (context.backend == Backend::cuda && frame.mode() == render::InteropMode::zero_copy)
    return write_in_place(frame, presentation, request, context);
  const MadeFrame made = make_frame(presentation, request, {}, context);
  frame.upload(*made.frame);
  return made.picture;
}

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

render::Image write_picture(const RenderCommand& command, const State& state, Report& report) {
  const Workspace& workspace = find_workspace(report.experiment->info().id);
  RunContext context = report.context();
  const auto presentation = report.experiment->present(report.result, nullptr, context);
  const std::size_t step_count = presentation->timeline(context)->step_count;
  const std::size_t step = chosen_step(command.step.value_or("last"), step_count);
  const auto unseen = presentation->prepare({step, command.task.view}, context);
  const render::HeadlessContext gl;
  render::Renderer renderer;
  render::GlFrame frame(render::probe_interop(command.interop).mode);
  const render::Camera camera = make_camera(command, state, workspace, *unseen, make_scene(command, state, workspace, *unseen));
  const Workspace::Subject subject{*report.result, step, step_count, command.task.view};
  const ParameterSet seen = workspace.seen(subject, {camera, command.width, command.height, workspace.pass_count(subject)});
  warn_of_unseen(command.task.view, seen);
  const auto picture = fill(frame, *presentation, {step, seen}, context);
  const render::Scene scene = make_scene(command, state, workspace, *picture);
  render::Image image =
      renderer.image(scene, frame, camera, {command.width, command.height, 1, command.transparent, command.supersample});
  const Stopwatch watch;
  const auto png = render::png_bytes(image, to_json_beside(command.output, completed(state, command, report, step, camera)));
  io::write_atomically(command.output, {reinterpret_cast<const char*>(png.data()), png.size()});
  report.write_ms += watch.ms();
  return image;
}

int render(const RenderCommand& given, const Desktop& desktop) {
  RenderCommand command = given;
  Interrupt interrupt;
  static_cast<void>(backend_of(command.task.compute));
  if (!command.plot.empty() && !desktop.save_plot)
    throw Error(ErrorKind::invalid_argument, "this build of warpscope draws no plots: it was made without Qt",
                "warpscope run writes the result itself");
  const State state = load_state(command);
  for (const std::string& line : lines_without_effect(command.task.view)) warn(line);  // a run tells of its parameters itself
  check_outputs(command.task, {command.output, command.report}, command.reference, command.state_path);

  Report report = load_task(command.task, interrupt);
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
  const render::Image image = write_picture(command, state, report);
  write_report(command.report, to_json(report));
  return command.reference.empty() ? int{exit_done} : compare_with_reference(command, image);
}

}  // namespace ws::app
