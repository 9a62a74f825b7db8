// A filtered image as the rest of the program sees it: steps, pictures, plots, the pixel under the pointer, files.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/core/lazy.h"
#include "compute/core/lossy_output.h"
#include "compute/filter/coverage.h"
#include "compute/filter/overlay.h"
#include "compute/filter/run.h"
#include "compute/filter/steps.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ws::filter {

class FilterResult final : public Result, public LossyOutput {
 public:
  /// `parameters` are those of the run with automatic values filled in.
  FilterResult(std::shared_ptr<const Image> image, ParameterSet parameters, Run run);

  [[nodiscard]] Backend backend() const override { return run_.engine->backend(); }
  [[nodiscard]] const ParameterSet& parameters() const override { return parameters_; }
  [[nodiscard]] std::vector<Property> summary() const override;
  [[nodiscard]] std::string hash() const override;
  [[nodiscard]] std::size_t step_count() const override { return steps_.size(); }
  [[nodiscard]] StepInfo describe(std::size_t step) const override;
  [[nodiscard]] const std::vector<StepEvent>& events() const override { return steps_.events(); }
  [[nodiscard]] std::pair<std::size_t, std::size_t> step_memory() const override;
  [[nodiscard]] bool is_3d(const ParameterSet&) const override { return false; }
  [[nodiscard]] Bounds bounds(const ParameterSet& view) const override;
  [[nodiscard]] std::array<double, 3> origin(const ParameterSet&) const override { return {0, 0, 0}; }
  [[nodiscard]] FrameLayout layout(std::size_t step, const ParameterSet& view) const override;
  void present(std::size_t step, const ParameterSet& view, const FrameTargets& targets, std::stop_token stop) const override;
  /// Pixels of the result, over all channels; bytes: one reading and one writing of it.
  [[nodiscard]] Work work() const override;
  [[nodiscard]] std::vector<Plot> plots(std::size_t step) const override;
  /// A pixel is called by the grid that it belongs to: "input" before a warp, "image" after it or where there is none.
  [[nodiscard]] Pick picked(const Pick& shown, std::size_t step, const ParameterSet& view) const override;
  [[nodiscard]] std::vector<Property> inspect(const Pick& pick, std::size_t step, const std::stop_token& stop) const override;
  [[nodiscard]] std::size_t origin_step(const Pick& pick, std::size_t step) const override;
  void write(std::string_view id, const std::filesystem::path& path) const override;
  [[nodiscard]] std::vector<std::string> losses(std::string_view id, const std::filesystem::path& path) const override;

  [[nodiscard]] const Run& run() const { return run_; }
  [[nodiscard]] const StepList& steps() const { return steps_; }

  /// The two images of a step and where one ends and the other begins.
  struct Shown {
    PlanesPtr left, right;  ///< `right` may be null
    Frontier frontier;
    Toning toning;
  };
  [[nodiscard]] Shown shown(std::size_t step, const ViewParameters& view, const std::stop_token& stop) const;
  /// Width and height of what `shown` shows, without computing it.
  [[nodiscard]] std::pair<int, int> shown_size(std::size_t step, const ViewParameters& view) const;
  /// Whether that lies on the grid of the input, which a warp leads away from.
  [[nodiscard]] bool shows_before_warp(std::size_t step, const ViewParameters& view) const;
  /// What the result's step shows where `asked` is to be shown: that, or Stage::result where this run has no such picture.
  [[nodiscard]] Stage shown_stage(Stage asked) const;
  /// The largest magnitude in the difference view; nothing before that was first shown.
  [[nodiscard]] std::optional<double> largest_difference() const;
  /// Whether the filter itself is shown, as a kernel of two dimensions, instead of an image.
  [[nodiscard]] bool shows_kernel(const ViewParameters& view) const;
  /// The pixels of the warp by kind, made when first asked for; of runs with a warp.
  [[nodiscard]] const Mask& mask(const std::stop_token& stop) const;
  /// Null before that.
  [[nodiscard]] const Mask* known_mask() const { return known_mask_.load(); }
  /// Lines over the image: the work-group under the microscope, or the warp's geometry.
  [[nodiscard]] Overlay overlay(std::size_t step, const ViewParameters& view) const;

 private:
  struct Pixel {
    int x, y;
    bool of_input;  ///< of the grid before the warp
  };
  /// Nothing for what is no pixel.
  [[nodiscard]] std::optional<Pixel> pixel(const Pick& pick) const;
  [[nodiscard]] std::string values(const Planes& planes, int x, int y) const;

  [[nodiscard]] Stage effective_stage(std::size_t step, const ViewParameters& view) const;
  /// How many passes made the planes whose grid is shown, and these planes.
  [[nodiscard]] std::size_t shown_passes(std::size_t step, const ViewParameters& view) const;
  [[nodiscard]] const PlanesPtr& planes_after(std::size_t pass_count) const;
  [[nodiscard]] const Planes& compared() const { return run_.versus ? *run_.versus : *run_.input; }
  /// The result minus what it is compared with; made when first asked for. Both of one size.
  [[nodiscard]] PlanesPtr difference(const std::stop_token& stop) const;
  /// The image after the rows of the first filter, also where its variant never had it; of runs that filter.
  [[nodiscard]] PlanesPtr rows(const std::stop_token& stop) const;
  /// Output `id`. Throws Error{invalid_argument} where this run has none.
  [[nodiscard]] Image output(std::string_view id) const;
  [[nodiscard]] Image download(const Planes& planes) const;
  [[nodiscard]] PlanesPtr upload(const Image& image) const;

  std::shared_ptr<const Image> image_;
  ParameterSet parameters_;
  Run run_;
  StepList steps_;
  std::uint64_t identity_;

  Lazy<Mask> mask_;
  mutable std::atomic<const Mask*> known_mask_ = nullptr;
  Lazy<PlanesPtr> kernel_planes_, mask_planes_, row_planes_;
  mutable std::mutex cache_mutex_;
  mutable PlanesPtr difference_;
  mutable double largest_difference_ = 0;
  mutable std::string hash_;
};

}  // namespace ws::filter
