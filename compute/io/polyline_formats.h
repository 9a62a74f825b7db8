// One function per polyline format: a set to text, and text to a set.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/point_set.h"
#include "compute/io/file_source.h"

#include <string>

namespace ws::io {

/// All coordinates are finite. Throw Error{io} for dimensions that the format lacks.
[[nodiscard]] std::string polylines_to_csv(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_ply(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_obj(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_json(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_svg(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_vtk(const PolylineSet& lines);

/// Throw Error{io} naming line or field.
[[nodiscard]] PolylineSet polylines_from_csv(const FileSource& source);
[[nodiscard]] PolylineSet polylines_from_json(const FileSource& source);

}  // namespace ws::io
