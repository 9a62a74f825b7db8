// A sweep over sizes: how long each variant takes, alone and with the transfers, as the thesis's charts showed it.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/plot.h"
#include "compute/core/result/spread.h"
#include "compute/core/run/run_context.h"
#include "compute/filter/engine.h"
#include "compute/filter/history/sequence_study.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace ws::filter {

/// How long runs took, in milliseconds: without the transfers, and with them.
struct StudyTimes {
  Spread kernels, total;
  std::size_t runs = 0;  ///< that count
};
/// Of one run.
struct RunTimes {
  double kernels = 0, total = 0;
};
/// Of runs that are timed as `repeated` tells.
[[nodiscard]] StudyTimes warm_times(const std::function<RunTimes()>& once);

/// How long one variant takes at one size.
struct StudyPoint {
  Variant variant = Variant::fused;
  Backend backend = Backend::cpu;
  int side = 0;  ///< of the square image of one channel, float32 (v51: 8-bit)
  int taps = 0;  ///< taps along each axis
  StudyTimes ms;

  [[nodiscard]] double pixels() const { return double(side) * side; }
  /// Rates without the transfers, by the medians: millions of pixels, and thousands of millions of multiply-adds (both passes),
  /// per second.
  [[nodiscard]] double megapixels_per_second() const { return ms.kernels.median > 0 ? pixels() / ms.kernels.median / 1e3 : 0; }
  [[nodiscard]] double gigamacs_per_second() const { return megapixels_per_second() * 2 * taps / 1e3; }
};

/// How long a variant, or one build of it, takes on the run's own image (race.h).
struct RaceBar {
  std::string name;  ///< "v411", "group 16x16"
  Backend backend = Backend::cpu;
  StudyTimes ms;
};

struct StudyData {
  Study kind = Study::none;
  std::vector<StudyPoint> points;
  std::vector<SequencePoint> sequence;
  std::vector<RaceBar> race;

  [[nodiscard]] bool empty() const { return points.empty() && sequence.empty() && race.empty(); }
};

/// Uploads, filters and downloads as warm_times does; the times are those of the engine's stages. Throws Cancelled.
[[nodiscard]] StudyTimes measure(const Engine& engine, const Image& image, const Convolution& convolution, RunContext& context);
/// The backend on which a study of `backend` measures a variant: one CPU thread is what devices are compared with. None for
/// `auto`, and for variants that do not take the filter or the pixels.
[[nodiscard]] std::optional<Backend> place_of(Convolution convolution, Variant variant, PixelType type, Backend backend);

/// An image of one channel for measuring. Its values are cheap to make, since times do not depend on them.
[[nodiscard]] Image study_image(int side, PixelType type);
/// A Gaussian of `taps` taps per axis.
[[nodiscard]] SeparableFilter study_filter(int taps);

/// Measures every variant of the context's backend, built as in 2010, at every size of the sweep; on CUDA also the two variants
/// that use one CPU thread. `grown` is called after each size with all that is known. `kind`: of sizes or of sequences. Throws
/// Cancelled, and Error for a sequence on the CPU.
void run_study(Study kind, RunContext& context, const std::function<void(const StudyData&)>& grown);

/// The total time of the variant `than` divided by that of a point of the same size and taps; 0 where `than` was not measured.
[[nodiscard]] double speed_up(const StudyData& study, const StudyPoint& point, Variant than);

/// "kernels_ms,kernels_least_ms,kernels_most_ms,total_ms,total_least_ms,total_most_ms,runs", and the numbers for it.
extern const char* const times_head;
[[nodiscard]] std::string times_csv(const StudyTimes& times);

/// Kernel times, total times, rates and speed-ups of each variant, with the figures of 2010 as marks. None for an empty
/// study.
[[nodiscard]] std::vector<Plot> study_plots(const StudyData& study);
/// A table with the columns variant, backend, side, taps, those of `times_csv`, mpx_per_s, gmac_per_s, speedup_reference and
/// speedup_simd; of a study of sequences that of sequence_csv, of a race that of race_csv.
[[nodiscard]] std::string study_csv(const StudyData& study);

}  // namespace ws::filter
