// The taps of separable filters.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/filter/params.h"

#include <vector>

namespace ws::filter {

/// Taps of one axis in the order in which they meet the image: out[j] = Σ taps[r + i] · in[j + i] for i = −r … r, so a
/// convolution's taps are already reversed. An odd count.
struct Taps {
  std::vector<float> values;
  [[nodiscard]] int radius() const { return static_cast<int>(values.size() / 2); }
  [[nodiscard]] double sum_of_magnitudes() const;
};

struct SeparableFilter {
  Taps row, column;    ///< taps along x, and taps along y
  double sigma_x = 0;  ///< of a Gaussian that sums to 1 (what `recursive` approximates); 0 for other kernels
  double sigma_y = 0;

  /// Whether an even area becomes 0, as of a derivative.
  [[nodiscard]] bool takes_differences() const;
};

/// 0.3 (radius − 1) + 0.8, at least 0.1: the width that suits a Gaussian of 2 radius + 1 taps.
[[nodiscard]] double automatic_sigma(std::int64_t radius);

/// Whether the kernel is made of Gaussians, so that sigma shapes it.
[[nodiscard]] bool is_of_gaussians(Kernel kernel);
/// What radius 0 stands for. Where sigma is given, a kernel of Gaussians gets 4 sigma, rounded and at least 1, which keeps
/// sigma to 6 parts in 10⁴ (SciPy's choice), but no more than the variant and the one it is compared with take; all else 8.
[[nodiscard]] std::int64_t automatic_radius(const Parameters& parameters);
/// The radius that 0 would stand for if every variant reached as far.
[[nodiscard]] std::int64_t radius_of_sigma(double sigma);
/// The standard deviation of a Gaussian's 2 radius + 1 taps: less than sigma, since its ends are cut off.
[[nodiscard]] double effective_sigma(std::int64_t radius, double sigma);

/// The taps that the parameters ask for. Throws Error{invalid_argument}: an even count of taps, custom without taps.
[[nodiscard]] SeparableFilter make_filter(const Parameters& parameters);

inline constexpr int most_drawn_radius = 512;
/// The filter as one kernel of two dimensions, in the order in which it meets the image: column[y] · row[x], float32; of
/// longer filters the middle 2 · most_drawn_radius + 1 taps of each axis.
[[nodiscard]] Image outer_product(const SeparableFilter& filter);

}  // namespace ws::filter
