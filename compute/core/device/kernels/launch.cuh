// The single door to kernels: every launch is checked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/cuda_check.h"
#include "compute/core/device/platform.h"

#include <cuda_runtime.h>

#include <cstddef>
#include <memory>
#include <type_traits>

namespace ws {

struct LaunchShape {
  dim3 grid, block;
  std::size_t shared_bytes = 0;  ///< beside what the kernel declares
  bool is_cooperative = false;   ///< all blocks are at work at the same time, so that they may wait for each other
  bool is_early = false;         ///< may begin before the kernel before it ends: see starts_early and wait_for_previous_kernel
};

/// Whether the kernel was compiled for devices that can start it early (Hopper and later). Code for older ones, which the
/// driver translates for a newer device, would not wait.
template <class... Parameters>
bool starts_early(void (*kernel)(Parameters...)) {
  cudaFuncAttributes attributes{};
  WS_CUDA_CHECK(cudaFuncGetAttributes(&attributes, kernel));
  return attributes.ptxVersion >= 90;
}

/// In a kernel that is launched early: what the kernels before it wrote may be read after this; before it only as between
/// blocks that run at the same time, by fences. What they read may be written.
__device__ inline void wait_for_previous_kernel() {
#if WS_KERNELS_START_EARLY
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

/// The next kernel, if it is launched early, may take its place on the device once all blocks of this one have come here.
__device__ inline void let_next_kernel_start() {
#if WS_KERNELS_START_EARLY
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

/// Enqueues kernel(arguments...) on `stream`. Throws Error{cuda} for a launch that the device refuses; what goes wrong within
/// the kernel is told by the next wait.
template <class... Parameters>
void launch_kernel(void (*kernel)(Parameters...), const LaunchShape& shape, cudaStream_t stream,
                   std::type_identity_t<Parameters>... arguments) {
  cudaLaunchAttribute attributes[2]{};
  unsigned attribute_count = 0;
  if (shape.is_cooperative) {
    attributes[attribute_count].id = cudaLaunchAttributeCooperative;
    attributes[attribute_count++].val.cooperative = 1;
  }
  if (shape.is_early) {
    attributes[attribute_count].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[attribute_count++].val.programmaticStreamSerializationAllowed = 1;
  }
  cudaLaunchConfig_t config{};
  config.gridDim = shape.grid;
  config.blockDim = shape.block;
  config.dynamicSmemBytes = shape.shared_bytes;
  config.stream = stream;
  config.attrs = attributes;
  config.numAttrs = attribute_count;
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
