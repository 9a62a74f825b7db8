// Chooses the mesh format by extension; digests the file meanwhile; says what was left out.
// SPDX-License-Identifier: MIT
#include "compute/io/meshes/meshes.h"

#include "compute/core/run/error.h"
#include "compute/core/run/run_context.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/digest.h"
#include "compute/io/files.h"
#include "compute/io/formats/ply_header.h"
#include "compute/io/mapped_file.h"
#include "compute/io/meshes/mesh_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <new>
#include <utility>

namespace ws::io {
namespace {

using ReadMesh = RawMesh (*)(const FileSource&);
constexpr std::array<std::pair<std::string_view, ReadMesh>, 4> own_readers{
    {{"ply", read_ply_mesh}, {"obj", read_obj_mesh}, {"stl", read_stl_mesh}, {"off", read_off_mesh}}};

using WriteMesh = void (*)(const Mesh&, const Append&);
constexpr std::array<std::pair<std::string_view, WriteMesh>, 2> mesh_writers{
    {{"ply", write_ply_mesh}, {"obj", write_obj_mesh}}};

bool is_known(const std::string& extension) {
  return std::binary_search(mesh_extensions().begin(), mesh_extensions().end(), extension);
}

ReadMesh mesh_reader_of(const FileSource& source) {
  const std::string extension = source.extension();
  for (const auto& [name, reader] : own_readers)
    if (name == extension) return reader;
  if (is_known(extension)) return read_other_mesh;
  check_is_file(source.path());
  source.fail(extension.empty() ? said("a file without extension does not tell its format")
                                : told("{} is not an extension of a mesh format", shown(extension)),
              told("known are {}", joined_text(mesh_extensions(), ", ")));
}

/// "2 triangles without area are left out unless a run keeps them": what becomes of them is not known yet.
std::string left_out(std::size_t count, bool by_rounding) {
  return by_rounding
             ? told(count, "{} triangle that rounding to single precision left without area is left out unless a run keeps it",
                    "{} triangles that rounding to single precision left without area are left out unless a run keeps them")
             : told(count, "{} triangle without area is left out unless a run keeps it",
                    "{} triangles without area are left out unless a run keeps them");
}

/// Which polygons are no triangles of the mesh, and why; what rounding did is told apart from what the file has.
std::vector<std::string> missing_from(const Settled& settled) {
  std::vector<std::string> lines;
  const Mesh& mesh = settled.mesh;
  if (const std::size_t count = mesh.dropped_invalid - settled.rounded_invalid; count > 0)
    lines.push_back(told(count, "{} triangle with a corner that is NaN or infinite was dropped",
                         "{} triangles with a corner that is NaN or infinite were dropped"));
  if (const std::size_t count = settled.rounded_invalid; count > 0)
    lines.push_back(told(count, "{} triangle with a corner beyond 3.4e38, the end of single precision, was dropped",
                         "{} triangles with a corner beyond 3.4e38, the end of single precision, were dropped"));
  if (const std::size_t count = mesh.dropped_flat - mesh.flat.size(); count > 0)
    lines.push_back(told(count, "{} polygon of fewer than three corners was dropped",
                         "{} polygons of fewer than three corners were dropped"));
  if (const std::size_t flat = mesh.flat.size() - settled.rounded_flat; flat > 0) lines.push_back(left_out(flat, false));
  if (settled.rounded_flat) lines.push_back(left_out(settled.rounded_flat, true));
  return lines;
}

struct Extent {
  double size = 0;      ///< along the longest axis
  double farthest = 0;  ///< the largest coordinate, without its sign
};
/// Of a mesh without triangles, that of those it lost.
Extent extent_of(const Mesh& mesh) {
  Extent extent;
  for (std::size_t k = 0; k < 3; ++k) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    const auto add = [&](const std::array<float, 3>& p) {
      low = std::min<double>(low, p[k]), high = std::max<double>(high, p[k]);
    };
    for (const auto& p : mesh.positions) add(p);
    if (mesh.empty())
      for (const Mesh::Flat& flat : mesh.flat) std::for_each(flat.corners.begin(), flat.corners.end(), add);
    if (low > high) return {};
    extent.size = std::max(extent.size, high - low);
    extent.farthest = std::max({extent.farthest, -low, high});
  }
  return extent;
}

double shortest_edge_of(const Mesh& mesh) {
  double shortest = std::numeric_limits<double>::infinity();  // squared
  for (const auto& t : mesh.triangles) {
    for (std::size_t e = 0; e < 3; ++e) {
      double length = 0;
      for (std::size_t k = 0; k < 3; ++k) {
        const double d = double(mesh.positions[t[e]][k]) - double(mesh.positions[t[(e + 1) % 3]][k]);
        length += d * d;
      }
      shortest = std::min(shortest, length);
    }
  }
  return std::sqrt(shortest);
}

constexpr double visible = 0x1p-16;  // of the extent

/// Single precision leaves few digits for the shape: of coordinates that a file has in no other, or of the mesh's least parts.
/// Empty where enough are left.
std::string lost_precision(const Settled& settled, const Extent& extent) {
  if (settled.is_single) {
    double farthest = extent.farthest;
    for (const double x : settled.mesh.origin) farthest = std::max(farthest, std::fabs(x));
    const double step = farthest - double(std::nextafter(static_cast<float>(farthest), 0.0f));
    if (step / 2 <= visible * extent.size) return {};
    return told(
        "its coordinates, up to {:.3g}, have steps of {:.2g} in single precision, as the file has them, {:.2g} of its extent; "
        "move the mesh nearer to 0 before it is written",
        farthest, step, step / extent.size);
  }
  if (settled.rounding <= visible * extent.size && settled.rounded_flat == 0) return {};
  return told("rounding to single precision moved corners by up to {:.2g}, {:.2g} of its extent: its least parts are smaller",
              settled.rounding, settled.rounding / extent.size);
}

/// So far from 0 that doubles leave few digits for the shape, whatever the coordinates count from. Empty where enough are left.
std::string lost_in_doubles(const Mesh& mesh, const Extent& extent) {
  double farthest = 0;
  for (const double x : mesh.origin) farthest = std::max(farthest, std::fabs(x));
  const double step = farthest - std::nextafter(farthest, 0.0);
  if (!(step > visible * extent.size)) return {};
  return told(
      "its coordinates, up to {:.3g}, have steps of {:.2g} in double precision, {:.2g} of its extent; move the mesh nearer to "
      "0 before it is written",
      farthest, step, step / extent.size);
}

void warn(const Settled& settled, std::vector<std::string>& warnings) {
  warnings = missing_from(settled);
  if (settled.mesh.empty())
    warnings.push_back(said(warnings.empty() ? "it holds no triangles" : "it holds no other triangles"));
  const Extent extent = extent_of(settled.mesh);
  for (const std::string& lost : {lost_precision(settled, extent), lost_in_doubles(settled.mesh, extent)})
    if (!lost.empty()) warnings.push_back(lost);
  constexpr double enough = 1 << 20;
  if (!settled.mesh.empty() && extent.size / shortest_edge_of(settled.mesh) > enough)
    warnings.push_back(
        said("its shortest edge is less than a millionth of its extent: single precision tells little apart there"));
}

/// Without a digest.
MeshFile settled_file(const FileSource& source, RawMesh&& raw, bool y_up) {
  MeshFile file;
  Settled settled = settle(source, std::move(raw));
  settled.mesh.y_up = y_up;
  warn(settled, file.warnings);
  if (const auto& o = settled.mesh.origin; o != std::array<double, 3>{})
    file.notes.push_back(told("it lies far from 0: inside, its coordinates count from ({}, {}, {})", o[0], o[1], o[2]));
  if (const std::size_t rough_polygons = settled.rough_polygons; rough_polygons > 0)
    file.warnings.push_back(told(rough_polygons, "{} polygon was cut roughly: of too many corners, or across itself",
                                 "{} polygons were cut roughly: of too many corners, or across themselves"));
  file.mesh = std::move(settled.mesh);
  source.check_stop();
  return file;
}

MeshFile read(const FileSource& source, ReadMesh reader) {
  BackgroundSha256 digest(source.bytes(), source.options().stop);
  MeshFile file = settled_file(source, reader(source), has_y_up(source.extension()));
  file.sha256 = digest.hex();
  source.report(1);
  return file;
}

}  // namespace

