// The single door to CUDA's error codes: a failed call throws Error and leaves no sticky error behind.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/error.h"

#include <cuda_runtime_api.h>

#include <string>

namespace ws {

/// CUDA's words for a status.
[[nodiscard]] inline std::string cuda_error_text(cudaError_t status) { return cudaGetErrorString(status); }

inline void clear_cuda_error() noexcept { (void)cudaGetLastError(); }

/// Whether the call with this status succeeded. Clears the error that a failure left behind: for calls whose failure is an
/// answer, and for destructors, where it has no consequence.
inline bool cuda_try(cudaError_t status) noexcept {
  if (status != cudaSuccess) clear_cuda_error();
  return status == cudaSuccess;
}

}  // namespace ws

namespace ws::detail {

/// Clears the error state and throws: out_of_memory for failed allocations, else cuda. `what` is the call's text.
[[noreturn]] void throw_cuda_error(cudaError_t status, const char* what, const char* file, int line);

}  // namespace ws::detail

#define WS_CUDA_CHECK(call)                                                 \
  do {                                                                      \
    if (const cudaError_t ws_status = (call); ws_status != cudaSuccess)     \
      ::ws::detail::throw_cuda_error(ws_status, #call, __FILE__, __LINE__); \
  } while (false)
