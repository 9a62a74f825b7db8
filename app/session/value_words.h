// Words of what is known about a picked thing or a step: names of values, values that are words, and units.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ws::app {

/// As results say them, with blanks in the place of underscores. The window shows them in the user's language; a name that is
/// not here stays as it is.
[[nodiscard]] std::span<const std::string_view> value_words();
/// Units of values, other than signs that are the same in all languages (px, ms).
[[nodiscard]] std::span<const std::string_view> value_units();

/// One of them in the user's language, as sentences have it: with its underscores where it stays as it is.
[[nodiscard]] std::string said_value(const std::string& word);

/// Too long to be read where it is named, as most lists: of dragged corners all but two numbers are the same.
[[nodiscard]] bool is_long_value(std::string_view text);

}  // namespace ws::app
