// SPDX-License-Identifier: MIT
#include "compute/triangulation/exact/root_sums.h"

#include "compute/triangulation/exact/expansion.h"

#include <gmpxx.h>
#include <algorithm>
#include <iterator>

namespace ws::triangulation {

namespace {

/// c·√d
struct Term {
  mpz_class radicand;
  int coefficient = 0;
};

/// The power of two whose multiples all terms are.
int common_exponent(const std::vector<TwoTerms>& numbers) {
  int least = 0;
  bool is_first = true;
  for (const TwoTerms& n : numbers)
    for (const double part : {n.high, n.low}) {
      if (part == 0) continue;
      int exponent = 0;
      (void)std::frexp(part, &exponent);
      least = is_first ? exponent - 53 : std::min(least, exponent - 53);
      is_first = false;
    }
  return least;
}

mpz_class scaled(TwoTerms number, int exponent) {
  return mpz_class(std::ldexp(number.high, -exponent)) + mpz_class(std::ldexp(number.low, -exponent));
}

/// Squared lengths as whole numbers in one unit, equal ones together, none with coefficient 0.
std::vector<Term> terms_of(const std::vector<Point>& points, const std::vector<Edge>& plus, const std::vector<Edge>& minus) {
  std::vector<TwoTerms> numbers;
  for (const auto* edges : {&plus, &minus})
    for (const Edge e : *edges) {
      numbers.push_back(two_difference(points[e.a].x, points[e.b].x));
      numbers.push_back(two_difference(points[e.a].y, points[e.b].y));
    }
  const int exponent = common_exponent(numbers);
  std::vector<Term> terms(numbers.size() / 2);
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const mpz_class x = scaled(numbers[2 * i], exponent), y = scaled(numbers[2 * i + 1], exponent);
    terms[i] = {x * x + y * y, i < plus.size() ? 1 : -1};
  }
  std::sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) { return a.radicand < b.radicand; });
  std::size_t count = 0;
  for (std::size_t i = 0; i < terms.size();) {
    Term sum = terms[i];
    for (++i; i < terms.size() && terms[i].radicand == sum.radicand; ++i) sum.coefficient += terms[i].coefficient;
    if (sum.coefficient != 0) terms[count++] = std::move(sum);
  }
  terms.resize(count);
  return terms;
}

/// The sign as far as `bits` fractional bits show it; 0: they do not.
int sign_with(const std::vector<Term>& terms, unsigned bits) {
  mpz_class low = 0, high = 0, root;
  for (const Term& term : terms) {
    mpz_sqrt(root.get_mpz_t(), mpz_class(term.radicand << (2 * bits)).get_mpz_t());
    low += term.coefficient * (term.coefficient > 0 ? root : root + 1);
    high += term.coefficient * (term.coefficient > 0 ? root + 1 : root);
  }
  return low > 0 ? 1 : high < 0 ? -1 : 0;
}

/// Whether Σ c·√d is 0: per class, with r its first radicand, Σ c·√(d r) is a whole number that must vanish.
bool is_zero(const std::vector<Term>& terms) {
  std::vector<bool> is_done(terms.size());
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (is_done[i]) continue;
    mpz_class sum = 0;
    for (std::size_t j = i; j < terms.size(); ++j) {
      if (is_done[j]) continue;
      const mpz_class product = terms[i].radicand * terms[j].radicand;
      if (!mpz_perfect_square_p(product.get_mpz_t())) continue;
      is_done[j] = true;
      sum += sqrt(product) * terms[j].coefficient;
    }
    if (sum != 0) return false;
  }
  return true;
}

}  // namespace

int compare_sums(const std::vector<Point>& points, const std::vector<Edge>& first, const std::vector<Edge>& second) {
  std::vector<Edge> a = first, b = second, plus, minus;
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(plus));
  std::set_difference(b.begin(), b.end(), a.begin(), a.end(), std::back_inserter(minus));
  const std::vector<Term> terms = terms_of(points, plus, minus);
  if (terms.empty()) return 0;
  constexpr unsigned first_bits = 64, bits_before_equality = 256;
  for (unsigned bits = first_bits;; bits *= 2) {
    if (const int sign = sign_with(terms, bits)) return sign;
    if (bits == bits_before_equality && is_zero(terms)) return 0;
  }
}

}  // namespace ws::triangulation
