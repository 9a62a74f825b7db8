// The k-subsets of {1 … n} in lexicographic order: how many, the one of a rank, the next.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ws::triangulation {

using Rank = unsigned __int128;

/// C(n, k) in decimal digits, exact. O(k · digits); n below 2³².
[[nodiscard]] std::string exact_binomial(std::size_t n, std::size_t k);
/// The double next to C(n, k); infinite beyond doubles.
[[nodiscard]] double rounded_binomial(std::size_t n, std::size_t k);

/// The binomial coefficients up to n, exact; those of 128 bits and more are missing.
class Binomials {
 public:
  explicit Binomials(std::size_t n);
  /// None: it does not fit.
  [[nodiscard]] std::optional<Rank> operator()(std::size_t n, std::size_t k) const;
  /// Row by row; 0 where k ≤ n: it does not fit.
  [[nodiscard]] const std::vector<Rank>& table() const { return table_; }
  [[nodiscard]] std::uint32_t column_count() const { return static_cast<std::uint32_t>(size_); }

 private:
  std::size_t size_;
  std::vector<Rank> table_;
};

/// place(i, number) for i = 0 … k − 1: the subset of that rank, as `unranked` gives it. `table`: that of `Binomials`.
template <class Place>
WS_DEVICE void unrank(Rank rank, std::uint32_t n, std::uint32_t k, const Rank* table, std::uint32_t column_count,
                      const Place& place) {
  std::uint32_t x = 1;
  for (std::uint32_t i = 0; i < k; ++i, ++x) {
    for (;; ++x) {
      const Rank with_x = table[std::size_t{n - x} * column_count + k - i - 1];
      if (with_x == 0 || with_x > rank) break;  // a count that does not fit is above every rank
      rank -= with_x;
    }
    place(i, x);
  }
}

/// The subset with that lexicographic rank, ascending numbers from 1 (D. Kreher, D. Stinson, 1999). C(n, k) fits and is above
/// `rank`. O(n).
[[nodiscard]] std::vector<std::uint32_t> unranked(Rank rank, std::size_t n, std::size_t k, const Binomials& binomials);

/// The next subset in lexicographic order, in place; false, and unchanged, after the last.
bool advance_subset(std::vector<std::uint32_t>& subset, std::size_t n);

}  // namespace ws::triangulation
