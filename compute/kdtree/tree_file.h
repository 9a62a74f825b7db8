// Trees in files: our own compact form, read back in; JSON, GraphML and PLY for others to read.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/read_options.h"
#include "compute/kdtree/build/build.h"

#include <array>
#include <filesystem>

namespace ws::kdtree {

/// A tree and what it was built from and by. `rules.max_depth` is the limit that held.
struct StoredTree {
  Tree tree;
  Rules rules;
  std::uint64_t triangle_count = 0;
  std::array<double, 3> origin{0, 0, 0};  ///< what coordinates of the tree count from, in the file's
};

/// By the extension, atomically: .kdt (ours), .json, .graphml, or .ply, .vtp and .glb (the cells of leaves with triangles). All
/// but .kdt, which keeps the origin beside them, have coordinates with the origin added. `y_up`: the mesh's upwards is +y.
/// Throws Error{io}, also for another extension.
void write_tree(const std::filesystem::path& path, const Tree& tree, const Rules& rules, std::size_t triangle_count,
                const std::array<double, 3>& origin = {}, bool y_up = false);

/// Reads a .kdt file. What is read is a valid structure: traversal cannot leave it. Throws Error{io} for anything else, before
/// memory is taken for it; Cancelled.
[[nodiscard]] StoredTree read_tree(const std::filesystem::path& path, const io::ReadOptions& options = {});

}  // namespace ws::kdtree
