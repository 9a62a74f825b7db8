// The exhaustive searches of the thesis: all triangulations are gone through, and the shortest is kept.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/candidates/candidates.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/search/cuts.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ws::triangulation {

class SearchTree;

enum class SearchMethod { removal, removal_stack, removal_bitmask, insertion, combinations };

/// How a search runs on a CUDA device.
struct DeviceOptions {
  int block_size = 0;        ///< threads, a multiple of 32 up to `most_block_size`; 0: what suits the search
  bool rebalance = true;     ///< `removal_bitmask`: threads without work take branches from others
  bool masks = true;         ///< `combinations`: all that differ in their last edge by one mask; else pair by pair (the thesis)
  bool thesis_grid = false;  ///< `combinations`: 200 and more for each thread, 65,535 blocks at most; else what is resident
  bool host_start = false;   ///< `combinations`: first ones of threads are made on the host and copied
  bool tree_reduction = true;  ///< `combinations`: a block's best in log₂ steps; else by one thread
};

/// How work was divided.
struct BranchReport {
  std::uint32_t level = 0;         ///< decisions that branches had when they were handed out
  std::uint64_t branch_count = 0;  ///< 0: there were none
  std::uint64_t bytes_sent = 0;    ///< to the device
  // On a device:
  std::uint64_t thread_count = 0;
  double active_share = 0;  ///< of the steps of warps' lanes, those that had a call to make
  std::uint64_t least_calls = 0, median_calls = 0, most_calls = 0;  ///< of a thread
  std::vector<std::uint64_t> calls_of_warps;                        ///< of 32 threads each, in their order
};

struct SearchOptions {
  SearchMethod method = SearchMethod::removal;
  Cuts cuts;
  double most_seconds = 3600;     ///< a search whose estimate is longer is refused
  double time_limit_seconds = 0;  ///< stop after this time with what is there; 0: none
  bool parallel = false;          ///< `combinations`, `removal`: on all threads of the context, unless calls are written down
  std::optional<std::uint32_t> branch_level;  ///< decisions after which branches are handed out; none: where there are enough
  DeviceOptions device;
  SearchTree* tree = nullptr;  ///< where the calls are written down; those of `combinations` are not
};

struct SearchResult {
  std::vector<Edge> edges;  ///< ascending; the shortest triangulation seen, of equal ones the smallest set of candidates
  Interval length;          ///< of `edges`
  double lower_bound = 0;   ///< of every triangulation's length; length.lower where proven
  bool proven_optimal = false;
  std::uint64_t call_count = 0;                    ///< of the search procedure; of combinations, how many were checked
  std::uint64_t triangulation_count = 0;           ///< leaves that are triangulations
  std::uint64_t optimum_count = 0;                 ///< of them, how many are exactly as short as `edges`
  std::uint64_t cut_count = 0;                     ///< branches that a cut ended
  std::vector<std::vector<std::uint32_t>> optima;  ///< the choosable edges of up to a thousand of them, ascending
  BranchReport branches;
};

/// Exponential time. Lengths are compared exactly where rounded sums cannot tell. Deterministic, except that with a length
/// bound parallel searches make more or fewer calls, since the best is known sooner or later.
///
/// On the context's backend; `insertion` on the CPU only. A device has the same triangulations, counts and results.
///
/// Throws Error{invalid_argument} with an estimate where it would take longer than `most_seconds`, or where there are more
/// choosable edges than `most_search_edges`; Cancelled.
[[nodiscard]] SearchResult search(const std::vector<Point>& points, const Candidates& candidates, const SearchOptions& options,
                                  RunContext& context);
inline constexpr std::size_t most_search_edges = 512;
inline constexpr int most_block_size = 256;

/// How many calls the removal search would make, with the count cut or without: the mean over `probe_count` random descents,
/// each weighed with the inverse of its probability (D. Knuth, Estimating the efficiency of backtrack programs, 1975).
[[nodiscard]] double estimated_removal_calls(const Candidates& candidates, int probe_count, std::uint64_t seed,
                                             bool with_count_cut = true);
/// The same for `removal_bitmask` with its cuts; a length bound is that of the greedy triangulation, so rather too many.
[[nodiscard]] double estimated_bitmask_calls(const Candidates& candidates, const Cuts& cuts, int probe_count,
                                             std::uint64_t seed);

}  // namespace ws::triangulation
