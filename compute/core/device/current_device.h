// Which CUDA device a thread computes on.
// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace ws
