// SPDX-License-Identifier: MIT
#include "python/src/data.h"

#include "compute/core/result/array.h"
#include "compute/core/run/counted.h"
#include "compute/core/run/error.h"
#include "compute/generate/generate.h"
#include "compute/io/data_files.h"
#include "compute/io/meshes/meshes.h"
#include "python/src/device_array.h"
#include "python/src/values.h"
#include "python/src/worker.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace ws::python {

namespace {

namespace fs = std::filesystem;

using DataPtr = std::shared_ptr<Data>;
template <class T>
using Rows = nb::ndarray<const T, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Columns = nb::ndarray<const double, nb::ndim<2>, nb::f_contig, nb::device::cpu>;
template <class T>
using Pixels = nb::ndarray<const T, nb::ndim<3>, nb::c_contig, nb::device::cpu>;

/// Python's array for as long as C++ uses its elements, on whichever thread that ends.
template <class Elements>
std::shared_ptr<const void> keeper_of(const Elements& array) {
  return {new Elements(array), [](const Elements* kept) {
            if (!Py_IsInitialized()) return;  // the process ends, and the memory with it
            const nb::gil_scoped_acquire locked;
            delete kept;
          }};
}

DataPtr of_memory(InputData data, std::string name) {
  return std::make_shared<Data>(Data{std::move(data), std::move(name), {}});
}

/// Throws for the first row that is not finite.
void check_finite(const PointSet& points, const std::string& name, const std::stop_token& stop) {
  std::size_t bad_count = 0;
  std::optional<std::pair<std::size_t, std::size_t>> first;  // row, column
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    const Span<const double> column = points.column(k);
    constexpr std::size_t piece = 1 << 18;
    for (std::size_t begin = 0; begin < column.size(); begin += piece) {
      if (stop.stop_requested()) throw Cancelled{};
      for (std::size_t i = begin; i < std::min(begin + piece, column.size()); ++i) {
        if (std::isfinite(column[i])) continue;
        ++bad_count;
        if (!first || i < first->first) first = {i, k};
      }
    }
  }
  if (first)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("{}: {} in row {}, column {}{}", name, points.at(first->first, first->second), first->first,
                            first->second, bad_count > 1 ? fmt::format("; {} such numbers in all", bad_count) : ""),
                "leave such rows out: a[np.isfinite(a).all(axis=1)]");
}

/// Throws where a row is not finite; notes what its components are.
void check_vectors(VectorSet& vectors, const std::string& name) {
  VectorFacts facts;
  work_without_lock([&](const std::stop_token& stop, Progress*) { facts = facts_of(vectors, stop); }, nb::none());
  if (facts.invalid_count > 0)
    throw Error(
        ErrorKind::invalid_argument,
        fmt::format("{}: {} with nan or inf, first row {}", name, counted(facts.invalid_count, "vector"), facts.first_invalid),
        "leave such rows out: a[np.isfinite(a).all(axis=1)]");
  vectors.holds_bytes = facts.holds_bytes;
}

DataPtr points_on_device(const DeviceArray& array, const std::string& name) {
  auto points = std::make_shared<PointSet>(table_of(array));
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        // Which row is at fault the host finds, on its copy.
        if (!points->table()->facts().is_finite) check_finite(*points, name, stop);
      },
      nb::none());
  return of_memory(std::shared_ptr<const PointSet>(points), name);
}

DataPtr vectors_on_device(const DeviceArray& array, const std::string& name) {
  auto vectors = std::make_shared<VectorSet>(table_of(array));
  check_vectors(*vectors, name);
  return of_memory(std::shared_ptr<const VectorSet>(vectors), name);
}

/// A pixel in each row of the array.
DataPtr image_on_device(const DeviceArray& array, int width, int height, double white, const std::string& name) {
  auto image = std::make_shared<Image>(width, height, table_of(array));
  image->white = white;
  return of_memory(std::shared_ptr<const Image>(image), name);
}

DataPtr points_of(const Columns& array, std::vector<std::string> names, const std::string& name) {
  auto points = std::make_shared<PointSet>(array.shape(1), array.shape(0), array.data(), keeper_of(array));
  points->column_names = std::move(names);
  work_without_lock([&](const std::stop_token& stop, Progress*) { check_finite(*points, name, stop); }, nb::none());
  return of_memory(std::shared_ptr<const PointSet>(points), name);
}

