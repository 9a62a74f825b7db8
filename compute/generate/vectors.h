// Vectors of many components: what nearest neighbours are usually measured on, and its corner cases.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/vector_set.h"
#include "compute/generate/random.h"

#include <cstddef>

namespace ws::generate {

/// References and the queries to compare with them. The references do not depend on how many queries there are.
struct VectorPair {
  VectorSet references, queries;
};
struct VectorShape {
  std::size_t dimension, count, queries;
};

/// Whole numbers 0…218, many zeros and a long tail, as gradient histograms of photographs have them; one byte each.
[[nodiscard]] VectorPair sift_like(const VectorShape& shape, Random& random);
/// Each component evenly in [0, 1).
[[nodiscard]] VectorPair uniform_vectors(const VectorShape& shape, Random& random);
/// Each component standard normal.
[[nodiscard]] VectorPair gauss(const VectorShape& shape, Random& random);
/// Normal around 100 random centres of the unit cube with standard deviation `radius`.
[[nodiscard]] VectorPair cluster_vectors(const VectorShape& shape, double radius, Random& random);
/// Even references; every hundredth query is a copy of one of them.
[[nodiscard]] VectorPair copied_queries(const VectorShape& shape, Random& random);

}  // namespace ws::generate
