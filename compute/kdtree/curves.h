// The plots of a tree and of a node.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/plot.h"
#include "compute/kdtree/examine.h"
#include "compute/kdtree/run.h"

#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// The cost of every plane along each axis, with the cost of a leaf and the best plane; and the pipeline's sizes.
[[nodiscard]] std::vector<Plot> node_plots(const Examination& examination);
/// Depths, sizes and volumes of leaves, and how the tree's cost falls level by level.
/// Throws Cancelled.
[[nodiscard]] std::vector<Plot> tree_plots(const Run& run, const std::stop_token& stop);

}  // namespace ws::kdtree
