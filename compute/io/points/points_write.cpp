// Writes points as csv, xyz, txt, npy and binary ply.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/points/csv_header.h"
#include "compute/io/points/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>

namespace ws::io {
namespace {

using Append = std::function<void(std::string_view)>;

void write_rows(const PointSet& points, char separator, const Append& append) {
  fmt::memory_buffer row;
  for (std::size_t i = 0; i < points.size(); ++i) {
    row.clear();
    for (std::size_t k = 0; k < points.dimension(); ++k) {
      append_formatted(row, "{}", points.at(i, k));
      row.push_back(k + 1 < points.dimension() ? separator : '\n');
    }
    append({row.data(), row.size()});
  }
}

void write_csv(const PointSet& points, const Append& append) {
  std::vector<std::string> fields;
  for (const std::string& name : header_names(points.column_names, points.dimension())) fields.push_back(csv_field(name));
  append(fmt::format("{}\n", joined_text(fields, ",")));
  write_rows(points, ',', append);
}

void write_text(const PointSet& points, const Append& append) { write_rows(points, ' ', append); }

void write_binary_rows(const PointSet& points, const Append& append) {
  std::array<double, max_dimension> row;
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t k = 0; k < points.dimension(); ++k) row[k] = points.at(i, k);
    append({reinterpret_cast<const char*>(row.data()), points.dimension() * sizeof(double)});
  }
}

void write_npy(const PointSet& points, const Append& append) {
  append(npy_preamble("<f8", fmt::format("{}, {}", points.size(), points.dimension())));
  write_binary_rows(points, append);
}

void write_ply(const PointSet& points, const Append& append) {
  constexpr std::size_t ply_dimension = 3;
  if (points.dimension() > ply_dimension)
    throw Error(ErrorKind::io, told("PLY points have at most 3 coordinates, these have {}", points.dimension()),
                said("csv and npy take any dimension"));
  std::string header = fmt::format("ply\nformat binary_little_endian 1.0\nelement vertex {}\n", points.size());
  for (std::size_t k = 0; k < points.dimension(); ++k) header += fmt::format("property double {}\n", "xyz"[k]);
  append(header + "end_header\n");
  write_binary_rows(points, append);
}

using WritePoints = void (*)(const PointSet&, const Append&);
constexpr std::array<std::pair<std::string_view, WritePoints>, 5> writers{
    {{".csv", write_csv}, {".xyz", write_text}, {".txt", write_text}, {".npy", write_npy}, {".ply", write_ply}}};

}  // namespace

const std::vector<std::string>& written_point_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names;
    names.reserve(writers.size());
    for (const auto& [extension, writer] : writers) names.emplace_back(extension.substr(1));
    return names;
  }();
  return extensions;
}

void write_points(const std::filesystem::path& path, const PointSet& points) {
  const std::string extension = path.extension().string();
  const auto found = std::find_if(writers.begin(), writers.end(), [&](const auto& w) { return w.first == extension; });
  if (found == writers.end())
    throw Error(ErrorKind::io, told("cannot write points to {}: the extension \"{}\" is not known", path.string(), extension),
                told("known are {}", joined_text(written_point_extensions(), ", ")));
  write_atomically(path, [&](const Append& append) { found->second(points, append); });
}

}  // namespace ws::io
