// Warps on the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/core/span.h"
#include "compute/filter/sampling.h"
#include "compute/filter/warp.h"

namespace ws::filter {

[[nodiscard]] SampleMap sample_map(const Warp& warp);

/// One plane through a warp, on all threads, tile by tile. `out` has warp.width × warp.height pixels.
void warp_plane(Span<const float> in, int width, int height, Span<float> out, const Warp& warp, RunContext& context);

}  // namespace ws::filter
