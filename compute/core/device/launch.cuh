// The single door to kernels: every launch is checked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/cuda_check.h"

#include <cuda_runtime.h>

#include <cstddef>
#include <memory>
#include <type_traits>

namespace ws {

struct LaunchShape {
  dim3 grid, block;
  std::size_t shared_bytes = 0;  ///< beside what the kernel declares
  bool is_cooperative = false;   ///< all blocks are at work at the same time, so that they may wait for each other
};

/// Enqueues kernel(arguments...) on `stream`. Throws Error{cuda} for a launch that the device refuses; what goes wrong within
/// the kernel is told by the next wait.
template <class... Parameters>
void launch_kernel(void (*kernel)(Parameters...), const LaunchShape& shape, cudaStream_t stream,
                   std::type_identity_t<Parameters>... arguments) {
  cudaLaunchAttribute cooperative{};
  cooperative.id = cudaLaunchAttributeCooperative;
  cooperative.val.cooperative = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = shape.grid;
  config.blockDim = shape.block;
  config.dynamicSmemBytes = shape.shared_bytes;
  config.stream = stream;
  config.attrs = &cooperative;
  config.numAttrs = shape.is_cooperative ? 1 : 0;
  const void* addresses[] = {std::addressof(arguments)...};
  const auto entry = reinterpret_cast<const void*>(kernel);
  const cudaError_t status = cudaLaunchKernelExC(&config, entry, const_cast<void**>(addresses));
  if (status == cudaSuccess) return;
  const char* name = "the launch of a kernel";
#if CUDART_VERSION >= 12030
  (void)cuda_try(cudaFuncGetName(&name, entry));
#endif
  detail::throw_cuda_error(status, name, __FILE__, __LINE__);
}

/// Allows a kernel's launches `bytes` of shared memory beside what it declares, where that is more than the usual 48 KiB.
template <class... Parameters>
void allow_shared_bytes(void (*kernel)(Parameters...), std::size_t bytes) {
  WS_CUDA_CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes)));
}

}  // namespace ws
