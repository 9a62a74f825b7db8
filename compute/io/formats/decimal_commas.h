// Tables whose numbers have decimal commas, as spreadsheets of many countries write them.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/formats/text_fields.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ws::io {

/// A table's text with decimal points in place of decimal commas; every other byte is where it was.
struct PointedTable {
  std::string text;
  std::string note;               ///< what is told of it
  bool may_be_thousands = false;  ///< its commas could as well group thousands: "1,234"
};

/// Calls `work` with each number below `count`, in any order, on any threads; what it throws ends the rest.
using ForEachPart = std::function<void(std::size_t count, const std::function<void(std::size_t)>& work)>;

/// What separates the fields of such a table, as its first line tells, or its second where the first is a count of rows; tabs
/// only where `tabs_separate`. Nothing where commas or blanks do, between which a comma cannot be decimal.
[[nodiscard]] std::optional<Separator> separator_beside_commas(std::string_view text, bool tabs_separate);

/// The table with decimal points, if its commas are decimal ones: some field of the first mebibyte is a number with one comma
/// amid its digits, and no field of the table is a number with a point or with several commas, which would say that commas
/// group thousands. Nothing for lines that are longer than readers take.
[[nodiscard]] std::optional<PointedTable> with_decimal_points(std::string_view text, Separator separator,
                                                              const ForEachPart& for_each_part);
/// The same on the calling thread.
[[nodiscard]] std::optional<PointedTable> with_decimal_points(std::string_view text, Separator separator);

}  // namespace ws::io
