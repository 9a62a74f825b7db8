// SPDX-License-Identifier: MIT
#include "compute/triangulation/time_limit.h"

#include <algorithm>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>

namespace ws::triangulation {

namespace {

using Clock = std::chrono::steady_clock;

/// Puts something else in a variable's place for its life.
template <class T>
class Instead {
 public:
  Instead(T& place, T value) : place_(place), before_(std::exchange(place, std::move(value))) {}
  ~Instead() { place_ = std::move(before_); }
  Instead(const Instead&) = delete;
  Instead& operator=(const Instead&) = delete;

 private:
  T& place_;
  T before_;
};

/// Requests a stop at a time, or when another token's is requested.
class Alarm {
 public:
  Alarm(Clock::time_point at, const std::stop_token& other)
      : forward_(other, [this] { source_.request_stop(); }), thread_([this, at](const std::stop_token& over) {
          std::unique_lock lock(mutex_);
          bell_.wait_until(lock, over, at, [] { return false; });
          if (!over.stop_requested()) source_.request_stop();
        }) {}
  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

 private:
  std::stop_source source_;
  std::mutex mutex_;
  std::condition_variable_any bell_;
  std::stop_callback<std::function<void()>> forward_;
  std::jthread thread_;  // last: joined before what it uses goes
};

}  // namespace

double TimeLimit::seconds_left() const {
  if (!exists()) return std::numeric_limits<double>::infinity();
  return std::max(0.0, seconds_ - std::chrono::duration<double>(Clock::now() - start_).count());
}

bool LimitedRun::in_time(double reserve_seconds, const std::function<void()>& work) const {
  if (!limit_.exists()) {
    work();
    return true;
  }
  const double seconds = std::min(limit_.seconds_left() - reserve_seconds, 1e9);
  if (seconds <= 0) {
    if (stop_.stop_requested()) throw Cancelled{};
    return false;
  }
  const Alarm alarm(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)), stop_);
  const Instead<std::stop_token> timed(context_.stop, alarm.token());
  try {
    context_.check_stop();
    work();
    return true;
  } catch (const Cancelled&) {
    if (stop_.stop_requested()) throw;
    return false;
  }
}

}  // namespace ws::triangulation
