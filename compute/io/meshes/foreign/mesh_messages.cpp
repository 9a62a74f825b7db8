// SPDX-License-Identifier: MIT
#include "compute/io/meshes/foreign/mesh_messages.h"

#include "compute/core/words/told.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <span>
#include <type_traits>

namespace ws::io {
namespace {

enum class Kind : std::uint32_t { progress, needs, failure, mesh };

/// Of every message, and what the two programs have to agree on.
struct Head {
  std::uint32_t mark, version;
  Kind kind;
};
constexpr std::uint32_t mark = 0x4d465357, version = 1;  // "WSFM"

/// How many of each follow the head of a mesh, in this order; the parts' names come last, one after the other. No sizes: all
/// polygons are triangles.
struct Counts {
  std::uint64_t positions, exact, corners, sizes, parts, name_bytes;
};
struct PartHead {
  std::uint64_t first_polygon, name_bytes;
};

constexpr std::uint64_t most_text_bytes = 1u << 16;
constexpr std::uint64_t most_name_bytes = std::uint64_t{1} << 30;

class MessageWriter {
 public:
  MessageWriter(int descriptor, Kind kind) : descriptor_(descriptor) { value(Head{mark, version, kind}); }

  template <class T>
  void value(const T& value) const {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes({reinterpret_cast<const char*>(&value), sizeof value});
  }
  template <class T>
  void values(const std::vector<T>& values) const {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes({reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)});
  }
  void text(std::string_view text) const {
    text = text.substr(0, most_text_bytes);
    value(std::uint64_t{text.size()});
    bytes(text);
  }
  void bytes(std::string_view rest) const {
    while (!rest.empty()) {
      const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) ::_exit(EXIT_FAILURE);  // there is nothing left to tell it to
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
  }

 private:
  int descriptor_;
};

class MessageReader {
 public:
  MessageReader(int descriptor, const FileSource& source) : descriptor_(descriptor), source_(source) {}

  [[nodiscard]] Kind head() const {
    const auto head = value<Head>();
    require(head.mark == mark && head.version == version);
    return head.kind;
  }
  template <class T>
  [[nodiscard]] T value() const {
    T value{};
    bytes(reinterpret_cast<char*>(&value), sizeof value);
    return value;
  }
  /// Makes room as the bytes come, whatever count was claimed.
  template <class T>
  [[nodiscard]] std::vector<T> values(std::uint64_t count) const {
    constexpr std::uint64_t piece = (std::uint64_t{16} << 20) / sizeof(T);
    std::vector<T> values;
    values.reserve(static_cast<std::size_t>(count));
    while (values.size() < count) {
      const std::size_t old = values.size(), more = static_cast<std::size_t>(std::min(piece, count - old));
      values.resize(old + more);
      bytes(reinterpret_cast<char*>(values.data() + old), more * sizeof(T));
      source_.check_stop();
    }
    return values;
  }
  [[nodiscard]] std::string text() const {
    const auto size = value<std::uint64_t>();
    require(size <= most_text_bytes);
    const std::vector<char> text = values<char>(size);
    return {text.begin(), text.end()};
  }
  void require(bool is_right) const {
    if (!is_right)
      source_.fail(said("the program that reads such files sent something wrong"), said("the file may be damaged"));
  }

 private:
  void bytes(char* to, std::size_t count) const {
    while (count > 0) {
      const ssize_t got = ::read(descriptor_, to, count);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) throw PipeEnded{};
      to += got;
      count -= static_cast<std::size_t>(got);
    }
  }

  int descriptor_;
  const FileSource& source_;
};

[[noreturn]] void throw_sent(const MessageReader& reader) {
  const std::string message = reader.text(), hint = reader.text();
  throw Error(ErrorKind::io, message, hint);
}

void check_counts(const MessageReader& reader, const Counts& counts, const FileSource& source) {
  reader.require(counts.positions < most_vertices && (counts.exact == 0 || counts.exact == counts.positions));
  const std::uint64_t most_polygons = counts.corners / 3;
  reader.require(counts.sizes <= most_polygons && counts.parts <= most_polygons + 1 && counts.name_bytes <= most_name_bytes);
  check_memory(source, double(counts.positions) * sizeof(std::array<float, 3>) +
                           double(counts.exact) * sizeof(std::array<double, 3>) +
                           double(counts.corners) * sizeof(std::uint32_t) + double(most_polygons) * sizeof(std::uint32_t) +
                           double(counts.parts) * sizeof(RawMesh::Part) + double(counts.name_bytes));
}

