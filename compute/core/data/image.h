// Pictures as data: what the image filters read and write.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/device_table.h"
#include "compute/core/data/fingerprint.h"
#include "compute/core/device/buffer.h"
#include "compute/core/schema/choice.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace ws {

enum class PixelType { uint8, float32 };
constexpr auto choices(PixelType) {
  using enum PixelType;
  return std::to_array<Choice<PixelType>>({
      {uint8, "uint8", "White is 255"},
      {float32, "float32", "White is 1"},
  });
}

[[nodiscard]] constexpr std::size_t bytes_of(PixelType type) { return type == PixelType::uint8 ? 1 : 4; }

/// `width()` × `height()` pixels of 1, 3 or 4 channels, interleaved, row by row from the top, without padding. In memory of its
/// own, or a view of another's, of which nothing may be changed.
class Image {
 public:
  Image() = default;
  /// Uninitialised. Throws Error{out_of_memory}.
  Image(int width, int height, int channels, PixelType type);
  /// What lies at `first`, for as long as `keeper` lives.
  Image(int width, int height, int channels, PixelType type, const std::byte* first, std::shared_ptr<const void> keeper);
  /// The numbers of a table without gaps, of uint8 or float32: a pixel in each row of it, a channel in each column.
  Image(int width, int height, std::shared_ptr<const DeviceTable> table);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] int channels() const { return channels_; }
  [[nodiscard]] PixelType type() const { return type_; }
  [[nodiscard]] bool empty() const { return value_count() == 0; }
  [[nodiscard]] std::size_t pixel_count() const { return std::size_t(width_) * std::size_t(height_); }
  [[nodiscard]] std::size_t value_count() const { return pixel_count() * std::size_t(channels_); }

  /// Where the pixels lie on a device; null: on the host.
  [[nodiscard]] const std::shared_ptr<const DeviceTable>& table() const { return table_; }

  [[nodiscard]] Span<std::byte> bytes() { return data_.view(); }
  [[nodiscard]] Span<const std::byte> bytes() const { return {first(), value_count() * bytes_of(type_)}; }
  /// The values. Throws Error{internal} for the other type.
  template <class T>
  [[nodiscard]] Span<T> values() {
    require(sizeof(T) == 1 ? PixelType::uint8 : PixelType::float32);
    return {reinterpret_cast<T*>(data_.data()), value_count()};
  }
  template <class T>
  [[nodiscard]] Span<const T> values() const {
    require(sizeof(T) == 1 ? PixelType::uint8 : PixelType::float32);
    return {reinterpret_cast<const T*>(first()), value_count()};
  }
  /// Channel `channel` of the pixel in column x of row y, whatever the type.
  [[nodiscard]] double at(int x, int y, int channel) const;

  /// Differs between any two images of one process: what was written for one is known to be stale for another.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

  /// The value that is shown as full intensity: 255 for what came from 8-bit pixels (also as float32), else 1.
  double white = 1;

 private:
  void require(PixelType type) const;
  [[nodiscard]] const std::byte* first() const { return table_ ? table_->bytes_on_host() : first_; }

  std::uint64_t identity_ = next_identity();
  int width_ = 0, height_ = 0, channels_ = 0;
  PixelType type_ = PixelType::float32;
  HostBuffer<std::byte> data_;  ///< empty where another's memory is viewed
  const std::byte* first_ = nullptr;
  std::shared_ptr<const void> keeper_;
  std::shared_ptr<const DeviceTable> table_;
};

}  // namespace ws
