// Polylines from csv and json.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/json_text.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/points/point_reader.h"
#include "compute/io/polylines/polyline_formats.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace ws::io {
namespace {

constexpr std::size_t leading_fields = 3;  // component, vertex, closed

class CsvReader {
 public:
  explicit CsvReader(const FileSource& source) : source_(source), lines_(source.text()) {}

  PolylineSet read() {
    read_header();
    for (std::string_view line; lines_.next(line);) {
      ++line_number_;
      if (holds_data(line)) add_vertex(line);
    }
    return std::move(set_);
  }

 private:
  void read_header() {
    std::string_view line;
    while (lines_.next(line)) {
      ++line_number_;
      if (holds_data(line)) break;
    }
    if (!line.starts_with("component,vertex,closed"))
      fail(told("expected the header \"component,vertex,closed,x0,…\", found {}", shown(line)));
    std::size_t field_count = 0;
    FieldCursor fields(line, Separator::comma);
    for (std::string_view field; fields.next(field);) ++field_count;
    set_.dimension = field_count - std::min(field_count, leading_fields);
    if (set_.dimension == 0) fail(said("its vertices have no coordinates"));
    if (set_.dimension > max_dimension) fail(told("{} dimensions, at most {} are supported", set_.dimension, max_dimension));
  }

  void add_vertex(std::string_view line) {
    std::vector<double> values;
    FieldCursor fields(line, Separator::comma);
    for (std::string_view field; fields.next(field);) {
      double value = 0;
      if (parse_real(field, value) != FieldState::number || !std::isfinite(value))
        fail(told("expected a number, found {}", shown(field)));
      values.push_back(value);
    }
    if (values.size() != leading_fields + set_.dimension)
      fail(told("expected {} fields, found {}", leading_fields + set_.dimension, values.size()));
    begin_line_if_new(values[0], values[1], values[2]);
    auto& coordinates = set_.lines.back().coordinates;
    coordinates.insert(coordinates.end(), values.begin() + leading_fields, values.end());
  }

  void begin_line_if_new(double component, double vertex, double closed) {
    if (closed != 0 && closed != 1) fail(told("expected closed to be 0 or 1, found {}", closed));
    const auto line_count = static_cast<double>(set_.lines.size());
    if (component == line_count) {
      set_.lines.push_back({{}, closed == 1});
    } else if (line_count == 0 || component + 1 != line_count) {
      fail(line_count == 0 ? told("expected component 0, found {}", component)
                           : told("expected component {} or {}, found {}", line_count - 1, line_count, component));
    }
    const Polyline& line = set_.lines.back();
    const std::size_t vertex_count = line.coordinates.size() / std::max<std::size_t>(set_.dimension, 1);
    const auto expected = static_cast<double>(vertex_count);
    if (vertex != expected) fail(told("expected vertex {} of component {}, found {}", expected, component, vertex));
    if (line.closed != (closed == 1)) fail(told("component {} is both closed and open", component));
  }

  [[noreturn]] void fail(const std::string& message) const { source_.fail_at_line(line_number_, message); }

  const FileSource& source_;
  LineCursor lines_;
  std::size_t line_number_ = 0;
  PolylineSet set_;
};

using Json = nlohmann::json;

const Json& field_of(const Json& object, const char* field, const std::string& where, const FileSource& source) {
  if (!object.is_object() || !object.contains(field)) source.fail(told("{} has no field \"{}\"", where, field));
  return object[field];
}

Polyline read_json_line(const Json& object, std::size_t dimension, const std::string& where, const FileSource& source) {
  Polyline line;
  const Json& closed = field_of(object, "closed", where, source);
  if (!closed.is_boolean()) source.fail(told("{}.closed is neither true nor false", where));
  line.closed = closed.get<bool>();
  const Json& points = field_of(object, "points", where, source);
  if (!points.is_array()) source.fail(told("{}.points is not a list", where));
  for (std::size_t v = 0; v < points.size(); ++v) {
    if (!points[v].is_array() || points[v].size() != dimension)
      source.fail(told("{}.points[{}] is not a list of {} numbers", where, v, dimension));
    for (const Json& x : points[v]) {
      if (!x.is_number()) source.fail(told("{}.points[{}] holds {}, not a number", where, v, shown_json(x)));
      line.coordinates.push_back(x.get<double>());
    }
  }
  return line;
}

}  // namespace

PolylineSet polylines_from_csv(const FileSource& source) { return CsvReader(source).read(); }

PolylineSet polylines_from_json(const FileSource& source) {
  const Json document = parse_json<Json>(source.bytes(), source.path().string());
  const Json& dimension = field_of(document, "dimension", said("the document"), source);
  if (!dimension.is_number_unsigned() || dimension.get<std::uint64_t>() < 1 || dimension.get<std::uint64_t>() > max_dimension)
    source.fail(told("dimension is {}, expected 1 to {}", shown_json(dimension), max_dimension));
  PolylineSet set;
  set.dimension = dimension.get<std::size_t>();
  const Json& lines = field_of(document, "polylines", said("the document"), source);
  if (!lines.is_array()) source.fail(said("polylines is not a list"));
  for (std::size_t i = 0; i < lines.size(); ++i)
    set.lines.push_back(read_json_line(lines[i], set.dimension, fmt::format("polylines[{}]", i), source));
  return set;
}

}  // namespace ws::io
