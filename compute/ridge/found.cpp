// SPDX-License-Identifier: MIT
#include "compute/ridge/found.h"

#include "compute/core/data/fingerprint.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ws::ridge {

std::vector<Property> found_in(const Detection& run, const PolylineSet& lines) {
  const auto count = [](std::size_t n) { return Value(static_cast<std::int64_t>(n)); };
  const std::size_t closed = lines.closed_count(), open = lines.lines.size() - closed;
  return {{"vertex_count", count(lines.vertex_count()), "", "Vertices of all curves: the balls that are left"},
          {"edge_count", count(lines.edge_count()), "", "Straight pieces between neighbouring vertices"},
          {"component_count", count(lines.lines.size()), "", "Curves that are apart from one another"},
          {"closed_count", count(closed), "", fmt::format("Curves that are closed to a loop; {} are open", open)},
          {"outer_rounds", count(run.outer_rounds), "", "Rounds of evolution and decimation until no ball had to go"},
          {"inner_iterations", count(run.inner_iterations), "", "Moves of all balls, in all rounds together"},
          {"initial_ball_count", count(run.trace.initial_ball_count()), "", "Balls chosen among the points at the beginning"},
          {"precision", std::string(choice_name(run.precision)), "", "Type of the coordinates that the run computed with"}};
}

std::string hash_of(const PolylineSet& lines) {
  Fingerprint hasher;
  hasher.add(static_cast<std::uint64_t>(lines.dimension));
  for (const Polyline& line : lines.lines) {
    hasher.add(static_cast<std::uint64_t>(line.closed));
    hasher.add(static_cast<std::uint64_t>(line.coordinates.size()));
    for (const double x : line.coordinates) hasher.add(x);
  }
  return hasher.text();
}

std::vector<Array> arrays_of(const PolylineSet& lines, const RunContext& context) {
  const std::size_t dimension = std::max<std::size_t>(1, lines.dimension);
  std::vector<double> vertices;
  std::vector<std::int64_t> edges, ends;
  std::vector<std::uint8_t> closed;
  vertices.reserve(lines.vertex_count() * dimension);
  edges.reserve(2 * lines.edge_count());
  for (const Polyline& line : lines.lines) {
    context.check_stop();
    const auto first = static_cast<std::int64_t>(vertices.size() / dimension);
    vertices.insert(vertices.end(), line.coordinates.begin(), line.coordinates.end());
    const auto end = static_cast<std::int64_t>(vertices.size() / dimension);
    for (std::int64_t v = first; v + 1 < end; ++v) edges.insert(edges.end(), {v, v + 1});
    if (line.closed && end > first) edges.insert(edges.end(), {end - 1, first});
    ends.insert(ends.end(), {first, end});
    closed.push_back(line.closed);
  }
  const std::size_t vertex_count = vertices.size() / dimension, edge_count = edges.size() / 2, line_count = closed.size();
  Array is_closed = array_of(std::move(closed), {line_count}, "closed", "Whether a curve's last vertex is linked to its first");
  is_closed.type = ElementType::boolean;
  return {array_of(std::move(vertices), {vertex_count, dimension}, "vertices",
                   "Vertices of all curves, one curve after the other, in the cloud's coordinates"),
          array_of(std::move(edges), {edge_count, 2}, "edges", "The two vertices of each straight piece"),
          array_of(std::move(ends), {line_count, 2}, "lines",
                   "Of each curve the first vertex, and the one behind its last: vertices[a:b]"),
          std::move(is_closed)};
}

}  // namespace ws::ridge
