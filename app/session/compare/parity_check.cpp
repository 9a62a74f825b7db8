// SPDX-License-Identifier: MIT
#include "app/session/compare/parity_check.h"

#include "app/session/run/runner.h"
#include "app/session/stage/viewer.h"
#include "compute/core/words/choice_words.h"
#include "compute/core/words/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace ws::app {

namespace {

/// Choices that are another way to the same bits, the first of them that a parameter has: the reference of histograms, which
/// also have the paper's method, gives its limits in double precision.
constexpr std::string_view other_choices[] = {"paper", "reference"};
constexpr std::size_t small_count = 5000;  // elements: the reference takes a moment for these
constexpr double small_run_ms = 50;

const char* name_of(Backend backend) { return backend == Backend::cuda ? "CUDA" : "CPU"; }

using Verdict = ParityCheck::Verdict;
using Outcome = ParityCheck::Outcome;

/// Both results and what telling them apart takes.
struct Pair {
  ComparedSide shown, other;
  OtherWay way;
  Means means;
};

Verdict verdict_of(const Pair& pair, const std::stop_token& stop, Progress& progress) {
  RunContext of_shown = context_for(pair.means, pair.shown.result->backend(), stop);
  RunContext of_other = context_for(pair.means, pair.other.result->backend(), stop);
  const bool same_result = pair.shown.result->hash(of_shown) == pair.other.result->hash(of_other);
  const FirstDifference steps = find_first_difference(pair.shown, pair.other, StepLink::step, pair.means, stop, &progress);
  if (!steps.is_complete) throw Cancelled{};
  const OtherWay& way = pair.way;
  if (same_result && !steps.found)
    return {Outcome::same,
            way.is_backend ? told("{} = {}, bit for bit", way.name, way.other_name)
                           : told("{} = {}, identical", way.name, way.other_name),
            steps.compared_count == 1 ? said("the result and its step are the same")
                                      : told(steps.compared_count, "the result and all of its {} steps are the same",
                                             "the result and all of its {} steps are the same"),
            {}};
  const std::string place = steps.found ? describe(*steps.found) : said("no step shows it");
  const std::optional<std::size_t> step = steps.found ? std::optional(steps.found->step_a) : std::nullopt;
  if (same_result)
    return {Outcome::same, told("{} = {}, same result", way.name, way.other_name),
            told("the result is the same, the way to it is not: {}", place), step};
  return {
      Outcome::differs,
      step ? told("{} ≠ {} from step {}", way.name, way.other_name, *step) : fmt::format("{} ≠ {}", way.name, way.other_name),
      place, step};
}

}  // namespace

std::optional<OtherWay> other_way(const ParameterSet& parameters, Backend backend) {
  if (backend == Backend::cuda) return OtherWay{Backend::cpu, parameters, name_of(backend), name_of(Backend::cpu), true};
  if (!cuda_status().devices.empty())
    return OtherWay{Backend::cuda, parameters, name_of(backend), name_of(Backend::cuda), true};
  for (const FieldInfo& field : parameters.fields()) {
    // What stands beside the result, such as another variant to measure it against, is no way to it.
    if (field.kind != FieldKind::choice || field.name == "versus") continue;
    const auto choice = std::find_if(std::begin(other_choices), std::end(other_choices),
                                     [&](std::string_view name) { return field.has_choice(name); });
    if (choice == std::end(other_choices)) continue;
    const std::string present = to_text(parameters.get(field.name)), other(*choice);
    if (present == other) return std::nullopt;
    OtherWay way{backend, parameters, said_choice(present), said_choice(other), false};
    way.parameters.set_text(field.name, other);
    return way;
  }
  return std::nullopt;
}

ParityCheck::ParityCheck(const Document& document, const Viewer& viewer, const Runner& runner, Mark mark, Deliver deliver)
    : document_(document), viewer_(viewer), runner_(runner), mark_(std::move(mark)), deliver_(std::move(deliver)) {}

std::optional<OtherWay> ParityCheck::other_way_of_shown() const {
  const bool is_whole = viewer_.result() && viewer_.shows_a_run() && !viewer_.run_parameters().fields().empty();
  return is_whole ? other_way(viewer_.run_parameters(), runner_.run_record().backend) : std::nullopt;
}

void ParityCheck::check() {
  if (!viewer_.result() || !viewer_.shows_a_run())
    throw Error(ErrorKind::invalid_argument, said("there is no result to check yet"), said("wait for the first run"));
  const auto way = other_way_of_shown();
  if (!way)
    throw Error(ErrorKind::invalid_argument, said("there is no other way to this result here"),
                said("it takes a CUDA device, or a parameter with the choice reference that says something else"));
  begin(*way);
}

void ParityCheck::begin(const OtherWay& way) {
  Means means = runner_.means();
  means.thread_count = std::max(1, (means.thread_count > 0 ? means.thread_count : cpu_thread_count()) / 2);
  RunRequest request;
  const Workspace* const workspace = document_.workspace();
  request.experiment = &workspace->experiment();
  request.inputs = document_.inputs();
  request.parameters = way.parameters;
  request.backend = way.backend;
  request.thread_count = means.thread_count;
  request.memory_limit_bytes = means.memory_limit_bytes;
  request.seed = document_.seed();
  request.cache = means.cache;
  of_ = viewer_.result();
  verdict_ = {Outcome::running, fmt::format("{} = {} ?", way.name, way.other_name), {}, {}};
  const auto view = [workspace, values = document_.view(),
                     camera = viewer_.camera()](const std::shared_ptr<const Result>& result) {
    return [=](std::size_t step, std::size_t count) {
      constexpr int width = 640, height = 400;
      return workspace->seen({*result, step, count, values}, {camera, width, height});
    };
  };
  worker_.submit([this, workspace, of = of_, request, way, means, view](const std::stop_token& stop, Progress& progress) {
    Verdict verdict{Outcome::failed, told("{} = {} not checked", way.name, way.other_name), {}, {}};
    const auto scene = [workspace](const Picture& picture, const ParameterSet& values) {
      return workspace->scene(picture, values);
    };
    try {
      const RunReport report = execute(request, stop, progress);
      if (report.result)
        verdict = verdict_of({{request.experiment, of, view(of), scene},
                              {request.experiment, report.result, view(report.result), scene},
                              way,
                              means},
                             stop, progress);
      else if (!report.messages.empty())
        verdict.detail = report.messages.back().text;
    } catch (const Cancelled&) {
    } catch (...) {
      verdict.detail = current_error().text;
    }
    if (!stop.stop_requested()) deliver_([this, of, verdict] { end(of, verdict); });
  });
  mark_(Change::comparison);
}

void ParityCheck::end(const std::shared_ptr<const Result>& of, const Verdict& verdict) {
  if (of != of_ || of != viewer_.result()) return;
  verdict_ = verdict;
  mark_(Change::comparison);
}

void ParityCheck::follow(Change changes) {
  if (of_ && of_ != viewer_.result()) {
    worker_.cancel();
    of_ = nullptr;
    verdict_ = {};
    mark_(Change::comparison);
  }
  if (!any(changes, Change::hash) || of_ || !document_.workspace() || document_.editing() || viewer_.result_hash().empty())
    return;
  const bool is_small = runner_.run_record().metrics.compute_ms <= small_run_ms &&
                        document_.workspace()->experiment().input_size(document_.inputs()) <= small_count;
  if (!is_small) return;
  if (const auto way = other_way_of_shown()) begin(*way);
}

}  // namespace ws::app
