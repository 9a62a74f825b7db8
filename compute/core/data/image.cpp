// SPDX-License-Identifier: MIT
#include "compute/core/data/image.h"

#include "compute/core/run/error.h"

#include <utility>

namespace ws {

Image::Image(int width, int height, int channels, PixelType type)
    : white(type == PixelType::uint8 ? 255 : 1),
      width_(width),
      height_(height),
      channels_(channels),
      type_(type),
      data_(std::size_t(width) * std::size_t(height) * std::size_t(channels) * bytes_of(type)),
      first_(data_.data()) {}

Image::Image(int width, int height, int channels, PixelType type, const std::byte* first, std::shared_ptr<const void> keeper)
    : white(type == PixelType::uint8 ? 255 : 1),
      width_(width),
      height_(height),
      channels_(channels),
      type_(type),
      first_(first),
      keeper_(std::move(keeper)) {}

Image::Image(int width, int height, std::shared_ptr<const DeviceTable> table)
    : white(table->layout().type == ElementType::uint8 ? 255 : 1),
      width_(width),
      height_(height),
      channels_(static_cast<int>(table->layout().columns)),
      type_(table->layout().type == ElementType::uint8 ? PixelType::uint8 : PixelType::float32),
      table_(std::move(table)) {
  const DeviceTable::Layout& layout = table_->layout();
  const std::size_t value = ws::bytes_of(type_);
  if (layout.type == ElementType::float64 || layout.rows != pixel_count() || layout.column_step != value ||
      layout.row_step != value * layout.columns)
    throw Error(ErrorKind::internal, "an image on a device has gaps, or is of another size or type");
}

double Image::at(int x, int y, int channel) const {
  const std::size_t i = (std::size_t(y) * std::size_t(width_) + std::size_t(x)) * std::size_t(channels_) + std::size_t(channel);
  return type_ == PixelType::uint8 ? double(values<std::uint8_t>()[i]) : double(values<float>()[i]);
}

void Image::require(PixelType type) const {
  if (type != type_) throw Error(ErrorKind::internal, "an image was read as values of the other type");
}

}  // namespace ws