template <class T>
DataPtr vectors_of(const Rows<T>& array, const std::string& name) {
  constexpr Component type = sizeof(T) == 1 ? Component::uint8 : Component::float32;
  auto vectors =
      std::make_shared<VectorSet>(type, array.shape(1), array.shape(0), reinterpret_cast<const std::byte*>(array.data()),
                                  array.shape(1) * sizeof(T), keeper_of(array));
  check_vectors(*vectors, name);
  return of_memory(std::shared_ptr<const VectorSet>(vectors), name);
}

template <class T>
DataPtr image_of(const Pixels<T>& array, double white, const std::string& name) {
  constexpr PixelType type = sizeof(T) == 1 ? PixelType::uint8 : PixelType::float32;
  auto image = std::make_shared<Image>(static_cast<int>(array.shape(1)), static_cast<int>(array.shape(0)),
                                       static_cast<int>(array.shape(2)), type, reinterpret_cast<const std::byte*>(array.data()),
                                       keeper_of(array));
  image->white = white;
  return of_memory(std::shared_ptr<const Image>(image), name);
}

DataPtr mesh_of(const Rows<double>& vertices, const Rows<std::int64_t>& triangles, const std::string& name,
                std::size_t memory_limit, const nb::object& tell) {
  io::MeshFile file;
  work_without_lock(
      [&](const std::stop_token& stop, Progress* progress) {
        io::ReadOptions options;
        options.memory_limit_bytes = memory_limit;
        options.progress = progress;
        options.stop = stop;
        file = io::mesh_of({vertices.data(), vertices.size()}, {triangles.data(), triangles.size()}, name, options);
      },
      tell);
  auto data = of_memory(std::make_shared<const Mesh>(std::move(file.mesh)), name);
  for (const std::string& warning : file.warnings) data->warnings.push_back(fmt::format("{}: {}", name, warning));
  return data;
}

DataPtr polylines_of(const std::vector<Rows<double>>& lines, const std::vector<bool>& closed, const std::string& name) {
  auto set = std::make_shared<PolylineSet>();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i == 0) set->dimension = lines[i].shape(1);
    if (lines[i].shape(1) != set->dimension)
      throw Error(ErrorKind::invalid_argument,
                  fmt::format("{}: line {} has {} coordinates, line 0 has {}", name, i, lines[i].shape(1), set->dimension));
    const std::span<const double> coordinates(lines[i].data(), lines[i].size());
    for (const double x : coordinates)
      if (!std::isfinite(x)) throw Error(ErrorKind::invalid_argument, fmt::format("{}: line {} has {}", name, i, x));
    set->lines.push_back({{coordinates.begin(), coordinates.end()}, closed[i]});
  }
  return of_memory(std::shared_ptr<const PolylineSet>(set), name);
}

/// `kind`: empty for what the file is by its name and content.
DataPtr read(const std::string& path, const std::string& kind, const std::vector<std::string>& columns, bool drop_invalid,
             int threads, std::size_t memory_limit, const nb::object& tell) {
  const io::DataFormats* formats = nullptr;
  for (const io::DataFormats& one : io::data_formats())
    if (kind == data_kind(one.kind).name) formats = &one;
  if (!formats && !kind.empty()) throw Error(ErrorKind::invalid_argument, fmt::format("there are no data of kind {}", kind));
  io::DataFile file;
  work_without_lock(
      [&](const std::stop_token& stop, Progress* progress) {
        if (!formats) formats = &io::data_formats(io::kind_of_file(path));
        io::ReadOptions options;
        options.columns = columns;
        options.drop_invalid = drop_invalid;
        options.memory_limit_bytes = memory_limit;
        options.thread_count = threads;
        options.progress = progress;
        options.stop = stop;
        file = formats->read(path, options);
      },
      tell);
  auto data = std::make_shared<Data>(Data{std::move(file.data), fs::path(path).filename().string(), {}});
  data->source.path = fs::absolute(path).string();
  data->source.sha256 = file.sha256;
  data->source.columns = columns;
  data->source.drop_invalid = drop_invalid;
  std::error_code failed;
  data->source.size = fs::file_size(path, failed);
  for (const std::string& warning : file.warnings) data->warnings.push_back(fmt::format("{}: {}", data->name, warning));
  return data;
}

