// Edge removal on bit masks: whole states are kept instead of undone. With the cuts that the thesis did not have.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/search/search_tables.h"

#include <random>
#include <vector>

namespace ws::triangulation {

namespace {

template <std::size_t W>
class BitmaskSearch {
 public:
  explicit BitmaskSearch(Search& search)
      : search_(search), tables_(search.candidates, search.options.cuts), rules_(tables_.rules()) {
    offer_greedy_start(search);
  }

  void run() { descend(rules_.root(), Decision::root, 0); }

 private:
  void descend(const Branch<W>& at, Decision decision, std::uint32_t decided) {
    const Visit visit(search_, decision, decided);
    if (rules_.is_cut(at, search_.best.weight()))
      return search_.cut(at.present_count() < rules_.needed_count ? Outcome::too_few : Outcome::too_long);
    const std::uint32_t edge = at.open.first();
    if (edge >= rules_.edge_count) return evaluate(at);
    const bool is_free = !rules_.crossing[edge].intersects(at.open);
    if (const Branch<W> kept = at.keeping(edge, rules_.crossing[edge]); is_free || is_possible(kept))
      descend(kept, Decision::keep, tables_.order[edge]);
    else
      search_.leave_out(Decision::keep);
    if (rules_.cuts.uncrossed && is_free) return;
    const Branch<W> dropped = at.dropping(edge);
    if (!is_possible(dropped)) return search_.leave_out(Decision::drop);
    descend(dropped, Decision::drop, tables_.order[edge]);
  }

  [[nodiscard]] bool is_possible(const Branch<W>& at) const { return !rules_.cuts.uncovered || !rules_.is_uncovered(at); }

  void evaluate(const Branch<W>& at) {
    if (at.kept.count() == rules_.needed_count) search_.found(tables_.candidates_in(at.kept));
  }

  Search& search_;
  const SearchTables<W> tables_;  ///< the search numbers edges by their place in the order of trying
  const SearchRules<W> rules_;
};

/// The calls that a call makes, at most two.
template <std::size_t W>
std::vector<Branch<W>> calls_of(const SearchRules<W>& rules, const Branch<W>& at, double best) {
  std::vector<Branch<W>> calls;
  const std::uint32_t edge = at.open.first();
  if (rules.is_cut(at, best) || edge >= rules.edge_count) return calls;
  const auto is_possible = [&](const Branch<W>& branch) { return !rules.cuts.uncovered || !rules.is_uncovered(branch); };
  const bool is_free = !rules.crossing[edge].intersects(at.open);
  if (const Branch<W> kept = at.keeping(edge, rules.crossing[edge]); is_free || is_possible(kept)) calls.push_back(kept);
  if (rules.cuts.uncrossed && is_free) return calls;
  if (const Branch<W> dropped = at.dropping(edge); is_possible(dropped)) calls.push_back(dropped);
  return calls;
}

template <std::size_t W>
double mean_of_probes(const Candidates& candidates, const Cuts& cuts, int probe_count, std::uint64_t seed) {
  const SearchTables<W> tables(candidates, cuts);
  const SearchRules<W> rules = tables.rules();
  double greedy = 0, sum = 0;
  for (const std::uint32_t edge : greedy_set(candidates)) greedy += candidates.length[edge];
  std::mt19937_64 random(seed);
  for (int probe = 0; probe < probe_count; ++probe) {
    double weight = 1, calls = 1;
    Branch<W> at = rules.root();
    for (auto next = calls_of(rules, at, greedy); !next.empty(); next = calls_of(rules, at, greedy)) {
      weight *= static_cast<double>(next.size());
      calls += weight;
      at = next[random() % next.size()];
    }
    sum += calls;
  }
  return sum / probe_count;
}

}  // namespace

double estimated_bitmask_calls(const Candidates& candidates, const Cuts& cuts, int probe_count, std::uint64_t seed) {
  return with_words(candidates.choosable_count(),
                    [&](auto words) { return mean_of_probes<words()>(candidates, cuts, probe_count, seed); });
}

void offer_greedy_start(Search& search) {
  if (!search.options.cuts.greedy_start) return;
  search.best.offer(greedy_set(search.candidates));
  search.best.forget_count();
}

void search_with_bitmasks(Search& search) {
  with_words(search.candidates.choosable_count(), [&](auto words) { BitmaskSearch<words()>(search).run(); });
}

}  // namespace ws::triangulation
