// SPDX-License-Identifier: MIT
#include "compute/core/run_context.h"

#include "compute/core/memory.h"

#include <fmt/format.h>

namespace ws {

namespace {

void require(std::size_t needed, std::size_t available, const char* what, const char* hint) {
  if (needed > available)
    throw Error(ErrorKind::out_of_memory,
                fmt::format("this run needs about {} MB of {}, {} MB are there", needed >> 20, what, available >> 20), hint);
}

}  // namespace

void RunContext::check_memory(std::size_t host_bytes, std::size_t device_bytes) const {
  check_more_memory(0, host_bytes, device_bytes);
}

void RunContext::check_more_memory(std::size_t held_bytes, std::size_t host_bytes, std::size_t device_bytes) const {
  const std::size_t all_bytes = held_bytes + host_bytes + device_bytes;
  if (all_bytes > memory_limit_bytes)
    throw Error(ErrorKind::out_of_memory,
                fmt::format("this run needs about {} bytes, the limit is {}", all_bytes, memory_limit_bytes),
                "raise --memory-limit");
  require(host_bytes, free_host_bytes(), "memory", "");
  if (device_bytes) require(device_bytes, free_device_bytes(), "device memory", "use --backend cpu");
}

}  // namespace ws
