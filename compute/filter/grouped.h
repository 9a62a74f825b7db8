// The thesis's OpenCL kernels v1 to v51, work-group by work-group: each is written once, for CUDA, for the CPU, and for the
// microscope, which records what a work-group touches.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/core/span.h"
#include "compute/filter/taps.h"

#include <cstdint>

namespace ws::filter {

/// One pass over a plane of `width` × `height` on the CPU with the kernel of `variant`: v1 to v412 for float, v51 for
/// 8-bit. Work-groups run in parallel. Throws Cancelled.
template <class T>
void grouped_pass(Variant variant, Axis axis, Span<const T> in, Span<T> out, int width, int height, const Taps& taps,
                  Border border, RunContext& context);

}  // namespace ws::filter
