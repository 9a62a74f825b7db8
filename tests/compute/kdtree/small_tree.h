// A tree that is small enough to be checked by hand, and trees of the level builder, for tests.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/build/build.h"

#include <vector>

namespace ws::kdtree::testing {

/// A cube of side 2 halved in x; its left half cut at y = 0.5, where a flat cell holds triangle 1.
inline Tree by_hand() {
  Tree tree;
  tree.box = {{0, 0, 0}, {2, 2, 2}};
  tree.nodes = {Node::inner(0, 1, 1),     // 0
                Node::inner(1, 0.5f, 3),  // 1
                Node::leaf(2, 0),         // 2
                Node::leaf(1, 2),         // 3
                Node::inner(1, 0.5f, 5),  // 4
                Node::leaf(1, 3),         // 5: flat
                Node::leaf(0, 4)};        // 6
  tree.references = {0, 2, 0, 1};
  tree.depth = 3;
  return tree;
}

inline Tree built(const Triangles& triangles, const Rules& rules) {
  RunContext context;
  return build(triangles, rules, Pipeline::level, context);
}

}  // namespace ws::kdtree::testing
