// What the pictures of distance histograms are drawn with.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/color_map.h"
#include "compute/core/palette.h"
#include "compute/histogram/result.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ws::histogram {

[[nodiscard]] inline const ColorRamp& ramp_of(const ViewParameters& view) {
  return color_ramp(ChoiceNames<ColorMap>::names[static_cast<std::size_t>(view.color_map)]);
}
[[nodiscard]] inline std::uint32_t shade(const ColorRamp& ramp, double part) {
  return ramp[static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * 255 + 0.5)];
}

inline void add_line(Picture& p, double x0, double y0, double x1, double y1, std::uint32_t color) {
  p.lines.push_back({static_cast<float>(x0), static_cast<float>(y0), 0});
  p.lines.push_back({static_cast<float>(x1), static_cast<float>(y1), 0});
  p.line_colors.insert(p.line_colors.end(), 2, color);
}
/// The axes of a chart.
inline void add_frame(Picture& p, const Frame& f) {
  constexpr std::uint32_t color = pack_rgba(130, 135, 148);
  add_line(p, f.left, f.bottom, f.left + f.width, f.bottom, color);
  add_line(p, f.left, f.bottom, f.left, f.bottom + f.height, color);
}

template <class Counts>
[[nodiscard]] std::int32_t largest(const Counts& counts) {
  return counts.empty() ? 0 : *std::max_element(counts.begin(), counts.end());
}

/// How many lines rings (2 dimensions) or shells (3) take at most.
[[nodiscard]] std::size_t ring_line_count(std::size_t dimension, std::size_t bins);

}  // namespace ws::histogram
