// Scenes of curved or pierced bodies: an animal like those that are scanned, a sponge, knots through each other.
// SPDX-License-Identifier: MIT
#include "compute/generate/make_mesh.h"
#include "compute/generate/portable_math.h"
#include "compute/generate/scenes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace ws::generate {
namespace {

using Place = std::array<double, 3>;

/// Vertices and squares of a cube's surface, n × n squares on each side; neighbouring sides share vertices.
class CubeSurface {
 public:
  explicit CubeSurface(std::size_t n) : n_(n) {}

  [[nodiscard]] std::size_t vertex_count() const { return 6 * n_ * n_ + 2; }
  [[nodiscard]] std::size_t square_count() const { return 6 * n_ * n_; }

  /// Lattice coordinates 0…n; layer by layer, of which the lowest and the highest are full.
  [[nodiscard]] std::array<std::size_t, 3> vertex(std::size_t number) const {
    const std::size_t full = (n_ + 1) * (n_ + 1), ring = 4 * n_, between = full + (n_ - 1) * ring;
    if (number < full) return {number % (n_ + 1), number / (n_ + 1), 0};
    if (number >= between) return {(number - between) % (n_ + 1), (number - between) / (n_ + 1), n_};
    const std::size_t z = (number - full) / ring + 1, at = (number - full) % ring, along = at % n_;
    const std::array<std::array<std::size_t, 2>, 4> sides{{{along, 0}, {n_, along}, {n_ - along, n_}, {0, n_ - along}}};
    return {sides[at / n_][0], sides[at / n_][1], z};
  }
  [[nodiscard]] std::size_t number(std::array<std::size_t, 3> v) const {
    const std::size_t full = (n_ + 1) * (n_ + 1), ring = 4 * n_;
    const auto [x, y, z] = v;
    if (z == 0) return y * (n_ + 1) + x;
    if (z == n_) return full + (n_ - 1) * ring + y * (n_ + 1) + x;
    const std::size_t at = y == 0 && x < n_ ? x : x == n_ && y < n_ ? n_ + y : y == n_ && x > 0 ? 3 * n_ - x : 4 * n_ - y;
    return full + (z - 1) * ring + at;
  }
  /// Counter-clockwise seen from outside.
  [[nodiscard]] std::array<std::uint32_t, 4> square(std::size_t index) const {
    const std::size_t side = index / (n_ * n_), i = index % n_, j = index / n_ % n_, axis = side / 2;
    const bool high = side % 2 != 0;
    std::array<std::uint32_t, 4> corners{};
    constexpr std::array<std::array<std::size_t, 2>, 4> round{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t c = 0; c < 4; ++c) {
      std::array<std::size_t, 3> v{};
      v[axis] = high ? n_ : 0;
      v[(axis + 1) % 3] = i + round[high ? c : 3 - c][0];
      v[(axis + 2) % 3] = j + round[high ? c : 3 - c][1];
      corners[c] = static_cast<std::uint32_t>(number(v));
    }
    return corners;
  }

