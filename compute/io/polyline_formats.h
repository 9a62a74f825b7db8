// One function per polyline format: a set to text, and text to a set.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/point_set.h"

#include <string>
#include <string_view>

namespace ws::io {

/// All coordinates are finite. Throw Error{io} for dimensions that the format lacks.
[[nodiscard]] std::string polylines_to_csv(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_ply(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_obj(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_json(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_svg(const PolylineSet& lines);
[[nodiscard]] std::string polylines_to_vtk(const PolylineSet& lines);

/// `name` is the file's, for errors. Throw Error{io} naming line or field.
[[nodiscard]] PolylineSet polylines_from_csv(std::string_view text, std::string_view name);
[[nodiscard]] PolylineSet polylines_from_json(std::string_view text, std::string_view name);

}  // namespace ws::io
