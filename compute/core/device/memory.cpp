// SPDX-License-Identifier: MIT
#include "compute/core/device/memory.h"

#include "compute/core/device/memory_counter.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>

namespace ws {

using detail::host_counter, detail::device_counter;

namespace {

constexpr std::size_t alignment = 64;
/// From here on memory is asked for in large pages: threads that write to it for the first time then wait for a few hundred
/// pages of zeros instead of a hundred thousand.
constexpr std::size_t large_page = std::size_t{2} << 20, least_in_large_pages = large_page;

[[noreturn]] void throw_no_host_memory(std::size_t bytes) {
  throw Error(ErrorKind::out_of_memory, told("out of memory: {} bytes were asked for", bytes));
}

}  // namespace

void* allocate_host(std::size_t bytes) {
  const bool is_large = bytes >= least_in_large_pages;
  void* data = nullptr;
  if (posix_memalign(&data, is_large ? large_page : alignment, std::max(bytes, alignment)) != 0) throw_no_host_memory(bytes);
#if defined(MADV_HUGEPAGE)
  // Of whole pages, so that no more is taken than was asked for. A wish: where it is not granted nothing changes.
  if (is_large) (void)madvise(data, bytes / large_page * large_page, MADV_HUGEPAGE);
#endif
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
