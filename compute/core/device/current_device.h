// Which CUDA device a thread computes on, how places are told apart, and memory that a device keeps unused.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/backend.h"

#include <cstdint>

namespace ws {

/// The calling thread's device. Throws Error{cuda}, as below, where no CUDA is in the build.
[[nodiscard]] int current_device();

/// Makes a device the calling thread's; others keep theirs. What was made on another device stays there. Throws Error{cuda}
/// where there is no such device.
void use_device(int ordinal);

/// Makes a device the calling thread's until the end of its life, and then the one before again.
class OnDevice {
 public:
  explicit OnDevice(int ordinal) : before_(current_device()) { use_device(ordinal); }
  ~OnDevice();
  OnDevice(const OnDevice&) = delete;
  OnDevice& operator=(const OnDevice&) = delete;

 private:
  int before_;
};

/// The device in whose memory an address lies. Throws Error{invalid_argument} for the host's memory.
[[nodiscard]] int device_of_address(const void* address);

/// Waits for all that any program of this process has a device do, for what other programs may still read; without a device for
/// nothing.
void try_wait_for_device(int ordinal) noexcept;

/// A number that tells where `backend` computes: on the host, or on the calling thread's device. Keys of caches have it, since
/// what lies on one device is of no use to another, and what was timed there says nothing of elsewhere. Without any device the
/// backend `cuda` has a number, too.
[[nodiscard]] inline std::uint64_t place_key(Backend backend) {
  if (backend == Backend::cpu) return 0;
  return cuda_status().devices.empty() ? 1 : 1 + static_cast<std::uint64_t>(current_device());
}

/// Gives memory that was freed, but is kept for what is allocated next, back to the current device: `free_device_bytes` does
/// not count it. Waits for the device. Does nothing without one.
void release_unused_device_memory();

}  // namespace ws
