// The parts of a picture of distance histograms, drawn one by one: charts.cpp, points.cpp.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/color_map.h"
#include "compute/core/result/palette.h"
#include "compute/histogram/show/picture.h"
#include "compute/histogram/show/row_peaks.h"
#include "compute/histogram/show/steps.h"
#include "compute/histogram/variants/paper.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace ws::histogram {

/// All that a drawing depends on. What its kind of picture does not need may be null.
struct Subject {
  const HistogramResult& result;
  StepPlace now;
  ViewParameters view;
  const QueryDetail* detail = nullptr;  ///< of the query that the view looks at: for all but blocks
  const RowPeaks* peaks = nullptr;      ///< of all full rows: for the waterfall
};

/// A waterfall's height and width in pixels, at most.
inline constexpr int chart_width = 1000, heat_height = 520;

/// What of a drawing is known before it is drawn: frames and sizes.
[[nodiscard]] Drawing framed(const HistogramResult& result, const ViewParameters& view);
/// How many lines a drawing takes at most; what is left of them is invisible.
[[nodiscard]] std::size_t line_count(const HistogramResult& result, Show show);
[[nodiscard]] Bounds picture_bounds(const HistogramResult& result, const ViewParameters& view);
/// Throws Cancelled.
[[nodiscard]] Drawing drawn(const Subject& subject, RunContext& context);

void draw_points(Drawing& drawing, const Subject& subject, RunContext& context);
void draw_waterfall(Drawing& drawing, const Subject& subject);
void draw_adder(Drawing& drawing, const Subject& subject);
void draw_blocks(Drawing& drawing, const Subject& subject);
/// The histogram of the query that is looked at.
void draw_bars(Drawing& drawing, const Subject& subject);

/// The references' places, counted from their middle.
[[nodiscard]] std::vector<std::array<float, 3>> point_places(const VectorSet& references, const Extent& extent);
/// Colours of points without those in the octant that is left out; of lines only in its faces.
[[nodiscard]] std::vector<std::uint32_t> cut_points(const HistogramPicture& picture, RunContext& context);
[[nodiscard]] std::vector<std::uint32_t> cut_lines(const HistogramPicture& picture);

[[nodiscard]] inline const ColorRamp& ramp_of(const ViewParameters& view) { return color_ramp(choice_name(view.color_map)); }
[[nodiscard]] inline std::uint32_t shade(const ColorRamp& ramp, double part) {
  return ramp[static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * 255 + 0.5)];
}

inline void add_line(Drawing& p, double x0, double y0, double x1, double y1, std::uint32_t color) {
  p.lines.add({static_cast<float>(x0), static_cast<float>(y0), 0}, {static_cast<float>(x1), static_cast<float>(y1), 0}, color);
}
/// The axes of a chart.
inline void add_frame(Drawing& p, const Frame& f) {
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
