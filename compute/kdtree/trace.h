// Many rays at once, on the CPU; cuda/trace.h has the same for the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/core/span.h"
#include "compute/kdtree/packed.h"
#include "compute/kdtree/render.h"
#include "compute/kdtree/traverse.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace ws::kdtree {

/// The nearest hit by a look at every triangle. Cost O(triangles).
[[nodiscard]] Hit nearest_of_all(const std::vector<Triangle>& triangles, const Ray& ray);

/// Immutable; every method may be called from several threads at once. All methods of traversal give the same hits, those of
/// `nearest_of_all`.
class CpuTracer {
 public:
  using TrianglesPtr = std::shared_ptr<const std::vector<Triangle>>;

  /// Packs the tree: as many bytes again as the leaves list triangles, times 40 or more. Throws Error{invalid_argument} for a
  /// tree deeper than 61, Cancelled.
  CpuTracer(std::shared_ptr<const Tree> tree, TrianglesPtr triangles, RunContext& context);

  [[nodiscard]] Hit nearest(const Ray& ray, Traversal method = Traversal::stack) const;
  [[nodiscard]] bool any(const Ray& ray, Traversal method = Traversal::stack) const;
  [[nodiscard]] RayCounts counts(const Ray& ray, Traversal method) const;

  /// On all threads; sizes are equal. Eight rays in a row that run side by side cost little more than one. Throw Cancelled.
  void nearest(Span<const Ray> rays, Span<Hit> hits, Traversal method, RunContext& context) const;
  void any(Span<const Ray> rays, Span<std::uint8_t> hit, Traversal method, RunContext& context) const;
  void counts(Span<const Ray> rays, Span<RayCounts> counts, Traversal method, RunContext& context) const;

  /// Adds the samples [first_sample, first_sample + sample_count) to `sums` (from nothing where first_sample is 0) and writes
  /// the picture so far; both hold width · height pixels, row by row from the top. Heat maps have one sample; what was
  /// counted goes to `counted`. Throws Cancelled within 50 ms of a request; both buffers then are half done.
  void render(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels, HeatStatistics& counted,
              RunContext& context) const;

  /// For walks with observers; with ropes where the method needs them.
  /// Throws Cancelled.
  [[nodiscard]] HostScene scene(Traversal method, const std::stop_token& stop = {}) const;
  [[nodiscard]] const Tree& tree() const { return *tree_; }
  /// Of what was made besides the tree; ropes count from their first use on.
  [[nodiscard]] std::size_t bytes() const;

 private:
  /// On this thread; packets wherever there are enough rays.
  void nearest_side_by_side(Span<const Ray> rays, Span<Hit> hits, Traversal method) const;
  void render_light(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels,
                    RunContext& context) const;
  void render_heat(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels, HeatStatistics& counted,
                   RunContext& context) const;

  std::shared_ptr<const Tree> tree_;
  TrianglesPtr triangles_;
  PackedTree packed_;
  mutable std::mutex ropes_mutex_;
  mutable std::unique_ptr<const Ropes> ropes_;
  mutable std::atomic<const Ropes*> made_ropes_ = nullptr;  ///< the same
};

}  // namespace ws::kdtree
