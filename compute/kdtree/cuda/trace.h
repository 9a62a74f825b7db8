// Many rays at once, on a CUDA device: the hits, counts and pictures of ../trace.h, bit for bit.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/buffer.h"
#include "compute/kdtree/rays/ray.h"
#include "compute/kdtree/rays/render.h"
#include "compute/kdtree/rays/ropes.h"
#include "compute/kdtree/tree/tree.h"

#include <array>
#include <cstdint>
#include <memory>
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

/// Immutable; copies share their memory on the device. All methods but `with_ropes` enqueue on the stream given and return;
/// nothing is allocated.
class CudaTracer {
 public:
  /// Enqueues on `stream`, which must outlive the tracer. The tree must stay where it is as long; the triangles are copied (48
  /// bytes each). Throws Error{invalid_argument} for a tree deeper than 61, Error{out_of_memory}.
  CudaTracer(const DeviceTreeView& tree, StreamView stream);
  /// From the host's memory; waits until all is there.
  CudaTracer(const Tree& tree, const Triangles& triangles, StreamView stream);

  /// The same for Traversal::ropes too, which a tracer without them refuses. Waits.
  [[nodiscard]] CudaTracer with_ropes(const Ropes& ropes, StreamView stream) const;
  [[nodiscard]] bool has_ropes() const { return ropes_ != nullptr; }

  void nearest(DeviceSpan<const Ray> rays, DeviceSpan<Hit> hits, Traversal method, StreamView stream) const;
  void any(DeviceSpan<const Ray> rays, DeviceSpan<std::uint8_t> hit, Traversal method, StreamView stream) const;
  void counts(DeviceSpan<const Ray> rays, DeviceSpan<RayCounts> counts, Traversal method, StreamView stream) const;

  /// As CpuTracer::render; `counted` has one element, which only heat maps write. `pixels` may be a mapped OpenGL buffer.
  void render(const PictureSettings& settings, DeviceSpan<PixelSum> sums, DeviceSpan<std::uint32_t> pixels,
              DeviceSpan<HeatStatistics> counted, StreamView stream) const;

  /// Of device memory, the tree itself only where this uploaded it.
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct OwnTree {
    DeviceBuffer<Node> nodes;
    DeviceBuffer<std::uint32_t> references;
  };
  struct DeviceRopes {
    DeviceBuffer<LeafRopes> leaves;
    DeviceBuffer<std::uint32_t> numbers;
  };
  void adopt(const DeviceTreeView& tree, StreamView stream);
  void check(Traversal method) const;
  [[nodiscard]] const LeafRopes* rope_leaves() const { return ropes_ ? ropes_->leaves.device_data() : nullptr; }
  [[nodiscard]] const std::uint32_t* rope_numbers() const { return ropes_ ? ropes_->numbers.device_data() : nullptr; }

  std::shared_ptr<const OwnTree> own_tree_;  ///< null where the tree lies elsewhere
  DeviceTreeView tree_;
  std::shared_ptr<const DeviceBuffer<PaddedTriangle>> triangles_;
  std::shared_ptr<const DeviceRopes> ropes_;  ///< null: none
};

}  // namespace ws::kdtree
