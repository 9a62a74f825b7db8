// What is told of the curves that a run found, wherever their points lie.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/result.h"
#include "compute/ridge/balls/detect.h"

#include <string>
#include <vector>

namespace ws::ridge {

/// The summary of every run.
[[nodiscard]] std::vector<Property> found_in(const Detection& run, const PolylineSet& lines);
[[nodiscard]] std::string hash_of(const PolylineSet& lines);
/// Throws Cancelled.
[[nodiscard]] std::vector<Array> arrays_of(const PolylineSet& lines, const RunContext& context);

}  // namespace ws::ridge
