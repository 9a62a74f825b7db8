// What the scenes are made with: a mesh of known size filled on all cores, grids, boxes, random numbers by place.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/core/device/executor_cpu.h"

#include <cmath>
#include <cstdint>

namespace ws::generate {

/// In [0, 1): the number of `index` among those of `seed`, without those before it.
[[nodiscard]] inline double uniform_at(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t x = (index + 1) * 0x9E3779B97F4A7C15ull + seed * 0xD1342543DE82EF95ull;  // SplitMix64's steps, then its mixing
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ x >> 27) * 0x94D049BB133111EBull;
  return static_cast<double>((x ^ x >> 31) >> 11) * 0x1p-53;
}

/// Without content. Throws Error{out_of_memory} before the system runs out of it.
[[nodiscard]] inline Mesh make_mesh(std::size_t vertex_count, std::size_t triangle_count, RunContext& context) {
  context.check_memory(vertex_count * sizeof(Mesh::positions[0]) + triangle_count * sizeof(Mesh::triangles[0]), 0);
  Mesh mesh;
  mesh.positions.resize(vertex_count);
  mesh.triangles.resize(triangle_count);
  return mesh;
}

inline void set_position(Mesh& mesh, std::size_t vertex, double x, double y, double z) {
  // −0 becomes +0
  mesh.positions[vertex] = {static_cast<float>(x) + 0.0f, static_cast<float>(y) + 0.0f, static_cast<float>(z) + 0.0f};
}

/// How many squares a side has of a square grid of about `triangle_count` triangles.
[[nodiscard]] inline std::size_t grid_side(std::int64_t triangle_count) {
  return static_cast<std::size_t>(std::max(1.0, std::nearbyint(std::sqrt(static_cast<double>(triangle_count) / 2))));
}

/// The two triangles of square (i, j) of a grid whose vertices are numbered row by row, `columns` in each; counter-clockwise.
/// Rows and columns may wrap around.
inline void set_square(Mesh& mesh, std::size_t square, std::size_t i, std::size_t next_i, std::size_t j, std::size_t next_j,
                       std::size_t columns) {
  const auto at = [&](std::size_t column, std::size_t row) { return static_cast<std::uint32_t>(row * columns + column); };
  mesh.triangles[2 * square] = {at(i, j), at(next_i, j), at(next_i, next_j)};
  mesh.triangles[2 * square + 1] = {at(i, j), at(next_i, next_j), at(i, next_j)};
}

inline constexpr std::size_t box_vertices = 8, box_triangles = 12;

/// The twelve triangles of a box, seen from outside counter-clockwise; corner c is high along x, y, z where bits 0, 1, 2 of c
/// are set, and has the number corner(c).
template <class Corner>
void set_box(Mesh& mesh, std::size_t first_triangle, const Corner& corner) {
  static constexpr std::uint8_t faces[box_triangles][3] = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}, {0, 1, 5}, {0, 5, 4},
                                                           {2, 6, 7}, {2, 7, 3}, {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
  for (std::size_t i = 0; i < box_triangles; ++i)
    mesh.triangles[first_triangle + i] = {corner(faces[i][0]), corner(faces[i][1]), corner(faces[i][2])};
}

}  // namespace ws::generate
