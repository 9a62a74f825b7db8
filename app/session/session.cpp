// The session: opening, steps, the picture, states and messages.
// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/session/document/presets.h"
#include "app/session/document/state_content.h"
#include "app/session/messages.h"
#include "app/session/session_impl.h"
#include "app/session/stage/scene_state.h"
#include "compute/io/data_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace ws::app {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kept_messages = 2000;
constexpr double progress_seconds = 0.1;

std::string file_name(const std::string& path) { return fs::path(path).filename().string(); }

}  // namespace

Session::Impl::Impl(SessionOptions given, Post post_function, std::vector<const Workspace*> workspaces)
    : options(std::move(given)),
      post(std::move(post_function)),
      known(std::move(workspaces)),
      backend(choose_backend(options.backend)),
      stage(std::make_unique<Stage>(
          Means{options.thread_count, options.memory_limit_bytes, &cache},
          [this](const std::exception_ptr& failure) { deliver([this, message = message_of(failure)] { say(message); }); })),
      worker([this] { deliver([this] { mark(Change::job); }); }) {}

void Session::Impl::deliver(std::function<void()> work) const {
  post([alive = std::weak_ptr(alive), work = std::move(work)] {
    if (!alive.expired()) work();
  });
}

void Session::Impl::mark(Change change) {
  const bool scheduled = pending_changes != Change::none;
  pending_changes = pending_changes | change;
  if (scheduled) return;
  deliver([this] {
    const Change changes = std::exchange(pending_changes, Change::none);
    if (any(changes, Change::selection | Change::step | Change::result)) inspect();
    if (!has_viewport && any(changes, Change::view | Change::step | Change::result)) look();
    if (listener) listener(changes);
  });
}

void Session::Impl::say(Message message) {
  const bool repeated = !messages.empty() && messages.back().text == message.text &&
                        messages.back().severity == message.severity &&
                        message.time - messages.back().time < std::chrono::seconds(1);
  if (repeated) messages.pop_back();
  if (messages.size() >= kept_messages) messages.erase(messages.begin(), messages.begin() + kept_messages / 4);
  if (message.severity >= Severity::warning) {
    banner = message;
    banner_is_of_job = false;
    refused_load.reset();
  }
  messages.push_back(std::move(message));
  mark(Change::message);
}

void Session::Impl::seek(std::size_t target) {
  if (!result) return;
  target = std::min(target, timeline->step_count - 1);
  if (target == step) return;
  step = target;
  mark(Change::step);
}

void Session::Impl::step_to(std::size_t target) {
  if (!result) return;
  if (playback.playing()) {
    playback.play(false);
    mark(Change::playback);
  }
  seek(target);
}

/// Asks about the selection at the present step, once: looking at a step may mean to replay others.
void Session::Impl::inspect() {
  if (!selection || !result) {
    inspection = {};
    return;
  }
  const bool asked = inspection.result == result && inspection.pick == selection && inspection.step == step;
  if (asked) return;
  inspection = {result, selection, step, std::move(inspection.properties), inspection.made_by};
  const Request at{step, picture && picture->request.step == step ? picture->request.view : document.view};
  stage->ask(
      Stage::Question::inspect, result,
      [this, result = result, pick = *selection, at](Presentation& presentation, RunContext& context) {
        auto properties = presentation.inspect(pick, at, context);
        const std::size_t made_by = presentation.made_by(pick, at, context);
        deliver([this, result, pick, step = at.step, properties = std::move(properties), made_by] {
          if (inspection.result != result || inspection.pick != pick || inspection.step != step) return;
          inspection.properties = properties;
          inspection.made_by = made_by;
          mark(Change::selection);
        });
      },
      [this, result = result] {
        deliver([this, result] {
          if (inspection.result == result) inspection.result = nullptr;  // it is asked again at the next change
        });
      });
}

Session::Session(SessionOptions options, Post post, std::vector<const Workspace*> known)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(post), std::move(known))) {}

