// SPDX-License-Identifier: MIT
#include "compute/histogram/bins/doubt.h"

#include "compute/histogram/bins/estimate.h"
#include "compute/histogram/bins/quick_rule.h"

#include <algorithm>
#include <vector>

namespace ws::histogram {

namespace {

constexpr std::size_t sampled_references = 1024, sampled_queries = 8;

VectorSet sample_of(const VectorSet& vectors, std::size_t count) {
  return vectors.every_nth(std::max<std::size_t>(vectors.size() / count, 1)).first_ones(count);
}

std::vector<double> mean_of(const std::vector<float>& rows, std::size_t dimension) {
  std::vector<double> mean(dimension);
  for (std::size_t i = 0; i < rows.size(); ++i) mean[i % dimension] += rows[i];
  const std::size_t row_count = rows.size() / dimension;
  for (double& m : mean) m /= static_cast<double>(row_count);
  return mean;
}

/// The parts of the bound, as large as halves usually leave them.
std::vector<double> slacks_of(const std::vector<float>& rows, const std::vector<double>& mean) {
  std::vector<double> slacks(rows.size() / mean.size());
  for (std::size_t i = 0; i < slacks.size(); ++i) {
    SplitSums sums;
    for (std::size_t k = 0; k < mean.size(); ++k) {
      const double a = rows[i * mean.size() + k] - mean[k];
      sums.square += a * a;
    }
    sums.low = half_ulp * sums.square;
    slacks[i] = facts_of(sums, 0, static_cast<unsigned>(mean.size())).slack;
  }
  return slacks;
}

}  // namespace

double doubtful_share(const Problem& problem) {
  const std::size_t dimension = problem.dimension();
  const std::vector<float> references = floats_of(sample_of(problem.references, sampled_references)),
                           queries = floats_of(sample_of(problem.queries, sampled_queries));
  const std::vector<double> mean = mean_of(references, dimension), reference_slacks = slacks_of(references, mean),
                            query_slacks = slacks_of(queries, mean);
  const double slope = slope_of(static_cast<unsigned>(dimension));
  double doubts = 0;
  std::vector<float> keys(reference_slacks.size());
  for (std::size_t q = 0; q < query_slacks.size(); ++q) {
    for (std::size_t r = 0; r < keys.size(); ++r) {
      keys[r] = 0;
      for (std::size_t k = 0; k < dimension; ++k)
        keys[r] = next_sum(keys[r], queries[q * dimension + k], references[r * dimension + k]);
    }
    const auto [low, high] = std::minmax_element(keys.begin(), keys.end());
    const BinRule rule = rule_of(*low, *high, static_cast<std::int32_t>(problem.parameters.bins), false, false);
    const QuickRule quick = quick_rule(rule);
    if (quick.sure < 0) {
      doubts += static_cast<double>(keys.size());
      continue;
    }
    for (std::size_t r = 0; r < keys.size(); ++r) {
      const double bound = slope * keys[r] + reference_slacks[r] + query_slacks[q], root = std::sqrt(double{keys[r]});
      const double bins = rule.scale * (root > 0 ? bound / root : std::sqrt(bound));  // that the interval is wide
      doubts += std::min(1.0, bins + 1 - 2 * double{quick.sure});
    }
  }
  return doubts / static_cast<double>(keys.size() * query_slacks.size());
}

}  // namespace ws::histogram
