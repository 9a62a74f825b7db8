// Which machines can compute: the CPU always, CUDA devices where the build and the driver have them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

enum class Backend { cpu, cuda };

[[nodiscard]] std::string_view to_string(Backend backend);

struct CudaDevice {
  int ordinal = 0;
  std::string name;
  std::string compute_capability;  ///< "9.0"
  std::size_t memory_bytes = 0;
  int multiprocessor_count = 0;
  bool drives_display = false;  ///< kernels must then stay short (a run-time limit is set on the device)
};

/// What CUDA can do in this process; found once, never changes. `reason` says why `devices` is empty.
struct CudaStatus {
  bool is_compiled_in = false;
  std::vector<CudaDevice> devices;
  std::string reason;
  std::string driver_version, runtime_version;
};
[[nodiscard]] const CudaStatus& cuda_status();

/// The host processor's name and its hardware threads.
[[nodiscard]] std::string cpu_name();
[[nodiscard]] int cpu_thread_count();

/// "auto" (or empty) → CUDA where a device works, else the CPU; "cuda" without a device throws Error{cuda}: never a
/// silent fallback. Other names throw Error{invalid_argument}.
[[nodiscard]] Backend choose_backend(std::string_view name);

/// The name of the device that `backend` computes on.
[[nodiscard]] std::string device_name(Backend backend);

}  // namespace ws
