// The scene that a tree is built over: coordinates that count from the mesh's origin, with or without triangles without area.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/kdtree/params.h"

#include <array>
#include <cstddef>
#include <string>

namespace ws::kdtree {

inline constexpr std::array axis_names{"x", "y", "z"};

/// The mesh with its triangles without area (`Mesh::flat`) where they stand in the file. O(triangles).
[[nodiscard]] Mesh with_flat(const Mesh& mesh);
/// How many of its triangles have no area. O(triangles).
[[nodiscard]] std::size_t flat_count(const Mesh& mesh);

/// Places of the view (eye, target, the ray's origin) from the file's coordinates to those of the triangles.
[[nodiscard]] ViewParameters counted_from(const std::array<double, 3>& origin, ViewParameters view);

/// A coordinate of the triangles as words tell it: the file's, with `digits` digits, and with more of them far from 0.
[[nodiscard]] std::string tell_place(const std::array<double, 3>& origin, int axis, float position, int digits = 5);

}  // namespace ws::kdtree
