// Point clouds from files: xyz, txt, csv, tsv, asc, xy, ply (ascii and both binary), npy, tsp, json.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/point_set.h"
#include "compute/io/read_options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::io {

struct PointFile {
  PointSet points;
  std::string sha256;  ///< of the file's bytes, hexadecimal
  std::size_t dropped_count = 0;
  std::vector<std::string> warnings, notes;  ///< how the file was read, where that may be wrong or unexpected
};

/// The format follows the extension. Dimension 1…16 is kept as in the file. Throws Error{io} that names line or byte,
/// what was expected and what was found; Cancelled when stopped. Text of 10⁷ points parses on all threads.
[[nodiscard]] PointFile read_points(const std::filesystem::path& path, const ReadOptions& options = {});

/// What is read and what is written, without dots; the first is the usual choice.
[[nodiscard]] const std::vector<std::string>& point_extensions();
[[nodiscard]] const std::vector<std::string>& written_point_extensions();

/// Whether the name's extension is that of a point format.
[[nodiscard]] bool is_point_file(const std::filesystem::path& path);

/// By extension: csv (header x0,x1,…), xyz, txt, npy (float64, n × d), ply. Atomic. Reals round-trip.
void write_points(const std::filesystem::path& path, const PointSet& points);

}  // namespace ws::io
