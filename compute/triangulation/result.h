// A triangulation as the rest of the program sees it: steps, pictures, plots, what was clicked, files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/core/lazy.h"
#include "compute/triangulation/edits.h"
#include "compute/triangulation/follow.h"
#include "compute/triangulation/growth.h"
#include "compute/triangulation/race.h"
#include "compute/triangulation/solution.h"
#include "compute/triangulation/tree_picture.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
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

/// Where the search tree stands in the picture.
struct TreeStage {
  double left = 0, bottom = 0, width = 0, height = 0;
};

/// Where the loads of a device's warps stand: the upper left corner and the size in the picture, and in pixels.
struct LoadStage {
  double left = 0, top = 0, width = 0;
  int pixel_width = 0, pixel_height = 0;
};

/// What was measured besides, where it was asked for.
struct Comparisons {
  std::vector<Runner> race;
  std::vector<GrowthRow> growth;
};

class TriangulationResult final : public Result {
 public:
  /// `numbers`: of the distinct points among all that the edits know. `window`: of the points before any edit, so that the
  /// picture stays where it is while a point is dragged.
  TriangulationResult(Solution solution, std::vector<std::size_t> numbers, ParameterSet parameters, Window window);

  /// Before anybody has it: of which points it is, and who may go on from it when one of them is dragged.
  void set_source(std::shared_ptr<const PointSet> input, std::shared_ptr<Follower> follower);
  /// Before anybody has it: what was shown of the same points until now, so that the changes are seen for a moment.
  void set_before(const TriangulationResult& before);
  /// Likewise: of many points, what stands beside it is made within the run's time limit, or not at all.
  void set_limit(const TimeLimit& limit) { limit_ = limit; }
  /// Likewise: what its run took the time for.
  void set_stages(std::vector<StageTime> stages) { stages_ = std::move(stages); }
  void set_comparisons(Comparisons comparisons) { comparisons_ = std::move(comparisons); }
  [[nodiscard]] const Comparisons& comparisons() const { return comparisons_; }
  /// Likewise: what stands beside it is that of the result before, since there is no time to make it anew.
  void borrow_panels(const TriangulationResult& before);

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
  /// Points of other panels are those of the result.
  [[nodiscard]] Pick picked(const Pick& shown, std::size_t step, const ParameterSet& view) const override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const override;
  [[nodiscard]] std::size_t origin_step(const Pick& pick, std::size_t step) const override;
  void write(std::string_view id, const std::filesystem::path& path) const override;

