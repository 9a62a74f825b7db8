// The exhaustive searches of the thesis: all triangulations are gone through, and the shortest is kept.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run_context.h"
#include "compute/triangulation/candidates.h"
#include "compute/triangulation/length.h"

#include <cstdint>
#include <vector>

namespace ws::triangulation {

class SearchTree;

enum class SearchMethod { removal, removal_stack, removal_bitmask, insertion, combinations };

/// What a search leaves out. Only `removal_bitmask` knows other cuts than the first; each is switched by itself.
struct Cuts {
  bool count = true;          ///< too few edges are left for a triangulation (the thesis's only cut)
  bool by_length = false;     ///< no cut: edges are tried from the shortest, so that the first leaf is the greedy triangulation
  bool uncrossed = false;     ///< an edge that no present edge crosses any more is not dropped
  bool uncovered = false;     ///< fail where a dropped edge has no present edge left that crosses it
  bool length_bound = false;  ///< what is chosen and the shortest that may complete it are no shorter than the best
  bool greedy_start = false;  ///< the greedy triangulation is the best to begin with
};

struct SearchOptions {
  SearchMethod method = SearchMethod::removal;
  Cuts cuts;
  double most_seconds = 3600;     ///< a search whose estimate is longer is refused
  double time_limit_seconds = 0;  ///< stop after this time with what is there; 0: none
  bool parallel = false;          ///< `combinations`: shares of ranks on all threads of the context
  SearchTree* tree = nullptr;     ///< where the calls are written down; those of `combinations` are not
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
};

/// Exponential time. Lengths are compared exactly where rounded sums cannot tell. Deterministic.
///
/// Throws Error{invalid_argument} with an estimate where it would take longer than `most_seconds`, or where there are more
/// choosable edges than `most_search_edges`; Cancelled.
[[nodiscard]] SearchResult search(const std::vector<Point>& points, const Candidates& candidates, const SearchOptions& options,
                                  RunContext& context);
inline constexpr std::size_t most_search_edges = 512;

/// How many calls the removal search with the count cut would make: the mean over `probe_count` random descents, each weighed
/// with the inverse of its probability (D. Knuth, Estimating the efficiency of backtrack programs, 1975).
[[nodiscard]] double estimated_removal_calls(const Candidates& candidates, int probe_count, std::uint64_t seed);

}  // namespace ws::triangulation
