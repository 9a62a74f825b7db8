// Method `grid` on the CPU: tiles of neighbouring points that the compiler vectorises, looked at only when their owners may
// have changed; and the instantiation of the phases for it.
// SPDX-License-Identifier: MIT
#include "compute/core/executor_cpu.h"
#include "compute/ridge/cell_grid.h"
#include "compute/ridge/cells.h"
#include "compute/ridge/cpu_resources.h"
#include "compute/ridge/engine.h"
#include "compute/ridge/radix_sort.h"

#include <algorithm>
#include <atomic>
#include <limits>

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
};

template <class T>
std::size_t grid_bytes(const CloudShape<T>& shape, const CellGrid& grid) {
  const std::size_t tile = sizeof(Tile) + sizeof(Cell) + sizeof(double);  // at worst as many as points
  return shape.size * (shape.dimension * sizeof(T) + 2 * (8 + 4) + tile) + grid.bucket_count * std::size_t(3 * 8);
}

inline std::size_t grid_iterations_ahead(CpuExecutor&, std::size_t) { return 1; }
inline std::size_t head_limit(CpuExecutor&) { return 4096; }

template <class T>
float reach_of(const SortedPoints<CpuExecutor, T>& sorted, std::size_t t) {
  const Tile& tile = sorted.tiles[t];
  double inner = 0.5;  // in cells: the least distance from a point to its cell's border
  for (std::uint32_t a = 0; a < sorted.grid.axis_count; ++a) {
    const T* x = &sorted.columns[sorted.grid.axes[a] * sorted.stride + tile.begin];
    const auto [low, high] = std::minmax_element(x, x + tile.count);
    const double at = sorted.cells[tile.cell].at[a];
    inner = std::min({inner, sorted.grid.place(a, *low) - at, at + 1 - sorted.grid.place(a, *high)});
  }
  return static_cast<float>((1 + std::max(inner, 0.0)) * sorted.grid.side * (1 - 1e-6));
}

template <class T, int D>
SortedPoints<CpuExecutor, T> sort_points(CpuExecutor& exec, Span<const T> points, const CloudShape<T>& shape,
                                         const CellGrid& grid, double r1) {
  const std::size_t size = shape.size, stride = size + tile_size<T>;
  const CellOrder order = make_cell_order(grid, size, tile_size<T>);
  HostBuffer<std::uint64_t> keys(size);
  HostBuffer<std::uint32_t> from(size);
  exec.for_each("find cells", size, [&](std::uint32_t i) {
    keys[i] = order.key([&](std::uint32_t k) { return points[k * size + i]; });
    from[i] = i;
  });
  radix_sort(exec, keys, from, order.key_bits());
  SortedPoints<CpuExecutor, T> sorted{r1, grid, stride, HostBuffer<T>(stride * shape.dimension), {}, {}, {}};
  exec.for_each("gather points by cell", stride, [&](std::uint32_t i) {
    for (std::size_t k = 0; k < shape.dimension; ++k)
      sorted.columns[k * stride + i] = i < size ? points[k * size + from[i]] : T(0);
  });
  for (std::size_t begin = 0, i = 1; i <= size; ++i) {
    const bool same_cell = i < size && keys[i] >> order.fine_bits() == keys[begin] >> order.fine_bits();
    if (same_cell && i - begin < tile_size<T>) continue;
    const Cell cell = grid.cell_of([&](std::uint32_t k) { return sorted.columns[k * stride + begin]; });
    if (sorted.cells.empty() || !(sorted.cells.back() == cell)) {
      sorted.cells.push_back(cell);
      sorted.buckets.push_back(grid.bucket(cell));
    }
    sorted.tiles.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(i - begin),
                            static_cast<std::uint32_t>(sorted.cells.size() - 1), 0});
    begin = i;
  }
  exec.for_each(
      "bound tiles", sorted.tiles.size(), [&](std::uint32_t t) { sorted.tiles[t].reach = reach_of(sorted, t); }, 50);
  return sorted;
}

