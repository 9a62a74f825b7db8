// What all builders share: the rules by which a node is split, and the builders by name.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/params.h"
#include "compute/kdtree/tree/sah.h"
#include "compute/kdtree/tree/tree.h"

#include <vector>

namespace ws::kdtree {

/// When and where nodes are split; the values of the parameters with automatic ones filled in.
///
/// A node becomes a leaf at `max_depth`, with at most `min_leaf` triangles (never while `min_leaf` is 0 unless it is empty, or
/// has few triangles and the strategy is `binned`), when no split exists, or when the best split costs more than the leaf
/// (strictly) and the path has used up its `extra_levels`: splits against the criterion that it may make.
///
/// `sah` considers the planes through all ends of extents; `binned` those between `bins` equal parts of the cell along each
/// axis, or all ends in nodes of few triangles (`planes_by`). In the smallest nodes it finds extents by the plane alone
/// (`takes_halves`), and it leaves four triangles in a leaf, six from the depth `deep_from` on: so its trees cost some per cent
/// more than those of `sah`.
///
/// The strategies without a criterion (spatial and object median, sliding midpoint) go on to single triangles, or until
/// their plane separates none: where both children would have all triangles, for `object_median` where one would.
/// `object_median` takes the plane through an end of an extent, across the longest axis, that leaves the children most alike in
/// number. choose.h has all of it as functions.
struct Rules {
  SahCosts costs;
  Strategy strategy = Strategy::sah;
  Clip clip = Clip::clip;
  int max_depth = 20;
  int extra_levels = 0;
  int min_leaf = 0;
  int bins = 96;
  int deep_from = 1000;  ///< no tree is so deep
};
/// max_depth 0 in the parameters: 8 + 1.3 log2(triangles), rounded.
[[nodiscard]] Rules rules_of(const Parameters& parameters, std::size_t triangle_count);
[[nodiscard]] int automatic_depth(std::size_t triangle_count);
/// Of all scenes of this size, whatever their limit of depth: eight levels above the automatic one.
[[nodiscard]] int deep_from(std::size_t triangle_count);
/// Sets the parameters that have these rules.
void take_rules(Parameters& parameters, const Rules& rules);

/// The triangles as the builders read them. With `context` on all cores, and throws Cancelled.
[[nodiscard]] Triangles triangles_of(const Mesh& mesh, RunContext* context = nullptr);

/// Builds with the pipeline named (`thesis` is CUDA's alone: here it is `sweep`). Stages and operations go to context.metrics.
/// Throws Error{out_of_memory}, Cancelled.
///
/// Against cells that everything straddles, one rule holds for all builders: let R(d) be the references of the tree cut at
/// depth d, that is those of leaves above d and of all nodes at d. With D the smallest depth where R(D) > 16 N, the tree is
/// built with the depth limit D − 1, and a warning says so.
[[nodiscard]] Tree build(const Triangles& triangles, const Rules& rules, Pipeline pipeline, RunContext& context);

// The builders. All of them give the tree that the rules define: equal bytes.

/// Plain recursion; at each node every candidate is counted anew. O(N²) at the root: for small scenes and tests.
[[nodiscard]] Tree build_reference(const Triangles& triangles, const Rules& rules, RunContext& context);
/// The thesis's builder for the CPU: one thread, events sorted anew in every node, vectors of planes and counts. O(N log² N).
[[nodiscard]] Tree build_sweep(const Triangles& triangles, const Rules& rules, RunContext& context);
/// Events are sorted once and stay sorted through splits, one thread (Wald and Havran 2006). O(N log N).
[[nodiscard]] Tree build_presorted(const Triangles& triangles, const Rules& rules, RunContext& context);
/// The same on all cores.
[[nodiscard]] Tree build_level_cpu(const Triangles& triangles, const Rules& rules, RunContext& context);

}  // namespace ws::kdtree
