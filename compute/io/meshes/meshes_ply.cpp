// Meshes from PLY files, text and binary: the vertex element's x, y, z and the face element's lists of vertices.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/ply_body.h"
#include "compute/io/meshes/mesh_formats.h"

#include <algorithm>

namespace ws::io {
namespace {

std::size_t property_named(const PlyElement& element, std::string_view name) {
  return static_cast<std::size_t>(
      std::find_if(element.properties.begin(), element.properties.end(), [&](const PlyProperty& p) { return p.name == name; }) -
      element.properties.begin());
}

template <class Body>
class MeshReader {
 public:
  MeshReader(const FileSource& source, const PlyHeader& header) : source_(source), header_(header), body_(source, header) {}

  RawMesh read() {
    bool has_vertices = false, has_faces = false;
    for (const PlyElement& element : header_.elements) {
      if (element.name == "vertex" && !has_vertices) {
        read_vertices(element);
        has_vertices = true;
      } else if (element.name == "face" && has_vertices && !has_faces) {
        read_faces(element);
        has_faces = true;
      } else {
        skip_ply_element(source_, body_, element);
      }
    }
    if (!has_vertices) source_.fail(said("has no vertex element"));
    if (!has_faces)
      source_.fail(said("holds no triangles: it has no face element after its vertices"), said("it may be a point cloud"));
    return std::move(raw_);
  }

 private:
  void read_vertices(const PlyElement& element) {
    std::array<std::size_t, 3> at;
    for (std::size_t k = 0; k < 3; ++k) {
      const std::string_view name = std::string_view("xyz").substr(k, 1);
      at[k] = property_named(element, name);
      if (at[k] == element.properties.size()) source_.fail(told("its vertex element has no property {}", name));
      if (element.properties[at[k]].is_list) source_.fail(told("its vertices' {} is a list", name));
    }
    body_.require_room(element);
    if (element.count >= most_vertices) source_.fail(told("holds more than {} vertices", most_vertices));
    raw_.positions.resize(static_cast<std::size_t>(element.count));
    for (std::size_t i = 0; i < raw_.positions.size(); ++i) {
      if (i % mesh_poll_interval == 0) poll(0.3 * static_cast<double>(i) / static_cast<double>(raw_.positions.size()));
      read_ply_element(source_, body_, element, [&](std::size_t p, double value) {
        for (std::size_t k = 0; k < 3; ++k)
          if (p == at[k]) raw_.set_coordinate(i, k, value);
      });
    }
  }

  void read_faces(const PlyElement& element) {
    std::size_t list = property_named(element, "vertex_indices");
    if (list == element.properties.size()) list = property_named(element, "vertex_index");
    if (list == element.properties.size() || !element.properties[list].is_list)
      source_.fail(said("its face element has no list vertex_indices"));
    body_.require_room(element);
    raw_.sizes.reserve(static_cast<std::size_t>(element.count));
    for (std::uint64_t i = 0; i < element.count; ++i) {
      if (i % mesh_poll_interval == 0) poll(0.3 + 0.7 * static_cast<double>(i) / static_cast<double>(element.count));
      read_ply_element(
          source_, body_, element, [](std::size_t, double) {},
          [&](std::size_t p, std::uint64_t size) {
            const PlyProperty& property = element.properties[p];
            if (p == list)
              read_corners(i, property, size);
            else
              body_.skip(property.type, size, property.name);
          });
    }
  }

  void read_corners(std::uint64_t face, const PlyProperty& list, std::uint64_t size) {
    if (size >= most_vertices) source_.fail(told("face {} claims {} corners", face, size));
    for (std::uint64_t i = 0; i < size; ++i) {
      if (i % mesh_poll_interval == mesh_poll_interval - 1) source_.check_stop();
      const double vertex = body_.next(list.type, list.name);
      if (!(vertex >= 0 && vertex < static_cast<double>(raw_.positions.size())))
        source_.fail(told("face {} has vertex {}, there are {} vertices (before {})", face, vertex, raw_.positions.size(),
                          body_.place()));
      raw_.corners.push_back(static_cast<std::uint32_t>(vertex));
    }
    raw_.sizes.push_back(static_cast<std::uint32_t>(size));
  }

  void poll(double fraction) const {
    source_.check_stop();
    source_.report(fraction);
  }

  const FileSource& source_;
  const PlyHeader& header_;
  Body body_;
  RawMesh raw_;
};

}  // namespace

RawMesh read_ply_mesh(const FileSource& source) {
  const PlyHeader header = parse_ply_header(source);
  return header.format == PlyFormat::ascii ? MeshReader<PlyTextBody>(source, header).read()
                                           : MeshReader<PlyBinaryBody>(source, header).read();
}

}  // namespace ws::io
