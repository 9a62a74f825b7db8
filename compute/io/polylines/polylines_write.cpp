// Polylines as csv, ply, obj, json, svg, legacy vtk, vtp and glb. Reals are written shortest that round-trips.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/points/csv_header.h"
#include "compute/io/polylines/polyline_formats.h"
#include "compute/io/shapes/shape_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

namespace ws::io {
namespace {

constexpr std::size_t space_dimension = 3;  // of obj, vtk, vtp and glb

class PolylineText {
 public:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    append_formatted(text_, format, std::forward<Args>(args)...);
  }
  [[nodiscard]] std::string text() const { return fmt::to_string(text_); }

 private:
  fmt::memory_buffer text_;
};

std::size_t vertex_count_of(const PolylineSet& lines, const Polyline& line) {
  return line.coordinates.size() / lines.dimension;
}

/// A link back to the first vertex; two vertices are linked already.
bool has_closing_edge(const PolylineSet& lines, const Polyline& line) {
  return line.closed && vertex_count_of(lines, line) > 2;
}

void require_space(const PolylineSet& lines, const char* format) {
  if (lines.dimension > space_dimension)
    throw Error(ErrorKind::io, told("{} holds at most 3 coordinates, these polylines have {}", format, lines.dimension),
                said("csv, json and ply take any dimension"));
}

/// The coordinates of all vertices, `width` per line, padded with zeros.
void add_vertices(PolylineText& text, const PolylineSet& lines, std::string_view prefix, std::size_t width) {
  for (const Polyline& line : lines.lines)
    for (std::size_t v = 0; v < vertex_count_of(lines, line); ++v) {
      text.add("{}", prefix);
      for (std::size_t k = 0; k < width; ++k)
        text.add("{}{}", k ? " " : "", k < lines.dimension ? line.coordinates[v * lines.dimension + k] : 0.0);
      text.add("\n");
    }
}

/// A line for each, told apart by its number; where it has no edge, a dot.
Shapes shapes_of(const PolylineSet& lines) {
  Shapes shapes;
  shapes.name = "polylines";
  shapes.y_up = lines.dimension < space_dimension;
  CellValues dots{"component", {}}, components{"component", {}};
  for (std::size_t component = 0; component < lines.lines.size(); ++component) {
    const Polyline& line = lines.lines[component];
    const auto first = static_cast<std::int64_t>(shapes.points.size());
    const std::size_t count = vertex_count_of(lines, line);
    for (std::size_t v = 0; v < count; ++v) {
      auto& point = shapes.points.emplace_back();
      std::copy_n(line.coordinates.begin() + static_cast<std::ptrdiff_t>(v * lines.dimension), lines.dimension, point.begin());
    }
    if (count == 0) continue;
    Cells& cells = count == 1 ? shapes.dots : shapes.lines;
    for (std::size_t v = 0; v < count; ++v) cells.points.push_back(first + static_cast<std::int64_t>(v));
    if (has_closing_edge(lines, line)) cells.points.push_back(first);
    cells.end();
    (count == 1 ? dots : components).values.push_back(static_cast<double>(component));
  }
  dots.values.insert(dots.values.end(), components.values.begin(), components.values.end());
  shapes.values.push_back(std::move(dots));
  return shapes;
}

struct Box {
  double low[2] = {0, 0}, high[2] = {0, 0};
};

Box box_of(const PolylineSet& lines) {
  Box box;
  bool first = true;
  for (const Polyline& line : lines.lines)
    for (std::size_t v = 0; v < vertex_count_of(lines, line); ++v, first = false)
      for (std::size_t k = 0; k < 2; ++k) {
        const double x = line.coordinates[v * 2 + k];
        box.low[k] = first ? x : std::min(box.low[k], x);
        box.high[k] = first ? x : std::max(box.high[k], x);
      }
  return box;
}

}  // namespace

std::string polylines_to_csv(const PolylineSet& lines) {
  PolylineText text;
  text.add("component,vertex,closed");
  for (const std::string& name : header_names(lines.column_names, lines.dimension)) text.add(",{}", csv_field(name));
  text.add("\n");
  for (std::size_t component = 0; component < lines.lines.size(); ++component) {
    const Polyline& line = lines.lines[component];
    for (std::size_t v = 0; v < vertex_count_of(lines, line); ++v) {
      text.add("{},{},{}", component, v, line.closed ? 1 : 0);
      for (std::size_t k = 0; k < lines.dimension; ++k) text.add(",{}", line.coordinates[v * lines.dimension + k]);
      text.add("\n");
    }
  }
  return text.text();
}

std::string polylines_to_ply(const PolylineSet& lines) {
  std::size_t vertex_count = 0;
  PolylineText edges;
  std::size_t edge_count = 0;
  for (const Polyline& line : lines.lines) {
    const std::size_t count = vertex_count_of(lines, line), first = vertex_count;
    vertex_count += count;
    for (std::size_t v = 1; v < count; ++v, ++edge_count) edges.add("{} {}\n", first + v - 1, first + v);
    if (has_closing_edge(lines, line)) edges.add("{} {}\n", first + count - 1, first), ++edge_count;
  }
  PolylineText text;
  text.add("ply\nformat ascii 1.0\nelement vertex {}\n", vertex_count);
  for (std::size_t k = 0; k < lines.dimension; ++k) {
    if (k < space_dimension)
      text.add("property double {}\n", "xyz"[k]);
    else
      text.add("property double x{}\n", k);
  }
  text.add("element edge {}\nproperty int vertex1\nproperty int vertex2\nend_header\n", edge_count);
  add_vertices(text, lines, "", lines.dimension);
  text.add("{}", edges.text());
  return text.text();
}

