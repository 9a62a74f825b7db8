// A Gaussian of any width at constant cost per pixel: a sum of three damped oscillations, each a first-order recursion in
// complex numbers, once forwards and once backwards.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/filter/params.h"

#include <complex>

namespace ws::filter {

/// g(n) = Σ Re(weight · pole^|n|), with Σ g(n) = 1 over all n. The shape is exp(−x²/2) fitted by three terms with an error of
/// at most 2.0e-6 everywhere; sampling the fit keeps the error for every σ. Unlike the taps it has no radius.
struct RecursiveGaussian {
  static constexpr int count = 3;
  std::complex<double> pole[count];
  std::complex<double> weight[count];
  int reach;  ///< pixels after which |pole|^n is below 1e-8

  explicit RecursiveGaussian(double sigma);
};

/// The states of the recursions before the first and after the last of `n` samples are sums over what lies outside: over
/// this many samples, after which the border rule repeats itself or the poles have forgotten. 0: closed form (zero, replicate).
[[nodiscard]] int run_in(Border border, int n, const RecursiveGaussian& gaussian);
/// After how many samples the border rule repeats itself. A sum over one whole period is divided by 1 − pole^period.
[[nodiscard]] int border_period(Border border, int n);

/// Samples that are smoothed side by side.
inline constexpr int recursive_lanes = 16;
/// Smooths `n` samples of 16 lanes in place (sample i of lane l at [16 i + l]); `scratch` is as large as `lanes`.
void smooth_lanes(Span<float> lanes, Span<float> scratch, int n, const RecursiveGaussian& gaussian, Border border);

}  // namespace ws::filter
