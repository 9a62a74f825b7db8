// A uniform grid of cells a little wider than a radius, so that whatever lies within that radius of a point lies in the
// cells around its own; and lists of balls per cell. Shared by all stages of method `grid`, on the host and on devices.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/span.h"
#include "compute/ridge/balls/cloud.h"
#include "compute/ridge/balls/kernels.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::ridge {

inline constexpr std::uint32_t max_axes = 3;        ///< coordinates that the cells divide; a bound on those bounds distances
inline constexpr std::uint32_t max_neighbors = 27;  ///< cells around one, itself included
inline constexpr std::uint32_t no_ball = 0xFFFFFFFFu;

/// A cell's place; 0 beyond the grid's axes.
struct Cell {
  std::uint32_t at[max_axes];
  WS_HD bool operator==(const Cell& other) const {
    return at[0] == other.at[0] && at[1] == other.at[1] && at[2] == other.at[2];
  }
};

/// Up to three coordinates of a cloud, cut into cells. Cells have a bucket in a table of a power of two: one of their own
/// where the table is large enough, else by a hash, so that a cloud may be as wide as it likes. Bucket mates only cost time.
struct CellGrid {
  std::uint32_t axis_count = 0;
  std::uint32_t axes[max_axes] = {};
  std::uint32_t counts[max_axes] = {1, 1, 1};
  double low[max_axes] = {};
  double side = 1, cells_per_unit = 1;
  std::uint32_t bucket_count = 1;
  bool hashed = false;

  /// In cells, from the grid's low corner.
  WS_HD double place(std::uint32_t axis, double coordinate) const { return (coordinate - low[axis]) * cells_per_unit; }
  /// Cells beyond the border are those at it.
  WS_HD std::uint32_t index(std::uint32_t axis, double place) const {
    const double last = static_cast<double>(counts[axis] - 1);
    return static_cast<std::uint32_t>(place < 0 ? 0 : place > last ? last : place);
  }
  /// The cell of the point whose coordinate k is x(k).
  template <class X>
  WS_HD Cell cell_of(const X& x) const {
    Cell cell{};
    for (std::uint32_t a = 0; a < axis_count; ++a) cell.at[a] = index(a, place(a, static_cast<double>(x(axes[a]))));
    return cell;
  }
  [[nodiscard]] WS_HD std::uint64_t linear(const Cell& cell) const {
    return (std::uint64_t(cell.at[2]) * counts[1] + cell.at[1]) * counts[0] + cell.at[0];
  }
  [[nodiscard]] WS_HD std::uint32_t bucket(const Cell& cell) const {
    std::uint64_t value = linear(cell);
    if (hashed) {
      value *= 0x9E3779B97F4A7C15ull;
      value ^= value >> 32;
    }
    return static_cast<std::uint32_t>(value) & (bucket_count - 1);
  }
  /// The cell of a bucket, where cells have buckets of their own.
  [[nodiscard]] WS_HD Cell cell_at(std::uint32_t bucket) const {
    const std::uint32_t row = bucket / counts[0], plane = row / counts[1];
    return {{bucket - row * counts[0], row - plane * counts[1], plane}};
  }
  /// Cell number `which` < max_neighbors of those around `cell`; false where the grid ends.
  WS_HD bool neighbor(const Cell& cell, std::uint32_t which, Cell& result) const {
    const std::uint32_t offsets[max_axes] = {which % 3, which / 3 % 3, which / 9};
    bool inside = true;
    for (std::uint32_t a = 0; a < max_axes; ++a) {
      result.at[a] = cell.at[a] + offsets[a] - 1;
      inside &= result.at[a] < counts[a];
    }
    return inside;
  }
  /// f(cell) for each cell around `cell`, itself included, until one says true; whether one did.
  template <class F>
  WS_HD bool any_neighbor(const Cell& cell, const F& f) const {
    std::uint32_t begin[max_axes], end[max_axes];
    ends_around(cell, begin, end);
    for (std::uint32_t z = begin[2]; z < end[2]; ++z)
      for (std::uint32_t y = begin[1]; y < end[1]; ++y)
        for (std::uint32_t x = begin[0]; x < end[0]; ++x)
          if (f(Cell{{x, y, z}})) return true;
    return false;
  }
  /// f(first, last) for each row of these cells: its buckets, which follow one another where cells have buckets of their own.
  template <class F>
  void for_rows_around(const Cell& cell, const F& f) const {
    std::uint32_t begin[max_axes], end[max_axes];
    ends_around(cell, begin, end);
    for (std::uint32_t z = begin[2]; z < end[2]; ++z)
      for (std::uint32_t y = begin[1]; y < end[1]; ++y) f(bucket({{begin[0], y, z}}), bucket({{end[0] - 1, y, z}}));
  }

