// Balls that move on the CPU: the ball that owns each point, what the points of each ball add up to, and how far balls have
// moved about each cell.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/grid/look_cpu.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace ws::ridge {

inline namespace cpu {

/// How far the ball that went farthest in this iteration has gone, per bucket, in sides of a cell. Any number of threads note
/// it at the same time.
class FarthestSteps {
 public:
  explicit FarthestSteps(std::size_t bucket_count) : steps_(bucket_count, 0) {}

  [[nodiscard]] std::uint32_t iteration() const { return iteration_; }
  void begin_iteration() { ++iteration_; }
  void note(std::uint32_t bucket, double sides) {
    const auto not_less = static_cast<float>(sides * (1 + 1e-6)) + std::numeric_limits<float>::min();
    const std::uint64_t value = std::uint64_t(iteration_) << 32 | std::bit_cast<std::uint32_t>(not_less);
    const std::atomic_ref step(steps_[bucket]);
    for (std::uint64_t noted = step.load(std::memory_order_relaxed);
         noted < value && !step.compare_exchange_weak(noted, value, std::memory_order_relaxed);) {
    }
  }
  [[nodiscard]] double of(std::uint32_t bucket) const {
    const std::uint64_t value = steps_[bucket];
    return value >> 32 == iteration_ ? std::bit_cast<float>(static_cast<std::uint32_t>(value)) : 0;
  }

 private:
  std::vector<std::uint64_t> steps_;  ///< iteration, bits of a distance: those of later iterations are greater
  std::uint32_t iteration_ = 1;
};

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
        travelled_(ball_count, 0.0),
        dimension_(shape.dimension),
        unit_counts_(shape.unit_counts()),
        units_(shape.units()),
        drift_(sorted.cells.size(), 0.0),
        next_drift_(sorted.cells.size(), 0.0),
        steps_(sorted.grid.bucket_count),
        sums_(ball_count * shape.dimension, 0),
        counts_(ball_count, 0),
        has_new_sum_(ball_count, 1),
        cells_(ball_count),
        asked_(ball_count),
        crossed_(ball_count),
        heads_(sorted.grid.bucket_count),
        next_(ball_count) {
    std::fill(owners_.begin(), owners_.end(), no_owner);
    exec.fill_zero(heads_.view());
  }

  virtual ~MovingBalls() = default;
  MovingBalls(const MovingBalls&) = delete;
  MovingBalls& operator=(const MovingBalls&) = delete;

  void advance(CpuExecutor& exec, const EvolveSettings& settings, Span<T> rows, Span<std::uint32_t> moved) {
    const MoveTest<T> test{settings.convergence, static_cast<T>(settings.tolerance * settings.r1)};
    const std::size_t row = sums_.size();
    for (std::size_t i = 0; i < moved.size(); ++i) {
      const Span<T> before = rows.subspan(i * row, row), after = rows.subspan((i + 1) * row, row);
      if (lists_.stamp == 0) link(exec, before);
      assign(exec, before);
      const MoveToMean<HostMemory, T, 0> to_mean{sums_, counts_, before, after, units_, any_dimension(), test, {}};
      std::copy(before.begin(), before.end(), after.begin());
      moved[i] =
          follow(exec, "move to the mean", with_new_sums(), before, after, [&](std::uint32_t j) { return to_mean.move(j); });
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
      follow(exec, "follow the balls", all_balls(), before, now, [](std::uint32_t) { return true; });
    assign(exec, now);
  }
  [[nodiscard]] Span<const std::int64_t> sums() const { return sums_; }
  [[nodiscard]] Span<const std::uint32_t> counts() const { return counts_; }

 protected:
  /// Looks at all points that may have another owner now, and keeps the sums up to date.
  virtual void assign(CpuExecutor& exec, Span<const T> centers) = 0;

  /// How far balls near a cell with points have moved in all, with their last moves: raised by each of them. To be called at
  /// least once for every such cell in each `assign`, by any threads; end_booking() after that.
  double book_moves(std::uint32_t cell) {
    constexpr double rounded_up = 1 + 2 * std::numeric_limits<double>::epsilon();
    const double step = steps_.of(sorted_.buckets[cell]) * sorted_.grid.side;
    const double drift = step > 0 ? (drift_[cell] + step) * rounded_up : drift_[cell];
    std::atomic_ref(next_drift_[cell]).store(drift, std::memory_order_relaxed);
    return drift;
  }
  void end_booking() { drift_.swap(next_drift_); }

  /// The balls near `cell`, kept by a thread for what it looks at next.
  const NearBalls<T>& near(std::uint32_t cell, Span<const T> centers) {
    NearBalls<T>& balls = near_.local();
    if (balls.cell == cell && balls.iteration == steps_.iteration()) return balls;
    balls.cell = cell;
    balls.iteration = steps_.iteration();
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
    return balls;
  }

  /// The first `count` lanes' points, whose columns begin at x and whose numbers `point` gives, have the owners that were
  /// found.
  template <int D, class Index>
  void give_owners(Dimension<D> dimension, const T* const* x, std::size_t count, const Index& point, const Looked<T>& found) {
    const auto differ = [&](std::size_t lanes) {
      bool any = false;
      for (std::size_t l = 0; l < lanes; ++l) any |= found.owner[l] != owners_[point(l)];
      return any;
    };
    // A number of lanes that the compiler knows is compared without a branch.
    const bool changed = count == tile_size<T> ? differ(tile_size<T>) : differ(count);
    if (!changed) return;
    PendingSum<D> lost{dimension}, won{dimension};
    for (std::size_t l = 0; l < count; ++l) {
      std::uint32_t& owner = owners_[point(l)];
      const auto now = static_cast<std::uint32_t>(found.owner[l]);
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
    std::atomic_ref(has_new_sum_[pending.ball]).store(1, std::memory_order_relaxed);
    std::atomic_ref(counts_[pending.ball]).fetch_add(pending.count, std::memory_order_relaxed);
    for (std::uint32_t k = 0; k < pending.dimension.get(); ++k)
      std::atomic_ref(sums_[std::size_t(pending.ball) * pending.dimension.get() + k])
          .fetch_add(pending.sums[k], std::memory_order_relaxed);
    pending = {pending.dimension};
  }

  [[nodiscard]] Span<const std::uint32_t> all_balls() {
    std::iota(asked_.begin(), asked_.end(), 0u);
    return asked_;
  }
  /// Since the last call. The others' means are what they were, so they would not move.
  [[nodiscard]] Span<const std::uint32_t> with_new_sums() {
    std::size_t count = 0;
    for (std::uint32_t j = 0; j < has_new_sum_.size(); ++j) {
      asked_[count] = j;
      count += std::exchange(has_new_sum_[j], std::uint8_t{0});
    }
    return {asked_.data(), count};
  }

  /// For each of `balls` calls move(j), which may write its row of `after` and says whether it may have moved. Notes how far
  /// they have moved about each cell, and puts those that left their cells into the lists of their new ones; whether any moved.
  template <class Move>
  bool follow(CpuExecutor& exec, const char* label, Span<const std::uint32_t> balls, Span<const T> before, Span<const T> after,
              const Move& move) {
    constexpr std::size_t balls_of_a_piece = 32;
    std::atomic<bool> any = false;
    std::atomic<std::size_t> crossed = 0;
    steps_.begin_iteration();
    exec.for_ranges(label, balls.size(), balls_of_a_piece, [&](std::size_t begin, std::size_t end) {
      for (const std::uint32_t j : balls.subspan(begin, end - begin)) {
        if (!move(j)) continue;
        const double distance = distance_moved(before, after, j);
        if (distance == 0) continue;
        any.store(true, std::memory_order_relaxed);
        travelled_[j] += distance;
        note_around(cells_[j], distance);
        const Cell now = cell_of(after, j);
        if (now == cells_[j]) continue;
        note_around(now, distance);
        crossed_[crossed.fetch_add(1, std::memory_order_relaxed)] = j;
      }
    });
    for (const std::uint32_t j : std::span(crossed_).first(crossed)) {
      take_ball(sorted_.grid, lists_, cells_[j], j);
      push_ball(sorted_.grid, lists_, &after[j * dimension_], j);
      cells_[j] = cell_of(after, j);
    }
    return any;
  }

  /// Rounded up; 0 only where nothing moved.
  [[nodiscard]] double distance_moved(Span<const T> before, Span<const T> after, std::uint32_t j) const {
    double squared = std::numeric_limits<double>::min();
    bool moved = false;
    for (std::size_t v = j * dimension_; v < (j + 1) * dimension_; ++v) {
      const double move = static_cast<double>(after[v]) - static_cast<double>(before[v]);
      moved |= move != 0;
      squared += move * move;
    }
    return moved ? std::sqrt(squared) * (1 + 1e-9) : 0;
  }

  void note_around(const Cell& cell, double distance) {
    sorted_.grid.any_neighbor(cell, [&](const Cell& near) {
      steps_.note(sorted_.grid.bucket(near), distance * sorted_.grid.cells_per_unit);
      return false;
    });
  }

  [[nodiscard]] Cell cell_of(Span<const T> centers, std::uint32_t j) const {
    return sorted_.grid.cell_of([&](std::uint32_t k) { return centers[j * dimension_ + k]; });
  }
  [[nodiscard]] Dimension<0> any_dimension() const { return Dimension<0>(static_cast<std::uint32_t>(dimension_)); }

  void link(CpuExecutor& exec, Span<const T> centers) {
    steps_.begin_iteration();
    lists_ = {heads_.view(), next_.view(), lists_.stamp + 1};
    link_balls<T>(exec, sorted_.grid, lists_, centers, any_dimension());
    for (std::uint32_t j = 0; j < cells_.size(); ++j) cells_[j] = cell_of(centers, j);
  }

 protected:
  const SortedPoints<CpuExecutor, T>& sorted_;
  HostBuffer<std::uint32_t> owners_;
  std::vector<double> travelled_;  ///< per ball: how far it has moved in all

 private:
  std::size_t dimension_;
  std::array<T, max_dimension> unit_counts_;
  std::array<double, max_dimension> units_;
  std::vector<double> drift_, next_drift_;  ///< per cell with points: how far balls near it have moved in all
  FarthestSteps steps_;
  std::vector<std::int64_t> sums_;
  std::vector<std::uint32_t> counts_;
  std::vector<std::uint8_t> has_new_sum_;
  std::vector<Cell> cells_;             ///< per ball
  std::vector<std::uint32_t> asked_;    ///< balls that may move
  std::vector<std::uint32_t> crossed_;  ///< balls that left their cells in this iteration
  tbb::enumerable_thread_specific<NearBalls<T>> near_;
  HostBuffer<std::uint64_t> heads_;
  HostBuffer<std::uint32_t> next_;
  BallLists<HostMemory> lists_{{}, {}, 0};
};

}  // namespace cpu

}  // namespace ws::ridge
