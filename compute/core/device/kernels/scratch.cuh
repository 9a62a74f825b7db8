// The scratch memory that CUB's operations ask for.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/core/device/cuda_check.h"

#include <cstddef>
#include <utility>

namespace ws {

/// A CUB operation, ready to be enqueued: call(scratch, scratch_bytes) says without memory how much it needs, which is taken
/// now, in the order of `stream`. What is returned enqueues the operation with that memory, also more than once.
template <class Call>
[[nodiscard]] auto prepared(StreamView stream, Call call) {
  std::size_t bytes = 0;
  WS_CUDA_CHECK(call(nullptr, bytes));
  return [call = std::move(call), bytes, scratch = DeviceBuffer<std::byte>(bytes, stream)]() mutable {
    WS_CUDA_CHECK(call(scratch.device_data(), bytes));
  };
}

}  // namespace ws
