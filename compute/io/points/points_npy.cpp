// Points from NumPy's .npy files: one point per row of a two-dimensional array of numbers.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/points/point_reader.h"

#include <algorithm>

namespace ws::io {
namespace {

constexpr std::size_t poll_interval = 1u << 16;

}  // namespace

RawPoints read_npy_points(const FileSource& source) {
  const NpyHeader header = parse_npy_header(source);
  if (header.shape.empty() || header.shape.size() > 2)
    source.fail(told("its array has {} axes; points need (count, dimension) or (count,)", header.shape.size()));
  check_npy_size(source, header);
  const auto row_count = static_cast<std::size_t>(header.shape[0]),
             column_count = header.shape.size() == 2 ? static_cast<std::size_t>(header.shape[1]) : 1;
  const std::vector<std::size_t> chosen = resolve_columns(source, {}, column_count);

  RawPoints raw{PointSet(chosen.size(), row_count), [](std::size_t i) { return told("row {}", i); }};
  const std::size_t value_bytes = scalar_bytes(header.type);
  const char* const data = source.bytes().data() + header.data_offset;
  for (std::size_t begin = 0; begin < row_count; begin += poll_interval) {
    source.check_stop();
    source.report(static_cast<double>(begin) / static_cast<double>(row_count));
    const std::size_t end = std::min(begin + poll_interval, row_count);
    for (std::size_t k = 0; k < chosen.size(); ++k) {
      const std::size_t first = header.column_major ? chosen[k] * row_count : chosen[k];
      const std::size_t stride = header.column_major ? 1 : column_count;
      for (std::size_t i = begin; i < end; ++i)
        raw.points.at(i, k) = load_real(header.type, data + (first + i * stride) * value_bytes, header.swapped);
    }
  }
  return raw;
}

}  // namespace ws::io
