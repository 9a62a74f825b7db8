// Works on a CUDA device for as long as a scope lasts.
// SPDX-License-Identifier: MIT
#pragma once

namespace ws {

/// The calling thread's device. Throws Error{cuda}, as below, where no CUDA is in the build.
[[nodiscard]] int current_device();

/// Makes a device the calling thread's until the end of its life, and then the one before again.
class OnDevice {
 public:
  explicit OnDevice(int ordinal);
  ~OnDevice();
  OnDevice(const OnDevice&) = delete;
  OnDevice& operator=(const OnDevice&) = delete;

 private:
  int before_;
};

}  // namespace ws
