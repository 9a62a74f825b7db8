// SPDX-License-Identifier: MIT
#include "app/session/nearest_word.h"

#include "compute/core/words/told.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace ws::app {

namespace {

/// How many letters must be changed, added, left out or swapped with the next to make one word from the other.
std::size_t letters_between(const std::string& a, const std::string& b) {
  constexpr std::size_t longest = 100;  // of what could be a name
  if (a.size() > longest || b.size() > longest) return longest;
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      now[k] = std::min({last[k] + 1, now[k - 1] + 1, last[k - 1] + (a[i - 1] != b[k - 1])});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1]) now[k] = std::min(now[k], before[k - 2] + 1);
    }
    before = std::exchange(last, now);
  }
  return last[b.size()];
}

}  // namespace

std::string nearest_word(const std::string& given, const std::vector<std::string>& known) {
  const auto bare = [](const std::string& word) { return word.substr(std::min(word.find_first_not_of('-'), word.size())); };
  const std::string wanted = bare(given);
  std::string nearest;
  std::size_t least = std::max<std::size_t>(wanted.size() / 3, 1) + 1;  // one letter of three may be wrong
  for (const std::string& word : known) {
    const std::size_t distance = letters_between(wanted, bare(word));
    if (distance < least && distance < wanted.size()) least = distance, nearest = word;
  }
  return nearest;
}

std::string suggestion(const std::string& given, const std::vector<std::string>& known) {
  const std::string nearest = nearest_word(given, known);
  return nearest.empty() ? "" : " " + told("(did you mean {}?)", nearest);
}

}  // namespace ws::app
