// Mean device time of work that is enqueued many times.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/event.h"

namespace ws::bench {

inline constexpr int repeat_count = 100;

/// The mean milliseconds of enqueue(i) on `stream`, i = 0 … 99, after as many that do not count: the clock rises only under
/// work.
template <class Enqueue>
double mean_ms(StreamView stream, const Enqueue& enqueue) {
  DeviceTimer timer;
  for (int i = 0; i < repeat_count; ++i) enqueue(i);
  timer.start(stream);
  for (int i = 0; i < repeat_count; ++i) enqueue(i);
  timer.stop(stream);
  stream.synchronize();
  return timer.ms() / repeat_count;
}

}  // namespace ws::bench
