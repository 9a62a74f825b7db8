// The whole detection: choose, then evolve and decimate in turn until nothing is removed, then order.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/engine.h"
#include "compute/ridge/params.h"
#include "compute/ridge/trace.h"

#include <memory>

namespace ws::ridge {

/// What a run leaves; constant afterwards.
struct Detection {
  std::shared_ptr<const Engine> engine;
  Trace trace{0};
  Balls balls;  ///< the final ones, local coordinates
  std::array<double, max_dimension> origin{};
  std::vector<Link> links;
  std::vector<std::uint32_t> owned_counts;  ///< points per final ball
  double r1 = 0, r2 = 0;
  std::size_t outer_rounds = 0, inner_iterations = 0;

  [[nodiscard]] PolylineSet polylines() const;
};

/// `parameters.r1` must be positive. Throws Error; Cancelled. Deterministic: equal on every backend and thread count.
[[nodiscard]] Detection detect(const PointSet& points, const Parameters& parameters, RunContext& context);

/// The cloud alone: a detection that has not begun.
[[nodiscard]] Detection only_cloud(const PointSet& points, Precision precision, RunContext& context);

}  // namespace ws::ridge
