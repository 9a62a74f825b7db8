// What must hold after a step of a detection, checked anew on its balls.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/explanation.h"
#include "compute/ridge/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ws::ridge {

/// A step's balls, and those before it: of balls that go together, for their points or their line, those before the first went.
struct Moment {
  const RidgeResult& result;
  std::size_t step;
  Balls before, after;

  [[nodiscard]] const Detection& run() const { return result.detection(); }
  [[nodiscard]] const Step& what() const { return run().trace.steps()[step]; }
  [[nodiscard]] Parameters parameters() const;  ///< those that had an effect
  /// Where the step's round decimates tile by tile; else null.
  [[nodiscard]] const Tiling* tiling() const;
};

/// What an iteration found: each ball's points, and where their mean is.
struct CellMeans {
  std::vector<std::uint32_t> counts;
  std::vector<double> means;  ///< local coordinates, a row per ball; of a ball without points its own centre
  std::size_t owned = 0;
};
/// Of the whole cloud. O(points) and what the engine takes to find owners.
[[nodiscard]] CellMeans cell_means(const RidgeResult& result, const Engine& engine, const Balls& balls, RunContext& context);

/// An iteration over the whole cloud: its means, and the loss J of all points (objective.h) before and after it.
struct Iteration {
  CellMeans cells;
  std::optional<double> loss_before, loss_after;  ///< empty where there are too many points for a look
};
[[nodiscard]] Iteration iteration_of(const Moment& moment, RunContext& context);

/// What a ball held that went for holding too little, and the minimum that it was asked for.
struct Held {
  std::uint32_t points = 0;
  std::int64_t minimum = 0;
};
[[nodiscard]] Held held_by(const Moment& moment, std::size_t row, RunContext& context);

[[nodiscard]] Claim are_means(const Moment& moment, const CellMeans& means);
/// `iteration`: of an iteration that was not over tiles, else null.
[[nodiscard]] std::vector<Claim> claims_of(const Moment& moment, const Iteration* iteration, RunContext& context);

}  // namespace ws::ridge
