// A table on a device as its kernels read it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/device_table.h"
#include "compute/core/run/error.h"

#include <cstddef>
#include <cstdint>

namespace ws {

/// The numbers of a table of type T, for kernels on its device.
template <class T>
struct DeviceCells {
  const std::byte* first;
  std::size_t row_step, column_step;

  [[nodiscard]] WS_HD T at(std::size_t row, std::size_t column) const {
    return *reinterpret_cast<const T*>(first + row * row_step + column * column_step);
  }
};

/// Calls f(cells) with the table's numbers in their own type.
template <class F>
void with_cells(const DeviceTable& table, const F& f) {
  const DeviceTable::Layout& layout = table.layout();
  switch (layout.type) {
    case ElementType::uint8:
      return f(DeviceCells<std::uint8_t>{table.device_first(), layout.row_step, layout.column_step});
    case ElementType::float32:
      return f(DeviceCells<float>{table.device_first(), layout.row_step, layout.column_step});
    case ElementType::float64:
      return f(DeviceCells<double>{table.device_first(), layout.row_step, layout.column_step});
    default:
      throw Error(ErrorKind::internal, "a table on a device holds numbers of another type");
  }
}

}  // namespace ws
