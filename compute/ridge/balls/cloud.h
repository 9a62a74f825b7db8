// The cloud as every method sees it: coordinates relative to the middle of its box, and the lattice on which means are
// summed, so that sums do not depend on their order.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/core/run/run_context.h"
#include "compute/ridge/balls/choices.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ws::ridge {

/// Sums of coordinates are sums of whole numbers: coordinate k counts in units of 2^-exponent[k], chosen so that the sum
/// over the whole cloud stays below 2^62. For 10^6 points a unit is 2^-42 of the box's half width.
struct Lattice {
  std::array<int, max_dimension> exponent{};
};

/// Where the cloud lies: the middle of its box, and half the box's widths (0 beyond the dimension).
struct CloudBox {
  std::array<double, max_dimension> origin{}, half_width{};
};

/// What all points of a cloud have in common, wherever they are.
struct CloudPlace {
  CloudBox box;
  Lattice lattice;
};

/// Column k of `coordinates` holds point − origin[k], rounded to T. Its mean cell positions are found in these coordinates,
/// so that a cloud far from zero loses nothing.
template <class T>
struct LocalCloud {
  std::size_t dimension = 0, size = 0;
  CloudBox box;
  Lattice lattice;
  HostBuffer<T> coordinates;           ///< empty where `table` stands for them
  const DeviceTable* table = nullptr;  ///< of points on the device: read when an engine is made there

  [[nodiscard]] T at(std::size_t i, std::size_t k) const { return coordinates[k * size + i]; }
};

/// Half a width up to which 16 squared differences fit T, and a sum of lattice units 64 bits.
template <class T>
constexpr double half_width_limit = sizeof(T) == 4 ? 1e18 : 1e38;

/// Of a cloud of `size` points with that extent. Throws Error{invalid_argument} for a cloud so wide that squared distances in T
/// overflow.
template <class T>
[[nodiscard]] CloudPlace place_of(const Extent& extent, std::size_t size);

/// The points of a cloud, or of a part of it, in that place. Throws as make_local_cloud.
template <class T>
[[nodiscard]] LocalCloud<T> make_local_part(const PointSet& points, const CloudPlace& place, const RunContext& context);

/// Throws Error{invalid_argument} for more than 2^32 − 2 points, a dimension outside 1…16, or a cloud so wide that squared
/// distances in T overflow; Cancelled when the context's stop is requested. Cost O(size).
template <class T>
[[nodiscard]] LocalCloud<T> make_local_cloud(const PointSet& points, const RunContext& context);

/// The same of points on the calling thread's device, for engines there: what is found of the cloud before they read it.
template <class T>
[[nodiscard]] LocalCloud<T> make_cloud_on_device(const PointSet& points, const RunContext& context);

/// The unit in which a coordinate of a cloud of so many points counts, if half its box's width is `half_width`.
[[nodiscard]] double lattice_unit(std::size_t size, double half_width);

/// What a run holds per cloud: the copy in T and, per point, two index lists, flags, owner and distance.
template <class T>
[[nodiscard]] constexpr std::size_t working_bytes(std::size_t size, std::size_t dimension) {
  return size * (dimension * sizeof(T) + 9 + 4 + sizeof(T));
}

extern template LocalCloud<float> make_local_cloud(const PointSet&, const RunContext&);
extern template LocalCloud<double> make_local_cloud(const PointSet&, const RunContext&);
extern template LocalCloud<float> make_local_part(const PointSet&, const CloudPlace&, const RunContext&);
extern template LocalCloud<double> make_local_part(const PointSet&, const CloudPlace&, const RunContext&);
extern template LocalCloud<float> make_cloud_on_device(const PointSet&, const RunContext&);
extern template LocalCloud<double> make_cloud_on_device(const PointSet&, const RunContext&);
extern template CloudPlace place_of<float>(const Extent&, std::size_t);
extern template CloudPlace place_of<double>(const Extent&, std::size_t);

}  // namespace ws::ridge
