// Breakpoints and their search.
// SPDX-License-Identifier: MIT
#include "app/session/stop/breakpoints.h"

#include "app/session/stop/step_search.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <algorithm>
#include <utility>

namespace ws::app {

namespace {

/// Which of all the steps where a test is met are meant.
std::vector<std::size_t> meant(const StepCondition& condition, std::vector<std::size_t> all) {
  if (!condition.is_counted) return all;
  if (condition.nth > all.size()) return {};
  return {condition.from_end ? all[all.size() - condition.nth] : all[condition.nth - 1]};
}

/// What a search brings of one condition: steps as far as they were looked at.
using Found = std::function<void(const std::vector<std::size_t>& steps, std::size_t known_until)>;

void look_for(const StepCondition& condition, Presentation& presentation, RunContext& context, const Found& found) {
  constexpr double tell_ms = 100;
  check_condition(condition, presentation, context);
  const std::size_t count = presentation.timeline(context)->step_count;
  ValueScan scan(std::get<ValueTest>(condition.test), presentation);
  std::vector<std::size_t> steps;
  Stopwatch since;
  for (std::size_t step = 0; step < count; ++step) {
    context.check_stop();
    if (scan.meets(step, context)) steps.push_back(step);
    if (since.ms() < tell_ms) continue;
    // The last one of them is not known before the end.
    if (!condition.from_end) found(meant(condition, steps), step + 1);
    context.report(static_cast<double>(step) / static_cast<double>(count), told("looking for {}", condition.text));
    since = Stopwatch();
  }
  found(meant(condition, std::move(steps)), count);
}

}  // namespace

Breakpoints::Breakpoints(Means means, Mark mark, Deliver deliver)
    : means_(means),
      mark_(std::move(mark)),
      deliver_(std::move(deliver)),
      worker_([this] { deliver_([this] { mark_(Change::breakpoints); }); }) {}

void Breakpoints::add(const std::string& text) {
  StepCondition condition = parse_step_condition(text);
  for (const Point& point : points_)
    if (point.condition.text == condition.text)
      throw Error(ErrorKind::invalid_argument, told("{} is there already", io::shown(condition.text)));
  points_.push_back({std::move(condition), true, {}, 0, {}});
  search();
}

void Breakpoints::remove(std::size_t index) {
  points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(index));
  search();
}

void Breakpoints::remove_all() {
  points_.clear();
  search();
}

void Breakpoints::set_enabled(std::size_t index, bool enabled) {
  if (std::exchange(points_.at(index).enabled, enabled) != enabled) search();
}

bool Breakpoints::searching() const {
  return worker_.busy() && std::any_of(points_.begin(), points_.end(), [&](const Point& point) {
           return point.enabled && point.problem.empty() && point.known_until < step_count();
         });
}

double Breakpoints::fraction() const { return worker_.status().fraction; }

std::optional<std::size_t> Breakpoints::next(std::size_t step, int direction) const {
  std::optional<std::size_t> nearest;
  for (const Point& point : points_) {
    if (!point.enabled) continue;
    if (direction > 0) {
      const auto after = std::upper_bound(point.steps.begin(), point.steps.end(), step);
      if (after != point.steps.end()) nearest = std::min(nearest.value_or(*after), *after);
    } else {
      const auto from = std::lower_bound(point.steps.begin(), point.steps.end(), step);
      if (from != point.steps.begin()) nearest = std::max(nearest.value_or(*std::prev(from)), *std::prev(from));
    }
  }
  return nearest;
}

Breakpoints::Stop Breakpoints::stop_between(std::size_t from, std::size_t to) const {
  Stop stop{to};
  for (const Point& point : points_) {
    if (!point.enabled || !point.problem.empty()) continue;
    const auto after = std::upper_bound(point.steps.begin(), point.steps.end(), from);
    if (after != point.steps.end() && *after <= stop.step) {
      if (*after < stop.step || !stop.condition) stop.condition = &point.condition.text;
      stop.step = *after;
    }
  }
  for (const Point& point : points_) {
    if (!point.enabled || !point.problem.empty() || point.known_until > stop.step) continue;
    stop = {std::max(from, point.known_until > 0 ? point.known_until - 1 : 0), nullptr};
  }
  return stop;
}

void Breakpoints::follow(const Experiment* experiment, std::shared_ptr<const Result> result,
                         std::shared_ptr<const Timeline> timeline) {
  experiment_ = experiment;
  result_ = std::move(result);
  timeline_ = std::move(timeline);
  search();
}

void Breakpoints::search() {
  const std::uint64_t number = ++search_;
  worker_.cancel();
  std::vector<StepCondition> wanted;
  for (Point& point : points_) {
    point.steps.clear();
    point.problem.clear();
    point.known_until = point.condition.is_of_events() ? step_count() : 0;
    if (!timeline_ || !point.enabled) continue;
    if (const auto* test = std::get_if<EventTest>(&point.condition.test)) {
      point.steps = meant(point.condition, event_steps(*test, *timeline_));
      if (point.steps.empty()) point.problem = said("no step of this run has it");
    } else {
      wanted.push_back(point.condition);
    }
  }
  mark_(Change::breakpoints);
  if (wanted.empty()) return;
  worker_.submit(
      [this, number, wanted, experiment = experiment_, result = result_](const std::stop_token& stop, Progress& progress) {
        const auto tell = [&](const StepCondition& condition, const std::vector<std::size_t>& steps, std::size_t known_until,
                              const std::string& problem) {
          deliver_([this, number, text = condition.text, steps, known_until, problem] {
            take(number, text, steps, known_until, problem);
          });
        };
        try {
          RunContext context = context_for(means_, result->backend(), stop);
          context.progress = &progress;
          const std::unique_ptr<Presentation> presentation = experiment->present(result, nullptr, context);
          for (const StepCondition& condition : wanted) {
            try {
              look_for(condition, *presentation, context,
                       [&](const std::vector<std::size_t>& steps, std::size_t until) { tell(condition, steps, until, {}); });
            } catch (const Error& error) {
              tell(condition, {}, 0, error.full_text());
            }
          }
        } catch (const Cancelled&) {
        } catch (const std::exception& error) {
          for (const StepCondition& condition : wanted) tell(condition, {}, 0, error.what());
        }
      });
}

void Breakpoints::take(std::uint64_t search, const std::string& text, const std::vector<std::size_t>& steps,
                       std::size_t known_until, const std::string& problem) {
  if (search != search_) return;
  for (Point& point : points_) {
    if (point.condition.text != text) continue;
    point.steps = steps;
    point.known_until = known_until;
    point.problem = problem;
    if (problem.empty() && steps.empty() && known_until >= step_count()) point.problem = said("no step of this run meets it");
  }
  mark_(Change::breakpoints);
}

}  // namespace ws::app
