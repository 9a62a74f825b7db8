// A minimum weight triangulation that follows a point which moves.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/candidates/diamond.h"
#include "compute/triangulation/lmt/kept_removals.h"
#include "compute/triangulation/lmt/lmt.h"
#include "compute/triangulation/lmt/wings.h"

#include <memory>
#include <optional>

namespace ws::triangulation {

/// Keeps what a move does not reach: the lists of candidates of points that the moving one does not matter to, their empty
/// triangles, and which edges are impossible for reasons far from it. Each result is proven like one of `lmt`, and has the same
/// edges. The counts of candidates and rounds are its own.
class LiveLmt {
 public:
  /// Of distinct points, at least one. Nothing is solved yet.
  explicit LiveLmt(std::vector<Point> points) : points_(std::move(points)) {}

  /// Of the points as they are. O(n).
  [[nodiscard]] LmtResult solve(const LmtOptions& options, RunContext& context);
  /// Puts point `index` elsewhere and solves. The first move of a point costs as much as `lmt`, further ones of the same point
  /// a fraction; on a CUDA device, and where nearly all points are on the hull, the whole is solved anew, which takes less.
  /// Where the run is stopped the point has moved, and the next run goes on from what was ready.
  ///
  /// Throws Error{invalid_argument} where another point is in that place or it is out of range; Error{out_of_memory},
  /// Cancelled.
  [[nodiscard]] LmtResult move(std::uint32_t index, Point to, const LmtOptions& options, RunContext& context);
  [[nodiscard]] const std::vector<Point>& points() const { return points_; }
  /// About what it keeps.
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct Kept {
    std::vector<std::uint32_t> order;  ///< along a curve, the moving point last
    std::unique_ptr<MovingDiamonds> diamonds;
    Neighbours graph;
    Wings wings;
    Removals removals;  ///< empty: not known
  };
  [[nodiscard]] std::unique_ptr<Kept> prepared(std::uint32_t moving, CpuExecutor& executor) const;
  [[nodiscard]] static std::optional<KeptRemovals> follow(Kept& kept, Point to, CpuExecutor& executor);

  std::vector<Point> points_;
  std::unique_ptr<Kept> kept_;
};

}  // namespace ws::triangulation
