// SPDX-License-Identifier: MIT
#include "compute/triangulation/combinations.h"

#include "compute/triangulation/combination_walk.h"

#include <algorithm>
#include <cstdlib>

namespace ws::triangulation {

std::string exact_binomial(std::size_t n, std::size_t k) {
  if (k > n) return "0";
  k = std::min(k, n - k);
  constexpr std::uint64_t base = 1'000'000'000;
  constexpr std::size_t base_digits = 9;
  std::vector<std::uint32_t> digits{1};  // from the lowest on
  for (std::size_t i = 1; i <= k; ++i) {
    std::uint64_t carry = 0;
    for (std::uint32_t& digit : digits) {
      carry += digit * static_cast<std::uint64_t>(n - k + i);
      digit = static_cast<std::uint32_t>(carry % base);
      carry /= base;
    }
    for (; carry > 0; carry /= base) digits.push_back(static_cast<std::uint32_t>(carry % base));
    // What is there now is i · C(n − k + i, i), so nothing remains.
    std::uint64_t rest = 0;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
      rest = rest * base + *digit;
      *digit = static_cast<std::uint32_t>(rest / i);
      rest %= i;
    }
    while (digits.back() == 0) digits.pop_back();
  }
  std::string text = std::to_string(digits.back());
  for (std::size_t d = digits.size() - 1; d-- > 0;) {
    const std::string part = std::to_string(digits[d]);
    text.append(base_digits - part.size(), '0').append(part);
  }
  return text;
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
