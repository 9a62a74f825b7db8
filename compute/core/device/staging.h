// Copies between pageable host memory and the device at the bus's speed: through two pinned buffers in turn, which several
// threads fill while the other is under way.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/memory.h"
#include "compute/core/device/span.h"
#include "compute/core/device/stream.h"
#include "compute/core/run/run_context.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace ws {

/// Thread-safe: copies of several threads wait for each other. Throws Cancelled between pieces.
class Staging {
 public:
  /// Of two buffers of so many bytes, taken when they are first needed.
  explicit Staging(std::size_t piece = 16 << 20);
  ~Staging();
  /// The host memory may be reused on return; the device has the bytes in the order of `stream`.
  template <class T, class Container>
  void upload(DeviceSpan<T> to, const Container& from, StreamView stream, RunContext& context) {
    upload_bytes(reinterpret_cast<std::byte*>(to.device_data()),
                 {reinterpret_cast<const std::byte*>(from.data()), from.size() * sizeof *from.data()}, stream, context);
  }
  /// The host memory holds the bytes on return.
  template <class T, class Container>
  void download(Container&& to, DeviceSpan<const T> from, StreamView stream, RunContext& context) {
    const Download one = download_of(to, from);
    download_all({&one, 1}, stream, context);
  }
  struct Download {
    std::byte* to;
    const std::byte* from;  ///< on the device
    std::size_t bytes;
  };
  template <class T, class Container>
  [[nodiscard]] static Download download_of(Container&& to, DeviceSpan<const T> from) {
    return {reinterpret_cast<std::byte*>(to.data()), reinterpret_cast<const std::byte*>(from.device_data()),
            to.size() * sizeof *to.data()};
  }
  /// Several at once, some of which may be empty or go to page-locked memory: small ones share a buffer, and the next is under
  /// way while one is copied.
  void download_all(Span<const Download> all, StreamView stream, RunContext& context);

 private:
  struct Buffers;
  /// Null where there is no page-locked memory to be had: the driver then copies through its own.
  Buffers* buffers();
  void upload_bytes(std::byte* to, Span<const std::byte> from, StreamView stream, RunContext& context);
  /// Of pageable memory, through the buffers. False where there are none: nothing was copied.
  [[nodiscard]] bool download_staged(const std::vector<Download>& all, StreamView stream, RunContext& context);

  const std::size_t piece_;
  std::mutex mutex_;
  std::unique_ptr<Buffers> buffers_;
};

/// The current device's, for what is copied in each run: page-locking memory takes longer than copying a few megabytes. Its
/// buffers are small, hold nothing between copies, and stay to the program's end.
[[nodiscard]] Staging& shared_staging();

/// Fills `to` from pageable memory, which may be reused after `stream.synchronize()`, as of `copy_bytes`: through the shared
/// staging, but for a few megabytes, which are sooner there by the driver's own copy than other threads are awake.
template <class T, class Container>
void upload_pageable(DeviceSpan<T> to, const Container& from, StreamView stream, RunContext& context) {
  constexpr std::size_t few_bytes = 6 << 20;
  const std::size_t bytes = from.size() * sizeof *from.data();
  if (bytes > few_bytes) return shared_staging().upload(to, from, stream, context);
  copy_bytes(to.device_data(), from.data(), bytes, CopyKind::host_to_device, stream);
}

}  // namespace ws
