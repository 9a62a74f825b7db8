// Points from PLY files: the vertex element's x, y, z or other properties. Elements before it are skipped, those after it
// are not looked at.
// SPDX-License-Identifier: MIT
#include "compute/io/ply_header.h"
#include "compute/io/point_reader.h"
#include "compute/io/text_fields.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace ws::io {
namespace {

constexpr std::uint64_t poll_interval = 4096;

/// The body of a binary file.
class BinaryBody {
 public:
  BinaryBody(const FileSource& source, const PlyHeader& header)
      : cursor_(source, header.body_offset), swapped_(header.format == PlyFormat::big_endian) {}

  /// Refuses counts that the file cannot hold, before anything is allocated.
  void require_room(const PlyElement& element) {
    std::uint64_t bytes = 0;
    if (__builtin_mul_overflow(element.least_bytes(), element.count, &bytes)) bytes = ~std::uint64_t{0};
    if (bytes > cursor_.remaining()) cursor_.take(bytes, fmt::format("element {} × {}", element.name, element.count));
  }
  double next(ScalarType type, std::string_view what) {
    return load_real(type, cursor_.take(scalar_bytes(type), what).data(), swapped_);
  }
  void skip(ScalarType type, std::uint64_t count, std::string_view what) {
    std::uint64_t bytes = 0;
    if (__builtin_mul_overflow(scalar_bytes(type), count, &bytes)) bytes = ~std::uint64_t{0};
    cursor_.take(bytes, what);
  }
  [[nodiscard]] std::string place() const { return fmt::format("byte {}", cursor_.offset()); }

 private:
  ByteCursor cursor_;
  bool swapped_;
};

/// The body of a text file: numbers between white space.
class AsciiBody {
 public:
  AsciiBody(const FileSource& source, const PlyHeader& header)
      : source_(source), text_(source.bytes()), offset_(header.body_offset), line_(header.line_count + 1) {}

  void require_room(const PlyElement& element) {
    std::uint64_t bytes = 0;  // each value is a digit and a separator, but for the last of the file
    if (__builtin_mul_overflow(std::uint64_t{2} * element.properties.size(), element.count, &bytes)) bytes = ~std::uint64_t{0};
    const std::size_t found = text_.size() - offset_;
    if (bytes > found + 1)
      source_.fail(fmt::format("truncated: element {} × {} needs at least {} bytes at byte {}, found {}", element.name,
                               element.count, bytes, offset_, found));
  }
  double next(ScalarType, std::string_view what) {
    double value = 0;
    const std::string_view word = next_word(what);
    if (parse_real(word, value) != FieldState::number)
      source_.fail_at_line(line_, fmt::format("expected a number for {}, found {}", what, shown(word)));
    return value;
  }
  void skip(ScalarType, std::uint64_t count, std::string_view what) {
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i % poll_interval == 0) source_.check_stop();
      next_word(what);
    }
  }
  [[nodiscard]] std::string place() const { return fmt::format("line {}", line_); }

 private:
  std::string_view next_word(std::string_view what) {
    for (; offset_ < text_.size() && is_space(text_[offset_]); ++offset_) line_ += text_[offset_] == '\n';
    const std::size_t begin = offset_;
    while (offset_ < text_.size() && !is_space(text_[offset_])) ++offset_;
    if (offset_ == begin)
      source_.fail_at_line(line_, fmt::format("truncated: expected a number for {}, the file ends at byte {}", what, offset_));
    return text_.substr(begin, offset_ - begin);
  }
  static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

  const FileSource& source_;
  std::string_view text_;
  std::size_t offset_, line_;
};

/// Calls `take(property index, value)` for the scalar properties of one element.
template <class Body, class Take>
void read_one(const FileSource& source, Body& body, const PlyElement& element, const Take& take) {
  for (std::size_t p = 0; p < element.properties.size(); ++p) {
    const PlyProperty& property = element.properties[p];
    if (!property.is_list) {
      take(p, body.next(property.type, property.name));
      continue;
    }
    const double count = body.next(property.count_type, property.name);
    constexpr double max_count = 9e18;
    if (!(count >= 0 && count < max_count && count == std::floor(count)))
      source.fail(fmt::format("list {} before {} has a count of {}", property.name, body.place(), count));
    body.skip(property.type, static_cast<std::uint64_t>(count), property.name);
  }
}

template <class Body>
void skip_element(const FileSource& source, Body& body, const PlyElement& element) {
  body.require_room(element);
  if (element.properties.empty()) return;
  for (std::uint64_t i = 0; i < element.count; ++i) {
    if (i % poll_interval == 0) source.check_stop();
    read_one(source, body, element, [](std::size_t, double) {});
  }
}

std::vector<std::string> scalar_names(const PlyElement& vertex) {
  std::vector<std::string> names;
  for (const PlyProperty& property : vertex.properties)
    if (!property.is_list) names.push_back(property.name);
  return names;
}

/// The scalar properties that become coordinates.
std::vector<std::size_t> choose_properties(const FileSource& source, const std::vector<std::string>& names) {
  if (!source.options().columns.empty()) return resolve_columns(source, names, names.size());
  std::vector<std::size_t> chosen;
  for (const std::string_view wanted : {"x", "y", "z"})
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == wanted) {
        chosen.push_back(i);
        break;
      }
  if (chosen.empty() || names[chosen[0]] != "x")
    source.fail(fmt::format("its vertex element has no property x; it has {}", fmt::join(names, ", ")),
                "--columns picks properties");
  return chosen;
}

template <class Body>
PointSet read_vertices(const FileSource& source, Body& body, const PlyElement& vertex) {
  body.require_room(vertex);
  const std::vector<std::string> names = scalar_names(vertex);
  const std::vector<std::size_t> chosen = choose_properties(source, names);

  std::vector<std::size_t> coordinate_of_property(vertex.properties.size(), max_dimension);
  for (std::size_t p = 0, scalar = 0; p < vertex.properties.size(); ++p) {
    if (vertex.properties[p].is_list) continue;
    for (std::size_t k = 0; k < chosen.size(); ++k)
      if (chosen[k] == scalar) coordinate_of_property[p] = k;
    ++scalar;
  }
  PointSet points(chosen.size(), static_cast<std::size_t>(vertex.count));
  for (const std::size_t i : chosen) points.column_names.push_back(names[i]);
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i % poll_interval == 0) {
      source.check_stop();
      source.report(static_cast<double>(i) / static_cast<double>(points.size()));
    }
    read_one(source, body, vertex, [&](std::size_t p, double value) {
      if (coordinate_of_property[p] != max_dimension) points.at(i, coordinate_of_property[p]) = value;
    });
  }
  return points;
}

template <class Body>
PointSet read_body(const FileSource& source, const PlyHeader& header) {
  Body body(source, header);
  for (const PlyElement& element : header.elements) {
    if (element.name == "vertex") return read_vertices(source, body, element);
    skip_element(source, body, element);
  }
  source.fail("has no vertex element");
}

}  // namespace

RawPoints read_ply_points(const FileSource& source) {
  const PlyHeader header = parse_ply_header(source);
  RawPoints raw;
  raw.points = header.format == PlyFormat::ascii ? read_body<AsciiBody>(source, header) : read_body<BinaryBody>(source, header);
  raw.place_of = [](std::size_t i) { return fmt::format("vertex {}", i); };
  return raw;
}

}  // namespace ws::io
