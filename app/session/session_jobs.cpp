// The session's background work: loading, running, and what happens when their results come back.
// SPDX-License-Identifier: MIT
#include "app/session/messages.h"
#include "app/session/session_impl.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::app {

namespace {

constexpr double heavy_run_ms = 100;       // above it a drag shows a subsample
constexpr double drag_run_ms = 60;         // what the subsample's run should take
constexpr double drag_patience_ms = 1000;  // how long a stale run may go on during a drag: what ends sooner is seen
constexpr std::size_t smallest_drag_size = 200;

Loaded load(const LoadPlan& plan, const SessionOptions& options, Backend backend, Cache& cache, const std::stop_token& stop,
            Progress& progress) {
  const Experiment& experiment = plan.document.workspace->experiment();
  LoadRequest request{&experiment,       plan.document.sources, plan.at_hand,
                      plan.attach_truth, options.thread_count,  options.memory_limit_bytes};
  LoadedInputs read = load_inputs(request, stop, &progress);
  Loaded loaded{plan.document, nullptr, std::nullopt, std::move(read.messages)};
  loaded.document.inputs = std::move(read.inputs);
  loaded.document.sources = std::move(read.sources);
  progress.report(-1, "looking at the data");
  experiment.adapt(loaded.document.inputs, loaded.document.parameters, loaded.document.view, stop);
  if (plan.purpose == LoadPurpose::refresh) return loaded;
  RunContext context;
  context.backend = backend;
  context.thread_count = options.thread_count;
  context.stop = stop;
  context.progress = &progress;
  context.memory_limit_bytes = options.memory_limit_bytes;
  context.cache = &cache;
  try {
    loaded.preview = experiment.preview(loaded.document.inputs, context);
  } catch (const Error& error) {
    throw advised(error, main_input(experiment.info()).kind);
  }
  return loaded;
}

/// With what helps where memory does not suffice for such data.
Message message_about(const std::exception_ptr& failure, const Experiment& experiment) {
  try {
    std::rethrow_exception(failure);
  } catch (const Error& error) {
    const Error more = advised(error, main_input(experiment.info()).kind);
    return make_message(Severity::error, more.what(), more.hint());
  } catch (...) {
    return current_error();
  }
}

bool failed(const RunReport& report) {
  return std::any_of(report.messages.begin(), report.messages.end(),
                     [](const Message& m) { return m.severity == Severity::error; });
}

}  // namespace

void Session::Impl::start_load(LoadPlan plan) {
  // A run that this load stops, or takes the place of before it is shown, has to be made up for if the load fails.
  run_after_load = run_after_load || (!loading && (worker.busy() || taken_in < sequence));
  const std::uint64_t number = ++sequence;
  loading = true;
  const auto shared_plan = std::make_shared<const LoadPlan>(std::move(plan));
  worker.submit(
      [this, shared_plan, number, options = options, backend = backend](const std::stop_token& stop, Progress& progress) {
        try {
          auto loaded = std::make_shared<Loaded>(load(*shared_plan, options, backend, cache, stop, progress));
          const auto done = [this, shared_plan, number, loaded](std::optional<Presented> presented,
                                                                const std::exception_ptr& failure) {
            loaded->presented = std::move(presented);
            deliver([this, shared_plan, number, loaded, failure] {
              take_in(number);
              if (number != sequence) return present_again(loaded->presented);
              if (failure) {
                load_failed(shared_plan, message_about(failure, shared_plan->document.workspace->experiment()));
                return present_again(loaded->presented);
              }
              accept(*shared_plan, std::move(*loaded));
            });
          };
          if (!loaded->preview) return done(std::nullopt, nullptr);
          const Document& document = loaded->document;
          stage->present({&document.workspace->experiment(), loaded->preview, document.view, nullptr, 0}, done);
        } catch (const Cancelled&) {
        } catch (...) {
          deliver([this, shared_plan, number, message = current_error()] {
            take_in(number);
            if (number == sequence) load_failed(shared_plan, message);
          });
        }
      });
  mark(Change::job);
}

void Session::Impl::load_failed(std::shared_ptr<const LoadPlan> plan, const Message& message) {
  loading = false;
  say(message);
  refused_load = std::move(plan);
  mark(Change::job);
  if (std::exchange(run_after_load, false)) request_run();
}

