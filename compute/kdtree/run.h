// What a run of the kD-tree workspace leaves: the scene as it was built over, the tree, and how it came to be. What only some
// views ask for is made when they do, so that a tree which is rebuilt sixty times a second costs no more than its building.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/lazy.h"
#include "compute/core/plot.h"
#include "compute/core/run_context.h"
#include "compute/kdtree/build.h"
#include "compute/kdtree/examine.h"
#include "compute/kdtree/growth.h"
#include "compute/kdtree/screen.h"
#include "compute/kdtree/statistics.h"
#include "compute/kdtree/thesis_report.h"
#include "compute/kdtree/totals.h"
#include "compute/kdtree/trace.h"
#include "compute/kdtree/tree_file.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace ws::kdtree {

/// Of a tree that may still lie on the device.
struct TreeSize {
  std::size_t nodes = 1, references = 0;
  std::uint32_t depth = 0;
  Box box;
};

class Run {
 public:
  Run() = default;
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  std::shared_ptr<const Mesh> mesh;  ///< as it was given
  Parameters parameters;
  Rules rules;                        ///< `max_depth` is the limit that held
  CpuTracer::TrianglesPtr triangles;  ///< as they were when the tree was built: moved, in an animation
  TreeSize size;
  std::unique_ptr<Screen> screen;
  std::optional<ThesisReport> thesis;  ///< what its pipeline measured, where that built the tree
  std::optional<RayBatch> rays;        ///< of a file, where one was given

  /// Makes all of the following but the tracer. Throws Cancelled.
  void prepare(const RunContext& context);
  /// Whether they are there, or so small that nobody notices their making: panels that follow a drag ask first.
  [[nodiscard]] bool is_prepared() const { return prepared_ || size.nodes <= quickly_prepared; }

  [[nodiscard]] const Tree& tree() const { return *tree_.get(); }
  [[nodiscard]] const Growth& growth() const { return growth_.get(); }
  [[nodiscard]] const Statistics& statistics() const { return statistics_.get(); }
  /// Of each node: references of the leaves under it.
  [[nodiscard]] const std::vector<std::uint32_t>& references_below() const { return references_below_.get(); }
  [[nodiscard]] Examiner& examiner() const { return *examiner_.get(); }
  /// After each step.
  [[nodiscard]] const Totals& totals() const { return totals_.get(); }
  [[nodiscard]] Total total_after(std::size_t decided) const { return totals().after(tree(), growth(), decided); }
  /// Of the tree, not of a node.
  [[nodiscard]] const std::vector<Plot>& plots() const { return plots_.get(); }
  [[nodiscard]] const std::shared_ptr<const CpuTracer>& tracer() const { return tracer_.get(); }

 private:
  friend class RunMaker;
  static constexpr std::size_t quickly_prepared = 100'000;
  [[nodiscard]] static std::vector<std::uint32_t> count_references_below(const Tree& tree, const std::stop_token& stop);

  std::atomic<bool> prepared_ = false;

  Lazy<std::shared_ptr<const Tree>> tree_;
  Lazy<Growth> growth_;
  Lazy<Statistics> statistics_;
  Lazy<std::vector<std::uint32_t>> references_below_;
  Lazy<Totals> totals_;
  Lazy<std::unique_ptr<Examiner>> examiner_;
  Lazy<std::vector<Plot>> plots_;
  Lazy<std::shared_ptr<const CpuTracer>> tracer_;
};

/// Throws Error, Cancelled.
[[nodiscard]] std::shared_ptr<Run> run(std::shared_ptr<const Mesh> mesh, const Parameters& parameters, RunContext& context);
/// The same with a tree that is there already; of the parameters those of building are not looked at. Throws
/// Error{invalid_argument} where the tree is not one of this scene.
[[nodiscard]] std::shared_ptr<Run> run_stored(std::shared_ptr<const Mesh> mesh, const Parameters& parameters,
                                              const StoredTree& stored, RunContext& context);
/// The scene in one leaf: something to look at while the first run goes on.
[[nodiscard]] std::shared_ptr<Run> only_scene(std::shared_ptr<const Mesh> mesh, RunContext& context);

}  // namespace ws::kdtree
