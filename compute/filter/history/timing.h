// How long the phases of a run took, beside the times of 2010.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
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

/// Bars for upload, rows, columns, warp, download and their sum, and beside them those of 2010: for filters they are scaled to
/// the same number of pixels, for warps they are shown at the sizes of 2010 only.
[[nodiscard]] Plot stage_plot(const Run& run);

/// Bytes that each phase must move at least, per second, beside those of a plain copy, `copy_rate`.
[[nodiscard]] Plot rate_plot(const Run& run, double copy_rate);

}  // namespace ws::filter