Session::~Session() { impl_->write_waiting_states(); }

void Session::listen(Listener listener) { impl_->listener = std::move(listener); }

const Workspace* Session::workspace() const { return impl_->document.workspace; }
const Inputs& Session::inputs() const { return impl_->document.inputs; }
const std::string& Session::opened_file() const { return impl_->opened_file; }
const std::vector<StateInput>& Session::sources() const { return impl_->document.sources; }

void Session::open(const std::string& path, const std::string& role, const std::vector<std::string>& columns, bool drop_invalid,
                   const std::string& workspace_id) {
  Impl& self = *impl_;
  try {
    if (role.empty() && workspace_id.empty() && self.is_meant_as_state(path))
      return self.restore(read_state(path), fs::absolute(path).lexically_normal().string());
    if (self.known.empty()) throw Error(ErrorKind::internal, "this program has no workspaces");
    const Workspace* workspace = role.empty() ? self.workspace_of(path) : nullptr;
    if (!workspace) workspace = self.document.workspace ? self.document.workspace : self.known.front();
    if (!workspace_id.empty()) workspace = &self.workspace_named(workspace_id);
    const Experiment& experiment = workspace->experiment();
    if (!workspace_id.empty()) check_opens(experiment.info(), path);
    StateInput source;
    source.role = !role.empty()          ? role
                  : workspace_id.empty() ? likely_role(experiment.info(), path)
                                         : main_input(experiment.info()).role;
    source.path = fs::absolute(path).lexically_normal().string();
    source.columns = columns;
    source.drop_invalid = drop_invalid;
    LoadPlan plan;
    if (source.role == main_input(experiment.info()).role) {
      plan.document = {workspace, {}, {source}, experiment.parameters(), experiment.view_parameters()};
      plan.title = "Opened " + file_name(path);
    } else {
      self.require_workspace();
      plan = self.refresh_plan();
      plan.at_hand = self.document.inputs;
      std::erase_if(plan.document.sources, [&](const StateInput& s) { return s.role == source.role; });
      plan.document.sources.push_back(source);
      plan.title = "Added " + file_name(path);
    }
    plan.file = source.path;
    self.start_load(std::move(plan));
  } catch (...) {
    self.say(current_error());
  }
}

bool Session::Impl::is_meant_as_state(const std::string& path) const {
  if (holds_state(path) || is_called_state(path)) return true;
  // Where nothing takes images, a picture can only have been meant as a state.
  return io::kind_of_file(path) == InputKind::image && !workspace_taking(InputKind::image);
}

const Workspace* Session::Impl::workspace_of(const std::string& path) const {
  for (const Workspace* workspace : known)
    if (own_input(workspace->experiment().info(), path)) return workspace;
  return workspace_taking(io::kind_of_file(path));
}

const Workspace* Session::Impl::workspace_taking(InputKind kind) const {
  const auto takes = [&](const Workspace* w) { return main_input(w->experiment().info()).kind == kind; };
  if (document.workspace && takes(document.workspace)) return document.workspace;
  // Tables of numbers are points, or vectors where the open workspace takes vectors.
  if (kind == InputKind::points && document.workspace &&
      main_input(document.workspace->experiment().info()).kind == InputKind::vectors)
    return document.workspace;
  const auto found = std::find_if(known.begin(), known.end(), takes);
  return found == known.end() ? nullptr : *found;
}

const Workspace& Session::Impl::workspace_named(const std::string& id) const {
  const auto found =
      std::find_if(known.begin(), known.end(), [&](const Workspace* w) { return w->experiment().info().id == id; });
  if (found == known.end()) throw Error(ErrorKind::invalid_argument, "there is no workspace named " + id);
  return **found;
}

const StateInput* Session::Impl::main_source() const {
  if (!document.workspace) return nullptr;
  const std::string& role = main_input(document.workspace->experiment().info()).role;
  const auto found =
      std::find_if(document.sources.begin(), document.sources.end(), [&](const StateInput& s) { return s.role == role; });
  return found == document.sources.end() ? nullptr : &*found;
}

