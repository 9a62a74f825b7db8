// Method `grid` on the CPU: which points must be looked at again while balls move, by whole tiles or one by one.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/ridge/grid/moving_balls_cpu.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace ws::ridge {

inline namespace cpu {

/// Looks at whole tiles of points again, so that no more than a number is kept for each tile.
template <class T, int D>
class TileState final : public MovingBalls<T> {
 public:
  TileState(CpuExecutor& exec, const SortedPoints<CpuExecutor, T>& sorted, const CloudShape<T>& shape, std::size_t ball_count,
            double r1)
      : MovingBalls<T>(exec, sorted, shape, ball_count),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        radius_squared_(squared<T>(r1)),
        slack_(r1, 1.5 * sorted.grid.side),
        looked_until_(sorted.tiles.size(), -1.0),
        rests_until_(sorted.blocks.size(), -1.0) {}

 private:
  void assign(CpuExecutor& exec, Span<const T> centers) override {
    // Those that are due lie together, so pieces are small and given to whichever thread is free.
    const std::span<const Block> blocks(this->sorted_.blocks);
    const std::size_t grain = std::clamp<std::size_t>(blocks.size() / (64 * exec.thread_count()), 1, 16);
    exec.for_ranges("assign points", blocks.size(), grain, [&](std::size_t begin, std::size_t end) {
      for (std::size_t b = begin; b < end; ++b) {
        const double drift = this->book_moves(blocks[b].cell);
        if (drift > rests_until_[b]) rests_until_[b] = look_through(blocks[b], drift, centers);
      }
    });
    this->end_booking();
  }

  /// Looks at those of its tiles that are due; gives the drift of its cell up to which none will be.
  double look_through(const Block& block, double drift, Span<const T> centers) {
    const NearBalls<T>& balls = this->near(block.cell, centers);
    double until = std::numeric_limits<double>::infinity();
    for (std::uint32_t t = block.first_tile; t < block.first_tile + block.tile_count; ++t) {
      if (drift > looked_until_[t]) looked_until_[t] = drift + look_at(this->sorted_.tiles[t], balls);
      until = std::min(until, looked_until_[t]);
    }
    return until;
  }

  /// Gives the tile's slack: how far balls near it may move before it must be looked at again.
  double look_at(const Tile& tile, const NearBalls<T>& balls) {
    const T* x[D > 0 ? D : max_dimension];
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) x[k] = this->sorted_.column(k) + tile.begin;
    Looked<T> found;
    look<T, D>(x, balls, dimension_, radius_squared_, found);
    this->give_owners(
        dimension_, x, tile.count, [&](std::size_t l) { return tile.begin + l; }, found);
    return std::max(static_cast<double>(least_slack(found, tile)), 0.0);
  }

  [[nodiscard]] T least_slack(const Looked<T>& found, const Tile& tile) const {
    constexpr std::size_t width = lane_count<T>;
    const Lanes<T> reach = Lanes<T>{} + static_cast<T>(tile.reach);
    alignas(64) T slack[tile_size<T>];
    for (std::size_t l = 0; l < tile_size<T>; l += width)
      store_lanes(slack + l, slack_.from_roots(roots(load_lanes<Lanes<T>>(found.best + l)),
                                               roots(load_lanes<Lanes<T>>(found.second + l)), reach));
    return *std::min_element(slack, slack + tile.count);
  }

  Dimension<D> dimension_;
  T radius_squared_;
  OwnerSlack<T> slack_;
  std::vector<double> looked_until_;  ///< per tile: the drift of its cell up to which its owners cannot change
  std::vector<double> rests_until_;   ///< per block: the least of its tiles'
};

/// Every ball outside the cells around `cell` is at least so far from the point in it whose coordinate k is x(k).
template <class X>
double reach_from(const CellGrid& grid, const Cell& cell, const X& x) {
  double cells = std::numeric_limits<double>::infinity();
  for (std::uint32_t a = 0; a < grid.axis_count; ++a) {
    const double within = std::clamp(grid.place(a, static_cast<double>(x(grid.axes[a]))) - cell.at[a], 0.0, 1.0);
    if (cell.at[a] > 1) cells = std::min(cells, 1 + within);
    if (cell.at[a] + 2 < grid.counts[a]) cells = std::min(cells, 2 - within);
  }
  return cells * grid.side * (1 - 1e-6);
}

/// How far a point's owner is from changing: while its owner's way and that of the ball near it which went farthest, added,
/// stay below this, the owner is the same, also in rounded arithmetic.
template <class T>
struct JointSlack {
  T radius_squared;
  double radius, farthest, margin;