void Session::Impl::accept(const LoadPlan& plan, Loaded loaded) {
  loading = run_after_load = false;
  ++generation;
  clicks.clear();
  const bool other_workspace = document.workspace != loaded.document.workspace;
  if (plan.purpose == LoadPurpose::refresh) {  // what was edited since the load began stays
    loaded.document.parameters = described_as(loaded.document.parameters, document.parameters);
    loaded.document.view = described_as(loaded.document.view, document.view);
  } else {
    dragging = holds_handle = held_handle = false;  // it was about other data
  }
  document = std::move(loaded.document);
  opened_file = plan.file;
  whole_run_ms = ms_per_element = 0;
  banner.reset();  // it was about the data that were open before
  mark(Change::message);
  for (const Message& message : plan.messages) say(message);
  for (Message& message : loaded.messages) say(std::move(message));
  if (other_workspace) {
    pinned.clear();
    for (const ParameterSet* set : {&document.parameters, &document.view})
      for (const FieldInfo& field : set->fields())
        if (field.pinned) pinned.push_back(field.name);
  }
  on_result = {};
  if (plan.purpose != LoadPurpose::refresh) {
    if (other_workspace) layers.clear();
    selection.reset();
    playback.play(false);
    run_times = {};
    forget_result();
    result_parameters = {};
    if (loaded.presented) begin_with(std::move(*loaded.presented));
    if (plan.state) apply_state(*plan.state);
    if (picture && (!plan.state || !plan.state->camera)) fit_camera();
    on_result.play_from_start = plan.purpose == LoadPurpose::open;
    history.begin(plan.title, snapshot());
  }
  say(make_message(Severity::info, plan.title));
  mark(Change::workspace | Change::inputs | Change::parameters | Change::view | Change::result | Change::step |
       Change::playback | Change::camera | Change::job | Change::history | Change::selection);
  request_run();
}

void Session::Impl::apply_state(const State& state) {
  seed = state.seed;
  layers = state.layers;
  furniture = state.furniture;
  if (state.camera) camera = *state.camera;
  on_result.seek = state.step;
  on_result.expected_hash = state.result_hash;
}

LoadPlan Session::Impl::refresh_plan() const {
  LoadPlan plan;
  plan.purpose = LoadPurpose::refresh;
  plan.document.workspace = document.workspace;
  plan.document.sources = document.sources;
  plan.document.parameters = document.parameters;
  plan.document.view = document.view;
  return plan;
}

Inputs Session::Impl::inputs_read_as(const std::vector<StateInput>& sources) const {
  Inputs alike;
  for (const StateInput& wanted : sources)
    for (const StateInput& open : document.sources)
      if (open.role == wanted.role && read_alike(open, wanted)) alike.insert(*document.inputs.find(open.role));
  return alike;
}

void Session::Impl::restore(const State& state, const std::string& file) {
  const auto found = std::find_if(known.begin(), known.end(),
                                  [&](const Workspace* w) { return w->experiment().info().id == state.workspace; });
  if (found == known.end())
    throw Error(ErrorKind::invalid_argument, fmt::format("this program has no workspace named {}", state.workspace),
                "the state may come from a newer version");
  const Experiment& experiment = (*found)->experiment();
  LoadPlan plan;
  plan.purpose = LoadPurpose::restore;
  plan.document.workspace = *found;
  plan.document.sources = state.inputs;
  plan.document.parameters = experiment.parameters();
  plan.document.view = experiment.view_parameters();
  const std::string origin = file.empty() ? "the state" : file;
  State known_state = state;
  std::vector<std::string> warnings = state.warnings;
  warnings.push_back(take_unknown(known_state.parameters, plan.document.parameters));
  warnings.push_back(take_unknown(known_state.view, plan.document.view));
  std::erase(warnings, "");
  // One message: the banner has room for one.
  if (!warnings.empty())
    plan.messages.push_back(make_message(Severity::warning, fmt::format("{}: {}", origin, fmt::join(warnings, "; "))));
  set_values(known_state.parameters, plan.document.parameters, origin);
  set_values(known_state.view, plan.document.view, origin);
  plan.file = file;
  if (document.workspace == *found) plan.at_hand = inputs_read_as(state.inputs);
  plan.title = "Restored " + (state.inputs.empty()           ? state.workspace
                              : state.inputs[0].path.empty() ? state.inputs[0].generator
                                                             : state.inputs[0].path);
  plan.state = state;
  start_load(std::move(plan));
}

