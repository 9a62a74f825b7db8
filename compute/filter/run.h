// One run: the passes that lead from an image to its result, each with the planes before and after it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/engine.h"
#include "compute/filter/history/study.h"
#include "compute/filter/params.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::filter {

/// One sweep over the image, which the player shows tile by tile.
struct Pass {
  std::string phase;  ///< "row", "column", "fused", "recursive", "tensor", "warp"
  std::string title;  ///< "Rows with v411: 17 taps"
  std::string words;  ///< the title for people
  PlanesPtr before, after;
  Axis axis = Axis::row;
  std::optional<Variant> variant;             ///< of a convolution; a warp has none
  Build build = {};                           ///< of a variant with work-groups
  int tile_width = 1, tile_height = 1;        ///< what one work-group or band computes
  [[nodiscard]] std::size_t columns() const;  ///< tiles along x
  [[nodiscard]] std::size_t tile_count() const;
};

struct Run {
  std::shared_ptr<const Engine> engine;
  PlanesPtr input, result;
  std::vector<Pass> passes;
  PlanesPtr versus;                       ///< the result of the variant compared with; may be null
  std::optional<Variant> versus_variant;  ///< that made it, where one did
  SeparableFilter filter;
  std::optional<Warp> warp;
  std::optional<Matrix3> forward;  ///< of the warp, from input to output; w > 0 on the sheet that is drawn
  WarpNumbers warp_numbers;        ///< of the warp, if there is one
  Parameters parameters;
  std::vector<StageTime> stages;
  double upload_ms = 0;    ///< of the input, when it was brought to the backend, perhaps by a run before this one
  double download_ms = 0;  ///< of the first result of this size
  Statistics input_statistics, result_statistics;
  StudyData study;

  /// How the run's variant, and the one that it is compared with, filter.
  [[nodiscard]] Convolution convolution(Variant variant) const {
    return {filter, parameters.border, variant, build_of(parameters)};
  }
  [[nodiscard]] bool filters() const { return parameters.operation == Operation::convolve || pipeline(); }
  [[nodiscard]] bool pipeline() const { return parameters.operation == Operation::pipeline; }
  /// How many passes lead to planes on the input's grid: all, where no warp leads to another grid.
  [[nodiscard]] std::size_t passes_before_warp() const;
  /// What the split and difference views show beside the result.
  [[nodiscard]] const PlanesPtr& compared() const { return versus ? versus : input; }
  /// Whether the result and what it is compared with have one size.
  [[nodiscard]] bool has_difference() const;
};

/// Runs the operation that the parameters ask for. Throws Error where it cannot be done, Cancelled.
[[nodiscard]] Run run_filter(const Image& image, const Parameters& parameters, RunContext& context);
/// A run without passes: its result is the image.
[[nodiscard]] Run only_image(const Image& image, RunContext& context);

/// The image after the rows of the run's first filter, made by the variant that the run used where that never kept it. Only
/// for a run that filters. Throws Cancelled.
[[nodiscard]] PlanesPtr rows_of(const Run& run, RunContext& context);
/// The result minus what it is compared with, in float32. Only for a run that has a difference. Throws Cancelled.
[[nodiscard]] PlanesPtr difference_of(const Run& run, RunContext& context);

}  // namespace ws::filter
