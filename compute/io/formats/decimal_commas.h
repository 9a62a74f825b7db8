// Tables whose numbers have decimal commas, as spreadsheets of many countries write them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/formats/text_fields.h"

#include <optional>
#include <string>
#include <string_view>

namespace ws::io {

/// The table with decimal points, every byte else where it was, if its commas are decimal ones: what separates fields is a
/// semicolon or a tab, some field is a number with one comma, and none is a number with a point, which would say that commas
/// group thousands.
[[nodiscard]] std::optional<std::string> with_decimal_points(std::string_view text, Separator separator);
/// The same of a table whose first line with data tells the separator (see separator_of). Quick where the first mebibyte has
/// no decimal comma.
[[nodiscard]] std::optional<std::string> with_decimal_points(std::string_view text, bool tabs_separate);

/// What is told of such a table.
[[nodiscard]] std::string decimal_commas_text();

}  // namespace ws::io
