// Vectors of many components as data: what distances are taken between. Row by row, in memory or in a mapped file.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/device_table.h"
#include "compute/core/data/fingerprint.h"
#include "compute/core/device/buffer.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace ws {

inline constexpr std::size_t max_vector_dimension = 4096;

enum class Component { uint8, float32 };
[[nodiscard]] constexpr std::size_t bytes_of(Component type) { return type == Component::uint8 ? 1 : sizeof(float); }

/// `size()` vectors of `dimension()` components. The bytes of vector i begin at `row_bytes(i)`; rows follow each other at
/// `stride()` bytes, since files keep headers between them. Copies share the memory, which never changes once it is filled. Of
/// vectors on a device the host has a copy as soon as one of their components is asked for; what may do without asks `table`
/// first.
class VectorSet {
 public:
  VectorSet() = default;
  /// Uninitialised memory of its own, to be filled through `values`. Throws Error{out_of_memory}.
  VectorSet(Component type, std::size_t dimension, std::size_t size);
  /// What lies at `first`, for as long as `keeper` lives.
  VectorSet(Component type, std::size_t dimension, std::size_t size, const std::byte* first, std::size_t stride,
            std::shared_ptr<const void> keeper)
      : type_(type), dimension_(dimension), size_(size), first_(first), stride_(stride), keeper_(std::move(keeper)) {}
  /// The rows of a table of uint8 or float32, whose columns follow each other without gaps.
  explicit VectorSet(std::shared_ptr<const DeviceTable> table);

  [[nodiscard]] Component type() const { return type_; }
  [[nodiscard]] std::size_t dimension() const { return dimension_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t stride() const { return stride_; }
  [[nodiscard]] bool is_dense() const { return stride_ == dimension_ * bytes_of(type_); }
  [[nodiscard]] const std::byte* row_bytes(std::size_t i) const {
    return (table_ ? table_->bytes_on_host() + (first_ - table_->device_first()) : first_) + i * stride_;
  }
  /// Where the vectors lie on a device; null: on the host. A view of a part has the whole's table.
  [[nodiscard]] const DeviceTable* table() const { return table_.get(); }
  /// Whether its vectors are the rows of `table`, all of them.
  [[nodiscard]] bool is_whole_table() const {
    return table_ && size_ == table_->layout().rows && dimension_ == table_->layout().columns;
  }
  /// The address of vector i on the device of `table`.
  [[nodiscard]] const std::byte* device_row(std::size_t i) const { return first_ + i * stride_; }
  /// Vectors of these numbers one behind the other, without gaps. From a device these alone are copied.
  void copy_rows(const std::vector<std::size_t>& numbers, std::byte* to) const;
  /// Component k of vector i, whatever the type: for a few of them.
  [[nodiscard]] float at(std::size_t i, std::size_t k) const;
  /// Vector i as floats.
  void copy_row(std::size_t i, float* to) const;
  /// The memory of a set that owns it, until it is filled. T as the type says.
  template <class T>
  [[nodiscard]] T* values() {
    return reinterpret_cast<T*>(owned_->data());
  }

  /// Vectors first, first + step, … as a view of the same memory.
  [[nodiscard]] VectorSet every_nth(std::size_t step) const;
  /// The first `count` ones.
  [[nodiscard]] VectorSet first_ones(std::size_t count) const;
  /// The same numbers cut into vectors of another dimension; the set must be dense. What is left over at the end is left out.
  [[nodiscard]] VectorSet reshaped(std::size_t dimension) const;

  /// Differs between any two sets that were made apart. Views of one set have their own: equal views the same, so that what was
  /// made of one is found again for the next.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

  bool holds_bytes = false;  ///< every component is a whole number from 0 to 255, whatever the type

 private:
  std::uint64_t identity_ = next_identity();
  Component type_ = Component::float32;
  std::size_t dimension_ = 0, size_ = 0;
  const std::byte* first_ = nullptr;  ///< with a table an address on its device
  std::size_t stride_ = 0;
  std::shared_ptr<HostBuffer<std::byte>> owned_;
  std::shared_ptr<const void> keeper_;
  std::shared_ptr<const DeviceTable> table_;
};

/// All vectors as floats, one behind the other: for few of them, which alone are copied from a device.
[[nodiscard]] std::vector<float> floats_of(const VectorSet& vectors);

/// What a look at every component tells.
struct VectorFacts {
  std::size_t invalid_count = 0;  ///< vectors with a component that is NaN or infinite
  std::size_t first_invalid = 0;
  bool holds_bytes = true;
};
/// On all threads. Throws Cancelled when `stop` is requested.
[[nodiscard]] VectorFacts facts_of(const VectorSet& vectors, const std::stop_token& stop = {});

}  // namespace ws
