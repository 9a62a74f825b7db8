// What joins the session's parts: opening, states, and what an edit means for runs and pictures.
// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/session/compare/value_table.h"
#include "app/session/document/presets.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <filesystem>

namespace ws::app {

namespace {

constexpr double progress_seconds = 0.1;

/// `alive` expires with the session.
Deliver deliver_by(Session::Post post, std::weak_ptr<bool> alive) {
  return [post = std::move(post), alive = std::move(alive)](std::function<void()> work) {
    post([alive, work = std::move(work)] {
      if (!alive.expired()) work();
    });
  };
}

/// Whether a visit leads to the data that are open, as one does from an added file.
bool has_same_main_data(const Document& open, const Opened& other) {
  const StateInput* source = open.main_source();
  return source && std::any_of(other.sources.begin(), other.sources.end(),
                               [&](const StateInput& one) { return is_same_source(one, *source); });
}

}  // namespace

Session::Session(SessionOptions options, Post post, Workspaces known)
    : known_(std::move(known)),
      backend_is_chosen_(options.backend_is_chosen),
      deliver_(deliver_by(std::move(post), alive_)),
      mark_([this](Change change) { note(change); }),
      log_(mark_),
      document_(log_, {mark_, [this](bool needs_run) { parameters_changed(needs_run); }, [this] { drag_ended(); }}),
      viewer_(document_, log_, {options.thread_count, options.memory_limit_bytes, &cache_},
              {mark_, deliver_, [this] { write_waiting_states(); }}),
      runner_(std::move(options), cache_, document_, viewer_, log_,
              {mark_, deliver_, [this](const LoadPlan& plan, Loaded loaded) { accept(plan, std::move(loaded)); }}),
      comparison_(document_, viewer_, runner_, log_, known_, runner_.means(),
                  {mark_, deliver_, [this] { return shown_state(); },
                   [this](const State& state, const Inputs& at_hand) { swap_in(state, at_hand); }}),
      parity_(document_, viewer_, runner_, mark_, deliver_),
      lesson_(document_, viewer_, runner_, log_, mark_,
              [this](const State& state, LessonPlace place) { restore_page(state, place); }) {}

Session::~Session() { write_waiting_states(); }

// --- changes ----------------------------------------------------------------------------------------------------------

void Session::note(Change change) {
  const bool scheduled = pending_changes_ != Change::none;
  pending_changes_ = pending_changes_ | change;
  if (!scheduled) deliver_([this] { tell_listener(); });
}

void Session::tell_listener() {
  const Change changes = std::exchange(pending_changes_, Change::none);
  viewer_.follow(changes);
  comparison_.follow(changes);
  parity_.follow(changes);
  lesson_.follow(changes);
  if (listener_) listener_(changes);
}

double Session::tick() {
  const double next = viewer_.advance(runner_.works());
  if (!runner_.works()) return next;
  note(Change::job);
  return next < 0 ? progress_seconds : std::min(next, progress_seconds);
}

void Session::parameters_changed(bool needs_run) {
  runner_.forget_expected_hash();
  if (needs_run) runner_.request_run();
}

void Session::drag_ended() {
  if (!document_.workspace()) return viewer_.let_handle_go(false);
  viewer_.await_result_hash();
  runner_.catch_up();
  viewer_.let_handle_go(runner_.waits());
}

// --- opening ----------------------------------------------------------------------------------------------------------

void Session::load(const std::function<LoadPlan()>& make_plan) {
  try {
    runner_.load(make_plan());
  } catch (...) {
    log_.say(current_error());
  }
}

void Session::open(const FileChoice& choice) {
  if (std::filesystem::path(choice.path).extension() == ".md") return lesson_.open(read_lesson(choice.path));
  load([&] {
    if (!is_meant_as_state(known_, document_, choice)) return plan_of_file(known_, document_, choice);
    const std::string file = std::filesystem::absolute(choice.path).lexically_normal().string();
    return plan_of_state(known_, document_, read_state(choice.path), file);
  });
}

void Session::open_sample(const std::string& workspace, const std::string& sample) {
  load([&] { return plan_of_sample(known_, workspace, sample); });
}

bool Session::can_use_data(const std::string& workspace) const {
  return document_.workspace() && app::can_use_data(document_, workspace_named(known_, workspace));
}

void Session::use_data(const std::string& workspace) {
  load([&] { return plan_for_other_workspace(document_, workspace_named(known_, workspace), left_); });
}

void Session::reload() {
  if (!document_.workspace()) return;
  load([&] {
    LoadPlan plan = without_digests(plan_of_refresh(document_));
    plan.title = said("Reloaded");
    return plan;
  });
}

void Session::take_half() {
  const std::shared_ptr<const LoadPlan> refused = runner_.refused_load();
  if (!refused && !document_.workspace()) return;
  load([&] {
    LoadPlan plan = halved(refused ? *refused : plan_of_refresh(document_));
    if (!refused) plan.title = said("Took every second point");
    return plan;
  });
}

bool Session::half_helps() const {
  const auto& banner = log_.banner();
  const bool is_of_job = log_.banner_is_about(MessageLog::About::run) || log_.banner_is_about(MessageLog::About::load);
  return is_of_job && banner->severity == Severity::error &&
         banner->hint.find(said(data_kind(InputKind::points).remedy)) != std::string::npos;
}

void Session::accept(const LoadPlan& plan, Loaded loaded) {
  const bool is_refresh = plan.purpose == LoadPurpose::refresh;
  if (plan.swaps) comparison_.give_place();
  if (plan.adds) document_.end_edit();  // what was dragged so far is a step of the data without the added file
  if (plan.is_handed_on)
    note_left();
  else if (!is_refresh && !(plan.travel != 0 && has_same_main_data(document_, plan.opened)))
    left_.clear();
  if (plan.travel != 0)
    journey_.go(plan.travel, visit());
  else if (plan.lesson && lesson_.place())
    journey_.pass();
  else if (!is_refresh || plan.adds)
    journey_.leave(visit_to_leave());
  runner_.begin_data(plan);
  log_.dismiss_banner();  // it was about the data that were open before
  for (const Message& message : plan.messages) log_.say(message);
  for (Message& message : loaded.messages) log_.say(std::move(message));
  if (is_refresh) {
    document_.refresh(std::move(loaded.opened), plan.file);
    viewer_.forget_clicks();
    if (plan.adds) document_.begin_history(plan.title);  // undo goes from here to the visit without the file
  } else {
    document_.replace(std::move(loaded.opened), plan.file);
    viewer_.begin_with(std::move(loaded.presented));
    if (plan.state) document_.take_state(*plan.state);
    if (plan.state && plan.state->camera && !plan.state->is_camera_chosen)
      viewer_.set_camera(*plan.state->camera);
    else
      viewer_.fit_camera();
    if (plan.history)
      document_.take_history(*plan.history);
    else
      document_.begin_history(plan.title);
  }
  lesson_.data_opened(is_refresh ? lesson_.place() : plan.lesson, plan.travel != 0);
  log_.say(Severity::info, plan.title);
  note(Change::workspace | Change::inputs | Change::parameters | Change::view | Change::result | Change::step |
       Change::playback | Change::camera | Change::job | Change::history | Change::selection);
  if (plan.state) take_backend(*plan.state);
  runner_.request_run();
}

void Session::note_left() {
  const ExperimentInfo& info = document_.workspace()->experiment().info();
  Opened left = document_.opened();
  left.inputs.erase(main_input(info).role);  // the next workspace has them; a copy of other precision would only take memory
  left_.insert_or_assign(info.id, std::move(left));
}

void Session::take_backend(const State& state) {
  if (backend_is_chosen_ || state.backend.empty() || state.backend == "auto") return;
  try {
    runner_.set_backend(state.backend);
  } catch (const Error& error) {
    log_.say(Severity::info,
             told("The state asks for the backend {}: {}; computed on the one that is here", state.backend, error.what()));
  }
}

void Session::close_workspace() {
  journey_.leave(visit_to_leave());
  runner_.close();
  viewer_.close();
  document_.close();
  left_.clear();
  lesson_.data_opened(std::nullopt, false);
  note(Change::workspace | Change::inputs | Change::parameters | Change::view | Change::result | Change::step |
       Change::playback | Change::job | Change::history | Change::selection);
}

// --- undo -------------------------------------------------------------------------------------------------------------

std::optional<Visit> Session::visit() const {
  if (!document_.workspace()) return std::nullopt;
  return Visit{state(), document_.whole_history(), document_.inputs(), document_.opened_file(), lesson_.place()};
}

/// To its user a change of what is open is an edit: what was undone before is forgotten.
std::optional<Visit> Session::visit_to_leave() const {
  std::optional<Visit> left = visit();
  if (left) left->history.forget_undone();
  return left;
}

void Session::undo() {
  document_.end_edit();  // a drag under way is what is taken back first
  if (document_.can_undo())
    document_.undo();
  else if (journey_.at(-1))
    go_to_visit(-1);
}

void Session::redo() {
  document_.end_edit();
  if (document_.can_redo())
    document_.redo();
  else if (journey_.at(1))
    go_to_visit(1);
}

void Session::go_to_visit(std::ptrdiff_t by) {
  load([&] { return plan_of_visit(known_, document_, journey_, by); });
}

// --- states -----------------------------------------------------------------------------------------------------------

State Session::state() const { return state_with(document_.parameters()); }

State Session::shown_state() const { return state_with(shown_parameters()); }

const ParameterSet& Session::shown_parameters() const {
  const ParameterSet& of_run = viewer_.run_parameters();
  if (!of_run.fields().empty()) return of_run;
  // A part of a run, or a subsample, has no parameters that its hash could be held against.
  return viewer_.shows_a_run() && viewer_.result() ? viewer_.result()->parameters() : document_.parameters();
}

State Session::state_with(const ParameterSet& parameters) const {
  State state;
  state.version = WS_VERSION;
  if (!document_.workspace()) return state;
  state.workspace = document_.workspace()->experiment().info().id;
  state.inputs = document_.sources();
  state.seed = document_.seed();
  state.parameters = changed_values(parameters);
  state.view = changed_values(document_.view());
  state.step = viewer_.step();
  state.camera = viewer_.camera_to_keep();
  state.is_camera_chosen = viewer_.has_chosen_camera();
  state.layers = document_.layers();
  state.furniture = document_.furniture();
  state.backend = runner_.backend_choice();
  const ParameterSet& of_run = viewer_.run_parameters();
  if (!of_run.fields().empty() && of_run == parameters) state.result_hash = viewer_.result_hash();
  return state;
}

void Session::restore(const State& state) {
  load([&] { return plan_of_state(known_, document_, state, {}); });
}

void Session::restore_page(const State& state, LessonPlace place) {
  load([&] {
    LoadPlan plan = plan_of_state(known_, document_, state, {});
    plan.lesson = place;
    return plan;
  });
}

void Session::swap_in(const State& state, const Inputs& at_hand) {
  load([&] {
    LoadPlan plan = plan_of_state(known_, document_, state, {});
    Inputs held = at_hand;
    held.merge(plan.at_hand);
    plan.at_hand = std::move(held);
    plan.swaps = true;
    return plan;
  });
}

void Session::save_state(const std::string& path) {
  try {
    document_.require_workspace();
    waiting_states_.push_back({path, state(), document_.parameters()});
    if (!viewer_.awaits_hash()) write_waiting_states();
  } catch (...) {
    log_.say(current_error());
  }
}

void Session::write_waiting_states() {
  const ParameterSet& of_run = viewer_.run_parameters();
  for (WaitingState& saved : std::exchange(waiting_states_, {})) {
    try {
      if (!of_run.fields().empty() && saved.state.parameters == changed_values(of_run))
        saved.state.result_hash = viewer_.result_hash();
      write_state(saved.path, saved.state);
      tell_saved(saved);
    } catch (...) {
      log_.say(current_error());
    }
  }
}

void Session::tell_saved(const WaitingState& saved) {
  const Workspace* workspace = document_.workspace();
  const ParameterSet& shown = shown_parameters();
  const bool may_differ = workspace && workspace->experiment().info().id == saved.state.workspace &&
                          saved.state.parameters != changed_values(shown);
  const SideNames names = may_differ ? side_names(saved.parameters, shown) : SideNames{};
  if (names.a.empty()) return log_.say(Severity::info, told("Saved the state {}", saved.path));
  // What is on its way will be of the values that were saved.
  const Severity severity = runner_.works() ? Severity::info : Severity::warning;
  log_.say(severity, told("Saved the state {} with the values that are set: {}", saved.path, names.a),
           told("the result that is shown is of other values: {}; a picture that is saved has those", names.b));
}

void Session::add_bookmark(const std::string& name) {
  if (!document_.workspace()) return;
  bookmarks_.emplace_back(name, state());
  note(Change::settings);
}

}  // namespace ws::app
