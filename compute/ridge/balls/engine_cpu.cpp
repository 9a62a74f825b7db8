// The CPU's own stages (tiles of points that the compiler vectorises, exact scans in the sequential order) and the
// instantiation of the phases for it.
// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/cpu_resources.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/balls/stages_cpu.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <limits>

namespace ws::ridge {

namespace {

template <class T, int D>
void sum_cells(CpuExecutor& exec, const CellProblem<HostMemory, T, D>& p, const std::array<T, max_dimension>& unit_counts,
               Span<std::int64_t> sums, Span<std::uint32_t> counts) {
  accumulate_cells(exec, "sum the cells", p.point_count, cell_grain(p), sums, counts,
                   p.point_count * p.dimension.get() * sizeof(T), [&](CellSums& mine, std::size_t begin, std::size_t end) {
                     for_tiles(p, begin, end, [&](std::size_t, const auto& x, std::size_t l, const Nearest<T>& nearest) {
                       if (nearest.distance[l] <= p.radius_squared)
                         mine.add(nearest.owner[l], x, l, unit_counts, p.dimension.get());
                     });
                   });
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
  std::vector<T> rows;
  for (const std::uint32_t i : candidates) choose_point(points, point_count, i, dimension, radius_squared, rows);
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

#include "compute/ridge/balls/engine.ipp"  // calls the stages above by name: they must be declared first

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
