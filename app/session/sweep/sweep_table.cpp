// The table of a sweep.
// SPDX-License-Identifier: MIT
#include "app/session/sweep/sweep_table.h"

#include "app/session/nearest_word.h"
#include "compute/core/data/number_in.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

namespace ws::app {

namespace {

// Beside the varied values, the stages and the summary.
constexpr std::array<const char*, 4> before{"backend", "device", "threads", "repetitions"};
constexpr std::array<const char*, 2> after{"result_hash", "error"};
constexpr const char* time_name = "compute_ms";
constexpr std::array<const char*, 3> spread_parts{"least", "median", "most"};

/// A stage as a column's name has it.
std::string plain(std::string_view stage) {
  std::string name(stage);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == ' ' || c == ',' || c == '"'; }, '_');
  return name;
}

std::string stage_column(std::string_view stage) { return fmt::format("stage_{}_ms", plain(stage)); }

/// Names that are taken already: a parameter may be varied that the summary names too.
std::string value_column(const std::string& value, const SweepColumns& columns) {
  const auto is_same = [&](const std::string& other) { return other == value; };
  const bool is_taken = std::any_of(columns.varied.begin(), columns.varied.end(), is_same) ||
                        std::any_of(before.begin(), before.end(), is_same) || std::any_of(after.begin(), after.end(), is_same);
  return is_taken ? "result_" + value : value;
}

std::string cell(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '\n' || c == '\r') {
      quoted += ' ';
      continue;
    }
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string line_of(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& text : cells) line += (&text == cells.data() ? "" : ",") + cell(text);
  return line + "\n";
}

std::string ms_text(double ms) { return fmt::format("{:.4f}", ms); }

void add_spread_cells(std::vector<std::string>& cells, const std::optional<Spread>& spread) {
  if (!spread) {
    cells.insert(cells.end(), spread_parts.size(), "");
    return;
  }
  for (const double ms : {spread->least, spread->median, spread->most}) cells.push_back(ms_text(ms));
}

/// The cells of a line without its end; nothing where a quote is not closed.
std::optional<std::vector<std::string>> cells_of(std::string_view line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
      cells.back() += '"';
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (c == ',' && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return quoted ? std::nullopt : std::optional(std::move(cells));
}

std::vector<std::string> names_of(const SweepColumns& columns) {
  std::vector<std::string> names{"run"};
  names.insert(names.end(), columns.varied.begin(), columns.varied.end());
  // What is varied is there once.
  for (const char* name : before)
    if (std::find(columns.varied.begin(), columns.varied.end(), name) == columns.varied.end()) names.emplace_back(name);
  for (const char* part : spread_parts) names.push_back(fmt::format("{}_{}", time_name, part));
  for (const std::string& stage : columns.stages)
    for (const char* part : spread_parts) names.push_back(fmt::format("{}_{}", stage_column(stage), part));
  for (const std::string& value : columns.values) names.push_back(value_column(value, columns));
  names.insert(names.end(), after.begin(), after.end());
  return names;
}

/// The columns that a line of names tells.
SweepColumns columns_of(const std::vector<std::string>& head, const std::vector<std::string>& varied, const std::string& name) {
  SweepColumns columns{varied, {}, {}};
  const std::size_t begin = names_of(columns).size() - after.size();
  if (head.size() < begin + after.size()) throw Error(ErrorKind::io, name + " is no table of this sweep");
  std::size_t at = begin;
  constexpr std::string_view prefix = "stage_", suffix = "_ms_least";
  for (; at + spread_parts.size() <= head.size() - after.size(); at += spread_parts.size()) {
    const std::string_view column = head[at];
    if (!column.starts_with(prefix) || !column.ends_with(suffix)) break;
    columns.stages.emplace_back(column.substr(prefix.size(), column.size() - prefix.size() - suffix.size()));
  }
  for (; at < head.size() - after.size(); ++at) {
    constexpr std::string_view made_different = "result_";
    std::string value = head[at];
    if (value.starts_with(made_different) && value_column(value.substr(made_different.size()), columns) == value)
      value.erase(0, made_different.size());
    columns.values.push_back(std::move(value));
  }
  if (names_of(columns) != head) throw Error(ErrorKind::io, name + " is no table of this sweep");
  return columns;
}

using Cells = std::map<std::string, std::string, std::less<>>;

std::optional<Spread> spread_in(const Cells& cells, const std::string& name) {
  std::array<double, spread_parts.size()> found{};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto cell = cells.find(fmt::format("{}_{}", name, spread_parts[i]));
    const auto number = cell == cells.end() ? std::nullopt : number_in<double>(cell->second);
    if (!number) return std::nullopt;
    found[i] = *number;
  }
  return Spread{found[0], found[1], found[2]};
}

