// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/order.h"

#include "compute/ridge/grid/ball_grid.h"

#include <algorithm>
#include <tuple>

namespace ws::ridge {

namespace {

struct Pair {
  double distance_squared;
  std::uint32_t a, b;
};

double distance_squared(const Balls& balls, std::size_t a, std::size_t b) {
  double sum = 0;
  for (std::size_t k = 0; k < balls.dimension; ++k) {
    const double difference = balls.centers[a * balls.dimension + k] - balls.centers[b * balls.dimension + k];
    sum += difference * difference;
  }
  return sum;
}

/// All pairs a < b within `radius`.
std::vector<Pair> pairs_within(const Balls& balls, double radius, const RunContext& context) {
  const BallGrid grid(balls, radius);
  std::vector<Pair> pairs;
  for (std::uint32_t a = 0; a < balls.size(); ++a) {
    context.check_stop();
    grid.for_near(a, [&](std::uint32_t b) {
      if (b <= a) return;
      const double squared = distance_squared(balls, a, b);
      if (squared <= radius * radius) pairs.push_back({squared, a, b});
    });
  }
  return pairs;
}

}  // namespace

std::vector<Link> order_links(const Balls& balls, double r2, const RunContext& context) {
  std::vector<Pair> pairs = pairs_within(balls, 2 * r2, context);
  const auto middle = std::partition(pairs.begin(), pairs.end(), [&](const Pair& p) { return p.distance_squared <= r2 * r2; });
  std::sort(pairs.begin(), middle, [](const Pair& p, const Pair& q) { return std::tie(p.a, p.b) < std::tie(q.a, q.b); });
  std::sort(middle, pairs.end(), [](const Pair& p, const Pair& q) {
    return std::tie(p.distance_squared, p.a, p.b) < std::tie(q.distance_squared, q.a, q.b);
  });
  std::vector<int> degree(balls.size(), 0);
  std::vector<Link> links;
  for (auto p = pairs.begin(); p != pairs.end(); ++p) {
    // After a decimation that converged no ball has a third neighbour within r2; the test matters where it was cut short.
    if (degree[p->a] > 1 || degree[p->b] > 1) continue;
    ++degree[p->a];
    ++degree[p->b];
    links.push_back({p->a, p->b, p >= middle});
  }
  return links;
}

PolylineSet walk_polylines(const Balls& balls, const std::vector<Link>& links,
                           const std::array<double, max_dimension>& origin) {
  std::vector<std::vector<std::uint32_t>> neighbors(balls.size());
  for (const Link& link : links) {
    neighbors[link.a].push_back(link.b);
    neighbors[link.b].push_back(link.a);
  }
  PolylineSet set{balls.dimension, {}, {}};
  std::vector<bool> visited(balls.size(), false);
  const auto walk = [&](std::uint32_t start) {
    Polyline line;
    for (std::uint32_t at = start, previous = start;;) {
      visited[at] = true;
      for (std::size_t k = 0; k < balls.dimension; ++k)
        line.coordinates.push_back(origin[k] + balls.centers[at * balls.dimension + k]);
      const auto next = std::find_if(neighbors[at].begin(), neighbors[at].end(),
                                     [&](std::uint32_t n) { return n != previous && !visited[n]; });
      if (next == neighbors[at].end()) {
        line.closed = at != start && neighbors[start].size() == 2 && neighbors[at].size() == 2;
        break;
      }
      previous = std::exchange(at, *next);
    }
    set.lines.push_back(std::move(line));
  };
  for (const std::size_t most : {std::size_t{1}, std::size_t{2}})
    for (std::uint32_t i = 0; i < balls.size(); ++i)
      if (!visited[i] && neighbors[i].size() <= most) walk(i);
  return set;
}

}  // namespace ws::ridge
