// Copies between pageable host memory and the device at the bus's speed: through two pinned buffers in turn, which several
// threads fill while the other is under way.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/device/stream.h"
#include "compute/core/run/run_context.h"

#include <cstddef>
#include <memory>
#include <mutex>

namespace ws::filter::cuda {

/// Thread-safe: copies of several threads wait for each other. Throws Cancelled between pieces.
class Staging {
 public:
  Staging();
  ~Staging();
  /// The host memory may be reused on return; the device has the bytes in the order of `stream`.
  void upload(DeviceSpan<std::byte> to, Span<const std::byte> from, StreamView stream, RunContext& context);
  /// The host memory holds the bytes on return.
  void download(Span<std::byte> to, DeviceSpan<const std::byte> from, StreamView stream, RunContext& context);

 private:
  struct Buffers;
  Buffers& buffers();

  std::mutex mutex_;
  std::unique_ptr<Buffers> buffers_;
};

}  // namespace ws::filter::cuda
