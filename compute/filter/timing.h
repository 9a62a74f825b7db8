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

/// Bars of upload, rows, columns, warp and download, with those of 2010 beside them, scaled to the same number of pixels.
[[nodiscard]] Plot stage_plot(const Run& run);

/// Bytes that each phase must move at least, per second, beside the rate of a plain copy.
[[nodiscard]] Plot rate_plot(const Run& run);

}  // namespace ws::filter
