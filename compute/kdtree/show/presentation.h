// How a tree is looked at: node by node as it is decided, as a whole through rays, one node through the thesis's kernels, and
// four rules in the plane.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/kdtree/rays/screen.h"
#include "compute/kdtree/result.h"
#include "compute/kdtree/show/explain.h"
#include "compute/kdtree/show/picture.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ws::kdtree {

class TreePresentation final : public Presentation {
 public:
  /// `before`: may be null. Where it shows the same tree, what it has made is taken over: samples of the growing picture too.
  TreePresentation(std::shared_ptr<const TreeResult> result, const TreePresentation* before);
  ~TreePresentation() override;

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext& context) override;
  /// A TreePicture.
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override;
  void write(const Picture& picture, const FrameTargets& targets, RunContext& context) override;
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext& context) override;
  /// Of steps that show the scene: what the node is. None for the whole tree, which other pictures are of.
  [[nodiscard]] std::vector<std::uint64_t> step_fingerprints(const ParameterSet& view, RunContext& context) override;
  /// With the plane moved by hand in the node's cost curve.
  [[nodiscard]] std::vector<Plot> plots(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request& request, RunContext& context) override;
  /// Of a triangle the first step that decides a leaf of it, of a node its own, of a ray the step that shows it.
  [[nodiscard]] std::size_t made_by(const Pick& pick, const Request& request, RunContext& context) override;
  /// The edges of the triangle, unless a ray shows it, or of the node's cell.
  [[nodiscard]] std::optional<PickedPlace> where_is(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] Explanation explain(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Explainable> explainable(const Request& request, RunContext& context) override;
  /// Of a triangle, "mesh", and of a "node" by its number in the tree, whatever the step.
  [[nodiscard]] Reasons why(const Pick& pick, const Request& request, RunContext& context) override;

  /// The first triangle on a line of sight in the coordinates of the picture, and where, in lengths of `direction`.
  [[nodiscard]] Hit nearest(Vec3 origin, Vec3 direction, RunContext& context);

 private:
  /// The last value that was made, and what it was made for.
  template <class T>
  class Last {
   public:
    template <class Make>
    const std::shared_ptr<const T>& get(std::uint64_t key, const Make& make) {
      if (!value_ || key_ != key) {
        value_ = make();
        key_ = key;
      }
      return value_;
    }

   private:
    std::uint64_t key_ = 0;
    std::shared_ptr<const T> value_;
  };
  /// What belongs to the tree, whatever its result tells of it; presentations of the same tree share it. Each is made when it
  /// is first asked for.
  struct OfTree {
    std::shared_ptr<const Overview> overview;
    std::shared_ptr<const CpuTracer> tracer;
    std::unique_ptr<Examiner> examiner;  ///< of the overview's tree
    std::unique_ptr<Screen> screen;
    std::optional<std::vector<Plot>> plots;
    Last<Examination> examination;
    Last<PlanarPicture> rules;
    Last<RayLog> ray;
  };

  /// Of a request, in the coordinates of the triangles.
  [[nodiscard]] ViewParameters view_of(const Request& request) const;
  [[nodiscard]] const BuiltTree& built() const { return *tree_result_->built(); }
  /// Null where the result does not tell all.
  [[nodiscard]] const Overview* overview(RunContext& context);
  [[nodiscard]] bool is_last(std::size_t step) const { return step + 1 == tree_result_->step_count(); }
  /// The node that a step decides; none for step 0 and without an overview.
  [[nodiscard]] std::optional<std::uint32_t> node_at(std::size_t step, RunContext& context);
  /// The step that decides a picked node; none for what is no node.
  [[nodiscard]] std::optional<std::size_t> step_of_node(const Pick& pick, RunContext& context);
  /// Of a triangle: see `leaf_of`.
  [[nodiscard]] std::optional<ListingLeaf> leaf_met(const Pick& pick, RunContext& context);
  /// Of the step's node; null where there is none, or it has too many triangles.
  [[nodiscard]] std::shared_ptr<const Examination> examine(std::size_t step, RunContext& context);
  [[nodiscard]] Explanation explain_decision(std::size_t step, RunContext& context);
  [[nodiscard]] const std::shared_ptr<const CpuTracer>& tracer(Traversal method, RunContext& context);
  [[nodiscard]] Screen& screen();
  [[nodiscard]] Screen& rival_screen();

  /// Of what all steps are drawn from, whatever the tree.
  [[nodiscard]] std::uint64_t scene_fingerprint() const;
  [[nodiscard]] std::shared_ptr<const Drawing> drawing(std::size_t step, const ViewParameters& view, RunContext& context);
  [[nodiscard]] Drawing draw(std::size_t step, const ViewParameters& view, RunContext& context);
  [[nodiscard]] std::shared_ptr<const Boxes> boxes(std::size_t step, const ViewParameters& view, RunContext& context);
  [[nodiscard]] std::shared_ptr<const PlanarPicture> rules(const ViewParameters& view);
  [[nodiscard]] std::shared_ptr<const RayLog> ray_log(const ViewParameters& view, RunContext& context);
  [[nodiscard]] Comparison comparison(const ViewParameters& view, RunContext& context);
  void prepare_traced(TreePicture& picture, RunContext& context);
  [[nodiscard]] FrameLayout layout_of(const TreePicture& picture) const;
  [[nodiscard]] Bounds bounds_of(const ViewParameters& view) const;
  [[nodiscard]] std::vector<Rectangle> rectangles_seen(const ViewParameters& view) const;

  const std::shared_ptr<const TreeResult> tree_result_;
  std::shared_ptr<OfTree> of_tree_ = std::make_shared<OfTree>();
  std::unique_ptr<Screen> rival_screen_;
  std::array<std::shared_ptr<const CpuTracer>, 2> rival_tracers_;  ///< with ropes from their first use on
  Last<Drawing> drawing_;
  Last<Boxes> boxes_;
  Last<Comparison> comparison_;
};

}  // namespace ws::kdtree
