// References counted by depth, and the canonical order of leaves.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/grow.h"

#include "compute/core/run/stoppable.h"
#include "compute/core/words/told.h"

#include <utility>

namespace ws::kdtree {

void ReferenceLimit::add(Counts& counts) {
  for (std::size_t d = 0; d < nodes_.size(); ++d) {
    if (counts.leaves[d]) leaves_[d].fetch_add(counts.leaves[d], std::memory_order_relaxed);
    if (!counts.nodes[d]) continue;
    if (nodes_[d].fetch_add(counts.nodes[d], std::memory_order_relaxed) + counts.nodes[d] <= most_) continue;
    // The references of the tree cut at d are at least those of the nodes there, so the rule's limit is above d.
    int now = depth_.load(std::memory_order_relaxed);
    while (now >= static_cast<int>(d) &&
           !depth_.compare_exchange_weak(now, static_cast<int>(d) - 1, std::memory_order_relaxed)) {
    }
  }
  counts = {};
}

int ReferenceLimit::final_depth() const {
  std::uint64_t leaves_above = 0;
  const int depth = this->depth();
  for (int d = 0; d <= depth; ++d) {
    if (leaves_above + nodes_[static_cast<std::size_t>(d)] > most_) return d - 1;
    leaves_above += leaves_[static_cast<std::size_t>(d)];
  }
  return depth;
}

std::string words_of_lowered_depth(int depth) {
  return told("the depth limit was lowered to {}: deeper, there would be more than {} references per triangle", depth,
              references_per_triangle);
}

void order_references(Nodes& nodes, References& references, const std::stop_token& stop) {
  References ordered;
  ordered.reserve(references.size());
  for_each_stoppable(nodes, stop, [&](Node& node) {
    if (!node.is_leaf()) return;
    const std::uint32_t from = node.first(), count = node.count();
    node = Node::leaf(count, static_cast<std::uint32_t>(ordered.size()));
    ordered.insert(ordered.end(), references.begin() + from, references.begin() + from + count);
  });
  references = std::move(ordered);
}

}  // namespace ws::kdtree
