// Moving balls until they stand still: the loop that every method shares, for any executor and any way of moving once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/function_ref.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/ridge/balls/engine.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace ws::ridge {

/// What `balls` own, and the lattice's units, in the executor's memory.
template <class Executor>
struct Cells {
  typename Executor::template Buffer<std::int64_t> sums;
  typename Executor::template Buffer<std::uint32_t> counts;
  typename Executor::template Buffer<double> units;

  template <class Shape>
  Cells(Executor& exec, const Balls& balls, const Shape& shape)
      : sums(exec.template make<std::int64_t>(balls.centers.size())),
        counts(exec.template make<std::uint32_t>(balls.size())),
        units(exec.template make<double>(max_dimension)) {
    const auto host_units = shape.units();
    exec.upload(units.view(), Span<const double>(host_units));
    exec.synchronize();
  }
};

/// Calls on_iteration for each row of centres, and leaves the last in `balls`.
template <class T, class Executor, class View>
void tell_iterations(Executor& exec, const EvolveSettings& settings, std::size_t first, Balls& balls, View rows) {
  const std::size_t row = balls.centers.size();
  std::vector<T> host(rows.size());
  exec.download(Span<T>(host), rows);
  for (std::size_t i = 0; i * row < host.size(); ++i) {
    const auto begin = host.begin() + static_cast<std::ptrdiff_t>(i * row);
    Balls after{balls.dimension, {begin, begin + static_cast<std::ptrdiff_t>(row)}, balls.ids};
    settings.on_iteration(first + i + 1, balls, after);
    balls = std::move(after);
  }
}

/// How iterations are enqueued: advance(rows, moved). The loops are compiled once for a type of coordinates, whatever moves.
template <class Executor, class T>
using Advance =
    FunctionRef<void(typename Executor::Memory::template View<T>, typename Executor::Memory::template View<std::uint32_t>)>;

/// advance(rows, moved) enqueues moved.size() iterations, at most `ahead`: row i + 1 of the centres from row i, and moved[i]
/// set to 1 if a ball moved. The host looks after each such bunch: an iteration that moves nothing makes those after it move
/// nothing either, so going too far changes nothing and only the first of them counts.
template <class T, class Executor>
Evolution evolve_in_bunches(Executor& exec, Balls& balls, const EvolveSettings& settings, std::size_t ahead,
                            Advance<Executor, T> advance) {
  const std::size_t row = balls.centers.size();
  auto rows = exec.template make<T>((ahead + 1) * row);  // the centres before, and after each iteration
  const std::vector<T> start(balls.centers.begin(), balls.centers.end());
  exec.upload(rows.view().subspan(0, row), Span<const T>(start));
  auto moved = exec.template make<std::uint32_t>(ahead);
  std::size_t iteration = 0, last = 0;
  bool changed = true;
  while (changed && iteration < settings.max_iterations) {
    exec.context().report(-1, told_unchecked("evolving, iteration {}", {std::to_string(iteration + 1)}));
    const std::size_t count = std::min(ahead, settings.max_iterations - iteration);
    exec.copy(rows.view().subspan(0, row), std::as_const(rows).view().subspan(last * row, row));
    exec.fill_zero(moved.view());
    advance(rows.view(), moved.view().subspan(0, count));
    std::vector<std::uint32_t> any(count);
    exec.download(Span<std::uint32_t>(any), std::as_const(moved).view().subspan(0, count));
    last = static_cast<std::size_t>(std::find(any.begin(), any.end(), 0u) - any.begin());
    changed = last == count;
    if (settings.on_iteration)
      tell_iterations<T>(exec, settings, iteration, balls, std::as_const(rows).view().subspan(row, last * row));
    iteration += last + (changed ? 0 : 1);
    exec.synchronize();
  }
  std::vector<T> end(row);
  exec.download(Span<T>(end), std::as_const(rows).view().subspan(last * row, row));
  balls.centers.assign(end.begin(), end.end());
  exec.synchronize();
  return {iteration, !changed};
}

/// How one iteration is enqueued: move_once(before, after, moved), from one row of centres to the next.
template <class Executor, class T>
using MoveOnce =
    FunctionRef<void(typename Executor::Memory::template View<const T>, typename Executor::Memory::template View<T>,
                     typename Executor::Memory::template View<std::uint32_t>)>;

/// Does the same for iterations that are enqueued one by one.
template <class T, class Executor>
Evolution evolve_loop(Executor& exec, Balls& balls, const EvolveSettings& settings, std::size_t ahead,
                      MoveOnce<Executor, T> move_once) {
  const std::size_t row = balls.centers.size();
  return evolve_in_bunches<T>(exec, balls, settings, ahead, [&](auto rows, auto moved) {
    using Row = typename Executor::Memory::template View<const T>;
    for (std::size_t i = 0; i < moved.size(); ++i)
      move_once(Row(rows.subspan(i * row, row)), rows.subspan((i + 1) * row, row), moved.subspan(i, 1));
  });
}

}  // namespace ws::ridge
