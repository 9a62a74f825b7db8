// What the searches share: the best so far, counters, and when to look at the clock.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search.h"
#include "compute/triangulation/story/search_story.h"

#include <functional>
#include <limits>
#include <string_view>

namespace ws::triangulation {

/// The shortest set of choosable edges so far. Sets are ascending indices.
class Best {
 public:
  Best(const std::vector<Point>& points, const Candidates& candidates) : points_(points), candidates_(candidates) {}

  /// Takes the set if it is shorter than the best, or as short and smaller; counts how many are as short. Returns whether it
  /// is shorter.
  bool offer(const std::vector<std::uint32_t>& set, std::uint64_t count = 1);
  /// Takes the best of another search, with what is as short.
  void merge(const Best& other);

  [[nodiscard]] bool exists() const { return count_ > 0; }
  /// Length of the best, rounded; infinite before the first.
  [[nodiscard]] double weight() const { return weight_; }
  [[nodiscard]] const std::vector<std::uint32_t>& set() const { return set_; }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  /// The sets that are as short as the best, ascending: as many of them as are kept.
  [[nodiscard]] std::vector<std::vector<std::uint32_t>> ties() const;
  /// Forgets that the greedy triangulation, with which a search may start, was counted: it is met again as a leaf of the tree.
  void forget_count() { count_ = 0; }
  /// An empty one for the same candidates.
  [[nodiscard]] Best anew() const { return {points_, candidates_}; }

 private:
  [[nodiscard]] double weight_of(const std::vector<std::uint32_t>& set) const;
  [[nodiscard]] int compare(double weight, const std::vector<std::uint32_t>& set) const;

  const std::vector<Point>& points_;
  const Candidates& candidates_;
  std::vector<std::uint32_t> set_;
  double weight_ = std::numeric_limits<double>::infinity();
  std::uint64_t count_ = 0;
  std::vector<std::vector<std::uint32_t>> ties_;  ///< in the order in which they were met
};

/// Thrown where the time limit is reached; what was found stays.
struct TimeIsUp {};
/// Thrown once the wanted number of calls has been written down, if nothing else is wanted.
struct TreeIsFull {};

/// Counts calls; once in `calls_per_poll` calls it polls the stop token and the clock.
class CallCounter {
 public:
  CallCounter(const RunContext& context, double limit_seconds) : context_(context), limit_ms_(limit_seconds * 1e3) {}
  void operator()() {
    if ((++count_ & (calls_per_poll - 1)) == 0) poll();
  }
  /// Adds the calls of another counter.
  void add(std::uint64_t count) { count_ += count; }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  /// A counter from zero with the same limit, which does not begin anew.
  [[nodiscard]] CallCounter anew() const {
    CallCounter fresh = *this;
    fresh.count_ = 0;
    return fresh;
  }
  [[nodiscard]] bool is_time_up() const { return limit_ms_ > 0 && watch_.ms() > limit_ms_; }

 private:
  static constexpr std::uint64_t calls_per_poll = 1 << 12;  // the slowest call takes some microseconds
  void poll() const;

  const RunContext& context_;
  double limit_ms_;
  Stopwatch watch_;
  std::uint64_t count_ = 0;
};

/// What one search works on.
struct Search {
  const Candidates& candidates;
  const SearchOptions& options;
  RunContext& context;
  Best best;
  CallCounter call;
  std::uint64_t triangulation_count = 0, cut_count = 0;
  BranchReport branches{};
  bool only_writes = false;             ///< it ends where the tree is full
  std::uint32_t at = SearchTree::none;  ///< the call under way, where they are written down

  /// A search of the same tree for another thread, which has counted and found nothing.
  [[nodiscard]] Search anew() const { return {candidates, options, context, best.anew(), call.anew()}; }
  /// The present call is a triangulation: of the edges of the set and the forced ones.
  void found(const std::vector<std::uint32_t>& set);
  /// The present call ends here.
  void cut(Outcome why = Outcome::too_few) {
    ++cut_count;
    if (options.tree) options.tree->end(at, why);
  }
  /// Notes that a call which the present one could make is left out: an edge that it drops would be crossed by nothing.
  void leave_out(Decision decision) {
    ++cut_count;
    if (options.tree) options.tree->leave_out(at, decision);
  }
};

/// A call of a recursive search, as long as it lasts.
class Visit {
 public:
  Visit(Search& search, Decision decision, std::uint32_t edge) : search_(search), parent_(search.at) {
    if (search.only_writes && search.options.tree->is_full()) throw TreeIsFull{};
    search.call();
    if (search.options.tree) search.at = search.options.tree->enter(parent_, decision, edge);
  }
  ~Visit() { search_.at = parent_; }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

 private:
  Search& search_;
  std::uint32_t parent_;
};

/// f(search, i) for each i < count, on all threads of the context. Each thread counts and finds in a search of its own; what
/// they found is put together in `search`. TimeIsUp and Cancelled pass through, after that.
void in_parallel(Search& search, std::string_view label, std::size_t count, std::size_t grain,
                 const std::function<void(Search&, std::size_t)>& f);

/// The greedy triangulation as the best to begin with, where the options say so.
void offer_greedy_start(Search& search);

// The searches. TimeIsUp and Cancelled pass through.
void search_by_removal(Search& search);
void search_by_removal_with_stack(Search& search);
void search_with_bitmasks(Search& search);
void search_by_insertion(Search& search);
void search_combinations(Search& search);

/// The greedy triangulation's choosable edges: the shortest that crosses none before, ties by index.
[[nodiscard]] std::vector<std::uint32_t> greedy_set(const Candidates& candidates);
/// C(n, k). Throws Error{invalid_argument} where it does not fit.
[[nodiscard]] Rank combination_count(const Binomials& binomials, std::size_t n, std::size_t k);
/// Choosable edges from the shortest, ties by index.
[[nodiscard]] std::vector<std::uint32_t> edges_by_length(const Candidates& candidates);

}  // namespace ws::triangulation
