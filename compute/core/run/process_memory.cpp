// SPDX-License-Identifier: MIT
#include "compute/core/run/process_memory.h"

#include <fstream>
#include <limits>
#include <string>

namespace ws {

std::size_t peak_process_bytes() {
  std::ifstream status("/proc/self/status");
  std::string name;
  std::size_t kib = 0;
  while (status >> name) {
    if (name == "VmHWM:" && status >> kib) return kib * 1024;
    status.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return 0;
}

void reset_peak_process_memory() {
  std::ofstream("/proc/self/clear_refs") << "5";  // proc(5): the peak becomes what is resident now
}

}  // namespace ws
