// Scenes: a landscape, a soup, a knot, a sheet.
// SPDX-License-Identifier: MIT
#include "compute/generate/scenes.h"

#include "compute/generate/lattice_noise.h"
#include "compute/generate/make_mesh.h"
#include "compute/generate/portable_math.h"

namespace ws::generate {
namespace {

/// A square grid over the unit square whose vertices are at height(x, y); `cost` in nanoseconds.
template <class Height>
Mesh grid(std::int64_t triangle_count, RunContext& context, std::size_t cost, const Height& height) {
  const std::size_t side = grid_side(triangle_count), columns = side + 1;
  Mesh mesh = make_mesh(columns * columns, 2 * side * side, context);
  CpuExecutor executor(context);
  executor.for_each(
      "vertices", mesh.vertex_count(),
      [&](std::size_t v) {
        const std::size_t column = v % columns, row = v / columns;
        const double x = double(column) / double(side), y = double(row) / double(side);
        set_position(mesh, v, x, y, height(x, y));
      },
      cost);
  executor.for_each("triangles", side * side, [&](std::size_t s) {
    const std::size_t i = s % side, j = s / side;
    set_square(mesh, s, i, i + 1, j, j + 1, columns);
  });
  return mesh;
}

struct Vector {
  double x, y, z;
};
Vector unit(Vector v) {
  const double length = std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
  return {v.x / length, v.y / length, v.z / length};
}
Vector cross(Vector a, Vector b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }

/// A place on the trefoil knot, which winds around a torus, and two directions across the knot there.
struct KnotFrame {
  Vector place, outwards, across;
};

KnotFrame knot_frame(double turn) {
  const double c2 = portable_cos(2 * turn), s2 = portable_sin(2 * turn), c3 = portable_cos(3 * turn),
               s3 = portable_sin(3 * turn);
  const double reach = 2 + c3;
  const Vector along = unit({-3 * s3 * c2 - 2 * reach * s2, -3 * s3 * s2 + 2 * reach * c2, 3 * c3});
  const Vector outwards{c3 * c2, c3 * s2, s3};  // the torus's normal, so it is across the knot everywhere
  return {{reach * c2, reach * s2, s3}, outwards, cross(along, outwards)};
}

}  // namespace

Mesh terrain(const Options& o, RunContext& context) {
  constexpr double height = 0.35, feature = 5;
  constexpr int octaves = 8;
  const auto seed = static_cast<std::uint32_t>(o.seed);
  return grid(o.triangles, context, 250,
              [&](double x, double y) { return height * fractal_noise(feature * x, feature * y, octaves, seed); });
}

Mesh sheet(const Options& o, RunContext& context) {
  return grid(o.triangles, context, 10, [](double, double) { return 0.0; });
}

Mesh soup(const Options& o, RunContext& context) {
  const auto count = static_cast<std::size_t>(o.triangles);
  constexpr std::uint64_t numbers_per_try = 12, numbers_per_triangle = 1u << 10;
  Mesh mesh = make_mesh(3 * count, count, context);
  CpuExecutor executor(context);
  const auto make = [&](std::size_t i, std::uint64_t first) {
    const auto number = [&](std::size_t k) { return uniform_at(static_cast<std::uint64_t>(o.seed), first + k); };
    for (std::size_t c = 0; c < 3; ++c) {
      double p[3];
      for (std::size_t k = 0; k < 3; ++k) p[k] = number(k) + o.size * (number(3 * c + k + 3) - 0.5);
      set_position(mesh, 3 * i + c, p[0], p[1], p[2]);
    }
  };
  executor.for_each(
      "triangles", count,
      [&](std::size_t i) {
        const auto first = static_cast<std::uint32_t>(3 * i);
        mesh.triangles[i] = {first, first + 1, first + 2};
        std::uint64_t at = i * numbers_per_triangle;
        do {  // tiny ones may collapse when they are rounded
          make(i, at);
          at += numbers_per_try;
        } while (!has_area(mesh.positions[first], mesh.positions[first + 1], mesh.positions[first + 2]));
      },
      150);
  return mesh;
}

Mesh torus_knot(const Options& o, RunContext& context) {
  constexpr double radius = 0.45, length_over_girth = 9;  // of the tube: squares become about square
  const double squares = static_cast<double>(o.triangles) / 2;
  const auto around = static_cast<std::size_t>(std::max(3.0, std::nearbyint(std::sqrt(squares / length_over_girth))));
  const auto along = static_cast<std::size_t>(std::max(9.0, std::nearbyint(squares / double(around))));
  Mesh mesh = make_mesh(around * along, 2 * around * along, context);
  CpuExecutor executor(context);
  executor.for_ranges("vertices", along, 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t j = begin; j < end; ++j) {
      const KnotFrame f = knot_frame(2 * pi * double(j) / double(along));
      for (std::size_t i = 0; i < around; ++i) {
        const double angle = 2 * pi * double(i) / double(around);
        const double c = radius * portable_cos(angle), s = radius * portable_sin(angle);
        set_position(mesh, j * around + i, f.place.x + c * f.outwards.x + s * f.across.x,
                     f.place.y + c * f.outwards.y + s * f.across.y, f.place.z + c * f.outwards.z + s * f.across.z);
      }
    }
  });
  executor.for_each("triangles", around * along, [&](std::size_t s) {
    const std::size_t i = s % around, j = s / around;
    set_square(mesh, s, i, (i + 1) % around, j, (j + 1) % along, around);
  });
  return mesh;
}

}  // namespace ws::generate
