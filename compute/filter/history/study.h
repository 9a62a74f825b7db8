// A sweep over sizes: how long each variant takes, alone and with the transfers, as the thesis's charts showed it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/engine.h"
#include "compute/filter/history/sequence_study.h"

#include <functional>
#include <string>
#include <vector>

namespace ws::filter {

/// How long one variant takes at one size: medians, in milliseconds.
struct StudyPoint {
  Variant variant = Variant::fused;
  Backend backend = Backend::cpu;
  int side = 0;                   ///< of the square image of one channel, float32 (v51: 8-bit)
  int taps = 0;                   ///< taps along each axis
  double kernels = 0, total = 0;  ///< without the transfers, and with them
  int runs = 1;                   ///< of which they are medians, after one that is not counted

  [[nodiscard]] double pixels() const { return double(side) * side; }
  /// Rates without the transfers: millions of pixels, and thousands of millions of multiply-adds (both passes), per second.
  [[nodiscard]] double megapixels_per_second() const { return kernels > 0 ? pixels() / kernels / 1e3 : 0; }
  [[nodiscard]] double gigamacs_per_second() const { return megapixels_per_second() * 2 * taps / 1e3; }
};

/// Times in milliseconds, without the transfers and with them, and of how many runs they are medians.
struct StudyTimes {
  double kernels = 0, total = 0;
  int runs = 1;
};
/// Medians of five calls, or of one where a call takes more than 200 ms, after one that is not counted.
[[nodiscard]] StudyTimes warm_times(const std::function<StudyTimes()>& once);

struct StudyData {
  Study kind = Study::none;
  std::vector<StudyPoint> points;
  std::vector<SequencePoint> sequence;

  [[nodiscard]] bool empty() const { return points.empty() && sequence.empty(); }
};

/// An image of one channel for measuring. Its values are cheap to make, since times do not depend on them.
[[nodiscard]] Image study_image(int side, PixelType type);
/// A Gaussian of `taps` taps per axis.
[[nodiscard]] SeparableFilter study_filter(int taps);

/// Measures every variant of the context's backend at every size of the sweep; on CUDA also the two variants that use one CPU
/// thread. `grown` is called after each size with all that is known. Throws Cancelled, and Error for a sequence on the CPU.
void run_study(Study kind, RunContext& context, const std::function<void(const StudyData&)>& grown);

/// The total time of the variant `than` divided by that of a point of the same size and taps; 0 where `than` was not measured.
[[nodiscard]] double speed_up(const StudyData& study, const StudyPoint& point, Variant than);

/// Kernel times, total times, rates and speed-ups of each variant, with the figures of 2010 as marks. None for an empty
/// study.
[[nodiscard]] std::vector<Plot> study_plots(const StudyData& study);
/// A table with the columns variant, backend, side, taps, kernels_ms, total_ms, mpx_per_s, gmac_per_s, speedup_reference,
/// speedup_simd and runs; of a study of sequences that of sequence_csv.
[[nodiscard]] std::string study_csv(const StudyData& study);

}  // namespace ws::filter
