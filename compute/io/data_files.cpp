// SPDX-License-Identifier: MIT
#include "compute/io/data_files.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/digest.h"
#include "compute/io/files.h"
#include "compute/io/images/images.h"
#include "compute/io/meshes/meshes.h"
#include "compute/io/points/points.h"
#include "compute/io/polylines/polylines.h"
#include "compute/io/vectors/vectors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace ws::io {

namespace {

template <class T>
const T& in(const InputData& data) {
  return *std::get<std::shared_ptr<const T>>(data);
}

template <class T>
InputData shared(T data) {
  return std::make_shared<const T>(std::move(data));
}

Property count(const char* name, std::size_t value) { return {name, static_cast<std::int64_t>(value)}; }

std::vector<Property> size_of_points(const InputData& data) {
  const auto& points = in<PointSet>(data);
  return {count("count", points.size()), count("dimension", points.dimension())};
}

std::vector<Property> size_of_polylines(const InputData& data) {
  const auto& set = in<PolylineSet>(data);
  return {count("count", set.lines.size()), count("dimension", set.dimension), count("vertex_count", set.vertex_count())};
}

std::vector<Property> size_of_image(const InputData& data) {
  const auto& image = in<Image>(data);
  return {count("width", static_cast<std::size_t>(image.width())),
          count("height", static_cast<std::size_t>(image.height())),
          count("channels", static_cast<std::size_t>(image.channels())),
          {"type", std::string(choice_name(image.type()))}};
}

std::vector<Property> size_of_mesh(const InputData& data) {
  const auto& mesh = in<Mesh>(data);
  return {count("count", mesh.triangle_count()), count("vertex_count", mesh.vertex_count()),
          count("part_count", mesh.parts.size()), count("dropped_invalid", mesh.dropped_invalid),
          count("dropped_flat", mesh.dropped_flat)};
}

std::vector<Property> size_of_vectors(const InputData& data) {
  const auto& vectors = in<VectorSet>(data);
  return {count("count", vectors.size()),
          count("dimension", vectors.dimension()),
          {"type", std::string(vectors.type() == Component::uint8 ? "uint8" : "float32")}};
}

std::string text_of_points(const InputData& data) {
  const std::string each = told(in<PointSet>(data).dimension(), "{} coordinate", "{} coordinates");
  return told(in<PointSet>(data).size(), "{} point of {}", "{} points of {}", each);
}

std::string text_of_polylines(const InputData& data) {
  const std::string vertices = told(in<PolylineSet>(data).vertex_count(), "{} vertex", "{} vertices");
  return told(in<PolylineSet>(data).lines.size(), "{} line of {}", "{} lines of {}", vertices);
}

std::string text_of_image(const InputData& data) {
  const auto& image = in<Image>(data);
  return told("{} x {} pixels of {}", image.width(), image.height(),
              told(static_cast<std::size_t>(image.channels()), "{} channel", "{} channels"));
}

std::string text_of_mesh(const InputData& data) {
  const std::string vertices = told(in<Mesh>(data).vertex_count(), "{} vertex", "{} vertices");
  return told(in<Mesh>(data).triangle_count(), "{} triangle of {}", "{} triangles of {}", vertices);
}

std::string text_of_vectors(const InputData& data) {
  const std::string each = told(in<VectorSet>(data).dimension(), "{} component", "{} components");
  return told(in<VectorSet>(data).size(), "{} vector of {}", "{} vectors of {}", each);
}

std::string digest_of_points(const InputData& data) {
  const auto& points = in<PointSet>(data);
  const std::size_t bytes = points.size() * points.dimension() * sizeof(double);
  const auto* values = bytes ? reinterpret_cast<const char*>(points.column(0).data()) : "";
  return sha256_hex({values, bytes});
}

std::string digest_of_polylines(const InputData& data) {
  std::string bytes;
  for (const Polyline& line : in<PolylineSet>(data).lines)
    bytes.append(reinterpret_cast<const char*>(line.coordinates.data()), line.coordinates.size() * sizeof(double));
  return sha256_hex(bytes);
}

std::string digest_of_image(const InputData& data) {
  const auto& image = in<Image>(data);
  std::string bytes = fmt::format("{} x {} x {} {}\n", image.width(), image.height(), image.channels(), bytes_of(image.type()));
  bytes.append(reinterpret_cast<const char*>(image.bytes().data()), image.bytes().size());
  return sha256_hex(bytes);
}

std::string digest_of_mesh(const InputData& data) {
  const auto& mesh = in<Mesh>(data);
  Sha256 sum;
  const auto add = [&](const auto& values) {
    sum.update({reinterpret_cast<const char*>(values.data()), values.size() * sizeof(values[0])});
  };
  sum.update(fmt::format("{} vertices, {} triangles\n", mesh.vertex_count(), mesh.triangle_count()));
  if (mesh.origin != std::array<double, 3>{}) add(mesh.origin);
  add(mesh.positions);
  add(mesh.triangles);
  return sum.hex();
}

std::string digest_of_vectors(const InputData& data) {
  const auto& vectors = in<VectorSet>(data);
  Sha256 sum;
  sum.update(fmt::format("{} x {} {}\n", vectors.size(), vectors.dimension(), bytes_of(vectors.type())));
  for (std::size_t i = 0; i < vectors.size(); ++i)
    sum.update({reinterpret_cast<const char*>(vectors.row_bytes(i)), vectors.dimension() * bytes_of(vectors.type())});
  return sum.hex();
}

DataFile points_from(const std::filesystem::path& path, const ReadOptions& options) {
  PointFile file = read_points(path, options);
  DataFile read{shared(std::move(file.points)), std::move(file.sha256), std::move(file.warnings), std::move(file.notes)};
  if (file.dropped_count)
    read.warnings.push_back(told(file.dropped_count, "{} point with NaN or infinite coordinates was dropped",
                                 "{} points with NaN or infinite coordinates were dropped"));
  return read;
}

DataFile vectors_from(const std::filesystem::path& path, const ReadOptions& options) {
  VectorFile file = read_vectors(path, options);
  DataFile read{shared(std::move(file.vectors)), std::move(file.sha256), std::move(file.warnings), std::move(file.notes)};
  if (options.drop_invalid)
    read.warnings.insert(read.warnings.begin(), said("nothing can be dropped of such a file, all of it is read"));
  return read;
}

DataFile image_from(const std::filesystem::path& path, const ReadOptions& options) {
  ImageFile file = read_image(path, options);
  return {shared(std::move(file.image)), std::move(file.sha256), std::move(file.warnings), {}};
}

DataFile mesh_from(const std::filesystem::path& path, const ReadOptions& options) {
  MeshFile file = read_mesh(path, options);
  return {shared(std::move(file.mesh)), std::move(file.sha256), std::move(file.warnings), std::move(file.notes)};
}

DataFile polylines_from(const std::filesystem::path& path, const ReadOptions& options) {
  std::vector<std::string> notes;
  PolylineSet lines = read_polylines(path, &notes, options);
  return {shared(std::move(lines)), sha256_hex(read_text(path)), {}, std::move(notes)};
}

InputData thinned_points(const InputData& data, std::uint64_t every, const std::stop_token& stop) {
  return shared(every_nth(in<PointSet>(data), every, stop));
}

InputData thinned_vectors(const InputData& data, std::uint64_t every, const std::stop_token&) {
  return shared(in<VectorSet>(data).every_nth(every));
}

template <class T, void (*write)(const std::filesystem::path&, const T&)>
void written(const std::filesystem::path& path, const InputData& data) {
  write(path, in<T>(data));
}

constexpr std::array formats{
    DataFormats{InputKind::points, "Point clouds", point_extensions, written_point_extensions, "csv", nullptr, is_point_file,
                points_from, written<PointSet, write_points>, size_of_points, text_of_points, digest_of_points, thinned_points},
    DataFormats{InputKind::vectors, "Vectors", vector_extensions, written_vector_extensions, "fvecs", is_vector_file,
                may_hold_vectors, vectors_from, written<VectorSet, write_vectors>, size_of_vectors, text_of_vectors,
                digest_of_vectors, thinned_vectors},
    DataFormats{InputKind::image, "Images", image_extensions, image_extensions, "npy", is_image_file, is_image_file, image_from,
                written<Image, write_image>, size_of_image, text_of_image, digest_of_image, nullptr},
    DataFormats{InputKind::mesh, "Meshes", mesh_extensions, written_mesh_extensions, "ply", is_mesh_file, is_mesh_file,
                mesh_from, written<Mesh, write_mesh>, size_of_mesh, text_of_mesh, digest_of_mesh, nullptr},
    DataFormats{InputKind::polylines, "Polylines", nullptr, polyline_extensions, "csv", nullptr, nullptr, polylines_from,
                written<PolylineSet, write_polylines>, size_of_polylines, text_of_polylines, digest_of_polylines, nullptr},
};

}  // namespace

