// Chooses the reader by extension; digests the file meanwhile; refuses or drops invalid points.
// SPDX-License-Identifier: MIT
#include "compute/io/points/points.h"

#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/digest.h"
#include "compute/io/mapped_file.h"
#include "compute/io/points/point_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace ws::io {
namespace {

using ReadPoints = RawPoints (*)(const FileSource&);

constexpr std::array<std::pair<std::string_view, ReadPoints>, 10> readers{{{"xyz", read_text_points},
                                                                           {"txt", read_text_points},
                                                                           {"csv", read_text_points},
                                                                           {"tsv", read_text_points},
                                                                           {"asc", read_text_points},
                                                                           {"xy", read_text_points},
                                                                           {"ply", read_ply_points},
                                                                           {"npy", read_npy_points},
                                                                           {"tsp", read_tsp_points},
                                                                           {"json", read_json_points}}};

bool is_point_format(std::string_view extension) {
  return std::any_of(readers.begin(), readers.end(), [&](const auto& reader) { return reader.first == extension; });
}

ReadPoints point_reader_of(const FileSource& source) {
  const std::string extension = source.extension();
  std::vector<std::string_view> known;
  for (const auto& [name, reader] : readers) {
    if (name == extension) return reader;
    known.push_back(name);
  }
  check_is_file(source.path());
  source.fail(extension.empty() ? said("a file without extension does not tell its format")
                                : told("{} is not an extension of a point format", shown(extension)),
              told("known are {}", joined_text(known, ", ")));
}

/// 1 for each point with a NaN or infinite coordinate.
std::vector<char> find_invalid(const FileSource& source, const PointSet& points) {
  constexpr std::size_t block = 1u << 20;
  std::vector<char> invalid(points.size(), 0);
  for_each_chunk(source, (points.size() + block - 1) / block, [&](std::size_t b) {
    const std::size_t begin = b * block, end = std::min(begin + block, points.size());
    for (std::size_t k = 0; k < points.dimension(); ++k) {
      const double* column = points.column(k).data();
      for (std::size_t i = begin; i < end; ++i) invalid[i] |= !(std::abs(column[i]) <= std::numeric_limits<double>::max());
    }
  });
  return invalid;
}

PointSet without(const FileSource& source, const PointSet& points, const std::vector<char>& dropped,
                 std::size_t dropped_count) {
  PointSet kept(points.dimension(), points.size() - dropped_count);
  kept.column_names = points.column_names;
  kept.dropped_rows.reserve(dropped_count);
  for (std::size_t i = 0; i < points.size(); ++i)
    if (dropped[i]) kept.dropped_rows.push_back(i);
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    source.check_stop();
    double* to = kept.column(k).data();
    for (std::size_t i = 0; i < points.size(); ++i)
      if (!dropped[i]) *to++ = points.at(i, k);
  }
  return kept;
}

/// The first coordinate that is NaN everywhere: dropping points would leave none.
std::optional<std::size_t> empty_column(const PointSet& points) {
  for (std::size_t k = 0; k < points.dimension(); ++k) {
    const double* const column = points.column(k).data();
    if (std::all_of(column, column + points.size(), [](double x) { return std::isnan(x); })) return k;
  }
  return std::nullopt;
}

std::string column_label(const FileSource& source, const PointSet& points, std::size_t k) {
  const std::vector<std::string>& wanted = source.options().columns;
  if (k < wanted.size()) return told("column {}", printable(wanted[k]));
  const bool is_named = k < points.column_names.size() && !points.column_names[k].empty();
  return is_named ? told("column {} {}", k, shown(points.column_names[k])) : told("column {}", k);
}

void settle_invalid(const FileSource& source, RawPoints& raw, PointFile& file) {
  const std::vector<char> invalid = find_invalid(source, raw.points);
  const auto count = static_cast<std::size_t>(std::count(invalid.begin(), invalid.end(), 1));
  if (count == 0) {
    file.points = std::move(raw.points);
    return;
  }
  const std::size_t first = static_cast<std::size_t>(std::find(invalid.begin(), invalid.end(), 1) - invalid.begin());
  const std::string place = raw.place_of(first);
  const std::string found =
      raw.points.size() == 1 ? told("1 of 1 point has NaN or infinite coordinates, first at {}", place)
                             : told(count, "{} of {} points has NaN or infinite coordinates, first at {}",
                                    "{} of {} points have NaN or infinite coordinates, first at {}", raw.points.size(), place);
  if (const auto column = empty_column(raw.points))
    source.fail(told("holds no points: {} has no number in any row ({})", column_label(source, raw.points, *column), found),
                said("--columns picks the others; a line that ends in a separator has an empty column at its end"));
  if (!source.options().drop_invalid) source.fail(found, said("--drop-invalid drops them"));
  if (count == raw.points.size()) source.fail(told("holds no points: {}", found));
  file.dropped_count = count;
  file.points = without(source, raw.points, invalid, count);
}

}  // namespace

const std::vector<std::string>& point_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names;
    names.reserve(readers.size());
    for (const auto& [name, reader] : readers) names.emplace_back(name);
    return names;
  }();
  return extensions;
}

bool is_point_file(const std::filesystem::path& path) {
  const ReadOptions options;
  return is_point_format(FileSource(path, {}, options).extension());
}

PointFile read_points(const std::filesystem::path& path, const ReadOptions& options) {
  const FileSource unopened(path, {}, options);
  const ReadPoints read = point_reader_of(unopened);
  unopened.check_stop();
  unopened.report(0);
  const MappedFile mapped(path);
  const FileSource source(path, mapped.bytes(), options);
  if (mapped.bytes().empty()) source.fail(said("holds no points: the file is empty"));

  BackgroundSha256 digest(mapped.bytes(), options.stop);
  std::optional<PointedTable> pointed;
  if (read == read_text_points) pointed = pointed_table(source, has_tabs_between(source));
  const FileSource plain(path, pointed ? std::string_view(pointed->text) : mapped.bytes(), options);
  RawPoints raw = read(plain);
  if (raw.points.empty()) source.fail(said("holds no points"));
  PointFile file;
  if (pointed) (pointed->may_be_thousands ? file.warnings : file.notes).push_back(pointed->note);
  settle_invalid(source, raw, file);
  file.sha256 = digest.hex();
  source.report(1);
  return file;
}

}  // namespace ws::io
