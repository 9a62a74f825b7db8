// Chooses the polyline format by extension.
// SPDX-License-Identifier: MIT
#include "compute/io/polylines/polylines.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"
#include "compute/io/mapped_file.h"
#include "compute/io/polylines/polyline_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::io {
namespace {

struct PolylineFormat {
  std::string_view extension;
  std::string (*write)(const PolylineSet&);
};

constexpr std::array<PolylineFormat, 8> formats{{{"csv", polylines_to_csv},
                                                 {"ply", polylines_to_ply},
                                                 {"obj", polylines_to_obj},
                                                 {"json", polylines_to_json},
                                                 {"svg", polylines_to_svg},
                                                 {"vtk", polylines_to_vtk},
                                                 {"vtp", polylines_to_vtp},
                                                 {"glb", polylines_to_glb}}};

std::string extension_of(const std::filesystem::path& path) {
  const std::string extension = path.extension().string();
  return extension.empty() ? extension : extension.substr(1);
}

void check(const PolylineSet& lines) {
  for (std::size_t i = 0; i < lines.lines.size(); ++i) {
    const auto& coordinates = lines.lines[i].coordinates;
    if (lines.dimension == 0 || coordinates.size() % lines.dimension != 0)
      throw Error(ErrorKind::internal,
                  fmt::format("polyline {} has {} numbers in dimension {}", i, coordinates.size(), lines.dimension));
    if (!std::all_of(coordinates.begin(), coordinates.end(), [](double x) { return std::isfinite(x); }))
      throw Error(ErrorKind::invalid_argument, told("polyline {} has a NaN or infinite coordinate", i));
  }
}

}  // namespace

void write_polylines(const std::filesystem::path& path, const PolylineSet& lines) {
  const std::string extension = extension_of(path);
  const auto found =
      std::find_if(formats.begin(), formats.end(), [&](const PolylineFormat& f) { return f.extension == extension; });
  if (found == formats.end())
    throw Error(ErrorKind::io,
                told("cannot write polylines to {}: the extension \"{}\" is not known", path.string(), extension),
                told("known are {}", joined_text(polyline_extensions(), ", ")));
  check(lines);
  write_atomically(path, found->write(lines));
}

PolylineSet read_polylines(const std::filesystem::path& path, std::vector<std::string>* notes, const ReadOptions& options) {
  const std::string extension = extension_of(path);
  if (extension == "csv" || extension == "json") {
    const MappedFile mapped(path);
    const FileSource source(path, mapped.bytes(), options);
    if (extension == "json") return polylines_from_json(source);
    auto named = polylines_from_named_columns(source);
    if (!named) return polylines_from_csv(source);
    if (notes) notes->push_back(std::move(named->taken));
    return std::move(named->lines);
  }
  throw Error(ErrorKind::io, told("cannot read polylines from {}: the extension \"{}\" is not known", path.string(), extension),
              said("known are csv, json"));
}

const std::vector<std::string>& polyline_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names;
    names.reserve(formats.size());
    for (const PolylineFormat& format : formats) names.emplace_back(format.extension);
    return names;
  }();
  return extensions;
}

}  // namespace ws::io