std::span<const DataFormats> data_formats() { return formats; }

const DataFormats& data_formats(InputKind kind) {
  const auto found = std::find_if(formats.begin(), formats.end(), [&](const DataFormats& f) { return f.kind == kind; });
  if (found == formats.end())
    throw Error(ErrorKind::internal, fmt::format("{} has no files that all can read", data_kind(kind).phrase));
  return *found;
}

InputKind kind_of_file(const std::filesystem::path& path) {
  for (const DataFormats& one : formats)
    if (one.is_such && one.is_such(path)) return one.kind;
  return InputKind::points;
}

bool may_hold(InputKind kind, const std::filesystem::path& path) {
  const auto holds = [&](InputKind as) {
    const auto found = std::find_if(formats.begin(), formats.end(), [&](const DataFormats& f) { return f.kind == as; });
    return found != formats.end() && found->may_hold && found->may_hold(path);
  };
  return holds(kind) || (kind == InputKind::vectors && holds(InputKind::points));
}

VectorSet vectors_of(const PointSet& points, std::size_t& rounded_count) {
  VectorSet vectors(Component::float32, points.dimension(), points.size());
  float* to = vectors.values<float>();
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t k = 0; k < points.dimension(); ++k, ++to) {
      *to = static_cast<float>(points.at(i, k));
      rounded_count += static_cast<double>(*to) != points.at(i, k);
    }
  vectors.holds_bytes = facts_of(vectors).holds_bytes;
  return vectors;
}

}  // namespace ws::io
