// Scenes of many bodies: balls, cubes on a lattice, houses.
// SPDX-License-Identifier: MIT
#include "compute/generate/make_mesh.h"
#include "compute/generate/scenes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace ws::generate {
namespace {

/// A ball of radius 1.
struct Ball {
  std::vector<std::array<double, 3>> vertices;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

Ball icosahedron() {
  const double golden = (1 + std::sqrt(5.0)) / 2, length = std::sqrt(1 + golden * golden), a = 1 / length, b = golden / length;
  return {
      {{-a, b, 0},
       {a, b, 0},
       {-a, -b, 0},
       {a, -b, 0},
       {0, -a, b},
       {0, a, b},
       {0, -a, -b},
       {0, a, -b},
       {b, 0, -a},
       {b, 0, a},
       {-b, 0, -a},
       {-b, 0, a}},
      {{0, 11, 5}, {0, 5, 1}, {0, 1, 7}, {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4}, {11, 10, 2}, {10, 7, 6}, {7, 1, 8},
       {3, 9, 4},  {3, 4, 2}, {3, 2, 6}, {3, 6, 8},  {3, 8, 9},   {4, 9, 5}, {2, 4, 11}, {6, 2, 10},  {8, 6, 7},  {9, 8, 1}}};
}

/// Each triangle becomes four.
Ball finer(const Ball& ball) {
  Ball result{ball.vertices, {}};
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> middles;
  const auto middle = [&](std::uint32_t a, std::uint32_t b) {
    const auto [found, is_new] = middles.try_emplace(std::minmax(a, b), static_cast<std::uint32_t>(result.vertices.size()));
    if (is_new) {
      std::array<double, 3> m;
      double square = 0;
      for (std::size_t k = 0; k < 3; ++k) {
        m[k] = ball.vertices[a][k] + ball.vertices[b][k];
        square += m[k] * m[k];
      }
      for (double& x : m) x /= std::sqrt(square);
      result.vertices.push_back(m);
    }
    return found->second;
  };
  for (const auto& [a, b, c] : ball.triangles) {
    const std::uint32_t ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
    result.triangles.insert(result.triangles.end(), {{a, ab, ca}, {b, bc, ab}, {c, ca, bc}, {ab, bc, ca}});
  }
  return result;
}

/// Number of cells along a side of a lattice that holds `count` things with some room.
std::size_t lattice_side(std::size_t count) {
  constexpr double room = 1.6;
  auto side = static_cast<std::size_t>(std::cbrt(room * static_cast<double>(count)));
  while (static_cast<double>(side * side * side) < room * static_cast<double>(count)) ++side;  // cbrt differs between libraries
  while (side > 1 && static_cast<double>((side - 1) * (side - 1) * (side - 1)) >= room * static_cast<double>(count)) --side;
  return side;
}

/// `count` cells of a lattice of `side`³, in order: those with the smallest random numbers.
std::vector<std::size_t> filled_cells(std::size_t count, std::size_t side, std::uint64_t seed) {
  std::vector<std::pair<double, std::size_t>> cells(side * side * side);
  for (std::size_t cell = 0; cell < cells.size(); ++cell) cells[cell] = {uniform_at(seed, cell), cell};
  std::nth_element(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(count - 1), cells.end());
  std::vector<std::size_t> filled(count);
  for (std::size_t i = 0; i < count; ++i) filled[i] = cells[i].second;
  std::sort(filled.begin(), filled.end());
  return filled;
}

}  // namespace

Mesh spheres(const Options& o, RunContext& context) {
  constexpr double largest = 0.4, smallest = 0.08;  // radii, of the distance between balls if they stood on a lattice
  constexpr std::size_t finest = 320;
  const auto wanted = static_cast<std::size_t>(o.triangles);
  const auto seed = static_cast<std::uint64_t>(o.seed);
  Ball ball = icosahedron();
  while (ball.triangles.size() < finest && 4 * ball.triangles.size() <= wanted) ball = finer(ball);
  const std::size_t count = std::max<std::size_t>(1, wanted / ball.triangles.size());
  const double distance = 1 / static_cast<double>(lattice_side(count));
  const std::size_t vertices = ball.vertices.size(), triangles = ball.triangles.size();
  Mesh mesh = make_mesh(count * vertices, count * triangles, context);
  CpuExecutor executor(context);
  executor.for_each(
      "balls", count,
      [&](std::size_t i) {
        const auto number = [&](std::size_t k) { return uniform_at(seed, 4 * i + k); };
        const double skewed = number(3) * number(3), radius = distance * (smallest + (largest - smallest) * skewed);
        for (std::size_t v = 0; v < vertices; ++v) {
          const auto& p = ball.vertices[v];
          set_position(mesh, i * vertices + v, number(0) + radius * p[0], number(1) + radius * p[1], number(2) + radius * p[2]);
        }
        const auto base = static_cast<std::uint32_t>(i * vertices);
        for (std::size_t t = 0; t < triangles; ++t) {
          const auto& [a, b, c] = ball.triangles[t];
          mesh.triangles[i * triangles + t] = {base + a, base + b, base + c};
        }
      },
      5000);
  return mesh;
}

Mesh boxes(const Options& o, RunContext& context) {
  const std::size_t count = std::max<std::size_t>(1, static_cast<std::size_t>(o.triangles) / box_triangles);
  const std::size_t side = lattice_side(count), corners = side + 1;
  const std::vector<std::size_t> cells = filled_cells(count, side, static_cast<std::uint64_t>(o.seed));
  const auto corner_of = [&](std::size_t cell, unsigned c) {
    const std::size_t x = cell % side + (c & 1), y = cell / side % side + (c >> 1 & 1), z = cell / side / side + (c >> 2);
    return (z * corners + y) * corners + x;
  };
  // Neighbours share vertices, and those that no cube has are left out.
  constexpr std::uint32_t unused = 0xffffffffu;
  std::vector<std::uint32_t> number(corners * corners * corners, unused);
  for (const std::size_t cell : cells)
    for (unsigned c = 0; c < box_vertices; ++c) number[corner_of(cell, c)] = 0;
  context.check_stop();
  std::uint32_t used = 0;
  for (std::uint32_t& n : number)
    if (n != unused) n = used++;
  Mesh mesh = make_mesh(used, cells.size() * box_triangles, context);
  CpuExecutor executor(context);
  executor.for_each("vertices", number.size(), [&](std::size_t v) {
    const auto at = [&](std::size_t i) { return double(i) / double(side); };
    if (number[v] != unused)
      set_position(mesh, number[v], at(v % corners), at(v / corners % corners), at(v / corners / corners));
  });
  executor.for_each(
      "cubes", cells.size(),
      [&](std::size_t i) { set_box(mesh, i * box_triangles, [&](unsigned c) { return number[corner_of(cells[i], c)]; }); }, 60);
  return mesh;
}

Mesh city(const Options& o, RunContext& context) {
  constexpr double narrowest = 0.35, widest = 0.85, lowest = 0.2, rise = 3.5;  // of a lot's side
  constexpr std::size_t ground_vertices = 4, ground_triangles = 2;
  const auto seed = static_cast<std::uint64_t>(o.seed);
  const auto wanted = static_cast<std::size_t>(o.triangles);
  const std::size_t count = std::max<std::size_t>(1, (wanted - std::min(wanted, ground_triangles)) / box_triangles);
  auto side = static_cast<std::size_t>(std::sqrt(static_cast<double>(count)));
  while (side * side < count) ++side;
  Mesh mesh = make_mesh(ground_vertices + count * box_vertices, ground_triangles + count * box_triangles, context);
  for (std::size_t v = 0; v < ground_vertices; ++v) set_position(mesh, v, v & 1 ? 1 : 0, v & 2 ? 1 : 0, 0);
  mesh.triangles[0] = {0, 1, 3};
  mesh.triangles[1] = {0, 3, 2};
  CpuExecutor executor(context);
  executor.for_each(
      "houses", count,
      [&](std::size_t i) {
        const auto number = [&](std::size_t k) { return uniform_at(seed, 3 * i + k); };
        const auto end = [&](std::size_t lot, double width, bool high) {
          return (double(lot) + 0.5 + (high ? 0.5 : -0.5) * width) / double(side);
        };
        const double wide = narrowest + (widest - narrowest) * number(0), deep = narrowest + (widest - narrowest) * number(1);
        const double tall = number(2) * number(2), height = (lowest + rise * tall * tall) / double(side);
        const std::size_t base = ground_vertices + i * box_vertices;
        for (unsigned c = 0; c < box_vertices; ++c)
          set_position(mesh, base + c, end(i % side, wide, c & 1), end(i / side, deep, c & 2), c & 4 ? height : 0);
        set_box(mesh, ground_triangles + i * box_triangles, [&](unsigned c) { return static_cast<std::uint32_t>(base + c); });
      },
      150);
  return mesh;
}

}  // namespace ws::generate
