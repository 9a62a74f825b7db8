// The measurements that a run may make beside its tree, by the parameter "study".
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/kdtree/built_tree.h"

#include <string>
#include <vector>

namespace ws::kdtree {

struct StudyResult {
  std::vector<Plot> plots;
  std::string csv;  ///< the measurements, a row each, with a head; empty: no study
};
/// What the tree's parameters ask for. What a missing device leaves out is warned of. Throws Cancelled.
[[nodiscard]] StudyResult run_study(const BuiltTree& built, RunContext& context);

}  // namespace ws::kdtree
