// What the readers and writers of the mesh formats share; each format is one function.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/io/file_source.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::io {

/// What a reader gives: polygons as the file has them, all corners in `positions`.
struct RawMesh {
  struct Part {
    std::string name;
    std::size_t first_polygon = 0;
  };

  /// Counts towards the part begun last.
  void add_triangle(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    corners.insert(corners.end(), {a, b, c});
    sizes.push_back(3);
  }
  /// A part without polygons is forgotten.
  void begin_part(std::string name);
  /// A vertex, with coordinates as the file has them.
  void add_position(const std::array<double, 3>& position) {
    add_position({static_cast<float>(position[0]), static_cast<float>(position[1]), static_cast<float>(position[2])}, position);
  }
  /// Rounded in a way of its own.
  void add_position(const std::array<float, 3>& rounded, const std::array<double, 3>& position) {
    positions.emplace_back();
    if (!exact.empty()) exact.emplace_back();
    for (std::size_t k = 0; k < 3; ++k) set_coordinate(positions.size() - 1, k, rounded[k], position[k]);
  }
  /// Of a vertex that there is. Rounds; from the first coordinate on that this changes, `exact` is kept too.
  void set_coordinate(std::size_t vertex, std::size_t axis, double value) {
    set_coordinate(vertex, axis, static_cast<float>(value), value);
  }
  void set_coordinate(std::size_t vertex, std::size_t axis, float rounded, double value);

  std::vector<std::array<float, 3>> positions;  ///< anything: infinite and NaN too
  std::vector<std::array<double, 3>> exact;     ///< the same before rounding; empty where rounding changed nothing
  std::array<double, 3> origin{0, 0, 0};        ///< what both count from, in the file's coordinates
  std::vector<std::uint32_t> corners;           ///< of one polygon after the other
  std::vector<std::uint32_t> sizes;             ///< how many corners each has; fewer than three are no polygon
  std::vector<Part> parts;
};

inline constexpr std::size_t mesh_poll_interval = 4096;
inline constexpr std::size_t most_vertices = 0xffffffffu;

[[nodiscard]] RawMesh read_ply_mesh(const FileSource& source);
[[nodiscard]] RawMesh read_obj_mesh(const FileSource& source);
[[nodiscard]] RawMesh read_stl_mesh(const FileSource& source);
[[nodiscard]] RawMesh read_off_mesh(const FileSource& source);
/// Whatever else Assimp knows, read in a process of its own (foreign/), which opens the file by its path, and those that it
/// names.
[[nodiscard]] RawMesh read_other_mesh(const FileSource& source);
/// Of Assimp, without dots.
[[nodiscard]] std::vector<std::string> other_mesh_extensions();

/// Refuses a file for Assimp whose nodes show one another so often, or lie in one another so deep, that copies of them would
/// not fit into memory or onto the stack: Assimp makes them all. Reads the text of gltf, glb, dae and x3d; others cannot name
/// a node twice. Throws Error{io}, Error{out_of_memory}.
void check_nesting(const FileSource& source);
/// Throws Error{out_of_memory} where `bytes` are more than may be taken.
void check_memory(const FileSource& source, double bytes);

/// The format's custom, for files that do not say.
[[nodiscard]] bool has_y_up(const std::string& extension);

struct Settled {
  Mesh mesh;
  std::size_t rough_polygons = 0;   ///< those that `cut_polygon` did not cut all by ears
  std::size_t rounded_flat = 0;     ///< of the triangles dropped without area, those that rounding took it from
  std::size_t rounded_invalid = 0;  ///< of those dropped as not finite, those whose coordinates are finite in the file
  bool is_single = false;           ///< single precision holds all coordinates as the file has them
  double rounding = 0;              ///< the most that rounding moved a coordinate of a triangle
};
/// Along an axis where corners lie farther from 0 than 16 times the mesh's longest side and rounding changes one of them, or
/// farther than 256 times, counts them from near the middle: from a multiple of the power of ten that is next above that side,
/// so that a mesh that was moved by a round number becomes again what it was. All else keeps its bits.
void recentre(const FileSource& source, RawMesh& raw);
/// Recentres, cuts polygons, joins vertices, drops what is no triangle and vertices that no triangle has.
[[nodiscard]] Settled settle(const FileSource& source, RawMesh&& raw);

/// Calls `add(a, b, c)` with the triangles of a polygon of `count` corners: a fan where it is convex, else ears cut off one
/// by one. False where a fan had to take the rest, since it crosses itself or the work outgrew a bound of about a second.
/// Calls `poll` at least every 50 ms.
[[nodiscard]] bool cut_polygon(const std::vector<std::array<float, 3>>& positions, const std::uint32_t* corners,
                               std::size_t count, const std::function<void(std::uint32_t, std::uint32_t, std::uint32_t)>& add,
                               const std::function<void()>& poll);

using Append = std::function<void(std::string_view)>;
void write_ply_mesh(const Mesh& mesh, const Append& append);
void write_obj_mesh(const Mesh& mesh, const Append& append);

}  // namespace ws::io
