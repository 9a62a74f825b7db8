// Which compiler is at work: the host's or nvcc. The only file that tests for it.
// SPDX-License-Identifier: MIT
#pragma once

#if defined(__CUDACC__)
#define WS_HD __host__ __device__
#define WS_DEVICE __device__
#define WS_INLINE __forceinline__
#else
#define WS_HD
#define WS_DEVICE
#define WS_INLINE inline
#endif

// Before a loop that the device's compiler shall leave rolled.
#if defined(__CUDA_ARCH__)
#define WS_ROLLED _Pragma("unroll 1")
#else
#define WS_ROLLED
#endif

// Code for Hopper and later, where a kernel can wait for the one before it.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#define WS_KERNELS_START_EARLY 1
#else
#define WS_KERNELS_START_EARLY 0
#endif

namespace ws {

/// True while nvcc compiles: views of device memory can be indexed only then.
#if defined(__CUDACC__)
inline constexpr bool compiled_for_device = true;
#else
inline constexpr bool compiled_for_device = false;
#endif

}  // namespace ws
