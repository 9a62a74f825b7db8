// Polylines from a csv of other programs: named columns, one of which tells the lines apart by a text ("plate,lat,lon").
// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/points/csv_header.h"
#include "compute/io/points/point_reader.h"
#include "compute/io/polylines/polyline_formats.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace ws::io {
namespace {

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  FieldCursor cursor(line, Separator::comma);
  for (std::string_view field; cursor.next(field);) fields.push_back(field);
  return fields;
}

bool is_word(std::string_view field) {
  double value = 0;
  return parse_real(field, value) == FieldState::text && !is_missing_value(field);
}

class NamedReader {
 public:
  explicit NamedReader(const FileSource& source) : source_(source), lines_(source.text()) {}

  std::optional<NamedPolylines> read() {
    std::string_view line;
    if (!next(line)) return std::nullopt;
    header_ = fields_of(line);
    if (!source_.options().columns.empty()) return read_chosen();
    const auto begins_with = [&](std::string_view text) { return !header_.empty() && lower_case(header_[0]) == text; };
    if (header_.size() < 3 || begins_with("component") || std::any_of(header_.begin(), header_.end(), is_number))
      return std::nullopt;
    bool is_first = true;
    for (; next(line); is_first = false) {
      const std::vector<std::string_view> fields = fields_of(line);
      if (is_first && !choose_columns(fields)) return std::nullopt;
      add_vertex(fields);
    }
    if (is_first) return std::nullopt;
    std::string text = taken();
    return NamedPolylines{std::move(set_), std::move(text)};
  }

 private:
  /// What the user says are coordinates. The lines are told apart by the first column of text, or by the number that this
  /// program writes; where there is neither, all is one line.
  std::optional<NamedPolylines> read_chosen() {
    const bool has_header = std::none_of(header_.begin(), header_.end(), is_number);
    std::vector<std::string> names;
    if (has_header)
      for (const std::string_view name : header_) names.push_back(unescape(name));
    columns_ = resolve_columns(source_, names, header_.size());
    set_.dimension = columns_.size();
    if (has_header)
      for (const std::size_t k : columns_) set_.column_names.push_back(names[k]);
    is_map_ = has_header && columns_.size() == 2 && is_longitude(lower_case(names[columns_[0]])) &&
              is_latitude(lower_case(names[columns_[1]]));
    std::vector<std::string_view> fields = header_;
    std::string_view line;
    if (has_header && !next(line)) fail(said("holds no vertices, only a header"));
    if (has_header) fields = fields_of(line);
    name_column_ = column_of_names(fields);
    do {
      add_vertex(fields);
      if (!next(line)) break;
      fields = fields_of(line);
    } while (true);
    std::string text = taken();
    return NamedPolylines{std::move(set_), std::move(text)};
  }

  [[nodiscard]] std::optional<std::size_t> column_of_names(const std::vector<std::string_view>& first) const {
    if (lower_case(header_[0]) == "component") return 0;
    for (std::size_t k = 0; k < first.size(); ++k)
      if (is_word(first[k]) && std::find(columns_.begin(), columns_.end(), k) == columns_.end()) return k;
    return std::nullopt;
  }

  bool next(std::string_view& line) {
    while (lines_.next(line)) {
      ++line_number_;
      if (holds_data(line)) return true;
    }
    return false;
  }

  [[nodiscard]] std::vector<std::string_view>::const_iterator find_header(bool (*is_meant)(std::string_view)) const {
    return std::find_if(header_.begin(), header_.end(), [&](std::string_view name) { return is_meant(lower_case(name)); });
  }

