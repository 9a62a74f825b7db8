// SPDX-License-Identifier: MIT
#include "compute/triangulation/plane/mesh.h"

#include "compute/triangulation/plane/edge_order.h"
#include "compute/triangulation/plane/hull.h"

#include <algorithm>

namespace ws::triangulation {

void Mesh::flip(std::uint32_t side) {
  const std::uint32_t other = twin(side), t = cell_of(side), s = cell_of(other);
  const std::uint32_t i = place_in_cell(side), j = place_in_cell(other);
  const std::uint32_t u = from(side), v = to(side), p = opposite(side), q = opposite(other);
  const std::uint32_t vp = cells[t].twin[after(i)], pu = cells[t].twin[before(i)];
  const std::uint32_t uq = cells[s].twin[after(j)], qv = cells[s].twin[before(j)];
  // Cell t becomes (q, p, u), s becomes (p, q, v), each turned so that the new diagonal keeps the numbers of its sides.
  cells[t].corner[i] = q, cells[t].corner[after(i)] = p, cells[t].corner[before(i)] = u;
  cells[s].corner[j] = p, cells[s].corner[after(j)] = q, cells[s].corner[before(j)] = v;
  link(side_of(t, after(i)), pu);
  link(side_of(t, before(i)), uq);
  link(side_of(s, after(j)), qv);
  link(side_of(s, before(j)), vp);
}

std::vector<Edge> edges_of(const Mesh& mesh) {
  std::vector<Edge> edges;
  edges.reserve(3 * mesh.points.size());
  for (std::uint32_t c = 0; c < mesh.cells.size(); ++c)
    for (std::uint32_t i = 0; i < 3; ++i) {
      const std::uint32_t a = mesh.cells[c].corner[i], b = mesh.cells[c].corner[after(i)];
      if (a != ghost && b != ghost && a < b) edges.push_back(edge_of(mesh.index[a], mesh.index[b]));
    }
  if (mesh.cells.empty()) {
    const std::vector<std::uint32_t> line = lexicographic_order(mesh.points);
    for (std::size_t k = 1; k < line.size(); ++k) edges.push_back(edge_of(mesh.index[line[k - 1]], mesh.index[line[k]]));
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

std::vector<Edge> edges_of(const Mesh& mesh, CpuExecutor& executor) {
  if (mesh.cells.empty()) return edges_of(mesh);
  constexpr std::size_t cells_per_poll = 65'536;
  std::vector<Edge> edges;
  edges.reserve(3 * mesh.points.size());
  for (std::uint32_t c = 0; c < mesh.cells.size(); ++c) {
    if (c % cells_per_poll == 0) executor.context().check_stop();
    for (std::uint32_t i = 0; i < 3; ++i) {
      const std::uint32_t a = mesh.cells[c].corner[i], b = mesh.cells[c].corner[after(i)];
      if (a != ghost && b != ghost && a < b) edges.push_back(edge_of(mesh.index[a], mesh.index[b]));
    }
  }
  return ordered_edges(edges.size(), mesh.points.size(), executor, [&](std::size_t i) { return edges[i]; });
}

std::vector<Triangle> triangles_of(const Mesh& mesh) {
  std::vector<Triangle> triangles;
  for (const Cell& cell : mesh.cells) {
    if (mesh.is_ghost(cell)) continue;
    Triangle t{mesh.index[cell.corner[0]], mesh.index[cell.corner[1]], mesh.index[cell.corner[2]]};
    std::rotate(t.begin(), std::min_element(t.begin(), t.end()), t.end());
    triangles.push_back(t);
  }
  std::sort(triangles.begin(), triangles.end());
  return triangles;
}

}  // namespace ws::triangulation
