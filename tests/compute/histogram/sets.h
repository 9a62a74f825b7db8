// Vectors for tests: handmade lines of numbers and generated sets, as problems.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/generate/vectors.h"
#include "compute/histogram/bins/problem.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace ws::histogram::test {

/// Vectors of one component.
inline VectorSet line(const std::vector<float>& numbers) {
  VectorSet set(Component::float32, 1, numbers.size());
  std::copy(numbers.begin(), numbers.end(), set.values<float>());
  set.holds_bytes = facts_of(set).holds_bytes;
  return set;
}

inline Problem problem_of(generate::VectorPair pair, std::int64_t bins, Method method = Method::simd) {
  Problem problem;
  problem.references = std::move(pair.references);
  problem.queries = std::move(pair.queries);
  problem.parameters.bins = bins;
  problem.parameters.method = method;
  return problem;
}

inline std::vector<std::int32_t> row_of(const Table& table, std::size_t q) { return {table.row(q), table.row(q) + table.bins}; }

/// Every component times `factor` plus `shift`.
inline VectorSet changed(const VectorSet& vectors, float factor, float shift) {
  VectorSet copy(Component::float32, vectors.dimension(), vectors.size());
  for (std::size_t i = 0; i < vectors.size(); ++i)
    for (std::size_t k = 0; k < vectors.dimension(); ++k)
      copy.values<float>()[i * vectors.dimension() + k] = factor * vectors.at(i, k) + shift;
  return copy;
}
/// Keys that are all 0, below the smallest normal number, or near the largest one.
inline std::vector<Problem> extreme_problems(std::int64_t bins) {
  std::vector<Problem> problems;
  for (const float factor : {0.0f, 1e-30f, 1e-22f, 1e-18f, 1e-10f, 1e10f, 1e18f})
    for (const bool skip : {false, true}) {
      generate::Random random(22);
      const generate::VectorPair pair = generate::gauss({3, 5003, 33}, random);
      problems.push_back(problem_of({changed(pair.references, factor, 0), changed(pair.queries, factor, 0)}, bins));
      problems.back().parameters.skip_self = skip;
    }
  return problems;
}
/// Queries so far away that the limits are close to each other: estimates are hardly ever sure.
inline std::vector<Problem> distant_problems(std::int64_t bins) {
  std::vector<Problem> problems;
  for (const float away : {10.0f, 1e3f, 1e5f, 1e7f}) {
    generate::Random random(23);
    const generate::VectorPair pair = generate::uniform_vectors({3, 20'011, 33}, random);
    problems.push_back(problem_of({pair.references, changed(pair.queries, 1, away)}, bins));
  }
  return problems;
}

/// Names the first entry that differs.
inline ::testing::AssertionResult same_table(const Table& a, const Table& b) {
  for (std::size_t q = 0; q < a.queries; ++q) {
    if (a.low[q] != b.low[q] || a.high[q] != b.high[q])
      return ::testing::AssertionFailure() << "query " << q << ": limits " << a.low[q] << ", " << a.high[q] << " and "
                                           << b.low[q] << ", " << b.high[q];
    if (a.degenerate[q] != b.degenerate[q]) return ::testing::AssertionFailure() << "query " << q << ": degenerate in one";
    for (std::size_t k = 0; k < a.bins; ++k)
      if (a.row(q)[k] != b.row(q)[k])
        return ::testing::AssertionFailure() << "query " << q << ", bin " << k << ": " << a.row(q)[k] << " and " << b.row(q)[k];
  }
  return ::testing::AssertionSuccess();
}

/// By the name that tests print.
struct NamedSet {
  std::string name;
  generate::VectorPair (*make)(const generate::VectorShape&, generate::Random&);
};
inline const std::vector<NamedSet>& named_sets() {
  using generate::Random;
  using generate::VectorShape;
  static const std::vector<NamedSet> sets{
      {"sift_like", [](const VectorShape& s, Random& r) { return generate::sift_like(s, r); }},
      {"uniform", [](const VectorShape& s, Random& r) { return generate::uniform_vectors(s, r); }},
      {"gauss", [](const VectorShape& s, Random& r) { return generate::gauss(s, r); }},
      {"clusters", [](const VectorShape& s, Random& r) { return generate::cluster_vectors(s, 0.05, r); }},
      {"copied", [](const VectorShape& s, Random& r) { return generate::copied_queries(s, r); }}};
  return sets;
}

}  // namespace ws::histogram::test
