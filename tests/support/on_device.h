// Data in a device's memory, as another program would have them there.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/core/data/point_set.h"
#include "compute/core/data/vector_set.h"
#include "compute/core/device/current_device.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace ws {

/// Memory of the first device.
class MemoryOfAnother {
 public:
  explicit MemoryOfAnother(Span<const std::byte> bytes) : bytes_(bytes.size(), stream_.view()) {
    copy(bytes_.view(), bytes, stream_.view());
    stream_.view().synchronize();
  }
  ~MemoryOfAnother() { stream_.view().try_synchronize(); }
  [[nodiscard]] const std::byte* first() const { return bytes_.device_data(); }

 private:
  Stream stream_;
  DeviceBuffer<std::byte> bytes_;
};

/// Steps count elements.
template <class T>
[[nodiscard]] std::shared_ptr<const DeviceTable> table_on_device(const std::vector<T>& values, std::size_t rows,
                                                                 std::size_t columns, std::size_t row_step,
                                                                 std::size_t column_step) {
  auto memory = std::make_shared<MemoryOfAnother>(
      Span<const std::byte>(reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)));
  const DeviceTable::Layout layout{element_type_of<T>(), rows, columns, row_step * sizeof(T), column_step * sizeof(T)};
  const std::byte* first = memory->first();
  return std::make_shared<const DeviceTable>(layout, first, 0, std::move(memory));
}

/// The points, as T, row by row.
template <class T>
[[nodiscard]] std::shared_ptr<const PointSet> on_device(const PointSet& points) {
  std::vector<T> rows;
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < points.dimension(); ++k) rows.push_back(static_cast<T>(points.at(i, k)));
  const std::size_t d = points.dimension();
  return std::make_shared<const PointSet>(table_on_device(rows, points.size(), d, d, 1));
}

/// With `gap` more components from row to row.
[[nodiscard]] inline VectorSet on_device(const VectorSet& vectors, std::size_t gap = 0) {
  const std::size_t value = bytes_of(vectors.type()), d = vectors.dimension(), step = d + gap;
  std::vector<std::byte> rows(vectors.size() * step * value, std::byte{0x7f});
  for (std::size_t i = 0; i < vectors.size(); ++i) std::copy_n(vectors.row_bytes(i), d * value, rows.data() + i * step * value);
  auto memory = std::make_shared<MemoryOfAnother>(Span<const std::byte>(rows));
  const ElementType type = vectors.type() == Component::uint8 ? ElementType::uint8 : ElementType::float32;
  const std::byte* first = memory->first();
  VectorSet there(std::make_shared<const DeviceTable>(DeviceTable::Layout{type, vectors.size(), d, step * value, value}, first,
                                                      0, std::move(memory)));
  there.holds_bytes = vectors.holds_bytes;
  return there;
}

[[nodiscard]] inline std::shared_ptr<const Image> on_device(const Image& image) {
  auto memory = std::make_shared<MemoryOfAnother>(image.bytes());
  const std::size_t value = bytes_of(image.type()), channels = std::size_t(image.channels());
  const ElementType type = image.type() == PixelType::uint8 ? ElementType::uint8 : ElementType::float32;
  const std::byte* first = memory->first();
  auto there = std::make_shared<Image>(
      image.width(), image.height(),
      std::make_shared<const DeviceTable>(DeviceTable::Layout{type, image.pixel_count(), channels, channels * value, value},
                                          first, 0, std::move(memory)));
  there->white = image.white;
  return there;
}

}  // namespace ws
