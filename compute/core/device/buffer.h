// Owners of memory: uninitialised, move-only. The type says where the memory lives.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/memory.h"
#include "compute/core/device/span.h"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace ws {

/// `size()` elements of host memory, 64-byte aligned.
template <class T>
requires std::is_trivially_copyable_v<T>
class HostBuffer {
 public:
  HostBuffer() = default;
  explicit HostBuffer(std::size_t size)
      : data_(size ? static_cast<T*>(allocate_host(size * sizeof(T))) : nullptr), size_(size) {}
  HostBuffer(HostBuffer&& other) noexcept { swap(other); }
  HostBuffer& operator=(HostBuffer&& other) noexcept {
    HostBuffer(std::move(other)).swap(*this);
    return *this;
  }
  ~HostBuffer() {
    if (data_) free_host(data_, size_ * sizeof(T));
  }

  [[nodiscard]] T* data() noexcept { return data_; }
  [[nodiscard]] const T* data() const noexcept { return data_; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] T& operator[](std::size_t i) noexcept { return data_[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const noexcept { return data_[i]; }
  [[nodiscard]] T* begin() noexcept { return data_; }
  [[nodiscard]] T* end() noexcept { return data_ + size_; }
  [[nodiscard]] const T* begin() const noexcept { return data_; }
  [[nodiscard]] const T* end() const noexcept { return data_ + size_; }
  [[nodiscard]] Span<T> view() noexcept { return {data_, size_}; }
  [[nodiscard]] Span<const T> view() const noexcept { return {data_, size_}; }
  void swap(HostBuffer& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
};

/// `size()` elements of device memory, allocated and freed in the order of its stream, which must outlive it.
template <class T>
requires std::is_trivially_copyable_v<T>
class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  DeviceBuffer(std::size_t size, StreamView stream)
      : data_(size ? static_cast<T*>(allocate_device(size * sizeof(T), stream)) : nullptr), size_(size), stream_(stream) {}
  DeviceBuffer(DeviceBuffer&& other) noexcept { swap(other); }
  DeviceBuffer& operator=(DeviceBuffer&& other) noexcept {
    DeviceBuffer(std::move(other)).swap(*this);
    return *this;
  }
  ~DeviceBuffer() {
    if (data_) free_device(data_, size_ * sizeof(T), stream_);
  }

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] T* device_data() const noexcept { return data_; }
  [[nodiscard]] DeviceSpan<T> view() noexcept { return {data_, size_}; }
  [[nodiscard]] DeviceSpan<const T> view() const noexcept { return {data_, size_}; }
  void swap(DeviceBuffer& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(stream_, other.stream_);
  }

 private:
  T* data_ = nullptr;
  std::size_t size_ = 0;
  StreamView stream_;
};

/// Enqueues a copy of the smaller of both sizes.
template <class T>
void copy(DeviceSpan<T> to, Span<const T> from, StreamView stream) {
  copy_bytes(to.device_data(), from.data(), (to.size() < from.size() ? to.size() : from.size()) * sizeof(T),
             CopyKind::host_to_device, stream);
}
template <class T>
void copy(Span<T> to, DeviceSpan<const T> from, StreamView stream) {
  copy_bytes(to.data(), from.device_data(), (to.size() < from.size() ? to.size() : from.size()) * sizeof(T),
             CopyKind::device_to_host, stream);
}

}  // namespace ws
