// The CPU's own stages (tiles of points that the compiler vectorises, exact scans in the sequential order) and the
// instantiation of the phases for it.
// SPDX-License-Identifier: MIT
#include "compute/core/executor_cpu.h"
#include "compute/ridge/cells.h"
#include "compute/ridge/cpu_resources.h"
#include "compute/ridge/engine.h"

#include <algorithm>
#include <limits>

namespace ws::ridge {

namespace {

/// Points that are compared with one ball at a time: their coordinates and minima stay in registers.
constexpr std::size_t tile_size = 32;

template <class T>
using OwnerIndex = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;  // as wide as T: lanes match

template <class T>
struct Nearest {
  alignas(64) T distance[tile_size];
  alignas(64) OwnerIndex<T> owner[tile_size];
};

template <class T, int D>
inline T distance_squared_to(const T (*x)[tile_size], std::size_t lane, const T* c) {
  T sum = 0;
#pragma GCC unroll 8
  for (int k = 0; k < D; ++k) sum = add_square(sum, x[k][lane] - c[k]);
  return sum;
}

/// The nearest ball of each of `tile_size` points at `x` (one row of tile_size per coordinate): lowest index on ties.
template <class T, int D>
void find_nearest(const T (*x)[tile_size], const T* centers, std::uint32_t center_count, Dimension<D> dimension,
                  Nearest<T>& nearest) {
  // Local arrays: nothing else can point at them, so the loops over the lanes vectorise.
  alignas(64) T best[tile_size];
  alignas(64) OwnerIndex<T> owner[tile_size];
  for (std::size_t l = 0; l < tile_size; ++l) {
    best[l] = std::numeric_limits<T>::infinity();
    owner[l] = 0;
  }
  for (std::uint32_t j = 0; j < center_count; ++j) {
    const T* c = centers + std::size_t(j) * dimension.get();
    alignas(64) T sum[tile_size] = {};
    if constexpr (D == 0)
      for (std::uint32_t k = 0; k < dimension.get(); ++k)
        for (std::size_t l = 0; l < tile_size; ++l) sum[l] = add_square(sum[l], x[k][l] - c[k]);
    for (std::size_t l = 0; l < tile_size; ++l) {
      T s = sum[l];
      if constexpr (D > 0) s = distance_squared_to<T, D>(x, l, c);
      owner[l] = s < best[l] ? OwnerIndex<T>{j} : owner[l];
      best[l] = s < best[l] ? s : best[l];
    }
  }
  std::copy_n(best, tile_size, nearest.distance);
  std::copy_n(owner, tile_size, nearest.owner);
}

/// Calls use(i, x, l, nearest) for points begin…end, tile by tile; lane l of the tile is point i.
template <class T, int D, class Use>
void for_tiles(const CellProblem<HostMemory, T, D>& p, std::size_t begin, std::size_t end, const Use& use) {
  alignas(64) T x[D > 0 ? D : max_dimension][tile_size];
  Nearest<T> nearest;
  for (std::size_t base = begin; base < end; base += tile_size) {
    const std::size_t count = std::min(tile_size, end - base);
    for (std::uint32_t k = 0; k < p.dimension.get(); ++k) {
      const T* column = p.points.data() + k * p.point_count + base;
      for (std::size_t l = 0; l < tile_size; ++l) x[k][l] = column[l < count ? l : 0];
    }
    find_nearest<T, D>(x, p.centers.data(), p.center_count, p.dimension, nearest);
    for (std::size_t l = 0; l < count; ++l) use(base + l, x, l, nearest);
  }
}

/// Points per piece of work: about a millisecond, whole tiles.
template <class T, int D>
std::size_t cell_grain(const CellProblem<HostMemory, T, D>& p) {
  const std::size_t picoseconds_per_point = 20'000 + std::size_t(p.center_count) * p.dimension.get() * 150;
  return std::clamp<std::size_t>(1'000'000'000 / picoseconds_per_point / tile_size, 1, 512) * tile_size;
}

template <class T, int D>
void sum_cells(CpuExecutor& exec, const CellProblem<HostMemory, T, D>& p, const std::array<T, max_dimension>& unit_counts,
               Span<std::int64_t> sums, Span<std::uint32_t> counts) {
  struct Local {
    std::vector<std::int64_t> sums;
    std::vector<std::uint32_t> counts;
  };
  const std::uint32_t d = p.dimension.get();
  exec.fill_zero(sums);
  exec.fill_zero(counts);
  exec.accumulate(
      "sum the cells", p.point_count, cell_grain(p),
      [&] {
        return Local{std::vector<std::int64_t>(sums.size()), std::vector<std::uint32_t>(counts.size())};
      },
      [&](Local& local, std::size_t begin, std::size_t end) {
        for_tiles(p, begin, end, [&](std::size_t, const auto& x, std::size_t l, const Nearest<T>& nearest) {
          if (!(nearest.distance[l] <= p.radius_squared)) return;
          const std::size_t owner = nearest.owner[l];
          ++local.counts[owner];
          for (std::uint32_t k = 0; k < d; ++k) local.sums[owner * d + k] += to_lattice(x[k][l], unit_counts[k]);
        });
      },
      [&](const Local& local) {
        for (std::size_t j = 0; j < sums.size(); ++j) sums[j] += local.sums[j];
        for (std::size_t j = 0; j < counts.size(); ++j) counts[j] += local.counts[j];
      },
      p.point_count * d * sizeof(T));
}

template <class T, int D>
void find_owners(CpuExecutor& exec, const CellProblem<HostMemory, T, D>& p, Span<std::uint32_t> owners, Span<T> distances) {
  exec.for_ranges(
      "find owners", p.point_count, cell_grain(p),
      [&](std::size_t begin, std::size_t end) {
        for_tiles(p, begin, end, [&](std::size_t i, const auto&, std::size_t l, const Nearest<T>& nearest) {
          owners[i] = nearest.distance[l] <= p.radius_squared ? static_cast<std::uint32_t>(nearest.owner[l]) : no_owner;
          distances[i] = nearest.distance[l];
        });
      },
      p.point_count * (p.dimension.get() * sizeof(T) + 8));
}

std::size_t iterations_ahead(CpuExecutor&, std::size_t, std::size_t) { return 1; }

/// Each thread sums on its own.
std::size_t copies_of_sums(CpuExecutor& exec) { return 1 + exec.thread_count(); }

template <class T, int D>
std::size_t head_size(CpuExecutor&, Dimension<D>) {
  return 1024;  // enough to give each round balls to test against, small enough that its sequential scan costs little
}

/// The exact scan over `candidates`: a point is chosen unless one chosen before it lies within the radius.
template <class T, int D>
HostBuffer<T> choose_in_order(CpuExecutor& exec, Span<const T> points, std::size_t point_count,
                              Span<const std::uint32_t> candidates, Dimension<D> dimension, T radius_squared) {
  const Stopwatch watch;
  const std::uint32_t d = dimension.get();
  std::vector<T> rows;
  for (const std::uint32_t i : candidates) {
    T x[max_dimension];
    for (std::uint32_t k = 0; k < d; ++k) x[k] = points[k * point_count + i];
    bool covered = false;
    for (std::size_t row = 0; row < rows.size() && !covered; row += d) {
      T sum = 0;
      for (std::uint32_t k = 0; k < d; ++k) sum = add_square(sum, x[k] - rows[row + k]);
      covered = sum <= radius_squared;
    }
    if (!covered) rows.insert(rows.end(), x, x + d);
  }
  HostBuffer<T> chosen(rows.size());
  std::copy(rows.begin(), rows.end(), chosen.begin());
  exec.context().metrics.add_operation("choose in order", watch.ms(), 0);
  return chosen;
}

/// The exact sequential decimation, with counts kept up to date instead of counted anew; ids are indices.
template <class T, int D>
std::vector<RemovedBall> remove_in_order(CpuExecutor& exec, Span<const T> centers, Dimension<D> dimension, T near_squared,
                                         T far_squared, Span<std::uint32_t> near, Span<std::uint32_t> far) {
  const Stopwatch watch;
  const std::size_t size = near.size();
  std::vector<RemovedBall> removed;
  std::vector<std::uint8_t> alive(size, 1);
  std::size_t alive_count = size, last_count = size + 1;
  const auto remove = [&](std::uint32_t i, Removal why) {
    exec.context().check_stop();
    alive[i] = 0;
    --alive_count;
    removed.push_back({i, why});
    for (std::uint32_t j = 0; j < size; ++j) {
      if (!alive[j]) continue;
      const T distance = ball_distance_squared<T>(centers, dimension, i, j);
      near[j] -= distance <= near_squared;
      far[j] -= distance <= far_squared;
    }
  };
  while (last_count != alive_count && alive_count > 3) {
    last_count = alive_count;
    for (std::uint32_t i = 0; i < size && alive_count >= 3; ++i) {
      if (!alive[i]) continue;
      if (const Removal why = removal_rule(near[i], far[i]); why != Removal::none) remove(i, why);
    }
  }
  exec.context().metrics.add_operation("remove in order", watch.ms(), 0);
  return removed;
}

}  // namespace

}  // namespace ws::ridge

#include "compute/ridge/engine.ipp"  // calls the stages above by name: they must be declared first

namespace ws::ridge {

template <class T>
std::unique_ptr<Engine> make_cpu_engine(LocalCloud<T> cloud) {
  return with_dimension<2, 3, 4, 5, 6, 7, 8>(cloud.dimension, [&]<int D>(Dimension<D>) -> std::unique_ptr<Engine> {
    return std::make_unique<EngineOf<CpuResources, T, D>>(Backend::cpu, CpuResources{}, shape_of(cloud),
                                                          std::move(cloud.coordinates));
  });
}

template std::unique_ptr<Engine> make_cpu_engine(LocalCloud<float>);
template std::unique_ptr<Engine> make_cpu_engine(LocalCloud<double>);

}  // namespace ws::ridge
