// SPDX-License-Identifier: MIT
#include "app/session/compare/comparison.h"

#include "app/session/document/loading.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <filesystem>
#include <thread>
#include <utility>

namespace ws::app {

namespace {

/// Beside runs and pictures, which are waited for.
Means half_of(Means means) {
  const int all = means.thread_count > 0 ? means.thread_count : cpu_thread_count();
  means.thread_count = std::max(1, all / 2);
  return means;
}

/// What is loaded and computed in the background.
struct Order {
  LoadPlan plan;
  RunRequest run;
  Means means;
};

RunReport load_and_run(Order& order, const std::stop_token& stop, Progress& progress) {
  LoadRequest request{order.run.experiment,     order.plan.opened.sources,     order.plan.at_hand, true,
                      order.means.thread_count, order.means.memory_limit_bytes};
  order.run.inputs = load_inputs(request, stop, &progress).inputs;
  order.run.parameters = order.plan.opened.parameters;
  ParameterSet view = order.plan.opened.view;
  order.run.experiment->adapt(order.run.inputs, order.run.parameters, view, stop);
  return execute(order.run, stop, progress);
}

Error nothing_to_keep() {
  return {ErrorKind::invalid_argument, said("there is no result to keep yet"), said("wait for the first run")};
}

}  // namespace

Comparison::Comparison(Document& document, Viewer& viewer, Runner& runner, MessageLog& log, const Workspaces& known,
                       Means means, Events events)
    : document_(document),
      viewer_(viewer),
      runner_(runner),
      log_(log),
      known_(known),
      means_(means),
      events_(std::move(events)),
      stage_(means, [this](const std::exception_ptr& failure) {
        events_.deliver([this, message = message_of(failure)] { log_.say(message); });
      }) {}

// --- B ----------------------------------------------------------------------------------------------------------------

void Comparison::keep() {
  if (!viewer_.result() || !viewer_.shows_a_run()) throw nothing_to_keep();
  take({document_.workspace(), viewer_.result(), runner_.run_record(), events_.state(), document_.inputs()});
  log_.say(Severity::info, said("Kept what is shown as B"));
}

void Comparison::swap() {
  if (!b_.result)
    throw Error(ErrorKind::invalid_argument, said("there is no B to swap with"), said("keep something as B first"));
  if (!viewer_.result() || !viewer_.shows_a_run()) throw nothing_to_keep();
  events_.restore(b_.state, b_.inputs);
}

void Comparison::give_place() {
  if (viewer_.result() && viewer_.shows_a_run()) keep();
}

bool Comparison::is_ready() const { return timeline_ && document_.workspace() == b_.workspace; }

void Comparison::drop() {
  opener_.cancel();
  searcher_.cancel();
  stage_.drop();
  b_ = {};
  timeline_ = nullptr;
  summary_.reset();
  hash_.clear();
  values_.clear();
  found_.reset();
  names_ = {};
  flipped_ = false;
  ++search_number_;
  events_.mark(Change::comparison);
}

void Comparison::open(const std::string& path) {
  document_.require_workspace();
  const std::string file = std::filesystem::absolute(path).lexically_normal().string();
  const State state = read_state(path);
  Order order{plan_of_state(known_, document_, state, file), {}, means_};
  const Workspace* const workspace = document_.workspace();
  if (order.plan.opened.workspace != workspace)
    throw Error(ErrorKind::invalid_argument,
                told("{} is of the workspace {}, what is open of {}", file, state.workspace, workspace->experiment().info().id),
                said("what is compared has to be of the same workspace"));
  for (const Message& message : order.plan.messages) log_.say(message);
  order.run.experiment = &workspace->experiment();
  order.run.backend = runner_.backend();
  order.run.thread_count = means_.thread_count;
  order.run.memory_limit_bytes = means_.memory_limit_bytes;
  order.run.seed = state.seed;
  order.run.cache = means_.cache;
  opener_.submit([this, order, workspace, state](const std::stop_token& stop, Progress& progress) mutable {
    RunReport report;
    try {
      report = load_and_run(order, stop, progress);
      report.result = stage_.freeing().hold(std::move(report.result));
    } catch (const Cancelled&) {
    } catch (...) {
      report.messages.push_back(current_error());
    }
    events_.deliver([this, report, workspace, state, inputs = order.run.inputs] {
      for (const Message& message : report.messages) log_.say(message);
      if (report.result && document_.workspace() == workspace) take({workspace, report.result, report.record, state, inputs});
      events_.mark(Change::comparison);
    });
  });
  log_.say(Severity::info, said("Computing B"));
  events_.mark(Change::comparison);
}

void Comparison::take(Kept next) {
  drop();
  b_ = std::move(next);
  if (!mode_) mode_ = CompareMode::wipe;
  if (viewer_.result()) names_ = names_now();
  stage_.present({&b_.workspace->experiment(), b_.result, document_.view(), nullptr, 0, false},
                 [this, deliver = events_.deliver, result = b_.result](const std::optional<Presented>& presented,
                                                                       const std::exception_ptr& failure) {
                   deliver([this, result, presented, failure] { show_presented(result, presented, failure); });
                 });
  events_.mark(Change::comparison);
}

SideNames Comparison::names_now() const {
  return side_names({*viewer_.result(), runner_.run_record().backend}, {*b_.result, b_.record.backend});
}

void Comparison::show_presented(const std::shared_ptr<const Result>& of, const std::optional<Presented>& presented,
                                const std::exception_ptr& failure) {
  if (b_.result != of) return;
  if (failure) log_.say(message_of(failure));
  if (!presented) return drop();
  timeline_ = presented->timeline;
  ask_facts();
  search();
  events_.mark(Change::comparison);
}

void Comparison::follow(Change changes) {
  if (!b_.result) return;
  if (document_.workspace() != b_.workspace) return drop();
  if (any(changes, Change::result) && viewer_.result()) {
    names_ = names_now();
    search();
  }
  if (any(changes, Change::result | Change::summary | Change::hash | Change::step)) events_.mark(Change::comparison);
}

// --- how both are shown -----------------------------------------------------------------------------------------------

void Comparison::set_mode(std::optional<CompareMode> mode) {
  mode_ = mode;
  events_.mark(Change::comparison);
}

void Comparison::flip(bool to_b) {
  if (std::exchange(flipped_, to_b) != to_b) events_.mark(Change::comparison);
}

void Comparison::set_divider(float at) {
  divider_ = std::clamp(at, 0.0f, 1.0f);
  events_.mark(Change::comparison);
}

void Comparison::set_link(StepLink link) {
  if (std::exchange(link_, link) == link) return;
  search();
  events_.mark(Change::comparison);
}

std::size_t Comparison::step_beside(std::size_t step_of_a) const {
  return viewer_.timeline() ? linked_step(link_, *viewer_.timeline(), step_of_a, *timeline_) : 0;
}

Request Comparison::request(std::size_t step_of_a, const render::Camera& camera, int width, int height, int pass) const {
  const std::size_t at = step_beside(step_of_a);
  const Workspace::Subject subject{*b_.result, at, timeline_->step_count, document_.view()};
  return {at, b_.workspace->seen(subject, {camera, width, height, pass})};
}

// --- what differs -----------------------------------------------------------------------------------------------------

void Comparison::ask_facts() {
  stage_.ask(Stage::Question::summary, b_.result, [this, of = b_.result](Presentation& presentation, RunContext& context) {
    events_.deliver([this, of, values = presentation.result()->summary(context), hash = presentation.result()->hash(context)] {
      if (b_.result != of) return;
      summary_ = values;
      hash_ = hash;
      events_.mark(Change::comparison);
    });
  });
}

const std::vector<ComparedValue>& Comparison::values() {
  const std::vector<Property>& of_a = viewer_.summary();
  if (!summary_ || !viewer_.summary_is_known()) {
    if (!summary_) values_.clear();
    return values_;
  }
  values_ = compare_values(of_a, *summary_);
  return values_;
}

std::optional<bool> Comparison::identical() const {
  if (hash_.empty() || viewer_.result_hash().empty()) return std::nullopt;
  return hash_ == viewer_.result_hash();
}

/// The view as it is now, at the first pass: what is refined while one looks would be another picture each time.
ComparedSide Comparison::side(const std::shared_ptr<const Result>& result) const {
  ComparedSide side{&b_.workspace->experiment(), result, {}};
  side.view = [workspace = b_.workspace, result, view = document_.view(), camera = viewer_.camera()](std::size_t step,
                                                                                                     std::size_t count) {
    constexpr int width = 640, height = 400;
    return workspace->seen({*result, step, count, view}, {camera, width, height});
  };
  side.scene = [workspace = b_.workspace](const Picture& picture, const ParameterSet& view) {
    return workspace->scene(picture, view);
  };
  return side;
}

void Comparison::search() {
  const std::uint64_t number = ++search_number_;
  found_.reset();
  searcher_.cancel();
  // A glance at a part of the data is gone before it is searched.
  if (!timeline_ || !viewer_.result() || viewer_.run_parameters().fields().empty()) return;
  searcher_.submit([this, number, a = side(viewer_.result()), b = side(b_.result), link = link_, means = half_of(means_)](
                       const std::stop_token& stop, Progress& progress) {
    std::optional<FirstDifference> found;
    std::optional<Message> failure;
    try {
      found = find_first_difference(a, b, link, means, stop, &progress);
    } catch (...) {
      failure = current_error();
    }
    events_.deliver([this, number, found, failure] {
      if (number != search_number_) return;
      if (failure) log_.say(*failure);
      found_ = found;
      events_.mark(Change::comparison);
    });
  });
  events_.mark(Change::comparison);
}

Comparison::SearchStatus Comparison::search_status() const {
  const Worker::Status status = searcher_.status();
  return {status.busy, status.fraction};
}

/// What was under way still tells how far it came; what was not begun yet tells nothing.
void Comparison::cancel_search() {
  if (!searcher_.busy()) return;
  searcher_.cancel();
  if (!found_) found_.emplace();
  events_.mark(Change::comparison);
}

void Comparison::go_to_first_difference() {
  if (found_ && found_->found) viewer_.seek(found_->found->step_a);
}

}  // namespace ws::app
