// One thread that does the newest of the tasks it is given: one in flight, one pending, stale ones stopped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/metrics.h"
#include "compute/core/run/progress.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace ws::app {

/// Thread-safe. The destructor stops the task in flight, drops the pending one and joins.
class Worker {
 public:
  /// Runs on the worker's thread. It handles its own errors: what it throws ends the program.
  using Task = std::function<void(std::stop_token, Progress&)>;

  /// `idle` is called from the worker's thread whenever a task has ended and none is pending.
  explicit Worker(std::function<void()> idle = {});
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Takes the place of the pending task. The one in flight is stopped if it has been running for `patience_ms` or more:
  /// quick tasks may end, so that a stream of submissions still shows something.
  void submit(Task task, double patience_ms = 0);
  /// Stops the task in flight and drops the pending one; returns at once. True where there was one: it will never begin.
  bool cancel();

  struct Status {
    bool busy = false;
    double elapsed_ms = 0;  ///< of the task in flight
    double fraction = -1;
    std::string what;
  };
  [[nodiscard]] Status status() const;
  [[nodiscard]] bool busy() const;

 private:
  struct Flight {
    std::stop_source stop;
    Stopwatch watch;
    Progress progress;
  };
  void serve(const std::stop_token& closing);

  std::function<void()> idle_;
  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Task> pending_;
  std::shared_ptr<Flight> flight_;
  std::jthread thread_;  // last: it uses the others
};

}  // namespace ws::app
