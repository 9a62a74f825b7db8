// SPDX-License-Identifier: MIT
#include "compute/ridge/balls/order.h"

#include "compute/ridge/grid/ball_grid.h"

#include <algorithm>
#include <numeric>
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
  for (std::uint32_t n = 0; n < balls.size(); ++n) {
    context.check_stop();
    grid.for_pairs_of(n, [&](std::uint32_t i, std::uint32_t j) {
      const double squared = distance_squared(balls, i, j);
      if (squared <= radius * radius) pairs.push_back({squared, std::min(i, j), std::max(i, j)});
    });
  }
  return pairs;
}

/// On a line a curve goes from each ball to the next: it has no piece over a ball between, and never comes back.
void keep_neighbors_on_line(std::vector<Pair>& pairs, const std::vector<double>& centers) {
  std::vector<std::uint32_t> order(centers.size()), rank(centers.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return centers[a] < centers[b]; });
  for (std::uint32_t i = 0; i < order.size(); ++i) rank[order[i]] = i;
  std::erase_if(pairs, [&](const Pair& p) { return rank[p.a] + 1 != rank[p.b] && rank[p.b] + 1 != rank[p.a]; });
}

}  // namespace

std::vector<Link> order_links(const Balls& balls, double r2, const RunContext& context) {
  std::vector<Pair> pairs = pairs_within(balls, 2 * r2, context);
  if (balls.dimension == 1) keep_neighbors_on_line(pairs, balls.centers);
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

std::vector<std::size_t> part_sizes(std::size_t ball_count, const std::vector<Link>& links) {
  std::vector<std::size_t> root(ball_count), sizes(ball_count, 0);
  std::iota(root.begin(), root.end(), std::size_t{0});
  const auto root_of = [&](std::size_t i) {
    while (root[i] != i) i = root[i] = root[root[i]];
    return i;
  };
  for (const Link& link : links) root[root_of(link.a)] = root_of(link.b);
  for (std::size_t i = 0; i < ball_count; ++i) ++sizes[root_of(i)];
  for (std::size_t i = 0; i < ball_count; ++i) sizes[i] = sizes[root_of(i)];
  return sizes;
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
