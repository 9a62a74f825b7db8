// SPDX-License-Identifier: MIT
#include "compute/filter/taps.h"

#include "compute/core/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

using Doubles = std::vector<double>;

/// f(i) for i = −r … r.
template <class F>
Doubles sampled(std::int64_t radius, const F& f) {
  Doubles values;
  for (std::int64_t i = -radius; i <= radius; ++i) values.push_back(f(double(i)));
  return values;
}

/// Divided by Σ weight(i) · values[r + i]; left alone where that is 0.
template <class F>
Doubles normalised(Doubles values, const F& weight) {
  const std::int64_t radius = std::int64_t(values.size() / 2);
  double sum = 0;
  for (std::int64_t i = -radius; i <= radius; ++i) sum += weight(double(i)) * values[std::size_t(radius + i)];
  if (sum != 0)
    for (double& v : values) v /= sum;
  return values;
}
double one(double) { return 1; }
double itself(double i) { return i; }

Doubles gaussian(std::int64_t radius, double sigma) {
  return normalised(sampled(radius, [&](double i) { return std::exp(-0.5 * (i / sigma) * (i / sigma)); }), one);
}
/// A ramp of slope 1 gives 1 (as a correlation); a single tap has no slope to see and is 0.
Doubles gaussian_slope(std::int64_t radius, double sigma) {
  return normalised(sampled(radius, [&](double i) { return i * std::exp(-0.5 * (i / sigma) * (i / sigma)); }), itself);
}
Doubles box(std::int64_t radius) { return normalised(Doubles(std::size_t(2 * radius + 1), 1.0), one); }

struct AxisSize {
  std::int64_t radius;
  double sigma;
};
AxisSize axis_size(const Parameters& p, std::int64_t own_radius) {
  const std::int64_t radius = own_radius < 0 ? p.radius : own_radius;
  return {radius, p.sigma > 0 ? p.sigma : automatic_sigma(radius)};
}

void check_taps(const Numbers& taps) {
  if (taps.empty())
    throw Error(ErrorKind::invalid_argument, "kernel custom needs taps", "give --taps-row, --taps-column or both");
  if (taps.size() % 2 == 0)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("{} taps have no middle: a filter has an odd number of taps", taps.size()),
                "add a 0 at the end that is to lie farther from the middle");
  for (const double t : taps)
    if (!std::isfinite(t) || std::abs(t) > 3e38) throw Error(ErrorKind::invalid_argument, "a tap is not a finite float");
}

struct Literal {
  Doubles row, column;
};

Literal literal_taps(const Parameters& p, const AxisSize& x, const AxisSize& y) {
  switch (p.kernel) {
    case Kernel::gaussian:
      return {gaussian(x.radius, x.sigma), gaussian(y.radius, y.sigma)};
    case Kernel::box:
      return {box(x.radius), box(y.radius)};
    case Kernel::gaussian_dx:
      return {gaussian_slope(x.radius, x.sigma), gaussian(y.radius, y.sigma)};
    case Kernel::gaussian_dy:
      return {gaussian(x.radius, x.sigma), gaussian_slope(y.radius, y.sigma)};
    case Kernel::sobel_x:
      return {{-1, 0, 1}, {1, 2, 1}};
    case Kernel::sobel_y:
      return {{1, 2, 1}, {-1, 0, 1}};
    case Kernel::sharpen:
      return {{-0.25, 1.5, -0.25}, {-0.25, 1.5, -0.25}};
    case Kernel::custom:
      break;
  }
  Literal custom{p.taps_row.empty() ? p.taps_column : p.taps_row, p.taps_column.empty() ? p.taps_row : p.taps_column};
  check_taps(custom.row);
  check_taps(custom.column);
  return custom;
}

Taps as_met(const Doubles& literal, Convention convention) {
  Taps taps;
  taps.values.assign(literal.begin(), literal.end());
  if (convention == Convention::convolution) std::reverse(taps.values.begin(), taps.values.end());
  return taps;
}

}  // namespace

double Taps::sum_of_magnitudes() const {
  double sum = 0;
  for (const float v : values) sum += std::abs(double(v));
  return sum;
}

double automatic_sigma(std::int64_t radius) { return std::max(0.3 * double(radius - 1) + 0.8, 0.1); }

SeparableFilter make_filter(const Parameters& p) {
  const AxisSize x = axis_size(p, p.radius_x), y = axis_size(p, p.radius_y);
  const Literal literal = literal_taps(p, x, y);
  SeparableFilter filter{as_met(literal.row, p.convention), as_met(literal.column, p.convention)};
  if (p.kernel == Kernel::gaussian) {
    // An axis of one tap is not smoothed, by any variant.
    filter.sigma_x = x.radius > 0 ? x.sigma : 0;
    filter.sigma_y = y.radius > 0 ? y.sigma : 0;
  }
  return filter;
}

}  // namespace ws::filter
