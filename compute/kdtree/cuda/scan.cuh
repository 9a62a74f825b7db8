// Prefix sums over computed sequences.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/buffer.h"
#include "compute/core/cuda_check.h"

#include <cub/device/device_scan.cuh>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace ws::kdtree::cuda {

/// A sequence computed from its index, as CUB reads it.
template <class Get>
struct Computed {
  using value_type = decltype(std::declval<Get>()(std::uint32_t{}));
  using difference_type = std::ptrdiff_t;
  using pointer = value_type*;
  using reference = value_type;
  using iterator_category = std::random_access_iterator_tag;

  Get get;
  difference_type begin = 0;
  WS_HD value_type operator*() const { return get(static_cast<std::uint32_t>(begin)); }
  WS_HD value_type operator[](difference_type i) const { return get(static_cast<std::uint32_t>(begin + i)); }
  WS_HD Computed operator+(difference_type i) const { return {get, begin + i}; }
  WS_HD Computed operator-(difference_type i) const { return {get, begin - i}; }
  WS_HD difference_type operator-(const Computed& other) const { return begin - other.begin; }
  WS_HD Computed& operator+=(difference_type i) {
    begin += i;
    return *this;
  }
  WS_HD Computed& operator++() {
    ++begin;
    return *this;
  }
  WS_HD bool operator==(const Computed& other) const { return begin == other.begin; }
};

struct Plus {
  template <class T>
  WS_HD T operator()(T a, T b) const {
    return a + b;
  }
};

/// out[i] = the sum of get(0) … get(i − 1), for i < count.
template <class Get, class T, class Add>
void scan(const Get& get, T* out, std::size_t count, StreamView stream, Add add) {
  std::size_t bytes = 0;
  const auto run = [&](void* scratch) {
    WS_CUDA_CHECK(cub::DeviceScan::ExclusiveScan(scratch, bytes, Computed<Get>{get}, out, add, T{},
                                                 static_cast<std::int64_t>(count), stream.handle()));
  };
  run(nullptr);
  const DeviceBuffer<std::byte> scratch(bytes, stream);
  run(scratch.device_data());
}

}  // namespace ws::kdtree::cuda
