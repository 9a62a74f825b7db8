// Triangulations in files: off and obj (triangles), svg (a picture), json and csv (edges).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/solution.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::triangulation {

/// "json" first: the default.
[[nodiscard]] const std::vector<std::string>& result_extensions();

/// By extension, atomically. Edges and triangles name points by their place in the input, after edits; of points in one place
/// the first. JSON holds points, edges, triangles, length and whether it is proven. Throws Error{io}.
void write_solution(const std::filesystem::path& path, const Solution& solution, const std::string& method);

}  // namespace ws::triangulation