bool Session::can_use_data(const std::string& workspace_id) const {
  const Impl& self = *impl_;
  const StateInput* source = self.main_source();
  const auto open = source ? self.document.inputs.find(source->role) : self.document.inputs.end();
  if (open == self.document.inputs.end()) return false;
  const Workspace& other = self.workspace_named(workspace_id);
  return &other != self.document.workspace && can_use(other, *source, open->second.data);
}

void Session::use_data(const std::string& workspace_id) {
  Impl& self = *impl_;
  try {
    self.require_workspace();
    const Workspace& workspace = self.workspace_named(workspace_id);
    const Experiment& experiment = workspace.experiment();
    const auto found = self.document.inputs.find(main_input(self.document.workspace->experiment().info()).role);
    const bool is_there = found != self.document.inputs.end();
    if (!is_there || !can_use_data(workspace_id))
      throw Error(ErrorKind::invalid_argument,
                  fmt::format("{} cannot use {}", experiment.info().title, is_there ? found->second.name : "what is not there"),
                  fmt::format("it takes {}", data_kind(main_input(experiment.info()).kind).phrase));
    const Input& open = found->second;
    StateInput source = *self.main_source();
    source.role = main_input(experiment.info()).role;
    LoadPlan plan;
    // What was generated is made again, with what belongs to it there: a true curve, or queries.
    if (source.generator.empty())
      plan.at_hand.emplace(source.role, open);
    else
      source.sha256.clear();
    plan.document = {&workspace, {}, {source}, experiment.parameters(), experiment.view_parameters()};
    plan.title = fmt::format("{}: {}", experiment.info().title, open.name);
    self.start_load(std::move(plan));
  } catch (...) {
    self.say(current_error());
  }
}

void Session::open_sample(const std::string& workspace_id, const std::string& sample_id) {
  Impl& self = *impl_;
  try {
    const Workspace& workspace = self.workspace_named(workspace_id);
    const Experiment& experiment = workspace.experiment();
    const Sample& sample = find_sample(experiment.info(), sample_id);
    LoadPlan plan;
    StateInput source;
    source.role = main_input(experiment.info()).role;
    source.generator = sample.generator;
    plan.document = {&workspace, {}, {source}, experiment.parameters(), experiment.view_parameters()};
    for (const auto& [name, text] : sample.parameters)
      (plan.document.parameters.contains(name) ? plan.document.parameters : plan.document.view).set_text(name, text);
    plan.title = "Opened " + sample.title;
    self.start_load(std::move(plan));
  } catch (...) {
    self.say(current_error());
  }
}

void Session::reload() {
  Impl& self = *impl_;
  if (!self.document.workspace) return;
  LoadPlan plan = self.refresh_plan();
  for (StateInput& source : plan.document.sources) source.sha256.clear();  // whatever is there now is welcome
  plan.title = "Reloaded";
  self.start_load(std::move(plan));
}

void Session::take_half() {
  Impl& self = *impl_;
  if (!self.refused_load && !self.document.workspace) return;
  LoadPlan plan = self.refused_load ? *self.refused_load : self.refresh_plan();
  if (!self.refused_load) plan.title = "Took every second point";
  const std::string& role = main_input(plan.document.workspace->experiment().info()).role;
  for (StateInput& source : plan.document.sources) {
    source.sha256.clear();  // as for a reload
    if (source.role == role) source.every *= 2;
  }
  self.start_load(std::move(plan));
}

bool Session::half_helps() const {
  const Impl& self = *impl_;
  return self.banner && self.banner->severity == Severity::error && (self.banner_is_of_job || self.refused_load) &&
         self.banner->hint.find(data_kind(InputKind::points).remedy) != std::string::npos;
}

