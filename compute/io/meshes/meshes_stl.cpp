// Meshes from STL files, binary (80 bytes, a count, 50 bytes a triangle) and text.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/formats/binary.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/meshes/mesh_formats.h"

#include <algorithm>
#include <cctype>

namespace ws::io {
namespace {

constexpr std::size_t head_bytes = 80, count_bytes = 4, triangle_bytes = 50, normal_bytes = 12, vertex_bytes = 12;

void add_corner(RawMesh& raw, const std::array<double, 3>& position) {
  raw.add_position(position);
  const auto last = static_cast<std::uint32_t>(raw.positions.size() - 1);
  if (last % 3 == 2) raw.add_triangle(last - 2, last - 1, last);
}

RawMesh read_binary(const FileSource& source) {
  ByteCursor cursor(source, 0);
  cursor.take(head_bytes, phrase("the head"));
  const std::size_t count =
      load_scalar<std::uint32_t>(cursor.take(count_bytes, phrase("the number of triangles")).data(), false);
  ByteCursor(source, cursor.offset()).take(count * triangle_bytes, told("the list of {} triangles", count));
  RawMesh raw;
  if (3 * count >= most_vertices) source.fail(told("holds more than {} triangles", most_vertices / 3));
  raw.positions.reserve(3 * count);
  raw.corners.reserve(3 * count);
  raw.sizes.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (i % mesh_poll_interval == 0) {
      source.check_stop();
      source.report(static_cast<double>(i) / static_cast<double>(count));
    }
    const char* const at = cursor.take(triangle_bytes, phrase("a triangle")).data() + normal_bytes;
    for (std::size_t c = 0; c < 3; ++c) {
      const char* const x = at + c * vertex_bytes;
      add_corner(raw, {load_scalar<float>(x, false), load_scalar<float>(x + 4, false), load_scalar<float>(x + 8, false)});
    }
  }
  return raw;
}

/// The three numbers of a line "vertex x y z", whose first word has been taken.
std::array<double, 3> parse_vertex(const FileSource& source, std::size_t number, FieldCursor& words) {
  std::array<double, 3> position;
  for (double& x : position) {
    std::string_view word;
    if (!words.next(word) || parse_real(word, x) != FieldState::number)
      source.fail_at_line(number, told("expected three coordinates of a vertex, found {}", shown(word)));
  }
  return position;
}

RawMesh read_text(const FileSource& source) {
  RawMesh raw;
  LineCursor lines(source.text());
  bool ended = false;
  std::size_t number = 0;
  for (std::string_view line, word; lines.next(line);) {
    if (++number % mesh_poll_interval == 0) {
      source.check_stop();
      source.report(1 - static_cast<double>(lines.rest().size()) / static_cast<double>(source.bytes().size()));
    }
    FieldCursor words(line, Separator::blanks);
    if (!words.next(word)) continue;
    const std::string keyword = lower_case(word);
    if (keyword == "solid" && words.next(word)) raw.begin_part(std::string(word));
    if (keyword == "vertex") add_corner(raw, parse_vertex(source, number, words));
    ended = keyword == "endsolid";
  }
  if (!ended) source.fail(told("truncated: the file ends at line {} without endsolid", number));
  if (raw.positions.size() % 3) source.fail(said("its last triangle has not three vertices"));
  return raw;
}

/// Binary files may begin with "solid" too: they have the size that their count asks for, or bytes that no text has.
bool is_text_stl(std::string_view bytes) {
  if (bytes.size() >= head_bytes + count_bytes) {
    const std::size_t count = load_scalar<std::uint32_t>(bytes.data() + head_bytes, false);
    if (bytes.size() == head_bytes + count_bytes + count * triangle_bytes) return false;
  }
  std::string_view head = bytes.substr(0, 1024);
  if (head.starts_with("\xef\xbb\xbf")) head.remove_prefix(3);
  const std::size_t first = std::min(head.find_first_not_of(" \t\r\n"), head.size());
  return lower_case(head.substr(first, 5)) == "solid" && head.find('\0') == std::string_view::npos;
}

}  // namespace

RawMesh read_stl_mesh(const FileSource& source) {
  return is_text_stl(source.bytes()) ? read_text(source) : read_binary(source);
}

}  // namespace ws::io
