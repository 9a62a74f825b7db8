// The ray-traced picture of a tree: it grows sample by sample while the camera rests, on either backend.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/frame_targets.h"
#include "compute/core/run/run_context.h"
#include "compute/kdtree/rays/trace.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace ws::kdtree {

/// Of a heat map's colours.
struct HeatScale {
  double end = 0;              ///< the count that has the last one
  std::vector<double> shares;  ///< how many pixels with a count have each part of them
};

/// Where a tree's picture is made. It keeps the samples of the last picture, so that the next pass adds only what it lacks; a
/// picture does not depend on which ones were drawn before it. Used by one thread at a time.
class Screen {
 public:
  Screen() = default;
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  virtual ~Screen() = default;

  /// Draws a heat map, unless it is the last one that was drawn, and returns its scale. Of other pictures nothing is drawn
  /// before `write`, and the scale is empty. Throws Cancelled.
  HeatScale prepare(const ViewParameters& view, RunContext& context);
  /// Brings the picture to `view.pass` samples, from those that it has where only the pass has changed, and writes `target`,
  /// if it is wanted. Throws Cancelled; the content is then undefined.
  void write(const ViewParameters& view, const FrameTargets& targets, std::string_view target, RunContext& context);

 private:
  [[nodiscard]] virtual Box box() const = 0;
  /// Adds the samples of `settings` and writes the picture.
  virtual void draw_light(const ViewParameters& view, const PictureSettings& settings, const FrameTargets& targets,
                          std::string_view target, RunContext& context) = 0;
  /// Draws a heat map into memory of the screen's own.
  [[nodiscard]] virtual HeatStatistics draw_heat(const ViewParameters& view, const PictureSettings& settings,
                                                 RunContext& context) = 0;
  /// Copies the heat map that was drawn last.
  virtual void write_heat(const FrameTargets& targets, std::string_view target) = 0;
  /// The samples that are wanting.
  [[nodiscard]] PictureSettings next_settings(const ViewParameters& view);

  std::uint64_t key_ = 0;   ///< of the picture whose samples are kept
  std::uint32_t done_ = 0;  ///< its samples; 0: there is none, or it was stopped halfway
  HeatScale heat_scale_;    ///< where that picture is a heat map
};

[[nodiscard]] std::unique_ptr<Screen> make_cpu_screen(std::shared_ptr<const CpuTracer> tracer);

/// What the picture depends on, but for the number of samples.
[[nodiscard]] std::uint64_t picture_key(const ViewParameters& view);
/// Samples that a pass shows.
[[nodiscard]] std::uint32_t samples_of(const ViewParameters& view);

}  // namespace ws::kdtree
