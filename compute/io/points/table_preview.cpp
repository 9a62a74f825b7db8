// Looks at the first rows only, so that a table is shown, and its columns proposed, at once. The reader checks the whole.
// SPDX-License-Identifier: MIT
#include "compute/io/points/table_preview.h"

#include "compute/io/file_source.h"
#include "compute/io/formats/decimal_commas.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/mapped_file.h"
#include "compute/io/points/csv_header.h"
#include "compute/io/points/point_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

namespace ws::io {
namespace {

constexpr std::size_t read_bytes = std::size_t{1} << 20;
constexpr std::size_t most_columns = 10'000;  // a wider line is no table that is looked at by its columns

using RowCells = std::vector<std::string_view>;

std::string text_of(const std::filesystem::path& path, bool& is_whole) {
  std::string text = beginning_of(path, read_bytes);
  is_whole = text.size() < read_bytes;
  if (!is_whole) text.resize(text.rfind('\n') + 1);  // the last line is a part of one
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return {};
  return text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text;
}

RowCells cells_of(std::string_view line, Separator separator) {
  RowCells cells;
  FieldCursor cursor(line, separator);
  for (std::string_view cell; cells.size() < most_columns && cursor.next(cell);) cells.push_back(cell);
  return cells;
}

FieldState state_of(std::string_view cell) {
  double ignored;
  return parse_real(cell, ignored);
}

/// The first lines that hold data, without the count of rows that some programs write above them.
std::vector<RowCells> lines_of(std::string_view text, bool tabs_separate, std::size_t most) {
  std::vector<std::string_view> lines;
  LineCursor cursor(text);
  for (std::string_view line; lines.size() < most + 2 && cursor.next(line);)
    if (holds_data(line)) lines.push_back(line);
  if (lines.empty()) return {};
  const auto cells = [&](std::string_view line) { return cells_of(line, separator_of(line, tabs_separate)); };
  const bool is_count = lines.size() > 1 && cells(lines[0]).size() == 1 && state_of(cells(lines[0])[0]) == FieldState::number &&
                        cells(lines[1]).size() > 1;
  if (is_count) lines.erase(lines.begin());
  const Separator separator = separator_of(lines[0], tabs_separate);
  std::vector<RowCells> rows;
  rows.reserve(lines.size());
  for (const std::string_view line : lines) rows.push_back(cells_of(line, separator));
  return rows;
}

/// Which columns hold numbers, told from all rows but the first, which may be a header. A typing error leaves a column what it
/// is.
void look_at_columns(const std::vector<RowCells>& rows, TablePreview& table) {
  const std::size_t begin = rows.size() > 1 ? 1 : 0, count = rows[0].size();
  table.holds_numbers.assign(count, false);
  for (std::size_t c = 0; c < count; ++c) {
    std::size_t numbers = 0, texts = 0;
    for (std::size_t r = begin; r < rows.size(); ++r) {
      if (rows[r].size() != count) continue;
      const FieldState state = state_of(rows[r][c]);
      numbers += state == FieldState::number;
      texts += state == FieldState::text;
    }
    table.holds_numbers[c] = numbers > 0 && numbers >= texts;
    table.has_text |= texts > numbers;
  }
}

/// As the reader decides: text and no number. Text among numbers may be a typing error, which the reader then names: a header
/// taken from such a line would lose a point.
bool is_header(const RowCells& first) {
  const auto has = [&](FieldState state) {
    return std::any_of(first.begin(), first.end(), [&](std::string_view cell) { return state_of(cell) == state; });
  };
  const bool has_name = std::any_of(first.begin(), first.end(), [](std::string_view cell) {
    return state_of(cell) == FieldState::text && !is_missing_value(cell);
  });
  return has_name && !has(FieldState::number);
}

void count_cells(const std::vector<RowCells>& rows, TablePreview& table) {
  table.facts.assign(table.column_count(), {});
  for (const RowCells& row : rows)
    for (std::size_t c = 0; c < std::min(row.size(), table.column_count()); ++c) {
      double value = 0;
      const FieldState state = parse_real(row[c], value);
      const bool is_missing = state == FieldState::empty || is_missing_value(row[c]) || std::isnan(value);
      ColumnFacts& facts = table.facts[c];
      ++(is_missing ? facts.missing_count : state == FieldState::number ? facts.number_count : facts.text_count);
    }
}

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

/// In lower case: "Position X (m)" → position, x, m.
std::vector<std::string> words_of(const std::string& name) {
  std::vector<std::string> words(1);
  for (char c : name) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (is_letter_or_digit(c))
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

using Fits = std::function<bool(const std::string& word)>;

/// The first column of numbers with such a name: one of a single word before longer ones.
std::optional<std::size_t> named(const TablePreview& table, const Fits& fits) {
  std::optional<std::size_t> found;
  for (std::size_t c = 0; c < table.names.size(); ++c) {
    if (!table.holds_numbers[c]) continue;
    const std::vector<std::string> words = words_of(table.names[c]);
    if (std::none_of(words.begin(), words.end(), fits)) continue;
    if (words.size() == 1) return c;
    if (!found) found = c;
  }
  return found;
}

Fits is(const char* wanted) {
  return [wanted](const std::string& word) { return word == wanted; };
}

std::vector<std::size_t> proposed(const TablePreview& table, std::size_t most_unnamed) {
  const auto longitude = named(table, is_longitude), latitude = named(table, is_latitude);
  if (longitude && latitude) return {*longitude, *latitude};
  const auto x = named(table, is("x")), y = named(table, is("y")), z = named(table, is("z"));
  if (x && y && *x != *y) return z && *z != *x && *z != *y ? std::vector{*x, *y, *z} : std::vector{*x, *y};
  std::vector<std::size_t> first;
  for (std::size_t c = 0; c < table.column_count() && first.size() < most_unnamed; ++c)
    if (table.holds_numbers[c]) first.push_back(c);
  return first.size() >= 2 ? first : std::vector<std::size_t>{};  // of one alone the reader says better what is wrong
}

}  // namespace

std::string TablePreview::key_of(std::size_t column) const {
  if (names.empty()) return std::to_string(column);
  const std::string& name = names[column];
  // A list of columns is separated by commas, and what is a number counts columns.
  const bool usable = std::count(names.begin(), names.end(), name) == 1 && name.find(',') == std::string::npos &&
                      name.find_first_not_of("0123456789") != std::string::npos;
  return usable ? name : std::to_string(column);
}

bool is_table_file(const std::filesystem::path& path) {
  constexpr std::array<std::string_view, 6> tables{"csv", "tsv", "txt", "xyz", "xy", "asc"};
  const ReadOptions options;
  return std::find(tables.begin(), tables.end(), FileSource(path, {}, options).extension()) != tables.end();
}

TablePreview preview_table(const std::filesystem::path& path, std::size_t most_rows) {
  TablePreview table;
  if (!is_table_file(path)) return table;
  std::string text = text_of(path, table.is_whole);
  const ReadOptions options;
  const bool tabs_separate = has_tabs_between(FileSource(path, {}, options));
  if (const auto separator = separator_beside_commas(text, tabs_separate))
    if (auto pointed = with_decimal_points(text, *separator)) {
      text = std::move(pointed->text);
      table.note = std::move(pointed->note);
    }
  std::vector<RowCells> rows = lines_of(text, tabs_separate, most_rows);
  if (rows.empty() || rows[0].size() >= most_columns) return table;
  look_at_columns(rows, table);
  if (is_header(rows[0])) {
    for (const std::string_view cell : rows[0]) table.names.push_back(unescape(cell));
    rows.erase(rows.begin());
  }
  table.is_whole = table.is_whole && rows.size() <= most_rows;
  if (rows.size() > most_rows) rows.resize(most_rows);
  count_cells(rows, table);
  for (const RowCells& row : rows) {
    table.rows.emplace_back();
    for (const std::string_view cell : row) table.rows.back().push_back(printable(cell));
  }
  return table;
}

std::vector<std::string> proposed_columns(const TablePreview& table, std::size_t most_unnamed) {
  std::vector<std::string> keys;
  for (const std::size_t column : proposed(table, most_unnamed)) keys.push_back(table.key_of(column));
  return keys;
}

}  // namespace ws::io
