// Triangulations in files: json (all that is known), off and obj (triangles), svg (a picture), csv (edges), vtp and glb (both).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/solution.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::triangulation {

/// "json" first: the default.
[[nodiscard]] const std::vector<std::string>& result_extensions();

/// By extension, atomically. Every file but vtp and glb tells method, length and whether it is proven: csv, off and obj in
/// comments, svg as its description. CSV names points by their place in the input, after edits, of points in one place the
/// first; the others by their place in the list of distinct points that they hold. JSON has that list with the places in the
/// input, and of at most `most_detailed_points` points what a search would begin with: forced edges, the others, and how many
/// of those are needed. Throws Error{io}, Cancelled.
void write_solution(const std::filesystem::path& path, const Solution& solution, const std::string& method,
                    const std::vector<StageTime>& stages, RunContext& context);
inline constexpr std::size_t most_detailed_points = 64;

}  // namespace ws::triangulation
