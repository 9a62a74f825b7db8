// Many rays at once, on the CPU; cuda/trace.h has the same for the device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/rays/packed.h"
#include "compute/kdtree/rays/ray_batch.h"
#include "compute/kdtree/rays/render.h"
#include "compute/kdtree/rays/ropes.h"
#include "compute/kdtree/rays/traverse.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// The nearest hit by a look at every triangle. Cost O(triangles).
[[nodiscard]] Hit nearest_of_all(const Triangles& triangles, const Ray& ray);

/// Immutable; every method may be called from several threads at once. All methods of traversal give the same hits, those of
/// `nearest_of_all`. Traversal::ropes needs a tracer with ropes: others throw Error{internal}.
class CpuTracer final : public RayTarget {
 public:
  using TrianglesPtr = std::shared_ptr<const Triangles>;

  /// Packs the tree: in usual trees some 70 to 190 bytes for each triangle. Throws Error{invalid_argument} for a tree deeper
  /// than 61, Cancelled.
  CpuTracer(std::shared_ptr<const Tree> tree, TrianglesPtr triangles, RunContext& context);
  /// The same with ropes. Cost of `ropes_of`. Throws Cancelled.
  [[nodiscard]] std::shared_ptr<const CpuTracer> with_ropes(const std::stop_token& stop) const;
  [[nodiscard]] bool has_ropes() const { return ropes_ != nullptr; }

  [[nodiscard]] Hit nearest(const Ray& ray, Traversal method = Traversal::stack) const;
  [[nodiscard]] bool any(const Ray& ray, Traversal method = Traversal::stack) const;
  [[nodiscard]] RayCounts counts(const Ray& ray, Traversal method) const;

  /// On all threads; sizes are equal. Sixteen rays in a row that run side by side cost little more than one;
  /// others, too, are faster together. Throw Cancelled.
  void nearest(Span<const Ray> rays, Span<Hit> hits, Traversal method, RunContext& context) const;
  void any(Span<const Ray> rays, Span<std::uint8_t> hit, Traversal method, RunContext& context) const;
  void counts(Span<const Ray> rays, Span<RayCounts> counts, Traversal method, RunContext& context) const;

  /// Adds the samples [first_sample, first_sample + sample_count) to `sums` (from nothing where first_sample is 0) and writes
  /// the picture so far; both hold width · height pixels, row by row from the top. Heat maps have one sample; what was
  /// counted goes to `counted`. Throws Cancelled within 50 ms of a request; both buffers then are half done.
  void render(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels, HeatStatistics& counted,
              RunContext& context) const;

  double trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts,
               RunContext& context) const override;

  /// For walks with observers; with ropes where the method needs them.
  [[nodiscard]] HostScene scene(Traversal method) const;
  [[nodiscard]] const Tree& tree() const { return *tree_; }
  /// Of what was made besides the tree.
  [[nodiscard]] std::size_t bytes() const { return packed_->bytes() + (ropes_ ? ropes_->bytes() : 0); }

 private:
  CpuTracer(const CpuTracer& other, std::shared_ptr<const Ropes> ropes);
  /// On this thread; packets wherever there are enough rays.
  void nearest_side_by_side(Span<const Ray> rays, Span<Hit> hits, Traversal method) const;
  void render_light(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels,
                    RunContext& context) const;
  void render_heat(const PictureSettings& settings, Span<PixelSum> sums, Span<std::uint32_t> pixels, HeatStatistics& counted,
                   RunContext& context) const;

  std::shared_ptr<const Tree> tree_;
  TrianglesPtr triangles_;
  std::shared_ptr<const PackedTree> packed_;
  std::shared_ptr<const Ropes> ropes_;  ///< null: none
};
/// `tracer`, or the same with ropes where the method needs them and it has none. Throws Cancelled.
[[nodiscard]] std::shared_ptr<const CpuTracer> ready_for(Traversal method, std::shared_ptr<const CpuTracer> tracer,
                                                         const std::stop_token& stop);

}  // namespace ws::kdtree
