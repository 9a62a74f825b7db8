// Edge removal on bit masks: whole states are kept instead of undone. With the cuts that the thesis did not have.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/bits.h"
#include "compute/triangulation/search_state.h"

#include <numeric>

namespace ws::triangulation {

namespace {

template <std::size_t W>
class BitmaskSearch {
 public:
  explicit BitmaskSearch(Search& search)
      : search_(search), cuts_(search.options.cuts), count_(static_cast<std::uint32_t>(search.candidates.choosable_count())) {
    order_.resize(count_);
    std::iota(order_.begin(), order_.end(), 0u);
    if (cuts_.by_length || cuts_.length_bound) order_ = edges_by_length(search.candidates);
    std::vector<std::uint32_t> place(count_);
    for (std::uint32_t k = 0; k < count_; ++k) place[order_[k]] = k;
    crossing_.resize(count_);
    length_.resize(count_);
    for (std::uint32_t k = 0; k < count_; ++k) {
      for (const std::uint32_t other : search.candidates.crossed_by[order_[k]]) crossing_[k].set(place[other]);
      length_[k] = search.candidates.length[order_[k]];
    }
    if (cuts_.greedy_start) {
      search.best.offer(greedy_set(search.candidates));
      search.best.forget_count();
    }
  }

  void run() { descend({Bits<W>::below(count_), {}, 0, 0}, 0, Decision::root, 0); }

 private:
  struct State {
    Bits<W> present, dropped;
    std::size_t kept_count;
    double kept_length;
  };

  /// Inner: no cut.
  [[nodiscard]] Outcome cut_of(const State& state, std::uint32_t edge) const {
    const std::size_t needed = search_.candidates.needed_count;
    if (cuts_.count && state.present.count() < needed) return Outcome::too_few;
    if (!cuts_.length_bound || state.kept_count > needed) return Outcome::inner;
    // Edges are in order of length: the first undecided ones are the shortest.
    double bound = state.kept_length;
    std::uint32_t next = edge;
    for (std::size_t k = state.kept_count; k < needed; ++k, ++next) {
      next = state.present.next(next);
      if (next >= count_) return Outcome::too_few;
      bound += length_[next];
    }
    // Equal lengths are searched, as they may be shorter by what is rounded, or tie.
    return bound > search_.best.weight() * (1 + 1e-12) ? Outcome::too_long : Outcome::inner;
  }

  /// Whether a dropped edge has no present edge left that crosses it: then the set stays without it, and not maximal.
  [[nodiscard]] bool is_uncovered(const State& state) const {
    for (std::uint32_t e = state.dropped.next(0); e < count_; e = state.dropped.next(e + 1))
      if (!crossing_[e].intersects(state.present)) return true;
    return false;
  }

  void evaluate(const State& state) {
    if (state.present.count() != search_.candidates.needed_count) return;
    std::vector<std::uint32_t> set;
    std::vector<std::uint8_t> is_member(count_);
    for (std::uint32_t k = 0; k < count_; ++k) is_member[order_[k]] = state.present.test(k);
    for (std::uint32_t i = 0; i < count_; ++i)
      if (is_member[i]) set.push_back(i);
    search_.found(set);
  }

  void descend(const State& state, std::uint32_t edge, Decision decision, std::uint32_t decided) {
    const Visit visit(search_, decision, decided);
    edge = state.present.next(edge);
    if (const Outcome cut = cut_of(state, edge); cut != Outcome::inner) return search_.cut(cut);
    if (edge >= count_) return evaluate(state);
    const bool is_free = !crossing_[edge].intersects(state.present);

    State kept = state;
    kept.present.remove(crossing_[edge]);
    ++kept.kept_count;
    kept.kept_length += length_[edge];
    if (!cuts_.uncovered || is_free || !is_uncovered(kept))
      descend(kept, edge + 1, Decision::keep, order_[edge]);
    else
      search_.leave_out(Decision::keep);

    if (cuts_.uncrossed && is_free) return;
    State dropped = state;
    dropped.present.reset(edge);
    dropped.dropped.set(edge);
    if (cuts_.uncovered && is_uncovered(dropped)) return search_.leave_out(Decision::drop);
    descend(dropped, edge + 1, Decision::drop, order_[edge]);
  }

  Search& search_;
  const Cuts cuts_;
  std::uint32_t count_;
  std::vector<std::uint32_t> order_;  ///< of candidates; the search numbers edges by their place in it
  std::vector<Bits<W>> crossing_;
  std::vector<double> length_;
};

}  // namespace

void search_with_bitmasks(Search& search) {
  with_words(search.candidates.choosable_count(), [&](auto words) { BitmaskSearch<words()>(search).run(); });
}

}  // namespace ws::triangulation
