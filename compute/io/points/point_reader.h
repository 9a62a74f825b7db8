// What the readers of the point formats share: column choice, invalid points, parallel chunks.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/decimal_commas.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::io {

/// What a reader gives: all points of the file, invalid ones included.
struct RawPoints {
  PointSet points;
  /// Where point i stands, for messages: "line 12", "vertex 3".
  std::function<std::string(std::size_t)> place_of;
};

[[nodiscard]] RawPoints read_text_points(const FileSource& source);
/// Whether tabs separate the fields of such a file, also empty ones: by its extension. Elsewhere they are blanks.
[[nodiscard]] bool has_tabs_between(const FileSource& source);
[[nodiscard]] RawPoints read_ply_points(const FileSource& source);
[[nodiscard]] RawPoints read_npy_points(const FileSource& source);
[[nodiscard]] RawPoints read_json_points(const FileSource& source);
[[nodiscard]] RawPoints read_tsp_points(const FileSource& source);

/// Whether the first line of a table with data is a header: it holds no number, but text that
/// is more than the sign of a missing value ("NA"), or the name of a chosen column. Columns chosen by number alone decide for
/// themselves. Text among numbers is neither a row nor a header, since a header taken from it would lose a point: throws
/// Error{io} naming the line.
[[nodiscard]] bool is_header(const FileSource& source, const std::vector<std::string_view>& fields, std::size_t line_number);

/// The field indices that the options' columns name: by name (exact, then case-insensitive), else as a 0-based number.
/// `names` may be empty. Without chosen columns: all fields. Checks that there are 1…16.
[[nodiscard]] std::vector<std::size_t> resolve_columns(const FileSource& source, const std::vector<std::string>& names,
                                                       std::size_t field_count);
/// The same for any number of columns.
[[nodiscard]] std::vector<std::size_t> chosen_columns(const FileSource& source, const std::vector<std::string>& names,
                                                      std::size_t field_count);
/// Whether `wanted` is the column's name, but for the case of letters.
[[nodiscard]] bool is_name_of_column(std::string_view wanted, std::string_view name);
/// Throws Error{io} unless 1 ≤ dimension ≤ 16.
void check_dimension(const FileSource& source, std::size_t dimension);

/// Calls `work(chunk)` for each chunk on several threads, in increasing order. Throws what the lowest failing chunk threw,
/// or Cancelled.
void for_each_chunk(const FileSource& source, std::size_t chunk_count, const std::function<void(std::size_t)>& work);

/// The file's table with decimal points, where it has decimal commas (see formats/decimal_commas.h), by several threads. Throws
/// Cancelled.
[[nodiscard]] std::optional<PointedTable> pointed_table(const FileSource& source, bool tabs_separate);

}  // namespace ws::io
