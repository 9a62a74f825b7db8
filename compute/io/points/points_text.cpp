// Points from text tables. The file is split at line ends; a first pass counts the points of each chunk, a second parses the
// chunks straight into their places, both on all threads.
// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/points/point_reader.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>
#include <optional>
#include <utility>

namespace ws::io {
namespace {

constexpr std::size_t chunk_bytes = 1u << 20;
constexpr std::size_t max_line_bytes = 16u << 20;  // keeps hostile files from holding a thread, or memory, for long
constexpr std::size_t max_field_count = 100'000;
constexpr std::size_t unused_field = max_dimension;

/// What the first line that holds data tells about all of them.
struct Table {
  Separator separator = Separator::blanks;
  std::size_t field_count = 0;
  std::vector<std::string> names;                ///< of all fields; empty without a header
  std::vector<std::size_t> chosen;               ///< fields in the order of coordinates
  std::vector<std::size_t> coordinate_of_field;  ///< unused_field for the others
  std::size_t data_offset = 0, data_line = 1;    ///< where the first row begins
  std::optional<double> stated_count;            ///< of rows, where a line before them says it
};

struct Chunk {
  std::size_t begin = 0, end = 0;  ///< bytes
  std::size_t first_row = 0, first_line = 0;
  std::size_t row_count = 0, line_count = 0;
};

std::vector<std::string_view> split(const FileSource& source, std::string_view line, std::size_t line_number,
                                    Separator separator) {
  std::vector<std::string_view> fields;
  FieldCursor cursor(line, separator);
  for (std::string_view field; cursor.next(field);) {
    fields.push_back(field);
    if (fields.size() > max_field_count) source.fail_at_line(line_number, told("more than {} columns", max_field_count));
  }
  if (cursor.broken_quote()) source.fail_at_line(line_number, said("a quote is not closed on its line"));
  return fields;
}

bool is_text(std::string_view field) {
  double value;
  return parse_real(field, value) == FieldState::text;
}

/// Columns chosen by number alone, all present: then only those fields decide whether a line is a header.
std::optional<std::vector<std::size_t>> numbered_columns(const FileSource& source, std::size_t field_count) {
  std::vector<std::size_t> columns;
  for (const std::string& text : source.options().columns) {
    std::size_t column = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), column);
    if (error != std::errc{} || end != text.data() + text.size() || column >= field_count) return std::nullopt;
    columns.push_back(column);
  }
  if (columns.empty()) return std::nullopt;
  return columns;
}

/// Whether a chosen column is named in such a line.
bool names_a_column(const FileSource& source, const std::vector<std::string_view>& fields) {
  const std::vector<std::string>& wanted = source.options().columns;
  return std::any_of(fields.begin(), fields.end(), [&](std::string_view field) {
    const std::string name = unescape(field);
    return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& w) { return is_name_of_column(w, name); });
  });
}

std::string label_of(const Table& table, std::size_t field) {
  return table.names.empty() ? told("column {}", field) : told("column {} {}", field, shown(table.names[field]));
}

/// What may help where a field is not a number.
std::string hint_for(const FileSource& source, std::string_view field) {
  const bool has_decimal_comma =
      field.find(',') != std::string_view::npos && field.find_first_not_of("0123456789,+-eE") == std::string_view::npos;
  if (has_decimal_comma) return said("numbers take a decimal point");
  return source.options().columns.empty() ? said("--columns picks the coordinates") : "";
}

/// Without chosen columns all must be numeric; the first row tells early and completely which are not.
void check_all_numeric(const FileSource& source, const Table& table, const std::vector<std::string_view>& row,
                       std::size_t line_number) {
  if (!source.options().columns.empty()) return;
  std::vector<std::string> numeric;
  std::optional<std::size_t> culprit;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (is_number(row[i])) numeric.push_back(table.names.empty() ? std::to_string(i) : printable(table.names[i]));
    if (is_text(row[i]) && !culprit) culprit = i;
  }
  if (!culprit) return;
  std::string hint = hint_for(source, row[*culprit]);
  if (numeric.size() > max_dimension) numeric.resize(max_dimension);
  if (!numeric.empty()) hint += "; " + told("columns with numbers: {}", joined_text(numeric, ", "));
  source.fail_at_line(line_number, told("{} is not numeric: {}", label_of(table, *culprit), shown(row[*culprit])), hint);
}

/// The next line that holds data; false at the end. `line_number` counts all lines.
bool next_data_line(const FileSource& source, LineCursor& lines, std::string_view& line, std::size_t& line_number) {
  while (lines.next(line)) {
    if (++line_number % 65536 == 0) source.check_stop();
    if (line.size() > max_line_bytes) source.fail_at_line(line_number, told("longer than {} bytes", max_line_bytes));
    if (holds_data(line)) return true;
  }
  return false;
}