template <class T>
void push_ball(const CellGrid& grid, const BallLists<HostMemory>& lists, const T* center, std::uint32_t j) {
  const std::uint32_t bucket = grid.bucket(grid.cell_of([&](std::uint32_t k) { return center[k]; }));
  lists.next[j] = lists.first(bucket);
  lists.heads[bucket] = std::uint64_t(lists.stamp) << 32 | j;
}

template <class T, int D>
HostBuffer<T> choose_head(CpuExecutor& exec, KeepUnreached<HostMemory, T, D> keep, Span<const std::uint32_t> candidates) {
  const Stopwatch watch;
  const std::uint32_t d = keep.dimension.get();
  HostBuffer<T> rows(candidates.size() * d);
  keep.centers = std::as_const(rows).view();
  std::uint32_t count = 0;
  for (const std::uint32_t i : candidates) {
    if (keep.reached(i)) continue;
    for (std::uint32_t k = 0; k < d; ++k) rows[std::size_t(count) * d + k] = keep.points[k * keep.point_count + i];
    push_ball(keep.grid, keep.lists, &rows[std::size_t(count) * d], count);
    ++count;
  }
  HostBuffer<T> chosen(std::size_t(count) * d);
  std::copy_n(rows.begin(), chosen.size(), chosen.begin());
  exec.context().metrics.add_operation("choose in order", watch.ms(), 0);
  return chosen;
}

/// From the last to the first, so that lists are in the order of the balls.
template <class T, int D>
void link_balls(CpuExecutor&, const CellGrid& grid, const BallLists<HostMemory>& lists, Span<const T> centers,
                Dimension<D> dimension) {
  const std::uint32_t d = dimension.get();
  for (auto j = static_cast<std::uint32_t>(centers.size() / d); j-- > 0;)
    push_ball(grid, lists, &centers[std::size_t(j) * d], j);
}

/// The balls near one cell, in their order.
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
  std::uint32_t ball = no_ball, count = 0;
  std::int64_t sums[D > 0 ? D : max_dimension] = {};
};

/// One evolution: who owns which point, what each ball's points sum up to, and how far balls have moved about each cell.
template <class T, int D>
class GridState {
 public:
  GridState(CpuExecutor& exec, const SortedPoints<CpuExecutor, T>& sorted, const CloudShape<T>& shape, std::size_t ball_count,
            double r1)
      : sorted_(sorted),
        unit_counts_(shape.unit_counts()),
        units_(shape.units()),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        slack_(r1, 1.5 * sorted.grid.side),
        owners_(shape.size),
        looked_until_(sorted.tiles.size(), -1.0),
        drift_(sorted.grid.bucket_count, 0.0),
        step_(sorted.grid.bucket_count, 0.0),
        sums_(ball_count * shape.dimension, 0),
        counts_(ball_count, 0),
        cells_(ball_count),
        heads_(sorted.grid.bucket_count),
        next_(ball_count) {
    std::fill(owners_.begin(), owners_.end(), no_owner);
    exec.fill_zero(heads_.view());
  }

  void advance(CpuExecutor& exec, const EvolveSettings& settings, Span<T> rows, Span<std::uint32_t> moved) {
    const std::size_t row = sums_.size();
    for (std::size_t i = 0; i < moved.size(); ++i) {
      const Span<T> before = rows.subspan(i * row, row), after = rows.subspan((i + 1) * row, row);
      assign(exec, before);
      move(exec, settings, before, after);
      moved[i] = follow(exec, before, after);
    }
  }

  [[nodiscard]] std::vector<std::uint32_t> count(CpuExecutor& exec, Span<const T> centers) {
    assign(exec, centers);
    return counts_;
  }

