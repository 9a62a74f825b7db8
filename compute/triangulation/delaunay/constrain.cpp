// SPDX-License-Identifier: MIT
#include "compute/triangulation/delaunay/constrain.h"

#include "compute/core/run/error.h"
#include "compute/triangulation/exact/predicates.h"

#include <deque>

namespace ws::triangulation {

namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};

}  // namespace

EdgeInserter::EdgeInserter(Mesh& mesh) : mesh_(mesh), side_at_(mesh.points.size(), none), fixed_(3 * mesh.cells.size()) {
  for (std::uint32_t c = 0; c < mesh.cells.size(); ++c)
    for (std::uint32_t i = 0; i < 3; ++i)
      if (mesh.cells[c].corner[i] != ghost) side_at_[mesh.cells[c].corner[i]] = side_of(c, i);
}

/// The side from a to b.
std::uint32_t EdgeInserter::find(std::uint32_t a, std::uint32_t b) const {
  std::uint32_t side = side_at_[a];
  do {
    if (mesh_.to(side) == b) return side;
    side = mesh_.twin(side_of(cell_of(side), before(place_in_cell(side))));
  } while (side != side_at_[a]);
  return none;
}

/// `crossed_`: edges between a and b, in order; false where one of them is fixed or a point is in the way.
bool EdgeInserter::find_crossed(std::uint32_t a, std::uint32_t b) {
  crossed_.clear();
  const Point p = mesh_.points[a], q = mesh_.points[b];
  std::uint32_t side = side_at_[a], across = none;
  do {
    const Cell& cell = mesh_.cell(side);
    const std::uint32_t u = mesh_.to(side), v = mesh_.opposite(side);
    if (!mesh_.is_ghost(cell)) {
      const int right = orientation(p, q, mesh_.points[u]), left = orientation(p, q, mesh_.points[v]);
      if (right < 0 && left > 0 && orientation(p, mesh_.points[u], q) > 0)
        across = side_of(cell_of(side), after(place_in_cell(side)));
      if (right == 0 && strictly_between(p, mesh_.points[u], q)) return false;
    }
    side = mesh_.twin(side_of(cell_of(side), before(place_in_cell(side))));
  } while (side != side_at_[a]);
  if (across == none) return false;
  for (;;) {
    if (is_fixed(across)) return false;
    crossed_.push_back({mesh_.from(across), mesh_.to(across)});
    const std::uint32_t other = mesh_.twin(across), apex = mesh_.opposite(other);
    if (apex == b) return true;
    const int turn = orientation(p, q, mesh_.points[apex]);
    if (turn == 0) return false;
    // The way goes on through the side whose ends are on both sides of it.
    across = side_of(cell_of(other), turn > 0 ? after(place_in_cell(other)) : before(place_in_cell(other)));
    if (turn > 0 ? orientation(p, q, mesh_.points[mesh_.from(across)]) > 0
                 : orientation(p, q, mesh_.points[mesh_.to(across)]) < 0)
      across = side_of(cell_of(other), turn > 0 ? before(place_in_cell(other)) : after(place_in_cell(other)));
  }
}

void EdgeInserter::fix(std::uint32_t side) {
  for (const std::uint32_t s : {side, mesh_.twin(side)}) fixed_[3 * cell_of(s) + place_in_cell(s)] = 1;
}

void EdgeInserter::flip(std::uint32_t side) {
  // Flags of the four outer sides move with them.
  const std::uint32_t other = mesh_.twin(side);
  mesh_.flip(side);
  for (const std::uint32_t s : {side, other}) {
    const std::uint32_t cell = cell_of(s);
    for (std::uint32_t i = 0; i < 3; ++i) {
      const std::uint32_t outer = mesh_.cells[cell].twin[i];
      fixed_[3 * cell + i] = i == place_in_cell(s) ? 0 : is_fixed(outer);
      if (mesh_.cells[cell].corner[i] != ghost) side_at_[mesh_.cells[cell].corner[i]] = side_of(cell, i);
    }
  }
}

bool EdgeInserter::insert(std::uint32_t a, std::uint32_t b) {
  if (const std::uint32_t side = find(a, b); side != none) {
    fix(side);
    return true;
  }
  if (!find_crossed(a, b)) return false;
  const Point p = mesh_.points[a], q = mesh_.points[b];
  std::deque<Edge> pending(crossed_.begin(), crossed_.end());
  while (!pending.empty()) {
    const auto [u, v] = pending.front();
    pending.pop_front();
    const std::uint32_t side = find(u, v);
    const std::uint32_t r = mesh_.opposite(side), s = mesh_.opposite(mesh_.twin(side));
    const Point pu = mesh_.points[u], pv = mesh_.points[v], pr = mesh_.points[r], ps = mesh_.points[s];
    if (orientation(ps, pv, pr) <= 0 || orientation(pr, pu, ps) <= 0) {  // not strictly convex yet: later
      pending.push_back({u, v});
      continue;
    }
    flip(side);
    const bool still_crosses = r != a && r != b && s != a && s != b && orientation(p, q, pr) * orientation(p, q, ps) < 0;
    if (still_crosses) pending.push_back({r, s});
  }
  const std::uint32_t side = find(a, b);
  if (side == none) throw Error(ErrorKind::internal, "an edge could not be inserted");
  fix(side);
  return true;
}

void constrain(Mesh& mesh, const std::vector<Edge>& edges, const std::vector<Edge>& wishes, const RunContext& context) {
  if (mesh.cells.empty()) return;
  std::vector<std::uint32_t> place(mesh.points.size());
  for (std::uint32_t i = 0; i < mesh.index.size(); ++i) place[mesh.index[i]] = i;
  EdgeInserter inserter(mesh);
  std::size_t count = 0;
  const auto insert = [&](Edge e) {
    constexpr std::size_t edges_per_poll = 1024;
    if (++count % edges_per_poll == 0) context.check_stop();
    return inserter.insert(place[e.a], place[e.b]);
  };
  for (const Edge e : edges)
    if (!insert(e)) throw Error(ErrorKind::internal, "edges cross");
  for (const Edge e : wishes) (void)insert(e);
}

}  // namespace ws::triangulation
