// Edges of boxes and pieces of planes.
// SPDX-License-Identifier: MIT
#include "compute/kdtree/show/ink.h"

namespace ws::kdtree {

namespace {

Vec3 corner(const Box& box, unsigned which) {
  return {which & 1u ? box.high.x : box.low.x, which & 2u ? box.high.y : box.low.y, which & 4u ? box.high.z : box.low.z};
}

}  // namespace

void Lines::add(const Box& box, std::uint32_t color) {
  for (unsigned axis = 0; axis < 3; ++axis)
    for (unsigned from = 0; from < 8; ++from)
      if (!(from >> axis & 1u)) add(corner(box, from), corner(box, from | 1u << axis), color);
}

void Faces::add_plane(const Box& cell, int axis, float position, std::uint32_t color) {
  Box flat = cell;
  flat.low.set(axis, position);
  flat.high.set(axis, position);
  const unsigned u = 1u << (axis + 1) % 3, v = 1u << (axis + 2) % 3;
  triangles.push_back({corner(flat, 0), corner(flat, u), corner(flat, u | v)});
  triangles.push_back({corner(flat, 0), corner(flat, u | v), corner(flat, v)});
  colors.insert(colors.end(), {color, color});
}

}  // namespace ws::kdtree