/// `command` as samples and states write it: "circle --count 1000 --seed 1".
DataPtr generate_data(const std::string& command, std::size_t memory_limit, const nb::object& tell) {
  generate::Generated made;
  work_without_lock(
      [&](const std::stop_token& stop, Progress*) {
        const auto [kind, options] = generate::parse_command(command);
        generate::check_memory(kind, options, memory_limit, 1);
        made = generate::generate(kind, options, stop, memory_limit);
      },
      tell);
  std::map<std::string, DataPtr> companions;
  if (made.truth)
    companions["truth"] =
        of_memory(std::make_shared<const PolylineSet>(std::move(*made.truth)), "the true curve of " + command);
  if (made.queries)
    companions["queries"] = of_memory(std::make_shared<const VectorSet>(std::move(*made.queries)), "the queries of " + command);
  auto data = std::make_shared<Data>(Data{generate::take_main(made), command, {}});
  data->source.generator = command;
  data->companions = std::move(companions);
  return data;
}

/// Points as rows, though columns lie one behind the other.
nb::object points_view(const std::shared_ptr<const PointSet>& points) {
  auto* held = new std::shared_ptr<const PointSet>(points);
  const nb::capsule owner(held, [](void* p) noexcept { delete static_cast<std::shared_ptr<const PointSet>*>(p); });
  const std::array<std::size_t, 2> shape{points->size(), points->dimension()};
  const std::array<std::int64_t, 2> strides{1, static_cast<std::int64_t>(points->size())};
  static const double nothing = 0;
  const double* first = points->empty() ? &nothing : points->column(0).data();
  return nb::cast(nb::ndarray<nb::numpy, nb::ro, double>(first, 2, shape.data(), owner, strides.data()));
}

std::vector<Array> image_arrays(const std::shared_ptr<const Image>& image) {
  std::vector<std::size_t> shape{std::size_t(image->height()), std::size_t(image->width())};
  if (image->channels() > 1) shape.push_back(std::size_t(image->channels()));
  return {{"image", "Rows from the top, columns, and channels where there are several",
           image->type() == PixelType::uint8 ? ElementType::uint8 : ElementType::float32, std::move(shape),
           image->bytes().data(), image}};
}

std::vector<Array> mesh_arrays(const std::shared_ptr<const Mesh>& mesh) {
  return {
      array_at(mesh->positions.empty() ? nullptr : mesh->positions[0].data(), {mesh->vertex_count(), 3}, "vertices",
               "Vertices, which count from the mesh's origin", mesh),
      array_at(mesh->triangles.empty() ? nullptr : mesh->triangles[0].data(), {mesh->triangle_count(), 3}, "triangles",
               "The three vertices of each triangle", mesh),
      array_of(std::vector<double>(mesh->origin.begin(), mesh->origin.end()), {3}, "origin", "What the vertices count from")};
}

/// Views of rows that follow each other at once; else copies.
std::vector<Array> vector_arrays(const std::shared_ptr<const VectorSet>& vectors) {
  const std::vector<std::size_t> shape{vectors->size(), vectors->dimension()};
  if (vectors->is_dense())
    return {{"vectors", "One vector in each row",
             vectors->type() == Component::uint8 ? ElementType::uint8 : ElementType::float32, shape, vectors->row_bytes(0),
             vectors}};
  std::vector<float> rows(vectors->size() * vectors->dimension());
  for (std::size_t i = 0; i < vectors->size(); ++i) vectors->copy_row(i, rows.data() + i * vectors->dimension());
  return {array_of(std::move(rows), shape, "vectors", "One vector in each row")};
}

std::vector<Array> polyline_arrays(const std::shared_ptr<const PolylineSet>& set) {
  std::vector<Array> lines;
  for (const Polyline& line : set->lines)
    lines.push_back(array_at(line.coordinates.data(),
                             {line.coordinates.size() / std::max<std::size_t>(1, set->dimension), set->dimension},
                             std::to_string(lines.size()), "", set));
  return lines;
}

nb::dict arrays_in(const Data& data) {
  if (const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data.data)) {
    nb::dict views;
    views["points"] = nb::make_tuple(points_view(*points), "One point in each row");
    return views;
  }
  if (const auto* image = std::get_if<std::shared_ptr<const Image>>(&data.data)) return to_python(image_arrays(*image), {});
  if (const auto* mesh = std::get_if<std::shared_ptr<const Mesh>>(&data.data)) return to_python(mesh_arrays(*mesh), {});
  if (const auto* vectors = std::get_if<std::shared_ptr<const VectorSet>>(&data.data))
    return to_python(vector_arrays(*vectors), {});
  if (const auto* lines = std::get_if<std::shared_ptr<const PolylineSet>>(&data.data))
    return to_python(polyline_arrays(*lines), {});
  return {};
}

