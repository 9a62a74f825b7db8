// Growing arrays of host memory: some that the report's peak counts, and some that are not written before they are used.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/memory.h"

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>
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

/// Elements that are made without a value are what the memory held, so that the threads that fill them are the first to touch
/// it.
template <class T>
struct UnsetAllocator : std::allocator<T> {
  static_assert(std::is_trivially_copyable_v<T>);
  UnsetAllocator() = default;
  template <class U>
  UnsetAllocator(const UnsetAllocator<U>&) noexcept {}
  template <class U>
  struct rebind {
    using other = UnsetAllocator<U>;
  };
  template <class U>
  void construct(U*) noexcept {}
  template <class U, class... Args>
  void construct(U* at, Args&&... args) {
    std::construct_at(at, std::forward<Args>(args)...);
  }
};

template <class T>
using UnsetVector = std::vector<T, UnsetAllocator<T>>;

}  // namespace ws
