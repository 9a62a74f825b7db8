// All triangulations that are as short as the result, in a file: json, csv (edges) or obj (an object each).
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/triangulation/solution.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::triangulation {

/// "json" first: the default.
[[nodiscard]] const std::vector<std::string>& optima_extensions();

/// By extension, atomically; at most `most_listed_optima`, and `most_listed_edges` in all, the solution's edges first. Every
/// file tells how many there are and whether these are all. Points are named as in the files of one triangulation: in csv by
/// their place in the input, else by that in the list of distinct points. Throws Error{invalid_argument} where the solution is
/// not proven or its method does not know what is as short; Error{io}, Cancelled.
void write_optima(const std::filesystem::path& path, const Solution& solution, const std::string& method, RunContext& context);
inline constexpr std::size_t most_listed_optima = 1'000, most_listed_edges = 20'000'000;

/// How many the file has.
[[nodiscard]] std::size_t listed_optima(const Solution& solution);
/// What the file says when optima are missing in it; empty where it has all.
[[nodiscard]] std::string missing_optima(const Solution& solution);

}  // namespace ws::triangulation
