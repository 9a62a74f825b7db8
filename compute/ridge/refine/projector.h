// Where the points of a cloud project to on fine lines, and what they add up to there.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/refine/fit_sums.h"

#include <memory>

namespace ws::ridge {

/// Points that follow one another in the order of cells are handled together, in tiles of this size: edges that are too far
/// from all points of a tile are left out. Where such points do not lie near one another, a tile is halved until they do.
inline constexpr std::uint32_t feet_tile = 32;

class Projector {
 public:
  virtual ~Projector() = default;
  /// Over the points within the radius of the lines, each where it is nearest (the first edge on ties), but for those beyond
  /// an open end. `fine` is relative to the middle of the cloud. The bits are equal on every backend and for any number of
  /// threads. Throws Cancelled when the context's stop is requested.
  /// Throws Error{out_of_memory} for more nodes than there is room for.
  [[nodiscard]] virtual FitSums project(const FineLines& fine, double radius) = 0;
};

/// `cloud` and `context` must outlive it. `r1`: what sorts the points into tiles.
[[nodiscard]] std::unique_ptr<Projector> make_cpu_projector(const LocalCloud<double>& cloud, double r1, RunContext& context);
/// Clouds that do not fit into what `use` allows come by in pieces. Throws Error{cuda} in builds without CUDA.
[[nodiscard]] std::unique_ptr<Projector> make_cuda_projector(const LocalCloud<double>& cloud, double r1, const DeviceUse& use,
                                                             RunContext& context);

/// What a projection needs on every backend.
struct ProjectionPlan {
  EdgeTree tree;
  FitLayout layout;
  FitUnits units;
  double largest;  ///< coordinate of a node, in size

  ProjectionPlan(const FineLines& fine, std::size_t point_count, double radius);
};

/// Whether a tile of that size is to be halved.
[[nodiscard]] WS_HD inline bool is_wide(double half_diagonal, double radius) { return half_diagonal > radius; }

/// How far from a tile's middle edges may lie that are some point's nearest. `half`: the largest distance of a point from the
/// middle. Coordinates are rounded by far less than the slack.
struct TileLimit {
  double half, slack, limit;

  WS_HD TileLimit(double half_diagonal, double radius, double largest)
      : half(half_diagonal), slack(1e-9 * (half_diagonal + radius) + 1e-12 * largest), limit(radius + half + slack) {}
  /// An edge is so far from the middle: one that is farther by the tile's width is no point's nearest.
  WS_HD void seen(double distance) {
    const double beyond = distance + 2 * half + slack;
    if (beyond < limit) limit = beyond;
  }
};

}  // namespace ws::ridge
