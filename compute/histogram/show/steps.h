// The steps of the distance histograms: the input, each round of queries. Where method `paper` ran, its last round follows once
// more, block by block, then the slices of the query that is looked at.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/presentation.h"
#include "compute/histogram/result.h"
#include "compute/histogram/variants/paper.h"

#include <cstddef>
#include <vector>

namespace ws::histogram {

/// What is done at a step.
struct StepPlace {
  std::size_t rows = 0;              ///< of the table that are full
  std::size_t rounds = 0;            ///< that are done
  std::size_t slices = slice_count;  ///< of the query that are counted; all until the slices' own steps
  std::size_t block_rows = 0;        ///< of the grid of blocks that have their distances, in the blocks' own steps
  bool in_blocks = false, in_slices = false;
};

/// Whether the method that ran has blocks, slices and private histograms; of the others only rounds are told.
[[nodiscard]] bool has_slices(const HistogramResult& result);

[[nodiscard]] std::size_t step_count(const HistogramResult& result);
[[nodiscard]] StepPlace place_of(const HistogramResult& result, std::size_t step);
[[nodiscard]] StepInfo step_info(const HistogramResult& result, std::size_t step);
/// Where rounds, blocks and slices begin.
[[nodiscard]] std::vector<StepEvent> step_events(const HistogramResult& result);

}  // namespace ws::histogram
