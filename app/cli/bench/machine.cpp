// SPDX-License-Identifier: MIT
#include "app/cli/bench/machine.h"

#include "compute/core/device/backend.h"
#include "compute/core/run/metrics.h"
#include "compute/core/words/formatted.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

namespace ws::app {

namespace {

constexpr int yardstick_runs = 5;
constexpr double noticeable = 0.05;  // of a yardstick: less is noise
constexpr double quiet_share = 0.2;  // of the hardware threads that may be taken

/// A chain of operations of which each waits for the one before: nothing but the processor's clock shortens it.
double compute_yardstick_ms() {
  double best = 0;
  for (int run = 0; run < yardstick_runs; ++run) {
    constexpr int length = 10'000'000;
    const Stopwatch watch;
    std::uint64_t x = 1;
    for (int i = 0; i < length; ++i) {
      x ^= x << 13;
      x ^= x >> 7;
      x ^= x << 17;
    }
    const double ms = watch.ms() + (x == 0 ? 1 : 0);  // x is never 0; so the compiler may not drop the loop
    best = run == 0 ? ms : std::min(best, ms);
  }
  return best;
}

double copy_yardstick_ms() {
  constexpr std::size_t bytes = std::size_t(128) << 20;
  const std::vector<char> from(bytes, 1);
  std::vector<char> to(bytes);
  double best = 0;
  for (int run = 0; run < yardstick_runs; ++run) {
    const Stopwatch watch;
    std::memcpy(to.data(), from.data(), bytes);
    const double ms = watch.ms() + (to[static_cast<std::size_t>(run)] == 0 ? 1 : 0);
    best = run == 0 ? ms : std::min(best, ms);
  }
  return best;
}

void compare_yardsticks(std::vector<std::string>& told, double before, double now, const char* what) {
  if (before <= 0 || now <= 0 || std::abs(now / before - 1) < noticeable) return;
  told.push_back(fmt::format("a small work that only {} takes {:.0f} % {} now", what, 100 * std::abs(now / before - 1),
                             now > before ? "longer" : "less"));
}

}  // namespace

BenchMachine this_machine(int thread_count) {
  BenchMachine machine;
  machine.cpu = cpu_name();
  machine.core_count = cpu_thread_count();
  machine.thread_count = thread_count > 0 ? thread_count : machine.core_count;
  machine.memory_gib = static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE)) * 0x1p-30;
  for (const CudaDevice& device : cuda_status().devices) machine.devices.push_back(device.name);
  if (!machine.devices.empty()) machine.driver = cuda_status().driver_version;
  if (::getloadavg(&machine.load, 1) != 1) machine.load = 0;
  machine.compute_ms = compute_yardstick_ms();
  machine.copy_ms = copy_yardstick_ms();
  return machine;
}

bool BenchMachine::is_busy() const { return load > std::max(0.5, quiet_share * core_count); }

std::vector<std::string> differences(const BenchMachine& before, const BenchMachine& now) {
  std::vector<std::string> told;
  const auto compare = [&](const char* what, const std::string& a, const std::string& b) {
    if (!a.empty() && a != b) told.push_back(fmt::format("{} was {} and is {}", what, a, b.empty() ? "none" : b));
  };
  compare("the processor", before.cpu, now.cpu);
  if (before.core_count > 0)
    compare("the number of its hardware threads", std::to_string(before.core_count), std::to_string(now.core_count));
  if (before.thread_count > 0)
    compare("the number of threads", std::to_string(before.thread_count), std::to_string(now.thread_count));
  compare("the set of CUDA devices", joined_text(before.devices, ", "), joined_text(now.devices, ", "));
  compare("the driver", before.driver, now.driver);
  if (now.is_busy())
    told.push_back(fmt::format("others are at work on it: a load of {:.1f} before the bench began", now.load));
  else if (before.is_busy())
    told.push_back(fmt::format("others were at work on it: a load of {:.1f} before that bench began", before.load));
  compare_yardsticks(told, before.compute_ms, now.compute_ms, "computes");
  compare_yardsticks(told, before.copy_ms, now.copy_ms, "copies");
  return told;
}

}  // namespace ws::app
