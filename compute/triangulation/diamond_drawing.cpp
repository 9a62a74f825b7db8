// Why the diamond test keeps or kills an edge: the two isosceles triangles over it, and the points inside.
// SPDX-License-Identifier: MIT
#include "compute/triangulation/colors.h"
#include "compute/triangulation/diamond.h"
#include "compute/triangulation/drawing.h"

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

std::optional<Edge> TriangulationResult::examined_edge(const ViewParameters& view) const {
  if (view.examined.size() != 2) return {};
  std::uint32_t end[2];
  for (int k = 0; k < 2; ++k) {
    const auto found = std::find_if(numbers_.begin(), numbers_.end(),
                                    [&](std::size_t n) { return static_cast<double>(n) == view.examined[std::size_t(k)]; });
    if (found == numbers_.end()) return {};
    end[k] = static_cast<std::uint32_t>(found - numbers_.begin());
  }
  if (end[0] == end[1]) return {};
  return edge_of(end[0], end[1]);
}

std::array<std::vector<std::uint32_t>, 2> TriangulationResult::points_in_diamond(Edge e) const {
  std::array<std::vector<std::uint32_t>, 2> inside;
  const auto& points = solution_.points.at;
  for (std::uint32_t i = 0; i < points.size(); ++i)
    for (const std::size_t side : {0u, 1u})
      if (is_inside(points[i], points[e.a], points[e.b], side == 0 ? 1 : -1)) inside[side].push_back(i);
  return inside;
}

std::optional<Edge> TriangulationResult::edge_near(Point place, std::size_t step) const {
  const Story& story = *solution_.story;
  const auto states = story.states(step);
  const Point p = place_of(place.x, place.y);
  double nearest = 0.02 * std::hypot(half_.x, half_.y) * unit_;
  std::optional<Edge> found;
  for (std::uint32_t i = 0; i < states.size(); ++i) {
    if (states[i] == EdgeState::hidden) continue;
    const Point a = solution_.points[story.edges()[i].a], b = solution_.points[story.edges()[i].b];
    const double x = b.x - a.x, y = b.y - a.y;
    const double along = std::clamp(((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y), 0.0, 1.0);
    const double distance = std::hypot(p.x - a.x - along * x, p.y - a.y - along * y);
    if (distance >= nearest) continue;
    nearest = distance;
    found = story.edges()[i];
  }
  return found;
}

void TriangulationResult::draw_diamond(Drawing& drawing, const ViewParameters& view) const {
  const auto edge = examined_edge(view);
  if (!edge) return;
  const auto place = [&](Point p) {
    const Point at = picture_of(p);
    return place_at(at.x, at.y);
  };
  const Point a = solution_.points[edge->a], b = solution_.points[edge->b];
  const auto inside = points_in_diamond(*edge);
  const double cross = 0.012 * std::max(half_.x, half_.y) * unit_;
  for (const std::size_t side : {0u, 1u}) {
    const double height = (side == 0 ? 0.5 : -0.5) * shortest_tangent;
    const Point apex{a.x / 2 + b.x / 2 - height * (b.y - a.y), a.y / 2 + b.y / 2 + height * (b.x - a.x)};
    const std::uint32_t color = inside[side].empty() ? kept_side_color : killed_side_color;
    drawing.diamond.add(place(a), place(apex), color);
    drawing.diamond.add(place(apex), place(b), color);
    for (const std::uint32_t i : inside[side]) {
      const Point p = solution_.points[i];
      drawing.diamond.add(place({p.x - cross, p.y - cross}), place({p.x + cross, p.y + cross}), color);
      drawing.diamond.add(place({p.x - cross, p.y + cross}), place({p.x + cross, p.y - cross}), color);
    }
  }
  drawing.diamond.add(place(a), place(b), marked_color);
}

}  // namespace ws::triangulation
