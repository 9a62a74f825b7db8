// A sweep over sizes: how long each variant takes, alone and with the transfers, as the thesis's charts showed it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/plot.h"
#include "compute/core/run_context.h"
#include "compute/filter/engine.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::filter {

/// One variant at one size, in milliseconds: medians.
struct StudyPoint {
  Variant variant = Variant::fused;
  int side = 0;                   ///< of the square image, float32, one channel
  int taps = 0;                   ///< of each axis
  double kernels = 0, total = 0;  ///< without and with the transfers
};

struct StudyData {
  Study kind = Study::none;
  std::vector<StudyPoint> points;
};

/// Measures every variant of the engine's backend at every size of the sweep. `grown` is called after each point with all
/// that is known. Throws Cancelled.
void run_study(Study kind, const Engine& engine, RunContext& context, const std::function<void(const StudyData&)>& grown);

/// Kernel times and total times of each variant, with the figures of 2010 as marks. None for an empty study.
[[nodiscard]] std::vector<Plot> study_plots(const StudyData& study);
/// variant,side,taps,kernels_ms,total_ms
[[nodiscard]] std::string study_csv(const StudyData& study);

}  // namespace ws::filter
