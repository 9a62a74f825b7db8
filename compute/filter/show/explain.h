// Why a step of a filter run was taken, and which taps and pixels made a value.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/code_lines.h"
#include "compute/filter/result.h"
#include "compute/filter/show/steps.h"

#include <cstddef>
#include <vector>

namespace ws::filter {

/// Of a pass with this variant, or of a warp where there is none.
[[nodiscard]] MethodCode pseudocode_of(const Run& run, const Pass* pass);

/// Some pixels of the step's tile are made again in double precision.
[[nodiscard]] Explanation explain_step(const Run& run, const StepPlace& place, RunContext& context);

/// A pixel after a pass: which taps and pixels, or which position and neighbours, made its first channel. `pass` counts from 0.
[[nodiscard]] Reasons why_pixel(const Run& run, std::size_t pass, int x, int y, RunContext& context);
/// A weight of the kernel, by its number in the picture of the kernel.
[[nodiscard]] Reasons why_tap(const Run& run, std::size_t index);

}  // namespace ws::filter
