// Method `grid` on the CPU while balls move: the ball that owns each point, what the points of each ball add up to, and which
// points must be looked at again.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace ws::ridge {

inline namespace cpu {

/// Points of a tile: a cache line of each coordinate.
template <class T>
constexpr std::size_t tile_size = 64 / sizeof(T);
template <class T>
using OwnerIndex = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;  // as wide as T: lanes match

/// Up to tile_size points of one cell, one after another in the order of the cells.
struct Tile {
  std::uint32_t begin, count, cell;
  float reach;  ///< every ball outside the cells around is at least so far from every point of the tile
};

/// A cloud in the order of cells: columns of `stride`, that is a tile more than there are points, since whole tiles are read.
template <class Executor, class T>
struct SortedPoints {
  double r1;
  CellGrid grid;
  std::size_t stride;
  HostBuffer<T> columns;
  std::vector<Cell> cells;             ///< those with points
  std::vector<std::uint32_t> buckets;  ///< of the cells
  std::vector<Tile> tiles;

  [[nodiscard]] const T* column(std::uint32_t k) const { return columns.data() + k * stride; }
};

template <class T>
void push_ball(const CellGrid& grid, const BallLists<HostMemory>& lists, const T* center, std::uint32_t j) {
  const std::uint32_t bucket = grid.bucket(grid.cell_of([&](std::uint32_t k) { return center[k]; }));
  lists.next[j] = lists.first(bucket);
  lists.heads[bucket] = std::uint64_t(lists.stamp) << 32 | j;
}

/// From the last to the first, so that lists are in the order of the balls.
template <class T, int D>
void link_balls(CpuExecutor&, const CellGrid& grid, const BallLists<HostMemory>& lists, Span<const T> centers,
                Dimension<D> dimension) {
  const std::uint32_t d = dimension.get();
  for (auto j = static_cast<std::uint32_t>(centers.size() / d); j-- > 0;)
    push_ball(grid, lists, &centers[std::size_t(j) * d], j);
}

/// The balls near one cell, in the order of their indices.
template <class T>
struct NearBalls {
  std::uint32_t cell = no_ball;
  std::vector<std::uint32_t> indices;
  std::vector<T> rows;
};

/// What one look at a tile finds; lanes beyond the tile's points hold anything.
template <class T>
struct Looked {
  alignas(64) T best[tile_size<T>], second[tile_size<T>];
  alignas(64) OwnerIndex<T> owner[tile_size<T>];
};

template <class T, int D>
inline T distance_squared_to(const T* const* x, std::size_t lane, const T* c) {
  T sum = 0;
#pragma GCC unroll 8
  for (int k = 0; k < D; ++k) sum = add_square(sum, x[k][lane] - c[k]);
  return sum;
}

/// The two nearest of `balls` for each point of a tile whose columns begin at x.
template <class T, int D>
void look(const T* const* x, const NearBalls<T>& balls, Dimension<D> dimension, Looked<T>& found) {
  constexpr std::size_t size = tile_size<T>;
  alignas(64) T best[size], second[size];
  alignas(64) OwnerIndex<T> owner[size];
  for (std::size_t l = 0; l < size; ++l) {
    best[l] = second[l] = std::numeric_limits<T>::infinity();
    owner[l] = 0;
  }
  for (std::size_t b = 0; b < balls.indices.size(); ++b) {
    const T* c = balls.rows.data() + b * dimension.get();
    const OwnerIndex<T> index = balls.indices[b];
    alignas(64) T sum[size] = {};
    if constexpr (D == 0)
      for (std::uint32_t k = 0; k < dimension.get(); ++k)
        for (std::size_t l = 0; l < size; ++l) sum[l] = add_square(sum[l], x[k][l] - c[k]);
    for (std::size_t l = 0; l < size; ++l) {
      T s = sum[l];
      if constexpr (D > 0) s = distance_squared_to<T, D>(x, l, c);
      const T worse = s < best[l] ? best[l] : s;
      second[l] = worse < second[l] ? worse : second[l];
      owner[l] = s < best[l] ? index : owner[l];
      best[l] = s < best[l] ? s : best[l];
    }
  }
  std::copy_n(best, size, found.best);
  std::copy_n(second, size, found.second);
  std::copy_n(owner, size, found.owner);
}

/// Sums of lattice units that go to the same ball, before they are added to it.
template <int D>
struct PendingSum {
  Dimension<D> dimension;
  std::uint32_t ball = no_ball, count = 0;
  std::int64_t sums[D > 0 ? D : max_dimension] = {};
};

/// One evolution: which ball owns each point, what each ball's points sum up to, and how far balls have moved about each cell.
/// Which points are looked at again is up to `assign`. What is done for each ball takes any dimension: it costs little beside
/// what is done for each point.
template <class T>
class MovingBalls {
 public:
  MovingBalls(CpuExecutor& exec, const SortedPoints<CpuExecutor, T>& sorted, const CloudShape<T>& shape, std::size_t ball_count)
      : sorted_(sorted),
        owners_(shape.size),
        drift_(sorted.grid.bucket_count, 0.0),
        travelled_(ball_count, 0.0),
        dimension_(shape.dimension),
        unit_counts_(shape.unit_counts()),
        units_(shape.units()),
        step_(sorted.grid.bucket_count, 0.0),
        sums_(ball_count * shape.dimension, 0),
        counts_(ball_count, 0),
        cells_(ball_count),
        heads_(sorted.grid.bucket_count),
        next_(ball_count) {
    std::fill(owners_.begin(), owners_.end(), no_owner);
    exec.fill_zero(heads_.view());
  }

  virtual ~MovingBalls() = default;
  MovingBalls(const MovingBalls&) = delete;
  MovingBalls& operator=(const MovingBalls&) = delete;

  void advance(CpuExecutor& exec, const EvolveSettings& settings, Span<T> rows, Span<std::uint32_t> moved) {
    const std::size_t row = sums_.size();
    for (std::size_t i = 0; i < moved.size(); ++i) {
      const Span<T> before = rows.subspan(i * row, row), after = rows.subspan((i + 1) * row, row);
      if (lists_.stamp == 0) link(exec, before);
      assign(exec, before);
      move(exec, settings, before, after);
      moved[i] = follow(exec, before, after);
    }
  }

  [[nodiscard]] std::vector<std::uint32_t> count(CpuExecutor& exec, Span<const T> centers) {
    link(exec, centers);
    assign(exec, centers);
    return counts_;
  }

  /// The balls stand at `now`; `before`: where they stood the last time, and nothing the first time.
  void assign_anew(CpuExecutor& exec, Span<const T> before, Span<const T> now) {
    if (before.empty())
      link(exec, now);
    else
      follow(exec, before, now);
    assign(exec, now);
  }
  [[nodiscard]] Span<const std::int64_t> sums() const { return sums_; }
  [[nodiscard]] Span<const std::uint32_t> counts() const { return counts_; }

 protected:
  /// Looks at all points that may have another owner now, and keeps the sums up to date.
  virtual void assign(CpuExecutor& exec, Span<const T> centers) = 0;

  void gather(std::uint32_t cell, Span<const T> centers, NearBalls<T>& balls) const {
    balls.cell = cell;
    balls.indices.clear();
    balls.rows.clear();
    sorted_.grid.any_neighbor(sorted_.cells[cell], [&](const Cell& near) {
      for (std::uint32_t j = lists_.first(sorted_.grid.bucket(near)); j != no_ball; j = next_[j])
        if (cells_[j] == near) balls.indices.push_back(j);
      return false;
    });
    std::sort(balls.indices.begin(), balls.indices.end());
    for (const std::uint32_t j : balls.indices)
      balls.rows.insert(balls.rows.end(), &centers[j * dimension_], &centers[j * dimension_] + dimension_);
  }

  /// The lanes' points, whose columns begin at x and whose numbers `point` gives, have the owners that were found, if within
  /// the radius.
  template <int D, class Index>
  void give_owners(Dimension<D> dimension, const T* const* x, std::size_t count, const Index& point, const Looked<T>& found,
                   T radius_squared) {
    const auto found_owner = [&](std::size_t l) {
      return found.best[l] <= radius_squared ? static_cast<std::uint32_t>(found.owner[l]) : no_owner;
    };
    bool changed = false;
    for (std::size_t l = 0; l < count; ++l) changed |= found_owner(l) != owners_[point(l)];
    if (!changed) return;
    PendingSum<D> lost{dimension}, won{dimension};
    for (std::size_t l = 0; l < count; ++l) {
      std::uint32_t& owner = owners_[point(l)];
      const std::uint32_t now = found_owner(l);
      if (owner == now) continue;
      std::int64_t units[D > 0 ? D : max_dimension];
      for (std::uint32_t k = 0; k < dimension.get(); ++k) units[k] = to_lattice(x[k][l], unit_counts_[k]);
      if (owner != no_owner) add(lost, owner, units, -1);
      if (now != no_owner) add(won, now, units, 1);
      owner = now;
    }
    flush(lost);
    flush(won);
  }

 private:
  template <int D>
  void add(PendingSum<D>& pending, std::uint32_t ball, const std::int64_t* units, int sign) {
    if (pending.ball != ball) {
      flush(pending);
      pending.ball = ball;
    }
    pending.count += static_cast<std::uint32_t>(sign);
    for (std::uint32_t k = 0; k < pending.dimension.get(); ++k) pending.sums[k] += sign * units[k];
  }

  template <int D>
  void flush(PendingSum<D>& pending) {
    if (pending.ball == no_ball) return;
    std::atomic_ref(counts_[pending.ball]).fetch_add(pending.count, std::memory_order_relaxed);
    for (std::uint32_t k = 0; k < pending.dimension.get(); ++k)
      std::atomic_ref(sums_[std::size_t(pending.ball) * pending.dimension.get() + k])
          .fetch_add(pending.sums[k], std::memory_order_relaxed);
    pending = {pending.dimension};
  }

  void move(CpuExecutor& exec, const EvolveSettings& settings, Span<const T> before, Span<T> after) {
    const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
    const MoveToMean<HostMemory, T, 0> to_mean{sums_, counts_, before, after, units_, any_dimension(), test, {}};
    exec.for_each(
        "move to the mean", counts_.size(), [&](std::uint32_t j) { to_mean.move(j); }, 20);
  }

  /// Books how far balls have moved about each cell, and puts them into the lists of their new cells; whether any moved.
  bool follow(CpuExecutor& exec, Span<const T> before, Span<const T> after) {
    const Stopwatch watch;
    const std::size_t d = dimension_;
    const CellGrid& grid = sorted_.grid;
    bool any = false, relink = false;
    for (std::uint32_t j = 0; j < counts_.size(); ++j) {
      double squared = std::numeric_limits<double>::min();
      bool moved = false;
      for (std::size_t v = j * d; v < (j + 1) * d; ++v) {
        const double move = static_cast<double>(after[v]) - static_cast<double>(before[v]);
        moved |= move != 0;
        squared += move * move;
      }
      if (!moved) continue;
      any = true;
      const double distance = std::sqrt(squared) * (1 + 1e-9);
      travelled_[j] += distance;
      book(cells_[j], distance);
      const Cell now = grid.cell_of([&](std::uint32_t k) { return after[j * d + k]; });
      if (now == cells_[j]) continue;
      relink = true;
      book(now, distance);
    }
    for (const std::uint32_t bucket : touched_) drift_[bucket] += std::exchange(step_[bucket], 0.0);
    touched_.clear();
    if (relink) link(exec, after);
    exec.context().metrics.add_operation("follow the balls", watch.ms(), 0);
    return any;
  }

  void book(const Cell& cell, double distance) {
    sorted_.grid.any_neighbor(cell, [&](const Cell& near) {
      double& step = step_[sorted_.grid.bucket(near)];
      if (step == 0) touched_.push_back(sorted_.grid.bucket(near));
      step = std::max(step, distance);
      return false;
    });
  }

  [[nodiscard]] Dimension<0> any_dimension() const { return Dimension<0>(static_cast<std::uint32_t>(dimension_)); }

  void link(CpuExecutor& exec, Span<const T> centers) {
    lists_ = {heads_.view(), next_.view(), lists_.stamp + 1};
    link_balls<T>(exec, sorted_.grid, lists_, centers, any_dimension());
    for (std::uint32_t j = 0; j < cells_.size(); ++j)
      cells_[j] = sorted_.grid.cell_of([&](std::uint32_t k) { return centers[j * dimension_ + k]; });
  }

 protected:
  const SortedPoints<CpuExecutor, T>& sorted_;
  HostBuffer<std::uint32_t> owners_;
  std::vector<double> drift_;      ///< per bucket: how far balls near it have moved in all
  std::vector<double> travelled_;  ///< per ball

 private:
  std::size_t dimension_;
  std::array<T, max_dimension> unit_counts_;
  std::array<double, max_dimension> units_;
  std::vector<double> step_;  ///< per bucket: how far a ball near it has moved in this iteration
  std::vector<std::uint32_t> touched_;
  std::vector<std::int64_t> sums_;
  std::vector<std::uint32_t> counts_;
  std::vector<Cell> cells_;  ///< per ball
  HostBuffer<std::uint64_t> heads_;
  HostBuffer<std::uint32_t> next_;
  BallLists<HostMemory> lists_{{}, {}, 0};
};

/// Looks at whole tiles of points again, so that no more than a number is kept for each tile.
template <class T, int D>
class TileState final : public MovingBalls<T> {
 public:
  TileState(CpuExecutor& exec, const SortedPoints<CpuExecutor, T>& sorted, const CloudShape<T>& shape, std::size_t ball_count,
            double r1)
      : MovingBalls<T>(exec, sorted, shape, ball_count),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        slack_(r1, 1.5 * sorted.grid.side),
        looked_until_(sorted.tiles.size(), -1.0) {}

 private:
  void assign(CpuExecutor& exec, Span<const T> centers) override {
    const std::size_t tiles = this->sorted_.tiles.size(), nanoseconds = tiles + 150 * likely_looks_;
    const std::size_t grain = std::clamp<std::size_t>(tiles * 100'000 / nanoseconds, 64, 65'536);
    std::atomic<std::size_t> looks = 0;
    exec.for_ranges("assign points", tiles, grain, [&](std::size_t begin, std::size_t end) {
      NearBalls<T> balls;
      std::size_t count = 0;
      for (std::size_t t = begin; t < end; ++t) {
        const Tile tile = this->sorted_.tiles[t];
        const double drift = this->drift_[this->sorted_.buckets[tile.cell]];
        if (drift <= looked_until_[t]) continue;
        if (balls.cell != tile.cell) this->gather(tile.cell, centers, balls);
        looked_until_[t] = drift + look_at(tile, balls);
        ++count;
      }
      looks += count;
    });
    likely_looks_ = looks;
  }

  /// Gives the tile's slack: how far balls near it may move before it must be looked at again.
  double look_at(const Tile& tile, const NearBalls<T>& balls) {
    constexpr std::size_t size = tile_size<T>;
    const T* x[D > 0 ? D : max_dimension];
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) x[k] = this->sorted_.column(k) + tile.begin;
    Looked<T> found;
    look<T, D>(x, balls, dimension_, found);
    const T reach = static_cast<T>(tile.reach), reach_squared = reach * reach;
    alignas(64) T slack[size];
    for (std::size_t l = 0; l < size; ++l) slack[l] = slack_(found.best[l], found.second[l], reach_squared);
    T least = slack[0];
    for (std::size_t l = 1; l < tile.count; ++l) least = slack[l] < least ? slack[l] : least;
    this->give_owners(
        dimension_, x, tile.count, [&](std::size_t l) { return tile.begin + l; }, found, slack_.radius_squared);
    return std::max(static_cast<double>(least), 0.0);
  }

  Dimension<D> dimension_;
  OwnerSlack<T> slack_;
  std::vector<double> looked_until_;  ///< per tile: the drift of its cell up to which its owners cannot change
  std::size_t likely_looks_ = std::numeric_limits<std::uint32_t>::max();
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
/// stay below this, the owner is the same, also in rounded arithmetic. With roots it is all that it could be.
template <class T>
struct JointSlack {
  T radius_squared;
  double radius, farthest, margin;

  JointSlack(double r1, double cell_side)
      : radius_squared(squared<T>(r1)),
        radius(std::sqrt(static_cast<double>(radius_squared))),
        farthest(2 * cell_side),
        margin((64 * static_cast<double>(std::numeric_limits<T>::epsilon()) + 1e-9) * farthest) {}

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
  /// Points that are due, side by side.
  struct Packed {
    alignas(64) T x[D > 0 ? D : max_dimension][tile_size<T>] = {};
    std::uint32_t points[tile_size<T>];
    std::size_t count = 0;
  };

  void assign(CpuExecutor& exec, Span<const T> centers) override {
    const std::size_t balls_cost = this->travelled_.size() * (2 + dimension_.get() / 2);  // nanoseconds, at most
    const std::size_t grain = std::clamp<std::size_t>(5'000'000 / balls_cost, 4, 64);
    exec.for_ranges("assign points", this->sorted_.tiles.size(), grain, [&](std::size_t begin, std::size_t end) {
      NearBalls<T> balls;
      Packed packed;
      for (std::size_t t = begin; t < end; ++t) {
        const Tile tile = this->sorted_.tiles[t];
        if (packed.count > 0 && balls.cell != tile.cell) look_at(packed, balls);
        const double drift = this->drift_[this->sorted_.buckets[tile.cell]];
        for (std::uint32_t i = tile.begin; i < tile.begin + tile.count; ++i) {
          if (drift + travelled(this->owners_[i]) <= looked_until_[i]) continue;
          if (balls.cell != tile.cell) this->gather(tile.cell, centers, balls);
          pack(i, packed);
          if (packed.count == tile_size<T>) look_at(packed, balls);
        }
      }
      if (packed.count > 0) look_at(packed, balls);
    });
  }

  void pack(std::uint32_t i, Packed& packed) const {
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) packed.x[k][packed.count] = this->sorted_.column(k)[i];
    packed.points[packed.count++] = i;
  }

  [[nodiscard]] double travelled(std::uint32_t owner) const { return owner == no_owner ? 0 : this->travelled_[owner]; }

  void look_at(Packed& packed, const NearBalls<T>& balls) {
    const T* x[D > 0 ? D : max_dimension];
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) x[k] = packed.x[k];
    Looked<T> found;
    look<T, D>(x, balls, dimension_, found);
    this->give_owners(
        dimension_, x, packed.count, [&](std::size_t l) { return packed.points[l]; }, found, slack_.radius_squared);
    const Cell& cell = this->sorted_.cells[balls.cell];
    const double drift = this->drift_[this->sorted_.buckets[balls.cell]];
    for (std::size_t l = 0; l < packed.count; ++l) {
      const double reach = reach_from(this->sorted_.grid, cell, [&](std::uint32_t k) { return packed.x[k][l]; });
      const std::uint32_t i = packed.points[l];
      looked_until_[i] = drift + travelled(this->owners_[i]) + slack_(found.best[l], found.second[l], reach);
    }
    packed.count = 0;
  }

  Dimension<D> dimension_;
  JointSlack<T> slack_;
  std::vector<double> looked_until_;  ///< per point: up to which its cell's drift and its owner's way, together, change nothing
};

}  // namespace cpu

}  // namespace ws::ridge
