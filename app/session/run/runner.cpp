// Loads and runs in the background, and what happens when their outcomes come back.
// SPDX-License-Identifier: MIT
#include "app/session/run/runner.h"

#include "app/session/document/loading.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ws::app {

namespace {

constexpr double heavy_run_ms = 100;       // above it a drag shows a subsample
constexpr double drag_run_ms = 60;         // what the subsample's run should take
constexpr double drag_patience_ms = 1000;  // how long a stale run may go on during a drag: what ends sooner is seen
constexpr std::size_t smallest_drag_size = 200;

Loaded load_by(const LoadPlan& plan, const SessionOptions& options, Backend backend, Cache& cache, const std::stop_token& stop,
               Progress& progress) {
  const Experiment& experiment = plan.opened.workspace->experiment();
  LoadRequest request{&experiment,       plan.opened.sources,  plan.at_hand,
                      plan.attach_truth, options.thread_count, options.memory_limit_bytes};
  LoadedInputs read = load_inputs(request, stop, &progress);
  Loaded loaded{plan.opened, nullptr, std::nullopt, std::move(read.messages)};
  loaded.opened.inputs = std::move(read.inputs);
  loaded.opened.sources = std::move(read.sources);
  progress.report(-1, said("looking at the data"));
  experiment.adapt(loaded.opened.inputs, loaded.opened.parameters, loaded.opened.view, stop);
  if (plan.purpose == LoadPurpose::refresh) return loaded;
  RunContext context;
  context.backend = backend;
  context.thread_count = options.thread_count;
  context.stop = stop;
  context.progress = &progress;
  context.memory_limit_bytes = options.memory_limit_bytes;
  context.cache = &cache;
  try {
    loaded.preview = experiment.preview(loaded.opened.inputs, context);
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

Runner::Runner(SessionOptions options, Cache& cache, SessionDocument& document, SessionViewer& viewer, MessageLog& log,
               Events events)
    : options_(std::move(options)),
      backend_(choose_backend(options_.backend)),
      cache_(cache),
      document_(document),
      viewer_(viewer),
      log_(log),
      events_(std::move(events)),
      worker_([this] { events_.deliver([this] { events_.mark(Change::job); }); }) {}

JobStatus Runner::job() const {
  const Worker::Status status = worker_.status();
  // Between the end of the work and the arrival of its outcome the worker rests, but what is shown is still the old.
  const bool running = status.busy || taken_in_ < sequence_;
  return {running, running && loading_, status.fraction, said(status.what.c_str()), status.elapsed_ms};
}

void Runner::run() {
  on_result_.play_from_start = true;
  request_run();
}

void Runner::cancel() {
  if (!waits()) return;
  worker_.cancel();
  first_wanted_ = ++sequence_;  // what ends at this very moment is not wanted any more
  take_in(sequence_);
  loading_ = false;
  viewer_.end_wait_for_handle();
  on_result_ = {};
  log_.say(Severity::info, said("Cancelled; what was there stays"));
  events_.mark(Change::job);
  if (std::exchange(run_after_load_, false)) request_run();
}

void Runner::set_backend(const std::string& name) {
  const Backend chosen = choose_backend(name);
  options_.backend = name;
  events_.mark(Change::settings);
  if (std::exchange(backend_, chosen) != chosen) request_run();
}

void Runner::close() {
  worker_.cancel();
  loading_ = run_after_load_ = false;
  if (refused_load_ && refused_load_->purpose == LoadPurpose::refresh) refused_load_.reset();
  take_in(++sequence_);
  record_ = {};
  run_times_ = {};
  on_result_ = {};
}

// --- loads ------------------------------------------------------------------------------------------------------------

void Runner::load(LoadPlan plan) {
  // A run that this load stops, or takes the place of before it is shown, has to be made up for if the load fails.
  run_after_load_ = run_after_load_ || (!loading_ && waits());
  const std::uint64_t number = ++sequence_;
  loading_ = true;
  const auto shared_plan = std::make_shared<const LoadPlan>(std::move(plan));
  worker_.submit(
      [this, shared_plan, number, options = options_, backend = backend_](const std::stop_token& stop, Progress& progress) {
        try {
          auto loaded = std::make_shared<Loaded>(load_by(*shared_plan, options, backend, cache_, stop, progress));
          loaded->preview = viewer_.stage().freeing().hold(std::move(loaded->preview));
          const auto done = [this, deliver = events_.deliver, shared_plan, number, loaded](std::optional<Presented> presented,
                                                                                           const std::exception_ptr& failure) {
            loaded->presented = std::move(presented);
            deliver([this, shared_plan, number, loaded, failure] {
              take_in(number);
              if (number != sequence_) return viewer_.present_again(loaded->presented);
              if (failure) {
                load_failed(shared_plan, message_about(failure, shared_plan->opened.workspace->experiment()));
                return viewer_.present_again(loaded->presented);
              }
              events_.loaded(*shared_plan, std::move(*loaded));
            });
          };
          if (!loaded->preview) return done(std::nullopt, nullptr);
          const Opened& opened = loaded->opened;
          viewer_.present({&opened.workspace->experiment(), loaded->preview, opened.view, nullptr, 0}, done);
        } catch (const Cancelled&) {
        } catch (...) {
          events_.deliver([this, shared_plan, number, message = current_error()] {
            take_in(number);
            if (number == sequence_) load_failed(shared_plan, message);
          });
        }
      });
  events_.mark(Change::job);
}

void Runner::load_failed(std::shared_ptr<const LoadPlan> plan, const Message& message) {
  loading_ = false;
  log_.say(message, MessageLog::About::load);
  refused_load_ = std::move(plan);
  events_.mark(Change::job);
  if (std::exchange(run_after_load_, false)) request_run();
}

std::shared_ptr<const LoadPlan> Runner::refused_load() const {
  return log_.last_banner_about() == MessageLog::About::load ? refused_load_ : nullptr;
}

void Runner::begin_data(const LoadPlan& plan) {
  loading_ = run_after_load_ = false;
  whole_run_ms_ = ms_per_element_ = 0;
  on_result_ = {};
  refused_load_.reset();
  if (plan.purpose == LoadPurpose::refresh) return;
  run_times_ = {};
  on_result_.play_from_start = plan.purpose == LoadPurpose::open;
  if (!plan.state) return;
  on_result_.seek = plan.state->step;
  on_result_.expected_hash = plan.state->result_hash;
}

// --- runs -------------------------------------------------------------------------------------------------------------

std::size_t Runner::drag_size() const {
  const std::size_t whole = document_.workspace()->experiment().input_size(document_.inputs());
  if (!document_.editing() || whole_run_ms_ <= heavy_run_ms || ms_per_element_ <= 0) return 0;
  // Powers of two, so that the subsample stays the same from one position of the slider to the next.
  const double affordable = std::max(drag_run_ms / ms_per_element_, static_cast<double>(smallest_drag_size));
  const double size = std::exp2(std::floor(std::log2(affordable)));
  return size < static_cast<double>(whole) ? static_cast<std::size_t>(size) : 0;
}

void Runner::request_run() {
  if (!document_.workspace()) return;
  if (loading_) {
    run_after_load_ = true;
    return;
  }
  submit(drag_size(), document_.editing() ? drag_patience_ms : 0);
}

void Runner::catch_up() {
  if (submitted_reduce_to_ != 0 || !(submitted_parameters_ == document_.parameters())) request_run();
}

RunRequest Runner::request_of(std::size_t reduce_to) const {
  RunRequest request;
  request.experiment = &document_.workspace()->experiment();
  request.inputs = document_.inputs();
  request.parameters = document_.parameters();
  request.backend = backend_;
  request.cpu_may_replace_device = options_.backend == "auto";
  request.thread_count = options_.thread_count;
  request.memory_limit_bytes = options_.memory_limit_bytes;
  request.seed = document_.seed();
  request.reduce_to = reduce_to;
  request.cache = &cache_;
  request.purpose = reduce_to > 0 ? Purpose::drag : Purpose::whole;  // what no whole run follows is one itself
  return request;
}

void Runner::submit(std::size_t reduce_to, double patience_ms) {
  submitted_reduce_to_ = reduce_to;
  submitted_parameters_ = document_.parameters();
  Passage passage;
  passage.come_by(Milestone::asked);
  // What is shown when the result comes may be of a later step: then its picture follows.
  const auto order = std::make_shared<const Order>(
      Order{request_of(reduce_to), viewer_.subject(nullptr), ++sequence_, document_.generation(), passage});
  worker_.submit(
      [this, order](const std::stop_token& stop, Progress& progress) {
        Passage passage = order->passage;
        passage.come_by(Milestone::begun);
        RunRequest request = order->request;
        request.publish = [this, order, passage](const std::shared_ptr<const Result>& part) { publish(order, passage, part); };
        const auto report = std::make_shared<RunReport>(execute(request, stop, progress));
        report->result = viewer_.stage().freeing().hold(std::move(report->result));
        const auto done = [this, deliver = events_.deliver, order, report](std::optional<Presented> presented,
                                                                           const std::exception_ptr& failure) {
          if (failure) report->messages.push_back(message_about(failure, *order->request.experiment));
          deliver([this, order, report, presented = std::move(presented)] { finish(*order, *report, presented); });
        };
        if (!report->result) return done(std::nullopt, nullptr);
        Stage::Subject next = order->looked;
        next.result = report->result;
        passage.compute_ms = report->record.metrics.compute_ms;
        passage.come_by(Milestone::computed);
        next.passage = passage;
        viewer_.present(std::move(next), done);
      },
      patience_ms);
  events_.mark(Change::job);
}

void Runner::publish(const std::shared_ptr<const Order>& order, const Passage& passage,
                     const std::shared_ptr<const Result>& part) {
  Stage::Subject next = order->looked;
  next.result = part;
  next.passage = passage;
  next.passage.come_by(Milestone::computed);
  viewer_.present(std::move(next),
                  [this, deliver = events_.deliver, order](std::optional<Presented> presented, const std::exception_ptr&) {
                    if (!presented) return;  // the run's outcome reports the reason
                    deliver([this, order, presented = std::move(*presented)] {
                      const bool is_wanted = order->generation == document_.generation() && order->number >= first_wanted_;
                      if (!is_wanted) return viewer_.present_again(presented);
                      viewer_.show(presented, order->looked.view, {});
                    });
                  });
}

void Runner::finish(const Order& order, const RunReport& report, const std::optional<Presented>& presented) {
  events_.mark(Change::job);
  take_in(order.number);
  if (order.generation != document_.generation()) return viewer_.present_again(presented);
  const bool newest = order.number == sequence_;
  learn_speed(report);
  if (order.number < first_wanted_) return viewer_.present_again(presented);
  if (newest || report.result) tell(report);
  if (presented) {  // else it was cancelled, it failed, or a newer result is on its way
    record_ = report.record;
    const ParameterSet& parameters = order.request.parameters;
    if (newest && !document_.editing() && !record_.reduced)
      run_times_.add(parameters, record_.device, record_.metrics.compute_ms);
    document_.take_automatic_values(report.result->parameters());
    viewer_.show(*presented, order.looked.view, record_.reduced ? ParameterSet() : parameters);
  }
  if (!newest) return;
  viewer_.end_wait_for_handle();
  if (presented && !report.record.reduced) follow(std::exchange(on_result_, {}));
  if (!presented && failed(report)) on_result_ = {};
}

void Runner::tell(const RunReport& report) {
  if (report.result && log_.banner_is_about(MessageLog::About::run)) log_.dismiss_banner();
  for (const Message& message : report.messages) log_.say(message, MessageLog::About::run);
}

void Runner::follow(OnResult plan) {
  if (plan.play_from_start) viewer_.play_from_start();
  if (plan.seek) viewer_.seek_without_pausing(*plan.seek);
  if (!document_.editing() || !plan.expected_hash.empty()) viewer_.ask_hash(std::move(plan.expected_hash));
}

void Runner::learn_speed(const RunReport& report) {
  if (report.element_count == 0) return;
  // A preview of all elements is computed differently: its time says nothing about whole runs.
  const std::size_t whole = document_.workspace()->experiment().input_size(document_.inputs());
  if (report.reduced && report.element_count == whole) return;
  const double per_element = report.elapsed_ms / static_cast<double>(report.element_count);
  // A run that was stopped would have taken longer still.
  const bool complete = report.result != nullptr;
  ms_per_element_ = complete ? per_element : std::max(ms_per_element_, per_element);
  if (!report.reduced) whole_run_ms_ = complete ? report.elapsed_ms : std::max(whole_run_ms_, report.elapsed_ms);
}

}  // namespace ws::app
