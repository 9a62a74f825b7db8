// The measurements that a run may make beside its tree, by the parameter "study".
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/run.h"

#include <string>
#include <vector>

namespace ws::kdtree {

struct StudyResult {
  std::vector<Plot> plots;
  std::string csv;  ///< the measurements, a row each, with a head; empty: no study
};
/// What the run's parameters ask for. What a missing device leaves out is warned of. Throws Cancelled.
[[nodiscard]] StudyResult run_study(const Run& run, RunContext& context);

}  // namespace ws::kdtree
