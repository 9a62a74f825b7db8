// Writes meshes: ply, binary, and obj.
// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"
#include "compute/io/meshes/mesh_formats.h"

#include <fmt/format.h>

#include <cstring>

namespace ws::io {
namespace {

constexpr std::size_t piece_bytes = 1u << 16;

/// Collects small pieces: each append costs a call of the system.
class Pieces {
 public:
  explicit Pieces(const Append& append) : append_(append) {}

  fmt::memory_buffer& buffer() {
    if (buffer_.size() >= piece_bytes) flush();
    return buffer_;
  }
  void flush() {
    append_({buffer_.data(), buffer_.size()});
    buffer_.clear();
  }

 private:
  const Append& append_;
  fmt::memory_buffer buffer_;
};

}  // namespace

void write_ply_mesh(const Mesh& mesh, const Append& append) {
  const bool is_moved = mesh.origin != std::array<double, 3>{};
  append(
      fmt::format("ply\nformat binary_little_endian 1.0\nelement vertex {0}\nproperty {2} x\nproperty {2} y\n"
                  "property {2} z\nelement face {1}\nproperty list uchar uint vertex_indices\nend_header\n",
                  mesh.vertex_count(), mesh.triangle_count(), is_moved ? "double" : "float"));
  Pieces pieces(append);
  if (!is_moved)
    append({reinterpret_cast<const char*>(mesh.positions.data()), mesh.vertex_count() * sizeof(mesh.positions[0])});
  for (std::size_t v = 0; is_moved && v < mesh.vertex_count(); ++v) {
    const auto p = file_position(mesh, v);
    const auto* const bytes = reinterpret_cast<const char*>(p.data());
    pieces.buffer().append(bytes, bytes + sizeof p);
  }
  for (const auto& triangle : mesh.triangles) {
    char bytes[1 + sizeof triangle] = {3};
    std::memcpy(bytes + 1, triangle.data(), sizeof triangle);
    pieces.buffer().append(bytes, bytes + sizeof bytes);
  }
  pieces.flush();
}

void write_obj_mesh(const Mesh& mesh, const Append& append) {
  Pieces pieces(append);
  const auto write = [&](const auto& p) { append_formatted(pieces.buffer(), "v {} {} {}\n", p[0], p[1], p[2]); };
  for (std::size_t v = 0; v < mesh.vertex_count(); ++v) {
    if (mesh.origin == std::array<double, 3>{})
      write(mesh.positions[v]);  // as short as single precision allows
    else
      write(file_position(mesh, v));
  }
  auto part = mesh.parts.begin();
  for (std::size_t i = 0; i < mesh.triangle_count(); ++i) {
    for (; part != mesh.parts.end() && part->first_triangle <= i; ++part)
      append_formatted(pieces.buffer(), "o {}\n", part->name);
    const auto& t = mesh.triangles[i];
    append_formatted(pieces.buffer(), "f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  }
  pieces.flush();
}

}  // namespace ws::io
