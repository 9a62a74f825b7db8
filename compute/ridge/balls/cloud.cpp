// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/cloud.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace ws::ridge {

namespace {

constexpr int sum_bits = 62;
constexpr int exponent_limit = 100;  // a float times 2^±100 neither overflows nor vanishes for coordinates that matter

/// The largest e with size · half_width · 2^e < 2^62.
int lattice_exponent(std::size_t size, double half_width) {
  const int size_bits = static_cast<int>(std::bit_width(size));
  const int width_bits = half_width > 0 ? std::ilogb(half_width) + 1 : 0;
  return std::clamp(sum_bits - size_bits - width_bits, -exponent_limit, exponent_limit);
}

template <class T>
void check_width(const Extent& extent, std::size_t k) {
  const double half_width = extent.high[k] / 2 - extent.low[k] / 2;
  if (half_width <= half_width_limit<T>) return;
  throw Error(ErrorKind::invalid_argument,
              sizeof(T) == 4 ? told("coordinate {} goes from {:g} to {:g}: too wide for distances in float precision", k,
                                    extent.low[k], extent.high[k])
                             : told("coordinate {} goes from {:g} to {:g}: too wide for distances in double precision", k,
                                    extent.low[k], extent.high[k]),
              said("scale the data, or drop what lies so far out"));
}

void check_count(const PointSet& points) {
  if (points.size() > 0xFFFFFFFEu)
    throw Error(ErrorKind::invalid_argument, said("a cloud may have at most 4,294,967,294 points"));
}

template <class T>
CloudPlace place_of_points(const PointSet& points, const RunContext& context) {
  if (!points.empty() && (points.dimension() < 1 || points.dimension() > max_dimension))
    throw Error(ErrorKind::invalid_argument,
                told("a ridge needs 1 to {} coordinates per point, these have {}", max_dimension, points.dimension()),
                said("choose columns with --columns"));
  return place_of<T>(extent_of(points, context.stop), points.size());
}

}  // namespace

double lattice_unit(std::size_t size, double half_width) { return std::ldexp(1.0, -lattice_exponent(size, half_width)); }

template <class T>
CloudPlace place_of(const Extent& extent, std::size_t size) {
  CloudPlace place;
  for (std::size_t k = 0; k < extent.low.size(); ++k) {
    check_width<T>(extent, k);
    const double origin = extent.low[k] + (extent.high[k] - extent.low[k]) / 2;
    // Of the coordinates as they will be: rounding keeps their order.
    const auto width_to = [&](double end) { return std::abs(static_cast<double>(static_cast<T>(end - origin))); };
    place.box.origin[k] = origin;
    place.box.half_width[k] = std::max(width_to(extent.low[k]), width_to(extent.high[k]));
    place.lattice.exponent[k] = lattice_exponent(size, place.box.half_width[k]);
  }
  return place;
}

template <class T>
LocalCloud<T> make_local_part(const PointSet& points, const CloudPlace& place, const RunContext& context) {
  check_count(points);
  LocalCloud<T> cloud{points.dimension(), points.size(), place.box, place.lattice, {}, nullptr};
  cloud.coordinates = HostBuffer<T>(points.dimension() * points.size());
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    context.check_stop();
    const auto column = points.column(k);
    for (std::size_t i = 0; i < cloud.size; ++i)
      cloud.coordinates[k * cloud.size + i] = static_cast<T>(column[i] - place.box.origin[k]);
  }
  return cloud;
}

template <class T>
LocalCloud<T> make_local_cloud(const PointSet& points, const RunContext& context) {
  return make_local_part<T>(points, place_of_points<T>(points, context), context);
}

template <class T>
LocalCloud<T> make_cloud_on_device(const PointSet& points, const RunContext& context) {
  check_count(points);
  const CloudPlace place = place_of_points<T>(points, context);
  return {points.dimension(), points.size(), place.box, place.lattice, {}, points.table()};
}

template CloudPlace place_of<float>(const Extent&, std::size_t);
template CloudPlace place_of<double>(const Extent&, std::size_t);
template LocalCloud<float> make_local_part(const PointSet&, const CloudPlace&, const RunContext&);
template LocalCloud<double> make_local_part(const PointSet&, const CloudPlace&, const RunContext&);
template LocalCloud<float> make_local_cloud(const PointSet&, const RunContext&);
template LocalCloud<double> make_local_cloud(const PointSet&, const RunContext&);
template LocalCloud<float> make_cloud_on_device(const PointSet&, const RunContext&);
template LocalCloud<double> make_cloud_on_device(const PointSet&, const RunContext&);

}  // namespace ws::ridge
