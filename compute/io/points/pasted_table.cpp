// SPDX-License-Identifier: MIT
#include "compute/io/points/pasted_table.h"

#include "compute/io/formats/decimal_commas.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/points/csv_header.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace ws::io {
namespace {

constexpr std::size_t most_looked_at = 200;  // lines

using Rows = std::vector<std::vector<std::string>>;

/// Without a byte order mark, and with line feeds alone.
std::string plain_lines(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool ends_line = text[i] == '\r';
    if (ends_line && i + 1 < text.size() && text[i + 1] == '\n') continue;
    plain += ends_line ? '\n' : text[i];
  }
  return plain;
}

Rows rows_of(std::string_view text, Separator separator) {
  Rows rows;
  LineCursor lines(text);
  for (std::string_view line; lines.next(line);) {
    if (!holds_data(line)) continue;
    rows.emplace_back();
    FieldCursor fields(line, separator);
    for (std::string_view field; fields.next(field);) rows.back().push_back(unescape(field));
  }
  return rows;
}

std::string csv_of(const Rows& rows) {
  std::string csv;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) (csv += i ? "," : "") += row[i].empty() ? std::string() : csv_field(row[i]);
    csv += '\n';
  }
  return csv;
}

/// Some column has numbers in most of the rows below the first, which may be a header.
bool holds_numbers(const Rows& rows) {
  const std::size_t begin = rows.size() > 1 ? 1 : 0, end = std::min(rows.size(), most_looked_at);
  std::vector<std::size_t> numbers;
  std::size_t cells = 0, all_numbers = 0;
  for (std::size_t r = begin; r < end; ++r) {
    if (rows[r].size() > numbers.size()) numbers.resize(rows[r].size());
    for (std::size_t c = 0; c < rows[r].size(); ++c) numbers[c] += is_number(rows[r][c]);
    cells += rows[r].size();
    all_numbers += static_cast<std::size_t>(std::count_if(rows[r].begin(), rows[r].end(), is_number));
  }
  if (rows.size() < 2) return cells > 0 && 2 * all_numbers > cells;  // a line of prose may hold a number
  return std::any_of(numbers.begin(), numbers.end(), [&](std::size_t count) { return 2 * count > end - begin; });
}

}  // namespace

PastedTable table_of_text(std::string_view text) {
  std::string plain = plain_lines(text);
  const bool has_tabs = plain.find('\t') != std::string::npos;
  const std::string_view first_line = std::string_view(plain).substr(0, plain.find('\n'));
  const Separator separator = has_tabs ? Separator::tab : separator_of(first_line, true);
  PastedTable table;
  const bool may_have_commas = separator == Separator::tab || separator == Separator::semicolon;
  if (auto pointed = may_have_commas ? with_decimal_points(plain, separator) : std::nullopt) {
    plain = std::move(pointed->text);
    table.note = std::move(pointed->note);
    table.may_be_thousands = pointed->may_be_thousands;
  }
  const Rows rows = rows_of(plain, separator);
  if (!holds_numbers(rows)) return {};
  table.csv = separator == Separator::blanks ? plain : csv_of(rows);
  return table;
}

}  // namespace ws::io
