// What a picture of distance histograms consists of: its buffers' contents, and what legend and handles say of it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/chart.h"
#include "compute/core/result/presentation.h"
#include "compute/core/result/segments.h"
#include "compute/histogram/params.h"
#include "compute/histogram/result.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace ws::histogram {

/// Part of a picture, in its units; the y axis points up.
struct Frame {
  double left, bottom, width, height;
};

/// What is drawn of a step. Points and lines count from the middle of the references.
struct Drawing {
  Show show = Show::waterfall;
  std::size_t point_count = 0;
  std::vector<std::uint32_t> point_colors;
  Segments lines;
  Chart heat{0, 0}, bars{0, 0};
  std::vector<std::int32_t> bar_counts;  ///< of the query that is looked at, up to the step
  std::vector<double> bar_parts;  ///< in space, where bars stand in a corner: of the longest; neighbours share one where many
  std::vector<std::uint32_t> bar_colors;
  Frame heat_frame{}, bars_frame{}, band_frame{};
  double most = 0;             ///< the largest count that the colours stand for
  std::vector<double> shares;  ///< how many references (of blocks: cells) have each part of the colours
  double bars_most = 0;        ///< the longest bar
  double low = 0, high = 0;    ///< of the query's bins
  double band_low = 0, band_high = 0;
};

struct HistogramPicture final : Picture {
  std::shared_ptr<const HistogramResult> histograms;  ///< whose picture it is
  ViewParameters view;
  std::shared_ptr<const Drawing> drawing;  ///< without the cut, which `view.octant` says
  std::vector<float> query;                ///< that is looked at
  std::size_t query_index = 0;             ///< its number, unless it is the probe
  bool is_probe = false;
  bool is_cut = false;  ///< an octant of space is left out
};

}  // namespace ws::histogram
