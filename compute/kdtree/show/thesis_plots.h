// What a run tells of the thesis's pipeline.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/kdtree/variants/thesis_report.h"

namespace ws::kdtree {

/// For the run's report: nodes on either side, and of each step its time, its kernels' part of that and its launch.
[[nodiscard]] std::vector<Property> properties_of(const ThesisReport& report);
/// Each step's time with and without copies: of all nodes together, of the root, and of `node` where one is given.
[[nodiscard]] std::vector<Plot> thesis_plots(const ThesisReport& report, const NodeTimes* node = nullptr);

}  // namespace ws::kdtree
