// The algorithm's phases, once for every backend: a list of labelled operations. Included by engine_cpu.cpp and
// engine_cuda.cuh after their own stages (cell sums, owners, the two exact sequential scans).
// SPDX-License-Identifier: MIT

#include "compute/ridge/balls/engine.h"
#include "compute/ridge/balls/evolve_loop.h"
#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/balls/phases.h"
#include "compute/ridge/grid/cells.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ws::ridge {

/// `Resources` owns what the backend needs besides memory and makes executors: `executor(context)` for the run,
/// `painter(context, targets)` for a frame.
template <class Resources, class T, int D>
class EngineOf final : public Engine {
 public:
  using Executor = typename Resources::Executor;
  using M = typename Executor::Memory;
  template <class U>
  using Buffer = typename Executor::template Buffer<U>;

  EngineOf(Backend backend, Resources resources, CloudShape<T> shape, Buffer<T> points)
      : backend_(backend),
        resources_(std::move(resources)),
        shape_(shape),
        dimension_(static_cast<std::uint32_t>(shape.dimension)),
        points_(std::move(points)) {}
  ~EngineOf() override { resources_.before_release(); }

  [[nodiscard]] Backend backend() const override { return backend_; }
  [[nodiscard]] const CloudBox& box() const override { return shape_.box; }

  [[nodiscard]] Balls choose(double r1, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    Balls balls{shape_.dimension, {}, {}};
    auto active = exec.template make<std::uint32_t>(shape_.size), rest = exec.template make<std::uint32_t>(shape_.size);
    auto flags = exec.template make<std::uint8_t>(shape_.size);
    exec.for_each("list the points", shape_.size, CountUp<M>{active.view()});
    for (std::size_t active_count = shape_.size; active_count > 0;) {
      const std::size_t head = std::min(active_count, head_size<T, D>(exec, dimension_));
      auto chosen =
          choose_in_order(exec, points_.view(), shape_.size, active.view().subspan(0, head), dimension_, squared<T>(r1));
      append_balls<T>(exec, balls, std::as_const(chosen).view());
      const std::size_t tail = active_count - head;
      const auto waiting = std::as_const(active).view().subspan(head, tail);
      exec.for_each("drop covered points", tail,
                    KeepUncovered<M, T, D>{points_.view(), shape_.size, waiting, std::as_const(chosen).view(),
                                           static_cast<std::uint32_t>(chosen.size() / shape_.dimension), squared<T>(r1),
                                           dimension_, flags.view()},
                    chosen.size());
      active_count = exec.select("keep the rest", waiting, std::as_const(flags).view().subspan(0, tail), rest.view());
      active.swap(rest);
      context.report(1.0 - static_cast<double>(active_count) / static_cast<double>(shape_.size), "choosing balls");
    }
    exec.synchronize();
    return balls;
  }

  Evolution evolve(Balls& balls, const EvolveSettings& settings, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    const std::size_t ahead = iterations_ahead(exec, shape_.size, balls.size());
    check_ball_memory(exec, balls, ahead);
    Cells<Executor> cells(exec, balls, shape_);
    return evolve_loop<T>(exec, balls, settings, ahead,
                          [&](auto before, auto after, auto moved) { move_once(exec, settings, cells, before, after, moved); });
  }

  std::vector<RemovedBall> decimate(Balls& balls, double r2, RunContext& context) const override {
    if (balls.size() <= 3) return {};
    Executor exec = resources_.executor(context);
    auto centers = upload_centers<T>(exec, balls);
    auto near = exec.template make<std::uint32_t>(balls.size()), far = exec.template make<std::uint32_t>(balls.size());
    const T near_squared = squared<T>(r2), far_squared = squared<T>(2 * r2);
    exec.for_each("count neighbours", balls.size(),
                  CountNeighbors<M, T, D>{std::as_const(centers).view(), static_cast<std::uint32_t>(balls.size()), dimension_,
                                          near_squared, far_squared, near.view(), far.view()},
                  balls.size());
    std::vector<RemovedBall> removed =
        remove_in_order(exec, std::as_const(centers).view(), dimension_, near_squared, far_squared, near.view(), far.view());
    exec.synchronize();
    take_away(balls, removed);
    return removed;
  }