MeshFile read_mesh(const std::filesystem::path& path, const ReadOptions& options) {
  const FileSource unopened(path, {}, options);
  const ReadMesh reader = mesh_reader_of(unopened);
  unopened.check_stop();
  unopened.report(0);
  const MappedFile mapped(path);
  const FileSource source(path, mapped.bytes(), options);
  if (mapped.bytes().empty() && reader != read_obj_mesh)
    source.fail(said("holds no triangles: the file is empty"));  // an obj may be
  try {
    return read(source, reader);
  } catch (const std::bad_alloc&) {
    throw Error(ErrorKind::out_of_memory, told("{}: memory does not suffice for its triangles", path.string()),
                said("use a smaller mesh"));
  }
}

MeshFile mesh_of(std::span<const double> vertices, std::span<const std::int64_t> triangles, const std::string& name,
                 const ReadOptions& options) {
  const FileSource source(name, {}, options);
  const auto vertex_count = static_cast<std::int64_t>(vertices.size() / 3);
  const std::size_t triangle_count = triangles.size() / 3;
  constexpr double bytes_per_vertex = 24, bytes_per_triangle = 32;  // of what is made, beside what was given
  check_memory(source, bytes_per_vertex * double(vertex_count) + bytes_per_triangle * double(triangle_count));
  RawMesh raw;
  raw.positions.reserve(std::size_t(vertex_count));
  for (std::size_t i = 0; i + 2 < vertices.size(); i += 3) {
    if (i % mesh_poll_interval == 0) source.check_stop();
    raw.add_position({vertices[i], vertices[i + 1], vertices[i + 2]});
  }
  raw.corners.reserve(triangles.size());
  for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
    if (i % mesh_poll_interval == 0) source.check_stop();
    for (std::size_t k = 0; k < 3; ++k)
      if (triangles[i + k] < 0 || triangles[i + k] >= vertex_count)
        throw Error(ErrorKind::invalid_argument,
                    told("{}: triangle {} has the vertex {}, of {}", name, i / 3, triangles[i + k], vertex_count),
                    said("vertices are counted from 0"));
    raw.add_triangle(std::uint32_t(triangles[i]), std::uint32_t(triangles[i + 1]), std::uint32_t(triangles[i + 2]));
  }
  return settled_file(source, std::move(raw), false);
}

