// SPDX-License-Identifier: MIT
#include "compute/core/run/run_context.h"

#include "compute/core/device/current_device.h"
#include "compute/core/device/memory.h"
#include "compute/core/words/told.h"

#include <new>

namespace ws {

namespace {

void require_host(std::size_t needed, std::size_t available) {
  if (needed > available)
    throw Error(ErrorKind::out_of_memory,
                told("this run needs about {} MB of memory, {} MB are there", needed >> 20, available >> 20));
}

void require_device(std::size_t needed, std::size_t available) {
  if (needed > available)
    throw Error(ErrorKind::out_of_memory,
                told("this run needs about {} MB of device memory, {} MB are there", needed >> 20, available >> 20),
                said("use --backend cpu"));
}

}  // namespace

RunContext RunContext::beside() const {
  RunContext own;
  own.backend = backend;
  own.thread_count = thread_count;
  own.stop = stop;
  own.seed = seed;
  own.memory_limit_bytes = memory_limit_bytes;
  own.input_bytes = input_bytes;
  own.record_steps = false;
  own.purpose = purpose;
  own.cache = cache;
  return own;
}

void RunContext::check_memory(std::size_t host_bytes, std::size_t device_bytes) const {
  check_more_memory(0, host_bytes, device_bytes);
}

void RunContext::check_more_memory(std::size_t held_bytes, std::size_t host_bytes, std::size_t device_bytes) const {
  const std::size_t all_bytes = input_bytes + held_bytes + host_bytes + device_bytes;
  if (all_bytes > memory_limit_bytes)
    throw Error(ErrorKind::out_of_memory, told("this run needs about {} bytes, the limit is {}", all_bytes, memory_limit_bytes),
                said("raise --memory-limit"));
  if (host_bytes > 0) require_host(host_bytes, free_host_bytes());
  if (device_bytes == 0) return;
  std::size_t free = free_device_bytes();  // asking the driver takes long
  if (device_bytes > free) {
    release_unused_device_memory();  // what earlier runs have freed is there for this one
    free = free_device_bytes();
  }
  require_device(device_bytes, free);
}

StageTimer::StageTimer(StageTimer& outer, std::string_view name)
    : context_(outer.context_), name_(name), range_(name), outer_(&outer) {
  outer.add_running_time();
}

StageTimer::~StageTimer() {
  add_running_time();
  if (outer_) outer_->running_ = Stopwatch();
  try {
    if (outer_) {
      outer_->inner_.emplace_back(name_, ms_);
      outer_->inner_.insert(outer_->inner_.end(), inner_.begin(), inner_.end());
      return;
    }
    context_.metrics.add_stage(name_, ms_);
    for (const auto& [name, ms] : inner_) context_.metrics.add_stage(name, ms);
  } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch): a time that is not listed is no reason to end the program
  }
}

void StageTimer::add_running_time() { ms_ += running_.ms(); }

}  // namespace ws
