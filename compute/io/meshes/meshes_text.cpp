// Meshes from OBJ and OFF files: text, line by line.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/meshes/mesh_formats.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace ws::io {
namespace {

/// Takes words off a line.
class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) {}

  /// Empty at the end of the line.
  std::string_view next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
    const std::string_view word = rest_.substr(0, rest_.find_first_of(" \t"));
    rest_.remove_prefix(word.size());
    return word;
  }
  [[nodiscard]] std::string_view rest() const {
    const std::size_t begin = std::min(rest_.find_first_not_of(" \t"), rest_.size());
    return rest_.substr(begin, rest_.find_last_not_of(" \t") + 1 - begin);
  }

 private:
  std::string_view rest_;
};

/// Lines of a file that hold something, with their numbers; a backslash at the end continues a line.
class MeshLines {
 public:
  explicit MeshLines(const FileSource& source) : source_(source), lines_(source.text()) {}

  [[nodiscard]] bool next(std::string_view& line) {
    do {
      if (!lines_.next(line)) return false;
      if (++number_ % mesh_poll_interval == 0) poll();
      if (line.ends_with('\\')) line = continued(line);
    } while (!holds_data(line));
    return true;
  }
  [[nodiscard]] std::size_t number() const { return number_; }
  [[nodiscard]] std::size_t bytes_left() const { return lines_.rest().size(); }
  [[noreturn]] void fail(const std::string& message) const { source_.fail_at_line(number_, message); }

 private:
  std::string_view continued(std::string_view line) {
    joined_.clear();
    for (bool goes_on = true; goes_on;) {
      goes_on = line.ends_with('\\');
      joined_ += line.substr(0, line.size() - goes_on);
      if (!goes_on || !lines_.next(line)) break;
      if (++number_ % mesh_poll_interval == 0) poll();
    }
    return joined_;
  }
  void poll() const {
    source_.check_stop();
    source_.report(1 - static_cast<double>(bytes_left()) / static_cast<double>(source_.bytes().size()));
  }

  const FileSource& source_;
  LineCursor lines_;
  std::size_t number_ = 0;
  std::string joined_;
};

std::array<double, 3> parse_position(const MeshLines& lines, Words& words) {
  std::array<double, 3> position;
  for (double& x : position) {
    const std::string_view word = words.next();
    if (parse_real(word, x) != FieldState::number)
      lines.fail(told("expected three coordinates, found {}", word.empty() ? said("the end of the line") : shown(word)));
  }
  return position;
}

std::optional<std::int64_t> parse_whole(std::string_view word) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

class ObjReader {
 public:
  explicit ObjReader(const FileSource& source) : source_(source), lines_(source) {}

  RawMesh read() {
    for (std::string_view line; lines_.next(line);) {
      Words words(line);
      const std::string_view keyword = words.next();
      if (keyword == "v")
        add_vertex(words);
      else if (keyword == "f")
        add_face(words);
      else if (keyword == "o" || keyword == "g")
        raw_.begin_part(std::string(words.rest()));
      is_foreign_ = is_foreign_.value_or(true) && !is_keyword(keyword);
    }
    if (is_foreign_.value_or(false)) source_.fail(said("holds no triangles: no line is one of an obj file"));
    if (last_vertex_ >= raw_.positions.size() && !raw_.corners.empty())
      source_.fail_at_line(last_vertex_line_,
                           told("a face has vertex {}, there are {} vertices", last_vertex_ + 1, raw_.positions.size()));
    return std::move(raw_);
  }

 private:
  /// Of those that files without triangles may have.
  static bool is_keyword(std::string_view word) {
    constexpr std::array<std::string_view, 12> all{"v", "vt", "vn", "vp", "f", "l", "p", "o", "g", "s", "usemtl", "mtllib"};
    return std::find(all.begin(), all.end(), word) != all.end();
  }

  void add_vertex(Words& words) {
    raw_.add_position(parse_position(lines_, words));
    if (raw_.positions.size() >= most_vertices) source_.fail(told("holds more than {} vertices", most_vertices));
  }