  /// The first column that holds a text tells the lines apart; latitude and longitude, where both are named, are the
  /// coordinates, else all columns of numbers.
  bool choose_columns(const std::vector<std::string_view>& first) {
    if (first.size() != header_.size()) fail(told("expected {} fields, found {}", header_.size(), first.size()));
    const auto text = std::find_if(first.begin(), first.end(), [](std::string_view f) { return !is_number(f); });
    if (text == first.end()) return false;
    name_column_ = static_cast<std::size_t>(text - first.begin());
    const auto longitude = find_header(is_longitude), latitude = find_header(is_latitude);
    if (longitude != header_.end() && latitude != header_.end()) {
      is_map_ = true;
      columns_ = {static_cast<std::size_t>(longitude - header_.begin()), static_cast<std::size_t>(latitude - header_.begin())};
    } else {
      for (std::size_t k = 0; k < first.size(); ++k)
        if (is_number(first[k])) columns_.push_back(k);
    }
    if (columns_.empty()) return false;
    if (columns_.size() > max_dimension)
      fail(told("{} columns of numbers, at most {} are supported", columns_.size(), max_dimension));
    set_.dimension = columns_.size();
    for (const std::size_t k : columns_) set_.column_names.emplace_back(header_[k]);
    return true;
  }

  void add_vertex(const std::vector<std::string_view>& fields) {
    if (fields.size() != header_.size()) fail(told("expected {} fields, found {}", header_.size(), fields.size()));
    std::vector<double> place;
    for (const std::size_t k : columns_) {
      double value = 0;
      if (parse_real(fields[k], value) != FieldState::number || !std::isfinite(value))
        fail(told("expected a number in column {}, found {}", set_.column_names.empty() ? std::to_string(k) : shown(header_[k]),
                  shown(fields[k])));
      place.push_back(value);
    }
    const std::string_view name = name_column_ ? fields[*name_column_] : std::string_view{};
    const bool is_new = set_.lines.empty() || name != line_name_;
    if (is_new || leaves_the_map(place)) set_.lines.push_back({{}, false});
    line_name_ = name;
    auto& coordinates = set_.lines.back().coordinates;
    coordinates.insert(coordinates.end(), place.begin(), place.end());
  }

  /// On a map an edge across half of the world is one that goes the other way round, over the border at 180 degrees.
  bool leaves_the_map(const std::vector<double>& place) {
    constexpr double half_world = 180;
    const auto& coordinates = set_.lines.back().coordinates;
    const bool leaves = is_map_ && std::abs(place[0] - coordinates[coordinates.size() - 2]) > half_world;
    cut_count_ += leaves;
    return leaves;
  }

  [[nodiscard]] std::string taken() const {
    std::vector<std::string> left_out;
    for (std::size_t k = 0; k < header_.size(); ++k)
      if (name_column_ != k && std::find(columns_.begin(), columns_.end(), k) == columns_.end())
        left_out.emplace_back(header_[k]);
    const std::size_t count = set_.lines.size();
    const bool is_named = !set_.column_names.empty();
    std::string text = told(count, "{} open line", "{} open lines");
    if (name_column_)
      text = told(count, "{} open line, told apart by column {}", "{} open lines, told apart by column {}",
                  is_named ? std::string(header_[*name_column_]) : std::to_string(*name_column_));
    const std::string names = joined_text(set_.column_names, ", ");
    text += "; " + (is_map_    ? told("coordinates are {}, longitude as x and latitude as y", names)
                    : is_named ? told("coordinates are {}", names)
                               : told("coordinates are columns {}", joined_text(columns_, ", ")));
    if (cut_count_ > 0) text += "; " + told(cut_count_, "cut {} time at 180 degrees", "cut {} times at 180 degrees");
    if (is_named && !left_out.empty()) text += "; " + told("left out: {}", joined_text(left_out, ", "));
    return text;
  }

  [[noreturn]] void fail(const std::string& message) const { source_.fail_at_line(line_number_, message); }

  const FileSource& source_;
  LineCursor lines_;
  std::size_t line_number_ = 0;
  std::vector<std::string_view> header_;
  std::optional<std::size_t> name_column_;
  std::vector<std::size_t> columns_;
  std::string_view line_name_;
  bool is_map_ = false;
  std::size_t cut_count_ = 0;
  PolylineSet set_;
};

}  // namespace

std::optional<NamedPolylines> polylines_from_named_columns(const FileSource& source) { return NamedReader(source).read(); }

}  // namespace ws::io
