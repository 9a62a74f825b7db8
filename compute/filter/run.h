// One run: the passes that lead from an image to its result, each with the planes before and after it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/filter/engine.h"
#include "compute/filter/params.h"
#include "compute/filter/study.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::filter {

/// What the player shows as one sweep over the image.
struct Pass {
  std::string phase;  ///< "row", "column", "fused", "recursive", "warp"
  std::string title;  ///< "Rows with v411: 17 taps"
  PlanesPtr before, after;
  Axis axis = Axis::row;
  std::optional<Variant> variant;             ///< of a convolution
  int tile_width = 1, tile_height = 1;        ///< what one work-group (or band) makes
  [[nodiscard]] std::size_t columns() const;  ///< tiles along x
  [[nodiscard]] std::size_t tile_count() const;
};

struct Run {
  std::shared_ptr<const Engine> engine;
  PlanesPtr input, result;
  std::vector<Pass> passes;
  PlanesPtr versus;  ///< the result of the variant compared with; may be null
  SeparableFilter filter;
  std::optional<Warp> warp;
  std::optional<Matrix3> forward;  ///< of the warp, input → output; w > 0 on the sheet that is drawn
  WarpNumbers warp_numbers;        ///< of the warp, if there is one
  Parameters parameters;
  std::vector<StageTime> stages;
  double upload_ms = 0;    ///< of the input, when it was brought to the backend: it stays there while a result shows it
  double download_ms = 0;  ///< of a result of this size, when the first one was made
  Statistics input_statistics, result_statistics;
  double copy_rate = 0;  ///< bytes read and written per second by a plain copy, in this process
  StudyData study;

  [[nodiscard]] bool filters() const { return parameters.operation == Operation::convolve || pipeline(); }
  [[nodiscard]] bool pipeline() const { return parameters.operation == Operation::pipeline; }
};

/// Throws Error for what cannot be done, Cancelled.
[[nodiscard]] Run run_filter(const Image& image, const Parameters& parameters, RunContext& context);
/// The image alone.
[[nodiscard]] Run only_image(const Image& image, RunContext& context);

/// The image after the rows of the run's first filter, by the variant that it used, for one that never keeps it. Throws
/// Cancelled.
[[nodiscard]] PlanesPtr rows_alone(const Run& run, RunContext& context);

/// v1 to v51: work-groups, which the microscope can look at.
[[nodiscard]] bool is_grouped(Variant variant);

}  // namespace ws::filter