  [[nodiscard]] std::vector<std::uint32_t> count_owned(const Balls& balls, double r1, KeptSorting*,
                                                       RunContext& context) const override {
    Executor exec = resources_.executor(context);
    auto centers = upload_centers<T>(exec, balls);
    auto sums = exec.template make<std::int64_t>(balls.centers.size());
    auto counts = exec.template make<std::uint32_t>(balls.size());
    sum_cells(exec, problem(std::as_const(centers).view(), r1), shape_.unit_counts(), sums.view(), counts.view());
    std::vector<std::uint32_t> result(balls.size());
    exec.download(Span<std::uint32_t>(result), std::as_const(counts).view());
    return result;
  }

  [[nodiscard]] std::vector<std::uint32_t> owners(const Balls& balls, double r1, RunContext& context) const override {
    Executor exec = resources_.executor(context);
    auto centers = upload_centers<T>(exec, balls);
    auto owner = exec.template make<std::uint32_t>(shape_.size);
    auto distance = exec.template make<T>(shape_.size);
    find_owners(exec, problem(std::as_const(centers).view(), r1), owner.view(), distance.view());
    std::vector<std::uint32_t> result(shape_.size);
    exec.download(Span<std::uint32_t>(result), std::as_const(owner).view());
    return result;
  }

  void paint(const Balls& balls, const CloudPaint& look, const FrameTargets& targets, RunContext& context) const override {
    Executor exec = resources_.painter(context, targets);
    paint_cloud<T>(exec, shape_, points_.view(), look, targets, [&](auto owner, auto distance) {
      auto centers = upload_centers<T>(exec, balls);
      find_owners(exec, problem(std::as_const(centers).view(), look.r1), owner, distance);
    });
    resources_.painted(exec);
  }

 private:
  /// How many balls there are is known only after they were chosen: what they need is predicted then, before it is taken.
  void check_ball_memory(Executor& exec, const Balls& balls, std::size_t ahead) const {
    const std::size_t sums = balls.centers.size() * sizeof(std::int64_t) + balls.size() * sizeof(std::uint32_t);
    const std::size_t rows = (ahead + 1) * balls.centers.size() * sizeof(T);
    const std::size_t host_rows = 2 * balls.centers.size() * (sizeof(double) + sizeof(T));  // before and after, on their way
    const std::size_t there = sums * copies_of_sums(exec) + rows;
    const bool on_device = backend_ == Backend::cuda;
    exec.context().check_more_memory(working_bytes<T>(shape_.size, shape_.dimension), host_rows + (on_device ? 0 : there),
                                     on_device ? there : 0);
  }

  void move_once(Executor& exec, const EvolveSettings& settings, Cells<Executor>& cells,
                 typename M::template View<const T> before, typename M::template View<T> after,
                 typename M::template View<std::uint32_t> moved) const {
    const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
    sum_cells(exec, problem(before, settings.r1), shape_.unit_counts(), cells.sums.view(), cells.counts.view());
    exec.for_each("move to the mean", cells.counts.size(),
                  MoveToMean<M, T, D>{std::as_const(cells.sums).view(), std::as_const(cells.counts).view(), before, after,
                                      std::as_const(cells.units).view(), dimension_, test, moved});
  }

  [[nodiscard]] CellProblem<M, T, D> problem(typename M::template View<const T> centers, double r1) const {
    return {points_.view(), shape_.size, centers, static_cast<std::uint32_t>(centers.size() / shape_.dimension),
            squared<T>(r1), dimension_};
  }

  Backend backend_;
  Resources resources_;
  CloudShape<T> shape_;
  Dimension<D> dimension_;
  Buffer<T> points_;
};

}  // namespace ws::ridge
