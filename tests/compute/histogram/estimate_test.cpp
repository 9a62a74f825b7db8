// The bound on estimates from products of halves, with the matrix units played by the worst that is known of them: products in
// fours, each cut off below 24 bits of the largest, sums cut off too.
// SPDX-License-Identifier: MIT
#include "compute/histogram/bins/estimate.h"
#include "compute/histogram/bins/bins.h"
#include "compute/histogram/bins/doubt.h"
#include "tests/compute/histogram/sets.h"

#include <array>

namespace ws::histogram::test {
namespace {

/// Rounded to the nearest half, as the device does it.
float as_half(float x) {
  const int lowest = -24, exponent = x == 0 ? lowest : std::max(std::ilogb(x) - 10, lowest);
  return std::ldexp(std::nearbyint(std::ldexp(x, -exponent)), exponent);
}

/// Towards zero, to a multiple of 2^(exponent − 23), where 2^exponent ≤ |of| < 2^(exponent + 1).
double cut_off(double x, double of) {
  if (of == 0) return x;
  const double unit = std::ldexp(1.0, std::ilogb(of) - 23);
  return std::trunc(x / unit) * unit;
}

/// The sum of four products and one number.
double add_four(double sum, const float* a, const float* b) {
  std::array<double, 5> addends{sum};
  for (std::size_t i = 0; i < 4; ++i) addends[i + 1] = double{a[i]} * b[i];
  double largest = 0, total = 0;
  for (const double x : addends) largest = std::max(largest, std::fabs(x));
  for (const double x : addends) total += cut_off(x, largest);
  return cut_off(total, total);
}
double add_step(double sum, const float* a, const float* b) {
  for (int i = 0; i < step_components; i += 4) sum = add_four(sum, a + i, b + i);
  return sum;
}

/// A vector as the device keeps it.
struct Split {
  std::vector<float> high, low;
  EstimateFacts facts;
};

Split split(const std::vector<float>& vector, const std::vector<float>& centre) {
  const std::size_t room = (vector.size() + step_components - 1) / step_components * step_components;
  Split result{std::vector<float>(room), std::vector<float>(room), facts_of_unknown()};
  std::vector<float> a(vector.size());
  float largest = 0;
  SplitSums sums;
  for (std::size_t k = 0; k < a.size(); ++k) {
    a[k] = vector[k] - centre[k];
    largest = std::max(largest, std::fabs(a[k]));
    sums.square += double{a[k]} * a[k];
  }
  if (!can_be_split(largest, sums.square)) return result;
  const int shift = largest > 0 ? shift_of(largest) : 0;
  for (std::size_t k = 0; k < a.size(); ++k) {
    const float scaled = std::ldexp(a[k], shift);
    result.high[k] = as_half(scaled);
    result.low[k] = as_half(scaled - result.high[k]);
    const double low = std::ldexp(double{result.low[k]}, -shift),
                 lost = a[k] - std::ldexp(double{result.high[k]}, -shift) - low;
    sums.low += low * low;
    sums.lost += lost * lost;
  }
  result.facts = facts_of(sums, shift, static_cast<unsigned>(vector.size()));
  return result;
}

float estimate(const Split& q, const Split& r) {
  float dot = 0;
  for (std::size_t k = 0; k < q.high.size(); k += step_components) {
    double step = add_step(0, &q.low[k], &r.high[k]);
    step = add_step(step, &q.high[k], &r.low[k]);
    step = add_step(step, &q.high[k], &r.high[k]);
    dot += static_cast<float>(step);
  }
  return estimate_of(dot, q.facts.square, q.facts.unit, r.facts.square, r.facts.unit);
}

float direct(const std::vector<float>& q, const std::vector<float>& r) {
  float sum = 0;
  for (std::size_t k = 0; k < q.size(); ++k) sum = next_sum(sum, q[k], r[k]);
  return sum;
}

std::vector<float> row_of(const VectorSet& set, std::size_t i) {
  std::vector<float> row(set.dimension());
  set.copy_row(i, row.data());
  return row;
}

std::vector<float> middle_of(const VectorSet& set) {
  std::vector<float> centre(set.dimension());
  for (std::size_t k = 0; k < centre.size(); ++k) {
    double sum = 0;
    for (std::size_t i = 0; i < set.size(); ++i) sum += set.at(i, k);
    centre[k] = static_cast<float>(sum / static_cast<double>(set.size()));
  }
  return centre;
}

/// Of the pairs of a problem: how far the farthest estimate is off, as a part of the bound. Above 1 the bound is wrong.
double worst_part(const generate::VectorPair& pair) {
  const std::vector<float> centre = middle_of(pair.references);
  const float slope = slope_of(static_cast<unsigned>(centre.size()));
  double worst = 0;
  for (std::size_t i = 0; i < pair.queries.size(); ++i)
    for (std::size_t j = 0; j < pair.references.size(); ++j) {
      const std::vector<float> q = row_of(pair.queries, i), r = row_of(pair.references, j);
      const Split left = split(q, centre), right = split(r, centre);
      const float made = estimate(left, right), key = direct(q, r), slack = left.facts.slack + right.facts.slack;
      EXPECT_FALSE(std::isnan(made));
      const KeyInterval interval = interval_of(made, slope, slack);
      EXPECT_LE(interval.low, key);
      EXPECT_GE(interval.high, key);
      if (std::isfinite(slack) && slack > 0)
        worst = std::max(worst, std::fabs(double{made} - key) / (double{slope} * std::fabs(made) + slack));
    }
  return worst;
}

TEST(Estimates, AreWithinTheirBoundOnEverySet) {
  for (const std::size_t dimension : {1, 4, 16, 17, 128, 960})
    for (const NamedSet& set : named_sets()) {
      generate::Random random(3);
      const double worst = worst_part(set.make({dimension, 60, 20}, random));
      EXPECT_LE(worst, 1) << set.name << " " << dimension;
      EXPECT_GT(worst, 1e-3) << "hardly any rounding is played, or the bound is of no use";
    }
}

TEST(Estimates, AreWithinTheirBoundAtEveryScaleAndPlace) {
  for (const float factor : {0.0f, 1e-38f, 1e-30f, 1e-22f, 1e-18f, 1e-10f, 0.3f, 1e10f, 1e17f, 1e18f, 1e19f, 1e30f})
    for (const float shift : {0.0f, 1.0f, 1e4f}) {
      generate::Random random(4);
      const generate::VectorPair pair = generate::gauss({33, 30, 10}, random);
      EXPECT_LE(worst_part({changed(pair.references, factor, shift * factor), changed(pair.queries, factor, shift * factor)}),
                1)
          << factor << " " << shift;
    }
}

TEST(Estimates, AreWithinTheirBoundWhereComponentsDifferMuch) {
  for (const int most : {10, 30, 60}) {
    generate::Random random(5);
    generate::VectorPair pair = generate::gauss({48, 40, 15}, random);
    for (VectorSet* set : {&pair.references, &pair.queries})
      for (std::size_t i = 0; i < set->size() * 48; ++i)
        set->values<float>()[i] = std::ldexp(set->values<float>()[i], static_cast<int>(random.uniform() * most) - most / 2);
    EXPECT_LE(worst_part(pair), 1) << most;
  }
}

TEST(Estimates, AreWithinTheirBoundWhereProductsCancel) {
  for (const std::size_t dimension : {16, 64, 1024}) {
    generate::Random random(8);
    generate::VectorPair pair = generate::uniform_vectors({dimension, 30, 30}, random);
    for (VectorSet* set : {&pair.references, &pair.queries})
      for (std::size_t i = 0; i < set->size() * dimension; ++i) {
        float& x = set->values<float>()[i];
        x = (random.uniform() < 0.5 ? -1.0f : 1.0f) * (1 + 0.001f * x);
      }
    EXPECT_LE(worst_part(pair), 1) << dimension;
  }
}

TEST(Estimates, OfEqualVectorsReachZero) {
  generate::Random random(6);
  const generate::VectorPair pair = generate::gauss({128, 20, 1}, random);
  EXPECT_LE(worst_part({pair.references, pair.references}), 1);
}

TEST(Estimates, AreCloseEnoughToBeOfUse) {
  generate::Random random(7);
  const Problem problem = problem_of(generate::gauss({128, 20'000, 50}, random), 256);
  EXPECT_LT(doubtful_share(problem), 0.02);
  EXPECT_GT(doubtful_share(problem), 0.002);
  Problem fine = problem;
  fine.parameters.bins = 100'000;
  EXPECT_GT(doubtful_share(fine), 0.5);
}

TEST(Estimates, LeaveAllInDoubtWhereDistancesAreEqual) {
  VectorSet same(Component::float32, 40, 50);
  std::fill_n(same.values<float>(), 40 * 50, 1.5f);
  EXPECT_EQ(doubtful_share(problem_of({same, same}, 5)), 1);
}

}  // namespace
}  // namespace ws::histogram::test
