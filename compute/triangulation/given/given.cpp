// SPDX-License-Identifier: MIT
#include "compute/triangulation/given/given.h"

#include "compute/core/data/number_in.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/file_source.h"
#include "compute/io/formats/json_text.h"
#include "compute/io/formats/text_fields.h"
#include "compute/io/mapped_file.h"
#include "compute/io/meshes/mesh_formats.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

namespace ws::triangulation {

namespace {

using io::FileSource;
using Json = nlohmann::json;

constexpr std::size_t lines_per_poll = 4096;
constexpr std::int64_t most_number = std::numeric_limits<std::uint32_t>::max() - 1;

void add_polygon(GivenTriangulation& given, const std::uint32_t* corners, std::size_t count) {
  const std::size_t sides = count == 2 ? 1 : count;
  for (std::size_t k = 0; k < sides && count > 1; ++k) given.edges.push_back({corners[k], corners[(k + 1) % count]});
  if (count == 3) given.triangles.push_back({corners[0], corners[1], corners[2]});
}

GivenTriangulation from_mesh(const io::RawMesh& raw) {
  GivenTriangulation given;
  given.has_vertices = true;
  for (std::size_t i = 0; i < raw.positions.size(); ++i)
    given.vertices.push_back(raw.exact.empty() ? Point{raw.positions[i][0], raw.positions[i][1]}
                                               : Point{raw.exact[i][0], raw.exact[i][1]});
  std::size_t first = 0;
  for (const std::uint32_t size : raw.sizes) {
    add_polygon(given, raw.corners.data() + first, size);
    first += size;
  }
  return given;
}

/// What the reader of meshes passes over: lines "l 1 2 3", counted from 1, or backwards from −1.
void add_obj_lines(const FileSource& source, GivenTriangulation& given) {
  io::LineCursor lines(source.text());
  std::int64_t vertex_count = 0;
  std::size_t number = 0;
  for (std::string_view line; lines.next(line);) {
    if (++number % lines_per_poll == 0) source.check_stop();
    io::FieldCursor fields(line, io::Separator::blanks);
    std::string_view field;
    if (!fields.next(field)) continue;
    if (field == "v") ++vertex_count;
    if (field != "l") continue;
    std::optional<std::uint32_t> before;
    while (fields.next(field)) {
      const auto given_number = number_in<std::int64_t>(field.substr(0, field.find('/')));
      const std::int64_t vertex = !given_number ? -1 : *given_number > 0 ? *given_number - 1 : vertex_count + *given_number;
      if (vertex < 0 || vertex >= static_cast<std::int64_t>(given.vertices.size()))
        source.fail_at_line(number, told("expected a vertex, found {}", io::shown(field)));
      if (before) given.edges.push_back({*before, static_cast<std::uint32_t>(vertex)});
      before = static_cast<std::uint32_t>(vertex);
    }
  }
}

GivenTriangulation read_obj(const FileSource& source) {
  GivenTriangulation given = from_mesh(io::read_obj_mesh(source));
  add_obj_lines(source, given);
  return given;
}

GivenTriangulation read_csv(const FileSource& source) {
  GivenTriangulation given;
  io::LineCursor lines(source.text());
  std::size_t number = 0;
  bool is_first = true;
  for (std::string_view line; lines.next(line);) {
    if (++number % lines_per_poll == 0) source.check_stop();
    if (!io::holds_data(line)) continue;
    io::FieldCursor fields(line, io::separator_of(line, true));
    std::string_view a, b;
    const bool has_two = fields.next(a) && fields.next(b);
    const auto from = number_in<std::int64_t>(a), to = number_in<std::int64_t>(b);
    const bool is_header = std::exchange(is_first, false) && !from && !to;
    if (is_header) continue;
    if (!has_two || !from || !to || *from < 0 || *to < 0 || *from > most_number || *to > most_number)
      source.fail_at_line(number, told("expected an edge: the numbers of two points from 0, found {}", io::shown(line)));
    given.edges.push_back({static_cast<std::uint32_t>(*from), static_cast<std::uint32_t>(*to)});
  }
  return given;
}

/// A list of lists of `count` numbers each; `take` gets them.
template <class Take>
void read_lists(const FileSource& source, const Json& json, const char* name, std::size_t count, const Take& take) {
  if (!json.contains(name)) return;
  const Json& list = json.at(name);
  if (!list.is_array()) source.fail(told("{} is no list", name));
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i % lines_per_poll == 0) source.check_stop();
    if (!list[i].is_array() || list[i].size() != count)
      source.fail(told("{}[{}]: expected {} numbers, found {}", name, i, count, io::shown_json(list[i])));
    take(list[i], i);
  }
}

std::uint32_t corner_in(const FileSource& source, const GivenTriangulation& given, const Json& value, const char* name,
                        std::size_t i) {
  const std::int64_t most = given.has_vertices ? static_cast<std::int64_t>(given.vertices.size()) - 1 : most_number;
  const bool fits = value.is_number_integer() && value.get<double>() >= 0 && value.get<double>() <= static_cast<double>(most);
  if (!fits)
    source.fail(told("{}[{}]: expected the number of a point from 0 to {}, found {}", name, i, most, io::shown_json(value)));
  return value.get<std::uint32_t>();
}

GivenTriangulation read_json(const FileSource& source) {
  const auto json = io::parse_json<Json>(source.bytes(), source.path().string());
  if (!json.is_object() || (!json.contains("edges") && !json.contains("triangles")))
    source.fail(said("holds no edges and no triangles"), said("give an object with a list named edges or triangles"));
  GivenTriangulation given;
  given.has_vertices = json.contains("points");
  read_lists(source, json, "points", 2, [&](const Json& at, std::size_t i) {
    if (!at[0].is_number() || !at[1].is_number()) source.fail(told("points[{}]: expected two numbers", i));
    given.vertices.push_back({at[0].get<double>(), at[1].get<double>()});
  });
  read_lists(source, json, "edges", 2, [&](const Json& edge, std::size_t i) {
    given.edges.push_back({corner_in(source, given, edge[0], "edges", i), corner_in(source, given, edge[1], "edges", i)});
  });
  read_lists(source, json, "triangles", 3, [&](const Json& triangle, std::size_t i) {
    Triangle corners{};
    for (std::size_t k = 0; k < 3; ++k) corners[k] = corner_in(source, given, triangle[k], "triangles", i);
    add_polygon(given, corners.data(), 3);
  });
  return given;
}

}  // namespace

const std::vector<std::string>& given_extensions() {
  static const std::vector<std::string> extensions{"json", "csv", "obj", "off", "ply"};
  return extensions;
}

GivenTriangulation read_given(const std::filesystem::path& path, const std::stop_token& stop) {
  const io::MappedFile file(path);
  io::ReadOptions options;
  options.stop = stop;
  const FileSource source(path, file.bytes(), options);
  const std::string extension = source.extension();
  GivenTriangulation given = extension == "obj"    ? read_obj(source)
                             : extension == "off"  ? from_mesh(io::read_off_mesh(source))
                             : extension == "ply"  ? from_mesh(io::read_ply_mesh(source))
                             : extension == "csv"  ? read_csv(source)
                             : extension == "json" ? read_json(source)
                                                   : GivenTriangulation();
  const auto& known = given_extensions();
  if (std::find(known.begin(), known.end(), extension) == known.end())
    source.fail(said("is no file that a triangulation is read from"), told("known are {}", joined_text(known, ", ")));
  if (given.edges.empty()) source.fail(said("holds no edges"));
  return given;
}

}  // namespace ws::triangulation
