// The header of PLY files: elements and their properties.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/formats/binary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ws::io {

enum class PlyFormat { ascii, little_endian, big_endian };

struct PlyProperty {
  std::string name;
  ScalarType type = ScalarType::float32;
  bool is_list = false;
  ScalarType count_type = ScalarType::uint8;  ///< of a list
};

struct PlyElement {
  std::string name;
  std::uint64_t count = 0;  ///< as the header claims
  std::vector<PlyProperty> properties;
  /// The least that one of them takes in a binary file: its lists empty.
  [[nodiscard]] std::uint64_t least_bytes() const;
};

struct PlyHeader {
  PlyFormat format = PlyFormat::ascii;
  std::vector<PlyElement> elements;
  std::size_t body_offset = 0;  ///< bytes
  std::size_t line_count = 0;
};

/// Throws Error{io} naming the line.
[[nodiscard]] PlyHeader parse_ply_header(const FileSource& source);

}  // namespace ws::io
