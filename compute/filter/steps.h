// The steps of a run: the input, every pass tile by tile and phase by phase, the result. Long passes show several tiles a
// step, so that any run has a bounded number of them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/experiment.h"
#include "compute/filter/run.h"

#include <optional>
#include <vector>

namespace ws::filter {

enum class Moment { input, load, compute, result };

/// Where a step is.
struct StepPlace {
  Moment moment = Moment::input;
  std::size_t pass = 0;
  std::size_t tiles_done = 0;  ///< of the pass, before this step's tile
  std::size_t tile = 0;        ///< the one that is looked at; meaningful for load and compute
};

class StepList {
 public:
  explicit StepList(const Run& run);
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] StepPlace at(std::size_t step) const;
  /// The step that computes the tile with this pixel in the last of the first `pass_count` passes; of none: the input.
  [[nodiscard]] std::size_t step_of_pixel(int x, int y, std::size_t pass_count) const;
  [[nodiscard]] const std::vector<StepEvent>& events() const { return events_; }

 private:
  struct PassSteps {
    std::size_t first, tiles, stops;  ///< its first step; tiles; how many tiles are stopped at
  };
  const Run& run_;
  std::vector<PassSteps> passes_;
  std::vector<StepEvent> events_;
  std::size_t size_ = 1;
};

}  // namespace ws::filter
