// Edge insertion: from the empty graph each edge is inserted, where it crosses none, or left out.
// SPDX-License-Identifier: MIT
#include "compute/core/data/bits.h"
#include "compute/triangulation/search/search_state.h"

namespace ws::triangulation {

namespace {

template <std::size_t W>
class Insertion {
 public:
  explicit Insertion(Search& search)
      : search_(search), count_(static_cast<std::uint32_t>(search.candidates.choosable_count())), crossing_(count_) {
    for (std::uint32_t i = 0; i < count_; ++i)
      for (const std::uint32_t other : search.candidates.crossed_by[i]) crossing_[i].set(other);
  }

  void run() { descend({}, Bits<W>::below(count_), 0, Decision::root, 0); }

 private:
  /// `open`: from `edge` on, what is not blocked; before it nothing.
  void descend(const Bits<W>& inserted, Bits<W> open, std::size_t inserted_count, Decision decision, std::uint32_t decided) {
    const Visit visit(search_, decision, decided);
    const std::size_t needed = search_.candidates.needed_count;
    if (inserted_count == needed) return evaluate(inserted);
    if (search_.options.cuts.count && inserted_count + open.count() < needed) return search_.cut();
    const std::uint32_t edge = open.first();
    if (edge >= count_) return;
    open.reset(edge);
    Bits<W> with = inserted, rest = open;
    with.set(edge);
    rest.remove(crossing_[edge]);
    descend(with, rest, inserted_count + 1, Decision::keep, edge);
    descend(inserted, open, inserted_count, Decision::drop, edge);
  }

  void evaluate(const Bits<W>& inserted) {
    std::vector<std::uint32_t> set;
    inserted.for_each([&](std::uint32_t i) { set.push_back(i); });
    search_.found(set);
  }

  Search& search_;
  std::uint32_t count_;
  std::vector<Bits<W>> crossing_;
};

}  // namespace

void search_by_insertion(Search& search) {
  with_words(search.candidates.choosable_count(), [&](auto words) { Insertion<words()>(search).run(); });
}

}  // namespace ws::triangulation
