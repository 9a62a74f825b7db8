// How a detection is looked at, step by step: pictures, plots, words, and what was clicked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/sorting.h"
#include "compute/ridge/result.h"
#include "compute/ridge/show/objective.h"
#include "compute/ridge/show/picture.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ws::ridge {

class RidgePresentation final : public Presentation {
 public:
  /// `before`: the presentation that it takes the place of, whose study it goes on showing while a part of the cloud is
  /// shown, which is not studied. May be null.
  RidgePresentation(std::shared_ptr<const RidgeResult> result, const RidgePresentation* before);

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext& context) override;
  /// Gives a RidgePicture.
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override;
  void write(const Picture& picture, const FrameTargets& targets, RunContext& context) override;
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext& context) override;
  /// Of "balls": their ids.
  [[nodiscard]] std::vector<std::uint32_t> element_names(std::string_view layer, const Request& request,
                                                         RunContext& context) override;
  [[nodiscard]] std::vector<Plot> plots(const Request& request, RunContext& context) override;
  [[nodiscard]] Pick picked(const Pick& shown, const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] std::size_t made_by(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] Explanation explain(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Explainable> explainable(const Request& request, RunContext& context) override;
  /// Of "ball" by its id, "balls" by its number in the picture, "cloud" and "links".
  [[nodiscard]] Reasons why(const Pick& pick, const Request& request, RunContext& context) override;

  /// The balls drawn at `step`: those of the state, the one that the step removes included. May replay iterations.
  [[nodiscard]] const Balls& shown_balls(std::size_t step, RunContext& context);

 private:
  [[nodiscard]] ProjectionRows rows_of(const ViewParameters& view, RunContext& context);
  [[nodiscard]] Balls replayed(std::size_t step, RunContext& context);

  std::shared_ptr<const RidgeResult> ridge_;  ///< the result
  StudyData study_;
  std::optional<Objective> objective_;  ///< once plots were asked for
  std::shared_ptr<const Timeline> timeline_;
  std::optional<std::vector<std::vector<double>>> components_;  ///< principal directions, once a view asked for them
  std::optional<std::pair<std::size_t, Balls>> balls_;          ///< the last that were shown, and the state's step
  KeptSorting sorting_;
  std::shared_ptr<const RidgePicture> picture_;  ///< the last that was prepared
};

}  // namespace ws::ridge
