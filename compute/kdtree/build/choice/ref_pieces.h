// The triangles of a node where they do not lie one after another, as pieces of work.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/executor_cpu.h"
#include "compute/core/device/span.h"
#include "compute/core/run/stoppable.h"
#include "compute/kdtree/build/choice/small_choice.h"

#include <cstddef>
#include <stop_token>

namespace ws::kdtree {

/// About so many triangles of a large node are one thread's work at a time.
inline constexpr std::size_t piece_size = 1u << 13;

/// Triangles of a node that lie one after another.
struct RefRun {
  Span<const Ref> refs;
  std::size_t first = 0;  ///< how many triangles of the node come before
};

/// All triangles of a node: runs, of which one or several make a piece.
struct RefPieces {
  Span<const RefRun> runs;
  Span<const std::size_t> ends;  ///< of each piece: the run after its last one
  std::size_t count = 0;         ///< of triangles

  [[nodiscard]] std::size_t size() const { return ends.size(); }
  [[nodiscard]] Span<const RefRun> piece(std::size_t i) const {
    const std::size_t first = i == 0 ? 0 : ends[i - 1];
    return runs.subspan(first, ends[i] - first);
  }
};

/// f(run, piece) for all runs, piece by piece, by the threads of `executor`; one after another where it is null.
template <class F>
void for_pieces(const RefPieces& refs, CpuExecutor* executor, const F& f) {
  const auto one = [&](std::size_t piece) {
    for (const RefRun& run : refs.piece(piece)) f(run, piece);
  };
  if (executor)
    executor->nested(refs.size(), one);
  else
    for (std::size_t piece = 0; piece < refs.size(); ++piece) one(piece);
}

/// f(ref) for all triangles in their order. Throws Cancelled.
template <class F>
void for_each_ref(const RefPieces& refs, const std::stop_token& stop, const F& f) {
  for (const RefRun& run : refs.runs) for_each_stoppable(run.refs, stop, f);
}

}  // namespace ws::kdtree
