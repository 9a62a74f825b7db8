// Triangles as data: what the kD-tree is built over.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ws {

/// Triangles over shared vertices. All meshes of a file are one `Mesh`, with their transforms applied.
class Mesh {
 public:
  struct Part {
    std::string name;
    std::uint32_t first_triangle = 0;
  };

  [[nodiscard]] std::size_t vertex_count() const { return positions.size(); }
  [[nodiscard]] std::size_t triangle_count() const { return triangles.size(); }
  [[nodiscard]] bool empty() const { return triangles.empty(); }
  /// Differs between any two meshes of one process: what was written for one is known to be stale for another.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

  /// Of a triangle that was left out, by itself.
  struct Flat {
    std::array<std::array<float, 3>, 3> corners;  ///< as `positions`
    std::uint32_t file_number = 0;
  };

  std::vector<std::array<float, 3>> positions;          ///< finite; -0 is +0; counted from `origin`
  std::array<double, 3> origin{0, 0, 0};                ///< in the file's coordinates; not 0 where 0 lies far from the mesh
  std::vector<std::array<std::uint32_t, 3>> triangles;  ///< vertices, counter-clockwise seen from outside
  std::vector<Part> parts;                              ///< in rising order of triangles
  std::size_t dropped_invalid = 0;                      ///< triangles that had a vertex that is no finite number
  std::size_t dropped_flat = 0;                         ///< triangles and polygons without area
  std::vector<Flat> flat;                               ///< of `dropped_flat` those with three corners, as the file has them
  std::vector<std::uint32_t> file_numbers;              ///< of the triangles, in the file; empty where none was dropped
  bool y_up = false;                                    ///< upwards is +y, by the custom of its format; else +z

 private:
  std::uint64_t identity_ = next_identity();
};

/// In the file's coordinates.
[[nodiscard]] inline std::array<double, 3> file_position(const Mesh& mesh, std::size_t vertex) {
  const auto& p = mesh.positions[vertex];
  return {mesh.origin[0] + double(p[0]), mesh.origin[1] + double(p[1]), mesh.origin[2] + double(p[2])};
}

/// In double precision, where neither differences nor products of finite floats leave the range.
[[nodiscard]] inline bool has_area(const std::array<float, 3>& a, const std::array<float, 3>& b,
                                   const std::array<float, 3>& c) {
  std::array<double, 3> u, v;
  for (std::size_t k = 0; k < 3; ++k) {
    u[k] = double(b[k]) - double(a[k]);
    v[k] = double(c[k]) - double(a[k]);
  }
  return u[1] * v[2] != u[2] * v[1] || u[2] * v[0] != u[0] * v[2] || u[0] * v[1] != u[1] * v[0];
}

}  // namespace ws