  JointSlack(double r1, double cell_side)
      : radius_squared(squared<T>(r1)),
        radius(std::sqrt(static_cast<double>(radius_squared))),
        farthest(2 * cell_side),
        margin((64 * static_cast<double>(std::numeric_limits<T>::epsilon()) + 1e-9) * farthest +
               16 * std::sqrt(static_cast<double>(std::numeric_limits<T>::denorm_min()))) {}

  /// From the squared distances to the nearest and the second nearest; every ball that was not looked at is beyond `reach`.
  double operator()(T best, T second, double reach) const {
    const double limit = std::min(reach, farthest);
    const double own = std::min(std::sqrt(static_cast<double>(best)), limit);
    const double other = std::min(std::sqrt(static_cast<double>(second)), limit);
    const double slack = best <= radius_squared ? std::min(other, radius) - own : own - radius;
    return std::max(slack - margin, 0.0);
  }
};

/// Looks at points one by one, those of a cell gathered in tiles: for many coordinates, where a distance costs more than
/// what is kept for each point.
template <class T, int D>
class PointState final : public MovingBalls<T> {
 public:
  PointState(CpuExecutor& exec, const SortedPoints<CpuExecutor, T>& sorted, const CloudShape<T>& shape, std::size_t ball_count,
             double r1)
      : MovingBalls<T>(exec, sorted, shape, ball_count),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        slack_(r1, sorted.grid.side),
        looked_until_(shape.size, -1.0) {}

 private:
  /// Points of a cell that are due, side by side.
  struct Packed {
    alignas(64) T x[D > 0 ? D : max_dimension][tile_size<T>] = {};
    std::uint32_t points[tile_size<T>];
    std::size_t count = 0;
    std::uint32_t cell = no_ball;
    double drift = 0;  ///< of the cell
  };

  void assign(CpuExecutor& exec, Span<const T> centers) override {
    const std::size_t balls_cost =
        std::max<std::size_t>(this->travelled_.size(), 1) * (2 + dimension_.get() / 2);  // nanoseconds, at most
    const std::size_t grain = std::clamp<std::size_t>(5'000'000 / balls_cost, 4, 64);
    exec.for_ranges("assign points", this->sorted_.tiles.size(), grain, [&](std::size_t begin, std::size_t end) {
      Packed packed;
      for (std::size_t t = begin; t < end; ++t) {
        const Tile tile = this->sorted_.tiles[t];
        if (packed.count > 0 && packed.cell != tile.cell) look_at(packed, centers);
        packed.cell = tile.cell;
        packed.drift = this->book_moves(tile.cell);
        for (std::uint32_t i = tile.begin; i < tile.begin + tile.count; ++i) {
          if (packed.drift + travelled(this->owners_[i]) <= looked_until_[i]) continue;
          pack(i, packed);
          if (packed.count == tile_size<T>) look_at(packed, centers);
        }
      }
      if (packed.count > 0) look_at(packed, centers);
    });
    this->end_booking();
  }

  void pack(std::uint32_t i, Packed& packed) const {
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) packed.x[k][packed.count] = this->sorted_.column(k)[i];
    packed.points[packed.count++] = i;
  }

  [[nodiscard]] double travelled(std::uint32_t owner) const { return owner == no_owner ? 0 : this->travelled_[owner]; }

  void look_at(Packed& packed, Span<const T> centers) {
    const NearBalls<T>& balls = this->near(packed.cell, centers);
    const T* x[D > 0 ? D : max_dimension];
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) x[k] = packed.x[k];
    Looked<T> found;
    look<T, D>(x, balls, dimension_, slack_.radius_squared, found);
    this->give_owners(
        dimension_, x, packed.count, [&](std::size_t l) { return packed.points[l]; }, found);
    const Cell& cell = this->sorted_.cells[packed.cell];
    for (std::size_t l = 0; l < packed.count; ++l) {
      const double reach = reach_from(this->sorted_.grid, cell, [&](std::uint32_t k) { return packed.x[k][l]; });
      const std::uint32_t i = packed.points[l];
      looked_until_[i] = packed.drift + travelled(this->owners_[i]) + slack_(found.best[l], found.second[l], reach);
    }
    packed.count = 0;
  }

  Dimension<D> dimension_;
  JointSlack<T> slack_;
  std::vector<double> looked_until_;  ///< per point: up to which its cell's drift and its owner's way, together, change nothing
};

}  // namespace cpu

}  // namespace ws::ridge
