// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/precision.h"

#include "compute/core/run/cache.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/ridge/balls/cloud.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace ws::ridge {

namespace {

constexpr double fine_steps = 256;  // of the numbers in r1, at the border of the box
constexpr double fine_units = 32;   // of the lattice in r1: means of many points lose less than the points themselves
constexpr double fine_ways = 4096;  // r1 is so much longer than the shortest way whose square has all digits
constexpr double bearable = 4;      // times coarser: a circle keeps its curve, at 10 balls stop standing still

double half_width(const Extent& extent, std::size_t k) { return extent.high[k] / 2 - extent.low[k] / 2; }

std::size_t widest_coordinate(const Extent& extent) {
  std::size_t widest = 0;
  for (std::size_t k = 1; k < extent.low.size(); ++k)
    if (half_width(extent, k) > half_width(extent, widest)) widest = k;
  return widest;
}

/// Between numbers of the precision, as a part of themselves.
double step_of(Precision precision) { return precision == Precision::float32 ? 0x1p-23 : 0x1p-52; }

/// Squares of shorter ways are next to nothing in the precision.
double least_way(Precision precision) {
  const double least =
      precision == Precision::float32 ? double(std::numeric_limits<float>::min()) : std::numeric_limits<double>::min();
  return std::sqrt(least);
}

/// The least r1 to which numbers are fine, at the border of the box and where distances are squared.
double least_fine_radius(double half_width, Precision precision) {
  return std::max(half_width * step_of(precision) * fine_steps, least_way(precision) * fine_ways);
}

bool fits_single(double half_width, double r1) {
  return half_width <= half_width_limit<float> && least_fine_radius(half_width, Precision::float32) <= r1;
}

/// To which the lattice is fine, too.
double least_fine_radius(std::size_t size, double half_width, Precision precision) {
  return std::max(least_fine_radius(half_width, precision), lattice_unit(size, half_width) * fine_units);
}

/// Where nearly all points lie along a coordinate, and how many do not.
struct Bulk {
  double low = 0, high = 0;
  std::size_t beyond = 0;
};

/// The middle nine tenths, and as much again five times on either side.
Bulk bulk_of(const PointSet& points, std::size_t k) {
  constexpr double tail = 0.05, margin = 5;
  const auto column = points.column(k);
  std::vector<double> sorted(column.begin(), column.end());
  std::sort(sorted.begin(), sorted.end());
  const auto cut = static_cast<std::size_t>(tail * static_cast<double>(sorted.size()));
  const double low = sorted[cut], high = sorted[sorted.size() - 1 - cut];
  Bulk bulk{low - margin * (high - low), high + margin * (high - low)};
  bulk.beyond = static_cast<std::size_t>(
      std::count_if(sorted.begin(), sorted.end(), [&](double x) { return x < bulk.low || x > bulk.high; }));
  return bulk;
}

/// To three digits, and no less than the value.
double rounded_up(double value) {
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2);
  return std::ceil(value / unit) * unit;
}

/// `points` may be null: they are elsewhere.
std::string what_helps(const PointSet* points, std::size_t k, double least_radius, Precision precision) {
  const Bulk bulk = points ? bulk_of(*points, k) : Bulk{};
  const double r1 = rounded_up(least_radius);
  const bool may_be_finer = precision == Precision::float32;
  if (bulk.beyond > 0 && may_be_finer)
    return told(bulk.beyond,
                "choose the precision double, or drop the {} point outside of {:g} to {:g}, or take an r1 of {:g} or more",
                "choose the precision double, or drop the {} points outside of {:g} to {:g}, or take an r1 of {:g} or more",
                bulk.low, bulk.high, r1);
  if (bulk.beyond > 0)
    return told(bulk.beyond, "drop the {} point outside of {:g} to {:g}, or take an r1 of {:g} or more",
                "drop the {} points outside of {:g} to {:g}, or take an r1 of {:g} or more", bulk.low, bulk.high, r1);
  return may_be_finer ? told("choose the precision double, or take an r1 of {:g} or more", r1)
                      : told("take an r1 of {:g} or more", r1);
}

Precision settle(const Extent& extent, std::size_t size, const PointSet* points, double r1, Precision asked,
                 RunContext& context) {
  if (size == 0 || extent.low.empty()) return asked == Precision::automatic ? Precision::float32 : asked;
  const std::size_t k = widest_coordinate(extent);
  const double width = half_width(extent, k);
  Precision precision = asked;
  if (asked == Precision::automatic) precision = fits_single(width, r1) ? Precision::float32 : Precision::float64;
  const double least_radius = least_fine_radius(size, width, precision);
  if (least_radius <= r1) return precision;
  const std::string text =
      precision == Precision::float32
          ? told("coordinate {} goes from {:g} to {:g}: numbers of single precision are coarse there beside r1 = {:g}", k,
                 extent.low[k], extent.high[k], r1)
          : told("coordinate {} goes from {:g} to {:g}: numbers of double precision are coarse there beside r1 = {:g}", k,
                 extent.low[k], extent.high[k], r1);
  std::string help = what_helps(points, k, least_radius, precision);
  if (precision == Precision::float64 && least_radius > bearable * r1)
    throw Error(ErrorKind::invalid_argument, text, std::move(help));
  context.metrics.warn(text + ": " + help);
  return precision;
}

}  // namespace

Precision settle_precision(const PointSet& points, double r1, Precision asked, RunContext& context) {
  const auto make = [&] { return std::make_shared<const Extent>(extent_of(points, context.stop)); };
  const auto bytes = [](const Extent& extent) { return 2 * extent.low.size() * sizeof(double); };
  // A session asks for it again with each r1.
  const auto extent =
      context.cache ? context.cache->shared<Extent>({"ridge.extent", points.identity(), 0}, make, bytes) : make();
  return settle(*extent, points.size(), &points, r1, asked, context);
}

Precision settle_precision(const Extent& extent, std::size_t size, double r1, Precision asked, RunContext& context) {
  return settle(extent, size, nullptr, r1, asked, context);
}

}  // namespace ws::ridge