SweepRow row_of(const Cells& cells, const SweepColumns& columns, const std::string& place) {
  SweepRow row;
  const auto number = number_in<std::size_t>(cells.at("run"));
  if (!number) throw Error(ErrorKind::io, place + ": a run has no number");
  row.number = *number;
  for (const std::string& name : columns.varied) row.varied.push_back(cells.at(name));
  row.backend = cells.at("backend");
  row.device = cells.at("device");
  row.thread_count = number_in<int>(cells.at("threads")).value_or(0);
  row.repeat_count = number_in<int>(cells.at("repetitions")).value_or(0);
  row.hash = cells.at("result_hash");
  row.error = cells.at("error");
  row.compute_ms = spread_in(cells, time_name);
  if (!row.compute_ms && row.error.empty()) throw Error(ErrorKind::io, place + ": a run has neither times nor an error");
  for (const std::string& stage : columns.stages)
    if (const auto spread = spread_in(cells, stage_column(stage))) row.stages.emplace_back(stage, *spread);
  for (const std::string& value : columns.values)
    if (const std::string& text = cells.at(value_column(value, columns)); !text.empty()) row.summary.emplace_back(value, text);
  return row;
}

bool add_new(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) != names.end()) return false;
  names.push_back(name);
  return true;
}

}  // namespace

bool SweepColumns::take(const SweepRow& row) {
  bool has_new = false;
  for (const auto& [stage, spread] : row.stages) {
    has_new = add_new(stages, plain(stage)) || has_new;
  }
  for (const auto& [value, text] : row.summary) has_new = add_new(values, value) || has_new;
  return has_new;
}

std::string csv_head(const SweepColumns& columns) { return line_of(names_of(columns)); }

std::string csv_line(const SweepRow& row, const SweepColumns& columns) {
  std::vector<std::string> cells{std::to_string(row.number)};
  cells.insert(cells.end(), row.varied.begin(), row.varied.end());
  const std::array<std::string, before.size()> means{row.backend, row.device, std::to_string(row.thread_count),
                                                     std::to_string(row.repeat_count)};
  for (std::size_t i = 0; i < before.size(); ++i)
    if (std::find(columns.varied.begin(), columns.varied.end(), before[i]) == columns.varied.end()) cells.push_back(means[i]);
  add_spread_cells(cells, row.compute_ms);
  for (const std::string& column : columns.stages) {
    const auto found = std::find_if(row.stages.begin(), row.stages.end(),
                                    [&](const auto& stage) { return stage_column(stage.first) == stage_column(column); });
    add_spread_cells(cells, found == row.stages.end() ? std::nullopt : std::optional(found->second));
  }
  for (const std::string& column : columns.values) {
    const auto found =
        std::find_if(row.summary.begin(), row.summary.end(), [&](const auto& value) { return value.first == column; });
    cells.push_back(found == row.summary.end() ? "" : found->second);
  }
  cells.push_back(row.hash);
  cells.push_back(row.error);
  return line_of(cells);
}

SweepTable table_of_csv(std::string_view text, const std::vector<std::string>& varied, const std::string& name) {
  SweepTable table;
  std::vector<std::string> head;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) break;  // it was being written when the program was killed
    const auto cells = cells_of(text.substr(0, end));
    text.remove_prefix(end + 1);
    const std::string place = fmt::format("{}, line {}", name, line);
    if (!cells) throw Error(ErrorKind::io, place + ": a quote is not closed");
    if (line == 1) {
      head = *cells;
      table.columns = columns_of(head, varied, name);
      continue;
    }
    if (cells->size() != head.size())
      throw Error(ErrorKind::io, fmt::format("{}: {} cells, and the first line names {}", place, cells->size(), head.size()));
    Cells named;
    for (std::size_t i = 0; i < head.size(); ++i) named[head[i]] = (*cells)[i];
    table.rows.push_back(row_of(named, table.columns, place));
  }
  if (head.empty()) throw Error(ErrorKind::io, name + " is no table of a sweep: it has no line of names");
  return table;
}

std::vector<std::string> value_names(const std::vector<SweepRow>& rows) {
  SweepColumns columns;
  bool has_times = false;
  std::map<std::string, bool, std::less<>> is_number;
  for (const SweepRow& row : rows) {
    columns.take(row);
    has_times = has_times || row.compute_ms;
    for (const auto& [name, text] : row.summary)
      if (number_in<double>(text)) is_number[name] = true;
  }
  std::vector<std::string> names;
  if (has_times) names.emplace_back(time_name);
  for (const std::string& stage : columns.stages) names.push_back(stage_column(stage));
  for (const std::string& value : columns.values)
    if (is_number.contains(value)) names.push_back(value);
  return names;
}

std::optional<Spread> value_of(const SweepRow& row, std::string_view name) {
  if (row.failed()) return std::nullopt;
  if (name == time_name) return row.compute_ms;
  for (const auto& [stage, spread] : row.stages)
    if (stage_column(stage) == name) return spread;
  for (const auto& [value, text] : row.summary)
    if (value == name)
      if (const auto number = number_in<double>(text)) return Spread{*number, *number, *number};
  return std::nullopt;
}

std::string value_named(const std::string& given, const std::vector<std::string>& names) {
  for (const std::string& name : {given, stage_column(given)})
    if (std::find(names.begin(), names.end(), name) != names.end()) return name;
  throw Error(ErrorKind::invalid_argument,
              fmt::format("the runs tell no number named {}{}", io::shown(given), suggestion(given, names)),
              names.empty() ? "" : fmt::format("they tell {}", joined_text(names, ", ")));
}

bool is_time(std::string_view name) { return name == time_name || (name.starts_with("stage_") && name.ends_with("_ms")); }

}  // namespace ws::app
