// The study of sequences: how long an image takes when one filter runs over many of them, by size and by how the transfers
// are arranged.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/sequence.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::filter {

/// What was measured at one size.
struct SequencePoint {
  int side = 0;                      ///< of the square images of one channel, float32
  std::vector<SequenceTiming> runs;  ///< that count
};

/// Throws Error{invalid_argument} for the CPU, which has no transfers.
void check_sequence(Backend backend);
/// Times sequences of images of 256² to 4096² pixels with 17 × 17 taps. `grown` is called after each size with all that is
/// known. Throws Cancelled, and what check_sequence throws.
void run_sequence(RunContext& context, const std::function<void(const std::vector<SequencePoint>&)>& grown);
/// The time per image, and the rates. No plots for an empty study.
[[nodiscard]] std::vector<Plot> sequence_plots(const std::vector<SequencePoint>& points);
/// A table with the columns side, way, ms_per_image, least_ms, most_ms, runs and mpx_per_s.
[[nodiscard]] std::string sequence_csv(const std::vector<SequencePoint>& points);

}  // namespace ws::filter
