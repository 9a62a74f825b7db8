// Edges forced into a triangulation by flips, after S. Sloan, A fast algorithm for generating constrained Delaunay
// triangulations, 1993.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/delaunay/delaunay.h"

#include <functional>

namespace ws::triangulation {

/// Inserts edges, one by one, into a mesh.
class EdgeInserter {
 public:
  explicit EdgeInserter(Mesh& mesh);

  /// Makes the edge between two points (places in mesh.points) part of the mesh. False, and nothing changes, where it would
  /// cross one that was inserted before or run through a point. O(crossed edges), usually.
  bool insert(std::uint32_t a, std::uint32_t b);

 private:
  [[nodiscard]] std::uint32_t find(std::uint32_t a, std::uint32_t b) const;
  bool find_crossed(std::uint32_t a, std::uint32_t b);
  void fix(std::uint32_t side);
  [[nodiscard]] bool is_fixed(std::uint32_t side) const { return fixed_[3 * cell_of(side) + place_in_cell(side)] != 0; }
  void flip(std::uint32_t side);

  Mesh& mesh_;
  std::vector<std::uint32_t> side_at_;  ///< of each point, one that leaves it
  std::vector<std::uint8_t> fixed_;     ///< sides that must stay
  std::vector<Edge> crossed_;
};

/// Edges in the caller's indices, which do not cross each other; then of `wishes`, in their order, those that cross none
/// before. Throws Cancelled.
void constrain(Mesh& mesh, const std::vector<Edge>& edges, const std::vector<Edge>& wishes, const RunContext& context);

}  // namespace ws::triangulation
