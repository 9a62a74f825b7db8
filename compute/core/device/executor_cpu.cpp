// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"

#include "compute/core/device/loop_order.h"

#include <tbb/blocked_range.h>

namespace ws {

namespace {

int wanted_threads(const RunContext& context) {
  return context.thread_count > 0 && context.thread_count < cpu_thread_count() ? context.thread_count
                                                                               : tbb::task_arena::automatic;
}

}  // namespace

CpuExecutor::CpuExecutor(RunContext& context) : context_(context), arena_(wanted_threads(context)) {}

void CpuExecutor::for_ranges(std::string_view label, std::size_t count, std::size_t grain,
                             FunctionRef<void(std::size_t, std::size_t)> body, std::size_t bytes) {
  const Stopwatch watch;
  context_.check_stop();
  arena_.execute([&] {
    ordered_parallel_for(tbb::blocked_range<std::size_t>(0, count, grain), [&](const auto& range) {
      for (std::size_t begin = range.begin(); begin < range.end() && !context_.stop_requested(); begin += grain)
        body(begin, std::min(begin + grain, range.end()));
    });
  });
  context_.check_stop();
  context_.metrics.add_operation(label, watch.ms(), bytes);
}

void CpuExecutor::nested_ranges(std::size_t count, FunctionRef<void(std::size_t, std::size_t)> body) {
  ordered_parallel_for(tbb::blocked_range<std::size_t>(0, count), [&](const auto& range) { body(range.begin(), range.end()); });
  context_.check_stop();
}

}  // namespace ws