/// A number alone above rows of several fields is their count, as older programs write it. Goes on to the next line then.
std::optional<double> take_count_line(const FileSource& source, LineCursor& lines, std::string_view& line,
                                      std::size_t& line_number, bool tabs_separate) {
  const auto fields_of = [&](std::string_view text, std::size_t number) {
    return split(source, text, number, separator_of(text, tabs_separate));
  };
  const std::vector<std::string_view> fields = fields_of(line, line_number);
  double count = 0;
  if (fields.size() != 1 || parse_real(fields[0], count) != FieldState::number) return {};
  LineCursor ahead = lines;
  std::string_view next;
  std::size_t next_number = line_number;
  if (!next_data_line(source, ahead, next, next_number) || fields_of(next, next_number).size() < 2) return {};
  lines = ahead;
  line = next;
  line_number = next_number;
  return count;
}

Table detect_table(const FileSource& source, std::string_view text) {
  Table table;
  LineCursor lines(text);
  std::string_view line;
  std::size_t line_number = 0;
  if (!next_data_line(source, lines, line, line_number)) source.fail(said("holds no points"));
  const bool tabs_separate = has_tabs_between(source);
  table.stated_count = take_count_line(source, lines, line, line_number, tabs_separate);
  table.separator = separator_of(line, tabs_separate);

  std::vector<std::string_view> fields = split(source, line, line_number, table.separator);
  table.field_count = fields.size();
  if (is_header(source, fields, line_number)) {
    for (const std::string_view field : fields) table.names.push_back(unescape(field));
    if (!next_data_line(source, lines, line, line_number)) source.fail(said("holds no points, only a header"));
    fields = split(source, line, line_number, table.separator);
  }
  table.data_offset = static_cast<std::size_t>(line.data() - text.data());
  table.data_line = line_number;
  if (fields.size() == table.field_count) check_all_numeric(source, table, fields, line_number);

  table.chosen = resolve_columns(source, table.names, table.field_count);
  table.coordinate_of_field.assign(table.field_count, unused_field);
  for (std::size_t k = 0; k < table.chosen.size(); ++k) table.coordinate_of_field[table.chosen[k]] = k;
  return table;
}

std::vector<Chunk> split_at_lines(std::string_view text, std::size_t begin) {
  std::vector<Chunk> chunks;
  while (begin < text.size()) {
    const std::size_t newline =
        text.size() - begin > chunk_bytes ? text.find('\n', begin + chunk_bytes) : std::string_view::npos;
    const std::size_t end = newline == std::string_view::npos ? text.size() : newline + 1;
    chunks.push_back({begin, end});
    begin = end;
  }
  return chunks;
}

void count_rows(Chunk& chunk, std::string_view text) {
  LineCursor lines(text.substr(chunk.begin, chunk.end - chunk.begin));
  for (std::string_view line; lines.next(line); ++chunk.line_count) chunk.row_count += holds_data(line);
}

/// Gives each chunk its first row and line; returns the count of all rows.
std::size_t place_chunks(std::vector<Chunk>& chunks, std::size_t first_line) {
  std::size_t row = 0, line = first_line;
  for (Chunk& chunk : chunks) {
    chunk.first_row = std::exchange(row, row + chunk.row_count);
    chunk.first_line = std::exchange(line, line + chunk.line_count);
  }
  return row;
}

/// Parses rows into columns.
class RowParser {
 public:
  RowParser(const FileSource& source, const Table& table, PointSet& points) : source_(source), table_(table) {
    for (std::size_t k = 0; k < points.dimension(); ++k) columns_[k] = points.column(k).data();
  }

  void parse(const Chunk& chunk, std::string_view text) const {
    LineCursor lines(text.substr(chunk.begin, chunk.end - chunk.begin));
    std::size_t row = chunk.first_row, line_number = chunk.first_line;
    for (std::string_view line; lines.next(line); ++line_number)
      if (holds_data(line)) parse_row(line, line_number, row++);
  }

 private:
  void parse_row(std::string_view line, std::size_t line_number, std::size_t row) const {
    if (line.size() > max_line_bytes) source_.fail_at_line(line_number, told("longer than {} bytes", max_line_bytes));
    FieldCursor fields(line, table_.separator);
    std::size_t index = 0;
    for (std::string_view field; fields.next(field); ++index) {
      if (index >= table_.field_count) continue;
      const std::size_t k = table_.coordinate_of_field[index];
      if (k != unused_field && parse_real(field, columns_[k][row]) == FieldState::text)
        fail_not_a_number(line_number, index, field);
    }
    if (fields.broken_quote()) source_.fail_at_line(line_number, said("a quote is not closed on its line"));
    if (index != table_.field_count)
      source_.fail_at_line(line_number, told("expected {} fields, found {}", table_.field_count, index));
  }

