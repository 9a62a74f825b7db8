// Warps on the CPU.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/convolve/strips.h"
#include "compute/filter/warp/sampling.h"
#include "compute/filter/warp/warp.h"

namespace ws::filter {

/// One plane of floats or bytes through a warp, on all threads, tile by tile. `out` has warp.width × warp.height pixels.
template <class T>
void warp_plane(Span<const T> in, int width, int height, Span<float> out, const Warp& warp, RunContext& context,
                Vectors vectors = widest_vectors());

}  // namespace ws::filter
