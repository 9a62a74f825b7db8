// Lines and faces of a picture, gathered on the host.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/result/segments.h"
#include "compute/kdtree/tree/geometry.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::kdtree {

struct Lines : SegmentsOf<Vec3> {
  using SegmentsOf::add;
  /// The twelve edges of a box; a flat one's coincide.
  void add(const Box& box, std::uint32_t color);
};

/// Triangles, a colour each.
struct Faces {
  Triangles triangles;
  std::vector<std::uint32_t> colors;

  /// The part of a plane that lies in a cell.
  void add_plane(const Box& cell, int axis, float position, std::uint32_t color);
};

template <class T, class Allocator>
[[nodiscard]] Span<const std::byte> bytes_of(const std::vector<T, Allocator>& values) {
  return {reinterpret_cast<const std::byte*>(values.data()), values.size() * sizeof(T)};
}

}  // namespace ws::kdtree