 private:
  std::size_t n_;
};

double dot(const Place& a, const Place& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Place toward(Place v) {
  const double length = std::sqrt(dot(v, v));
  for (double& x : v) x /= length;
  return v;
}

/// A swelling of the animal's body around a direction; `edge` is the cosine at which it ends.
struct Swelling {
  Place direction;
  double edge, height;
};

double animal_radius(const Place& d) {
  static const std::array<Swelling, 9> swellings{{{toward({0.75, 0, 0.55}), 0.55, 0.55},   // head
                                                  {toward({0.42, 0.2, 0.9}), 0.965, 1.1},  // ears
                                                  {toward({0.42, -0.2, 0.9}), 0.965, 1.1},
                                                  {toward({0.97, 0, 0.25}), 0.9, 0.3},     // nose
                                                  {toward({-0.95, 0, -0.25}), 0.93, 0.3},  // tail
                                                  {toward({0.7, 0.45, -0.6}), 0.9, 0.35},  // feet
                                                  {toward({0.7, -0.45, -0.6}), 0.9, 0.35},
                                                  {toward({-0.3, 0.75, -0.6}), 0.75, 0.35},
                                                  {toward({-0.3, -0.75, -0.6}), 0.75, 0.35}}};
  double radius = 1;
  for (const Swelling& s : swellings) {
    const double t = std::max(0.0, (dot(d, s.direction) - s.edge) / (1 - s.edge));
    radius += s.height * t * t * (3 - 2 * t);
  }
  // Fur, of two sizes.
  const auto waves = [&](double count) {
    return portable_sin(count * d[0]) * portable_sin(count * d[1] + 1) * portable_sin(count * d[2] + 2);
  };
  return radius + 0.02 * waves(19) + 0.006 * waves(61);
}

/// Menger's sponge: of a cube's 27 parts the middle ones of the faces and of the cube are taken out, and so on in each.
class Sponge {
 public:
  explicit Sponge(int level) : side_(1) {
    for (int i = 0; i < level; ++i) side_ *= 3;
  }
  [[nodiscard]] std::size_t side() const { return side_; }
  [[nodiscard]] bool has(std::size_t x, std::size_t y, std::size_t z) const {
    if (x >= side_ || y >= side_ || z >= side_) return false;  // below 0 wraps
    for (std::size_t part = 1; part < side_; part *= 3)
      if ((x / part % 3 == 1) + (y / part % 3 == 1) + (z / part % 3 == 1) >= 2) return false;
    return true;
  }
  [[nodiscard]] static double triangles(int level) {
    double solid = 1, hollow = 1;
    for (int i = 0; i < level; ++i) solid *= 20, hollow *= 8;
    return 2 * (2 * solid + 4 * hollow);
  }

 private:
  std::size_t side_;
};

}  // namespace

Mesh bunny_like(const Options& o, RunContext& context) {
  const auto n = static_cast<std::size_t>(std::max(1.0, std::nearbyint(std::sqrt(static_cast<double>(o.triangles) / 12))));
  const CubeSurface cube(n);
  Mesh mesh = make_mesh(cube.vertex_count(), 2 * cube.square_count(), context);
  CpuExecutor executor(context);
  executor.for_each(
      "vertices", cube.vertex_count(),
      [&](std::size_t v) {
        Place d;
        const auto at = cube.vertex(v);
        for (std::size_t k = 0; k < 3; ++k) {
          const double x = 2 * double(at[k]) / double(n) - 1;
          d[k] = x * (1.3 - 0.3 * x * x);  // squares of more equal size on the ball
        }
        d = toward(d);
        const double r = animal_radius(d);
        set_position(mesh, v, 1.15 * r * d[0], 0.85 * r * d[1], r * d[2]);
      },
      900);
  executor.for_each("triangles", cube.square_count(), [&](std::size_t s) {
    const auto [a, b, c, d] = cube.square(s);
    mesh.triangles[2 * s] = {a, b, c};
    mesh.triangles[2 * s + 1] = {a, c, d};
  });
  return mesh;
}

Mesh sponge(const Options& o, RunContext& context) {
  constexpr int finest = 5;
  int level = 0;
  const auto wanted = static_cast<double>(o.triangles);
  while (level < finest && Sponge::triangles(level) * Sponge::triangles(level + 1) < wanted * wanted) ++level;
  const Sponge sponge(level);
  const std::size_t side = sponge.side(), corners = side + 1;
  context.check_memory(corners * corners * corners * sizeof(std::uint32_t), 0);
  constexpr std::uint32_t unused = 0xffffffffu;
  std::vector<std::uint32_t> number(corners * corners * corners, unused);
  Mesh mesh = make_mesh(0, 0, context);
  const auto triangle_count = static_cast<std::size_t>(Sponge::triangles(level));
  context.check_memory(triangle_count * sizeof(mesh.triangles[0]), 0);
  mesh.triangles.reserve(triangle_count);
  const auto vertex = [&](std::array<std::size_t, 3> v) {
    std::uint32_t& n = number[(v[2] * corners + v[1]) * corners + v[0]];
    if (n == unused) {
      n = static_cast<std::uint32_t>(mesh.positions.size());
      mesh.positions.push_back({});
      set_position(mesh, n, double(v[0]) / double(side), double(v[1]) / double(side), double(v[2]) / double(side));
    }
    return n;
  };
  const auto add_face = [&](std::array<std::size_t, 3> cell, std::size_t axis, bool high) {
    std::array<std::uint32_t, 4> corner{};
    constexpr std::array<std::array<std::size_t, 2>, 4> round{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t c = 0; c < 4; ++c) {
      std::array<std::size_t, 3> v = cell;
      v[axis] += high;
      v[(axis + 1) % 3] += round[high ? c : 3 - c][0];
      v[(axis + 2) % 3] += round[high ? c : 3 - c][1];
      corner[c] = vertex(v);
    }
    mesh.triangles.push_back({corner[0], corner[1], corner[2]});
    mesh.triangles.push_back({corner[0], corner[2], corner[3]});
  };
  for (std::size_t z = 0; z < side; ++z) {
    context.check_stop();
    for (std::size_t y = 0; y < side; ++y)
      for (std::size_t x = 0; x < side; ++x) {
        if (!sponge.has(x, y, z)) continue;
        const std::array<std::size_t, 3> cell{x, y, z};
        for (std::size_t axis = 0; axis < 3; ++axis)
          for (const bool high : {false, true}) {
            std::array<std::size_t, 3> next = cell;
            next[axis] += high ? 1 : std::size_t(-1);
            if (!sponge.has(next[0], next[1], next[2])) add_face(cell, axis, high);
          }
      }
  }
  return mesh;
}

Mesh knots(const Options& o, RunContext& context) {
  constexpr std::size_t count = 12;
  constexpr double apart = 4.6;  // less than a knot is wide, so neighbours reach into each other
  Options one = o;
  one.triangles = std::max<std::int64_t>(1, o.triangles / static_cast<std::int64_t>(count));
  const Mesh knot = torus_knot(one, context);
  const std::size_t vertices = knot.vertex_count(), triangles = knot.triangle_count();
  Mesh mesh = make_mesh(count * vertices, count * triangles, context);
  CpuExecutor executor(context);
  executor.for_each(
      "knots", count,
      [&](std::size_t i) {
        // Its axes change places in a ring, two of them may point the other way: the outside stays outside.
        const auto turn = static_cast<std::size_t>(3 * uniform_at(static_cast<std::uint64_t>(o.seed), 2 * i));
        const double sign = uniform_at(static_cast<std::uint64_t>(o.seed), 2 * i + 1) < 0.5 ? 1 : -1;
        const auto jitter = [&](std::size_t k) {
          return uniform_at(static_cast<std::uint64_t>(o.seed), 1000 + 3 * i + k) - 0.5;
        };
        const std::size_t column = i % 2, row = i / 2 % 2, layer = i / 4;
        for (std::size_t v = 0; v < vertices; ++v) {
          const auto& p = knot.positions[v];
          set_position(mesh, i * vertices + v, p[turn % 3] + apart * (double(column) + jitter(0) / 4),
                       sign * p[(turn + 1) % 3] + apart * (double(row) + jitter(1) / 4),
                       sign * p[(turn + 2) % 3] + apart * (double(layer) + jitter(2) / 4));
        }
        const auto base = static_cast<std::uint32_t>(i * vertices);
        for (std::size_t t = 0; t < triangles; ++t) {
          const auto& [a, b, c] = knot.triangles[t];
          mesh.triangles[i * triangles + t] = {base + a, base + b, base + c};
        }
      },
      1'000'000);
  return mesh;
}

}  // namespace ws::generate
