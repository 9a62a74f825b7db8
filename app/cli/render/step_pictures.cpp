// Presentation, camera, frame and renderer of a picture that no window shows.
// SPDX-License-Identifier: MIT
#include "app/cli/render/step_pictures.h"

#include "app/cli/work.h"
#include "app/session/framing/framing.h"
#include "app/session/stage/presenter.h"
#include "app/session/stage/scene_state.h"
#include "app/session/stop/step_search.h"
#include "app/workspaces/workspaces.h"
#include "compute/io/file_source.h"
#include "render/headless.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace ws::app {

namespace {

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
void tell_unseen(const ParameterSet& given, const ParameterSet& seen, const std::function<void(const std::string&)>& tell) {
  for (const FieldInfo& field : given.fields())
    if (!given.is_default(field.name) && !are_alike(given.get(field.name), seen.get(field.name)))
      tell(fmt::format("{} has no effect here: the picture is seen with {}", field.flag(), to_text(seen.get(field.name))));
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

/// Brings a picture's buffers into the frame, and with them what changed since a step; null: nothing.
MadeFrame fill(render::GlFrame& frame, Presentation& presentation, const Request& request, RunContext& context,
               MarkedStep* since) {
  if (!since && context.backend == Backend::cuda && frame.mode() == render::InteropMode::zero_copy)
    return {write_in_place(frame, presentation, request, context)};
  MadeFrame made = make_frame(presentation, request, frame.have(), context, since);
  frame.upload(*made.frame);
  return made;
}

std::size_t found_step(const std::string& text, Presentation& presentation, const RunContext& context) {
  Progress progress;
  const ProgressBar bar(progress);
  RunContext searching = context.beside();
  searching.progress = &progress;
  return find_step(parse_step_condition(text), presentation, searching);
}

/// What draws; the context is made first and goes last.
struct Graphics {
  explicit Graphics(const std::string& interop) : frame(render::probe_interop(interop).mode) {}
  render::HeadlessContext context;
  render::Renderer renderer;
  render::GlFrame frame;
};

}  // namespace

std::size_t step_named(const std::string& text, Presentation& presentation, RunContext& context) {
  const std::size_t last = presentation.timeline(context)->step_count - 1;
  if (text == "last") return last;
  if (is_step_condition(text)) {
    const std::size_t found = found_step(text, presentation, context);
    print_error(fmt::format("warpscope: {} is step {} of {}\n", io::escaped(text), found, last));
    return found;
  }
  std::size_t step = 0;
  std::from_chars(text.data(), text.data() + text.size(), step);  // the parser saw to its digits
  if (step > last)
    throw Error(ErrorKind::invalid_argument, fmt::format("step {} is beyond the last one, {}", text, last),
                "--step last is the result");
  return step;
}

struct StepPictures::Impl {
  Impl(const RenderCommand& given, const State& saved, const Report& report, std::stop_token stop,
       std::function<void(const std::string&)> told)
      : command(given),
        state(saved),
        tell(told ? std::move(told) : warn),
        workspace(find_workspace(report.experiment->info().id)),
        result(report.result),
        context(report.context(std::move(stop))),
        presentation(report.experiment->present(report.result, nullptr, context)),
        timeline(presentation->timeline(context)),
        step_count(timeline->step_count) {}

  [[nodiscard]] render::Scene scene_of(const Picture& picture, const ChangesSince* changes = nullptr) const {
    render::Scene scene = workspace.scene(picture, command.task.view);
    for (const std::string& id : command.hidden_layers)
      if (std::none_of(scene.layers.begin(), scene.layers.end(), [&](const auto& layer) { return layer.id == id; }))
        throw Error(ErrorKind::invalid_argument, fmt::format("--hide {}: the picture has no such layer", id));
    scene.legend.insert(scene.legend.begin(), command.captions.begin(), command.captions.end());
    apply_layers(scene, state.layers);
    if (changes) add_changes(scene, *changes);
    apply_furniture(scene, state.furniture);
    return scene;
  }

  [[nodiscard]] float aspect() const { return static_cast<float>(command.width) / static_cast<float>(command.height); }

  /// Chooses the camera, and the one that is kept.
  void choose_camera(const Picture& picture, const render::Box& whole, std::vector<render::Scene> scenes) {
    const bool is_alone = scenes.empty();
    scenes.push_back(scene_of(picture));
    const bool is_planar = scenes.back().planar;
    const Framing::Subject subject{workspace, picture, command.task.view};
    Framing framing;
    framing.set_beside(whole);
    framing.set_shape(aspect(), {});
    framing.choose(subject);
    if (state.camera && !state.is_camera_chosen && state.camera->planar == is_planar) framing.set_camera(*state.camera);
    if (!command.camera || is_planar) {
      if (command.camera) tell("--camera has no effect on a flat picture");
      camera = framing.for_file(subject, scenes, glm::dvec2(command.width, command.height) / double(command.scale));
      // That of several pictures would be another for each of them.
      is_chosen = is_alone && !command.is_sequence() && framing.is_chosen(subject);
      kept = is_chosen ? framing.bare(subject, aspect()) : *camera;
      return;
    }
    camera = framing.camera();
    camera->apply(*command.camera);
    camera->frame(whole, aspect());
    kept = *camera;
  }

