// What each parallel step of tiling does to one point, slot or ball; shared by both backends like ../kernels.h.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/tiles/tree.h"

#include <vector>

namespace ws::ridge {

/// The lower end of part i of n; the last part ends at `high` itself.
template <class T>
WS_HD WS_INLINE T part_edge(T low, T high, std::uint32_t i, std::uint32_t n) {
  return i >= n ? high : low + (high - low) * (static_cast<T>(i) / static_cast<T>(n));
}

/// The part of [low, high] that holds x: floor((x − low)·n / width), mended where rounding disagrees with part_edge.
template <class T>
WS_HD WS_INLINE std::uint32_t part_of(T x, T low, T high, std::uint32_t n) {
  if (n <= 1 || !(high > low)) return 0;
  const T guess = (x - low) / (high - low) * static_cast<T>(n);
  std::uint32_t i = guess > 0 ? static_cast<std::uint32_t>(guess) : 0;
  if (i >= n) i = n - 1;
  while (i > 0 && x < part_edge(low, high, i, n)) --i;
  while (i + 1 < n && x >= part_edge(low, high, i + 1, n)) ++i;
  return i;
}

/// keys[s] = number of the part, counted over all tiles, to which the point in slot s goes.
template <class M, class T, int D>
struct FindPart {
  typename M::template View<const T> points;  ///< columns of `point_count`
  std::size_t point_count;
  typename M::template View<const std::uint32_t> order, tile_of_slot;
  typename M::template View<const T> boxes;               ///< per tile: lows, then highs
  typename M::template View<const std::uint32_t> divide;  ///< per tile: the first part's number, then parts per dimension
  Dimension<D> dimension;
  typename M::template View<std::uint32_t> keys;

  WS_HD void operator()(std::uint32_t s) const {
    const std::uint32_t d = dimension.get(), tile = tile_of_slot[s], point = order[s];
    const std::size_t box = std::size_t(tile) * 2 * d, plan = std::size_t(tile) * (d + 1);
    std::uint32_t part = 0, stride = 1;
    for (std::uint32_t k = 0; k < d; ++k) {
      const std::uint32_t n = divide[plan + 1 + k];
      if (n > 1) part += stride * part_of(points[k * point_count + point], boxes[box + k], boxes[box + d + k], n);
      stride *= n;
    }
    keys[s] = divide[plan] + part;
  }
};

template <class M>
struct Lookup {
  typename M::template View<const std::uint32_t> table, index;
  typename M::template View<std::uint32_t> values;
  WS_HD void operator()(std::uint32_t i) const { values[i] = table[index[i]]; }
};

/// Writes the leaf of the point in slot s, and whether it has one.
template <class M>
struct TellLeaf {
  typename M::template View<const std::uint32_t> order, tile_of_slot, leaf_of_tile;
  typename M::template View<std::uint32_t> leaf_of_point;
  typename M::template View<std::uint8_t> owned;
  WS_HD void operator()(std::uint32_t s) const {
    const std::uint32_t leaf = leaf_of_tile[tile_of_slot[s]];
    leaf_of_point[order[s]] = leaf;
    owned[s] = leaf != no_tile;
  }
};

/// Visits the leaves within reach of a point that do not own it.
template <class M, class T, int D>
struct Reach {
  typename M::template View<const T> points;
  std::size_t point_count;
  typename M::template View<const std::uint32_t> leaf_of_point;
  typename M::template View<const std::uint32_t> walk;  ///< per entry: leaf, skip
  typename M::template View<const T> boxes;             ///< per entry: lows, then highs
  std::uint32_t entry_count;
  T radius_squared;
  Dimension<D> dimension;

  template <class Visit>
  WS_HD void operator()(std::uint32_t i, const Visit& visit) const {
    const std::uint32_t d = dimension.get();
    T x[D > 0 ? D : 16];
    for (std::uint32_t k = 0; k < d; ++k) x[k] = points[k * point_count + i];
    for (std::uint32_t e = 0; e < entry_count;) {
      T squared = 0;
      for (std::uint32_t k = 0; k < d; ++k) {
        const T low = boxes[std::size_t(e) * 2 * d + k], high = boxes[std::size_t(e) * 2 * d + d + k];
        squared = add_square(squared, x[k] < low ? low - x[k] : x[k] > high ? x[k] - high : T(0));
      }
      if (!(squared <= radius_squared)) {
        e = walk[2 * e + 1];
        continue;
      }
      const std::uint32_t leaf = walk[2 * e];
      if (leaf != no_tile && leaf != leaf_of_point[i]) visit(leaf);
      ++e;
    }
  }
};

template <class M, class T, int D>
struct CountReached {
  Reach<M, T, D> reach;
  typename M::template View<std::uint32_t> counts;
  WS_HD void operator()(std::uint32_t i) const {
    std::uint32_t count = 0;
    reach(i, [&](std::uint32_t) { ++count; });
    counts[i] = count;
  }
};

template <class M, class T, int D>
struct ListReached {
  Reach<M, T, D> reach;
  typename M::template View<const std::uint64_t> first;
  typename M::template View<std::uint32_t> leaves, points;
  WS_HD void operator()(std::uint32_t i) const {
    std::uint64_t at = first[i];
    reach(i, [&](std::uint32_t leaf) {
      leaves[at] = leaf;
      points[at++] = i;
    });
  }
};

/// Copies coordinates into the order of the tiles.
template <class M, class T>
struct GatherColumns {
  typename M::template View<const T> from;
  std::size_t from_count;
  typename M::template View<const std::uint32_t> members;
  std::uint32_t dimension;
  typename M::template View<T> to;
  WS_HD void operator()(std::uint32_t s) const {
    for (std::uint32_t k = 0; k < dimension; ++k) to[k * members.size() + s] = from[k * from_count + members[s]];
  }
};

/// MoveToMean that also tells in which leaves something moved: the others stand still for good.
template <class M, class T, int D>
struct MoveInTile {
  MoveToMean<M, T, D> move;
  typename M::template View<const std::uint32_t> leaf_of_ball;
  typename M::template View<std::uint32_t> leaf_moved;

  WS_HD void operator()(std::uint32_t j) const {
    move(j);
    const std::size_t row = std::size_t(j) * move.dimension.get();
    for (std::uint32_t k = 0; k < move.dimension.get(); ++k)
      if (move.after[row + k] != move.before[row + k]) leaf_moved[leaf_of_ball[j]] = 1;
  }
};

/// Balls chosen in each leaf: rows one after another, and how many each has.
template <class T>
struct ChosenRows {
  std::vector<T> rows;
  std::vector<std::uint32_t> counts;
};

/// A stretch of the tiles' points that one leaf's balls see.
struct Piece {
  std::uint32_t leaf = 0;
  std::uint32_t begin = 0, end = 0;
};

/// What one iteration over all tiles reads.
template <class M, class T, int D>
struct TileProblem {
  typename M::template View<const T> points;  ///< columns of `point_count`, in the order of the tiles
  std::size_t point_count;
  typename M::template View<const Piece> pieces;
  typename M::template View<const std::uint32_t> first_ball;  ///< per leaf, and one more
  typename M::template View<const std::uint32_t> leaf_moved;  ///< in the iteration before; 0: nothing to do
  typename M::template View<const T> centers;
  T radius_squared;
  Dimension<D> dimension;
};

}  // namespace ws::ridge
