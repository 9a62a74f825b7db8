// A triangulation that is given, read from a file: its edges and triangles, as they are, right or wrong.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/exact/points.h"
#include "compute/triangulation/plane/rotation.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace ws::triangulation {

/// Corners are places in `vertices`; where the file has none, numbers of the input's points.
struct GivenTriangulation {
  bool has_vertices = false;
  std::vector<Point> vertices;
  /// Sides of its polygons and lines; `a` and `b` in the file's order, and perhaps the same; repeated where polygons meet.
  std::vector<Edge> edges;
  std::vector<Triangle> triangles;  ///< those that it lists, in the file's order
};

/// By the extension: obj, off and ply (polygons, of obj lines too; of three coordinates x and y count), json (an object with
/// lists named edges or triangles, of numbers in its list named points or else of the input's points: as this program writes
/// them), csv (two numbers of the input's points per line). Throws Error{io}, Cancelled.
[[nodiscard]] GivenTriangulation read_given(const std::filesystem::path& path, const std::stop_token& stop = {});
[[nodiscard]] const std::vector<std::string>& given_extensions();

}  // namespace ws::triangulation
