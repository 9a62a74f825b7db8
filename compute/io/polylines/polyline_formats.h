// One function per polyline format: a set to text, and text to a set.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/io/file_source.h"

#include <optional>
#include <string>

namespace ws::io {

/// All coordinates are finite. Throw Error{io} for dimensions that the format lacks.
[[nodiscard]] std::string polylines_to_csv(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_ply(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_obj(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_json(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_svg(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_vtk(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_vtp(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_glb(const PolylineSet& lines);

struct NamedPolylines {
  PolylineSet lines;
  std::string taken;  ///< which columns were taken for what
};
/// A csv whose header names the coordinates and a column that tells the lines apart (polylines_named.cpp); nothing where the
/// header is that of `polylines_to_csv`, or is none. Throws Error{io} naming the line.
[[nodiscard]] std::optional<NamedPolylines> polylines_from_named_columns(const FileSource& source);

/// Throw Error{io} naming line or field.
[[nodiscard]] PolylineSet polylines_from_csv(const FileSource& source);
[[nodiscard]] PolylineSet polylines_from_json(const FileSource& source);

}  // namespace ws::io
