// Views of memory. Host and device views are different types: reading device memory on the host does not compile.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace ws {

/// A view of `size()` elements in host memory.
template <class T>
class Span {
 public:
  constexpr Span() noexcept = default;
  WS_HD constexpr Span(T* data, std::size_t size) noexcept : data_(data), size_(size) {}
  template <class U>
  requires(std::is_same_v<const U, T>) WS_HD constexpr Span(Span<U> other) noexcept
      : data_(other.data()), size_(other.size()) {}  // NOLINT: mutable to const
  template <class Container>
  requires(!std::is_same_v<std::remove_cvref_t<Container>, Span> &&
           requires(Container & c) {
             { c.data() } -> std::convertible_to<T*>;
             { c.size() } -> std::convertible_to<std::size_t>;
           }) constexpr Span(Container&& c) noexcept  // NOLINT(bugprone-forwarding-reference-overload): not for a Span
      : data_(c.data()), size_(c.size()) {}           // NOLINT: views convert by themselves

  [[nodiscard]] WS_HD constexpr T* data() const noexcept { return data_; }
  [[nodiscard]] WS_HD constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] WS_HD constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] WS_HD constexpr T& operator[](std::size_t i) const noexcept { return data_[i]; }
  [[nodiscard]] WS_HD constexpr T* begin() const noexcept { return data_; }
  [[nodiscard]] WS_HD constexpr T* end() const noexcept { return data_ + size_; }
  [[nodiscard]] WS_HD constexpr Span subspan(std::size_t offset, std::size_t count) const noexcept {
    return {data_ + offset, count};
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

/// A view of `size()` elements in device memory. Only code that nvcc compiles for the device can index it.
template <class T>
class DeviceSpan {
 public:
  constexpr DeviceSpan() noexcept = default;
  WS_HD constexpr DeviceSpan(T* data, std::size_t size) noexcept : data_(data), size_(size) {}
  template <class U>
  requires(std::is_same_v<const U, T>) WS_HD constexpr DeviceSpan(DeviceSpan<U> other) noexcept
      : data_(other.device_data()), size_(other.size()) {}  // NOLINT

  /// The raw device address, for kernel launches, copies and CUB. Never dereference it on the host.
  [[nodiscard]] WS_HD constexpr T* device_data() const noexcept { return data_; }
  [[nodiscard]] WS_HD constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] WS_HD constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] WS_HD constexpr DeviceSpan subspan(std::size_t offset, std::size_t count) const noexcept {
    return {data_ + offset, count};
  }
  [[nodiscard]] WS_DEVICE constexpr T& operator[](std::size_t i) const noexcept requires(compiled_for_device) {
    return data_[i];
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

/// Where an executor's memory lives; kernels are templates over it: `typename Memory::template View<float>`.
struct HostMemory {
  template <class T>
  using View = Span<T>;
};
struct DeviceMemory {
  template <class T>
  using View = DeviceSpan<T>;
};

}  // namespace ws
