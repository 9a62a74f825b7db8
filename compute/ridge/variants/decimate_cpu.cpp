// The versions of decimation on the CPU.
// SPDX-License-Identifier: MIT
#include "compute/core/device/executor_cpu.h"
#include "compute/ridge/balls/kernels.h"
#include "compute/ridge/grid/cells.h"
#include "compute/ridge/variants/decimate.h"
#include "compute/ridge/variants/decimate_loop.h"

#include <algorithm>
#include <array>

namespace ws::ridge {

namespace {

using Removed = std::vector<RemovedBall>;

template <class T>
std::vector<T> rows_of(const Balls& balls) {
  return {balls.centers.begin(), balls.centers.end()};
}

/// Keeps the balls whose flag is set.
void compact(Balls& balls, const std::vector<std::uint8_t>& kept) {
  std::size_t to = 0;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (!kept[i]) continue;
    balls.ids[to] = balls.ids[i];
    std::copy_n(&balls.centers[i * balls.dimension], balls.dimension, &balls.centers[to++ * balls.dimension]);
  }
  balls.ids.resize(to);
  balls.centers.resize(to * balls.dimension);
}

template <class T>
T distance_squared(const std::vector<T>& rows, std::size_t d, std::size_t i, std::size_t j) {
  return ball_distance_squared<T>(rows, Dimension<0>(static_cast<std::uint32_t>(d)), static_cast<std::uint32_t>(i),
                                  static_cast<std::uint32_t>(j));
}

/// Version 1: what lies behind a removed ball moves up.
template <class T>
class ShiftSet {
 public:
  explicit ShiftSet(Balls& balls, Removed& removed) : balls_(balls), rows_(rows_of<T>(balls)), removed_(removed) {}
  [[nodiscard]] std::uint32_t end() const { return static_cast<std::uint32_t>(balls_.ids.size()); }
  [[nodiscard]] bool has(std::uint32_t) const { return true; }
  [[nodiscard]] std::uint32_t count(std::uint32_t i, T radius_squared, std::uint32_t limit) const {
    std::uint32_t found = 0;
    for (std::uint32_t j = 0; j < end() && found < limit; ++j)
      found += distance_squared(rows_, balls_.dimension, i, j) <= radius_squared;
    return found;
  }
  bool remove(std::uint32_t i, Removal why, std::uint32_t) {
    removed_.push_back({balls_.ids[i], why});
    const auto erase_row = [&](auto& rows) {
      const auto row = rows.begin() + static_cast<std::ptrdiff_t>(i * balls_.dimension);
      rows.erase(row, row + static_cast<std::ptrdiff_t>(balls_.dimension));
    };
    erase_row(rows_);
    erase_row(balls_.centers);
    balls_.ids.erase(balls_.ids.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
  }
  void finish() {}

 private:
  Balls& balls_;
  std::vector<T> rows_;
  Removed& removed_;
};

/// Versions 2 and 3: removed balls are marked and passed over, and the rest is compacted in the end. `Distances` gives the
/// squared distance of two balls.
template <class T, class Distances>
class MarkSet {
 public:
  MarkSet(Balls& balls, Removed& removed, const Distances& distances)
      : balls_(balls), removed_(removed), distances_(distances), kept_(balls.size(), 1) {}
  [[nodiscard]] std::uint32_t end() const { return static_cast<std::uint32_t>(kept_.size()); }
  [[nodiscard]] bool has(std::uint32_t i) const { return kept_[i] != 0; }
  [[nodiscard]] std::uint32_t count(std::uint32_t i, T radius_squared, std::uint32_t limit) const {
    std::uint32_t found = 0;
    for (std::uint32_t j = 0; j < end() && found < limit; ++j) found += kept_[j] != 0 && distances_(i, j) <= radius_squared;
    return found;
  }
  bool remove(std::uint32_t i, Removal why, std::uint32_t) {
    removed_.push_back({balls_.ids[i], why});
    kept_[i] = 0;
    return false;
  }
  void finish() { compact(balls_, kept_); }