void Session::close_workspace() {
  Impl& self = *impl_;
  self.worker.cancel();
  self.stage->drop();
  self.loading = self.run_after_load = self.dragging = false;
  ++self.generation;
  self.clicks.clear();
  self.take_in(++self.sequence);
  self.document = {};
  self.opened_file.clear();
  self.forget_result();
  self.result_parameters = {};
  self.record = {};
  self.run_times = {};
  ++self.revision;
  self.step = 0;
  self.playback.play(false);
  self.selection.reset();
  self.layers.clear();
  self.pinned.clear();
  self.slider_ranges.clear();
  self.history = {};
  self.on_result = {};
  self.mark(Change::workspace | Change::inputs | Change::parameters | Change::view | Change::result | Change::step |
            Change::playback | Change::job | Change::history | Change::selection);
}

std::shared_ptr<const Result> Session::result() const { return impl_->result; }
std::uint64_t Session::result_revision() const { return impl_->revision; }
const RunRecord& Session::run_record() const { return impl_->record; }
const RunTimes& Session::run_times() const { return impl_->run_times; }

JobStatus Session::job() const {
  const Worker::Status status = impl_->worker.status();
  // Between the end of the work and the arrival of its outcome the worker rests, but what is shown is still the old.
  const bool running = status.busy || impl_->taken_in < impl_->sequence;
  return {running, running && impl_->loading, status.fraction, status.what, status.elapsed_ms};
}

void Session::run() {
  impl_->on_result.play_from_start = true;
  impl_->request_run();
}

void Session::cancel() {
  Impl& self = *impl_;
  if (!self.worker.busy() && self.taken_in >= self.sequence) return;
  self.worker.cancel();
  self.first_wanted = ++self.sequence;  // what ends at this very moment is not wanted any more
  self.take_in(self.sequence);
  self.loading = self.held_handle = false;
  self.on_result = {};
  self.say(make_message(Severity::info, "Cancelled; what was there stays"));
  self.mark(Change::job);
  if (std::exchange(self.run_after_load, false)) self.request_run();
}

Backend Session::backend() const { return impl_->backend; }

void Session::set_backend(const std::string& name) {
  Impl& self = *impl_;
  const Backend chosen = choose_backend(name);
  self.options.backend = name;
  self.mark(Change::settings);
  if (std::exchange(self.backend, chosen) != chosen) self.request_run();
}

std::size_t Session::step() const { return impl_->step; }
std::size_t Session::step_count() const { return impl_->timeline ? impl_->timeline->step_count : 0; }
void Session::seek(std::size_t step) { impl_->step_to(step); }

void Session::step_by(std::ptrdiff_t delta) {
  const auto target = static_cast<std::ptrdiff_t>(impl_->step) + delta;
  impl_->step_to(target < 0 ? 0 : static_cast<std::size_t>(target));
}

void Session::next_event(int direction) {
  if (!impl_->result) return;
  const auto& events = impl_->timeline->events;
  std::optional<std::size_t> target;
  for (const StepEvent& event : events) {
    if (direction > 0 && event.step > impl_->step) target = std::min(target.value_or(event.step), event.step);
    if (direction < 0 && event.step < impl_->step) target = std::max(target.value_or(event.step), event.step);
  }
  impl_->step_to(target.value_or(direction > 0 ? step_count() - 1 : 0));
}

bool Session::playing() const { return impl_->playback.playing(); }

void Session::play(bool on) {
  Impl& self = *impl_;
  if (!self.result || on == self.playback.playing()) return;
  if (on && self.step + 1 >= step_count()) self.seek(0);  // as a part of playing
  self.playback.play(on);
  self.last_tick = std::chrono::steady_clock::now();
  self.mark(Change::playback);
}

double Session::speed() const { return impl_->playback.speed(); }

void Session::set_speed(double steps_per_second) {
  impl_->playback.set_speed(steps_per_second);
  impl_->mark(Change::playback);
}

bool Session::moves_by_itself() const {
  const Impl& self = *impl_;
  if (!self.picture) return false;
  const Workspace& workspace = *self.document.workspace;
  return self.settling || workspace.settles_in(*self.picture, self.result_age()) > 0 ||
         !workspace.advance(self.shown(), 0).empty();
}

