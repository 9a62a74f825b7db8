// The data kinds that inputs and outputs are made of: point sets and polylines of any dimension.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/device_table.h"
#include "compute/core/data/fingerprint.h"
#include "compute/core/device/buffer.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ws {

inline constexpr std::size_t max_dimension = 16;

/// `size()` points of `dimension()` coordinates, stored column by column: coordinate k of point i is column(k)[i]. In memory of
/// its own, or a view of another's, of which nothing may be changed. Of points on a device the host has a copy as soon as a
/// coordinate is asked for; what may do without asks `table` first.
class PointSet {
 public:
  PointSet() = default;
  PointSet(std::size_t dimension, std::size_t size)
      : dimension_(dimension), size_(size), data_(dimension * size), first_(data_.data()) {}
  /// What lies at `first`, one column right behind the other, for as long as `keeper` lives.
  PointSet(std::size_t dimension, std::size_t size, const double* first, std::shared_ptr<const void> keeper)
      : dimension_(dimension), size_(size), first_(first), keeper_(std::move(keeper)) {}

  /// One point in each row of the table.
  explicit PointSet(std::shared_ptr<const DeviceTable> table)
      : dimension_(table->layout().columns), size_(table->layout().rows), table_(std::move(table)) {}

  [[nodiscard]] std::size_t dimension() const { return dimension_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  /// Where the points lie on a device; null: on the host.
  [[nodiscard]] const DeviceTable* table() const { return table_.get(); }
  [[nodiscard]] Span<double> column(std::size_t k) { return data_.view().subspan(k * size_, size_); }
  [[nodiscard]] Span<const double> column(std::size_t k) const { return {first() + k * size_, size_}; }
  [[nodiscard]] double at(std::size_t i, std::size_t k) const { return first()[k * size_ + i]; }
  [[nodiscard]] double& at(std::size_t i, std::size_t k) { return data_[k * size_ + i]; }

  /// Differs between any two sets of one process: what was written for one is known to be stale for another.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

  std::vector<std::string> column_names;  ///< from the file's header; empty or `dimension()` names
  std::vector<std::size_t> dropped_rows;  ///< of the file, from 0 and in rising order: rows that were left out as invalid

 private:
  [[nodiscard]] const double* first() const { return table_ ? table_->columns_on_host() : first_; }

  std::uint64_t identity_ = next_identity();
  std::size_t dimension_ = 0, size_ = 0;
  HostBuffer<double> data_;  ///< empty where another's memory is viewed
  const double* first_ = nullptr;
  std::shared_ptr<const void> keeper_;
  std::shared_ptr<const DeviceTable> table_;
};

/// Every `stride`-th point from the first on, in their order. Throws Cancelled when `stop` is requested.
[[nodiscard]] PointSet every_nth(const PointSet& points, std::size_t stride, const std::stop_token& stop = {});
/// Every k-th point so that at most `max_count` remain, in their order. Throws Cancelled when `stop` is requested.
[[nodiscard]] PointSet subsample(const PointSet& points, std::size_t max_count, const std::stop_token& stop = {});

/// The smallest and largest coordinate of each column (empty set: zeros).
struct Extent {
  std::vector<double> low, high;
};
/// Throws Cancelled when `stop` is requested.
[[nodiscard]] Extent extent_of(const PointSet& points, const std::stop_token& stop = {});

/// Vertices in order; a closed one links its last vertex to its first.
struct Polyline {
  std::vector<double> coordinates;  ///< vertex by vertex, `dimension` numbers each
  bool closed = false;
};
struct PolylineSet {
  std::size_t dimension = 0;
  std::vector<Polyline> lines;
  std::vector<std::string> column_names;

  [[nodiscard]] std::size_t vertex_count() const;
  [[nodiscard]] std::size_t edge_count() const;
  [[nodiscard]] std::size_t closed_count() const;
};

}  // namespace ws
