// Meshes from files and to files: whatever Assimp reads; ply, obj, stl and off with own readers.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/mesh.h"
#include "compute/io/read_options.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace ws::io {

struct MeshFile {
  Mesh mesh;
  std::string sha256;  ///< of the file's bytes (of this file alone, where it names others), hexadecimal
  std::vector<std::string> warnings;
  std::vector<std::string> notes;  ///< what coordinates are counted from
};

/// The format follows the extension, and so does `Mesh::y_up` (all but ply, stl, off, blend and 3mf). All meshes of the file as
/// one, with the transforms of its nodes; polygons are cut into triangles, vertices at one place are joined, and those that no
/// triangle has are left out. Triangles with a corner that is no finite number are dropped, counted, and warned of; those
/// without area wait in `Mesh::flat`, of which a warning tells, as only a run knows whether it takes them. What rounding to
/// single precision alone made so is told apart. A mesh far from 0 gets a `Mesh::origin` (`recentre` in mesh_formats.h), and a
/// note tells it; what single or double precision takes of the shape all the same is warned of. −0 becomes +0. Without
/// triangles the mesh is empty, and a warning says why. Throws Error{io} that says what was expected and what was found;
/// Cancelled when stopped (formats that Assimp reads: when the reader next asks for bytes or tells its progress). Scenes whose
/// nodes show meshes more often than memory allows are refused before
/// they are made: Error{out_of_memory}. Own readers allocate nothing for a header that claims more than the file can hold.
[[nodiscard]] MeshFile read_mesh(const std::filesystem::path& path, const ReadOptions& options = {});

/// The same of numbers in memory instead of a file: of `vertices` and `triangles`, three numbers each; no digest is made.
/// `name` is how messages call them. Throws Error{invalid_argument} for a triangle of a vertex that there is not.
[[nodiscard]] MeshFile mesh_of(std::span<const double> vertices, std::span<const std::int64_t> triangles,
                               const std::string& name, const ReadOptions& options = {});

/// By extension, ply (binary) or obj; atomic; coordinates are the file's, with the origin added. Read again, it is the same
/// mesh. Throws Error{io}.
void write_mesh(const std::filesystem::path& path, const Mesh& mesh);

/// What is read, without dots, in alphabetical order.
[[nodiscard]] const std::vector<std::string>& mesh_extensions();
/// What is written; the first is the usual choice.
[[nodiscard]] const std::vector<std::string>& written_mesh_extensions();

/// Whether `path` holds a mesh rather than a point cloud: by its extension; a ply file by its faces.
[[nodiscard]] bool is_mesh_file(const std::filesystem::path& path);

}  // namespace ws::io
