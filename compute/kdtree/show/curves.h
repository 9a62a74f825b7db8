// The plots of a tree and of a node.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/core/result/plot.h"
#include "compute/kdtree/inspect/examine.h"
#include "compute/kdtree/inspect/overview.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// A plane moved by hand.
struct OwnPlane {
  int axis = 0;
  PlanePrice price;
};
/// The cost of every plane along each axis, with the cost of a leaf, the best plane and that moved by hand; and the pipeline's
/// sizes. Words count from the file's 0: `origin` is added.
[[nodiscard]] std::vector<Plot> node_plots(const Examination& examination, std::uint32_t node,
                                           const std::optional<OwnPlane>& own = {}, const std::array<double, 3>& origin = {});
/// Their x is the number of steps.
inline constexpr const char *growth_cost_id = "growth_cost", *growth_size_id = "growth_size";
/// Depths, sizes and volumes of leaves, how the tree's cost falls level by level, and how it grows step by step.
/// Throws Cancelled.
[[nodiscard]] std::vector<Plot> tree_plots(const Overview& tree, const SahCosts& costs, const std::stop_token& stop);

/// Of all plots that a presentation may give.
[[nodiscard]] std::vector<PlotWords> plot_words();

}  // namespace ws::kdtree