std::size_t Session::Impl::drag_size() const {
  const std::size_t whole = document.workspace->experiment().input_size(document.inputs);
  if (!dragging || whole_run_ms <= heavy_run_ms || ms_per_element <= 0) return 0;
  // Powers of two, so that the subsample stays the same from one position of the slider to the next.
  const double affordable = std::max(drag_run_ms / ms_per_element, static_cast<double>(smallest_drag_size));
  const double size = std::exp2(std::floor(std::log2(affordable)));
  return size < static_cast<double>(whole) ? static_cast<std::size_t>(size) : 0;
}

void Session::Impl::request_run() {
  if (!document.workspace) return;
  if (loading) {
    run_after_load = true;
    return;
  }
  submit_run(drag_size(), dragging ? drag_patience_ms : 0);
}

void Session::Impl::submit_run(std::size_t reduce_to, double patience_ms) {
  RunRequest request;
  request.experiment = &document.workspace->experiment();
  request.inputs = document.inputs;
  request.parameters = document.parameters;
  request.backend = backend;
  request.cpu_may_replace_device = options.backend == "auto";
  request.thread_count = options.thread_count;
  request.memory_limit_bytes = options.memory_limit_bytes;
  request.seed = seed;
  request.reduce_to = reduce_to;
  request.cache = &cache;
  request.purpose = reduce_to > 0 ? Purpose::drag : Purpose::whole;  // what no whole run follows is one itself
  submitted_reduce_to = reduce_to;
  submitted_parameters = document.parameters;
  const std::uint64_t number = ++sequence;
  // What is shown when the result comes may be of a later step: then its picture follows.
  const auto looked = std::make_shared<const Stage::Subject>(subject(nullptr));
  request.publish = [this, looked, generation = generation](const std::shared_ptr<const Result>& part) {
    Stage::Subject next = *looked;
    next.result = part;
    stage->present(std::move(next), [this, looked, generation](std::optional<Presented> presented, const std::exception_ptr&) {
      if (!presented) return;  // the run's outcome reports the reason
      deliver([this, looked, generation, presented = std::move(*presented)] {
        if (generation != this->generation) return present_again(presented);
        result_parameters = {};  // a part is not what a state may name as its result
        show(presented, looked->view);
      });
    });
  };
  worker.submit(
      [this, request = std::make_shared<const RunRequest>(std::move(request)), looked, number, generation = generation](
          const std::stop_token& stop, Progress& progress) {
        const auto report = std::make_shared<RunReport>(execute(*request, stop, progress));
        const auto done = [this, report, request, looked, number, generation](std::optional<Presented> presented,
                                                                              const std::exception_ptr& failure) {
          if (failure) report->messages.push_back(message_about(failure, *request->experiment));
          deliver([this, report, request, looked, number, generation, presented = std::move(presented)] {
            finish(*report, presented, looked->view, generation, number, request->parameters);
          });
        };
        if (!report->result) return done(std::nullopt, nullptr);
        Stage::Subject next = *looked;
        next.result = report->result;
        stage->present(std::move(next), done);
      },
      patience_ms);
  mark(Change::job);
}

void Session::Impl::finish(const RunReport& report, const std::optional<Presented>& presented, const ParameterSet& view,
                           std::uint64_t of_generation, std::uint64_t number, const ParameterSet& parameters) {
  mark(Change::job);
  take_in(number);
  if (of_generation != generation) return present_again(presented);
  const bool newest = number == sequence;
  learn_speed(report);
  if (number < first_wanted) return present_again(presented);
  if (newest || report.result) {
    if (report.result && banner_is_of_job && banner) {
      banner.reset();
      mark(Change::message);
    }
    for (const Message& message : report.messages) {
      say(message);
      banner_is_of_job = true;
    }
  }
  if (!presented) {  // cancelled, failed, or a newer result is on its way
    if (newest) held_handle = false;
    if (newest && failed(report)) on_result = {};
    return;
  }
  record = report.record;
  if (newest && !dragging && !record.reduced) run_times.add(parameters, record.device, record.metrics.compute_ms);
  take_automatic_values(report.result->parameters());
  result_parameters = report.record.reduced ? ParameterSet() : parameters;
  show(*presented, view);
  if (newest) held_handle = false;
  if (newest && !report.record.reduced) follow(std::exchange(on_result, {}));
}

