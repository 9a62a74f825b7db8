// Where the references lie: for the curve through them, and for pictures.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/vector_set.h"
#include "compute/core/run/run_context.h"
#include "compute/histogram/methods/box3.h"

#include <array>

namespace ws {
class CpuExecutor;
}

namespace ws::histogram {

/// Of at least one vector of up to three components. O(n).
[[nodiscard]] Box3 box_of(const VectorSet& references, CpuExecutor& executor);

/// The references' box and its middle; of more than three components: zeros.
struct Extent {
  Box3 box{};
  std::array<float, 3> middle{};
  /// The larger side in the plane; 1 where all are in one place.
  [[nodiscard]] double plane_size() const;
};
/// O(n), unless the context's cache has it. Throws Cancelled.
[[nodiscard]] Extent extent_of(const VectorSet& references, const RunContext& context);

}  // namespace ws::histogram