  [[noreturn]] void fail_not_a_number(std::size_t line_number, std::size_t index, std::string_view field) const {
    source_.fail_at_line(line_number, told("{} is not numeric: {}", label_of(table_, index), shown(field)),
                         hint_for(source_, field));
  }

  const FileSource& source_;
  const Table& table_;
  std::array<double*, max_dimension> columns_{};
};

std::string line_of_row(const std::vector<Chunk>& chunks, std::string_view text, std::size_t row) {
  const auto after = std::upper_bound(chunks.begin(), chunks.end(), row,
                                      [](std::size_t r, const Chunk& chunk) { return r < chunk.first_row; });
  const Chunk& chunk = *std::prev(after);
  std::size_t rows_left = row - chunk.first_row, line_number = chunk.first_line;
  LineCursor lines(text.substr(chunk.begin, chunk.end - chunk.begin));
  for (std::string_view line; lines.next(line); ++line_number)
    if (holds_data(line) && rows_left-- == 0) break;
  return told("line {}", line_number);
}

}  // namespace

bool has_tabs_between(const FileSource& source) { return source.extension() == "csv" || source.extension() == "tsv"; }

RawPoints read_text_points(const FileSource& source) {
  const std::string_view text = source.text();
  const Table table = detect_table(source, text);
  std::vector<Chunk> chunks = split_at_lines(text, table.data_offset);
  for_each_chunk(source, chunks.size(), [&](std::size_t i) { count_rows(chunks[i], text); });

  RawPoints raw;
  const std::size_t row_count = place_chunks(chunks, table.data_line);
  if (table.stated_count && *table.stated_count != static_cast<double>(row_count))
    source.fail(told("the first line says {:g} points, there are {}", *table.stated_count, row_count));
  raw.points = PointSet(table.chosen.size(), row_count);
  const RowParser parser(source, table, raw.points);
  std::atomic<std::size_t> done{0};
  for_each_chunk(source, chunks.size(), [&](std::size_t i) {
    parser.parse(chunks[i], text);
    source.report(static_cast<double>(++done) / static_cast<double>(chunks.size()));
  });
  if (!table.names.empty())
    for (const std::size_t field : table.chosen) raw.points.column_names.push_back(table.names[field]);
  raw.place_of = [chunks = std::move(chunks), text](std::size_t row) { return line_of_row(chunks, text, row); };
  return raw;
}

/// A line whose only texts say that numbers are missing would be lost as a header, and with it a point.
void check_not_missing(const FileSource& source, const std::vector<std::string_view>& fields,
                       const std::vector<std::size_t>& deciding, std::size_t line_number) {
  const auto is_name = [&](std::size_t c) { return is_text(fields[c]) && !is_missing_value(fields[c]); };
  if (std::any_of(deciding.begin(), deciding.end(), is_name)) return;
  const auto missing = std::find_if(deciding.begin(), deciding.end(), [&](std::size_t c) { return is_text(fields[c]); });
  source.fail_at_line(
      line_number,
      told("column {} has no number: {}; the line is a row without values, no header", *missing, shown(fields[*missing])),
      said("remove the line"));
}

bool is_header(const FileSource& source, const std::vector<std::string_view>& fields, std::size_t line_number) {
  const auto columns = numbered_columns(source, fields.size());
  std::vector<std::size_t> deciding(fields.size());
  std::iota(deciding.begin(), deciding.end(), std::size_t{0});
  if (columns) deciding = *columns;
  const auto text = std::find_if(deciding.begin(), deciding.end(), [&](std::size_t c) { return is_text(fields[c]); });
  if (text == deciding.end()) return false;
  const auto number = std::find_if(deciding.begin(), deciding.end(), [&](std::size_t c) { return is_number(fields[c]); });
  if (!columns && names_a_column(source, fields)) return true;
  if (number == deciding.end()) {
    check_not_missing(source, fields, deciding, line_number);
    return true;
  }
  std::vector<std::size_t> numeric;
  for (std::size_t i = 0; i < fields.size() && numeric.size() < max_dimension; ++i)
    if (is_number(fields[i])) numeric.push_back(i);
  source.fail_at_line(line_number,
                      told("column {} is not numeric: {}, while column {} is: neither a row nor a header", *text,
                           shown(fields[*text]), *number),
                      told("correct the number, or --columns {} takes what has numbers; a name there makes the line a header",
                           joined_text(numeric, ",")));
}

}  // namespace ws::io
