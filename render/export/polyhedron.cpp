// SPDX-License-Identifier: MIT
#include "render/export/polyhedron.h"

#include <algorithm>
#include <map>
#include <utility>

namespace ws::render {
namespace {

Polyhedron icosahedron() {
  constexpr float a = 0.525731112f, b = 0.850650808f;
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

Polyhedron quartered(const Polyhedron& ball) {
  Polyhedron finer{ball.corners, {}};
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> middles;
  const auto middle = [&](std::uint32_t a, std::uint32_t b) {
    const auto [found, is_new] = middles.try_emplace(std::minmax(a, b), static_cast<std::uint32_t>(finer.corners.size()));
    if (is_new) finer.corners.push_back(glm::normalize(ball.corners[a] + ball.corners[b]));
    return found->second;
  };
  for (const auto& [a, b, c] : ball.triangles) {
    const std::uint32_t ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
    for (const std::array<std::uint32_t, 3>& part : {std::array{a, ab, ca}, {b, bc, ab}, {c, ca, bc}, {ab, bc, ca}})
      finer.triangles.push_back(part);
  }
  return finer;
}

}  // namespace

Polyhedron polyhedron(int times) {
  Polyhedron ball = icosahedron();
  for (int i = 0; i < times; ++i) ball = quartered(ball);
  return ball;
}

}  // namespace ws::render
