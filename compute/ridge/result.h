// A detection as the rest of the program sees it: steps, pictures, plots, what was clicked, files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/ridge/accuracy.h"
#include "compute/ridge/detect.h"
#include "compute/ridge/params.h"
#include "compute/ridge/study.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ws::ridge {

class RidgeResult final : public Result {
 public:
  /// `parameters` are those of the run with automatic values filled in; `truth` may be null. Throws Cancelled.
  RidgeResult(std::shared_ptr<const PointSet> points, std::shared_ptr<const PolylineSet> truth, ParameterSet parameters,
              Detection detection, const RunContext& context);
  /// The same with the rows of a study.
  RidgeResult(const RidgeResult& other, std::vector<StudyRow> study);

  [[nodiscard]] Backend backend() const override { return run_.engine->backend(); }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary() const override;
  [[nodiscard]] std::string hash() const override;
  [[nodiscard]] std::size_t step_count() const override { return run_.trace.steps().size(); }
  [[nodiscard]] StepInfo describe(std::size_t step) const override;
  [[nodiscard]] const std::vector<StepEvent>& events() const override { return events_; }
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override;
  [[nodiscard]] bool is_3d(const ParameterSet& view) const override;
  [[nodiscard]] Bounds bounds(const ParameterSet& view) const override;
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet& view) const override;
  [[nodiscard]] FrameLayout layout(std::size_t step, const ParameterSet& view) const override;
  void present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const override;
  /// Points times balls, over all iterations.
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Plot> plots(std::size_t step) const override;
  [[nodiscard]] Pick picked(const Pick& shown, std::size_t step, const ParameterSet& view) const override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const override;
  [[nodiscard]] std::size_t origin_step(const Pick& pick, std::size_t step) const override;
  void write(std::string_view id, const std::filesystem::path& path) const override;

  /// The balls drawn at `step`: those of the state, with the one that the step removes still among them.
  /// May replay iterations; throws Cancelled when `stop` is requested meanwhile.
  [[nodiscard]] Balls shown_balls(std::size_t step, std::stop_token stop = {}) const;
  /// The tile, from 1, that holds a place of a planar picture; 0: none.
  [[nodiscard]] std::int64_t tile_at(const ParameterSet& view, double x, double y) const;
  /// Of the boxes drawn at `step` the one that holds the place, as `inspect` takes it; nothing beside all of them.
  [[nodiscard]] std::optional<Pick> box_at(std::size_t step, const ParameterSet& view, double x, double y) const;
  [[nodiscard]] const Detection& detection() const { return run_; }
  [[nodiscard]] const PolylineSet& polylines() const { return lines_; }

 private:
  [[nodiscard]] std::size_t shown_ball_count(std::size_t step) const;
  [[nodiscard]] std::size_t last_state_step(std::size_t step) const;
  [[nodiscard]] ProjectionRows rows(const ViewParameters& view) const;
  void write_balls(std::size_t step, const ViewParameters& view, const Balls& balls, const FrameTargets& targets) const;
  void write_links(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const;
  /// The lines of a step of the refinement, which stand in the place of the links; else null.
  [[nodiscard]] const PolylineSet* refined_at(std::size_t step) const;
  void write_truth(const ViewParameters& view, const FrameTargets& targets) const;
  [[nodiscard]] std::vector<Property> inspect_point(std::size_t index, std::size_t step, const std::stop_token& stop) const;
  [[nodiscard]] std::vector<Property> inspect_ball(std::size_t index, std::size_t step, const std::stop_token& stop) const;
  [[nodiscard]] std::vector<Property> inspect_tile(std::uint32_t tile, std::size_t step, const std::stop_token& stop) const;
  void add_variant_summary(std::vector<Property>& properties) const;
  void list_events();

  /// picture_tiles.cpp: boxes of tiles, what was removed, what is missing.
  struct TileFrame {
    Box box;
    std::uint32_t tile, color;
    bool seams;  ///< faces towards other tiles have their own colour
  };
  [[nodiscard]] std::vector<TileFrame> tile_frames(std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::vector<std::size_t> frame_axes(const ViewParameters& view) const;
  /// Where a place of a planar picture is in the cloud.
  [[nodiscard]] std::array<double, 2> planar_place(const ViewParameters& view, double x, double y) const;
  [[nodiscard]] std::size_t removed_count_at(std::size_t step) const;
  void add_tile_layout(FrameLayout& layout, std::size_t step, const ViewParameters& view, std::uint64_t placed) const;
  void present_tiles(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const;
  void write_tiles(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const;
  void write_removed(std::size_t step, const ViewParameters& view, const FrameTargets& targets) const;
  void write_segments(const std::string& name, const std::vector<double>& ends, std::uint32_t color, const ViewParameters& view,
                      const FrameTargets& targets) const;
  [[nodiscard]] bool in_shown_tile(std::uint32_t ball, const ViewParameters& view) const;
  [[nodiscard]] std::uint32_t ball_color(std::uint32_t ball, const ViewParameters& view) const;

  std::shared_ptr<const PointSet> points_;
  std::shared_ptr<const PolylineSet> truth_;
  ParameterSet parameters_;
  std::shared_ptr<const Detection> detection_;
  const Detection& run_ = *detection_;
  PolylineSet lines_;
  std::optional<Accuracy> accuracy_;
  std::vector<StepEvent> events_;
  std::vector<double> half_widths_;
  std::vector<std::vector<double>> components_;
  std::uint64_t identity_;
  std::vector<StudyRow> study_;

  mutable std::mutex cache_mutex_;
  mutable std::optional<std::pair<std::size_t, Balls>> cache_;  ///< the last balls_at
};

}  // namespace ws::ridge
