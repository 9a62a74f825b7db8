// The beginning of a text table: its header, its first rows, and which of its columns may be taken for coordinates.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace ws::io {

/// What the cells of a column are, as far as the table was looked at.
struct ColumnFacts {
  std::size_t number_count = 0;
  std::size_t missing_count = 0;  ///< empty, NaN, or a word for a value that is not there
  std::size_t text_count = 0;     ///< anything else
};

struct TablePreview {
  std::vector<std::string> names;              ///< of all columns; empty without a header
  std::vector<std::vector<std::string>> rows;  ///< the first ones, with decimal points; may be of other length than the first
  std::vector<bool> holds_numbers;             ///< by column: most of its cells that are not empty are numbers
  std::vector<ColumnFacts> facts;              ///< by column, of `rows`
  bool has_text = false;                       ///< in some column most cells are no numbers
  bool is_whole = false;                       ///< there are no rows but these
  std::string note;                            ///< what is told of its commas, where they were decimal ones

  [[nodiscard]] std::size_t column_count() const { return holds_numbers.size(); }
  /// What `ReadOptions::columns` takes for that column: its name where it is the only one of it, else its number from 0.
  [[nodiscard]] std::string key_of(std::size_t column) const;
};

/// Whether the file's name says that it is a text table: csv, tsv, txt, xyz, xy, asc.
[[nodiscard]] bool is_table_file(const std::filesystem::path& path);

/// Of the first mebibyte at most. What is no regular file, cannot be read, or is no table gives no columns: the reader then
/// says what is wrong with it.
[[nodiscard]] TablePreview preview_table(const std::filesystem::path& path, std::size_t most_rows = 200);

/// Columns that are coordinates, as `ReadOptions::columns` takes them: longitude and latitude by name, longitude first; else x
/// and y, and z if there is one, by name; else the first ones that hold numbers, `most_unnamed` at most. Empty where fewer than
/// two do.
[[nodiscard]] std::vector<std::string> proposed_columns(const TablePreview& table, std::size_t most_unnamed = 2);

}  // namespace ws::io
