// Points, lines and polygons of results as files for programs that look at such: VTK's XML (vtp, for ParaView) and binary
// glTF (glb, for Blender).
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <vector>

namespace ws::io {

/// Lists of points, one after the other.
struct Cells {
  std::vector<std::int64_t> points;  ///< of all cells
  std::vector<std::int64_t> ends;    ///< of each cell, in `points`

  void add(std::initializer_list<std::int64_t> cell) {
    points.insert(points.end(), cell);
    end();
  }
  /// What was put into `points` since the last cell is one.
  void end() { ends.push_back(static_cast<std::int64_t>(points.size())); }
  [[nodiscard]] std::size_t size() const { return ends.size(); }
};

/// A number for each cell: first those of the dots, then of the lines, then of the polygons.
struct CellValues {
  std::string name;
  std::vector<double> values;
};

struct Shapes {
  std::string name;  ///< of what it is: a word without quotes or other marks
  std::vector<std::array<double, 3>> points;
  Cells dots, lines, polygons;
  std::vector<CellValues> values;
  bool y_up = true;  ///< a plane's second axis points upwards; else the third one
};

/// By extension, atomically. vtp holds all of it, reals as they are. glb holds the shapes without values, in single precision
/// from the middle of their box on, which `extras.origin` of its scene adds again, each of dots, lines and polygons a mesh of
/// that name. Throws Error{io}; Error{invalid_argument} where a glb would have more than 2^31 bytes.
void write_shapes(const std::filesystem::path& path, const Shapes& shapes);
/// vtp, glb
[[nodiscard]] const std::vector<std::string>& shape_extensions();
[[nodiscard]] bool is_shape_file(const std::filesystem::path& path);

}  // namespace ws::io
