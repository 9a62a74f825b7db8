// Polylines to files (csv, ply, obj, json, svg for 2-D, vtk, vtp, glb) and back (csv, json), and the truth files of generators.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/io/read_options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::io {

/// By extension; atomic. CSV: component,vertex,closed,x0,x1,… in order along each line. Throws Error{io}.
void write_polylines(const std::filesystem::path& path, const PolylineSet& lines);
/// csv as written above, or the json of a truth file; or a csv of other programs: named columns, of which one tells the lines
/// apart by a text (a plate's name), and lat and lon, where they are, are taken as y and x. `options.columns` are the
/// coordinates where they are given. `notes`, unless null, is told what was taken for what. Throws Error{io}.
[[nodiscard]] PolylineSet read_polylines(const std::filesystem::path& path, std::vector<std::string>* notes = nullptr,
                                         const ReadOptions& options = {});
[[nodiscard]] const std::vector<std::string>& polyline_extensions();

}  // namespace ws::io