void check_memory(const FileSource& source, double bytes) {
  RunContext context;
  context.memory_limit_bytes = source.options().memory_limit_bytes;
  constexpr double most = 1ull << 62;
  try {
    context.check_memory(static_cast<std::size_t>(std::min(bytes, most)), 0);
  } catch (const Error& error) {
    throw Error(error.kind(), fmt::format("{}: {}", source.path().string(), error.what()), error.hint());
  }
}

bool has_y_up(const std::string& extension) {
  // Scanners, printers and CAD have z up; Blender too, and Assimp leaves that. Of all others Assimp makes scenes with y up.
  constexpr std::array<std::string_view, 5> z_up{"3mf", "blend", "off", "ply", "stl"};
  return std::find(z_up.begin(), z_up.end(), extension) == z_up.end();
}

void write_mesh(const std::filesystem::path& path, const Mesh& mesh) {
  const ReadOptions options;
  const std::string extension = FileSource(path, {}, options).extension();
  const auto found =
      std::find_if(mesh_writers.begin(), mesh_writers.end(), [&](const auto& w) { return w.first == extension; });
  if (found == mesh_writers.end())
    throw Error(ErrorKind::io, told("cannot write a mesh to {}: the extension \"{}\" is not known", path.string(), extension),
                told("known are {}", joined_text(written_mesh_extensions(), ", ")));
  write_atomically(path, [&](const Append& append) { found->second(mesh, append); });
}

const std::vector<std::string>& mesh_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names = other_mesh_extensions();
    for (const auto& [name, reader] : own_readers) names.emplace_back(name);
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
  }();
  return extensions;
}

const std::vector<std::string>& written_mesh_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names;
    names.reserve(mesh_writers.size());
    for (const auto& [name, writer] : mesh_writers) names.emplace_back(name);
    return names;
  }();
  return extensions;
}

bool is_mesh_file(const std::filesystem::path& path) {
  const ReadOptions options;
  const std::string extension = FileSource(path, {}, options).extension();
  if (extension != "ply") return is_known(extension);
  try {
    const MappedFile mapped(path);
    const PlyHeader header = parse_ply_header(FileSource(path, mapped.bytes(), options));
    return std::any_of(header.elements.begin(), header.elements.end(),
                       [](const PlyElement& e) { return e.name == "face" && e.count > 0; });
  } catch (const Error&) {  // opening it reports what is wrong with it
    return false;
  }
}

}  // namespace ws::io
