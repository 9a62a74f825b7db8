// A sequence of images through one filter, each way in which its transfers can be arranged: from pageable memory, from pinned
// memory, and with upload, filter and download of neighbouring images overlapped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/taps.h"

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
/// Error{invalid_argument}. Throws Error{cuda} in builds without CUDA.
[[nodiscard]] SequenceTiming time_sequence(const std::vector<Image>& images, int count, const SeparableFilter& filter,
                                           Border border, std::vector<Image>& results, RunContext& context);

}  // namespace ws::filter
