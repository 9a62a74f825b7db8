// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/delaunay.h"

#include "compute/core/device/executor_cpu.h"
#include "compute/triangulation/exact/predicates.h"
#include "compute/triangulation/plane/spatial_order.h"

#include <utility>

namespace ws::triangulation {

namespace {

class Insertion {
 public:
  explicit Insertion(Mesh& mesh) : mesh_(mesh) {}

  /// The first three points, which are not on one line, and the outside.
  void begin() {
    Cell inner{{0, 1, 2}, {}};
    if (orientation(mesh_.points[0], mesh_.points[1], mesh_.points[2]) < 0) std::swap(inner.corner[1], inner.corner[2]);
    mesh_.cells = {inner, {}, {}, {}};
    for (std::uint32_t i = 0; i < 3; ++i) mesh_.cells[i + 1].corner = {inner.corner[after(i)], inner.corner[i], ghost};
    for (std::uint32_t i = 0; i < 3; ++i) {
      mesh_.link(side_of(0, i), side_of(i + 1, 0));
      mesh_.link(side_of(i + 1, 1), side_of(before(i) + 1, 2));
    }
  }

  void insert(std::uint32_t p) {
    find_conflicts(locate(mesh_.points[p]), mesh_.points[p]);
    fill(p);
  }

 private:
  struct BorderSide {
    std::uint32_t from, to, outside;
  };

  [[nodiscard]] bool conflicts(const Cell& cell, Point p) const {
    for (std::uint32_t i = 0; i < 3; ++i) {
      if (cell.corner[i] != ghost) continue;
      const Point a = mesh_.points[cell.corner[after(i)]], b = mesh_.points[cell.corner[before(i)]];
      const int turn = orientation(a, b, p);
      return turn > 0 || (turn == 0 && strictly_between(a, p, b));
    }
    return in_circle(mesh_.points[cell.corner[0]], mesh_.points[cell.corner[1]], mesh_.points[cell.corner[2]], p) > 0;
  }

  /// A cell that holds p in its inside or border, or a ghost cell that sees it. Walks from the last inserted point.
  [[nodiscard]] std::uint32_t locate(Point p) const {
    std::uint32_t cell = start_, entered = 3;
    for (;;) {
      const Cell& here = mesh_.cells[cell];
      std::uint32_t through = 3;
      for (std::uint32_t i = 0; i < 3 && through == 3; ++i)
        if (i != entered && orientation(mesh_.points[here.corner[i]], mesh_.points[here.corner[after(i)]], p) < 0) through = i;
      if (through == 3) return cell;
      const std::uint32_t next = here.twin[through];
      cell = cell_of(next);
      entered = place_in_cell(next);
      if (mesh_.is_ghost(mesh_.cells[cell])) return cell;
    }
  }

  /// `removed_`: cells whose circle holds p, connected; `border_`: its sides in order.
  void find_conflicts(std::uint32_t first, Point p) {
    removed_ = {first};
    border_.clear();
    pending_ = {side_of(first, 2), side_of(first, 1), side_of(first, 0)};
    while (!pending_.empty()) {
      const std::uint32_t side = pending_.back(), outside = mesh_.twin(side);
      pending_.pop_back();
      if (!conflicts(mesh_.cell(outside), p)) {
        border_.push_back({mesh_.from(side), mesh_.to(side), outside});
        continue;
      }
      // The removed cells have no point inside, so none is reached twice.
      removed_.push_back(cell_of(outside));
      pending_.push_back(side_of(cell_of(outside), before(place_in_cell(outside))));
      pending_.push_back(side_of(cell_of(outside), after(place_in_cell(outside))));
    }
  }

  /// A fan around p, in the places of the removed cells and two new ones.
  void fill(std::uint32_t p) {
    while (removed_.size() < border_.size()) {
      removed_.push_back(static_cast<std::uint32_t>(mesh_.cells.size()));
      mesh_.cells.push_back({});
    }
    std::uint32_t previous = removed_[border_.size() - 1];
    for (std::size_t k = 0; k < border_.size(); ++k) {
      const auto [from, to, outside] = border_[k];
      const std::uint32_t here = removed_[k], next = removed_[k + 1 < border_.size() ? k + 1 : 0];
      mesh_.cells[here] = {{p, from, to}, {side_of(previous, 2), outside, side_of(next, 0)}};
      mesh_.cells[cell_of(outside)].twin[place_in_cell(outside)] = side_of(here, 1);
      previous = here;
      if (from != ghost && to != ghost) start_ = here;
    }
  }

  Mesh& mesh_;
  std::uint32_t start_ = 0;  ///< a cell with the last inserted point, not a ghost's
  std::vector<std::uint32_t> removed_, pending_;
  std::vector<BorderSide> border_;
};

/// Swaps a point to place 2 that is not on the line of the first two; false where there is none.
bool put_triangle_first(Mesh& mesh) {
  for (std::size_t i = 2; i < mesh.points.size(); ++i)
    if (orientation(mesh.points[0], mesh.points[1], mesh.points[i]) != 0) {
      std::swap(mesh.points[2], mesh.points[i]);
      std::swap(mesh.index[2], mesh.index[i]);
      return true;
    }
  return false;
}

}  // namespace

Mesh delaunay(const std::vector<Point>& points, RunContext& context) {
  context.check_memory(points.size() * 100, 0);
  Mesh mesh;
  CpuExecutor executor(context);
  mesh.index = insertion_order(points, executor);
  mesh.points.reserve(points.size());
  for (const std::uint32_t i : mesh.index) mesh.points.push_back(points[i]);
  if (!put_triangle_first(mesh)) return mesh;
  mesh.cells.reserve(2 * points.size() + 4);
  Insertion insertion(mesh);
  insertion.begin();
  constexpr std::uint32_t points_per_poll = 4'096;
  for (std::uint32_t p = 3; p < mesh.points.size(); ++p) {
    if (p % points_per_poll == 0) {
      context.check_stop();
      context.report(double(p) / double(mesh.points.size()), "Delaunay triangulation");
    }
    insertion.insert(p);
  }
  return mesh;
}

}  // namespace ws::triangulation
