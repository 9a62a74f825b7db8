// Colours that count by their alpha, for host and device: when they do, and how.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"
#include "compute/filter/convolve/taps.h"
#include "compute/filter/warp/warp.h"

namespace ws::filter {

inline constexpr int alpha_channel = 3;

/// Alpha below half a step of 16 bits is what no file of whole numbers keeps: there a colour would be rounding by rounding.
inline constexpr float least_alpha = 1.0f / 131070.0f;

[[nodiscard]] WS_HD constexpr float weighted_colour(float colour, float alpha, float white) { return colour * (alpha / white); }

/// 0 where nothing is to be seen; NaN stays NaN.
[[nodiscard]] WS_HD constexpr float unweighted_colour(float colour, float alpha, float white) {
  const float part = alpha / white;
  return part <= least_alpha ? 0.0f : colour / part;
}

/// Whether a filter takes means, which is when weights mean something: sums of both signs have no alpha to divide by. The
/// bytes of v51 are too coarse for products.
[[nodiscard]] bool weighs_colours(const Parameters& parameters, int channels, const SeparableFilter& filter, Variant variant);
/// The same for a warp; single nearest pixels are copies.
[[nodiscard]] bool weighs_colours(const Parameters& parameters, int channels, const Warp& warp);

}  // namespace ws::filter
