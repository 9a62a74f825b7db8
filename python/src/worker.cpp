// SPDX-License-Identifier: MIT
#include "python/src/worker.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <unistd.h>

#include <nanobind/stl/string.h>

namespace ws::python {

namespace {

constexpr auto signal_interval = std::chrono::milliseconds(20);
constexpr int intervals_per_report = 5;

/// The thread that Python sends signals; after a fork it is another.
bool is_main_thread() {
  const nb::object main = nb::module_::import_("threading").attr("main_thread")();
  return nb::cast<unsigned long>(main.attr("ident")) == PyThread_get_thread_ident();
}

/// A thread beside the caller's. It stays for the next work: starting one for each call takes longer than a small run.
class Helper {
 public:
  Helper() : thread_([this] { run(); }) { thread_.detach(); }

  void start(const Work& work) {
    const std::lock_guard lock(mutex_);
    stop_.emplace();
    progress_.emplace();
    failure_ = nullptr;
    done_ = false;
    work_ = &work;
    begun_.notify_one();
  }
  /// Whether the work has ended within the interval. Without Python's lock.
  [[nodiscard]] bool wait() {
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, signal_interval, [this] { return done_; });
  }
  void request_stop() { stop_->request_stop(); }
  [[nodiscard]] const Progress& progress() const { return *progress_; }
  [[nodiscard]] std::exception_ptr take_failure() { return std::exchange(failure_, nullptr); }

 private:
  [[noreturn]] void run() {
    for (std::unique_lock lock(mutex_);;) {
      begun_.wait(lock, [this] { return work_ != nullptr; });
      const Work& work = *std::exchange(work_, nullptr);
      lock.unlock();
      try {
        work(stop_->get_token(), &*progress_);
      } catch (...) {
        failure_ = std::current_exception();
      }
      lock.lock();
      done_ = true;
      ended_.notify_one();
    }
  }

  std::optional<std::stop_source> stop_;
  std::optional<Progress> progress_;
  std::exception_ptr failure_;
  std::mutex mutex_;
  std::condition_variable begun_, ended_;
  const Work* work_ = nullptr;
  bool done_ = false;
  std::thread thread_;  // last: it uses the others
};

/// Helpers that wait. They end with the process.
class Helpers {
 public:
  /// Both with Python's lock, which is theirs, too: a process is forked with it.
  Helper& take() {
    if (process_ != getpid()) idle_.clear();  // a forked process has none of the threads
    process_ = getpid();
    if (idle_.empty()) return *new Helper;
    Helper& helper = *idle_.back();
    idle_.pop_back();
    return helper;
  }
  void give_back(Helper& helper) { idle_.push_back(&helper); }

 private:
  pid_t process_ = getpid();
  std::vector<Helper*> idle_;
};

Helpers& helpers() {
  static auto* const all = new Helpers;  // not destroyed while a thread waits
  return *all;
}

/// With Python's lock. What a handler or `tell` raises is thrown.
void hear_and_tell(const Progress& progress, const nb::object& tell, bool is_time_to_tell) {
  if (PyErr_CheckSignals() != 0) throw nb::python_error();
  if (!is_time_to_tell || tell.is_none()) return;
  if (const std::string what = progress.what(); !what.empty()) tell(progress.fraction(), what);
}

void work_beside(const Work& work, const nb::object& tell) {
  std::optional<nb::python_error> raised;
  Helper& helper = helpers().take();
  {
    const nb::gil_scoped_release unlocked;
    helper.start(work);
    for (int interval = 1; !helper.wait(); ++interval) {
      const nb::gil_scoped_acquire locked;
      try {
        if (!raised) hear_and_tell(helper.progress(), tell, interval % intervals_per_report == 0);
      } catch (const nb::python_error& error) {
        raised.emplace(error);
        helper.request_stop();
      }
    }
  }
  const std::exception_ptr failure = helper.take_failure();
  helpers().give_back(helper);
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