  [[nodiscard]] const Solution& solution() const { return solution_; }
  [[nodiscard]] const std::shared_ptr<const PointSet>& input() const { return input_; }
  /// The solver for a drag of these points, made when it is asked for first. Thread-safe.
  [[nodiscard]] std::shared_ptr<Follower> follower() const;
  /// How strongly changed edges are marked now, from 1 at first to 0, and for how many seconds longer; in a few levels.
  struct Flash {
    double strength = 0, seconds_left = 0;
  };
  [[nodiscard]] Flash flash() const;
  /// What stands beside it in this view, in order; none for points on one line, and none that the time limit left no time for.
  [[nodiscard]] std::vector<PlacedPanel> panels(const ViewParameters& view) const;
  /// Makes all that a view may show, so that nobody waits for it later. Throws Cancelled.
  void prepare(RunContext& context) const;
  /// A point's number for edits, and back.
  [[nodiscard]] std::size_t number_of(std::size_t point) const { return numbers_[point]; }
  /// A place of the picture in the coordinates of the points.
  [[nodiscard]] Point place_of(double x, double y) const { return {x * unit_ + middle_.x, y * unit_ + middle_.y}; }
  [[nodiscard]] Point picture_of(Point p) const { return {(p.x - middle_.x) / unit_, (p.y - middle_.y) / unit_}; }
  /// What a step of 1 in the picture is: 1, but for points that are too large or small for floats.
  [[nodiscard]] double unit() const { return unit_; }
  /// The tree of the search, where the view shows one; null else. Where it stands, and the stack at a step's call.
  [[nodiscard]] const SearchTree* tree_in(const ViewParameters& view) const;
  [[nodiscard]] TreeStage tree_stage(const ViewParameters& view) const;
  [[nodiscard]] std::vector<std::string> stack(std::size_t step, const ViewParameters& view) const;
  /// The calls of a device's warps, where there are some and the view shows them; null else. Where they stand, as cells
  /// row by row.
  [[nodiscard]] const std::vector<std::uint64_t>* loads_in(const ViewParameters& view) const;
  [[nodiscard]] LoadStage load_stage(const ViewParameters& view) const;
  /// The edge whose diamond the view shows, if there is such.
  [[nodiscard]] std::optional<Edge> examined_edge(const ViewParameters& view) const;
  /// What lies in the triangle left of an edge from its smaller end to the other, and right of it. O(points).
  [[nodiscard]] std::array<std::vector<std::uint32_t>, 2> points_in_diamond(Edge e) const;
  /// The edge of a step's picture next to a place of it; none where all are far. O(edges).
  [[nodiscard]] std::optional<Edge> edge_near(Point place, std::size_t step) const;
  /// Where a panel's title stands, in the picture; the result's own: shift 0.
  [[nodiscard]] Point title_place(double shift) const { return {shift - half_.x, half_.y * 1.03}; }
  /// By how many per cent a length is above another.
  [[nodiscard]] static double excess(const Interval& length, const Interval& over);

 private:
  [[nodiscard]] Numbered numbered() const { return {solution_.points.at, numbers_, solution_.edges}; }
  struct Drawing;  ///< lines of a step, as layout counts and present writes them
  [[nodiscard]] std::shared_ptr<const Drawing> drawing(std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::size_t changed_count(const ViewParameters& view) const;
  void present_changes(const ViewParameters& view, const FrameTargets& targets) const;
  void draw_tree(Drawing& drawing, std::size_t step, const ViewParameters& view) const;
  void draw_graphs(Drawing& drawing, std::size_t count, const TreePlaces& places, const TreeStage& stage) const;
  void draw_diamond(Drawing& drawing, const ViewParameters& view) const;
  void draw_loads(Drawing& drawing, const ViewParameters& view) const;
  [[nodiscard]] std::vector<Property> inspect_call(std::size_t call) const;
  void draw_story(Drawing& drawing, std::size_t step, const ViewParameters& view) const;
  /// Null where the run's time limit was too short.
  [[nodiscard]] std::shared_ptr<const Panel> make_panel(Beside which, RunContext& context) const;
  [[nodiscard]] std::vector<Plot> make_plots() const;
  [[nodiscard]] double panel_pitch() const { return pitch_; }

  Solution solution_;
  std::vector<std::size_t> numbers_;
  ParameterSet parameters_;
  std::vector<StepEvent> events_;
  double unit_;          ///< a power of two
  Point middle_, half_;  ///< of the points before any edit; half in the picture
  double pitch_;         ///< from one panel to the next
  std::shared_ptr<const PointSet> input_;
  mutable std::mutex follower_mutex_;
  mutable std::shared_ptr<Follower> follower_;
  Changes changes_;
  bool borrows_panels_ = false;
  TimeLimit limit_{0};
  Comparisons comparisons_;
  std::vector<StageTime> stages_;
  std::chrono::steady_clock::time_point made_ = std::chrono::steady_clock::now();
  std::uint64_t identity_;
  Lazy<std::shared_ptr<const Panel>> delaunay_, greedy_;
  Lazy<std::vector<Plot>> plots_;

  mutable std::mutex cache_mutex_;
  mutable std::pair<std::uint64_t, std::shared_ptr<const Drawing>> drawing_{};
};

}  // namespace ws::triangulation
