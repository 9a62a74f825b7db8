// Made-up measurements of a node in the thesis's pipeline, for tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/variants/thesis_report.h"

namespace ws::kdtree::testing {

inline NodeTimes made_up(std::uint32_t triangles, float high) {
  NodeTimes node;
  node.cell = {{0, 0, 0}, {high, 1, 1}};
  node.triangles = triangles;
  node.events = 6 * triangles;
  node.planes = 5 * triangles;
  node.on_device = true;
  for (std::size_t i = 0; i < thesis_step_count; ++i) {
    if (i == std::size_t(ThesisStep::planes)) continue;
    node.steps[i] = {0.5, 0.0125, 10 * triangles, 20 * triangles, {7, 256, 20, 6144}};
  }
  return node;
}

}  // namespace ws::kdtree::testing
