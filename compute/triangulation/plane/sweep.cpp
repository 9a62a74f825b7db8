// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/sweep.h"

#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/edge_order.h"

namespace ws::triangulation {

std::vector<Edge> sweep_edges(const std::vector<Point>& points, CpuExecutor& executor) {
  constexpr std::size_t points_per_poll = 16'384;
  const std::vector<std::uint32_t> order = lexicographic_order(points, executor.context().stop);
  std::vector<Edge> edges;
  edges.reserve(3 * points.size());
  // The hull's two sides from the leftmost point to the last one, which is the top of both.
  std::vector<std::uint32_t> upper, lower;
  const auto join = [&](std::vector<std::uint32_t>& chain, std::uint32_t p, int outside) {
    while (chain.size() >= 2 && outside * orientation(points[chain[chain.size() - 2]], points[chain.back()], points[p]) > 0) {
      chain.pop_back();
      edges.push_back(edge_of(chain.back(), p));
    }
    chain.push_back(p);
  };
  for (std::size_t k = 0; k < order.size(); ++k) {
    if (k % points_per_poll == 0) executor.context().check_stop();
    const std::uint32_t p = order[k];
    if (k > 0) edges.push_back(edge_of(order[k - 1], p));
    join(upper, p, 1);
    join(lower, p, -1);
  }
  return ordered_edges(edges.size(), points.size(), executor, [&](std::size_t i) { return edges[i]; });
}

}  // namespace ws::triangulation
