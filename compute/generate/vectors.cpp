// SPDX-License-Identifier: MIT
#include "compute/generate/vectors.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ws::generate {
namespace {

/// Rows one after another: next(row, component) gives each value.
template <class T, class Next>
VectorSet fill(Component type, std::size_t dimension, std::size_t count, const Next& next) {
  VectorSet set(type, dimension, count);
  T* at = set.values<T>();
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t k = 0; k < dimension; ++k) *at++ = static_cast<T>(next(i, k));
  set.holds_bytes = type == Component::uint8;
  return set;
}

template <class T, class Next>
VectorPair both(Component type, const VectorShape& shape, const Next& next) {
  VectorPair pair;
  pair.references = fill<T>(type, shape.dimension, shape.count, next);
  pair.queries = fill<T>(type, shape.dimension, shape.queries, next);
  return pair;
}

}  // namespace

VectorPair sift_like(const VectorShape& shape, Random& random) {
  constexpr double largest = 218, spread = 24;
  return both<std::uint8_t>(Component::uint8, shape, [&](std::size_t, std::size_t) {
    const double deviate = random.normal();
    return std::floor(std::min(largest, spread * deviate * deviate));
  });
}

VectorPair uniform_vectors(const VectorShape& shape, Random& random) {
  return both<float>(Component::float32, shape, [&](std::size_t, std::size_t) { return random.uniform(); });
}

VectorPair gauss(const VectorShape& shape, Random& random) {
  return both<float>(Component::float32, shape, [&](std::size_t, std::size_t) { return random.normal(); });
}

VectorPair cluster_vectors(const VectorShape& shape, double radius, Random& random) {
  constexpr std::size_t cluster_count = 100;
  std::vector<double> centres(cluster_count * shape.dimension);
  for (double& c : centres) c = random.uniform();
  std::size_t cluster = 0;
  return both<float>(Component::float32, shape, [&](std::size_t, std::size_t k) {
    if (k == 0) cluster = static_cast<std::size_t>(random.integer(cluster_count - 1));
    return centres[cluster * shape.dimension + k] + radius * random.normal();
  });
}

VectorPair copied_queries(const VectorShape& shape, Random& random) {
  constexpr std::size_t one_in = 100;
  VectorPair pair = uniform_vectors(shape, random);
  for (std::size_t i = 0; shape.count > 0 && i < shape.queries; i += one_in)
    pair.references.copy_row(static_cast<std::size_t>(random.integer(shape.count - 1)),
                             pair.queries.values<float>() + i * shape.dimension);
  return pair;
}

}  // namespace ws::generate
