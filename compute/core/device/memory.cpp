// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"

#include "compute/core/device/memory_counter.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <cstdlib>
#include <fstream>
#include <string>

namespace ws {

using detail::host_counter, detail::device_counter;

namespace {

constexpr std::size_t alignment = 64;

[[noreturn]] void throw_no_host_memory(std::size_t bytes) {
  throw Error(ErrorKind::out_of_memory, told("out of memory: {} bytes were asked for", bytes));
}

}  // namespace

void* allocate_host(std::size_t bytes) {
  if (bytes > static_cast<std::size_t>(-1) - alignment) throw_no_host_memory(bytes);
  void* data = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  if (!data) throw_no_host_memory(bytes);
  host_counter.add(bytes);
  return data;
}

void free_host(void* data, std::size_t bytes) noexcept {
  std::free(data);
  host_counter.remove(bytes);
}

MemoryUse memory_use() {
  return {host_counter.current(), host_counter.peak(), device_counter.current(), device_counter.peak()};
}

void reset_peak_memory() {
  host_counter.reset_peak();
  device_counter.reset_peak();
}

std::size_t free_host_bytes() {
  std::ifstream info("/proc/meminfo");
  std::string name, unit;
  std::size_t kib = 0;
  while (info >> name >> kib >> unit)
    if (name == "MemAvailable:") return kib * 1024;
  return static_cast<std::size_t>(-1);
}

}  // namespace ws
