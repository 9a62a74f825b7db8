// What the searches' kernels get from the host and give back, in plain numbers: sets are words of 64 edges.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/run/run_context.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search.h"

#include <functional>
#include <vector>

namespace ws::triangulation::cuda {

/// Triangulations that may be the shortest: sets of edges by their place in the order of trying.
struct FoundSets {
  std::size_t word_count = 0;
  std::vector<std::uint64_t> words;
  std::vector<double> weights;  ///< lengths, rounded
};

/// What a run and the host exchange between kernels.
struct Hooks {
  std::function<bool()> is_time_up;  ///< then it ends with what is there
  std::function<void(const FoundSets&)> take;
};

/// Counted so far, also where the run ends early.
struct RunCounts {
  std::uint64_t calls = 0, cuts = 0, leaves = 0;
  std::uint64_t steps = 0, lane_steps = 0;     ///< of lanes that had work; 32 for each step of a warp
  std::vector<std::uint64_t> calls_of_thread;  ///< only at the end
  std::uint64_t bytes_sent = 0;
};

/// Branches of a tree, and its tables.
struct RemovalProblem {
  std::uint32_t edge_count = 0, needed_count = 0, word_count = 0;
  Cuts cuts;
  double best = 0;                      ///< what is longer is not wanted
  std::vector<std::uint64_t> crossing;  ///< `word_count` per edge
  std::vector<double> length;
  std::vector<std::uint64_t> branches;  ///< open, kept and dropped edges of each
  std::size_t branch_count = 0;
};

/// Threads that stay and take branches as they need them; with `rebalance` also from each other.
void walk_branches(const RemovalProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
                   RunContext& context);

/// The thesis's form: a thread for each branch, with lists and a stack of operations.
void walk_with_stacks(const RemovalProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
                      RunContext& context);

/// All subsets, their crossings and lengths.
struct CombinationProblem {
  std::uint32_t edge_count = 0, needed_count = 0, word_count = 0;
  double best = 0;
  std::vector<std::uint64_t> crossing;
  std::vector<double> length;
  const Binomials* binomials = nullptr;
  Rank total = 0;
};

/// Counts subsets as calls and triangulations as leaves.
void check_combinations(const CombinationProblem& problem, const DeviceOptions& options, const Hooks& hooks, RunCounts& counts,
                        RunContext& context);

}  // namespace ws::triangulation::cuda