void Session::Impl::learn_speed(const RunReport& report) {
  if (report.element_count == 0) return;
  // A preview of all elements is computed differently: its time says nothing about whole runs.
  if (report.reduced && report.element_count == document.workspace->experiment().input_size(document.inputs)) return;
  const double per_element = report.elapsed_ms / static_cast<double>(report.element_count);
  // A run that was stopped would have taken longer still.
  const bool complete = report.result != nullptr;
  ms_per_element = complete ? per_element : std::max(ms_per_element, per_element);
  if (!report.reduced) whole_run_ms = complete ? report.elapsed_ms : std::max(whole_run_ms, report.elapsed_ms);
}

/// What 0 stood for in the run: a parameter's automatic value may follow from another's.
void Session::Impl::take_automatic_values(const ParameterSet& used) {
  for (const FieldInfo& field : used.fields()) {
    FieldRange& shown = document.parameters.range(field.name);
    const std::optional<Value>& automatic = used.range(field.name).automatic;
    if (shown.automatic == automatic || !automatic) continue;
    shown.automatic = automatic;
    mark(Change::parameters);
  }
}

/// How the next result is presented: with the view that is shown now, and at the step like the one shown now.
Stage::Subject Session::Impl::subject(std::shared_ptr<const Result> next) const {
  return {&document.workspace->experiment(), std::move(next), document.view, timeline, step};
}

void Session::Impl::forget_result() {
  write_waiting_states();
  result.reset();
  timeline.reset();
  picture.reset();
  picture_view = {};
  result_hash.clear();
  awaits_hash = false;
  plots = {};
  ++revision;
  step = 0;
}

void Session::Impl::present_again(const std::optional<Presented>& instead) {
  if (!result || !instead || instead->number != stage->newest()) return;
  stage->present({&document.workspace->experiment(), result, picture_view, timeline, step}, [](auto&&...) {});
}

/// The input alone.
void Session::Impl::begin_with(Presented first) {
  result = std::move(first.result);
  timeline = std::move(first.timeline);
  picture = std::move(first.picture);
  picture_view = document.view;
  shown_since = std::chrono::steady_clock::now();
}

void Session::Impl::show(Presented next, const ParameterSet& view) {
  write_waiting_states();
  const std::size_t target = corresponding_step(timeline.get(), step, *next.timeline);
  const bool was_fitted = picture && is_fitted();
  const render::Camera framed_before = picture ? framed_camera() : camera;
  result = std::move(next.result);
  timeline = std::move(next.timeline);
  picture = std::move(next.picture);
  picture_view = view;
  result_hash.clear();
  awaits_hash = false;
  shown_since = std::chrono::steady_clock::now();
  ++revision;
  step = target;
  // As long as the view was not moved by hand it shows the whole. What was dragged stays where it was let go of, if it can.
  if (picture && was_fitted && !holds_handle && (held_handle ? !sees_all() : !(framed_before == framed_camera()))) fit_camera();
  if (selection) mark(Change::selection);
  selection.reset();  // it named an element of the old result
  mark(Change::result | Change::step | Change::picture);
}

void Session::Impl::follow(OnResult plan) {
  if (plan.play_from_start) {
    step = 0;
    playback.set_speed(comfortable_speed(timeline->step_count));
    playback.play(true);
    last_tick = std::chrono::steady_clock::now();
    mark(Change::step | Change::playback);
  }
  if (plan.seek) seek(*plan.seek);
  if (!dragging || !plan.expected_hash.empty()) ask_hash(std::move(plan.expected_hash));
}

void Session::Impl::ask_hash(std::string expected) {
  awaits_hash = true;
  stage->ask(
      Stage::Question::hash, result,
      [this, result = result, expected = std::move(expected)](Presentation& presentation, RunContext& context) {
        std::string hash;
        std::optional<Message> failure;
        try {
          hash = presentation.result()->hash(context);
        } catch (const Error&) {
          failure = current_error();
        }
        deliver([this, result, expected, hash, failure] {
          if (this->result != result) return;
          awaits_hash = false;
          result_hash = hash;
          write_waiting_states();
          mark(Change::hash);
          if (failure) return say(*failure);
          if (!expected.empty()) say_whether_identical(expected);
        });
      },
      [this, result = result] {
        deliver([this, result] {
          if (this->result != result) return;
          awaits_hash = false;
          write_waiting_states();
        });
      });
}

void Session::Impl::say_whether_identical(const std::string& expected) {
  if (expected == result_hash)
    say(make_message(Severity::info, "The result is identical to the saved one"));
  else
    say(make_message(Severity::warning, "The result differs from the saved one",
                     "the data, the program's version or a parameter may have changed"));
}

}  // namespace ws::app