double Session::tick() {
  Impl& self = *impl_;
  const auto now = std::chrono::steady_clock::now();
  const double seconds = std::chrono::duration<double>(now - std::exchange(self.last_tick, now)).count();
  if (self.playback.playing()) {
    self.seek(self.playback.advance(seconds, self.step, step_count()));
    if (!self.playback.playing()) self.mark(Change::playback);
  }
  double next = self.playback.seconds_until_next();
  const double settles_in = self.picture ? self.document.workspace->settles_in(*self.picture, self.result_age()) : 0;
  if (std::exchange(self.settling, settles_in > 0) || settles_in > 0) self.mark(Change::picture);
  if (settles_in > 0) {
    constexpr double frame = 0.1;
    next = next < 0 ? std::min(frame, settles_in) : std::min({next, frame, settles_in});
  }
  if (self.picture && !self.document.workspace->advance(self.shown(), 0).empty()) {
    constexpr double longest_leap = 0.1, frame = 1.0 / 60;
    // The next picture waits for the last one's run: motion that outran its runs would never be seen.
    if (!self.worker.busy())
      for (const auto& [name, value] : self.document.workspace->advance(self.shown(), std::min(seconds, longest_leap)))
        self.set_value(name, value);
    next = next < 0 ? frame : std::min(next, frame);
  }
  if (!self.worker.busy()) return next;
  self.mark(Change::job);
  return next < 0 ? progress_seconds : std::min(next, progress_seconds);
}

std::uint64_t Session::seed() const { return impl_->seed; }

std::shared_ptr<const Picture> Session::picture() const { return impl_->picture; }
bool Session::shows_the_present() const {
  const Impl& self = *impl_;
  return !self.picture || (self.picture->request.step == self.step && self.picture_view == self.document.view);
}

std::shared_ptr<const Timeline> Session::timeline() const { return impl_->timeline; }
const std::string& Session::result_hash() const { return impl_->result_hash; }
bool Session::await_result_hash() {
  Impl& self = *impl_;
  if (self.result && self.result_hash.empty() && !self.awaits_hash) self.ask_hash({});
  return self.awaits_hash;
}
Stage& Session::stage() { return *impl_->stage; }
Means Session::means() const { return {impl_->options.thread_count, impl_->options.memory_limit_bytes, &impl_->cache}; }
void Session::set_has_viewport(bool has) {
  impl_->has_viewport = has;
  if (!has) impl_->look();
}

render::Scene Session::scene() const {
  return impl_->picture ? impl_->scene_of(*impl_->picture, impl_->picture_view) : impl_->scene_of_nothing();
}
render::Scene Session::scene(const Picture& picture) const { return impl_->scene_of(picture, impl_->document.view); }

render::Scene Session::Impl::scene_of_nothing() const {
  render::Scene scene;
  apply_layers(scene, layers);
  apply_furniture(scene, furniture);
  return scene;
}

render::Scene Session::Impl::scene_of(const Picture& of, const ParameterSet& view) const {
  render::Scene scene = document.workspace->scene(of, view);
  apply_layers(scene, layers);
  apply_furniture(scene, furniture);
  return scene;
}

double Session::Impl::result_age() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - shown_since).count();
}

Request Session::request(std::size_t step, int width, int height, int pass) const {
  const Impl& self = *impl_;
  return self.request(step, {self.camera, width, height, pass, self.result_age()});
}

int Session::pass_count(std::size_t step) const { return impl_->document.workspace->pass_count(impl_->looked_at(step)); }

Request Session::Impl::request(std::size_t at, Workspace::Look look) const {
  return {at, document.workspace->seen(looked_at(at), look)};
}

void Session::Impl::look() {
  if (!result) return;
  const auto width = static_cast<int>(std::lround(std::max(1.0f, aspect * 100)));
  stage->frame(
      result,
      [this, request = request(step, {camera, width, 100, 0, result_age()}), view = document.view](Presentation& presentation,
                                                                                                   RunContext& context) {
        deliver([this, made = presentation.prepare(request, context), view] { picture_shown(made, view); });
      },
      false);
}

