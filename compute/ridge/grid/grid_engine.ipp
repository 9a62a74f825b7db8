// Method `grid`: the phases over cells instead of all pairs, bit for bit as the definition says. Included by grid_cpu.cpp and
// grid_cuda.cuh after their own stages (sorted points, the head of choose, the state of an evolution).
// SPDX-License-Identifier: MIT

#include "compute/ridge/balls/evolve_loop.h"
#include "compute/ridge/balls/phases.h"
#include "compute/ridge/grid/ball_grid.h"
#include "compute/ridge/grid/cell_grid.h"

#include <memory>
#include <utility>

namespace ws::ridge {

/// Owns the memory of the lists of balls by cell.
template <class Executor>
struct BallTable {
  typename Executor::template Buffer<std::uint64_t> heads;
  typename Executor::template Buffer<std::uint32_t> next;
  std::uint32_t stamp = 0;

  BallTable(Executor& exec, const CellGrid& grid, std::size_t ball_limit)
      : heads(exec.template make<std::uint64_t>(grid.bucket_count)), next(exec.template make<std::uint32_t>(ball_limit)) {
    exec.fill_zero(heads.view());
  }
  /// The lists, empty: those of an older stamp no longer count.
  [[nodiscard]] BallLists<typename Executor::Memory> fresh() { return {heads.view(), next.view(), ++stamp}; }
};

/// Balls in the lists of their cells, ready to be looked up.
template <class Executor, class T, int D>
struct ListedBalls {
  using M = typename Executor::Memory;
  CellGrid grid;
  typename Executor::template Buffer<T> centers;
  BallTable<Executor> table;
  BallLists<M> lists;
  T radius_squared;
  Dimension<D> dimension;

  /// `rows` may be reused on return.
  ListedBalls(Executor& exec, const CellGrid& grid_for_r1, Span<const T> rows, double r1, Dimension<D> d)
      : grid(grid_for_r1),
        centers(exec.template make<T>(rows.size())),
        table(exec, grid, rows.size() / d.get()),
        lists(table.fresh()),
        radius_squared(squared<T>(r1)),
        dimension(d) {
    exec.upload(centers.view(), rows);
    link_balls<T>(exec, grid, lists, std::as_const(centers).view(), dimension);
    exec.synchronize();
  }

  /// Finds the balls that own `size` points, and the squared distances to the nearest balls.
  void find_owners(Executor& exec, typename M::template View<const T> points, std::size_t size,
                   typename M::template View<std::uint32_t> owners, typename M::template View<T> distances) const {
    exec.for_each("find owners", size,
                  FindOwner<M, T, D>{grid, lists, points, size, centers.view(), radius_squared, dimension, owners, distances},
                  100, size * (dimension.get() * sizeof(T) + 8));
  }
};

template <class Resources, class T, int D>
class GridEngineOf final : public Engine {
 public:
  using Executor = typename Resources::Executor;
  using M = typename Executor::Memory;
  template <class U>
  using Buffer = typename Executor::template Buffer<U>;

  GridEngineOf(Backend backend, Resources resources, CloudShape<T> shape, Buffer<T> points)
      : backend_(backend),
        resources_(std::move(resources)),
        shape_(shape),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        points_(std::move(points)) {}
  ~GridEngineOf() override { resources_.before_release(); }

  [[nodiscard]] Backend backend() const override { return backend_; }
  [[nodiscard]] const CloudBox& box() const override { return shape_.box; }

  [[nodiscard]] Balls choose(double r1, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    Balls balls{shape_.dimension, {}, {}};
    const CellGrid grid = grid_for(r1);
    BallTable<Executor> table(exec, grid, std::min(shape_.size, head_limit(exec)));
    auto active = exec.template make<std::uint32_t>(shape_.size), rest = exec.template make<std::uint32_t>(shape_.size);
    auto flags = exec.template make<std::uint8_t>(shape_.size);
    exec.for_each("list the points", shape_.size, CountUp<M>{active.view()});
    for (std::size_t active_count = shape_.size; active_count > 0;) {
      const std::size_t head = std::min(active_count, head_limit(exec)), tail = active_count - head;
      KeepUnreached<M, T, D> keep{grid, table.fresh(),  points_.view(), shape_.size, active.view(),
                                  {},   squared<T>(r1), dimension_,     flags.view()};
      const auto chosen = choose_head(exec, keep, std::as_const(active).view().subspan(0, head), balls);
      keep.active = std::as_const(active).view().subspan(head, tail);
      keep.centers = chosen.view();
      exec.for_each("drop covered points", tail, keep, 100);
      active_count = exec.select("keep the rest", keep.active, std::as_const(flags).view().subspan(0, tail), rest.view());
      active.swap(rest);
      context.report(1.0 - static_cast<double>(active_count) / static_cast<double>(shape_.size), "choosing balls");
    }
    exec.synchronize();
    return balls;
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    const std::size_t ahead = grid_iterations_ahead(exec, shape_.size);
    check_ball_memory(exec, balls.size(), settings.r1, ahead);
    const auto sorted = sorted_points(exec, settings.r1, settings.kept);
    GridState<T, D> state(exec, sorted->points, shape_, balls.size(), settings.r1);
    return evolve_in_bunches<T>(exec, balls, settings, ahead, resources_.look(exec),
                                [&](auto rows, auto moved) { state.advance(exec, settings, rows, moved); });
  }

