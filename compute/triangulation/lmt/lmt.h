// Minimum weight triangulations at scale, proven: diamond test, LMT skeleton, exact programmes for what is left.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/ties.h"
#include "compute/triangulation/time_limit.h"

namespace ws::triangulation {

/// What was decided where, in the caller's indices.
struct LmtTrace {
  std::vector<Edge> impossible, possible, certain;  ///< of the edges that pass the diamond test: what the skeleton says of them
  struct Round {
    std::vector<Edge> removed;
    bool by_certain = false;  ///< since they cross certain edges; else since they are nowhere locally minimal
  };
  std::vector<Round> rounds;                         ///< the impossible ones in the order of their removal
  std::vector<std::vector<Edge>> faces;              ///< diagonals of each face that a programme solved
  std::vector<std::vector<std::vector<Edge>>> ties;  ///< of each of them, what is as short, or some of it
};

/// How many triangulations are as short as the one that was found.
struct OptimumCount {
  double count = 1;  ///< rounded where it is large; at most DBL_MAX
  double log10 = 0;
  bool is_whole = true;  ///< else there may be more: in large faces and around holes they are not counted
};

/// What a run is predicted to take on the host, for an even set.
inline constexpr std::size_t lmt_host_bytes_per_point = 1'700;

struct LmtOptions {
  double most_face_steps = 4e11;  ///< what a face may cost (a third of a billion steps take a second); above it stays unproven
  const LimitedRun* run = nullptr;  ///< faces that are not solved by its limit stay unproven; null: there is no limit
  double reserve_seconds = 0;       ///< that shall be left then
  bool counts_optima = false;       ///< what is equally short, for LmtResult::optima
  const Hull* hull = nullptr;       ///< of the points, where it is known; in their indices
  LmtTrace* trace = nullptr;        ///< written if there is one; then what is equally short is counted too
};

struct LmtResult {
  std::vector<Edge> edges;  ///< ascending
  Interval length;          ///< of `edges`
  double lower_bound = 0;   ///< of every triangulation's length; length.lower where proven
  bool proven_optimal = false;
  std::size_t candidate_count = 0;                               ///< edges that pass the diamond test
  std::size_t certain_count = 0;                                 ///< edges that the skeleton proves to be in every optimum
  std::size_t possible_count = 0;                                ///< edges that it leaves open
  std::size_t round_count = 0;                                   ///< of the skeleton's worklist
  std::size_t face_count = 0, largest_face = 0, hole_count = 0;  ///< what the certain edges leave open; corners of the largest
  std::size_t unsolved_count = 0;                                ///< faces that would have cost too much, or too much time
  OptimumCount optima;                                           ///< of a proven result, where it was asked for
  std::vector<Tie> ties;                                         ///< of its faces, as far as they are listed
};

/// A minimum weight triangulation of distinct points. Of several, the one whose ascending edges come first by index. Where a
/// face is too large or time is up, its part is filled with short edges, and the bounds say how much that may be off. With a
/// limit it is called within `LimitedRun::in_time`, which ends it where time is up before the faces are known. Same result for
/// any number of threads, and on CUDA, where diamond test and skeleton run on the device (`device_skeleton.h`).
///
/// About 20 µs and 1.5 kB per point for even sets (one core of 2 GHz); sets in convex position have O(n²) candidates and take
/// up to O(n³), regular polygons O(n²). Throws Error{out_of_memory}, Cancelled.
[[nodiscard]] LmtResult lmt(const std::vector<Point>& points, const LmtOptions& options, RunContext& context);

}  // namespace ws::triangulation
