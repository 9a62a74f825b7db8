// A sequence of images through one filter, each way in which its transfers can be arranged: from pageable memory, from pinned
// memory, and with upload, filter and download of neighbouring images overlapped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/image.h"
#include "compute/core/plot.h"
#include "compute/core/run_context.h"
#include "compute/filter/taps.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::filter {

/// Milliseconds per image, on the host's clock.
struct SequenceTiming {
  double pageable = 0;                          ///< one image after the other, from and to memory that the system may move
  double pinned = 0;                            ///< one after the other, from and to page-locked memory
  double overlapped = 0;                        ///< page-locked, three images under way on three streams
  double upload = 0, filter = 0, download = 0;  ///< each phase alone; the longest bounds what overlapping can reach
};

/// Filters `count` float images of one channel, taken from `images` in turn (all of one size), each way; the radii are equal
/// and at most 16. `results` gets one result per image of `images`, of the overlapped way. Throws Cancelled and
/// Error{invalid_argument}. Defined only in builds with CUDA.
[[nodiscard]] SequenceTiming time_sequence(const std::vector<Image>& images, int count, const SeparableFilter& filter,
                                           Border border, std::vector<Image>& results, RunContext& context);

/// One size of the study.
struct SequencePoint {
  int side = 0;  ///< of the square images, float32, one channel
  SequenceTiming ms;
};

/// Throws Error{invalid_argument} for a backend without transfers: the CPU's.
void check_sequence(Backend backend);
/// Times sequences of images of 256² to 4096² pixels with 17 × 17 taps. `grown` is called after each size with all that is
/// known. Throws Cancelled, and as check_sequence.
void run_sequence(RunContext& context, const std::function<void(const std::vector<SequencePoint>&)>& grown);
/// Time per image, and the rates beside the bound. None for an empty study.
[[nodiscard]] std::vector<Plot> sequence_plots(const std::vector<SequencePoint>& points);
/// side,way,ms_per_image,mpx_per_s
[[nodiscard]] std::string sequence_csv(const std::vector<SequencePoint>& points);

}  // namespace ws::filter
