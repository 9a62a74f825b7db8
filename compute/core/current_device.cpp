// Which CUDA device a thread computes on.
// SPDX-License-Identifier: MIT
#include "compute/core/current_device.h"

#if WS_HAS_CUDA
#include "compute/core/cuda_check.h"
#else
#include "compute/core/error.h"
#endif

namespace ws {

#if WS_HAS_CUDA
void use_device(int ordinal) { WS_CUDA_CHECK(cudaSetDevice(ordinal)); }
#else
void use_device(int) { throw Error(ErrorKind::cuda, "this build has no CUDA"); }
#endif

}  // namespace ws
