// Warps on the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/strips.h"
#include "compute/filter/warp/sampling.h"
#include "compute/filter/warp/warp.h"

namespace ws::filter {

[[nodiscard]] SampleMap sample_map(const Warp& warp);

/// What this processor warps by best: with AVX-512 pixels are gathered, which was measured faster on Intel's alone. Others take
/// as long for a gather as for its loads.
[[nodiscard]] Vectors vectors_for_gathers();

/// One plane through a warp, on all threads, tile by tile. `out` has warp.width × warp.height pixels.
void warp_plane(Span<const float> in, int width, int height, Span<float> out, const Warp& warp, RunContext& context,
                Vectors vectors = vectors_for_gathers());

}  // namespace ws::filter
