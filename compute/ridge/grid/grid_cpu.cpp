// Method `grid` on the CPU: points in the order of cells, looked at in vectorised tiles, and only when their owners may have
// changed; and the instantiation of the phases for it.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/balls/cpu_resources.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/grid/cell_grid.h"
#include "compute/ridge/grid/cell_sort_cpu.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/grid/grid_state_cpu.h"
#include "compute/ridge/parts/parts.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace ws::ridge {

inline namespace cpu {

template <class T>
std::size_t grid_bytes(const CloudShape<T>& shape, const CellGrid& grid) {
  const std::size_t cells = std::min(shape.size, std::size_t(grid.counts[0]) * grid.counts[1] * grid.counts[2]);
  const std::size_t tiles = shape.size / tile_size<T> + cells, blocks = tiles / most_tiles_of_block + cells;
  const std::size_t point = shape.dimension * sizeof(T) + 2 * (8 + 4) + sizeof(std::uint32_t) + sizeof(double);
  const std::size_t cell = sizeof(Cell) + sizeof(std::uint32_t) + 2 * sizeof(double);
  return shape.size * point + tiles * (sizeof(Tile) + sizeof(double)) + blocks * (sizeof(Block) + sizeof(double)) +
         cells * cell + grid.bucket_count * std::size_t(2 * 8);
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

template <class T>
SortedPoints<CpuExecutor, T> sort_points(CpuExecutor& exec, Span<const T> points, const CloudShape<T>& shape,
                                         const CellGrid& grid, double r1) {
  const std::size_t size = shape.size, stride = size + tile_size<T>;
  const CellOrder order = make_cell_order(grid, size, tile_size<T>);
  const CellSort sort = sort_by_cell(exec, points, size, order);
  SortedPoints<CpuExecutor, T> sorted{r1, grid, stride, HostBuffer<T>(stride * shape.dimension), {}, {}, {}, {}};
  exec.for_each("gather points by cell", stride, [&](std::uint32_t i) {
    for (std::size_t k = 0; k < shape.dimension; ++k)
      sorted.columns[k * stride + i] = i < size ? points[k * size + sort.from[i]] : T(0);
  });
  for (std::size_t begin = 0, i = 1; i <= size; ++i) {
    const bool same_cell = i < size && sort.keys[i] >> order.fine_bits() == sort.keys[begin] >> order.fine_bits();
    if (same_cell && i - begin < tile_size<T>) continue;
    const Cell cell = grid.cell_of([&](std::uint32_t k) { return sorted.columns[k * stride + begin]; });
    if (sorted.cells.empty() || !(sorted.cells.back() == cell)) {
      sorted.cells.push_back(cell);
      sorted.buckets.push_back(grid.bucket(cell));
    }
    const auto tile = static_cast<std::uint32_t>(sorted.tiles.size());
    const auto its_cell = static_cast<std::uint32_t>(sorted.cells.size() - 1);
    sorted.tiles.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(i - begin), its_cell, 0});
    if (sorted.blocks.empty() || sorted.blocks.back().cell != its_cell ||
        sorted.blocks.back().tile_count == most_tiles_of_block)
      sorted.blocks.push_back({tile, 0, its_cell});
    ++sorted.blocks.back().tile_count;
    begin = i;
  }
  exec.for_each(
      "bound tiles", sorted.tiles.size(), [&](std::uint32_t t) { sorted.tiles[t].reach = reach_of(sorted, t); }, 50);
  return sorted;
}

template <class T, int D>
HostBuffer<T> choose_head(CpuExecutor& exec, KeepUnreached<HostMemory, T, D> keep, Span<const std::uint32_t> candidates,
                          Balls& balls) {
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
  append_rows(balls, Span<const T>(chosen.view()));
  exec.context().metrics.add_operation("choose in order", watch.ms(), 0);
  return chosen;
}

/// In few dimensions a distance costs little, so whole tiles are looked at again or left alone. In many dimensions each
/// distance is a long sum, so that is decided point by point.
template <class T, int D>
using GridState = std::conditional_t<(D > 0 && D <= 4), TileState<T, D>, PointState<T, D>>;

}  // namespace cpu

}  // namespace ws::ridge

#include "compute/ridge/grid/grid_engine.ipp"  // calls the stages above by name: they must be declared first