/// Polygons have three corners or more, as many as there are, and all their vertices.
void check_polygons(const MessageReader& reader, const RawMesh& mesh) {
  std::uint64_t corner_count = 0;
  std::uint32_t fewest = 3, last = 0;
  for (const std::uint32_t size : mesh.sizes) corner_count += size, fewest = std::min(fewest, size);
  for (const std::uint32_t corner : mesh.corners) last = std::max(last, corner);
  reader.require(fewest >= 3 && corner_count == mesh.corners.size());
  reader.require(mesh.corners.empty() || last < mesh.positions.size());
}

void take_parts(const MessageReader& reader, const Counts& counts, RawMesh& mesh) {
  const auto heads = reader.values<PartHead>(counts.parts);
  const auto names = reader.values<char>(counts.name_bytes);
  std::string_view rest(names.data(), names.size());
  mesh.parts.reserve(heads.size());
  for (const PartHead& head : heads) {
    reader.require(head.name_bytes <= rest.size() && head.first_polygon <= mesh.sizes.size());
    reader.require(mesh.parts.empty() || mesh.parts.back().first_polygon <= head.first_polygon);
    mesh.parts.push_back({std::string(rest.substr(0, head.name_bytes)), static_cast<std::size_t>(head.first_polygon)});
    rest.remove_prefix(head.name_bytes);
  }
}

RawMesh take_mesh(const MessageReader& reader, const FileSource& source) {
  const auto counts = reader.value<Counts>();
  check_counts(reader, counts, source);
  RawMesh mesh;
  mesh.positions = reader.values<std::array<float, 3>>(counts.positions);
  mesh.exact = reader.values<std::array<double, 3>>(counts.exact);
  mesh.corners = reader.values<std::uint32_t>(counts.corners);
  mesh.sizes = reader.values<std::uint32_t>(counts.sizes);
  if (mesh.sizes.empty()) mesh.sizes.assign(mesh.corners.size() / 3, 3);
  check_polygons(reader, mesh);
  take_parts(reader, counts, mesh);
  return mesh;
}

}  // namespace

void MeshSender::progress(double fraction) const { MessageWriter(descriptor_, Kind::progress).value(fraction); }

void MeshSender::needs(double bytes) const { MessageWriter(descriptor_, Kind::needs).value(bytes); }

void MeshSender::failure(const Error& error) const {
  const MessageWriter writer(descriptor_, Kind::failure);
  writer.text(error.what());
  writer.text(error.hint());
}

void MeshSender::mesh(const RawMesh& mesh) const {
  const MessageWriter writer(descriptor_, Kind::mesh);
  const bool has_sizes = std::any_of(mesh.sizes.begin(), mesh.sizes.end(), [](std::uint32_t size) { return size != 3; });
  std::vector<PartHead> heads;
  std::string names;
  for (const RawMesh::Part& part : mesh.parts) {
    heads.push_back({part.first_polygon, part.name.size()});
    names += part.name;
  }
  writer.value(Counts{mesh.positions.size(), mesh.exact.size(), mesh.corners.size(), has_sizes ? mesh.sizes.size() : 0,
                      heads.size(), names.size()});
  writer.values(mesh.positions);
  writer.values(mesh.exact);
  writer.values(mesh.corners);
  if (has_sizes) writer.values(mesh.sizes);
  writer.values(heads);
  writer.bytes(names);
}

RawMesh receive_mesh(int descriptor, const FileSource& source) {
  const MessageReader reader(descriptor, source);
  for (;;) {
    switch (reader.head()) {
      case Kind::progress:
        source.report(std::clamp(reader.value<double>(), 0.0, 1.0));
        break;
      case Kind::needs:
        check_memory(source, std::max(0.0, reader.value<double>()));
        break;
      case Kind::failure:
        throw_sent(reader);
      case Kind::mesh:
        return take_mesh(reader, source);
      default:
        reader.require(false);
    }
  }
}

}  // namespace ws::io
