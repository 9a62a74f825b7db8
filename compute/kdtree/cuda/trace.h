// Many rays at once, on a CUDA device: the hits, counts and pictures of ../trace.h, bit for bit.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/buffer.h"
#include "compute/kdtree/ray.h"
#include "compute/kdtree/render.h"
#include "compute/kdtree/ropes.h"
#include "compute/kdtree/tree.h"

#include <array>
#include <cstdint>
#include <vector>

namespace ws::kdtree {

/// A tree and its triangles in device memory.
struct DeviceTreeView {
  Box box;
  std::uint32_t depth = 0;
  DeviceSpan<const Node> nodes;
  DeviceSpan<const std::uint32_t> references;
  DeviceSpan<const Triangle> triangles;
};

/// Three quarters for 16-byte loads: a triangle's corners, padded.
struct alignas(16) PaddedTriangle {
  float corner[3][4];
};

/// Immutable but for `add_ropes`. All methods enqueue on the stream given and return; nothing is allocated.
class CudaTracer {
 public:
  /// Enqueues on `stream`, which must outlive the tracer. The tree must stay where it is as long; the triangles are copied (48
  /// bytes each). Throws Error{invalid_argument} for a tree deeper than 61, Error{out_of_memory}.
  CudaTracer(const DeviceTreeView& tree, StreamView stream);
  /// From the host's memory; waits until all is there.
  CudaTracer(const Tree& tree, const std::vector<Triangle>& triangles, StreamView stream);

  /// For Traversal::ropes, which nothing may use before. Waits.
  void add_ropes(const Ropes& ropes, StreamView stream);
  [[nodiscard]] bool has_ropes() const { return !rope_numbers_.empty(); }

  void nearest(DeviceSpan<const Ray> rays, DeviceSpan<Hit> hits, Traversal method, StreamView stream) const;
  void any(DeviceSpan<const Ray> rays, DeviceSpan<std::uint8_t> hit, Traversal method, StreamView stream) const;
  void counts(DeviceSpan<const Ray> rays, DeviceSpan<RayCounts> counts, Traversal method, StreamView stream) const;

  /// As CpuTracer::render; `counted` has one element, which only heat maps write. `pixels` may be a mapped OpenGL buffer.
  void render(const PictureSettings& settings, DeviceSpan<PixelSum> sums, DeviceSpan<std::uint32_t> pixels,
              DeviceSpan<HeatStatistics> counted, StreamView stream) const;

  /// Of device memory, the tree itself only where this uploaded it.
  [[nodiscard]] std::size_t bytes() const;

 private:
  void adopt(const DeviceTreeView& tree, StreamView stream);
  void check(Traversal method) const;

  DeviceBuffer<Node> own_nodes_;
  DeviceBuffer<std::uint32_t> own_references_;
  DeviceTreeView tree_;
  DeviceBuffer<PaddedTriangle> triangles_;
  DeviceBuffer<LeafRopes> ropes_;
  DeviceBuffer<std::uint32_t> rope_numbers_;
};

}  // namespace ws::kdtree