std::string polylines_to_obj(const PolylineSet& lines) {
  require_space(lines, "OBJ");
  PolylineText text;
  add_vertices(text, lines, "v ", space_dimension);
  std::size_t first = 1;
  for (const Polyline& line : lines.lines) {
    const std::size_t count = vertex_count_of(lines, line);
    text.add("{}", count > 1 ? "l" : "p");
    for (std::size_t v = 0; v < count; ++v) text.add(" {}", first + v);
    if (has_closing_edge(lines, line)) text.add(" {}", first);
    text.add("\n");
    first += count;
  }
  return text.text();
}

std::string polylines_to_json(const PolylineSet& lines) {
  PolylineText text;
  text.add("{{\n  \"dimension\": {},\n  \"polylines\": [", lines.dimension);
  for (std::size_t i = 0; i < lines.lines.size(); ++i) {
    const Polyline& line = lines.lines[i];
    text.add("{}\n    {{\"closed\": {}, \"points\": [", i ? "," : "", line.closed);
    for (std::size_t v = 0; v < vertex_count_of(lines, line); ++v) {
      const auto begin = line.coordinates.begin() + static_cast<std::ptrdiff_t>(v * lines.dimension);
      text.add("{}[{}]", v ? ", " : "", joined_text(std::span(begin, lines.dimension), ", "));
    }
    text.add("]}}");
  }
  text.add("\n  ]\n}}\n");
  return text.text();
}

std::string polylines_to_svg(const PolylineSet& lines) {
  if (lines.dimension != 2)
    throw Error(ErrorKind::io, told("SVG holds 2 coordinates, these polylines have {}", lines.dimension),
                said("csv, json and ply take any dimension, obj, vtk, vtp and glb three"));
  constexpr double margin_share = 0.05, stroke_share = 0.004;
  const Box box = box_of(lines);
  const double width = box.high[0] - box.low[0], height = box.high[1] - box.low[1];
  const double size = std::max(width, height) > 0 ? std::max(width, height) : 1.0;
  const double margin = margin_share * size;
  PolylineText text;
  // y points down in SVG: the picture shows −y.
  text.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {} {}\">\n", box.low[0] - margin, -box.high[1] - margin,
           width + 2 * margin, height + 2 * margin);
  text.add("<g fill=\"none\" stroke=\"black\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n",
           stroke_share * size);
  for (const Polyline& line : lines.lines) {
    const std::size_t count = vertex_count_of(lines, line);
    text.add("<path d=\"");
    for (std::size_t v = 0; v < count; ++v)
      text.add("{}{} {}", v == 0 ? "M" : " L", line.coordinates[2 * v], -line.coordinates[2 * v + 1]);
    if (count == 1) text.add(" l0 0");  // a dot: the round cap of a line without length
    text.add("{}\"/>\n", has_closing_edge(lines, line) ? " Z" : "");
  }
  text.add("</g>\n</svg>\n");
  return text.text();
}

std::string polylines_to_vtk(const PolylineSet& lines) {
  require_space(lines, "VTK");
  PolylineText cells, dots;
  std::size_t first = 0, cell_count = 0, cell_size = 0, dot_count = 0;
  for (const Polyline& line : lines.lines) {
    const std::size_t count = vertex_count_of(lines, line), closing = has_closing_edge(lines, line) ? 1 : 0;
    if (count == 1) dots.add("1 {}\n", first), ++dot_count;
    if (count > 1) {
      cells.add("{}", count + closing);
      for (std::size_t v = 0; v < count; ++v) cells.add(" {}", first + v);
      if (closing) cells.add(" {}", first);
      cells.add("\n");
      ++cell_count, cell_size += 1 + count + closing;
    }
    first += count;
  }
  PolylineText text;
  text.add("# vtk DataFile Version 3.0\nWarpscope polylines\nASCII\nDATASET POLYDATA\nPOINTS {} double\n", first);
  add_vertices(text, lines, "", space_dimension);
  if (dot_count) text.add("VERTICES {} {}\n{}", dot_count, 2 * dot_count, dots.text());
  if (cell_count) text.add("LINES {} {}\n{}", cell_count, cell_size, cells.text());
  return text.text();
}

std::string polylines_to_vtp(const PolylineSet& lines) {
  require_space(lines, "VTK");
  std::string text;
  shapes_to_vtp(shapes_of(lines), [&](std::string_view piece) { text += piece; });
  return text;
}

std::string polylines_to_glb(const PolylineSet& lines) {
  require_space(lines, "glTF");
  return shapes_to_glb(shapes_of(lines));
}

}  // namespace ws::io
