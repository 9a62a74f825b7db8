// Balls as triangles.
// SPDX-License-Identifier: MIT
#pragma once

#include <glm/glm.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace ws::render {

struct Polyhedron {
  std::vector<glm::vec3> corners;  ///< on the unit ball
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// An icosahedron whose triangles were quartered `times`: 20, 80, 320 triangles, anticlockwise from outside.
[[nodiscard]] Polyhedron polyhedron(int times);

}  // namespace ws::render
