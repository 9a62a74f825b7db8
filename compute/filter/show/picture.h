// A picture of a filter run: which image is shown, and what is drawn over it. Everything that the workspace needs for its
// scene, legend and handles is here.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/filter/run.h"
#include "compute/filter/show/overlay.h"
#include "compute/filter/show/steps.h"
#include "compute/filter/warp/coverage.h"

#include <memory>
#include <optional>
#include <utility>

namespace ws::filter {

/// Prepared by FilterPresentation.
struct FilterPicture final : Picture {
  int width = 0, height = 0;  ///< of the image that is shown
  Moment moment = Moment::input;
  /// What is shown of the input's and of the result's step; Stage::kernel at every step that shows the kernel.
  Stage stage = Stage::input;
  bool is_before_warp = false;  ///< the image lies on the input's grid, which a warp leads away from
  Overlay overlay;
  std::shared_ptr<const Mask> mask;          ///< where Stage::mask is shown
  std::optional<double> largest_difference;  ///< the largest magnitude, where Stage::difference is shown

  // What `write` paints.
  PlanesPtr left, right;  ///< `right` may be null
  Frontier frontier;
  Toning toning;
};

/// What the result's step shows where `asked` is to be shown: that, or Stage::result where this run has no such picture.
[[nodiscard]] Stage shown_stage(const Run& run, Stage asked);
/// Whether the filter itself is shown, as a kernel of two dimensions, instead of an image.
[[nodiscard]] bool shows_kernel(const Run& run, const ViewParameters& view);

/// How a step looks in a view, without computing anything.
class StepView {
 public:
  StepView(const Run& run, const StepPlace& place, const ViewParameters& view) : run_(run), place_(place), view_(view) {}

  /// Whether the step is one of a pass, so that two images meet at the pass's tile.
  [[nodiscard]] bool is_moving() const { return place_.moment == Moment::load || place_.moment == Moment::compute; }
  [[nodiscard]] Stage stage() const;
  /// Width and height of the image.
  [[nodiscard]] std::pair<int, int> size() const;
  [[nodiscard]] bool is_before_warp() const;
  /// The image, where a run has it: not for kernel, mask, rows and difference.
  [[nodiscard]] const PlanesPtr& planes() const;
  /// Lines over the image: the work-group under the microscope, or the warp's geometry.
  [[nodiscard]] Overlay overlay() const;

 private:
  /// How many passes made the planes whose grid is shown.
  [[nodiscard]] std::size_t pass_count() const;

  const Run& run_;
  const StepPlace place_;
  const ViewParameters& view_;
};

}  // namespace ws::filter
