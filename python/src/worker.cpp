// SPDX-License-Identifier: MIT
#include "python/src/worker.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include <nanobind/stl/string.h>

namespace ws::python {

namespace {

constexpr auto signal_interval = std::chrono::milliseconds(20);
constexpr int intervals_per_report = 5;

bool is_main_thread() {
  const nb::object main = nb::module_::import_("threading").attr("main_thread")();
  return nb::cast<unsigned long>(main.attr("ident")) == PyThread_get_thread_ident();
}

/// The work on a thread of its own.
class Beside {
 public:
  explicit Beside(const Work& work)
      : thread_([this, &work] {
          try {
            work(stop_.get_token(), &progress_);
          } catch (...) {
            failure_ = std::current_exception();
          }
          const std::lock_guard lock(mutex_);
          done_ = true;
          ended_.notify_one();
        }) {}

  /// Whether the work has ended within the interval. Without Python's lock.
  [[nodiscard]] bool wait() {
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, signal_interval, [this] { return done_; });
  }
  void request_stop() { stop_.request_stop(); }
  void join() { thread_.join(); }
  [[nodiscard]] const Progress& progress() const { return progress_; }
  [[nodiscard]] const std::exception_ptr& failure() const { return failure_; }

 private:
  std::stop_source stop_;
  Progress progress_;
  std::exception_ptr failure_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool done_ = false;
  std::jthread thread_;  // last: it uses the others
};

/// With Python's lock. What a handler or `tell` raises is thrown.
void hear_and_tell(const Progress& progress, const nb::object& tell, bool is_time_to_tell) {
  if (PyErr_CheckSignals() != 0) throw nb::python_error();
  if (!is_time_to_tell || tell.is_none()) return;
  if (const std::string what = progress.what(); !what.empty()) tell(progress.fraction(), what);
}

void work_beside(const Work& work, const nb::object& tell) {
  std::optional<nb::python_error> raised;
  std::exception_ptr failure;
  {
    const nb::gil_scoped_release unlocked;
    Beside beside(work);
    for (int interval = 1; !beside.wait(); ++interval) {
      const nb::gil_scoped_acquire locked;
      try {
        if (!raised) hear_and_tell(beside.progress(), tell, interval % intervals_per_report == 0);
      } catch (const nb::python_error& error) {
        raised.emplace(error);
        beside.request_stop();
      }
    }
    beside.join();
    failure = beside.failure();
  }
  if (raised) throw nb::python_error(*raised);
  if (failure) std::rethrow_exception(failure);
}

}  // namespace

void work_without_lock(const Work& work, const nb::object& tell) {
  if (!tell.is_none() || is_main_thread()) return work_beside(work, tell);
  const nb::gil_scoped_release unlocked;
  work({}, nullptr);
}

}  // namespace ws::python
