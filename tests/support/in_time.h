// Limits of time in tests, so that other programs on the machine do not make them fail: tries again, and processors' time.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"
#include "compute/core/run/metrics.h"
#include "tests/support/patience.h"

#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <stop_token>
#include <string>
#include <thread>

namespace ws {

/// Milliseconds of processors' time of all threads of this process since its construction: what a computation costs, however
/// busy the machine is. It does not count waiting.
class CpuStopwatch {
 public:
  [[nodiscard]] double ms() const { return 1e3 * static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t start_ = std::clock();
};

/// Whether measure(), in milliseconds on the wall's clock, is below `limit_ms` (times patience) in one of three tries: other
/// programs may hold up one, but what is too slow by itself fails in all.
template <class Measure>
testing::AssertionResult keeps_within(double limit_ms, const Measure& measure) {
  std::string times;
  for (int i = 0; i < 3; ++i) {
    const double ms = measure();
    if (ms < limit_ms * patience()) return testing::AssertionSuccess();
    times += (i ? ", " : "") + std::to_string(ms);
  }
  return testing::AssertionFailure() << times << " ms in three tries, the limit is " << limit_ms * patience() << " ms";
}

struct Stop {
  bool was_cancelled = false;
  double latency_ms = 0;  ///< from the request to the end; 0 where the run was over by then
};

/// Calls run(token), of which a stop is requested after `delay_ms`; 0: before it begins. `run` may throw Cancelled.
template <class Run>
Stop stop_after(double delay_ms, const Run& run) {
  using Clock = std::chrono::steady_clock;
  std::stop_source source;
  Clock::time_point asked;
  const auto ask = [&] {
    asked = Clock::now();
    source.request_stop();
  };
  std::jthread stopper;
  if (delay_ms > 0)
    stopper = std::jthread([&] {
      std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(delay_ms));
      ask();
    });
  else
    ask();
  Stop stop;
  try {
    run(source.get_token());
  } catch (const Cancelled&) {
    stop.was_cancelled = true;
  }
  const Clock::time_point ended = Clock::now();
  if (stopper.joinable()) stopper.join();
  if (ended > asked) stop.latency_ms = std::chrono::duration<double, std::milli>(ended - asked).count();
  return stop;
}

/// Whether a run ends within `limit_ms` (times patience) of a stop that is requested after `delay_ms`, in one of three tries.
/// A run that is over before the stop counts unless `must_be_cancelled`.
template <class Run>
testing::AssertionResult stops_within(double limit_ms, double delay_ms, const Run& run, bool must_be_cancelled = true) {
  bool was_cancelled = false;
  testing::AssertionResult result = keeps_within(limit_ms, [&] {
    const Stop stop = stop_after(delay_ms, run);
    was_cancelled = was_cancelled || stop.was_cancelled;
    return stop.latency_ms;
  });
  if (result && must_be_cancelled && !was_cancelled)
    return testing::AssertionFailure() << "the run ended before it was stopped after " << delay_ms << " ms";
  return result << " (stopped after " << delay_ms << " ms)";
}

}  // namespace ws
