// Edge removal on bit masks: what a branch is, when it is cut, and one call of the search after another with a stack of whole
// states. The same text on the CPU and on a CUDA device.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/bits.h"
#include "compute/triangulation/search/cuts.h"

namespace ws::triangulation {

/// A call that is still to be made. Edges are numbered in the order in which they are tried; those below all open ones are
/// decided.
template <std::size_t W>
struct Branch {
  Bits<W> open;     ///< present and undecided; nothing kept crosses them
  Bits<W> kept;     ///< decided to stay
  Bits<W> dropped;  ///< decided to go, while nothing kept crossed them

  [[nodiscard]] WS_DEVICE std::uint32_t present_count() const { return open.count() + kept.count(); }
  [[nodiscard]] WS_DEVICE Branch keeping(std::uint32_t edge, const Bits<W>& crossing) const {
    Branch next = *this;
    next.open.reset(edge);
    next.open.remove(crossing);
    next.kept.set(edge);
    return next;
  }
  [[nodiscard]] WS_DEVICE Branch dropping(std::uint32_t edge) const {
    Branch next = *this;
    next.open.reset(edge);
    next.dropped.set(edge);
    return next;
  }
  /// Of a branch above this one that differs in `its_open`: what it is without its first open edge. Decisions are taken in
  /// ascending order, so those before are the ones below that edge.
  [[nodiscard]] WS_DEVICE Branch alternative(const Bits<W>& its_open) const {
    const std::uint32_t edge = its_open.first();
    const Bits<W> before = Bits<W>::below(edge);
    Branch above{its_open, kept, dropped};
    above.kept.keep_only(before);
    above.dropped.keep_only(before);
    return above.dropping(edge);
  }
};

/// A search's tables and cuts. Borrows memory of the side it is used on.
template <std::size_t W>
struct SearchRules {
  const Bits<W>* crossing = nullptr;  ///< of each edge
  const double* length = nullptr;     ///< ascending where there is a length bound
  std::uint32_t edge_count = 0, needed_count = 0;
  Cuts cuts;

  [[nodiscard]] WS_DEVICE Branch<W> root() const { return {Bits<W>::below(edge_count), {}, {}}; }
  [[nodiscard]] WS_DEVICE double length_of(const Bits<W>& set) const {
    double sum = 0;
    set.for_each([&](std::uint32_t edge) { sum += length[edge]; });
    return sum;
  }
  /// `best`: the length of the shortest triangulation so far.
  [[nodiscard]] WS_DEVICE bool is_cut(const Branch<W>& branch, double best) const {
    const std::uint32_t kept = branch.kept.count();
    if (cuts.count && kept + branch.open.count() < needed_count) return true;
    if (!cuts.length_bound || kept > needed_count) return false;
    return is_too_long(branch, needed_count - kept, best);
  }
  /// Whether a dropped edge has no present edge left that crosses it: then the set stays without it, and is not maximal.
  [[nodiscard]] WS_DEVICE bool is_uncovered(const Branch<W>& branch) const {
    Bits<W> present = branch.open;
    present.add(branch.kept);
    bool is_covered = true;
    branch.dropped.for_each([&](std::uint32_t edge) { is_covered = is_covered && crossing[edge].intersects(present); });
    return !is_covered;
  }

 private:
  /// What is kept and the `missing` shortest open edges are longer than the best, or fewer than `missing` are open.
  [[nodiscard]] WS_DEVICE bool is_too_long(const Branch<W>& branch, std::uint32_t missing, double best) const {
    double bound = length_of(branch.kept);
    branch.open.for_each([&](std::uint32_t edge) {
      if (missing == 0) return;
      bound += length[edge];
      --missing;
    });
    // Equal lengths are searched, as they may be shorter by what is rounded, or tie.
    return missing > 0 || bound > best * (1 + 1e-12);
  }
};

/// How a call went on.
enum class Step : std::uint8_t { going, done, blocked };

struct WalkCounts {
  std::uint64_t calls = 0, cuts = 0, leaves = 0;
};

/// Goes on with the alternative at the stack's top, counting those that a cut ends.
template <std::size_t W, class Stack>
WS_DEVICE Step take_alternative(const SearchRules<W>& rules, Branch<W>& at, Stack& stack, WalkCounts& counts) {
  while (!stack.empty()) {
    at = at.alternative(stack.pop());
    if (!rules.cuts.uncovered || !rules.is_uncovered(at)) return Step::going;
    ++counts.cuts;
  }
  return Step::done;
}

/// Makes the call `at` and goes on to the next one in depth-first order, edges kept before dropped. `stack` holds the open
/// edges of the branches whose alternatives are still to be tried; `found` has `best()` and `bool offer(set)`, which may
/// refuse: then nothing has changed, and the call is to be made again.
template <std::size_t W, class Stack, class Found>
WS_DEVICE Step make_call(const SearchRules<W>& rules, Branch<W>& at, Stack& stack, Found& found, WalkCounts& counts) {
  if (rules.is_cut(at, rules.cuts.length_bound ? found.best() : 0)) {
    ++counts.calls, ++counts.cuts;
    return take_alternative(rules, at, stack, counts);
  }
  const std::uint32_t edge = at.open.first();
  if (edge >= Bits<W>::capacity) {
    if (at.kept.count() == rules.needed_count) {
      if (!found.offer(at.kept)) return Step::blocked;
      ++counts.leaves;
    }
    ++counts.calls;
    return take_alternative(rules, at, stack, counts);
  }
  ++counts.calls;
  const Bits<W>& crossing = rules.crossing[edge];
  const bool is_free = !crossing.intersects(at.open);
  if (!rules.cuts.uncrossed || !is_free) stack.push(at.open);
  at = at.keeping(edge, crossing);
  if (!rules.cuts.uncovered || is_free || !rules.is_uncovered(at)) return Step::going;
  ++counts.cuts;
  return take_alternative(rules, at, stack, counts);
}

}  // namespace ws::triangulation
