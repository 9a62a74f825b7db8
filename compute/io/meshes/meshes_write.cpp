// Writes meshes: ply, binary, and obj.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/mesh_formats.h"

#include <fmt/format.h>

#include <cstring>
#include <iterator>

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
  append(
      fmt::format("ply\nformat binary_little_endian 1.0\nelement vertex {}\nproperty float x\nproperty float y\n"
                  "property float z\nelement face {}\nproperty list uchar uint vertex_indices\nend_header\n",
                  mesh.vertex_count(), mesh.triangle_count()));
  append({reinterpret_cast<const char*>(mesh.positions.data()), mesh.vertex_count() * sizeof(mesh.positions[0])});
  Pieces pieces(append);
  for (const auto& triangle : mesh.triangles) {
    char bytes[1 + sizeof triangle] = {3};
    std::memcpy(bytes + 1, triangle.data(), sizeof triangle);
    pieces.buffer().append(bytes, bytes + sizeof bytes);
  }
  pieces.flush();
}

void write_obj_mesh(const Mesh& mesh, const Append& append) {
  Pieces pieces(append);
  for (const auto& p : mesh.positions) fmt::format_to(std::back_inserter(pieces.buffer()), "v {} {} {}\n", p[0], p[1], p[2]);
  auto part = mesh.parts.begin();
  for (std::size_t i = 0; i < mesh.triangle_count(); ++i) {
    for (; part != mesh.parts.end() && part->first_triangle <= i; ++part)
      fmt::format_to(std::back_inserter(pieces.buffer()), "o {}\n", part->name);
    const auto& t = mesh.triangles[i];
    fmt::format_to(std::back_inserter(pieces.buffer()), "f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  }
  pieces.flush();
}

}  // namespace ws::io