  /// "3", "3/1", "3/1/2" or "3//2", counted from 1, or backwards from −1.
  void add_face(Words& words) {
    std::uint32_t size = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next(), ++size) {
      const auto number = parse_whole(word.substr(0, word.find('/')));
      const auto count = static_cast<std::int64_t>(raw_.positions.size());
      const std::int64_t vertex = !number ? -1 : *number > 0 ? *number - 1 : *number < 0 ? count + *number : -1;
      if (vertex < 0 || vertex >= static_cast<std::int64_t>(most_vertices))
        lines_.fail(told("expected a vertex from 1, or from -{} to -1, found {}", count, shown(word)));
      raw_.corners.push_back(static_cast<std::uint32_t>(vertex));
      if (raw_.corners.back() > last_vertex_) last_vertex_ = raw_.corners.back(), last_vertex_line_ = lines_.number();
    }
    raw_.sizes.push_back(size);
  }

  const FileSource& source_;
  MeshLines lines_;
  RawMesh raw_;
  std::uint32_t last_vertex_ = 0;  ///< the greatest that a face has: vertices may follow faces
  std::size_t last_vertex_line_ = 0;
  std::optional<bool> is_foreign_;  ///< none: no line holds anything
};

class OffReader {
 public:
  explicit OffReader(const FileSource& source) : source_(source), lines_(source) {}

  RawMesh read() {
    const auto [vertices, faces] = read_counts();
    raw_.positions.reserve(vertices);
    for (std::size_t i = 0; i < vertices; ++i) {
      Words words(next_line());
      raw_.add_position(parse_position(lines_, words));
    }
    raw_.sizes.reserve(faces);
    for (std::size_t i = 0; i < faces; ++i) add_face(Words(next_line()));
    return std::move(raw_);
  }

 private:
  std::string_view next_line() {
    std::string_view line;
    if (!lines_.next(line)) source_.fail(told("truncated: the file ends after line {}", lines_.number()));
    return line.substr(0, line.find('#'));
  }

  std::pair<std::size_t, std::size_t> read_counts() {
    Words words(next_line());
    std::string_view word = words.next();
    constexpr std::array<std::string_view, 6> marks{"OFF", "COFF", "NOFF", "CNOFF", "STOFF", "STCNOFF"};
    if (std::find(marks.begin(), marks.end(), word) != marks.end()) {
      word = words.next();
      if (word.empty()) words = Words(next_line()), word = words.next();
    }
    const auto vertices = parse_whole(word), faces = parse_whole(words.next());
    constexpr std::int64_t vertex_bytes = 6, face_bytes = 2;  // "0 0 0\n" and "0\n": the least that they take
    if (!vertices || !faces || *vertices < 0 || *faces < 0)
      lines_.fail(said("expected OFF and the numbers of vertices and faces"));
    const auto bytes = static_cast<std::int64_t>(lines_.bytes_left()) + 1;
    if (*vertices > bytes / vertex_bytes || *faces > bytes / face_bytes)
      lines_.fail(told("truncated: {} vertices and {} faces do not fit into the {} bytes that follow", *vertices, *faces,
                       lines_.bytes_left()));
    return {static_cast<std::size_t>(*vertices), static_cast<std::size_t>(*faces)};
  }

  void add_face(Words words) {
    const auto size = parse_whole(words.next());
    if (!size || *size < 0 || *size >= static_cast<std::int64_t>(source_.bytes().size()))
      lines_.fail(said("expected the number of a face's corners"));
    for (std::int64_t i = 0; i < *size; ++i) {
      const auto vertex = parse_whole(words.next());
      if (!vertex || *vertex < 0 || *vertex >= static_cast<std::int64_t>(raw_.positions.size()))
        lines_.fail(told("expected {} vertices from 0 to {}", *size, static_cast<std::int64_t>(raw_.positions.size()) - 1));
      raw_.corners.push_back(static_cast<std::uint32_t>(*vertex));
    }
    raw_.sizes.push_back(static_cast<std::uint32_t>(*size));
  }

  const FileSource& source_;
  MeshLines lines_;
  RawMesh raw_;
};

}  // namespace

RawMesh read_obj_mesh(const FileSource& source) { return ObjReader(source).read(); }
RawMesh read_off_mesh(const FileSource& source) { return OffReader(source).read(); }

}  // namespace ws::io
