// How a triangulation is looked at: the steps of its story, their pictures, plots and words, and what was clicked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"
#include "compute/core/result/presentation.h"
#include "compute/triangulation/show/changes.h"
#include "compute/triangulation/show/drawing.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::triangulation {

class TriangulationPresentation final : public Presentation {
 public:
  /// All that is shown follows from the result and the request, however often and in whatever order results are presented, but
  /// for the marks of what changed: these come from `before`, if it is of the same points before any edit. A presentation of
  /// the same result gives those that it has, so that a result which is presented again goes on as it was. Throws Cancelled.
  TriangulationPresentation(const std::shared_ptr<const TriangulationResult>& result, const TriangulationPresentation* before,
                            RunContext& context);

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext& context) override;
  /// A TriangulationPicture.
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override;
  void write(const Picture& picture, const FrameTargets& targets, RunContext& context) override;
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext& context) override;
  /// Of a search: what its calls came to so far, and the shortest that it has met.
  [[nodiscard]] std::vector<std::uint64_t> step_fingerprints(const ParameterSet& view, RunContext& context) override;
  [[nodiscard]] std::vector<Plot> plots(const Request& request, RunContext& context) override;
  /// Points of other panels are those of the result.
  [[nodiscard]] Pick picked(const Pick& shown, const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] std::size_t made_by(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] Explanation explain(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Explainable> explainable(const Request& request, RunContext& context) override;
  /// Of "point" by its number and "edge" by those of its ends (explain.h); of "points", "edges" and "nodes" as they are picked.
  [[nodiscard]] Reasons why(const Pick& pick, const Request& request, RunContext& context) override;

  /// The edge of a step's picture next to a place of it; none where all are far. O(edges).
  [[nodiscard]] std::optional<Edge> edge_near(Point place, const Request& request, RunContext& context) const;
  /// The point next to a place of the picture; none where all are far. O(points).
  [[nodiscard]] std::optional<std::uint32_t> point_near(Point place, RunContext& context);
  [[nodiscard]] const PictureSpace& space() const { return space_; }

 private:
  [[nodiscard]] const TriangulationResult& shown() const;
  [[nodiscard]] StepInfo info_of(std::size_t step, StoryStep told) const;
  /// What stands beside it in a view; none for points on one line.
  [[nodiscard]] std::vector<PlacedPanel> panels_in(const ViewParameters& view, RunContext& context);
  /// Of what all steps of a search are drawn from, whatever its calls.
  [[nodiscard]] std::uint64_t search_fingerprint(const ViewParameters& view, RunContext& context);
  [[nodiscard]] const Drawing& drawing_of(const Subject& subject, RunContext& context);
  [[nodiscard]] Bounds bounds_of(const Subject& subject) const;
  [[nodiscard]] FrameLayout layout_of(const Drawing& drawing, std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] std::vector<Property> inspect_point(std::size_t point) const;
  [[nodiscard]] std::vector<Property> inspect_call(std::size_t call) const;

  struct KeptDrawing {
    std::uint64_t key;
    Drawing drawing;
  };

  Changes changes_;
  std::uint64_t changes_identity_ = next_identity();
  Panels panels_;
  std::shared_ptr<const Panel> checked_;  ///< null: none was given
  PictureSpace space_;
  std::optional<KeptDrawing> kept_;  ///< the newest
  std::optional<std::vector<Plot>> plots_;
};

}  // namespace ws::triangulation
