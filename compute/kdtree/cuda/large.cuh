// The large nodes of a level on the device: all of them are priced and divided at once. Their events stay sorted.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/cuda/level.cuh"

#include <utility>

namespace ws::kdtree::cuda {

/// A buffer to which levels append. Growing copies.
template <class T>
class Growing {
 public:
  [[nodiscard]] T* data() const { return buffer_.device_data(); }
  [[nodiscard]] std::uint32_t capacity() const { return static_cast<std::uint32_t>(buffer_.size()); }
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(size_); }
  void reserve(std::size_t capacity, StreamView stream) {
    if (capacity <= buffer_.size()) return;
    DeviceBuffer<T> larger(capacity, stream);
    copy_bytes(larger.device_data(), buffer_.device_data(), size_ * sizeof(T), CopyKind::device_to_device, stream);
    buffer_ = std::move(larger);
  }
  /// The first of `count` new elements, uninitialised.
  std::uint32_t append(std::size_t count, StreamView stream) {
    const std::size_t first = size_;
    if (first + count > buffer_.size()) reserve(std::max(first + count, 2 * buffer_.size()), stream);
    size_ += count;
    return static_cast<std::uint32_t>(first);
  }
  /// Within what is reserved.
  void set_size(std::size_t size) { size_ = size; }

 private:
  DeviceBuffer<T> buffer_;
  std::size_t size_ = 0;
};

/// What the large stage leaves to those of medium and small nodes; the former adds to it.
struct Upper {
  Growing<TopNode> top;
  Growing<Item> items;
  Growing<std::uint32_t> item_triangles;
  Growing<Box> item_boxes;
  std::vector<std::uint64_t> growth;  ///< by depth: how many references more there are than at the depth before
  std::uint32_t levels = 0;           ///< that were divided at once
  std::uint32_t medium_count = 0, medium_references = 0;  ///< of the items of that kind

  [[nodiscard]] std::size_t live_references() const { return item_triangles.size() - medium_references; }
};

/// Divides until all nodes are medium, small or leaves. Throws Error{out_of_memory} where a level has too many references for
/// its numbers; stops where a level has more than `most_references`. Polls between levels. `box`: of all triangles, on the
/// device.
[[nodiscard]] Upper divide_large_nodes(DeviceSpan<const Triangle> triangles, const Box* box, const Rules& rules,
                                       std::uint64_t most_references, CudaExecutor& executor);

}  // namespace ws::kdtree::cuda
