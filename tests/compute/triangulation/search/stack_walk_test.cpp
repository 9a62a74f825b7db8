// What kernels run, run on the host: walks over branches and shares give the searches' counts, however they are divided.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/search/stack_walk.h"
#include "compute/triangulation/search/combination_walk.h"
#include "compute/triangulation/search/search_tables.h"
#include "tests/compute/triangulation/golden.h"
#include "tests/compute/triangulation/sets.h"

#include <gtest/gtest.h>

#include <deque>
#include <random>

namespace ws::triangulation {
namespace {

using test::golden_sets;

/// A golden set's search and its tables on two words, which all of them fit.
struct Fixture {
  explicit Fixture(std::size_t set, const Cuts& cuts = {})
      : points(golden_sets[set].points),
        candidates(candidates_of(points, context)),
        options{.cuts = cuts},
        search{candidates, options, context, Best(points, candidates), CallCounter(context, 0)},
        tables(candidates, cuts),
        rules(tables.rules()) {
    offer_greedy_start(search);
  }
  [[nodiscard]] SearchResult expected() {
    SearchOptions all = options;
    all.method = SearchMethod::removal_bitmask;
    return triangulation::search(points, candidates, all, context);
  }

  std::vector<Point> points;
  RunContext context;
  Candidates candidates;
  SearchOptions options;
  Search search;
  SearchTables<2> tables;
  SearchRules<2> rules;
};

struct VectorStack {
  std::vector<Bits<2>> words;
  std::size_t bottom = 0;
  [[nodiscard]] bool empty() const { return words.size() == bottom; }
  void push(const Bits<2>& bits) { words.push_back(bits); }
  Bits<2> pop() {
    const Bits<2> top = words.back();
    words.pop_back();
    return top;
  }
};

/// One that says no every third time.
struct Reluctant {
  BestOf<2> found;
  int asked = 0;
  [[nodiscard]] double best() const { return found.best(); }
  bool offer(const Bits<2>& set) { return ++asked % 3 != 0 && found.offer(set); }
};

struct Walker {
  Branch<2> at;
  VectorStack stack;
  bool is_going = false;
};

/// As the kernel does it: after rounds of a few steps a walker without a branch gets the oldest alternative of one that has
/// some.
WalkCounts walked_by(std::size_t walker_count, Fixture& f) {
  std::vector<Walker> walkers(walker_count);
  walkers[0] = {f.rules.root(), {}, true};
  Reluctant found{{f.search, f.tables}};
  WalkCounts counts;
  for (bool any = true; any;) {
    for (Walker& w : walkers)
      for (int step = 0; w.is_going && step < 7; ++step)
        if (make_call(f.rules, w.at, w.stack, found, counts) == Step::done) w.is_going = false;
    std::deque<Walker*> idle;
    for (Walker& w : walkers)
      if (!w.is_going) idle.push_back(&w);
    any = idle.size() < walker_count;
    for (Walker& w : walkers) {
      if (!w.is_going || w.stack.empty() || idle.empty()) continue;
      Walker& taker = *idle.front();
      idle.pop_front();
      taker = {w.at.alternative(w.stack.words[w.stack.bottom++]), {}, true};
      if (f.rules.cuts.uncovered && f.rules.is_uncovered(taker.at)) taker.is_going = false, ++counts.cuts;
    }
  }
  return counts;
}

TEST(TriangulationWalks, SharedBranchesGiveTheSameTree) {
  for (std::size_t set = 1; set < 12; ++set)
    for (const Cuts& cuts : {Cuts{}, Cuts{false}, Cuts{.by_length = true}, Cuts{.uncrossed = true}, Cuts{.uncovered = true},
                             Cuts{true, true, true, true, false, true}}) {
      if (!cuts.count && set > 8) continue;
      for (const std::size_t walkers : {std::size_t(1), std::size_t(5), std::size_t(64)}) {
        Fixture f(set, cuts);
        const SearchResult expected = f.expected();
        const WalkCounts counts = walked_by(walkers, f);
        EXPECT_EQ(counts.calls, expected.call_count) << golden_sets[set].name;
        EXPECT_EQ(counts.cuts, expected.cut_count);
        EXPECT_EQ(counts.leaves, expected.triangulation_count);
        EXPECT_EQ(f.search.best.count(), expected.optimum_count);
      }
    }
}

TEST(TriangulationWalks, ALengthBoundKeepsTheOptimum) {
  for (std::size_t set = 1; set < golden_sets.size(); ++set)
    for (const bool greedy : {false, true}) {
      Fixture f(set, {true, true, true, true, true, greedy});
      const SearchResult expected = f.expected();
      (void)walked_by(50, f);
      EXPECT_EQ(f.search.best.count(), expected.optimum_count);
      EXPECT_NEAR(f.search.best.weight() + f.candidates.forced_length, golden_sets[set].length, 1e-8);
    }
}

TEST(TriangulationWalks, LevelsAndBranchesAreTheTree) {
  for (const std::uint32_t depth : {0u, 1u, 5u, 12u, 200u}) {
    Fixture f(11);
    const Level<2> level = descended(f.search, f.tables, depth, 0);
    EXPECT_EQ(level.depth, std::min(depth, level.depth));
    WalkCounts counts{f.search.call.count(), f.search.cut_count, f.search.triangulation_count};
    BestOf<2> found{f.search, f.tables};
    for (Branch<2> at : level.branches) {
      VectorStack stack;
      while (make_call(f.rules, at, stack, found, counts) == Step::going) {
      }
    }
    EXPECT_EQ(counts.calls, golden_sets[11].call_count);
    EXPECT_EQ(counts.leaves, golden_sets[11].triangulation_count);
  }
  Fixture f(11);
  EXPECT_GE(descended(f.search, f.tables, std::nullopt, 1000).branches.size(), 1000u);
}

/// The thesis's threads over a level's branches, in slices, their arrays interleaved.
TEST(TriangulationWalks, StacksOfOperationsWalkTheTree) {
  for (std::size_t set = 1; set < 12; ++set)
    for (const std::uint32_t depth : {0u, 3u, 9u}) {
      Fixture f(set);
      const Level<2> level = descended(f.search, f.tables, depth, 0);
      const std::size_t threads = level.branches.size() + 3, n = f.candidates.choosable_count();
      std::vector<std::uint32_t> first{0};
      std::vector<std::uint16_t> crossing;
      for (const auto& list : f.candidates.crossed_by) {
        crossing.insert(crossing.end(), list.begin(), list.end());
        first.push_back(static_cast<std::uint32_t>(crossing.size()));
      }
      std::vector<std::uint8_t> present(n * threads);
      std::vector<std::uint16_t> removed(n * threads), mark(n * threads), stack((2 * n + 1) * threads);
      const StackArrays arrays{present.data(), removed.data(), mark.data(), stack.data(), threads};
      const RemovalLists lists{first.data(),
                               crossing.data(),
                               f.candidates.length.data(),
                               static_cast<std::uint32_t>(n),
                               static_cast<std::uint32_t>(f.candidates.needed_count),
                               true};
      std::vector<StackState> states(threads);
      for (std::size_t t = 0; t < level.branches.size(); ++t) {
        const Branch<2>& branch = level.branches[t];
        for (const Bits<2>* edges : {&branch.open, &branch.kept})
          edges->for_each([&](std::uint32_t edge) { present[edge * threads + t] = 1; });
        states[t].stage = StackState::Stage::first_call;
        states[t].edge = std::min(branch.open.first(), static_cast<std::uint32_t>(n));
        states[t].present_count = branch.present_count();
      }
      int asked = 0;
      const auto offer = [&](const StackWalk& leaf) {
        EXPECT_LE(leaf.length(), f.candidates.forced_length + 1e9);
        return ++asked % 3 != 0;
      };
      for (bool any = true; any;) {
        any = false;
        for (std::size_t t = 0; t < threads; ++t) {
          StackWalk walk(lists, arrays, t, states[t]);
          for (int step = 0; step < 5 && walk.step(offer); ++step) {
          }
          states[t] = walk.state();
          any = any || states[t].stage != StackState::Stage::done;
        }
      }
      std::uint64_t calls = f.search.call.count(), leaves = f.search.triangulation_count;
      for (const StackState& state : states) calls += state.calls, leaves += state.leaves;
      EXPECT_EQ(calls, golden_sets[set].call_count) << golden_sets[set].name;
      EXPECT_EQ(leaves, golden_sets[set].triangulation_count);
    }
}

template <std::size_t W>
void expect_mask_walks_find_all(std::size_t set, std::uint64_t share) {
  Fixture f(set);
  const SearchTables<W> tables(f.candidates, {});
  const auto n = static_cast<std::uint32_t>(tables.length.size()), k = static_cast<std::uint32_t>(tables.needed_count);
  const Binomials binomials(n);
  const auto total = static_cast<std::uint64_t>(combination_count(binomials, n, k));
  if (share == 0) share = total;
  std::vector<std::uint64_t> words(k * W);
  const auto stack = [&](std::uint32_t i, std::uint32_t word) -> std::uint64_t& { return words.at(i * W + word); };
  std::uint64_t found = 0;
  for (std::uint64_t rank = 0; rank < total; rank += share) {
    MaskWalk<W, decltype(stack)> walk(tables.crossing.data(), n, k, stack);
    const std::vector<std::uint32_t> subset = unranked(rank, n, k, binomials);
    for (std::uint32_t i = 0; i + 1 < k; ++i) walk.place(subset[i] - 1);
    walk.begin(subset[k - 1] - 1, std::min(share, total - rank));
    while (walk.step([&](const Bits<W>& edges) {
      ++found;
      EXPECT_EQ(edges.count(), k);
      edges.for_each([&](std::uint32_t e) { EXPECT_FALSE(tables.crossing[e].intersects(edges)); });
    })) {
    }
  }
  EXPECT_EQ(found, golden_sets[set].triangulation_count) << golden_sets[set].name << ", shares of " << share;
}

TEST(TriangulationWalks, MasksFindAllCombinationsInAnyShares) {
  for (std::size_t set = 1; set < 10; ++set)
    for (const std::uint64_t share : {std::uint64_t(0), std::uint64_t(1), std::uint64_t(7), std::uint64_t(1000)}) {
      if (share == 1 && set > 7) continue;
      expect_mask_walks_find_all<1>(set, share);
      if (set < 9) expect_mask_walks_find_all<2>(set, share);
    }
}

TEST(TriangulationWalks, BitsOfManyWords) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::uint32_t> members;
    Bits<4> bits;
    for (std::uint32_t i = 0; i < 256; ++i)
      if (random() % 17 == 0) {
        members.push_back(i);
        bits.set(i);
      }
    std::vector<std::uint32_t> seen;
    bits.for_each([&](std::uint32_t i) { seen.push_back(i); });
    EXPECT_EQ(seen, members);
    EXPECT_EQ(bits.count(), members.size());
    if (members.empty()) continue;
    EXPECT_EQ(bits.first(), members.front());
    EXPECT_EQ(bits.last(), members.back());
    bits.reset(members.back());
    EXPECT_FALSE(bits.test(members.back()));
  }
  for (const std::uint32_t count : {0u, 1u, 63u, 64u, 65u, 128u, 255u, 256u}) EXPECT_EQ(Bits<4>::below(count).count(), count);
  EXPECT_EQ(Bits<4>{}.first(), 256u);
}

}  // namespace
}  // namespace ws::triangulation
