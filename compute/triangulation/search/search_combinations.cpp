// All subsets of the choosable edges that have the right number of edges, each checked for crossings.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/search/combinations.h"
#include "compute/triangulation/search/search_state.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

bool is_plane(const Candidates& candidates, const std::vector<std::uint32_t>& subset) {
  for (std::size_t i = 0; i < subset.size(); ++i) {
    const std::uint64_t* row = candidates.crossing_row(subset[i] - 1);
    for (std::size_t j = i + 1; j < subset.size(); ++j)
      if (row[(subset[j] - 1) / 64] >> ((subset[j] - 1) % 64) & 1) return false;
  }
  return true;
}

/// Checks `count` subsets from that of rank `first` on.
void check_share(Search& search, const Binomials& binomials, Rank first, Rank count) {
  const std::size_t n = search.candidates.choosable_count(), k = search.candidates.needed_count;
  std::vector<std::uint32_t> subset = unranked(first, n, k, binomials), set(k);
  for (Rank i = 0; i < count; ++i) {
    search.call();
    if (is_plane(search.candidates, subset)) {
      std::transform(subset.begin(), subset.end(), set.begin(), [](std::uint32_t e) { return e - 1; });
      search.found(set);
    }
    advance_subset(subset, n);
  }
}

/// The same on all threads.
void check_in_shares(Search& search, const Binomials& binomials, Rank total) {
  constexpr std::size_t share_count = 1024;
  const Rank per_share = (total + share_count - 1) / share_count;
  in_parallel(search, "combinations", share_count, 1, [&](Search& local, std::size_t i) {
    const Rank first = i * per_share;
    if (first < total) check_share(local, binomials, first, std::min(per_share, total - first));
  });
}

}  // namespace

Rank combination_count(const Binomials& binomials, std::size_t n, std::size_t k) {
  const std::optional<Rank> total = binomials(n, k);
  if (!total)
    throw Error(ErrorKind::invalid_argument, said("the number of combinations has more than 128 bits"),
                said("take fewer points"));
  return *total;
}

void search_combinations(Search& search) {
  const std::size_t n = search.candidates.choosable_count(), k = search.candidates.needed_count;
  const Binomials binomials(n);
  const Rank total = combination_count(binomials, n, k);
  if (search.options.parallel && !search.options.tree)
    check_in_shares(search, binomials, total);
  else
    check_share(search, binomials, 0, total);
}

}  // namespace ws::triangulation