 private:
  WS_HD void ends_around(const Cell& cell, std::uint32_t* begin, std::uint32_t* end) const {
    for (std::uint32_t a = 0; a < max_axes; ++a) {
      begin[a] = cell.at[a] > 0 ? cell.at[a] - 1 : 0;
      end[a] = cell.at[a] + 2 < counts[a] ? cell.at[a] + 2 : counts[a];
    }
  }
};

/// How much wider than the radius cells are. Far more than coordinates are rounded by, so that cells around suffice; and so
/// much that points which no ball reaches need not be looked at again when a ball far off moves a little.
inline constexpr double cell_slack = 1.125;

/// A grid over what lies between origin − half_width and origin + half_width, given relative to origin, for `radius`. About
/// `bucket_target` buckets.
[[nodiscard]] CellGrid make_cell_grid(const std::array<double, max_dimension>& low,
                                      const std::array<double, max_dimension>& high, std::size_t dimension, double radius,
                                      std::size_t bucket_target);
[[nodiscard]] CellGrid make_cell_grid(const CloudBox& box, std::size_t dimension, double radius, std::size_t bucket_target);

/// The balls of each bucket as linked lists. A head belongs to the lists' stamp or is empty, so that lists are emptied by
/// counting the stamp up.
template <class M>
struct BallLists {
  typename M::template View<std::uint64_t> heads;  ///< stamp, ball
  typename M::template View<std::uint32_t> next;
  std::uint32_t stamp = 1;

  WS_HD std::uint32_t first(std::uint32_t bucket) const { return first(bucket, stamp); }
  /// The same of the lists with another stamp.
  WS_HD std::uint32_t first(std::uint32_t bucket, std::uint32_t with_stamp) const {
    const std::uint64_t head = heads[bucket];
    return head >> 32 == with_stamp ? static_cast<std::uint32_t>(head) : no_ball;
  }
};

/// Squared distance of point x to ball j.
template <class T, int D, class View>
WS_HD WS_INLINE T row_distance_squared(const T* x, const View& centers, Dimension<D> dimension, std::uint32_t j) {
  T sum = 0;
  for (std::uint32_t k = 0; k < dimension.get(); ++k)
    sum = add_square(sum, x[k] - centers[std::size_t(j) * dimension.get() + k]);
  return sum;
}

/// Marks an active point that lies within the radius of a listed ball: flags[i] = 0, else 1.
template <class M, class T, int D>
struct KeepUnreached {
  CellGrid grid;
  BallLists<M> lists;
  typename M::template View<const T> points;
  std::size_t point_count;
  typename M::template View<const std::uint32_t> active;
  typename M::template View<const T> centers;
  T radius_squared;
  Dimension<D> dimension;
  typename M::template View<std::uint8_t> flags;

  WS_HD void operator()(std::uint32_t i) const { flags[i] = reached(active[i]) ? 0 : 1; }

  WS_HD bool reached(std::uint32_t point) const {
    T x[D > 0 ? D : max_dimension];
    for (std::uint32_t k = 0; k < dimension.get(); ++k) x[k] = points[k * point_count + point];
    const Cell cell = grid.cell_of([&](std::uint32_t k) { return x[k]; });
    return grid.any_neighbor(cell, [&](const Cell& near) {
      for (std::uint32_t j = lists.first(grid.bucket(near)); j != no_ball; j = lists.next[j])
        if (row_distance_squared<T>(x, centers, dimension, j) <= radius_squared) return true;
      return false;
    });
  }
};

