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

  std::vector<std::array<float, 3>> positions;          ///< finite; -0 is +0
  std::vector<std::array<std::uint32_t, 3>> triangles;  ///< vertices, counter-clockwise seen from outside
  std::vector<Part> parts;                              ///< in rising order of triangles
  std::size_t dropped_invalid = 0;                      ///< triangles that had a vertex that is no finite number
  std::size_t dropped_flat = 0;                         ///< triangles without area
  std::vector<std::uint32_t> file_numbers;              ///< of the triangles, in the file; empty where none was dropped
  bool y_up = false;                                    ///< upwards is +y, by the custom of its format; else +z

 private:
  std::uint64_t identity_ = next_identity();
};

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
