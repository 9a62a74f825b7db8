// SPDX-License-Identifier: MIT
#include "compute/core/run/process_memory.h"

#include <fstream>
#include <limits>
#include <string>
#include <string_view>

namespace ws {

namespace {

std::size_t told_bytes(std::string_view what) {
  std::ifstream status("/proc/self/status");
  std::string name;
  std::size_t kib = 0;
  while (status >> name) {
    if (name == what && status >> kib) return kib * 1024;
    status.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return 0;
}

}  // namespace

std::size_t peak_process_bytes() { return told_bytes("VmHWM:"); }

std::size_t process_address_bytes() { return told_bytes("VmSize:"); }

void reset_peak_process_memory() {
  std::ofstream("/proc/self/clear_refs") << "5";  // proc(5): the peak becomes what is resident now
}

}  // namespace ws
