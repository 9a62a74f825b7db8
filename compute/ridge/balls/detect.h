// The whole detection: choose, then evolve and decimate in turn until nothing is removed, then order.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/accuracy.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/balls/trace.h"
#include "compute/ridge/params.h"
#include "compute/ridge/tiles/engine.h"

#include <memory>
#include <optional>
#include <vector>

namespace ws::ridge {

/// The exact result, beside that of a method that is not exact.
struct Comparison {
  PolylineSet exact;
  Difference difference;
};

/// What a run found. Immutable once it has ended.
struct Detection {
  std::shared_ptr<const Engine> engine;
  Precision precision = Precision::float32;  ///< of the coordinates
  CloudParts parts;                          ///< where the cloud lies
  std::shared_ptr<const TiledEngine> tiles;  ///< the same engine, of the method `tiled`; else null
  Trace trace{0};
  Balls balls;  ///< the final ones, local coordinates
  std::array<double, max_dimension> origin{};
  std::vector<Link> links;
  std::vector<std::uint32_t> owned_counts;  ///< points per final ball
  double r1 = 0, r2 = 0;
  std::size_t outer_rounds = 0, inner_iterations = 0;
  std::size_t smoothing_round = 0;      ///< an outer round over the whole cloud after those over tiles; 0: none
  std::int64_t min_points = 1;          ///< balls with fewer were removed, as were lines of three balls; 1: none were
  std::vector<double> removed_centers;  ///< where balls were when they were removed, in the order of those steps
  std::optional<Comparison> comparison;
  std::vector<PolylineSet> refinements;  ///< the lines after each step of the refinement; empty without one

  /// The engine that moved the balls in that round.
  [[nodiscard]] const Engine& engine_of(std::size_t round) const;

  /// How many balls were removed for the points that they, or their lines, hold.
  [[nodiscard]] std::size_t sparse_count() const;
  /// How many points belong to no ball at the end.
  [[nodiscard]] std::size_t unowned_count(std::size_t point_count) const;

  /// The ridge: refined lines where the run refined them.
  [[nodiscard]] PolylineSet polylines() const;
};

/// While some ball holds fewer points than this, those balls alone go, for many hold less while decimation has not ended: a
/// quarter of what the ball of the typical point holds, two or more, and never more than the minimum.
[[nodiscard]] std::int64_t early_minimum(const std::vector<std::uint32_t>& counts, std::int64_t min_points);

/// `parameters.r1` must be positive. Throws Error; Cancelled. Deterministic: equal on every backend and thread count.
[[nodiscard]] Detection detect(const PointSet& points, const Parameters& parameters, RunContext& context);

/// The same over an engine of `point_count` points, which are elsewhere: neither tiles nor refinement. `parameters` are
/// effective, their precision is settled.
[[nodiscard]] Detection detect_on(std::shared_ptr<const Engine> engine, std::size_t point_count, const Parameters& parameters,
                                  RunContext& context);

/// Runs the exact method on the same cloud, without steps, and measures what `run` lacks of its curve. Adds the stage
/// "compare"; not part of compute_ms.
void compare_with_exact(Detection& run, const PointSet& points, const Parameters& parameters, RunContext& context);

/// The cloud alone: a detection that has not begun.
[[nodiscard]] Detection only_cloud(const PointSet& points, Precision precision, RunContext& context);

}  // namespace ws::ridge
