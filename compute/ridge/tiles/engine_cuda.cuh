// CUDA's own stages of tiling and of detection over tiles: one block per leaf chooses, one launch moves the balls of all tiles.
// Included by the source of the same name.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cuda.cuh"
#include "compute/core/device/kernels/scan.cuh"
#include "compute/ridge/cuda/choose_cuda.cuh"
#include "compute/ridge/cuda/cuda_resources.cuh"
#include "compute/ridge/cuda/nearest_cuda.cuh"
#include "compute/ridge/tiles/engine.h"
#include "compute/ridge/tiles/histogram_cuda.cuh"
#include "compute/ridge/tiles/kernels.h"

#include <cub/block/block_reduce.cuh>
#include <cub/device/device_radix_sort.cuh>

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace ws::ridge {

namespace detail {

constexpr unsigned bounds_block = 256, choose_block = 256;
constexpr std::uint32_t bounds_piece = 4096;
/// Points of each leaf that one launch of the choosing kernel looks at, so that a cancelled run ends soon.
constexpr std::uint32_t choose_slice = 1u << 17;

/// A stretch of slots of one run.
struct SlotPiece {
  std::uint32_t run, begin, end;
};

template <class T>
struct Smaller {
  __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T>
struct Larger {
  __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};

/// First phase of the bounds: each block its piece's, lows then highs.
template <class T, int D>
__global__ void __launch_bounds__(bounds_block)
    piece_bounds_kernel(DeviceSpan<const T> points, std::size_t point_count, DeviceSpan<const std::uint32_t> order,
                        DeviceSpan<const SlotPiece> pieces, Dimension<D> dimension, DeviceSpan<T> bounds) {
  using Reduce = cub::BlockReduce<T, bounds_block>;
  __shared__ typename Reduce::TempStorage storage;
  const SlotPiece piece = pieces[blockIdx.x];
  const std::uint32_t d = dimension.get();
  for (std::uint32_t k = 0; k < d; ++k) {
    T low = std::numeric_limits<T>::infinity(), high = -low;
    for (std::uint32_t s = piece.begin + threadIdx.x; s < piece.end; s += bounds_block) {
      const T x = points[k * point_count + order[s]];
      low = Smaller<T>()(low, x);
      high = Larger<T>()(high, x);
    }
    low = Reduce(storage).Reduce(low, Smaller<T>());
    __syncthreads();
    high = Reduce(storage).Reduce(high, Larger<T>());
    __syncthreads();
    if (threadIdx.x == 0) {
      bounds[(2 * std::size_t(blockIdx.x)) * d + k] = low;
      bounds[(2 * std::size_t(blockIdx.x) + 1) * d + k] = high;
    }
  }
}

/// Second phase: element i of 2·d per run over the run's pieces.
template <class T>
struct MergeBounds {
  DeviceSpan<const T> pieces;
  DeviceSpan<const std::uint32_t> first_piece;  ///< per run, and one more
  std::uint32_t dimension;
  DeviceSpan<T> runs;
  __device__ void operator()(std::uint32_t i) const {
    const std::uint32_t run = i / (2 * dimension), side = i / dimension % 2, k = i % dimension;
    T best = side == 0 ? std::numeric_limits<T>::infinity() : -std::numeric_limits<T>::infinity();
    for (std::uint32_t p = first_piece[run]; p < first_piece[run + 1]; ++p) {
      const T x = pieces[(2 * std::size_t(p) + side) * dimension + k];
      best = side == 0 ? Smaller<T>()(best, x) : Larger<T>()(best, x);
    }
    runs[i] = best;
  }
};

template <class U>
DeviceBuffer<U> uploaded(CudaExecutor& exec, const std::vector<U>& host) {
  auto buffer = exec.make<U>(host.size());
  exec.upload(buffer.view(), Span<const U>(host.data(), host.size()));
  exec.stream().synchronize();
  return buffer;
}

template <class T, int D>
std::vector<T> bounds_of_runs(CudaExecutor& exec, DeviceSpan<const T> points, std::size_t point_count,
                              DeviceSpan<const std::uint32_t> order, const std::vector<Run>& runs, Dimension<D> dimension) {
  std::vector<SlotPiece> pieces;
  std::vector<std::uint32_t> first_piece{0};
  for (std::uint32_t r = 0; r < runs.size(); ++r) {
    for (std::size_t begin = runs[r].begin; begin < runs[r].begin + runs[r].count; begin += bounds_piece)
      pieces.push_back({r, static_cast<std::uint32_t>(begin),
                        static_cast<std::uint32_t>(std::min(begin + bounds_piece, runs[r].begin + runs[r].count))});
    first_piece.push_back(static_cast<std::uint32_t>(pieces.size()));
  }
  const std::size_t d = dimension.get();
  std::vector<T> host(runs.size() * 2 * d);
  if (pieces.empty()) return host;
  const auto device_pieces = uploaded(exec, pieces);
  const auto device_first = uploaded(exec, first_piece);
  auto of_pieces = exec.make<T>(pieces.size() * 2 * d), of_runs = exec.make<T>(host.size());
  exec.operation(
      "bounds of the tiles",
      [&](cudaStream_t s) {
        launch_kernel(piece_bounds_kernel<T, D>, {static_cast<unsigned>(pieces.size()), bounds_block}, s, points, point_count,
                      order, device_pieces.view(), dimension, of_pieces.view());
      },
      order.size() * (d * sizeof(T) + 4));
  exec.for_each(
      "merge the bounds", host.size(),
      MergeBounds<T>{std::as_const(of_pieces).view(), device_first.view(), static_cast<std::uint32_t>(d), of_runs.view()});
  exec.download(Span<T>(host), std::as_const(of_runs).view());
  return host;
}

/// As on the CPU; CUB's radix sort keeps the order of equal keys and is faster than a scatter of our own.
inline std::vector<std::size_t> sort_by_key(CudaExecutor& exec, DeviceBuffer<std::uint32_t>& keys,
                                            DeviceBuffer<std::uint32_t>& values, std::size_t key_count, TileHistogram how) {
  std::vector<std::size_t> totals(key_count, 0);
  if (keys.size() == 0) return totals;
  auto counts = exec.make<std::uint32_t>(key_count);
  count_keys(exec, std::as_const(keys).view(), counts.view(), how);
  auto sorted_keys = exec.make<std::uint32_t>(keys.size()), sorted_values = exec.make<std::uint32_t>(keys.size());
  const int bits = std::max(1, static_cast<int>(std::bit_width(key_count)));
  auto sort = prepared(exec.stream(), [&](void* scratch, std::size_t& scratch_bytes) {
    return cub::DeviceRadixSort::SortPairs(scratch, scratch_bytes, keys.device_data(), sorted_keys.device_data(),
                                           values.device_data(), sorted_values.device_data(),
                                           static_cast<std::int64_t>(keys.size()), 0, bits, exec.stream().handle());
  });
  exec.operation(
      "scatter to the tiles", [&](cudaStream_t) { sort(); }, keys.size() * 16);
  keys.swap(sorted_keys);
  values.swap(sorted_values);
  std::vector<std::uint32_t> host(key_count);
  exec.download(Span<std::uint32_t>(host), std::as_const(counts).view());
  std::copy(host.begin(), host.end(), totals.begin());
  return totals;
}

inline std::size_t scan(CudaExecutor& exec, DeviceSpan<const std::uint32_t> counts, DeviceSpan<std::uint64_t> first) {
  if (counts.size() == 0) return 0;
  exclusive_sums("scan the counts", counts, first, exec);
  return exec.value_at(DeviceSpan<const std::uint64_t>(first), first.size() - 1) + exec.value_at(counts, counts.size() - 1);
}

struct LeafRun {
  std::uint32_t begin, count;
};

/// One block per leaf goes on with the exact scan, from point `from` of its run to `from + choose_slice`. A tile of points is
/// first tested against the balls there are, in parallel; then those left are taken in order. Rows of chosen points go where
/// the leaf's run begins: there can be no more of them than points.
template <class T, int D>
__global__ void __launch_bounds__(choose_block)
    choose_leaves_kernel(DeviceSpan<const T> points, std::size_t point_count, DeviceSpan<const LeafRun> leaves,
                         std::uint32_t from, Dimension<D> dimension, T radius_squared, DeviceSpan<T> rows,
                         DeviceSpan<std::uint32_t> counts) {
  using Tile = ChoosingTile<T, choose_block, D>;
  __shared__ Tile tile;
  const LeafRun leaf = leaves[blockIdx.x];
  const std::uint32_t d = dimension.get(), end = min(leaf.count, from + choose_slice);
  std::uint32_t chosen = counts[blockIdx.x];  // the same in all threads
  T* own_rows = rows.device_data() + std::size_t(leaf.begin) * d;
  for (std::uint32_t base = from; base < end; base += choose_block) {
    const std::uint32_t i = base + threadIdx.x;
    T x[Tile::max_d];
    for (std::uint32_t k = 0; k < d; ++k) x[k] = i < end ? points[k * point_count + leaf.begin + i] : T(0);
    const bool out = tile.test(x, i >= end, own_rows, chosen, d, radius_squared);
    chosen = tile.take(x, out, own_rows, chosen, d, radius_squared);
  }
  if (threadIdx.x == 0) counts[blockIdx.x] = chosen;
}

/// Rows of all leaves one after another.
template <class T>
struct JoinRows {
  DeviceSpan<const T> rows;
  DeviceSpan<const std::uint32_t> leaf_of_ball, first_ball;
  DeviceSpan<const LeafRun> leaves;
  std::uint32_t dimension;
  DeviceSpan<T> joined;
  __device__ void operator()(std::uint32_t j) const {
    const std::uint32_t leaf = leaf_of_ball[j];
    const std::size_t row = std::size_t(leaves[leaf].begin) + j - first_ball[leaf];
    for (std::uint32_t k = 0; k < dimension; ++k) joined[std::size_t(j) * dimension + k] = rows[row * dimension + k];
  }
};

template <class T, int D>
ChosenRows<T> choose_leaves(CudaExecutor& exec, DeviceSpan<const T> points, std::size_t point_count,
                            const std::vector<Run>& runs, Dimension<D> dimension, T radius_squared) {
  ChosenRows<T> chosen;
  if (runs.empty()) return chosen;
  std::vector<LeafRun> leaves;
  std::uint32_t longest = 0;
  for (const Run& run : runs) {
    leaves.push_back({static_cast<std::uint32_t>(run.begin), static_cast<std::uint32_t>(run.count)});
    longest = std::max(longest, leaves.back().count);
  }
  const auto device_leaves = uploaded(exec, leaves);
  auto counts = exec.make<std::uint32_t>(leaves.size());
  auto rows = exec.make<T>((std::size_t(leaves.back().begin) + leaves.back().count) * dimension.get());
  exec.fill_zero(counts.view());
  for (std::uint64_t from = 0; from < longest; from += choose_slice) {
    exec.operation("choose in each tile", [&](cudaStream_t s) {
      launch_kernel(choose_leaves_kernel<T, D>, {static_cast<unsigned>(leaves.size()), choose_block}, s, points, point_count,
                    device_leaves.view(), static_cast<std::uint32_t>(from), dimension, radius_squared, rows.view(),
                    counts.view());
    });
    if (from + choose_slice < longest) exec.stream().synchronize();
  }
  chosen.counts.resize(leaves.size());
  exec.download(Span<std::uint32_t>(chosen.counts), std::as_const(counts).view());
  std::vector<std::uint32_t> leaf_of_ball, first_ball;
  for (std::uint32_t leaf = 0; leaf < leaves.size(); ++leaf) {
    first_ball.push_back(static_cast<std::uint32_t>(leaf_of_ball.size()));
    leaf_of_ball.insert(leaf_of_ball.end(), chosen.counts[leaf], leaf);
  }
  const auto device_leaf = uploaded(exec, leaf_of_ball), device_first = uploaded(exec, first_ball);
  auto joined = exec.make<T>(leaf_of_ball.size() * dimension.get());
  exec.for_each("gather the chosen", leaf_of_ball.size(),
                JoinRows<T>{std::as_const(rows).view(), device_leaf.view(), device_first.view(), device_leaves.view(),
                            dimension.get(), joined.view()});
  chosen.rows.resize(joined.size());
  exec.download(Span<T>(chosen.rows), std::as_const(joined).view());
  return chosen;
}

/// One block per piece: the nearest of its leaf's balls for each point, sums in shared memory where the leaf's balls fit.
template <class T, int D, int Items>
__global__ void __launch_bounds__(nearest_block)
    sum_pieces_kernel(TileProblem<DeviceMemory, T, D> p, UnitCounts<T> units, std::uint32_t shared_words,
                      DeviceSpan<std::int64_t> sums, DeviceSpan<std::uint32_t> counts) {
  extern __shared__ std::uint32_t tile_bins[];  // count, then low words, then high words
  __shared__ T tile[nearest_block * max_registers<D>];
  const Piece piece = p.pieces[blockIdx.x];
  const std::uint32_t d = p.dimension.get(), leaf_first = p.first_ball[piece.leaf];
  const std::uint32_t m = p.first_ball[piece.leaf + 1] - leaf_first;
  if (m == 0 || p.leaf_moved[piece.leaf] == 0) return;
  const bool in_shared = std::uint64_t(m) * (1 + 2 * d) <= shared_words;
  std::uint32_t *low = tile_bins + m, *high = low + m * d;
  auto* global_sums = reinterpret_cast<unsigned long long*>(sums.device_data());
  if (in_shared)
    for (std::uint32_t v = threadIdx.x; v < m * (1 + 2 * d); v += nearest_block) tile_bins[v] = 0;
  __syncthreads();
  const CellProblem<DeviceMemory, T, D> cell{
      p.points, p.point_count,    p.centers.subspan(std::size_t(leaf_first) * d, std::size_t(m) * d),
      m,        p.radius_squared, p.dimension};
  for (std::uint32_t base = piece.begin; base < piece.end; base += nearest_block * Items) {
    NearestOf<T, D, Items> nearest;
    nearest.load(cell, base + threadIdx.x, piece.end);
    nearest.search(cell, tile);
#pragma unroll
    for (int item = 0; item < Items; ++item) {
      const std::uint32_t i = base + threadIdx.x + item * nearest_block, owner = nearest.owner[item];
      if (i >= piece.end || !(nearest.best[item] <= p.radius_squared)) continue;
      atomicAdd(in_shared ? &tile_bins[owner] : &counts.device_data()[leaf_first + owner], 1u);
      for (std::uint32_t k = 0; k < d; ++k) {
        const std::int64_t value = to_lattice(nearest.x[item][k], units.value[k]);
        if (in_shared)
          add_wide(&low[owner * d + k], &high[owner * d + k], value);
        else
          atomicAdd(&global_sums[std::size_t(leaf_first + owner) * d + k], static_cast<unsigned long long>(value));
      }
    }
  }
  if (!in_shared) return;
  __syncthreads();
  for (std::uint32_t j = threadIdx.x; j < m; j += nearest_block) {
    if (tile_bins[j] == 0) continue;
    atomicAdd(&counts.device_data()[leaf_first + j], tile_bins[j]);
    for (std::uint32_t k = 0; k < d; ++k)
      atomicAdd(&global_sums[std::size_t(leaf_first + j) * d + k],
                (unsigned long long)(high[j * d + k]) << 32 | low[j * d + k]);
  }
}

template <class T, int D>
void sum_pieces(CudaExecutor& exec, const TileProblem<DeviceMemory, T, D>& p, const std::array<T, max_dimension>& unit_counts,
                DeviceSpan<std::int64_t> sums, DeviceSpan<std::uint32_t> counts) {
  constexpr std::size_t shared_limit = 24 << 10;
  constexpr int items = items_per_thread<T, D>;
  const UnitCounts<T> units = unit_counts_of(unit_counts);
  exec.fill_zero(sums);
  exec.fill_zero(counts);
  if (p.pieces.size() == 0) return;
  const std::size_t most = std::min(shared_limit, counts.size() * (1 + 2 * p.dimension.get()) * sizeof(std::uint32_t));
  exec.operation(
      "sum the cells of the tiles",
      [&](cudaStream_t s) {
        launch_kernel(sum_pieces_kernel<T, D, items>, {static_cast<unsigned>(p.pieces.size()), nearest_block, most}, s, p,
                      units, static_cast<std::uint32_t>(most / sizeof(std::uint32_t)), sums, counts);
      },
      p.point_count * p.dimension.get() * sizeof(T));
}

/// So many that the host's part hides behind the device's, and at most some 8 ms of work.
inline std::size_t iterations_ahead(CudaExecutor&, std::size_t point_count, std::size_t center_count) {
  constexpr double pairs_ahead = 2e10;
  const double pairs = static_cast<double>(point_count) * static_cast<double>(std::max<std::size_t>(1, center_count));
  return static_cast<std::size_t>(std::clamp(pairs_ahead / std::max(1.0, pairs), 1.0, 16.0));
}

}  // namespace detail

using detail::bounds_of_runs, detail::choose_leaves, detail::iterations_ahead, detail::scan, detail::sort_by_key,
    detail::sum_pieces;

}  // namespace ws::ridge

// These call the stages above by name: they must be declared first.
#include "compute/ridge/tiles/build.ipp"
#include "compute/ridge/tiles/engine.ipp"

namespace ws::ridge {

namespace detail {

template <class T, int D>
std::shared_ptr<const TiledEngine> make_tiled(const LocalCloud<T>& cloud, std::shared_ptr<const Engine> whole,
                                              const TreeSettings& settings, TileDetection detection, double r1,
                                              RunContext& context) {
  CudaResources resources;
  const Stopwatch watch;
  DeviceBuffer<T> points(cloud.coordinates.size(), resources.stream());
  copy(points.view(), cloud.coordinates.view(), resources.stream());
  resources.stream().synchronize();
  context.metrics.upload_ms += watch.ms();
  auto engine = std::make_shared<TiledEngineOf<CudaResources, T, D>>(
      std::move(resources), std::move(whole), CloudShape<T>{cloud.dimension, cloud.size, cloud.lattice, cloud.box},
      std::move(points), settings, detection, r1, context);
  engine->choose_all(context);
  return engine;
}

}  // namespace detail

template <class T>
std::shared_ptr<const TiledEngine> make_cuda_tiled_engine(LocalCloud<T> cloud, std::shared_ptr<const Engine> whole,
                                                          const TreeSettings& settings, TileDetection detection, double r1,
                                                          RunContext& context) {
  switch (cloud.dimension) {
    case 2:
      return detail::make_tiled<T, 2>(cloud, std::move(whole), settings, detection, r1, context);
    case 3:
      return detail::make_tiled<T, 3>(cloud, std::move(whole), settings, detection, r1, context);
    case 4:
      return detail::make_tiled<T, 4>(cloud, std::move(whole), settings, detection, r1, context);
    default:
      return detail::make_tiled<T, 0>(cloud, std::move(whole), settings, detection, r1, context);
  }
}

}  // namespace ws::ridge
