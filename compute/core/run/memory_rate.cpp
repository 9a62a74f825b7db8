// Copies of arrays that are larger than nearly all caches.
// SPDX-License-Identifier: MIT
#include "compute/core/run/memory_rate.h"

#include "compute/core/device/event.h"
#include "compute/core/device/executor_cpu.h"

#include <algorithm>
#include <cstring>

namespace ws {

namespace {

constexpr std::size_t bytes = std::size_t{1} << 28;
constexpr int copies = 5;

double host_rate(RunContext& context) {
  RunContext own = context.beside();
  CpuExecutor cpu(own);
  HostBuffer<std::byte> from = cpu.make<std::byte>(bytes), to = cpu.make<std::byte>(bytes);
  const std::size_t grain = bytes / cpu.thread_count() / 4;  // large enough for copies that go past the caches
  cpu.for_ranges("fill", bytes, grain, [&](std::size_t begin, std::size_t end) {
    std::memset(from.data() + begin, 1, end - begin);
    std::memset(to.data() + begin, 0, end - begin);
  });
  double best_ms = 1e300;
  for (int i = 0; i < copies; ++i) {
    const Stopwatch watch;
    cpu.for_ranges("copy", bytes, grain, [&](std::size_t begin, std::size_t end) {
      std::memcpy(to.data() + begin, from.data() + begin, end - begin);
    });
    best_ms = std::min(best_ms, watch.ms());
  }
  return 2 * static_cast<double>(bytes) / best_ms * 1000;
}

double device_rate(RunContext& context) {
  const Stream stream;
  const DeviceBuffer<std::byte> from(bytes, stream.view());
  DeviceBuffer<std::byte> to(bytes, stream.view());
  double best_ms = 1e300;
  for (int i = 0; i <= copies; ++i) {
    context.check_stop();
    DeviceTimer timer;
    timer.start(stream.view());
    copy_bytes(to.device_data(), from.device_data(), bytes, CopyKind::device_to_device, stream.view());
    timer.stop(stream.view());
    stream.view().synchronize();
    if (i > 0) best_ms = std::min(best_ms, timer.ms());  // the first one warms up
  }
  return 2 * static_cast<double>(bytes) / best_ms * 1000;
}

}  // namespace

double memory_rate(RunContext& context) { return context.backend == Backend::cuda ? device_rate(context) : host_rate(context); }

}  // namespace ws
