// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/recursive.h"

#include "compute/filter/convolve/border.h"

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

/// exp(−x²/2) ≈ Σ e^(−a x) (p cos b x + q sin b x) for x ≥ 0; minimax by Lawson's weights over a variable projection.
struct PoleTerm {
  double a, b, p, q;
};
constexpr PoleTerm terms[RecursiveGaussian::count] = {{2.15291518, 0.5240181, 3.08073629, 6.77259319},
                                                      {2.11861629, 1.60919681, -2.22450333, -0.72418476},
                                                      {2.04029461, 2.84799257, 0.14376513, -0.05982841}};

constexpr int lane_count = recursive_lanes;

/// The recursions' states of all lanes; coupled real and imaginary parts keep rounding errors at √σ instead of σ².
struct States {
  alignas(64) float re[RecursiveGaussian::count][lane_count] = {};
  alignas(64) float im[RecursiveGaussian::count][lane_count] = {};

  /// s = factor · s
  void multiply(int k, std::complex<double> factor) {
    const float fr = float(factor.real()), fi = float(factor.imag());
    for (int l = 0; l < lane_count; ++l) {
      const float r = re[k][l], i = im[k][l];
      re[k][l] = std::fma(fr, r, -(fi * i));
      im[k][l] = std::fma(fr, i, fi * r);
    }
  }
};

struct Coefficients {
  float pole_re[RecursiveGaussian::count], pole_im[RecursiveGaussian::count];
  float weight_re[RecursiveGaussian::count], weight_im[RecursiveGaussian::count];

  explicit Coefficients(const RecursiveGaussian& g) {
    for (int k = 0; k < RecursiveGaussian::count; ++k) {
      pole_re[k] = float(g.pole[k].real());
      pole_im[k] = float(g.pole[k].imag());
      weight_re[k] = float(g.weight[k].real());
      weight_im[k] = float(g.weight[k].imag());
    }
  }
};

/// s = pole · s + x
inline void step_forwards(States& s, const Coefficients& c, const float* x) {
  for (int k = 0; k < RecursiveGaussian::count; ++k)
    for (int l = 0; l < lane_count; ++l) {
      const float re = s.re[k][l], im = s.im[k][l];
      s.re[k][l] = std::fma(-c.pole_im[k], im, std::fma(c.pole_re[k], re, x[l]));
      s.im[k][l] = std::fma(c.pole_im[k], re, c.pole_re[k] * im);
    }
}

/// s = pole · (s + x)
inline void step_backwards(States& s, const Coefficients& c, const float* x) {
  for (int k = 0; k < RecursiveGaussian::count; ++k)
    for (int l = 0; l < lane_count; ++l) {
      const float re = s.re[k][l] + x[l], im = s.im[k][l];
      s.re[k][l] = std::fma(c.pole_re[k], re, -(c.pole_im[k] * im));
      s.im[k][l] = std::fma(c.pole_im[k], re, c.pole_re[k] * im);
    }
}

/// out = base + Σ Re(weight · s)
inline void add_states(const States& s, const Coefficients& c, const float* base, float* out) {
  for (int l = 0; l < lane_count; ++l) {
    float sum = base ? base[l] : 0;
    for (int k = 0; k < RecursiveGaussian::count; ++k)
      sum = std::fma(-c.weight_im[k], s.im[k][l], std::fma(c.weight_re[k], s.re[k][l], sum));
    out[l] = sum;
  }
}

/// States for a signal that has always been `x`. Forwards the nearest sample counts once, backwards pole times.
void set_constant(States& s, const RecursiveGaussian& g, const float* x, bool backwards) {
  for (int k = 0; k < RecursiveGaussian::count; ++k) {
    for (int l = 0; l < lane_count; ++l) {
      s.re[k][l] = x[l];
      s.im[k][l] = 0;
    }
    s.multiply(k, (backwards ? g.pole[k] : 1.0) / (1.0 - g.pole[k]));
  }
}

void close_period(States& s, const RecursiveGaussian& g, int period) {
  for (int k = 0; k < RecursiveGaussian::count; ++k) s.multiply(k, 1.0 / (1.0 - std::pow(g.pole[k], period)));
}

}  // namespace

RecursiveGaussian::RecursiveGaussian(double sigma) {
  double sum = 0, slowest = 0;
  for (int k = 0; k < count; ++k) {
    const PoleTerm& t = terms[k];
    pole[k] = std::exp(std::complex<double>(-t.a, t.b) / sigma);
    weight[k] = {t.p, -t.q};
    sum += (weight[k] * (1.0 + pole[k]) / (1.0 - pole[k])).real();
    slowest = std::max(slowest, std::abs(pole[k]));
  }
  for (auto& w : weight) w /= sum;
  reach = int(std::clamp(std::ceil(std::log(1e-8) / std::log(slowest)), 1.0, 1e9));
}

int border_period(Border border, int n) {
  switch (border) {
    case Border::reflect:
      return 2 * n;
    case Border::reflect_101:
      return std::max(2 * n - 2, 1);
    default:
      return n;
  }
}

int run_in(Border border, int n, const RecursiveGaussian& gaussian) {
  if (border == Border::zero || border == Border::replicate) return 0;
  return std::min(gaussian.reach, border_period(border, n));
}

void smooth_lanes(Span<float> lanes, Span<float> scratch, int n, const RecursiveGaussian& gaussian, Border border) {
  const Coefficients c(gaussian);
  const auto row = [&](int i) { return lanes.data() + std::size_t(i) * lane_count; };
  const auto kept = [&](int i) { return scratch.data() + std::size_t(i) * lane_count; };
  const int before = run_in(border, n, gaussian), period = border_period(border, n);

  States s;
  if (border == Border::replicate) set_constant(s, gaussian, row(0), false);
  for (int m = before; m >= 1; --m) step_forwards(s, c, row(border_index(-m, n, border)));
  if (before == period) close_period(s, gaussian, period);
  for (int i = 0; i < n; ++i) {
    step_forwards(s, c, row(i));
    add_states(s, c, nullptr, kept(i));
  }

  s = {};
  if (border == Border::replicate) set_constant(s, gaussian, row(n - 1), true);
  for (int m = before; m >= 1; --m) step_backwards(s, c, row(border_index(n - 1 + m, n, border)));
  if (before == period) close_period(s, gaussian, period);
  alignas(64) float x[lane_count];
  for (int i = n - 1; i >= 0; --i) {
    std::copy_n(row(i), lane_count, x);
    add_states(s, c, kept(i), row(i));
    step_backwards(s, c, x);
  }
}

}  // namespace ws::filter
