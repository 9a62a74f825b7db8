// An event loop for tests of what posts to its own thread.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/change.h"
#include "compute/core/run/metrics.h"
#include "tests/support/patience.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>

namespace ws::test {

/// What `post` fills and the test's thread empties.
class Loop {
 public:
  app::Deliver poster() {
    return [this](std::function<void()> work) {
      const std::lock_guard lock(mutex_);
      queue_.push_back(std::move(work));
      ++posted_;
      wake_.notify_one();
    };
  }
  /// Runs posted work until `done` or for `ms`; false when the time was up.
  bool run_until(const std::function<bool()>& done, double ms = 20'000 * patience()) {
    const Stopwatch watch;
    while (!done()) {
      if (watch.ms() > ms) return false;
      std::unique_lock lock(mutex_);
      wake_.wait_for(lock, std::chrono::milliseconds(5), [&] { return !queue_.empty(); });
      drain(lock);
    }
    return true;
  }
  void run_for(double ms) {
    run_until([] { return false; }, ms);
  }

  /// How often something was posted. `wait_for_posts` waits for so many, and runs none of them: false when the time was up.
  std::size_t posted() const {
    const std::lock_guard lock(mutex_);
    return posted_;
  }
  bool wait_for_posts(std::size_t count) {
    std::unique_lock lock(mutex_);
    return wake_.wait_for(lock, std::chrono::seconds(20 * patience()), [&] { return posted_ >= count; });
  }
  /// Runs what has been posted.
  void run_posted() {
    std::unique_lock lock(mutex_);
    drain(lock);
  }

 private:
  void drain(std::unique_lock<std::mutex>& lock) {
    while (!queue_.empty()) {
      const auto work = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      work();
      lock.lock();
    }
  }
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> queue_;
  std::size_t posted_ = 0;
};

}  // namespace ws::test
