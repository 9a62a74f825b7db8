// The builders by name.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/build/build.h"

namespace ws::kdtree {

Tree build(const Triangles& triangles, const Rules& rules, Pipeline pipeline, RunContext& context) {
  const StageTimer timer(context, "build");
  context.report(-1, "building the tree");
  // Events of the sorting builders, or the triangles of nodes and of their children, and the tree itself.
  context.check_memory(triangles.size() * 256, 0);
  switch (pipeline) {
    case Pipeline::level:
      return build_level_cpu(triangles, rules, context);
    case Pipeline::reference:
      return build_reference(triangles, rules, context);
    case Pipeline::presorted:
      return build_presorted(triangles, rules, context);
    case Pipeline::sweep:
    case Pipeline::thesis:
      return build_sweep(triangles, rules, context);
  }
  __builtin_unreachable();
}

}  // namespace ws::kdtree
