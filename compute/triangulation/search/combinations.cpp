// SPDX-License-Identifier: MIT
#include "compute/triangulation/search/combinations.h"

#include "compute/triangulation/search/combination_walk.h"

#include <gmpxx.h>

#include <cstdlib>

namespace ws::triangulation {

std::string exact_binomial(std::size_t n, std::size_t k) {
  mpz_class value;
  mpz_bin_uiui(value.get_mpz_t(), n, k);
  return value.get_str();
}

double rounded_binomial(std::size_t n, std::size_t k) { return std::strtod(exact_binomial(n, k).c_str(), nullptr); }

Binomials::Binomials(std::size_t n) : size_(n + 1), table_(size_ * size_) {
  for (std::size_t i = 0; i <= n; ++i) {
    table_[i * size_] = 1;
    for (std::size_t k = 1; k <= i; ++k) {
      const Rank a = table_[(i - 1) * size_ + k - 1], b = k < i ? table_[(i - 1) * size_ + k] : 0;
      const bool fits = a != 0 && (k == i || b != 0) && a + b >= a;
      table_[i * size_ + k] = fits ? a + b : 0;
    }
  }
}

std::optional<Rank> Binomials::operator()(std::size_t n, std::size_t k) const {
  if (k > n) return Rank{0};
  const Rank value = table_[n * size_ + k];
  return value == 0 ? std::nullopt : std::optional(value);
}

std::vector<std::uint32_t> unranked(Rank rank, std::size_t n, std::size_t k, const Binomials& binomials) {
  std::vector<std::uint32_t> subset(k);
  unrank(rank, static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(k), binomials.table().data(), binomials.column_count(),
         [&](std::uint32_t i, std::uint32_t number) { subset[i] = number; });
  return subset;
}

bool advance_subset(std::vector<std::uint32_t>& subset, std::size_t n) {
  return advance_in_place(subset, static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(subset.size()));
}

}  // namespace ws::triangulation
