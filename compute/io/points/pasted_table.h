// Numbers from the clipboard: a part of a spreadsheet, or what was copied from a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace ws::io {

struct PastedTable {
  std::string csv;                ///< to be read as a csv file; empty where the text is no table of numbers
  std::string note;               ///< what is told of its commas, where they were decimal ones (formats/decimal_commas.h)
  bool may_be_thousands = false;  ///< and could as well have grouped thousands
};

/// Spreadsheets put tabs between cells, and write numbers as the country does. Any other text stays as it is.
[[nodiscard]] PastedTable table_of_text(std::string_view text);

}  // namespace ws::io