namespace ws::ridge {

namespace {

/// The points of `cloud` whose flags are 1, in its box and on its lattice.
template <class T>
LocalCloud<T> points_left(const LocalCloud<T>& cloud, const std::vector<std::uint8_t>& is_left) {
  const auto count = static_cast<std::size_t>(std::count(is_left.begin(), is_left.end(), 1));
  LocalCloud<T> rest{cloud.dimension, count, cloud.box, cloud.lattice, HostBuffer<T>(count * cloud.dimension)};
  for (std::size_t k = 0, to = 0; k < cloud.dimension; ++k)
    for (std::size_t i = 0; i < cloud.size; ++i)
      if (is_left[i]) rest.coordinates[to++] = cloud.at(i, k);
  return rest;
}

template <class T, int D>
class PartOnHostOf final : public PartOnHost<T> {
 public:
  explicit PartOnHostOf(LocalCloud<T> points)
      : cloud_(std::move(points)), dimension_(static_cast<std::uint32_t>(cloud_.dimension)) {}

  void choose(double r1, Balls& balls, RunContext& context) const override {
    LocalCloud<T> rest = unreached(r1, balls, context);
    const Balls more = make_cpu_grid_engine(std::move(rest))->choose(r1, context);
    balls.centers.insert(balls.centers.end(), more.centers.begin(), more.centers.end());
    while (balls.ids.size() * balls.dimension < balls.centers.size())
      balls.ids.push_back(static_cast<std::uint32_t>(balls.ids.size()));
  }

  void add_up(double r1, const std::vector<T>& centers, RunContext& context) override {
    CpuExecutor exec(context);
    if (!sorted_ || sorted_->r1 != r1) {
      state_.reset();
      sorted_.emplace(sort_points<T>(exec, cloud_.coordinates.view(), shape_of(cloud_), grid_for(r1), r1));
    }
    const std::size_t ball_count = centers.size() / cloud_.dimension;
    const bool goes_on = state_ && before_.size() == centers.size();
    // Where it is stopped half-way, the next call begins anew.
    std::unique_ptr<GridState<T, D>> state = std::move(state_);
    if (!goes_on) state = std::make_unique<GridState<T, D>>(exec, *sorted_, shape_of(cloud_), ball_count, r1);
    state->assign_anew(exec, goes_on ? Span<const T>(before_) : Span<const T>(), centers);
    state_ = std::move(state);
    before_ = centers;
  }
  [[nodiscard]] Span<const std::int64_t> sums() const override { return state_->sums(); }
  [[nodiscard]] Span<const std::uint32_t> counts() const override { return state_->counts(); }

 private:
  [[nodiscard]] CellGrid grid_for(double r1) const {
    constexpr std::size_t most_buckets = std::size_t(1) << 24;
    return make_cell_grid(cloud_.box, cloud_.dimension, r1, std::min(2 * cloud_.size, most_buckets));
  }

  /// The points that no ball reaches.
  [[nodiscard]] LocalCloud<T> unreached(double r1, const Balls& balls, RunContext& context) const {
    CpuExecutor exec(context);
    const std::vector<T> rows(balls.centers.begin(), balls.centers.end());
    const ListedBalls<CpuExecutor, T, D> listed(exec, grid_for(r1), rows, r1, dimension_);
    const KeepUnreached<HostMemory, T, D> keep{listed.grid,           listed.lists, cloud_.coordinates.view(),
                                               cloud_.size,           {},           listed.centers.view(),
                                               listed.radius_squared, dimension_,   {}};
    std::vector<std::uint8_t> is_left(cloud_.size);
    exec.for_each(
        "drop covered points", cloud_.size, [&](std::uint32_t i) { is_left[i] = !keep.reached(i); }, 100);
    return points_left(cloud_, is_left);
  }

  LocalCloud<T> cloud_;
  Dimension<D> dimension_;
  std::optional<SortedPoints<CpuExecutor, T>> sorted_;  ///< for the radius of the last call
  std::unique_ptr<GridState<T, D>> state_;
  std::vector<T> before_;  ///< where the balls stood in the last call
};

}  // namespace

template <class T>
std::unique_ptr<PartOnHost<T>> make_part_on_host(LocalCloud<T> points) {
  return with_dimension<2, 3, 4, 5, 6, 7, 8>(points.dimension, [&]<int D>(Dimension<D>) -> std::unique_ptr<PartOnHost<T>> {
    return std::make_unique<PartOnHostOf<T, D>>(std::move(points));
  });
}

template std::unique_ptr<PartOnHost<float>> make_part_on_host(LocalCloud<float>);
template std::unique_ptr<PartOnHost<double>> make_part_on_host(LocalCloud<double>);

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
