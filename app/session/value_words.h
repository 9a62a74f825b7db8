// Words of what is known about a picked thing or a step: names of values, and values that are words.
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace ws::app {

/// As results say them, with blanks in the place of underscores. The window shows them in the user's language; a name that is
/// not here stays as it is.
[[nodiscard]] std::span<const std::string_view> value_words();

}  // namespace ws::app
