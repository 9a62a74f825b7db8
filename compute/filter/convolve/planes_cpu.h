// Planes in host memory, and the pool that their memory returns to, so that the next run of a slider needs no fresh pages.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/filter/engine.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace ws::filter {

/// Memory of planes that were freed lately, at most `most_bytes`. Thread-safe, since planes are freed on any thread. It holds
/// no values: what is taken from it is uninitialised.
class PlanePool {
 public:
  static constexpr std::size_t most_bytes = 512u << 20;

  /// Uninitialised. Throws Error{out_of_memory}.
  [[nodiscard]] HostBuffer<std::byte> take(std::size_t bytes);
  void give(HostBuffer<std::byte> buffer) noexcept;

 private:
  std::mutex mutex_;
  std::vector<HostBuffer<std::byte>> free_;  ///< the oldest first
  std::size_t bytes_ = 0;
};

class CpuPlanes final : public Planes {
 public:
  CpuPlanes(int width, int height, int channels, PixelType type, double white, std::shared_ptr<PlanePool> pool)
      : Planes(width, height, channels, type, white),
        pool_(std::move(pool)),
        bytes_(pool_->take(pixel_count() * std::size_t(channels) * bytes_of(type))) {}
  ~CpuPlanes() override { pool_->give(std::move(bytes_)); }

  [[nodiscard]] std::size_t pixel_count() const { return std::size_t(width) * std::size_t(height); }
  /// T must suit `type`.
  template <class T>
  [[nodiscard]] Span<T> channel(int c) {
    return {reinterpret_cast<T*>(bytes_.data()) + std::size_t(c) * pixel_count(), pixel_count()};
  }
  template <class T>
  [[nodiscard]] Span<const T> channel(int c) const {
    return {reinterpret_cast<const T*>(bytes_.data()) + std::size_t(c) * pixel_count(), pixel_count()};
  }
  [[nodiscard]] float value(int c, std::size_t pixel) const {
    return type == PixelType::uint8 ? float(channel<std::uint8_t>(c)[pixel]) : channel<float>(c)[pixel];
  }

 private:
  std::shared_ptr<PlanePool> pool_;
  HostBuffer<std::byte> bytes_;
};

}  // namespace ws::filter
