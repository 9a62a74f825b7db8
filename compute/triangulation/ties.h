// What is equally short: parts of a triangulation that may be filled in several ways.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"

#include <cstddef>
#include <string>
#include <vector>

namespace ws::triangulation {

/// Edges of a triangulation, and others that are as short in their place. All ascending.
struct Tie {
  std::vector<Edge> chosen;
  std::vector<std::vector<Edge>> others;
};

/// The choices at all ties are free: each combination of them is a triangulation as short as the one that was chosen.
struct Ties {
  std::vector<Tie> ties;
  std::string count;        ///< of all triangulations that are as short: "8", "at least 12"; empty: it is not known
  bool are_listed = false;  ///< the combinations are all of them

  /// How many combinations there are, but at most `most`.
  [[nodiscard]] std::size_t combination_count(std::size_t most) const;
  /// One of them, ascending; of number 0 the triangulation itself, whose edges are given. O(edges).
  [[nodiscard]] std::vector<Edge> combination(const std::vector<Edge>& edges, std::size_t number) const;
};

}  // namespace ws::triangulation