/// The nearest of the balls near point i, lowest index on ties: owners[i], or no_owner beyond the radius.
template <class M, class T, int D>
struct FindOwner {
  CellGrid grid;
  BallLists<M> lists;
  typename M::template View<const T> points;
  std::size_t point_count;
  typename M::template View<const T> centers;
  T radius_squared;
  Dimension<D> dimension;
  typename M::template View<std::uint32_t> owners;
  typename M::template View<T> distances;

  WS_HD void operator()(std::uint32_t i) const {
    T x[D > 0 ? D : max_dimension], best = std::numeric_limits<T>::infinity();
    std::uint32_t owner = no_owner;
    for (std::uint32_t k = 0; k < dimension.get(); ++k) x[k] = points[k * point_count + i];
    const Cell cell = grid.cell_of([&](std::uint32_t k) { return x[k]; });
    grid.any_neighbor(cell, [&](const Cell& near) {
      for (std::uint32_t j = lists.first(grid.bucket(near)); j != no_ball; j = lists.next[j]) {
        const T sum = row_distance_squared<T>(x, centers, dimension, j);
        if (sum < best || (sum == best && j < owner)) {
          best = sum;
          owner = j;
        }
      }
      return false;
    });
    owners[i] = best <= radius_squared ? owner : no_owner;
    distances[i] = best;
  }
};

/// Where a point stands in the order of cells, and within a cell along a curve that keeps near points together: 2^fine parts
/// of a cell per axis, their bits interleaved.
struct CellOrder {
  CellGrid grid;
  std::uint32_t fine = 0;

  template <class X>
  WS_HD std::uint64_t key(const X& x) const {
    Cell cell{};
    std::uint32_t part[max_axes] = {};
    const double parts = static_cast<double>(1u << fine);
    for (std::uint32_t a = 0; a < grid.axis_count; ++a) {
      const double place = grid.place(a, static_cast<double>(x(grid.axes[a])));
      cell.at[a] = grid.index(a, place);
      const double within = (place - cell.at[a]) * parts;
      part[a] = static_cast<std::uint32_t>(within < 0 ? 0 : within > parts - 1 ? parts - 1 : within);
    }
    std::uint64_t bits = 0;
    for (std::uint32_t b = fine; b-- > 0;)
      for (std::uint32_t a = 0; a < grid.axis_count; ++a) bits = bits << 1 | (part[a] >> b & 1);
    return grid.linear(cell) << fine_bits() | bits;
  }
  [[nodiscard]] WS_HD std::uint32_t fine_bits() const { return fine * grid.axis_count; }
  /// How many bits of a key may be set.
  [[nodiscard]] int key_bits() const;
};

/// Parts so fine that about `points_per_part` points are in one, as far as 64 bits allow.
[[nodiscard]] CellOrder make_cell_order(const CellGrid& grid, std::size_t point_count, std::size_t points_per_part);

/// How far a point's owner is from changing: while no ball near it has moved by more than this in all since the point was
/// looked at, its owner is the same, also in rounded arithmetic. From the squared distances to the nearest and the second
/// nearest of the balls that were looked at; every other ball is at least `reach` away. What the roots are rounded by is far
/// less than the margin; what squares lose where they are next to nothing is a part of it.
template <class T>
struct OwnerSlack {
  T radius, margin;

  WS_HD OwnerSlack(double r1, double largest_reach)
      : radius(static_cast<T>(r1)),
        margin(static_cast<T>((64 * std::numeric_limits<T>::epsilon() + 1e-9) * largest_reach) +
               static_cast<T>(16 * std::sqrt(double(std::numeric_limits<T>::denorm_min())))) {}

  WS_HD T operator()(T best, T second, T reach) const { return from_roots(std::sqrt(best), std::sqrt(second), reach); }
  /// The same from distances; V may be T or many of them.
  template <class V>
  WS_HD V from_roots(V best, V second, V reach) const {
    const V near = least(best, reach), other = least(second, reach);
    const V to_border = near < radius ? radius - near : near - radius, to_other = (other - near) / 2;
    return (near < radius ? least(to_other, to_border) : to_border) - margin;
  }

 private:
  template <class V>
  static WS_HD V least(V a, V b) {
    return a < b ? a : b;
  }
};

}  // namespace ws::ridge
