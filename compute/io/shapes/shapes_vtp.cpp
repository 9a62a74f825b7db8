// VTK's XML format for PolyData, as text: reals are the shortest that are read as the same.
// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"
#include "compute/io/shapes/shape_formats.h"

#include <fmt/format.h>

namespace ws::io {

namespace {

/// VtpText that goes to the file whenever there is enough of it.
class VtpText {
 public:
  explicit VtpText(const Append& append) : append_(append) {}
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    append_formatted(text_, format, std::forward<Args>(args)...);
    constexpr std::size_t piece_bytes = 1u << 16;
    if (text_.size() > piece_bytes) flush();
  }
  void flush() {
    append_({text_.data(), text_.size()});
    text_.clear();
  }

 private:
  const Append& append_;
  fmt::memory_buffer text_;
};

template <class T>
void add_array(VtpText& text, std::string_view type, std::string_view name, const std::vector<T>& values) {
  text.add("<DataArray type=\"{}\" Name=\"{}\" format=\"ascii\">\n", type, name);
  for (std::size_t i = 0; i < values.size(); ++i) text.add("{}{}", values[i], i % 12 == 11 ? '\n' : ' ');
  text.add("</DataArray>\n");
}

void add_cells(VtpText& text, std::string_view element, const Cells& cells) {
  text.add("<{}>\n", element);
  add_array(text, "Int64", "connectivity", cells.points);
  add_array(text, "Int64", "offsets", cells.ends);
  text.add("</{}>\n", element);
}

}  // namespace

void shapes_to_vtp(const Shapes& shapes, const Append& append) {
  VtpText text(append);
  text.add("<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" version=\"1.0\" byte_order=\"LittleEndian\">\n<PolyData>\n");
  text.add(
      "<Piece NumberOfPoints=\"{}\" NumberOfVerts=\"{}\" NumberOfLines=\"{}\" NumberOfStrips=\"0\" NumberOfPolys=\"{}\">\n",
      shapes.points.size(), shapes.dots.size(), shapes.lines.size(), shapes.polygons.size());
  text.add("<Points>\n<DataArray type=\"Float64\" NumberOfComponents=\"3\" format=\"ascii\">\n");
  for (const auto& [x, y, z] : shapes.points) text.add("{} {} {}\n", x, y, z);
  text.add("</DataArray>\n</Points>\n");
  add_cells(text, "Verts", shapes.dots);
  add_cells(text, "Lines", shapes.lines);
  add_cells(text, "Polys", shapes.polygons);
  text.add("<CellData>\n");
  for (const CellValues& one : shapes.values) add_array(text, "Float64", one.name, one.values);
  text.add("</CellData>\n</Piece>\n</PolyData>\n</VTKFile>\n");
  text.flush();
}

}  // namespace ws::io
