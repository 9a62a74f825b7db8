// What stands beside a triangulation in the picture: others of the same points, to compare.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/result.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::triangulation {

/// Another triangulation of the same points.
struct Panel {
  std::vector<Edge> edges;  ///< ascending
  Interval length;
};

/// Makes the panels of one result. Used by one thread at a time.
class Panels {
 public:
  /// Many points under a time limit: both panels are made here, as the limit runs on, and one that it leaves no time for is
  /// left out. Others are made when they are first asked for. Throws Cancelled.
  Panels(std::shared_ptr<const TriangulationResult> of, RunContext& context);

  /// Of Delaunay's triangulation or the greedy one; null where there was no time for it.
  [[nodiscard]] std::shared_ptr<const Panel> get(Beside which, RunContext& context);
  [[nodiscard]] const TriangulationResult& of() const { return *of_; }

 private:
  [[nodiscard]] std::shared_ptr<const Panel> make(Beside which, RunContext& context) const;

  std::shared_ptr<const TriangulationResult> of_;
  std::array<std::optional<std::shared_ptr<const Panel>>, 2> made_;
};

/// By how many per cent a length is above another.
[[nodiscard]] double excess(const Interval& length, const Interval& over);

}  // namespace ws::triangulation
