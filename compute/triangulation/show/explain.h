// Why a step towards a triangulation was taken, and why an edge, a point or a call is as it is.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/code_lines.h"
#include "compute/triangulation/result.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ws::triangulation {

[[nodiscard]] MethodCode pseudocode_of(const Parameters& parameters);

/// Claims are checked on the states of the step's edges, by exact predicates: O(n log n), more for few points.
[[nodiscard]] Explanation explain_step(const TriangulationResult& result, std::size_t step, RunContext& context);

/// What lies at a step where: the states of the story's edges, and those that are in.
class EdgesAt {
 public:
  EdgesAt(const TriangulationResult& result, std::size_t step);

  [[nodiscard]] const std::vector<EdgeState>& states() const { return states_; }
  /// Forced, kept or chosen, ascending.
  [[nodiscard]] const std::vector<Edge>& in() const { return in_; }
  [[nodiscard]] std::size_t count(EdgeState state) const;
  /// Edges of a state.
  [[nodiscard]] std::vector<Edge> all(EdgeState state) const;
  /// Of any edge; `hidden` where the story does not have it.
  [[nodiscard]] EdgeState state_of(Edge edge) const;

 private:
  const TriangulationResult& result_;
  std::vector<EdgeState> states_;
  std::vector<Edge> in_;
};

/// The points across an edge, left and right of it from its smaller end, such that both triangles are of edges that are in;
/// its own ends where there is none.
struct Across {
  std::uint32_t left, right;
};
[[nodiscard]] Across across(const std::vector<Point>& points, const std::vector<Edge>& in, Edge edge);

/// Points and edges by the numbers of points; calls of a search.
[[nodiscard]] std::vector<Explainable> explainable_at(const TriangulationResult& result, std::size_t step);
/// The edge that "edge" with this index names; an edge of a point with itself where there is none.
[[nodiscard]] Edge edge_numbered(const TriangulationResult& result, std::size_t index);
/// Of any two points: why the edge between them is in, out or open at the step, with what proves it. O(points + edges).
[[nodiscard]] Reasons why_edge(const TriangulationResult& result, Edge edge, std::size_t step, RunContext& context);
[[nodiscard]] Reasons why_point(const TriangulationResult& result, std::size_t point, std::size_t step);

}  // namespace ws::triangulation
