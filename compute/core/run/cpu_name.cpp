// The name of the host processor, as the system reports it.
// SPDX-License-Identifier: MIT
#include "compute/core/device/backend.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <thread>

namespace ws {

std::string cpu_name() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  return "unknown processor";
}

int cpu_thread_count() { return static_cast<int>(std::max(1u, std::thread::hardware_concurrency())); }

}  // namespace ws