nb::list closed_lines(const Data& data) {
  nb::list closed;
  if (const auto* set = std::get_if<std::shared_ptr<const PolylineSet>>(&data.data))
    for (const Polyline& line : (*set)->lines) closed.append(line.closed);
  return closed;
}

void write(const Data& data, const std::string& path) {
  work_without_lock([&](const std::stop_token&, Progress*) { io::data_formats(kind_of(data.data)).write(path, data.data); },
                    nb::none());
}

std::vector<std::string> column_names(const Data& data) {
  const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data.data);
  return points ? (*points)->column_names : std::vector<std::string>{};
}

double white_of(const Data& data) {
  const auto* image = std::get_if<std::shared_ptr<const Image>>(&data.data);
  return image ? (*image)->white : 1;
}

nb::dict source_of(const Data& data) {
  nb::dict told;
  told["path"] = data.source.path;
  told["generator"] = data.source.generator;
  told["columns"] = data.source.columns;
  told["drop_invalid"] = data.source.drop_invalid;
  return told;
}

}  // namespace

InputData as_vectors(const InputData& data, const std::string& name, std::vector<std::string>& warnings) {
  const auto* points = std::get_if<std::shared_ptr<const PointSet>>(&data);
  if (!points) return data;
  std::size_t rounded = 0;
  auto vectors = std::make_shared<const VectorSet>(io::vectors_of(**points, rounded));
  if (rounded)
    warnings.push_back(fmt::format("{}: {} of {} {} rounded to float32", name, rounded,
                                   counted((*points)->size() * (*points)->dimension(), "number"),
                                   agreeing(rounded, "was", "were")));
  return vectors;
}

void bind_data(nb::module_& module) {
  nb::class_<Data>(module, "Data")
      .def_prop_ro("kind", [](const Data& data) { return data_kind(kind_of(data.data)).name; })
      .def_ro("name", &Data::name)
      .def_ro("warnings", &Data::warnings)
      .def_prop_ro("size_text",
                   [](const Data& data) {
                     const InputKind kind = kind_of(data.data);
                     return kind == InputKind::own ? std::string() : io::data_formats(kind).size_text(data.data);
                   })
      .def_prop_ro("source", source_of)
      .def_prop_ro("column_names", column_names)
      .def_prop_ro("white", white_of)
      .def_prop_ro("closed", closed_lines)
      .def("arrays", arrays_in)
      .def("device_arrays", [](const Data& data) { return device_arrays_in(data.data); })
      .def_prop_ro("is_on_host",
                   [](const Data& data) {
                     const DeviceTable* table = ws::table_of(data.data);
                     return !table || table->is_on_host();
                   })
      .def("companions",
           [](const Data& data) {
             nb::dict all;
             for (const auto& [role, companion] : data.companions) all[role.c_str()] = nb::cast(companion);
             return all;
           })
      .def("write", write, nb::arg("path"));
  module.def("points", points_of, nb::arg("array").noconvert(), nb::arg("column_names"), nb::arg("name"));
  module.def("vectors", vectors_of<std::uint8_t>, nb::arg("array").noconvert(), nb::arg("name"));
  module.def("vectors", vectors_of<float>, nb::arg("array").noconvert(), nb::arg("name"));
  module.def("image", image_of<std::uint8_t>, nb::arg("array").noconvert(), nb::arg("white"), nb::arg("name"));
  module.def("image", image_of<float>, nb::arg("array").noconvert(), nb::arg("white"), nb::arg("name"));
  module.def("points_on_device", points_on_device, nb::arg("array"), nb::arg("name"));
  module.def("vectors_on_device", vectors_on_device, nb::arg("array"), nb::arg("name"));
  module.def("image_on_device", image_on_device, nb::arg("array"), nb::arg("width"), nb::arg("height"), nb::arg("white"),
             nb::arg("name"));
  module.def("mesh", mesh_of, nb::arg("vertices").noconvert(), nb::arg("triangles").noconvert(), nb::arg("name"),
             nb::arg("memory_limit"), nb::arg("tell").none());
  module.def("polylines", polylines_of, nb::arg("lines"), nb::arg("closed"), nb::arg("name"));
  module.def("read", read, nb::arg("path"), nb::arg("kind"), nb::arg("columns"), nb::arg("drop_invalid"), nb::arg("threads"),
             nb::arg("memory_limit"), nb::arg("tell").none());
  module.def("generate", generate_data, nb::arg("command"), nb::arg("memory_limit"), nb::arg("tell").none());
}

}  // namespace ws::python