void Session::picture_shown(std::shared_ptr<const Picture> picture, const ParameterSet& view) {
  impl_->picture_shown(std::move(picture), view);
}

/// Another kind of picture is seen as a whole, and so is one of another size where the camera was not moved since.
void Session::Impl::picture_shown(std::shared_ptr<const Picture> next, const ParameterSet& view) {
  if (!result || next->result != result || next == picture) return;
  const bool is_first = !picture, other_view = is_first || !(picture_view == view);
  const render::Camera framed_before = is_first ? fitted : framed_camera();
  picture = std::move(next);
  picture_view = view;
  mark(Change::picture);
  if (!other_view || holds_handle) return;
  const render::Camera fitting = framed_camera();
  const bool is_same_kind = camera.planar == fitting.planar && camera.y_up == fitting.y_up;
  if (!is_same_kind || camera == fitted || camera == framed_before) fit_camera();
}

const std::vector<Plot>& Session::plots() {
  Impl& self = *impl_;
  static const std::vector<Plot> none;
  if (!self.result || !self.picture) return none;
  const Request wanted{self.step, self.picture->request.step == self.step ? self.picture->request.view : self.document.view};
  if (self.plots.result == self.result && self.plots.request == wanted) return self.plots.plots;
  self.plots = {self.result, wanted, std::move(self.plots.plots)};
  self.stage->ask(
      Stage::Question::plots, self.result,
      [&self, result = self.result, wanted](Presentation& presentation, RunContext& context) {
        self.deliver([&self, result, wanted, plots = presentation.plots(wanted, context)] {
          if (self.plots.result != result || !(self.plots.request == wanted)) return;
          self.plots.plots = plots;
          self.mark(Change::plots);
        });
      },
      [&self, result = self.result] {
        self.deliver([&self, result] {
          if (self.plots.result == result) self.plots.result = nullptr;  // they are asked for again
        });
      });
  return self.plots.plots;
}

const render::Camera& Session::camera() const { return impl_->camera; }

void Session::set_camera(const render::Camera& camera) {
  if (impl_->camera == camera) return;
  impl_->camera = camera;
  impl_->mark(Change::camera);
}

void Session::frame_all() {
  Impl& self = *impl_;
  if (!self.picture) return;
  render::Camera framed = self.camera;
  framed.frame(scene().box, self.aspect * (framed.planar ? 1 - self.covered_left - self.covered_right() : 1));
  set_camera(self.beside_panels(framed));
}

void Session::set_stage(float aspect, float covered_left, float covered_corner) {
  Impl& self = *impl_;
  if (self.aspect == aspect && self.covered_left == covered_left && self.covered_corner == covered_corner) return;
  const bool was_fitted = self.picture && self.is_fitted();
  self.aspect = aspect;
  self.covered_left = covered_left;
  self.covered_corner = covered_corner;
  if (was_fitted && !self.holds_handle) self.fit_camera();
}

render::Camera Session::Impl::framed_camera() const {
  const float free = picture->is_3d ? 1 : 1 - covered_left - covered_right();
  return beside_panels(document.workspace->default_camera(*picture, picture_view, aspect * free));
}

bool Session::Impl::sees_all() const {
  if (!camera.planar) return true;
  const render::Scene scene = document.workspace->scene(*picture, picture_view);
  // As far as the picture reaches to each side of its middle: half its height is `distance` for cameras of flat scenes.
  const float half_height = camera.distance, half_width = camera.distance * aspect;
  const float left = camera.target.x - half_width + 2 * half_width * covered_left;
  const float right = camera.target.x + half_width - 2 * half_width * covered_right();
  return scene.box.low.x >= left && scene.box.high.x <= right && scene.box.low.y >= camera.target.y - half_height &&
         scene.box.high.y <= camera.target.y + half_height;
}

