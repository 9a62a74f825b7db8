// Benchmarks by the device's clock.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/event.h"
#include "tests/bench/bench.h"

#include <cstddef>

namespace ws::bench {

/// Runs enqueue(i), i = 0, 1, …, on `stream`. As many as `calls` in a row lie between two events, so that the launch of a
/// short kernel does not count. For `declare_with_own_clock`.
template <class Enqueue>
void time_on_device(benchmark::State& state, StreamView stream, int calls, const Enqueue& enqueue) {
  DeviceTimer timer;
  std::size_t i = 0;
  while (state.KeepRunningBatch(calls)) {
    timer.start(stream);
    for (int call = 0; call < calls; ++call) enqueue(i++);
    timer.stop(stream);
    stream.synchronize();
    state.SetIterationTime(timer.ms() * 1e-3);
  }
}

}  // namespace ws::bench
