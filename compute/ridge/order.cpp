// SPDX-License-Identifier: MIT
#include "compute/ridge/order.h"

#include <algorithm>
#include <cmath>
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

std::size_t widest_coordinate(const Balls& balls) {
  std::vector<double> low(balls.dimension, INFINITY), high(balls.dimension, -INFINITY);
  for (std::size_t v = 0; v < balls.centers.size(); ++v) {
    low[v % balls.dimension] = std::min(low[v % balls.dimension], balls.centers[v]);
    high[v % balls.dimension] = std::max(high[v % balls.dimension], balls.centers[v]);
  }
  std::size_t widest = 0;
  for (std::size_t k = 1; k < balls.dimension; ++k)
    if (high[k] - low[k] > high[widest] - low[widest]) widest = k;
  return widest;
}

/// All pairs a < b within `radius`, by a sweep along the widest coordinate.
std::vector<Pair> pairs_within(const Balls& balls, double radius, const RunContext& context) {
  const std::size_t along = widest_coordinate(balls);
  std::vector<std::uint32_t> by_x(balls.size());
  std::iota(by_x.begin(), by_x.end(), 0u);
  const auto x = [&](std::uint32_t i) { return balls.centers[i * balls.dimension + along]; };
  std::sort(by_x.begin(), by_x.end(), [&](auto a, auto b) { return std::tuple(x(a), a) < std::tuple(x(b), b); });
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < by_x.size(); ++i) {
    context.check_stop();
    for (std::size_t j = i + 1; j < by_x.size() && x(by_x[j]) - x(by_x[i]) <= radius; ++j) {
      const double squared = distance_squared(balls, by_x[i], by_x[j]);
      if (squared <= radius * radius) pairs.push_back({squared, std::min(by_x[i], by_x[j]), std::max(by_x[i], by_x[j])});
    }
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