/// Only of pictures that need it, and where enough is left of them.
float Session::Impl::covered_right() const {
  constexpr float least_free = 0.3f;
  const bool makes_room =
      document.workspace->has_words_on_the_right(picture_view) && 1 - covered_left - covered_corner > least_free;
  return makes_room ? covered_corner : 0;
}

render::Camera Session::Impl::beside_panels(render::Camera framed) const {
  if (framed.planar) framed.target.x -= (covered_left - covered_right()) * framed.distance * aspect;
  return framed;
}

/// The pick names the element of a buffer; the presentation says what that is at any step.
void Session::select(std::optional<Pick> pick) {
  Impl& self = *impl_;
  self.selection = pick;
  self.inspection = {};
  self.mark(Change::selection);
  if (!pick || !self.picture) return;
  self.stage->ask(Stage::Question::pick, self.result,
                  [&self, pick = *pick, picture = self.picture](Presentation& presentation, RunContext& context) {
                    const Pick named = presentation.picked(pick, picture->request, context);
                    if (named == pick) return;
                    self.deliver([&self, pick, named] {
                      if (self.selection != pick) return;
                      self.selection = named;
                      self.mark(Change::selection);
                    });
                  });
}

const std::optional<Pick>& Session::selection() const { return impl_->selection; }

std::vector<Property> Session::inspect_selection() const {
  const Impl& self = *impl_;
  if (!self.selection || self.inspection.result != self.result) return {};
  return self.inspection.properties;
}

std::optional<std::size_t> Session::selection_made_by() const {
  const Impl& self = *impl_;
  return self.selection && self.inspection.result == self.result ? self.inspection.made_by : std::nullopt;
}

State Session::Impl::state() const {
  State state;
  state.version = WS_VERSION;
  if (!document.workspace) return state;
  state.workspace = document.workspace->experiment().info().id;
  state.inputs = document.sources;
  state.seed = seed;
  state.parameters = changed_values(document.parameters);
  state.view = changed_values(document.view);
  state.step = step;
  state.camera = camera;
  state.layers = layers;
  state.furniture = furniture;
  state.backend = options.backend;
  if (result && !result_parameters.fields().empty() && result_parameters == document.parameters)
    state.result_hash = result_hash;
  return state;
}

State Session::state() const { return impl_->state(); }

void Session::restore(const State& state) {
  try {
    impl_->restore(state);
  } catch (...) {
    impl_->say(current_error());
  }
}

void Session::save_state(const std::string& path) const {
  try {
    impl_->require_workspace();
    impl_->waiting_states.emplace_back(path, impl_->state());
    if (!impl_->awaits_hash) impl_->write_waiting_states();
  } catch (...) {
    impl_->say(current_error());
  }
}

/// A state names the hash of its result, which may be a moment away.
void Session::Impl::write_waiting_states() {
  const bool is_whole = !result_parameters.fields().empty();
  for (auto& [path, state] : std::exchange(waiting_states, {})) {
    try {
      if (is_whole && state.parameters == changed_values(result_parameters)) state.result_hash = result_hash;
      write_state(path, state);
      say(make_message(Severity::info, "Saved the state " + path));
    } catch (...) {
      say(current_error());
    }
  }
}

void Session::add_bookmark(const std::string& name) {
  if (!impl_->document.workspace) return;
  impl_->bookmarks.emplace_back(name, state());
  impl_->mark(Change::settings);
}

const std::vector<std::pair<std::string, State>>& Session::bookmarks() const { return impl_->bookmarks; }

void Session::say(Severity severity, const std::string& text, const std::string& hint) {
  impl_->say(make_message(severity, text, hint));
}

const std::vector<Message>& Session::messages() const { return impl_->messages; }
std::optional<Message> Session::banner() const { return impl_->banner; }

void Session::dismiss_banner() {
  impl_->banner.reset();
  impl_->mark(Change::message);
}

}  // namespace ws::app
