// Memory on the device that is used again, level by level.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"

#include <cstddef>

namespace ws::kdtree::cuda {

/// Memory for several arrays, kept for the next level where that needs no more.
class Room {
 public:
  explicit Room(StreamView stream) : stream_(stream) {}
  /// Forgets what was taken.
  void clear(std::size_t bytes) {
    used_ = 0;
    if (bytes <= buffer_.size()) return;
    buffer_ = {};
    buffer_ = DeviceBuffer<std::byte>(bytes + bytes / 8, stream_);
  }
  template <class T>
  [[nodiscard]] static std::size_t bytes_of(std::size_t count) {
    return (count * sizeof(T) + 255) / 256 * 256;
  }
  template <class T>
  [[nodiscard]] T* take(std::size_t count) {
    T* const data = reinterpret_cast<T*>(buffer_.device_data() + used_);
    used_ += bytes_of<T>(count);
    return data;
  }
  [[nodiscard]] std::byte* data() const { return buffer_.device_data(); }
  [[nodiscard]] std::size_t size() const { return buffer_.size(); }

 private:
  StreamView stream_;
  DeviceBuffer<std::byte> buffer_;
  std::size_t used_ = 0;
};

}  // namespace ws::kdtree::cuda