 private:
  Balls& balls_;
  Removed& removed_;
  const Distances& distances_;
  std::vector<std::uint8_t> kept_;
};

template <class T, class Set>
void run_loop(Set& set, std::size_t size, double r2, RunContext& context) {
  constexpr std::size_t distances_per_look = 1'000'000;  // so that a cancelled run ends soon
  const auto tests = static_cast<std::uint32_t>(std::max<std::size_t>(1, distances_per_look / size));
  DecimationState at = first_state(static_cast<std::uint32_t>(size));
  while (!at.done) {
    context.check_stop();
    decimate_on(set, at, squared<T>(r2), squared<T>(2 * r2), tests);
  }
  set.finish();
}

/// All squared distances, the lower triangle computed and mirrored.
template <class T>
std::vector<T> distance_matrix(const Balls& balls, RunContext& context) {
  const std::size_t n = balls.size();
  context.check_more_memory(0, n * n * sizeof(T), 0);
  std::vector<T> matrix(n * n);
  const std::vector<T> rows = rows_of<T>(balls);
  CpuExecutor exec(context);
  exec.for_each(
      "distance matrix", n,
      [&](std::uint32_t i) {
        for (std::size_t j = 0; j <= i; ++j)
          matrix[j * n + i] = matrix[i * n + j] = distance_squared(rows, balls.dimension, i, j);
      },
      n * 4, n * n * sizeof(T));
  return matrix;
}

/// Tests as many balls at a time as there are blocks, each block going through its own part. The blocks do not see what others
/// remove meanwhile.
template <class T>
Removed remove_greedily(Balls& balls, double r2, RunContext& context) {
  Removed removed;
  CpuExecutor exec(context);
  const std::vector<T> rows = rows_of<T>(balls);
  const auto compute = [&, d = balls.dimension](std::size_t i, std::size_t j) { return distance_squared(rows, d, i, j); };
  MarkSet<T, decltype(compute)> set(balls, removed, compute);
  const auto size = static_cast<std::uint32_t>(balls.size()), part = (size + decimation_blocks - 1) / decimation_blocks;
  std::uint32_t alive = size;
  for (bool changed = true; changed && alive > 3;) {
    changed = false;
    for (std::uint32_t turn = 0; turn < part; ++turn) {
      std::array<Removal, decimation_blocks> why{};
      exec.for_ranges("remove greedily", decimation_blocks, 1, [&](std::size_t block, std::size_t) {
        const auto i = static_cast<std::uint32_t>(block * part + turn);
        if (i < std::min<std::size_t>(size, (block + 1) * part) && set.has(i))
          why[block] = removal_of(set, i, squared<T>(r2), squared<T>(2 * r2));
      });
      for (std::uint32_t block = 0; block < decimation_blocks; ++block) {
        if (why[block] == Removal::none) continue;
        set.remove(block * part + turn, why[block], 0);
        --alive;
        changed = true;
      }
    }
  }
  set.finish();
  return removed;
}

}  // namespace

template <class T>
std::vector<RemovedBall> decimate_cpu(Decimation kind, Balls& balls, double r2, RunContext& context) {
  if (balls.size() <= 3) return {};
  if (kind == Decimation::greedy) return remove_greedily<T>(balls, r2, context);
  Removed removed;
  const std::size_t size = balls.size();
  if (kind == Decimation::matrix) {
    const std::vector<T> matrix = distance_matrix<T>(balls, context);
    const Stopwatch watch;
    const auto look_up = [&](std::size_t i, std::size_t j) { return matrix[i * size + j]; };
    MarkSet<T, decltype(look_up)> set(balls, removed, look_up);
    run_loop<T>(set, size, r2, context);
    context.metrics.add_operation("remove by matrix", watch.ms(), 0);
    return removed;
  }
  const Stopwatch watch;
  if (kind == Decimation::shift) {
    ShiftSet<T> set(balls, removed);
    run_loop<T>(set, size, r2, context);
    context.metrics.add_operation("remove by shifting", watch.ms(), 0);
  } else {
    const std::vector<T> rows = rows_of<T>(balls);
    const auto compute = [&, d = balls.dimension](std::size_t i, std::size_t j) { return distance_squared(rows, d, i, j); };
    MarkSet<T, decltype(compute)> set(balls, removed, compute);
    run_loop<T>(set, size, r2, context);
    context.metrics.add_operation("remove by marking", watch.ms(), 0);
  }
  return removed;
}

template std::vector<RemovedBall> decimate_cpu<float>(Decimation, Balls&, double, RunContext&);
template std::vector<RemovedBall> decimate_cpu<double>(Decimation, Balls&, double, RunContext&);

}  // namespace ws::ridge
