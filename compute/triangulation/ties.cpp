// SPDX-License-Identifier: MIT
#include "compute/triangulation/ties.h"

#include <algorithm>
#include <iterator>

namespace ws::triangulation {

std::size_t Ties::combination_count(std::size_t most) const {
  std::size_t count = 1;
  for (const Tie& tie : ties) {
    if (tie.others.size() + 1 > most / count) return most;
    count *= tie.others.size() + 1;
  }
  return count;
}

std::vector<Edge> Ties::combination(const std::vector<Edge>& edges, std::size_t number) const {
  std::vector<Edge> without, with;
  for (const Tie& tie : ties) {
    const std::size_t way = number % (tie.others.size() + 1);
    number /= tie.others.size() + 1;
    if (way == 0) continue;
    without.insert(without.end(), tie.chosen.begin(), tie.chosen.end());
    with.insert(with.end(), tie.others[way - 1].begin(), tie.others[way - 1].end());
  }
  std::sort(without.begin(), without.end());
  std::vector<Edge> combined;
  std::set_difference(edges.begin(), edges.end(), without.begin(), without.end(), std::back_inserter(combined));
  combined.insert(combined.end(), with.begin(), with.end());
  std::sort(combined.begin(), combined.end());
  return combined;
}

}  // namespace ws::triangulation
