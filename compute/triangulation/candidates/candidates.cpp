// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/candidates.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/triangulation/exact/length.h"
#include "compute/triangulation/exact/predicates.h"

#include <algorithm>

namespace ws::triangulation {

namespace {

/// The nearest points in each direction to the right of `from` (or straight above it).
std::vector<std::uint32_t> visible_to_the_right(const std::vector<Point>& points, std::uint32_t from) {
  const Point p = points[from];
  std::vector<std::uint32_t> right;
  for (std::uint32_t i = 0; i < points.size(); ++i)
    if (lexicographically_less(p, points[i])) right.push_back(i);
  std::sort(right.begin(), right.end(), [&](std::uint32_t a, std::uint32_t b) {
    const int turn = orientation(p, points[a], points[b]);
    return turn != 0 ? turn > 0 : lexicographically_less(points[a], points[b]);
  });
  const auto is_behind = [&](std::uint32_t a, std::uint32_t b) { return orientation(p, points[a], points[b]) == 0; };
  right.erase(std::unique(right.begin(), right.end(), is_behind), right.end());
  return right;
}

using Crossings = std::vector<std::vector<std::uint32_t>>;

/// Of each edge those that cross it, ascending.
Crossings crossings_of(const std::vector<Point>& points, const std::vector<Edge>& edges, const RunContext& context) {
  Crossings crossings(edges.size());
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    context.check_stop();
    const Edge e = edges[i];
    for (std::uint32_t j = i + 1; j < edges.size(); ++j) {
      const Edge f = edges[j];
      if (e.a == f.a || e.b == f.b || e.a == f.b || e.b == f.a) continue;
      if (!segments_cross(points[e.a], points[e.b], points[f.a], points[f.b])) continue;
      crossings[i].push_back(j);
      crossings[j].push_back(i);
    }
  }
  return crossings;
}

void check_size(std::size_t point_count, const RunContext& context) {
  if (point_count > most_candidate_points)
    throw Error(ErrorKind::invalid_argument,
                told("{} points have {} candidate edges, too many for a table of crossings", point_count,
                     point_count * (point_count - 1) / 2),
                told("take at most {} points, or the method lmt", most_candidate_points));
  const std::size_t edges = point_count * (point_count - 1) / 2;
  // At most a third of all pairs of edges cross; a list entry is 4 bytes and its vector may hold twice what it needs.
  context.check_memory(edges * edges / 8 + edges * edges / 3 * 8, 0);
}

}  // namespace

std::vector<Edge> candidate_edges(const std::vector<Point>& points) {
  std::vector<Edge> edges;
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (const std::uint32_t j : visible_to_the_right(points, i)) edges.push_back(edge_of(i, j));
  std::sort(edges.begin(), edges.end());
  return edges;
}

Candidates candidates_of(const std::vector<Point>& points, RunContext& context) {
  check_size(points.size(), context);
  Candidates made;
  made.hull = convex_hull(points);
  made.counts = triangulation_counts(points.size(), made.hull);
  const std::vector<Edge> edges = candidate_edges(points);
  const Crossings crossings = crossings_of(points, edges, context);

  constexpr std::uint32_t none = ~std::uint32_t{0};
  std::vector<std::uint32_t> place(edges.size(), none);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (crossings[i].empty()) {
      made.forced.push_back(edges[i]);
      made.forced_length += rounded_distance(points[edges[i].a], points[edges[i].b]);
    } else {
      place[i] = static_cast<std::uint32_t>(made.choosable.size());
      made.choosable.push_back(edges[i]);
      made.length.push_back(rounded_distance(points[edges[i].a], points[edges[i].b]));
    }
  }
  made.needed_count = made.counts.edges - made.forced.size();
  made.word_count = (made.choosable.size() + 63) / 64;
  made.crossing.assign(made.choosable.size() * made.word_count, 0);
  made.crossed_by.resize(made.choosable.size());
  for (std::size_t i = 0; i < edges.size(); ++i)
    for (const std::uint32_t other : crossings[i]) {
      const std::size_t row = place[i], column = place[other];
      made.crossing[row * made.word_count + column / 64] |= std::uint64_t{1} << (column % 64);
      made.crossed_by[row].push_back(static_cast<std::uint32_t>(column));
    }
  return made;
}

}  // namespace ws::triangulation
