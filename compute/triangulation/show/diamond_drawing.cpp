// Why the diamond test keeps or kills an edge: the two isosceles triangles over it, and the points inside.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/candidates/diamond.h"
#include "compute/triangulation/show/colors.h"
#include "compute/triangulation/show/drawing.h"

#include <algorithm>
#include <cmath>

namespace ws::triangulation {

namespace {

/// Strictly inside the triangle over ab whose apex lies on the side of `sign` (1: left), as the test judges it.
bool is_inside(Point p, Point a, Point b, double sign) {
  const double x = b.x - a.x, y = b.y - a.y, px = p.x - a.x, py = p.y - a.y, squared = x * x + y * y;
  const double along = px * x + py * y, across = sign * (py * x - px * y);
  return across > 0 && across < std::min(along, squared - along) * shortest_tangent;
}

}  // namespace

namespace {

std::optional<std::uint32_t> point_numbered(double number, const std::vector<std::size_t>& numbers) {
  const auto found =
      std::find_if(numbers.begin(), numbers.end(), [&](std::size_t n) { return static_cast<double>(n) == number; });
  if (found == numbers.end()) return {};
  return static_cast<std::uint32_t>(found - numbers.begin());
}

}  // namespace

std::optional<ExaminedEdge> examined_edge(const TriangulationResult& result, const ViewParameters& view) {
  if (view.examined.size() != 2) return {};
  const auto& numbers = result.computed().numbers;
  const auto a = point_numbered(view.examined[0], numbers), b = point_numbered(view.examined[1], numbers);
  if (!a || !b || *a == *b) return {};
  ExaminedEdge examined{edge_of(*a, *b), {}};
  const auto& points = result.solution().points.at;
  const Point from = points[examined.edge.a], to = points[examined.edge.b];
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (const std::size_t side : {0u, 1u})
      if (is_inside(points[i], from, to, side == 0 ? 1 : -1)) examined.inside[side].push_back(i);
  return examined;
}

void draw_diamond(Drawing& drawing, const Subject& subject) {
  drawing.examined = examined_edge(subject.result, subject.view);
  if (!drawing.examined) return;
  const auto& [edge, inside] = *drawing.examined;
  const PictureSpace& space = subject.space;
  const auto place = [&](Point p) {
    const Point at = space.picture_of(p);
    return place_at(at.x, at.y);
  };
  const auto& points = subject.solution().points;
  const Point a = points[edge.a], b = points[edge.b];
  const double cross = 0.012 * std::max(space.half.x, space.half.y) * space.unit;
  for (const std::size_t side : {0u, 1u}) {
    const double height = (side == 0 ? 0.5 : -0.5) * shortest_tangent;
    const Point apex{a.x / 2 + b.x / 2 - height * (b.y - a.y), a.y / 2 + b.y / 2 + height * (b.x - a.x)};
    const std::uint32_t color = inside[side].empty() ? kept_side_color : killed_side_color;
    drawing.diamond.add(place(a), place(apex), color);
    drawing.diamond.add(place(apex), place(b), color);
    for (const std::uint32_t i : inside[side]) {
      const Point p = points[i];
      drawing.diamond.add(place({p.x - cross, p.y - cross}), place({p.x + cross, p.y + cross}), color);
      drawing.diamond.add(place({p.x - cross, p.y + cross}), place({p.x + cross, p.y - cross}), color);
    }
  }
  drawing.diamond.add(place(a), place(b), marked_color);
}

}  // namespace ws::triangulation
