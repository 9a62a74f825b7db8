// The rows of a sweep as a table: which columns they have, as CSV, and which values can be plotted.
// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/sweep/sweep.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws::app {

/// What rows tell is known only when they are there: other methods have other stages, and other values in their summaries.
struct SweepColumns {
  std::vector<std::string> varied, stages, values;

  /// Adds what the row has and the columns do not, at the end of its kind. True where there was something to add.
  bool take(const SweepRow& row);
  [[nodiscard]] bool operator==(const SweepColumns&) const = default;
};

/// The line of names, and a row's line; both with their line end. Cells with commas or quotes are quoted as RFC 4180 says.
[[nodiscard]] std::string csv_head(const SweepColumns& columns);
[[nodiscard]] std::string csv_line(const SweepRow& row, const SweepColumns& columns);

struct SweepTable {
  SweepColumns columns;
  std::vector<SweepRow> rows;
};
/// From a file's text; `varied` are the names of what it varies. A last line without an end is left out: it was cut off. Throws
/// Error{io} that begins with `name`.
[[nodiscard]] SweepTable table_of_csv(std::string_view text, const std::vector<std::string>& varied, const std::string& name);

/// A number that rows have: "compute_ms", "stage_evolve_ms", or one of the summary.
/// All that at least one row has, in the order of the columns.
[[nodiscard]] std::vector<std::string> value_names(const std::vector<SweepRow>& rows);
/// Values other than times have no spread. Nothing where the row failed, or has no such number.
[[nodiscard]] std::optional<Spread> value_of(const SweepRow& row, std::string_view name);
/// The name among `names` that is meant: itself, or "evolve" for the stage's time. Throws Error{invalid_argument} that lists
/// them.
[[nodiscard]] std::string value_named(const std::string& given, const std::vector<std::string>& names);
/// Whether it is a time, in milliseconds.
[[nodiscard]] bool is_time(std::string_view name);

}  // namespace ws::app
