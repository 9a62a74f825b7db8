// A sequence of images through one filter: serially, and with upload, filter and download of neighbouring images overlapped.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/image.h"
#include "compute/core/run_context.h"
#include "compute/filter/taps.h"

#include <vector>

namespace ws::filter {

struct SequenceTiming {
  double serial_ms = 0, overlapped_ms = 0;  ///< for the whole sequence, on the host's clock
};

/// Filters `count` float images of one channel, taken from `images` in turn (all of one size), each way, with pinned memory
/// and two streams; the radii are equal and at most 16. `results` gets one result per image of `images`. Throws Cancelled
/// and Error{invalid_argument}. Defined only in builds with CUDA.
[[nodiscard]] SequenceTiming time_sequence(const std::vector<Image>& images, int count, const SeparableFilter& filter,
                                           Border border, std::vector<Image>& results, RunContext& context);

}  // namespace ws::filter
