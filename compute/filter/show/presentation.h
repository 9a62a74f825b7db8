// How a filter run is looked at: its steps, their pictures, plots and words, and the pixel that was clicked.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/filter/result.h"
#include "compute/filter/show/picture.h"
#include "compute/filter/show/steps.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ws::filter {

class FilterPresentation final : public Presentation {
 public:
  explicit FilterPresentation(const std::shared_ptr<const FilterResult>& result);

  [[nodiscard]] std::shared_ptr<const Timeline> timeline(RunContext& context) override;
  /// A FilterPicture.
  [[nodiscard]] std::shared_ptr<const Picture> prepare(const Request& request, RunContext& context) override;
  void write(const Picture& picture, const FrameTargets& targets, RunContext& context) override;
  [[nodiscard]] StepInfo describe(std::size_t step, RunContext& context) override;
  [[nodiscard]] std::vector<Plot> plots(const Request& request, RunContext& context) override;
  /// A pixel is called by the grid that it belongs to: "input" before a warp, "image" after it or where there is none. One of
  /// the kernel's picture is called "kernel".
  [[nodiscard]] Pick picked(const Pick& shown, const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] std::size_t made_by(const Pick& pick, const Request& request, RunContext& context) override;
  [[nodiscard]] Explanation explain(const Request& request, RunContext& context) override;
  [[nodiscard]] std::vector<Explainable> explainable(const Request& request, RunContext& context) override;
  /// Of a pixel as `picked` names it, after the last pass that the step shows of it; of a weight of the "kernel".
  [[nodiscard]] Reasons why(const Pick& pick, const Request& request, RunContext& context) override;

 private:
  /// The result minus what it is compared with.
  struct Difference {
    PlanesPtr planes;
    double largest = 0;  ///< magnitude
  };
  struct Pixel {
    int x, y;
    bool of_input;  ///< of the grid before the warp
  };

  void show_kernel(FilterPicture& picture, const ViewParameters& view, RunContext& context);
  void show_pass(FilterPicture& picture, const StepPlace& place, const ViewParameters& view) const;
  void show_image(FilterPicture& picture, const StepView& step, const ViewParameters& view, RunContext& context);
  void show_difference(FilterPicture& picture, const ViewParameters& view, RunContext& context);
  void show_split(FilterPicture& picture, const ViewParameters& view) const;
  [[nodiscard]] FrameLayout layout(const FilterPicture& picture, const ViewParameters& view) const;
  /// The tone of planes that come from a pass.
  [[nodiscard]] Toning toning(const ViewParameters& view) const;

  /// Nothing for what is no pixel of the input or of the result.
  [[nodiscard]] std::optional<Pixel> pixel(const Pick& pick) const;
  [[nodiscard]] std::string values(const Planes& planes, const Pixel& at) const;

  const std::shared_ptr<const FilterResult> filtered_;
  const Run& run_;  ///< of the result
  const StepList steps_;
  const std::shared_ptr<const Timeline> timeline_;

  // Made for the first picture that shows them.
  PlanesPtr kernel_planes_, mask_planes_, row_planes_;
  std::shared_ptr<const Mask> mask_;
  std::optional<Difference> difference_;
  std::optional<std::vector<Plot>> plots_;
};

}  // namespace ws::filter
