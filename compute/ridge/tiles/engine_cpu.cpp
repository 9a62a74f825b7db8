// The CPU's own stages of tiling and of detection over tiles, and the instantiation of both for it.
// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/stages_cpu.h"
#include "compute/ridge/tiles/engine.h"
#include "compute/ridge/tiles/kernels.h"

#include <algorithm>
#include <limits>

namespace ws::ridge {

namespace {

/// Sorts `keys`, and `values` with them; equal keys keep their order. Returns how often each key below `key_count` occurs.
/// Chunks count on their own, so that they can also write on their own: there is no other way here.
std::vector<std::size_t> sort_by_key(CpuExecutor& exec, HostBuffer<std::uint32_t>& keys, HostBuffer<std::uint32_t>& values,
                                     std::size_t key_count, TileHistogram) {
  const std::size_t n = keys.size();
  const std::size_t chunk_count = std::clamp<std::size_t>(n / std::max<std::size_t>(16'384, 2 * key_count), 1, 64);
  const std::size_t chunk = (n + chunk_count - 1) / chunk_count;
  std::vector<std::size_t> at(chunk_count * key_count, 0), totals(key_count, 0);
  const auto each_chunk = [&](std::string_view label, const auto& body) {
    exec.for_ranges(
        label, chunk_count, 1,
        [&](std::size_t c, std::size_t) { body(&at[c * key_count], c * chunk, std::min(n, (c + 1) * chunk)); }, n * 8);
  };
  each_chunk("histogram of the tiles", [&](std::size_t* counts, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) ++counts[keys[i]];
  });
  std::size_t next = 0;
  for (std::size_t key = 0; key < key_count; ++key)
    for (std::size_t c = 0; c < chunk_count; ++c) {
      const std::size_t count = at[c * key_count + key];
      at[c * key_count + key] = next;
      next += count;
      totals[key] += count;
    }
  HostBuffer<std::uint32_t> sorted_keys(n), sorted_values(n);
  each_chunk("scatter to the tiles", [&](std::size_t* place, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const std::size_t to = place[keys[i]]++;
      sorted_keys[to] = keys[i];
      sorted_values[to] = values[i];
    }
  });
  keys.swap(sorted_keys);
  values.swap(sorted_values);
  return totals;
}

/// first[i] = the sum of counts[0…i−1]; returns the sum of all.
std::size_t scan(CpuExecutor&, Span<const std::uint32_t> counts, Span<std::uint64_t> first) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    first[i] = sum;
    sum += counts[i];
  }
  return static_cast<std::size_t>(sum);
}

/// The smallest and largest coordinates of each run of slots: lows, then highs.
template <class T, int D>
std::vector<T> bounds_of_runs(CpuExecutor& exec, Span<const T> points, std::size_t point_count, Span<const std::uint32_t> order,
                              const std::vector<Run>& runs, Dimension<D> dimension) {
  const std::size_t d = dimension.get();
  std::vector<T> bounds;
  for (std::size_t r = 0; r < runs.size(); ++r) {
    bounds.insert(bounds.end(), d, std::numeric_limits<T>::infinity());
    bounds.insert(bounds.end(), d, -std::numeric_limits<T>::infinity());
  }
  exec.for_ranges("bounds of the tiles", runs.size(), 1, [&](std::size_t r, std::size_t) {
    T *low = &bounds[2 * r * d], *high = low + d;
    for (std::size_t k = 0; k < d; ++k)
      for (std::size_t s = runs[r].begin; s < runs[r].begin + runs[r].count; ++s) {
        const T x = points[k * point_count + order[s]];
        low[k] = std::min(low[k], x);
        high[k] = std::max(high[k], x);
      }
  });
  return bounds;
}

/// The exact scan of one leaf; gives up when stopped.
template <class T, int D>
void choose_leaf(const RunContext& context, Span<const T> points, std::size_t point_count, Run run, Dimension<D> dimension,
                 T radius_squared, std::vector<T>& rows) {
  for (std::size_t s = run.begin; s < run.begin + run.count; ++s) {
    if (s % 1024 == 0 && context.stop_requested()) return;
    choose_point(points, point_count, s, dimension, radius_squared, rows);
  }
}

