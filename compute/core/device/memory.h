// Raw memory of both kinds, counted: what the report calls peak bytes, and copies between the two.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/stream.h"

#include <cstddef>

namespace ws {

/// 64-byte aligned, uninitialised. Throws Error{out_of_memory} with the bytes asked for.
[[nodiscard]] void* allocate_host(std::size_t bytes);
void free_host(void* data, std::size_t bytes) noexcept;

/// Page-locked host memory where a device works, else as allocate_host.
[[nodiscard]] void* allocate_pinned(std::size_t bytes);
void free_pinned(void* data, std::size_t bytes) noexcept;

/// Stream-ordered device memory, uninitialised. Throws Error{out_of_memory} or Error{cuda}.
[[nodiscard]] void* allocate_device(std::size_t bytes, StreamView stream);
void free_device(void* data, std::size_t bytes, StreamView stream) noexcept;

enum class CopyKind { host_to_device, device_to_host, device_to_device };
/// Enqueues a copy; the host side of an unpinned copy may be reused on return only after `stream.synchronize()`.
void copy_bytes(void* to, const void* from, std::size_t bytes, CopyKind kind, StreamView stream);
void fill_bytes(void* device_data, int byte, std::size_t bytes, StreamView stream);

struct MemoryUse {
  std::size_t host_bytes = 0, peak_host_bytes = 0, device_bytes = 0, peak_device_bytes = 0;
};
/// What buffers hold now and held at most since `reset_peak_memory`.
[[nodiscard]] MemoryUse memory_use();
void reset_peak_memory();

/// Free bytes on the current device (0 without one), and available bytes of host memory.
[[nodiscard]] std::size_t free_device_bytes();
[[nodiscard]] std::size_t free_host_bytes();

}  // namespace ws
