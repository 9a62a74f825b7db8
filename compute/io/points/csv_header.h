// Names in the header of a table: those that are written, and those that tell which coordinate a column is.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ws::io {

/// `names` where a reader will find them again: one for each coordinate, none of them a number; else x0, x1, …
[[nodiscard]] std::vector<std::string> header_names(const std::vector<std::string>& names, std::size_t dimension);
/// In quotes where the text needs them.
[[nodiscard]] std::string csv_field(const std::string& text);

/// Of a word in lower case: "lon", "lng", "long", "…longitude"; "lat", "…latitude".
[[nodiscard]] bool is_longitude(std::string_view word);
[[nodiscard]] bool is_latitude(std::string_view word);

}  // namespace ws::io
