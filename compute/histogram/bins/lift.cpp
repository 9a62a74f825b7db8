// SPDX-License-Identifier: MIT
#include "compute/histogram/bins/lift.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace ws::histogram {

namespace {

/// Squares of larger distances are at least 2^24 times the smallest normal number: those of distances 2^12 times smaller keep
/// all their digits.
constexpr double least_distance = 0x1p-51;
constexpr int exponent_of_largest = 40;  ///< that the largest distance is given: its square is far from the largest float

double distance(const VectorSet& a, std::size_t i, const VectorSet& b, std::size_t j) {
  double sum = 0;
  for (std::size_t k = 0; k < a.dimension(); ++k) {
    const double difference = double(a.at(i, k)) - double(b.at(j, k));
    sum += difference * difference;
  }
  return std::sqrt(sum);
}

/// Whether one of the references on a device is as far from the first: at least half as far as they extend along an axis.
bool is_far_on_device(const VectorSet& references, double least) {
  if (!references.is_whole_table()) return false;
  const TableFacts& facts = references.table()->facts();
  for (std::size_t k = 0; k < facts.low.size(); ++k)
    if ((facts.high[k] - facts.low[k]) / 2 >= least) return true;
  return false;
}

/// The reference that is farthest from the first one; nothing once one is so far that no query can be near both.
std::optional<std::size_t> farthest_from_first(const VectorSet& references, const RunContext& context) {
  constexpr std::size_t at_once = 4096;
  if (is_far_on_device(references, 2 * least_distance)) return std::nullopt;
  std::size_t farthest = 0;
  double most = 0;
  for (std::size_t r = 0; r < references.size(); ++r) {
    if (r % at_once == 0) context.check_stop();
    const double d = distance(references, r, references, 0);
    if (d >= 2 * least_distance) return std::nullopt;
    if (d <= most) continue;
    most = d;
    farthest = r;
  }
  return farthest;
}

VectorSet lifted(const VectorSet& vectors, int exponent) {
  VectorSet copy(Component::float32, vectors.dimension(), vectors.size());
  auto* to = copy.values<float>();
  for (std::size_t i = 0; i < vectors.size(); ++i, to += vectors.dimension()) {
    vectors.copy_row(i, to);
    for (std::size_t k = 0; k < vectors.dimension(); ++k) {
      const float component = std::ldexp(to[k], exponent);
      to[k] = std::isfinite(component) ? component : 0;
    }
  }
  return copy;
}

}  // namespace

int lift_of(const Problem& problem, const RunContext& context) {
  if (problem.is_whole() || problem.parameters.method == Method::reference) return 0;
  const VectorSet &queries = problem.queries, &references = problem.references;
  const auto farthest = farthest_from_first(references, context);
  if (!farthest) return 0;
  double least = std::numeric_limits<double>::infinity(), most = 0;
  std::size_t least_query = 0;
  for (std::size_t q = 0; q < queries.size(); ++q) {
    // A query's farthest reference is at most three times as far.
    const double d = std::max(distance(queries, q, references, 0), distance(queries, q, references, *farthest));
    most = std::max(most, d);
    if (d == 0 || d >= least) continue;  // 0: the query and all references are equal
    least = d;
    least_query = q;
  }
  if (problem.parameters.limits == Limits::global) least = most;
  if (most == 0 || least >= least_distance) return 0;
  const int exponent = exponent_of_largest - std::ilogb(most);
  if (std::ldexp(least, exponent) < least_distance)
    throw Error(ErrorKind::invalid_argument,
                told("distances from query {} are about {:.2g}, those from others up to {:.2g}: the squares of both do "
                     "not fit single precision",
                     least_query, least, most),
                said("ask these queries apart, or use --method reference, which counts in double precision"));
  return exponent;
}

Problem lifted(const Problem& problem, int exponent, const RunContext& context) {
  const std::size_t components = (problem.references.size() + problem.queries.size()) * problem.dimension();
  context.check_memory(components * sizeof(float), 0);
  Problem result = problem;
  result.references = lifted(problem.references, exponent);
  result.queries = lifted(problem.queries, exponent);
  return result;
}

}  // namespace ws::histogram
