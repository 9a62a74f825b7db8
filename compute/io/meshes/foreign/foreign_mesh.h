// What the program that reads meshes by Assimp and the one that started it share.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/meshes/mesh_formats.h"

#include <cstddef>

namespace ws::io {

class MeshSender;

/// The program beside this one that reads by Assimp: PATH MEMORY_BYTES CPU_SECONDS.
inline constexpr const char* mesh_reader_program = "warpscope-mesh-reader";
/// How it ends when it was refused memory.
inline constexpr int exit_no_memory = 3;

/// What reading a file may take; beyond it the reading process ends.
struct ForeignLimits {
  std::size_t memory_bytes;  ///< of address space, besides the program itself
  std::size_t cpu_seconds;
};

/// The memory limit, or three quarters of what is free; four seconds, and four more for each mebibyte of the file.
[[nodiscard]] ForeignLimits foreign_limits(const FileSource& source);
/// Starts the reading process and takes the mesh from it. Throws Error{io} for what the process refuses and where it crashes or
/// takes too long; Error{out_of_memory}; Cancelled. When this returns or throws, the process is gone.
[[nodiscard]] RawMesh read_in_process(const FileSource& source, const ForeignLimits& limits);

/// For the reading process alone. Tells how far it is, and before the mesh is made what that will need. Throws Error{io},
/// std::bad_alloc.
[[nodiscard]] RawMesh read_by_assimp(const FileSource& source, const MeshSender& sender);

}  // namespace ws::io
