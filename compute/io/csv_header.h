// Names of coordinates in the header of a table that is written.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace ws::io {

/// `names` where a reader will find them again: one for each coordinate, none of them a number; else x0, x1, …
[[nodiscard]] std::vector<std::string> header_names(const std::vector<std::string>& names, std::size_t dimension);
/// In quotes where the text needs them.
[[nodiscard]] std::string csv_field(const std::string& text);

}  // namespace ws::io
