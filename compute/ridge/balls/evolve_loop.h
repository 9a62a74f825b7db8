// Moving balls until they stand still: the loop that every method shares, for any executor and any way of moving once.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/function_ref.h"
#include "compute/core/words/told_unchecked.h"
#include "compute/ridge/balls/engine.h"
#include "compute/ridge/balls/look.h"

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

/// Iterations that are enqueued together: the centres before them and after each, and whether a ball moved in it.
template <class Executor, class Look, class T>
struct Bunch {
  typename Executor::template Buffer<T> rows;
  typename Executor::template Buffer<std::uint32_t> moved;
  typename Look::Mark end;
  std::size_t first = 0, count = 0;

  Bunch(Executor& exec, std::size_t most, std::size_t row)
      : rows(exec.template make<T>((most + 1) * row)), moved(exec.template make<std::uint32_t>(most)) {}
  /// The centres after `iterations` of it.
  [[nodiscard]] auto row_after(std::size_t iterations, std::size_t row) const {
    return rows.view().subspan(iterations * row, row);
  }
};

/// Calls on_iteration for each row of centres, and leaves the last in `balls`.
template <class T>
void tell_iterations(const EvolveSettings& settings, std::size_t first, Balls& balls, const std::vector<T>& rows) {
  const std::size_t row = balls.centers.size();
  for (std::size_t i = 0; i * row < rows.size(); ++i) {
    const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(i * row);
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
/// set to 1 if a ball moved. Once a bunch is done the host reads what it left; `look` says when. An iteration that moves
/// nothing makes those after it move nothing either, so going too far changes nothing and only the first of them counts; what
/// is in the rows after it is not read.
template <class T, class Executor, class Look>
Evolution evolve_in_bunches(Executor& exec, Balls& balls, const EvolveSettings& settings, std::size_t ahead, const Look& look,
                            Advance<Executor, T> advance) {
  const std::size_t row = balls.centers.size();
  Bunch<Executor, Look, T> now(exec, ahead, row), next(exec, Look::is_beside ? ahead : 0, Look::is_beside ? row : 0);
  const auto enqueue = [&](Bunch<Executor, Look, T>& bunch, std::size_t first) {
    bunch.first = first;
    bunch.count = std::min(ahead, settings.max_iterations - first);
    exec.fill_zero(bunch.moved.view());
    advance(bunch.rows.view(), bunch.moved.view().subspan(0, bunch.count));
    look.mark(bunch.end);
  };
  const std::vector<T> start(balls.centers.begin(), balls.centers.end());
  exec.upload(now.rows.view().subspan(0, row), Span<const T>(start));
  enqueue(now, 0);
  for (;;) {
    const std::size_t after = now.first + now.count;
    const bool has_next = after < settings.max_iterations;
    const auto go_on = [&](Bunch<Executor, Look, T>& bunch) {
      exec.copy(bunch.rows.view().subspan(0, row), std::as_const(now).row_after(now.count, row));
      enqueue(bunch, after);
    };
    if (Look::is_beside && has_next) go_on(next);
    exec.context().report(-1, told_unchecked("evolving, iteration {}", {std::to_string(now.first + 1)}));
    std::vector<std::uint32_t> any(now.count);
    look.download(now.end, Span<std::uint32_t>(any), std::as_const(now.moved).view().subspan(0, now.count));
    const auto last = static_cast<std::size_t>(std::find(any.begin(), any.end(), 0u) - any.begin());
    if (settings.on_iteration) {
      std::vector<T> rows(last * row);
      look.download(now.end, Span<T>(rows), std::as_const(now.rows).view().subspan(row, last * row));
      tell_iterations<T>(settings, now.first, balls, rows);
    }
    const bool stands_still = last < now.count;
    if (stands_still || !has_next) {
      std::vector<T> end(row);
      look.download(now.end, Span<T>(end), std::as_const(now).row_after(last, row));
      balls.centers.assign(end.begin(), end.end());
      exec.synchronize();
      return {now.first + last + (stands_still ? 1 : 0), stands_still};
    }
    if constexpr (Look::is_beside) {
      constexpr std::size_t kept_times = 64;  // of bunches, until the executor is told to book them
      if (now.first / ahead % kept_times == kept_times - 1) exec.synchronize();
      std::swap(now, next);
    } else {
      exec.synchronize();
      go_on(now);
    }
  }
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
  return evolve_in_bunches<T>(exec, balls, settings, ahead, LookAfterAll<Executor>{exec}, [&](auto rows, auto moved) {
    using Row = typename Executor::Memory::template View<const T>;
    for (std::size_t i = 0; i < moved.size(); ++i)
      move_once(Row(rows.subspan(i * row, row)), rows.subspan((i + 1) * row, row), moved.subspan(i, 1));
  });
}

}  // namespace ws::ridge
