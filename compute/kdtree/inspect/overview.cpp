// SPDX-License-Identifier: MIT
#include "compute/kdtree/inspect/overview.h"

#include "compute/core/run/stoppable.h"

#include <utility>

namespace ws::kdtree {

namespace {

/// Children stand behind their parents in the list, so one pass from the end counts for all nodes.
std::vector<std::uint32_t> count_references_below(const Tree& tree, const std::stop_token& stop) {
  std::vector<std::uint32_t> below(tree.nodes.size());
  StopWatcher watch(stop);
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    watch();
    const Node& node = tree.nodes[i];
    below[i] = node.is_leaf() ? node.count() : below[node.left_child()] + below[node.left_child() + 1];
  }
  return below;
}

}  // namespace

std::shared_ptr<const Overview> overview_of(std::shared_ptr<const Tree> tree, std::size_t triangle_count, StepOrder order,
                                            const SahCosts& costs, const std::stop_token& stop) {
  auto made = std::make_shared<Overview>();
  made->tree = std::move(tree);
  made->growth = Growth(*made->tree, order, stop);
  made->statistics = statistics_of(*made->tree, triangle_count, costs, stop);
  made->references_below = count_references_below(*made->tree, stop);
  made->totals = Totals(*made->tree, made->growth, triangles_of_nodes(*made->tree, triangle_count, stop), costs, stop);
  return made;
}

}  // namespace ws::kdtree
