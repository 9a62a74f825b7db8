// Lines short enough to read: for tool tips, in the window and over the picture alike.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ws::app {

/// As many characters as a line of a tool tip has at most.
constexpr std::size_t tip_columns = 60;

/// `text` (UTF-8) with its blanks made line breaks where a line would have more than `columns` characters. A word that is
/// longer than a line (a path) is broken, behind a slash where it has one. Line breaks that are there already stay.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t columns = tip_columns);

}  // namespace ws::app
