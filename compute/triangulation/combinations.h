// The k-subsets of {1 … n} in lexicographic order: how many, the one of a rank, the next.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ws::triangulation {

using Rank = unsigned __int128;

/// C(n, k) rounded; infinite beyond doubles.
[[nodiscard]] double rounded_binomial(std::size_t n, std::size_t k);

/// The binomial coefficients up to n, exact; those of 128 bits and more are missing.
class Binomials {
 public:
  explicit Binomials(std::size_t n);
  /// None: it does not fit.
  [[nodiscard]] std::optional<Rank> operator()(std::size_t n, std::size_t k) const;

 private:
  std::size_t size_;
  std::vector<Rank> table_;  ///< row n, column k; 0 where k ≤ n: it does not fit
};

/// The subset with that lexicographic rank, ascending numbers from 1 (D. Kreher, D. Stinson, 1999). C(n, k) fits and is above
/// `rank`. O(n).
[[nodiscard]] std::vector<std::uint32_t> unranked(Rank rank, std::size_t n, std::size_t k, const Binomials& binomials);

/// The next subset in lexicographic order, in place; false, and unchanged, after the last.
bool advance_subset(std::vector<std::uint32_t>& subset, std::size_t n);

}  // namespace ws::triangulation
