// SPDX-License-Identifier: MIT
#include "compute/filter/convolve/taps.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/filter/engine.h"

#include <algorithm>
#include <cmath>

namespace ws::filter {

namespace {

using Doubles = std::vector<double>;

constexpr std::int64_t usual_radius = 8;  // the 17 taps of the thesis
constexpr std::int64_t most_radius = 65535;

/// f(i) for i = −r … r.
template <class F>
Doubles sampled(std::int64_t radius, const F& f) {
  Doubles values;
  for (std::int64_t i = -radius; i <= radius; ++i) values.push_back(f(double(i)));
  return values;
}

/// Divided by Σ weight(i) · values[r + i]; left alone where that is 0 but for rounding.
template <class F>
Doubles normalised(Doubles values, const F& weight) {
  const std::int64_t radius = std::int64_t(values.size() / 2);
  double sum = 0, magnitudes = 0;
  for (std::int64_t i = -radius; i <= radius; ++i) {
    const double term = weight(double(i)) * values[std::size_t(radius + i)];
    sum += term;
    magnitudes += std::abs(term);
  }
  if (std::abs(sum) > 1e-9 * magnitudes)
    for (double& v : values) v /= sum;
  return values;
}
double one(double) { return 1; }
double itself(double i) { return i; }

struct AxisSize {
  std::int64_t radius;
  double sigma;
  bool raw;  ///< not normalised
};

double bell(double i, double sigma) { return std::exp(-0.5 * (i / sigma) * (i / sigma)); }

Doubles gaussian(const AxisSize& axis) {
  Doubles values = sampled(axis.radius, [&](double i) { return bell(i, axis.sigma); });
  return axis.raw ? values : normalised(std::move(values), one);
}
/// A ramp of slope 1 gives 1 (as a correlation); a single tap has no slope to see and is 0.
Doubles gaussian_slope(const AxisSize& axis) {
  Doubles values = sampled(axis.radius, [&](double i) { return i * bell(i, axis.sigma); });
  return axis.raw ? values : normalised(std::move(values), itself);
}
Doubles box(const AxisSize& axis) {
  Doubles values(std::size_t(2 * axis.radius + 1), 1.0);
  return axis.raw ? values : normalised(std::move(values), one);
}

AxisSize axis_size(const Parameters& p, std::int64_t own_radius) {
  const std::int64_t common = p.radius > 0 ? p.radius : automatic_radius(p);
  const std::int64_t radius = own_radius < 0 ? common : own_radius;
  return {radius, p.sigma > 0 ? p.sigma : automatic_sigma(radius), p.normalise == Normalise::off};
}

void check_taps(const Doubles& taps) {
  if (taps.empty())
    throw Error(ErrorKind::invalid_argument, said("kernel custom needs taps"), said("give --taps-row, --taps-column or both"));
  if (taps.size() % 2 == 0)
    throw Error(ErrorKind::invalid_argument, told("{} taps have no middle: a filter has an odd number of taps", taps.size()),
                said("add a 0 at the end that is to lie farther from the middle"));
  for (const double t : taps)
    if (!std::isfinite(t) || std::abs(t) > 3e38) throw Error(ErrorKind::invalid_argument, said("a tap is not a finite float"));
}

struct Literal {
  Doubles row, column;
};

Literal literal_taps(const Parameters& p, const AxisSize& x, const AxisSize& y) {
  switch (p.kernel) {
    case Kernel::gaussian:
      return {gaussian(x), gaussian(y)};
    case Kernel::box:
      return {box(x), box(y)};
    case Kernel::gaussian_dx:
      return {gaussian_slope(x), gaussian(y)};
    case Kernel::gaussian_dy:
      return {gaussian(x), gaussian_slope(y)};
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

bool SeparableFilter::takes_differences() const {
  constexpr double rounding = 1e-5;  // of taps that were divided by what makes them suit a ramp
  const auto sums_to_zero = [](const Taps& taps) {
    double sum = 0;
    for (const float v : taps.values) sum += double(v);
    return std::abs(sum) <= rounding * taps.sum_of_magnitudes();
  };
  return sums_to_zero(row) || sums_to_zero(column);
}

double automatic_sigma(std::int64_t radius) { return std::max(0.3 * double(radius - 1) + 0.8, 0.1); }

bool is_of_gaussians(Kernel kernel) {
  return kernel == Kernel::gaussian || kernel == Kernel::gaussian_dx || kernel == Kernel::gaussian_dy;
}

std::int64_t radius_of_sigma(double sigma) { return std::max<std::int64_t>(std::int64_t(4 * sigma + 0.5), 1); }

std::int64_t automatic_radius(const Parameters& p) {
  if (!is_of_gaussians(p.kernel) || p.sigma <= 0) return usual_radius;
  const Build build = build_of(p);
  const auto reach = [&](Variant variant) { return std::int64_t(max_radius_of(variant, build)); };
  const auto compared = variant_of(p.versus);
  return std::min({radius_of_sigma(p.sigma), reach(p.variant), compared ? reach(*compared) : most_radius});
}

double effective_sigma(std::int64_t radius, double sigma) {
  double sum = 1, squares = 0;
  for (std::int64_t i = 1; i <= radius; ++i) {
    const double both = 2 * bell(double(i), sigma);
    sum += both;
    squares += both * double(i) * double(i);
  }
  return std::sqrt(squares / sum);
}

SeparableFilter make_filter(const Parameters& p) {
  const AxisSize x = axis_size(p, p.radius_x), y = axis_size(p, p.radius_y);
  Literal literal = literal_taps(p, x, y);
  if (p.normalise == Normalise::on)
    for (Doubles* taps : {&literal.row, &literal.column}) *taps = normalised(std::move(*taps), one);
  SeparableFilter filter{as_met(literal.row, p.convention), as_met(literal.column, p.convention)};
  if (p.kernel == Kernel::gaussian && p.normalise != Normalise::off) {
    // An axis of one tap is not smoothed, by any variant.
    filter.sigma_x = x.radius > 0 ? x.sigma : 0;
    filter.sigma_y = y.radius > 0 ? y.sigma : 0;
  }
  return filter;
}

Image outer_product(const SeparableFilter& filter) {
  const auto middle = [](const Taps& taps) { return std::min(taps.radius(), most_drawn_radius); };
  const int across = middle(filter.row), down = middle(filter.column);
  Image image(2 * across + 1, 2 * down + 1, 1, PixelType::float32);
  const float *middle_of_row = filter.row.values.data() + filter.row.radius(),
              *middle_of_column = filter.column.values.data() + filter.column.radius();
  auto to = image.values<float>().begin();
  for (int y = -down; y <= down; ++y)
    for (int x = -across; x <= across; ++x) *to++ = middle_of_column[y] * middle_of_row[x];
  return image;
}

}  // namespace ws::filter
