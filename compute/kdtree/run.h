// What a run of the kD-tree workspace leaves: the scene as it was built over, the tree, and how it came to be.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/plot.h"
#include "compute/core/run_context.h"
#include "compute/kdtree/build.h"
#include "compute/kdtree/growth.h"
#include "compute/kdtree/screen.h"
#include "compute/kdtree/statistics.h"
#include "compute/kdtree/trace.h"

#include <memory>
#include <optional>
#include <vector>

namespace ws::kdtree {

struct Run {
  std::shared_ptr<const Mesh> mesh;  ///< as it was given
  Parameters parameters;
  Rules rules;
  CpuTracer::TrianglesPtr triangles;  ///< as they were when the tree was built: moved, in an animation
  std::shared_ptr<const Tree> tree;
  Growth growth;
  Statistics statistics;
  std::vector<std::uint32_t> references_below;  ///< of each node: references of the leaves under it
  std::vector<Plot> plots;                      ///< of the tree
  std::vector<Plot> study;
  std::shared_ptr<const CpuTracer> tracer;
  std::unique_ptr<Screen> screen;
};

/// Throws Error, Cancelled.
[[nodiscard]] std::shared_ptr<Run> run(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, RunContext& context);
/// The scene in one leaf: something to look at while the first run goes on.
[[nodiscard]] std::shared_ptr<Run> only_scene(std::shared_ptr<const Mesh> mesh, RunContext& context);

}  // namespace ws::kdtree
