// Scenes of some size for comparisons and benchmarks: files in WS_DATA_DIR, and balls with bumps.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/kdtree/tree/geometry.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace ws::kdtree::testing {

/// The triangles of WS_DATA_DIR/meshes/<name>.obj, polygons as fans; none where there is no such file.
inline Triangles obj_triangles(const std::string& name) {
  const char* folder = std::getenv("WS_DATA_DIR");
  std::ifstream file(std::string(folder ? folder : "") + "/meshes/" + name + ".obj");
  std::vector<Vec3> vertices;
  Triangles triangles;
  for (std::string line, word; std::getline(file, line);) {
    std::istringstream words(line);
    words >> word;
    if (word == "v") {
      Vec3 p;
      words >> p.x >> p.y >> p.z;
      vertices.push_back(p + Vec3{});  // no -0: planes are told apart by their bits
    } else if (word == "f") {
      std::vector<Vec3> corners;
      while (words >> word) corners.push_back(vertices[std::stoul(word) - 1]);
      for (std::size_t i = 2; i < corners.size(); ++i) triangles.push_back({corners[0], corners[i - 1], corners[i]});
    }
  }
  return triangles;
}

/// 16 balls of 4 side² triangles each, in disorder, with waves on them: side 131 gives 1.1 million.
inline Triangles balls(int side) {
  Triangles triangles;
  for (int ball = 0; ball < 16; ++ball) {
    const float b = float(ball);
    const Vec3 middle{1.6f * std::sin(2.4f * b), 1.6f * std::cos(2.4f * b), 0.22f * (b - 7.5f)};
    const float radius = 0.45f + 0.2f * std::sin(1.7f * b);
    const auto at = [&](int i, int j) {
      const float theta = 3.14159265f * float(i) / float(side), phi = 3.14159265f * float(j % (2 * side)) / float(side);
      const float wave =
          1 + 0.06f * std::sin(9 * theta + b) * std::sin(11 * phi) + 0.015f * std::sin(41 * theta) * std::cos(37 * phi);
      const float r = i == 0 || i == side ? radius : radius * wave, s = i == side ? 0 : std::sin(theta);
      return middle + Vec3{r * s * std::cos(phi), r * s * std::sin(phi), r * std::cos(theta)};
    };
    for (int i = 0; i < side; ++i)
      for (int j = 0; j < 2 * side; ++j) {
        if (i > 0) triangles.push_back({at(i, j), at(i + 1, j), at(i, j + 1)});
        if (i < side - 1) triangles.push_back({at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)});
      }
  }
  return triangles;
}

}  // namespace ws::kdtree::testing
