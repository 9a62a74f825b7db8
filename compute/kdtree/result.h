// A tree as the rest of the program sees it: what it is in numbers and files. show/presentation.h shows it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/answering.h"
#include "compute/core/result/result.h"
#include "compute/kdtree/built_tree.h"
#include "compute/kdtree/inspect/overview.h"
#include "compute/kdtree/studies.h"

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ws::kdtree {

/// A second tree over the same scene, to compare with.
struct RivalTree {
  std::shared_ptr<const BuiltTree> built;
  Statistics statistics;                                    ///< of this tree
  double first_cost = 0;                                    ///< of the run's own tree, by the surface area heuristic
  std::array<std::shared_ptr<const CpuTracer>, 2> tracers;  ///< of the run's own tree and of this one, on the host
};

/// Step 0 is the scene alone; step s has decided s nodes; the last one is the whole tree, seen through rays.
class TreeResult final : public Result, public Answering {
 public:
  struct Parts {
    std::shared_ptr<const BuiltTree> built;
    ParameterSet parameters;  ///< of the run, with automatic values filled in
    /// Null: the result is shown before the run ends, or one moment of a moving scene. Of a large tree then only the size and
    /// the ray-traced picture are told.
    std::shared_ptr<const Overview> overview = {};
    StudyResult study = {};
    std::shared_ptr<const RivalTree> rival = {};  ///< null: no tree is compared with
    bool is_preview = false;  ///< the scene before anything was built: one leaf, through which no picture sends rays
  };
  explicit TreeResult(Parts parts) : parts_(std::move(parts)) {}

  [[nodiscard]] Backend backend() const override { return parts_.built->backend(); }
  [[nodiscard]] const ParameterSet& parameters() const override { return parts_.parameters; }
  /// Triangles built over.
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Property> summary(RunContext& context) const override;
  [[nodiscard]] std::string hash(RunContext& context) const override;
  [[nodiscard]] std::vector<Array> arrays(RunContext& context) const override;
  void write(std::string_view id, const std::filesystem::path& path, RunContext& context) const override;
  /// "trace": what rays hit.
  [[nodiscard]] const std::vector<Query>& queries() const override;
  [[nodiscard]] std::vector<Array> answer(std::string_view query, const Inputs& inputs, RunContext& context) const override;

  [[nodiscard]] const std::shared_ptr<const BuiltTree>& built() const { return parts_.built; }
  /// Null where panels do without.
  [[nodiscard]] const std::shared_ptr<const Overview>& overview() const { return parts_.overview; }
  [[nodiscard]] const StudyResult& study() const { return parts_.study; }
  /// Null where no tree is compared with.
  [[nodiscard]] const RivalTree* rival() const { return parts_.rival.get(); }

  [[nodiscard]] std::size_t step_count() const { return parts_.built->size.nodes + 1; }
  /// Whether the picture of a step is the ray tracer's.
  [[nodiscard]] bool is_traced(std::size_t step, const ViewParameters& view) const;
  /// Whether steps and panels tell all of the tree: it has an overview, or is so small that one is made at once.
  [[nodiscard]] bool tells_all() const;
  /// In the host's memory; from the device it may come through the context's cache.
  [[nodiscard]] std::shared_ptr<const Tree> host_tree(RunContext& context) const;

 private:
  [[nodiscard]] Statistics statistics(RunContext& context) const;

  const Parts parts_;
};

}  // namespace ws::kdtree
