// What panels tell of a whole tree: how it grew, its statistics, its totals after each step.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/inspect/growth.h"
#include "compute/kdtree/inspect/statistics.h"
#include "compute/kdtree/inspect/totals.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace ws::kdtree {

/// Immutable once it is made.
struct Overview {
  std::shared_ptr<const Tree> tree;  ///< in the host's memory
  Growth growth;
  Statistics statistics;
  std::vector<std::uint32_t> references_below;  ///< of each node: references of the leaves under it
  Totals totals;                                ///< after each step

  [[nodiscard]] Total total_after(std::size_t decided) const { return totals.after(*tree, growth, decided); }
};
/// Some passes over all nodes and references: a second for some million triangles. Throws Cancelled.
[[nodiscard]] std::shared_ptr<const Overview> overview_of(std::shared_ptr<const Tree> tree, std::size_t triangle_count,
                                                          StepOrder order, const SahCosts& costs, const std::stop_token& stop);

}  // namespace ws::kdtree
