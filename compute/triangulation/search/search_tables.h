// The host's tables of a search on bit masks, and its tree down to a level.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/search/search_rules.h"
#include "compute/triangulation/search/search_state.h"

#include <numeric>
#include <optional>
#include <vector>

namespace ws::triangulation {

template <std::size_t W>
struct SearchTables {
  SearchTables(const Candidates& candidates, const Cuts& of_search) : cuts(of_search), needed_count(candidates.needed_count) {
    const std::size_t count = candidates.choosable_count();
    order.resize(count);
    std::iota(order.begin(), order.end(), 0u);
    if (cuts.by_length || cuts.length_bound) order = edges_by_length(candidates);
    std::vector<std::uint32_t> place(count);
    for (std::uint32_t k = 0; k < count; ++k) place[order[k]] = k;
    crossing.resize(count);
    for (const std::uint32_t candidate : order) {
      for (const std::uint32_t other : candidates.crossed_by[candidate]) crossing[length.size()].set(place[other]);
      length.push_back(candidates.length[candidate]);
    }
  }

  [[nodiscard]] SearchRules<W> rules() const {
    return {crossing.data(), length.data(), static_cast<std::uint32_t>(length.size()), static_cast<std::uint32_t>(needed_count),
            cuts};
  }
  /// The candidates of a set of places, ascending.
  [[nodiscard]] std::vector<std::uint32_t> candidates_in(const Bits<W>& places) const {
    std::vector<std::uint32_t> set;
    places.for_each([&](std::uint32_t place) { set.push_back(order[place]); });
    std::sort(set.begin(), set.end());
    return set;
  }

  Cuts cuts;
  std::size_t needed_count;
  std::vector<std::uint32_t> order;  ///< candidates in the order in which they are tried
  std::vector<Bits<W>> crossing;     ///< by place in that order, as all that follows
  std::vector<double> length;
};

/// Offers to a search's best what `make_call` finds.
template <std::size_t W>
struct BestOf {
  Search& search;
  const SearchTables<W>& tables;
  [[nodiscard]] double best() const { return search.best.weight(); }
  bool offer(const Bits<W>& set) {
    search.best.offer(tables.candidates_in(set));
    return true;
  }
};

/// A level of the tree: its calls still to be made, in the order of the search.
template <std::size_t W>
struct Level {
  std::vector<Branch<W>> branches;
  std::uint32_t depth = 0;  ///< decisions that led to it
};

/// Goes down to `depth`; where that is not given, to the first level of at least `branch_count` branches. Less deep where no
/// branches are left. Calls above and their leaves are counted in `search`. Throws Error{out_of_memory}.
template <std::size_t W>
Level<W> descended(Search& search, const SearchTables<W>& tables, std::optional<std::uint32_t> depth,
                   std::size_t branch_count) {
  const SearchRules<W> rules = tables.rules();
  BestOf<W> found{search, tables};
  WalkCounts counts;
  struct Alternative {
    std::optional<Bits<W>> open;
    [[nodiscard]] bool empty() const { return !open; }
    void push(const Bits<W>& above) { open = above; }
    Bits<W> pop() { return *std::exchange(open, std::nullopt); }
  };
  Level<W> level{{rules.root()}, 0};
  while (!level.branches.empty() && (depth ? level.depth < *depth : level.branches.size() < branch_count)) {
    const std::size_t bytes = level.branches.size() * sizeof(Branch<W>);
    search.context.check_more_memory(bytes, 2 * bytes, 0);
    std::vector<Branch<W>> next;
    for (Branch<W> at : level.branches) {
      search.call();
      Alternative stack;
      if (make_call(rules, at, stack, found, counts) == Step::done) continue;
      next.push_back(at);
      if (take_alternative(rules, at, stack, counts) == Step::going) next.push_back(at);
    }
    level = {std::move(next), level.depth + 1};
  }
  search.triangulation_count += counts.leaves;
  search.cut_count += counts.cuts;
  return level;
}

}  // namespace ws::triangulation
