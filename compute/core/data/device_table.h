// Numbers that another program has in the memory of a CUDA device. Kernels read them where they lie; the host has a copy
// once it asks for one.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/element_type.h"
#include "compute/core/device/buffer.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace ws {

/// What a look at every number tells.
struct TableFacts {
  bool is_finite = true;          ///< none is NaN or infinite; else the rest is undefined
  bool holds_bytes = true;        ///< all are whole numbers from 0 to 255
  std::vector<double> low, high;  ///< of each column; of an empty table zeros
};

/// `rows` x `columns` numbers of uint8, float32 or float64, which must not change while the table lives. Thread-safe.
class DeviceTable {
 public:
  /// The number in a row and a column begins `row * row_step + column * column_step` bytes behind the first.
  struct Layout {
    ElementType type = ElementType::float32;
    std::size_t rows = 0, columns = 0, row_step = 0, column_step = 0;
  };
  /// `first` is an address in the memory of that device, and what lies there complete, for as long as `keeper` lives. Throws
  /// Error{invalid_argument} for another type or another device than there is.
  DeviceTable(const Layout& layout, const void* first, int device, std::shared_ptr<const void> keeper);

  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] int device() const { return device_; }
  /// Never to be dereferenced on the host.
  [[nodiscard]] const std::byte* device_first() const { return first_; }
  /// Whether the calling thread computes on the device that has the numbers, so that its kernels may read them.
  [[nodiscard]] bool is_here() const;

  /// Found on the device when first asked for. Throws Error.
  [[nodiscard]] const TableFacts& facts() const;
  /// Numbers of rows `first`, `first + step`, … as doubles: `count` of them column by column, columns one behind the other.
  /// Throws Error.
  void read_rows(std::size_t first, std::size_t step, std::size_t count, double* to) const;
  /// Pieces of `bytes` bytes, which begin so far behind the first number, one behind the other. Throws Error.
  void read_pieces(const std::vector<std::size_t>& offsets, std::size_t bytes, std::byte* to) const;

  /// All bytes from the first number to the last, at the same distances; copied when first asked for. Throws Error.
  [[nodiscard]] const std::byte* bytes_on_host() const;
  /// All numbers as doubles, column by column; copied when first asked for. Throws Error.
  [[nodiscard]] const double* columns_on_host() const;
  [[nodiscard]] std::size_t extent_bytes() const;  ///< how many `bytes_on_host` has
  /// Whether one of the two was asked for.
  [[nodiscard]] bool is_on_host() const { return is_on_host_; }

 private:
  const Layout layout_;
  const std::byte* const first_;
  const int device_;
  const std::shared_ptr<const void> keeper_;
  mutable std::once_flag has_facts_, has_bytes_, has_columns_;
  mutable TableFacts facts_;
  mutable HostBuffer<std::byte> bytes_;
  mutable HostBuffer<double> columns_;
  mutable std::atomic<bool> is_on_host_ = false;
};

}  // namespace ws

namespace ws::detail {

/// Both are called with the table's device as the thread's, and wait.
[[nodiscard]] TableFacts table_facts(const DeviceTable& table);
void read_table_rows(const DeviceTable& table, std::size_t first, std::size_t step, std::size_t count, double* to);

}  // namespace ws::detail