 private:
  /// Looks at the tiles whose points may have another owner now, and keeps the sums up to date.
  void assign(CpuExecutor& exec, Span<const T> centers) {
    if (lists_.stamp == 0) link(exec, centers);
    const std::size_t tiles = sorted_.tiles.size(), nanoseconds = tiles + 150 * likely_looks_;
    const std::size_t grain = std::clamp<std::size_t>(tiles * 100'000 / nanoseconds, 64, 65'536);
    std::atomic<std::size_t> looks = 0;
    exec.for_ranges("assign points", tiles, grain, [&](std::size_t begin, std::size_t end) {
      NearBalls<T> balls;
      std::size_t count = 0;
      for (std::size_t t = begin; t < end; ++t) {
        const Tile tile = sorted_.tiles[t];
        const double drift = drift_[sorted_.buckets[tile.cell]];
        if (drift <= looked_until_[t]) continue;
        if (balls.cell != tile.cell) gather(tile.cell, centers, balls);
        looked_until_[t] = drift + look_at(tile, balls);
        ++count;
      }
      looks += count;
    });
    likely_looks_ = looks;
  }

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
    const std::uint32_t d = dimension_.get();
    for (const std::uint32_t j : balls.indices)
      balls.rows.insert(balls.rows.end(), &centers[std::size_t(j) * d], &centers[std::size_t(j) * d] + d);
  }

  /// Gives the tile's slack: how far balls near it may move before it must be looked at again.
  double look_at(const Tile& tile, const NearBalls<T>& balls) {
    constexpr std::size_t size = tile_size<T>;
    const T* x[D > 0 ? D : max_dimension];
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) x[k] = &sorted_.columns[k * sorted_.stride + tile.begin];
    Looked<T> found;
    look<T, D>(x, balls, dimension_, found);
    const T reach = static_cast<T>(tile.reach), reach_squared = reach * reach, radius_squared = slack_.radius_squared;
    alignas(64) T slack[size];
    for (std::size_t l = 0; l < size; ++l) slack[l] = slack_(found.best[l], found.second[l], reach_squared);
    T least = slack[0];
    for (std::size_t l = 1; l < tile.count; ++l) least = slack[l] < least ? slack[l] : least;
    bool changed = false;
    for (std::size_t l = 0; l < tile.count; ++l) {
      found.owner[l] = found.best[l] <= radius_squared ? found.owner[l] : OwnerIndex<T>{no_owner};
      changed |= found.owner[l] != owners_[tile.begin + l];
    }
    if (changed) change_owners(tile, x, found);
    return std::max(static_cast<double>(least), 0.0);
  }

  void change_owners(const Tile& tile, const T* const* x, const Looked<T>& found) {
    PendingSum<D> lost, won;
    for (std::size_t l = 0; l < tile.count; ++l) {
      std::uint32_t& owner = owners_[tile.begin + l];
      const auto now = static_cast<std::uint32_t>(found.owner[l]);
      if (owner == now) continue;
      std::int64_t units[D > 0 ? D : max_dimension];
      for (std::uint32_t k = 0; k < dimension_.get(); ++k) units[k] = to_lattice(x[k][l], unit_counts_[k]);
      if (owner != no_owner) add(lost, owner, units, -1);
      if (now != no_owner) add(won, now, units, 1);
      owner = now;
    }
    flush(lost);
    flush(won);
  }

  void add(PendingSum<D>& pending, std::uint32_t ball, const std::int64_t* units, int sign) {
    if (pending.ball != ball) {
      flush(pending);
      pending.ball = ball;
    }
    pending.count += static_cast<std::uint32_t>(sign);
    for (std::uint32_t k = 0; k < dimension_.get(); ++k) pending.sums[k] += sign * units[k];
  }

  void flush(PendingSum<D>& pending) {
    if (pending.ball == no_ball) return;
    std::atomic_ref(counts_[pending.ball]).fetch_add(pending.count, std::memory_order_relaxed);
    for (std::uint32_t k = 0; k < dimension_.get(); ++k)
      std::atomic_ref(sums_[std::size_t(pending.ball) * dimension_.get() + k])
          .fetch_add(pending.sums[k], std::memory_order_relaxed);
    pending = {};
  }

  void move(CpuExecutor& exec, const EvolveSettings& settings, Span<const T> before, Span<T> after) {
    const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
    const MoveToMean<HostMemory, T, D> to_mean{sums_, counts_, before, after, units_, dimension_, test, {}};
    exec.for_each(
        "move to the mean", counts_.size(), [&](std::uint32_t j) { to_mean.move(j); }, 20);
  }

  /// Books how far balls have moved about each cell, and puts them into the lists of their new cells; whether any moved.
  bool follow(CpuExecutor& exec, Span<const T> before, Span<const T> after) {
    const Stopwatch watch;
    const std::uint32_t d = dimension_.get();
    const CellGrid& grid = sorted_.grid;
    bool any = false, relink = false;
    for (std::uint32_t j = 0; j < counts_.size(); ++j) {
      double squared = std::numeric_limits<double>::min();
      bool moved = false;
      for (std::size_t v = std::size_t(j) * d; v < std::size_t(j + 1) * d; ++v) {
        const double move = static_cast<double>(after[v]) - static_cast<double>(before[v]);
        moved |= move != 0;
        squared += move * move;
      }
      if (!moved) continue;
      any = true;
      const double distance = std::sqrt(squared) * (1 + 1e-9);
      book(cells_[j], distance);
      const Cell now = grid.cell_of([&](std::uint32_t k) { return after[std::size_t(j) * d + k]; });
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

  void link(CpuExecutor& exec, Span<const T> centers) {
    lists_ = {heads_.view(), next_.view(), lists_.stamp + 1};
    link_balls<T>(exec, sorted_.grid, lists_, centers, dimension_);
    for (std::uint32_t j = 0; j < cells_.size(); ++j)
      cells_[j] = sorted_.grid.cell_of([&](std::uint32_t k) { return centers[std::size_t(j) * dimension_.get() + k]; });
  }

  const SortedPoints<CpuExecutor, T>& sorted_;
  std::array<T, max_dimension> unit_counts_;
  std::array<double, max_dimension> units_;
  Dimension<D> dimension_;
  OwnerSlack<T> slack_;
  HostBuffer<std::uint32_t> owners_;
  std::vector<double> looked_until_;  ///< per tile: the drift of its cell up to which its owners cannot change
  std::vector<double> drift_, step_;  ///< per bucket: how far balls near it have moved in all, and in this iteration
  std::vector<std::uint32_t> touched_;
  std::vector<std::int64_t> sums_;
  std::vector<std::uint32_t> counts_;
  std::vector<Cell> cells_;  ///< per ball
  HostBuffer<std::uint64_t> heads_;
  HostBuffer<std::uint32_t> next_;
  BallLists<HostMemory> lists_{{}, {}, 0};
  std::size_t likely_looks_ = std::numeric_limits<std::uint32_t>::max();
};

}  // namespace cpu

}  // namespace ws::ridge

#include "compute/ridge/grid_engine.ipp"  // calls the stages above by name: they must be declared first

namespace ws::ridge {

template <class T>
std::unique_ptr<Engine> make_cpu_grid_engine(LocalCloud<T> cloud) {
  return with_dimension<2, 3, 4, 5, 6, 7, 8>(cloud.dimension, [&]<int D>(Dimension<D>) -> std::unique_ptr<Engine> {
    return std::make_unique<GridEngineOf<CpuResources, T, D>>(Backend::cpu, CpuResources{}, shape_of(cloud),
                                                              std::move(cloud.coordinates));
  });
}

template std::unique_ptr<Engine> make_cpu_grid_engine(LocalCloud<float>);
template std::unique_ptr<Engine> make_cpu_grid_engine(LocalCloud<double>);

}  // namespace ws::ridge
