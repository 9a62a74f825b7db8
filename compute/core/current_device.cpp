// Which CUDA device a thread computes on.
// SPDX-License-Identifier: MIT
#include "compute/core/current_device.h"

#include "compute/core/on_device.h"

#if WS_HAS_CUDA
#include "compute/core/cuda_check.h"
#else
#include "compute/core/error.h"
#endif

namespace ws {

#if WS_HAS_CUDA
void use_device(int ordinal) { WS_CUDA_CHECK(cudaSetDevice(ordinal)); }

int current_device() {
  int ordinal = 0;
  WS_CUDA_CHECK(cudaGetDevice(&ordinal));
  return ordinal;
}

OnDevice::~OnDevice() {
  if (cudaSetDevice(before_) != cudaSuccess) cudaGetLastError();
}
#else
void use_device(int) { throw Error(ErrorKind::cuda, "this build has no CUDA"); }
int current_device() { throw Error(ErrorKind::cuda, "this build has no CUDA"); }
OnDevice::~OnDevice() = default;
#endif

OnDevice::OnDevice(int ordinal) : before_(current_device()) { use_device(ordinal); }

}  // namespace ws