  /// What changes are told since; null where none are.
  [[nodiscard]] MarkedStep* since() {
    if (!marked && command.since) {
      const std::size_t step = step_named(*command.since, *presentation, context);
      marked.emplace(workspace, step);
    }
    return marked ? &*marked : nullptr;
  }

  [[nodiscard]] std::shared_ptr<const Picture> picture(std::size_t step) {
    return presentation->prepare({step, command.task.view}, context);
  }

  void stand_before(std::size_t step, const render::Box& whole, std::vector<render::Scene> beside) {
    choose_camera(*picture(step), whole, std::move(beside));
    tell_unseen(command.task.view, seen(step), tell);
  }

  /// The view's parameters, seen from the camera; without a pass: at the last.
  [[nodiscard]] ParameterSet seen(std::size_t step, std::optional<int> pass = {}) const {
    const Workspace::Subject subject{*result, step, step_count, command.task.view};
    return workspace.seen(subject, {*camera, command.width, command.height, pass.value_or(workspace.pass_count(subject))});
  }

  const RenderCommand& command;
  const State& state;
  std::function<void(const std::string&)> tell;
  const Workspace& workspace;
  std::shared_ptr<const Result> result;
  RunContext context;
  std::unique_ptr<Presentation> presentation;
  std::shared_ptr<const Timeline> timeline;
  std::size_t step_count;
  std::optional<render::Camera> camera, kept;
  bool is_chosen = false;  ///< by the program
  std::optional<MarkedStep> marked;
  std::optional<Graphics> graphics;
};

StepPictures::StepPictures(const RenderCommand& command, const State& state, const Report& report, std::stop_token stop,
                           std::function<void(const std::string&)> tell)
    : impl_(std::make_unique<Impl>(command, state, report, std::move(stop), std::move(tell))) {}

StepPictures::~StepPictures() = default;

std::size_t StepPictures::last_step() const { return impl_->step_count - 1; }

const Timeline& StepPictures::timeline() const { return *impl_->timeline; }
std::size_t StepPictures::step_of(const std::string& text) { return step_named(text, *impl_->presentation, impl_->context); }

const render::Camera& StepPictures::camera() const { return *impl_->camera; }

void StepPictures::keep_camera(State& state) const {
  state.camera = impl_->kept;
  state.is_camera_chosen = impl_->is_chosen;
}

void StepPictures::stand_before(std::size_t step, const render::Box& whole, std::vector<render::Scene> beside) {
  impl_->stand_before(step, whole, std::move(beside));
}

void StepPictures::stand_at(std::size_t step, const render::Camera& camera) {
  impl_->camera = impl_->kept = camera;
  tell_unseen(impl_->command.task.view, impl_->seen(step), impl_->tell);
}

render::Scene StepPictures::scene(std::size_t step) { return impl_->scene_of(*impl_->picture(step)); }

render::Box StepPictures::box(std::size_t step) { return box_of(impl_->picture(step)->bounds); }

render::Image StepPictures::image(std::size_t step) {
  if (!impl_->camera) stand_before(step);
  if (!impl_->graphics) impl_->graphics.emplace(impl_->command.interop);
  Graphics& graphics = *impl_->graphics;
  const MadeFrame made = fill(graphics.frame, *impl_->presentation, {step, impl_->seen(step)}, impl_->context, impl_->since());
  return graphics.renderer.image(impl_->scene_of(*made.picture, made.changes.get()), graphics.frame, *impl_->camera, options());
}

void StepPictures::release_graphics() { impl_->graphics.reset(); }

ParameterSet StepPictures::seen(std::size_t step) const { return impl_->seen(step, 0); }

StepPictures::Shapes StepPictures::shapes(std::size_t step) {
  if (!impl_->camera) stand_before(step);
  const MadeFrame made = make_frame(*impl_->presentation, {step, impl_->seen(step)}, {}, impl_->context, impl_->since());
  return {impl_->scene_of(*made.picture, made.changes.get()), made.frame};
}

render::ImageOptions StepPictures::options() const {
  const RenderCommand& command = impl_->command;
  return {.width = command.width,
          .height = command.height,
          .scale = command.scale,
          .transparent = command.transparent,
          .supersample = command.supersample,
          .print_colors = command.print_colors};
}

}  // namespace ws::app
