// Rays from a file through a tree: what each one hits, and what it met on its way.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/rays/ray.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace ws::kdtree {

/// Answers many rays; all sizes are equal. The time is that of the hits alone. Throws Error, Cancelled.
class RayTarget {
 public:
  RayTarget() = default;
  RayTarget(const RayTarget&) = delete;
  RayTarget& operator=(const RayTarget&) = delete;
  virtual ~RayTarget() = default;

  /// Returns milliseconds. `counts` go along the walk with a stack.
  virtual double trace(const std::vector<Ray>& rays, std::vector<Hit>& hits, std::vector<RayCounts>& counts,
                       RunContext& context) const = 0;
};

/// What became of a file's rays.
struct RayBatch {
  std::vector<Hit> hits;
  std::size_t hit_count = 0;
  std::vector<std::size_t> dropped_rows;  ///< of the file, in rising order: rows that are no rays
  double trace_ms = 0;
  double mean_node_visits = 0, mean_triangle_tests = 0;  ///< inner nodes and leaves together; of a ray

  [[nodiscard]] double rays_per_second() const;
};

/// Points of six coordinates: origin, direction; from the file's coordinates to those that count from `origin`. Throws
/// Error{invalid_argument} for any others.
[[nodiscard]] std::vector<Ray> rays_of(const PointSet& points, const std::array<double, 3>& origin = {});
/// The same of two sets of three coordinates, equally many.
[[nodiscard]] std::vector<Ray> rays_of(const PointSet& origins, const PointSet& directions,
                                       const std::array<double, 3>& origin);

[[nodiscard]] RayBatch trace_batch(const RayTarget& target, const std::vector<Ray>& rays, RunContext& context);

/// For each row of the rays' file: how far along its direction, in lengths of the direction; inf where it hits nothing, NaN for
/// dropped rows.
[[nodiscard]] std::vector<float> distances_of(const RayBatch& batch);
/// For each row of the rays' file: the triangle by its number in the scene's file, `file_numbers` (empty: as they stand); −1
/// where it hits nothing, −2 for dropped rows.
[[nodiscard]] std::vector<std::int32_t> triangles_of(const RayBatch& batch, const std::vector<std::uint32_t>& file_numbers);

/// As npy, float32.
void write_distances(const std::filesystem::path& path, const RayBatch& batch);
/// As npy, int32.
void write_triangles(const std::filesystem::path& path, const RayBatch& batch, const std::vector<std::uint32_t>& file_numbers);

}  // namespace ws::kdtree
