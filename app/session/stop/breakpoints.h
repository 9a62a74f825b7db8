// Where playing pauses: conditions on steps, and the steps of the shown result that they name.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/change.h"
#include "app/session/run/worker.h"
#include "app/session/stage/stage.h"
#include "app/session/stop/step_condition.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::app {

/// Used from the session's thread. Events are looked up at once; values are looked for in the background, by a presentation of
/// its own, while steps that were not looked at yet hold up playing.
class Breakpoints {
 public:
  struct Point {
    StepCondition condition;
    bool enabled = true;
    std::vector<std::size_t> steps;  ///< that it names, rising; as far as they are known
    std::size_t known_until = 0;     ///< steps before this one were looked at
    std::string problem;             ///< why there is none: "no step tells a value \"cots\""
  };

  /// `mark` gets Change::breakpoints.
  Breakpoints(Means means, Mark mark, Deliver deliver);

  [[nodiscard]] const std::vector<Point>& all() const { return points_; }
  /// Throws Error{invalid_argument} for a text that is no condition, or is there already.
  void add(const std::string& text);
  void remove(std::size_t index);
  void remove_all();
  void set_enabled(std::size_t index, bool enabled);

  /// Whether steps are still being looked at; 0…1 how far that is.
  [[nodiscard]] bool searching() const;
  [[nodiscard]] double fraction() const;

  /// The nearest step that an enabled one names, after (1) or before (-1) a step.
  [[nodiscard]] std::optional<std::size_t> next(std::size_t step, int direction) const;
  /// Where playing from one step to a later one gets: to the first that is named, whose condition is then given; else as far as
  /// is known.
  struct Stop {
    std::size_t step;
    const std::string* condition = nullptr;
  };
  [[nodiscard]] Stop stop_between(std::size_t from, std::size_t to) const;

  /// Another result is shown, or none.
  void follow(const Experiment* experiment, std::shared_ptr<const Result> result, std::shared_ptr<const Timeline> timeline);
  void forget() { follow(nullptr, nullptr, nullptr); }

 private:
  /// Looks up events, and begins to search for values anew.
  void search();
  void take(std::uint64_t search, const std::string& text, const std::vector<std::size_t>& steps, std::size_t known_until,
            const std::string& problem);
  [[nodiscard]] std::size_t step_count() const { return timeline_ ? timeline_->step_count : 0; }

  Means means_;
  Mark mark_;
  Deliver deliver_;
  std::vector<Point> points_;
  const Experiment* experiment_ = nullptr;
  std::shared_ptr<const Result> result_;
  std::shared_ptr<const Timeline> timeline_;
  std::uint64_t search_ = 0;  ///< rises with each: what an older one still brings is dropped
  Worker worker_;             // last: stopped and joined before what it uses goes
};

}  // namespace ws::app
