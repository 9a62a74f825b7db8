// Exact sums of doubles that do not overlap, after J. Shewchuk, Adaptive Precision Floating-Point Arithmetic, 1997. Only the
// rare cases that a filter cannot decide come here, so they are as long as they may become.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cmath>
#include <cstddef>

namespace ws::triangulation {

struct TwoTerms {
  double high = 0, low = 0;
};
/// a + b = high + low, exactly.
[[nodiscard]] WS_HD inline TwoTerms two_sum(double a, double b) {
  const double sum = a + b, b_part = sum - a, a_part = sum - b_part;
  return {sum, (a - a_part) + (b - b_part)};
}
[[nodiscard]] WS_HD inline TwoTerms two_difference(double a, double b) { return two_sum(a, -b); }
/// a b = high + low, exactly (nothing underflows in the folder's range of coordinates).
[[nodiscard]] WS_HD inline TwoTerms two_product(double a, double b) {
  const double product = a * b;
  return {product, std::fma(a, b, -product)};
}

/// The sign of the exact sum of numbers, in O(Count²).
template <std::size_t Count>
[[nodiscard]] WS_HD int sign_of_sum(const double (&numbers)[Count]) {
  double terms[Count];  // the sum so far; they grow in magnitude and do not overlap, some may be 0
  for (std::size_t k = 0; k < Count; ++k) {
    terms[k] = numbers[k];
    for (std::size_t i = 0; i < k; ++i) {
      const TwoTerms next = two_sum(terms[k], terms[i]);
      terms[i] = next.low;
      terms[k] = next.high;
    }
  }
  for (std::size_t k = Count; k-- > 0;)
    if (terms[k] != 0) return terms[k] > 0 ? 1 : -1;
  return 0;
}

/// The exact sum of its terms, which grow in magnitude, do not overlap and are not 0 (so none means 0). For the host: nvcc 13.0
/// translates differences of such products into code that loses terms.
template <std::size_t Capacity>
class Expansion {
 public:
  Expansion() = default;
  explicit Expansion(TwoTerms value) {
    push(value.low);
    push(value.high);
  }

  /// Adds one number: the terms pass it upwards and leave what is rounded off.
  void add(double value) {
    const std::size_t count = count_;
    count_ = 0;
    for (std::size_t k = 0; k < count; ++k) {
      const TwoTerms next = two_sum(value, terms_[k]);
      push(next.low);
      value = next.high;
    }
    push(value);
  }
  template <std::size_t Other>
  [[nodiscard]] Expansion<Capacity + Other> operator+(const Expansion<Other>& other) const {
    Expansion<Capacity + Other> sum;
    add_to(sum, 1);
    other.add_to(sum, 1);
    return sum;
  }
  template <std::size_t Other>
  [[nodiscard]] Expansion<Capacity + Other> operator-(const Expansion<Other>& other) const {
    Expansion<Capacity + Other> sum;
    add_to(sum, 1);
    other.add_to(sum, -1);
    return sum;
  }
  template <std::size_t Other>
  [[nodiscard]] Expansion<2 * Capacity * Other> operator*(const Expansion<Other>& other) const {
    Expansion<2 * Capacity * Other> product;
    for (std::size_t k = 0; k < count_; ++k) other.add_product(terms_[k], product);
    return product;
  }
  [[nodiscard]] int sign() const { return count_ == 0 ? 0 : terms_[count_ - 1] > 0 ? 1 : -1; }

  /// sum += ±this.
  template <std::size_t Sum>
  void add_to(Expansion<Sum>& sum, double sign) const {
    for (std::size_t k = 0; k < count_; ++k) sum.add(sign * terms_[k]);
  }
  /// sum += factor · this.
  template <std::size_t Sum>
  void add_product(double factor, Expansion<Sum>& sum) const {
    for (std::size_t k = 0; k < count_; ++k) {
      const TwoTerms part = two_product(factor, terms_[k]);
      if (part.low != 0) sum.add(part.low);
      sum.add(part.high);
    }
  }

 private:
  void push(double term) {
    if (term != 0) terms_[count_++] = term;
  }
  double terms_[Capacity];
  std::size_t count_ = 0;
};

}  // namespace ws::triangulation
