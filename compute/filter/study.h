// A sweep over sizes: how long each variant takes, alone and with the transfers, as the thesis's charts showed it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/plot.h"
#include "compute/core/run_context.h"
#include "compute/filter/engine.h"
#include "compute/filter/sequence.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::filter {

/// One variant at one size, in milliseconds: medians.
struct StudyPoint {
  Variant variant = Variant::fused;
  Backend backend = Backend::cpu;
  int side = 0;                   ///< of the square image of one channel, float32 (v51: 8-bit)
  int taps = 0;                   ///< of each axis
  double kernels = 0, total = 0;  ///< without and with the transfers

  [[nodiscard]] double pixels() const { return double(side) * side; }
  /// Of kernels alone: millions of pixels, and milliards of multiply-adds (both passes), per second.
  [[nodiscard]] double megapixels_per_second() const { return kernels > 0 ? pixels() / kernels / 1e3 : 0; }
  [[nodiscard]] double gigamacs_per_second() const { return megapixels_per_second() * 2 * taps / 1e3; }
};

struct StudyData {
  Study kind = Study::none;
  std::vector<StudyPoint> points;
  std::vector<SequencePoint> sequence;

  [[nodiscard]] bool empty() const { return points.empty() && sequence.empty(); }
};

/// Smooth and cheap: times do not depend on the values. One channel.
[[nodiscard]] Image study_image(int side, PixelType type);
/// A Gaussian of so many taps per axis.
[[nodiscard]] SeparableFilter study_filter(int taps);

/// Measures every variant of the engine's backend, and on CUDA the two of one CPU thread beside them, at every size of the
/// sweep. `grown` is called after each size with all that is known. Throws Cancelled, and Error for a sequence on the CPU.
void run_study(Study kind, RunContext& context, const std::function<void(const StudyData&)>& grown);

/// How much sooner than `than` (total times, same size and taps) a point is done; 0 where that was not measured.
[[nodiscard]] double speed_up(const StudyData& study, const StudyPoint& point, Variant than);

/// Kernel times, total times, rates and speed-ups of each variant, with the figures of 2010 as marks. None for an empty
/// study.
[[nodiscard]] std::vector<Plot> study_plots(const StudyData& study);
/// variant,backend,side,taps,kernels_ms,total_ms,mpx_per_s,gmac_per_s,speedup_reference,speedup_simd; or sequence_csv's.
[[nodiscard]] std::string study_csv(const StudyData& study);

}  // namespace ws::filter