  /// On the host for every backend: it is sequential, and the balls are there.
  std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const override {
    if (balls.size() <= 3) return {};
    const Stopwatch watch;
    std::vector<RemovedBall> removed = remove_on_grid<T>(balls, r2, context);
    take_away(balls, removed);
    context.metrics.add_operation("remove in order", watch.ms(), 0);
    return removed;
  }

  [[nodiscard]] std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting* kept,
                                                       RunContext& context) const override {
    if (balls.ids.empty()) return {};
    Executor exec = resources_.executor(context);
    check_ball_memory(exec, balls.size(), r1, 1);
    const auto sorted = sorted_points(exec, r1, kept);
    const auto centers = upload_centers<T>(exec, balls);
    GridState<T, D> state(exec, sorted->points, shape_, balls.size(), r1);
    return state.count(exec, centers.view());
  }

  [[nodiscard]] std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    auto owner = exec.template make<std::uint32_t>(shape_.size);
    auto distance = exec.template make<T>(shape_.size);
    locate(exec, balls, r1, owner.view(), distance.view());
    std::vector<std::uint32_t> result(shape_.size);
    exec.download(Span<std::uint32_t>(result), std::as_const(owner).view());
    return result;
  }

  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    Executor exec = resources_.painter(context, targets);
    paint_cloud<T>(exec, shape_, points_.view(), look, targets,
                   [&](auto owner, auto distance) { locate(exec, balls, look.r1, owner, distance); });
    resources_.painted(exec);
  }

 private:
  /// Keeps alive what its memory may have to be freed with, though the engine be gone.
  struct Sorted final : SortedCloud {
    Resources resources;
    SortedPoints<Executor, T> points;
    std::size_t size_bytes;

    Sorted(std::uint64_t engine, double r1, Resources with, SortedPoints<Executor, T> sorted, std::size_t of_bytes)
        : SortedCloud(engine, r1), resources(std::move(with)), points(std::move(sorted)), size_bytes(of_bytes) {}
    [[nodiscard]] std::size_t bytes() const override { return size_bytes; }
  };
  static constexpr std::size_t most_buckets = std::size_t(1) << 24;

  [[nodiscard]] CellGrid grid_for(double r1) const {
    return make_cell_grid(shape_.box, shape_.dimension, r1, std::min(2 * shape_.size, most_buckets));
  }

  void locate(Executor& exec, const Balls& balls, double r1, typename M::template View<std::uint32_t> owners,
              typename M::template View<T> distances) const {
    const std::vector<T> rows(balls.centers.begin(), balls.centers.end());
    const ListedBalls<Executor, T, D> listed(exec, grid_for(r1), rows, r1, dimension_);
    listed.find_owners(exec, points_.view(), shape_.size, owners, distances);
  }

  /// The points in the order of the cells for r1: rounds and steps of a run ask alike.
  [[nodiscard]] std::shared_ptr<const Sorted> sorted_points(Executor& exec, double r1, KeptSorting* kept) const {
    return sorted_for<Sorted>(kept, identity(), r1, [&] {
      const CellGrid grid = grid_for(r1);
      return std::make_shared<const Sorted>(identity(), r1, resources_, sort_points<T>(exec, points_.view(), shape_, grid, r1),
                                            grid_bytes(shape_, grid));
    });
  }

  void check_ball_memory(Executor& exec, std::size_t ball_count, double r1, std::size_t ahead) const {
    const std::size_t row = ball_count * shape_.dimension;
    const bool on_device = backend_ == Backend::cuda;
    const std::size_t bunches = on_device && ahead > 1 ? 2 : 1;
    const std::size_t there =
        bunches * (ahead + 1) * row * sizeof(T) + row * 8 + ball_count * 40 + grid_bytes(shape_, grid_for(r1));
    const std::size_t host_rows = 2 * row * (sizeof(double) + sizeof(T));
    exec.context().check_more_memory(working_bytes<T>(shape_.size, shape_.dimension), host_rows + (on_device ? 0 : there),
                                     on_device ? there : 0);
  }

  Backend backend_;
  Resources resources_;
  CloudShape<T> shape_;
  Dimension<D> dimension_;
  Buffer<T> points_;
};

}  // namespace ws::ridge
