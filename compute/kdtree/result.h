// A tree as the rest of the program sees it: steps, pictures, plots, what was clicked, files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/kdtree/boxes.h"
#include "compute/kdtree/comparison.h"
#include "compute/kdtree/curves.h"
#include "compute/kdtree/examine.h"
#include "compute/kdtree/pipeline.h"
#include "compute/kdtree/ray_log.h"
#include "compute/kdtree/rules_2d.h"
#include "compute/kdtree/run.h"
#include "compute/kdtree/studies.h"
#include "compute/kdtree/what_if.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ws::kdtree {

/// What follows from a plane moved by hand, beside the builder's choice for the same node.
struct OwnTree {
  std::string refusal;  ///< why there is none; empty: there is one
  WhatIf followed;
  Subtree chosen;
};

/// Step 0 is the scene alone; step s has decided s nodes; the last one is the whole tree, seen through rays.
class TreeResult final : public Result {
 public:
  /// `parameters` are those of the run with automatic values filled in.
  /// `rival`: the run of the tree that is compared with, if one is.
  TreeResult(std::shared_ptr<const Run> run, ParameterSet parameters, StudyResult study = {},
             std::shared_ptr<const Run> rival = nullptr);

  [[nodiscard]] Backend backend() const override { return run_->screen->backend(); }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary() const override;
  [[nodiscard]] std::string hash() const override { return hash_.get(); }
  [[nodiscard]] std::size_t step_count() const override;
  [[nodiscard]] StepInfo describe(std::size_t step) const override;
  [[nodiscard]] const std::vector<StepEvent>& events() const override;
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override;
  [[nodiscard]] bool is_3d(const ParameterSet& view) const override;
  [[nodiscard]] Bounds bounds(const ParameterSet& view) const override;
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet&) const override { return {}; }
  [[nodiscard]] FrameLayout layout(std::size_t step, const ParameterSet& view) const override;
  void present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const override;
  /// Triangles built over.
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Plot> plots(std::size_t step) const override { return plots_with(step, {}); }
  /// With the plane moved by hand in the node's cost curve.
  [[nodiscard]] std::vector<Plot> plots_seen(std::size_t step, const ParameterSet& view) const override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const override;
  [[nodiscard]] std::size_t origin_step(const Pick& pick, std::size_t step) const override;
  void write(std::string_view id, const std::filesystem::path& path) const override;

  [[nodiscard]] const Run& run() const { return *run_; }
  /// Null where no tree is compared with.
  [[nodiscard]] const Run* rival() const { return rival_.get(); }
  /// What the rays of the picture that was drawn last cost in both trees; none before one was.
  [[nodiscard]] std::optional<Comparison> comparison() const;
  /// Whether the picture of a step is the ray tracer's.
  [[nodiscard]] bool is_traced(std::size_t step, const ViewParameters& view) const;
  /// The node that a step decides; none for step 0.
  [[nodiscard]] std::optional<std::uint32_t> node_at(std::size_t step) const;
  /// The examination of a step's node; null for step 0, and where it is not there yet and would hold up who asks: it comes with
  /// the step's picture.
  [[nodiscard]] std::shared_ptr<const Examination> examined(std::size_t step) const;
  /// Whether the step's node has so few triangles that a picture of it waits for its examination.
  [[nodiscard]] bool can_examine(std::size_t step) const;
  /// What the plane moved by hand would cost in the step's node.
  [[nodiscard]] std::optional<PlanePrice> own_plane(std::size_t step, const ViewParameters& view) const;
  /// What would follow from it; null where the picture shows none. It is made with the picture, so it may be that of the place
  /// where the plane was a moment ago.
  [[nodiscard]] std::shared_ptr<const OwnTree> own_tree(std::size_t step, const ViewParameters& view) const;
  /// The cells of a step.
  [[nodiscard]] std::shared_ptr<const Boxes> boxes(std::size_t step, const ViewParameters& view) const;
  /// The ray that is followed, event by event; null where none is.
  [[nodiscard]] std::shared_ptr<const RayLog> ray_log(const ViewParameters& view) const;
  /// Whether a line of sight hits a triangle.
  [[nodiscard]] bool meets(Vec3 origin, Vec3 direction) const { return run_->tracer()->nearest({origin, direction}).exists(); }
  /// The step's node through the kernels; null where it is not examined.
  [[nodiscard]] std::shared_ptr<const PipelinePicture> pipeline(std::size_t step, const ViewParameters& view) const;
  /// Words at places of the picture.
  [[nodiscard]] std::vector<Word> words(std::size_t step, const ViewParameters& view) const;
  /// What the followed ray met, and its cost beside that which the heuristic expects; empty where none is followed.
  [[nodiscard]] std::vector<std::string> ray_summary(const ViewParameters& view) const;
  /// The partitions of Stage::rules and Stage::six_points.
  [[nodiscard]] std::shared_ptr<const PlanarPicture> rules_picture(const ViewParameters& view) const;
  /// What the rules split.
  [[nodiscard]] std::vector<Rectangle> rectangles_seen(const ViewParameters& view) const;

 private:
  struct Drawing;  ///< lines and faces of a step, as layout counts and present writes them
  [[nodiscard]] std::shared_ptr<const Drawing> drawing(std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::shared_ptr<const Examination> look_into(std::size_t step) const;
  [[nodiscard]] std::shared_ptr<const Drawing> drawn_now(std::size_t step, const ViewParameters& view) const;
  void draw_own_plane(Drawing& drawing, std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::shared_ptr<const OwnTree> follow_own_plane(std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::vector<Plot> plots_with(std::size_t step, const std::optional<OwnPlane>& own) const;
  void draw_node(Drawing& drawing, std::size_t step, const ViewParameters& view) const;
  void present_traced(const ViewParameters& view, const FrameTargets& targets, const std::stop_token& stop) const;
  void present_mesh(std::size_t step, const FrameTargets& targets) const;
  [[nodiscard]] std::vector<Property> inspect_triangle(std::size_t index) const;
  [[nodiscard]] std::vector<Property> inspect_ray(std::size_t line) const;
  static void add_choice(std::vector<Property>& values, const Examination& found);
  void add_total(std::vector<Property>& values, std::size_t step) const;
  [[nodiscard]] std::vector<StepEvent> list_events() const;
  [[nodiscard]] std::string compute_hash() const;

  std::shared_ptr<const Run> run_, rival_;
  ParameterSet parameters_;
  StudyResult study_;
  Lazy<std::vector<StepEvent>> events_;
  Lazy<std::string> hash_;
  std::uint64_t identity_;

  mutable std::mutex cache_mutex_;
  mutable std::pair<std::size_t, std::shared_ptr<const Examination>> examination_{};
  mutable std::pair<std::uint64_t, std::shared_ptr<const Drawing>> drawing_{};
  mutable std::pair<std::uint64_t, std::shared_ptr<const Boxes>> boxes_{};
  mutable std::pair<std::uint64_t, std::shared_ptr<const PlanarPicture>> rules_{};
  mutable std::pair<std::uint64_t, std::optional<Comparison>> comparison_{};
  mutable std::pair<std::uint64_t, std::shared_ptr<const RayLog>> ray_{};
};

}  // namespace ws::kdtree
