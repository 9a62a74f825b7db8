// SPDX-License-Identifier: MIT
#include "compute/core/data/device_table.h"

#include "compute/core/device/backend.h"
#include "compute/core/device/current_device.h"
#include "compute/core/run/error.h"

#include <fmt/format.h>

#include <utility>

namespace ws {

DeviceTable::DeviceTable(const Layout& layout, const void* first, int device, std::shared_ptr<const void> keeper)
    : layout_(layout), first_(static_cast<const std::byte*>(first)), device_(device), keeper_(std::move(keeper)) {
  // Tables come from other programs, never from the window: what is wrong with them is said in English.
  if (layout.type != ElementType::uint8 && layout.type != ElementType::float32 && layout.type != ElementType::float64)
    throw Error(ErrorKind::invalid_argument, "arrays on a device hold numbers of uint8, float32 or float64");
  const std::size_t present = cuda_status().devices.size();
  if (device < 0 || static_cast<std::size_t>(device) >= present)
    throw Error(ErrorKind::invalid_argument, fmt::format("there is no CUDA device {}: CUDA shows {} here", device, present),
                "the variable CUDA_VISIBLE_DEVICES hides the others");
}

bool DeviceTable::is_here() const { return current_device() == device_; }

std::size_t DeviceTable::extent_bytes() const {
  if (layout_.rows == 0 || layout_.columns == 0) return 0;
  return (layout_.rows - 1) * layout_.row_step + (layout_.columns - 1) * layout_.column_step + bytes_of(layout_.type);
}

const TableFacts& DeviceTable::facts() const {
  std::call_once(has_facts_, [this] {
    const OnDevice there(device_);
    facts_ = detail::table_facts(*this);
  });
  return facts_;
}

void DeviceTable::read_rows(std::size_t first, std::size_t step, std::size_t count, double* to) const {
  const OnDevice there(device_);
  detail::read_table_rows(*this, first, step, count, to);
}

void DeviceTable::read_pieces(const std::vector<std::size_t>& offsets, std::size_t bytes, std::byte* to) const {
  const OnDevice there(device_);
  const Stream stream;
  for (std::size_t i = 0; i < offsets.size(); ++i)
    copy_bytes(to + i * bytes, first_ + offsets[i], bytes, CopyKind::device_to_host, stream.view());
  stream.view().synchronize();
}

const std::byte* DeviceTable::bytes_on_host() const {
  std::call_once(has_bytes_, [this] {
    HostBuffer<std::byte> bytes(extent_bytes());
    read_pieces({0}, bytes.size(), bytes.data());
    bytes_ = std::move(bytes);
    is_on_host_ = true;
  });
  return bytes_.data();
}

const double* DeviceTable::columns_on_host() const {
  std::call_once(has_columns_, [this] {
    HostBuffer<double> columns(layout_.rows * layout_.columns);
    read_rows(0, 1, layout_.rows, columns.data());
    columns_ = std::move(columns);
    is_on_host_ = true;
  });
  return columns_.data();
}

}  // namespace ws