template <class T, int D>
ChosenRows<T> choose_leaves(CpuExecutor& exec, Span<const T> points, std::size_t point_count, const std::vector<Run>& runs,
                            Dimension<D> dimension, T radius_squared) {
  std::vector<std::vector<T>> rows(runs.size());
  exec.for_ranges("choose in each tile", runs.size(), 1, [&](std::size_t leaf, std::size_t) {
    choose_leaf<T, D>(exec.context(), points, point_count, runs[leaf], dimension, radius_squared, rows[leaf]);
  });
  ChosenRows<T> chosen;
  for (const auto& of_leaf : rows) {
    chosen.rows.insert(chosen.rows.end(), of_leaf.begin(), of_leaf.end());
    chosen.counts.push_back(static_cast<std::uint32_t>(of_leaf.size() / dimension.get()));
  }
  return chosen;
}

/// One iteration's sums: each piece against its own leaf's balls. Leaves that stand still are left out, with no points.
template <class T, int D>
void sum_pieces(CpuExecutor& exec, const TileProblem<HostMemory, T, D>& p, const std::array<T, max_dimension>& unit_counts,
                Span<std::int64_t> sums, Span<std::uint32_t> counts) {
  const std::uint32_t d = p.dimension.get();
  accumulate_cells(exec, "sum the cells of the tiles", p.pieces.size(), 1, sums, counts, 0,
                   [&](CellSums& mine, std::size_t i, std::size_t) {
                     const Piece piece = p.pieces[i];
                     const std::uint32_t first = p.first_ball[piece.leaf], count = p.first_ball[piece.leaf + 1] - first;
                     if (count == 0 || p.leaf_moved[piece.leaf] == 0) return;
                     const CellProblem<HostMemory, T, D> cell{
                         p.points, p.point_count,    p.centers.subspan(std::size_t(first) * d, std::size_t(count) * d),
                         count,    p.radius_squared, p.dimension};
                     const auto add = [&](std::size_t, const auto& x, std::size_t l, const Nearest<T>& nearest) {
                       if (nearest.distance[l] <= p.radius_squared) mine.add(first + nearest.owner[l], x, l, unit_counts, d);
                     };
                     for_tiles(cell, piece.begin, piece.end, add);
                   });
}

std::size_t iterations_ahead(CpuExecutor&, std::size_t, std::size_t) { return 1; }

}  // namespace

}  // namespace ws::ridge

// These call the stages above by name: they must be declared first.
#include "compute/ridge/tiles/build.ipp"
#include "compute/ridge/tiles/engine.ipp"

namespace ws::ridge {

namespace {

struct CpuResources {
  using Executor = CpuExecutor;
  [[nodiscard]] CpuExecutor executor(RunContext& context) const { return CpuExecutor(context); }
  void before_release() const {}
};

template <class T, int D>
std::shared_ptr<const TiledEngine> make(LocalCloud<T> cloud, std::shared_ptr<const Engine> whole, const TreeSettings& settings,
                                        TileDetection detection, double r1, RunContext& context) {
  auto engine = std::make_shared<TiledEngineOf<CpuResources, T, D>>(
      CpuResources{}, std::move(whole), CloudShape<T>{cloud.dimension, cloud.size, cloud.lattice, cloud.box},
      std::move(cloud.coordinates), settings, detection, r1, context);
  engine->choose_all(context);
  return engine;
}

}  // namespace

template <class T>
std::shared_ptr<const TiledEngine> make_cpu_tiled_engine(LocalCloud<T> cloud, std::shared_ptr<const Engine> whole,
                                                         const TreeSettings& settings, TileDetection detection, double r1,
                                                         RunContext& context) {
  switch (cloud.dimension) {
    case 2:
      return make<T, 2>(std::move(cloud), std::move(whole), settings, detection, r1, context);
    case 3:
      return make<T, 3>(std::move(cloud), std::move(whole), settings, detection, r1, context);
    case 4:
      return make<T, 4>(std::move(cloud), std::move(whole), settings, detection, r1, context);
    default:
      return make<T, 0>(std::move(cloud), std::move(whole), settings, detection, r1, context);
  }
}

template std::shared_ptr<const TiledEngine> make_cpu_tiled_engine(LocalCloud<float>, std::shared_ptr<const Engine>,
                                                                  const TreeSettings&, TileDetection, double, RunContext&);
template std::shared_ptr<const TiledEngine> make_cpu_tiled_engine(LocalCloud<double>, std::shared_ptr<const Engine>,
                                                                  const TreeSettings&, TileDetection, double, RunContext&);

}  // namespace ws::ridge
