// Exact sums of doubles that do not overlap, after J. Shewchuk, Adaptive Precision Floating-Point Arithmetic, 1997. Only the
// rare cases that a filter cannot decide come here, so expansions are plain vectors.
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <utility>
#include <vector>

namespace ws::triangulation {

struct TwoTerms {
  double high = 0, low = 0;
};
/// a + b = high + low, exactly.
[[nodiscard]] inline TwoTerms two_sum(double a, double b) {
  const double sum = a + b, b_part = sum - a, a_part = sum - b_part;
  return {sum, (a - a_part) + (b - b_part)};
}
[[nodiscard]] inline TwoTerms two_difference(double a, double b) { return two_sum(a, -b); }
/// a b = high + low, exactly (nothing underflows in the folder's range of coordinates).
[[nodiscard]] inline TwoTerms two_product(double a, double b) {
  const double product = a * b;
  return {product, std::fma(a, b, -product)};
}

/// The exact sum of its terms, which grow in magnitude, do not overlap and are not 0 (so none means 0).
class Expansion {
 public:
  Expansion() = default;
  explicit Expansion(TwoTerms value) {
    push(value.low);
    push(value.high);
  }

  /// Adds one number: the terms pass it upwards and leave what is rounded off.
  void add(double value) {
    std::vector<double> sum;
    sum.reserve(terms_.size() + 1);
    std::swap(sum, terms_);
    for (const double term : sum) {
      const TwoTerms next = two_sum(value, term);
      push(next.low);
      value = next.high;
    }
    push(value);
  }
  [[nodiscard]] Expansion operator+(const Expansion& other) const {
    Expansion sum = *this;
    for (const double term : other.terms_) sum.add(term);
    return sum;
  }
  [[nodiscard]] Expansion operator-() const {
    Expansion negative = *this;
    for (double& term : negative.terms_) term = -term;
    return negative;
  }
  [[nodiscard]] Expansion operator-(const Expansion& other) const { return *this + -other; }
  [[nodiscard]] Expansion operator*(const Expansion& other) const {
    Expansion product;
    for (const double a : terms_)
      for (const double b : other.terms_) {
        const TwoTerms part = two_product(a, b);
        if (part.low != 0) product.add(part.low);
        product.add(part.high);
      }
    return product;
  }
  [[nodiscard]] int sign() const { return terms_.empty() ? 0 : terms_.back() > 0 ? 1 : -1; }
  [[nodiscard]] const std::vector<double>& terms() const { return terms_; }

 private:
  void push(double term) {
    if (term != 0) terms_.push_back(term);
  }
  std::vector<double> terms_;
};

/// a − b, exactly.
[[nodiscard]] inline Expansion exact_difference(double a, double b) { return Expansion(two_difference(a, b)); }

}  // namespace ws::triangulation
