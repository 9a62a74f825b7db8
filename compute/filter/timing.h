// What the phases of a run took, beside what they took in 2010.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/plot.h"
#include "compute/filter/run.h"

namespace ws::filter {

/// A published time of the thesis: 2048 × 2048 float pixels, 17 × 17 taps, in milliseconds.
struct HistoricTime {
  const char* machine;
  double upload, row, column, download, total;
};
[[nodiscard]] const std::vector<HistoricTime>& historic_times();

/// A published time of a warp on the GT 240: 8-bit pixels of one channel, in milliseconds.
struct HistoricWarp {
  bool affine;
  int width, height;
  double kernel, total;
};
[[nodiscard]] const std::vector<HistoricWarp>& historic_warps();

/// Bars of upload, rows, columns, warp, download and all of them, with those of 2010 beside them: filters' scaled to the same
/// number of pixels, warps' for their very sizes. The download is a plain one of the result, measured once for its size.
[[nodiscard]] Plot stage_plot(const Run& run);

/// Bytes that each phase must move at least, per second, beside the rate of a plain copy.
[[nodiscard]] Plot rate_plot(const Run& run);

}  // namespace ws::filter
