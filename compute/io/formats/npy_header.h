// The header of NumPy's .npy files, versions 1 to 3: read, checked, written.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/formats/binary.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ws::io {

struct NpyHeader {
  ScalarType type = ScalarType::float64;
  bool swapped = false;
  bool column_major = false;
  std::vector<std::uint64_t> shape;
  std::size_t data_offset = 0;
};

/// Throws Error{io} for what is no npy file of numbers.
[[nodiscard]] NpyHeader parse_npy_header(const FileSource& source);
/// Before anything is allocated: the bytes that the shape promises must be there, and no others. Throws Error{io}.
void check_npy_size(const FileSource& source, const NpyHeader& header);
/// All that stands before the values of a row-major array: `type` as "<f8", `shape` as "3, 2".
[[nodiscard]] std::string npy_preamble(std::string_view type, std::string_view shape);

}  // namespace ws::io
