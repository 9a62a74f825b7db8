// A triangulation as the rest of the program sees it: steps, pictures, plots, what was clicked, files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/core/lazy.h"
#include "compute/triangulation/edits.h"
#include "compute/triangulation/solution.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ws::triangulation {

/// Another triangulation of the same points.
struct Panel {
  std::string title;
  std::vector<Edge> edges;  ///< ascending
  Interval length;
};
/// Where it stands beside the result.
struct PlacedPanel {
  std::shared_ptr<const Panel> panel;
  double shift = 0;  ///< of the picture, along x
};

/// A box: where it is, and how far it reaches.
struct Window {
  Point middle, half{0.5, 0.5};
};
/// Of points; of none: around the origin.
[[nodiscard]] Window window_of(const std::vector<Point>& points);

class TriangulationResult final : public Result {
 public:
  /// `numbers`: of the distinct points among all that the edits know. `window`: of the points before any edit, so that the
  /// picture stays where it is while a point is dragged.
  TriangulationResult(Solution solution, std::vector<std::size_t> numbers, ParameterSet parameters, Window window);

  [[nodiscard]] Backend backend() const override { return Backend::cpu; }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary() const override;
  [[nodiscard]] std::string hash() const override;
  [[nodiscard]] std::size_t step_count() const override { return solution_.story->step_count(); }
  [[nodiscard]] StepInfo describe(std::size_t step) const override;
  [[nodiscard]] const std::vector<StepEvent>& events() const override { return events_; }
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override;
  [[nodiscard]] bool is_3d(const ParameterSet&) const override { return false; }
  [[nodiscard]] Bounds bounds(const ParameterSet& view) const override;
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet&) const override { return {middle_.x, middle_.y, 0}; }
  [[nodiscard]] FrameLayout layout(std::size_t step, const ParameterSet& view) const override;
  void present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const override;
  /// Points.
  [[nodiscard]] Work work() const override { return {static_cast<double>(solution_.points.size()), "points"}; }
  [[nodiscard]] std::vector<Plot> plots(std::size_t) const override { return plots_.get(); }
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const override;
  [[nodiscard]] std::size_t origin_step(const Pick& pick, std::size_t step) const override;
  void write(std::string_view id, const std::filesystem::path& path) const override;

  [[nodiscard]] const Solution& solution() const { return solution_; }
  /// What stands beside it in this view, in order; none for points on one line.
  [[nodiscard]] std::vector<PlacedPanel> panels(const ViewParameters& view) const;
  /// Makes all that a view may show, so that nobody waits for it later. Throws Cancelled.
  void prepare(RunContext& context) const;
  /// A point's number for edits, and back.
  [[nodiscard]] std::size_t number_of(std::size_t point) const { return numbers_[point]; }
  /// A place of the picture in the coordinates of the points.
  [[nodiscard]] Point place_of(double x, double y) const { return {x + middle_.x, y + middle_.y}; }
  [[nodiscard]] Point picture_of(Point p) const { return {p.x - middle_.x, p.y - middle_.y}; }
  /// Where a panel's title stands, in the picture; the result's own: shift 0.
  [[nodiscard]] Point title_place(double shift) const { return {shift - half_.x, half_.y * 1.03}; }
  /// By how many per cent a length is above another.
  [[nodiscard]] static double excess(const Interval& length, const Interval& over);

 private:
  struct Drawing;  ///< lines of a step, as layout counts and present writes them
  [[nodiscard]] std::shared_ptr<const Drawing> drawing(std::size_t step, const ViewParameters& view) const;
  void draw_story(Drawing& drawing, std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::shared_ptr<const Panel> make_panel(Beside which, RunContext& context) const;
  [[nodiscard]] std::vector<Plot> make_plots() const;
  [[nodiscard]] double panel_pitch() const { return 2.2 * std::max(half_.x, half_.y / 4); }

  Solution solution_;
  std::vector<std::size_t> numbers_;
  ParameterSet parameters_;
  std::vector<StepEvent> events_;
  Point middle_, half_;
  std::uint64_t identity_;
  Lazy<std::shared_ptr<const Panel>> delaunay_, greedy_;
  Lazy<std::vector<Plot>> plots_;

  mutable std::mutex cache_mutex_;
  mutable std::pair<std::uint64_t, std::shared_ptr<const Drawing>> drawing_{};
};

}  // namespace ws::triangulation
