// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/greedy.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/candidates/convex_diamonds.h"
#include "compute/triangulation/candidates/direction_table.h"
#include "compute/triangulation/delaunay/constrain.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/hull.h"
#include "compute/triangulation/plane/polled.h"
#include "compute/triangulation/plane/spatial_order.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

/// Edges of the mesh's points, `sorted` along a curve, in the order in which greedy tries them. `hull` is of the sorted ones.
std::vector<Edge> candidates_by_length(const Mesh& mesh, const std::vector<std::uint32_t>& along_curve,
                                       const std::vector<Point>& sorted, const Hull& hull, double tangent,
                                       CpuExecutor& executor) {
  const Neighbours graph = diamond_edges(sorted, hull, tangent, executor);
  constexpr std::uint32_t points_per_poll = 16'384;
  struct Candidate {
    double squared_length;
    Edge edge;
  };
  std::vector<Candidate> candidates;
  candidates.reserve(graph.half_edge_count() / 2);
  for (std::uint32_t i = 0; i < sorted.size(); ++i) {
    if (i % points_per_poll == 0) executor.context().check_stop();
    for (std::uint32_t h = graph.first[i]; h < graph.first[i + 1]; ++h)
      if (i < graph.target[h])
        candidates.push_back(
            {squared_distance(sorted[i], sorted[graph.target[h]]), {along_curve[i], along_curve[graph.target[h]]}});
  }
  executor.context().check_stop();
  const auto in_callers = [&](Edge e) { return edge_of(mesh.index[e.a], mesh.index[e.b]); };
  polled_sort(candidates.begin(), candidates.end(), executor.context().stop, [&](const Candidate& a, const Candidate& b) {
    const double doubt = 8 * rounding_unit * (a.squared_length + b.squared_length);
    if (std::abs(a.squared_length - b.squared_length) > doubt) return a.squared_length < b.squared_length;
    const int order =
        compare_lengths(mesh.points[a.edge.a], mesh.points[a.edge.b], mesh.points[b.edge.a], mesh.points[b.edge.b]);
    return order != 0 ? order < 0 : in_callers(a.edge) < in_callers(b.edge);
  });
  std::vector<Edge> edges(candidates.size());
  std::transform(candidates.begin(), candidates.end(), edges.begin(), [](const Candidate& c) { return c.edge; });
  return edges;
}

/// How many of the candidates could be inserted; stops at `wanted`.
std::size_t insert_all(Mesh& mesh, const std::vector<Edge>& candidates, std::size_t wanted, const RunContext& context) {
  EdgeInserter inserter(mesh);
  std::size_t inserted = 0;
  for (std::size_t i = 0; i < candidates.size() && inserted < wanted; ++i) {
    if (i % 1024 == 0) {
      context.check_stop();
      context.report(0.5 + 0.5 * double(i) / double(candidates.size()), "greedy triangulation");
    }
    inserted += inserter.insert(candidates[i].a, candidates[i].b);
  }
  return inserted;
}

}  // namespace

std::vector<Edge> greedy(const std::vector<Point>& points, RunContext& context) {
  context.check_memory(points.size() * 1'000, 0);
  return greedy(points, delaunay(points, context), context);
}

std::vector<Edge> greedy(const std::vector<Point>& points, const Mesh& start, RunContext& context) {
  if (start.cells.empty()) return edges_of(start);
  CpuExecutor executor(context);
  const std::vector<std::uint32_t> along_curve = hilbert_order(start.points, executor);
  std::vector<Point> sorted;
  sorted.reserve(along_curve.size());
  for (const std::uint32_t i : along_curve) sorted.push_back(start.points[i]);
  const Hull hull = convex_hull(sorted, executor);
  const std::size_t wanted = triangulation_counts(points.size(), hull).edges;
  // The list holds all greedy edges at the first angle; were one missing, a smaller angle would have it.
  for (double tangent = greedy_tangent;; tangent /= 2) {
    Mesh mesh = start;
    const std::vector<Edge> candidates = candidates_by_length(mesh, along_curve, sorted, hull, tangent, executor);
    if (insert_all(mesh, candidates, wanted, context) == wanted) return edges_of(mesh, executor);
  }
}

}  // namespace ws::triangulation
