// The steps of a run: the input, every pass tile by tile and phase by phase, the result. In long passes a step stands for
// several tiles, so that the number of steps is bounded.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/experiment.h"
#include "compute/filter/run.h"

#include <optional>
#include <vector>

namespace ws::filter {

enum class Moment { input, load, compute, result };

/// Which moment of the run a step shows.
struct StepPlace {
  Moment moment = Moment::input;
  std::size_t pass = 0;
  std::size_t tiles_done = 0;  ///< tiles of the pass that come before this step's tile
  std::size_t tile = 0;        ///< the tile that is looked at; only in the moments `load` and `compute`
};

class StepList {
 public:
  explicit StepList(const Run& run);
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] StepPlace at(std::size_t step) const;
  /// The step that computes the tile with this pixel in the last of the first `pass_count` passes; with no pass, the step of
  /// the input.
  [[nodiscard]] std::size_t step_of_pixel(int x, int y, std::size_t pass_count) const;
  [[nodiscard]] const std::vector<StepEvent>& events() const { return events_; }

 private:
  struct PassSteps {
    std::size_t first, tiles, stops;  ///< its first step; how many tiles it has; how many of them have a step
  };
  const Run& run_;
  std::vector<PassSteps> passes_;
  std::vector<StepEvent> events_;
  std::size_t size_ = 1;
};

}  // namespace ws::filter
