// Growing arrays of host memory that the report's peak counts.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/memory.h"

#include <cstddef>
#include <vector>

namespace ws {

/// Takes memory where buffers take theirs. Throws Error{out_of_memory}.
template <class T>
struct HostAllocator {
  using value_type = T;
  HostAllocator() = default;
  template <class U>
  HostAllocator(const HostAllocator<U>&) noexcept {}
  [[nodiscard]] T* allocate(std::size_t count) { return static_cast<T*>(allocate_host(count * sizeof(T))); }
  void deallocate(T* data, std::size_t count) noexcept { free_host(data, count * sizeof(T)); }
  template <class U>
  [[nodiscard]] bool operator==(const HostAllocator<U>&) const noexcept {
    return true;
  }
};

template <class T>
using HostVector = std::vector<T, HostAllocator<T>>;

}  // namespace ws
