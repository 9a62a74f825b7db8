// Points from PLY files: the vertex element's x, y, z or other properties. Elements before it are skipped, those after it
// are not looked at.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/formats/ply_body.h"
#include "compute/io/points/point_reader.h"

#include <utility>

namespace ws::io {
namespace {

std::vector<std::string> scalar_names(const PlyElement& vertex) {
  std::vector<std::string> names;
  for (const PlyProperty& property : vertex.properties)
    if (!property.is_list) names.push_back(property.name);
  return names;
}

std::string listed(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + printable(name);
  return list;
}

/// The scalar properties that become coordinates.
std::vector<std::size_t> choose_properties(const FileSource& source, const std::vector<std::string>& names) {
  if (names.empty()) source.fail(said("its vertex element has no properties that are single numbers"));
  if (!source.options().columns.empty()) return resolve_columns(source, names, names.size());
  std::vector<std::size_t> chosen;
  for (const std::string_view wanted : {"x", "y", "z"})
    for (std::size_t i = 0; i < names.size(); ++i)
      if (names[i] == wanted) {
        chosen.push_back(i);
        break;
      }
  if (chosen.empty() || names[chosen[0]] != "x")
    source.fail(told("its vertex element has no property x; it has {}", listed(names)), said("--columns picks properties"));
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
    if (i % ply_poll_interval == 0) {
      source.check_stop();
      source.report(static_cast<double>(i) / static_cast<double>(points.size()));
    }
    read_ply_element(source, body, vertex, [&](std::size_t p, double value) {
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
    skip_ply_element(source, body, element);
  }
  source.fail(said("has no vertex element"));
}

}  // namespace

RawPoints read_ply_points(const FileSource& source) {
  const PlyHeader header = parse_ply_header(source);
  RawPoints raw;
  raw.points =
      header.format == PlyFormat::ascii ? read_body<PlyTextBody>(source, header) : read_body<PlyBinaryBody>(source, header);
  raw.place_of = [](std::size_t i) { return told("vertex {}", i); };
  return raw;
}

}  // namespace ws::io
