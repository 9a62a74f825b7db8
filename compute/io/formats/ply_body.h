// The bodies of PLY files, text or binary, value by value, for the readers of points and of meshes.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/formats/ply_header.h"
#include "compute/io/formats/text_fields.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace ws::io {

inline constexpr std::uint64_t ply_poll_interval = 4096;

class PlyBinaryBody {
 public:
  PlyBinaryBody(const FileSource& source, const PlyHeader& header)
      : cursor_(source, header.body_offset), swapped_(header.format == PlyFormat::big_endian) {}

  /// Refuses counts that the file cannot hold, before anything is allocated.
  void require_room(const PlyElement& element);
  double next(ScalarType type, std::string_view what) {
    return load_real(type, cursor_.take(scalar_bytes(type), what).data(), swapped_);
  }
  void skip(ScalarType type, std::uint64_t count, std::string_view what);
  [[nodiscard]] std::string place() const;

 private:
  ByteCursor cursor_;
  bool swapped_;
};

/// Numbers between white space.
class PlyTextBody {
 public:
  PlyTextBody(const FileSource& source, const PlyHeader& header)
      : source_(source), text_(source.bytes()), offset_(header.body_offset), line_(header.line_count + 1) {}

  void require_room(const PlyElement& element);
  double next(ScalarType, std::string_view what);
  void skip(ScalarType, std::uint64_t count, std::string_view what);
  [[nodiscard]] std::string place() const;

 private:
  std::string_view next_word(std::string_view what);

  const FileSource& source_;
  std::string_view text_;
  std::size_t offset_, line_;
};

/// How many values a list has that ended before `place`. Throws Error{io} for what is no count.
[[nodiscard]] std::uint64_t ply_list_size(const FileSource& source, const PlyProperty& list, double count,
                                          const std::string& place);

/// The values of one element: `take(property index, value)` for its scalars; `take_list(property index, size)` for lists, which
/// reads or skips as many values.
template <class Body, class Take, class TakeList>
void read_ply_element(const FileSource& source, Body& body, const PlyElement& element, const Take& take,
                      const TakeList& take_list) {
  for (std::size_t p = 0; p < element.properties.size(); ++p) {
    const PlyProperty& property = element.properties[p];
    if (property.is_list) {
      const double count = body.next(property.count_type, property.name);
      const auto small = static_cast<std::uint64_t>(count >= 0 && count < 256 ? count : 0);
      // The usual sizes need no look at the place, which is a text.
      take_list(p, static_cast<double>(small) == count ? small : ply_list_size(source, property, count, body.place()));
    } else {
      take(p, body.next(property.type, property.name));
    }
  }
}
/// The same, with lists skipped.
template <class Body, class Take>
void read_ply_element(const FileSource& source, Body& body, const PlyElement& element, const Take& take) {
  read_ply_element(source, body, element, take, [&](std::size_t p, std::uint64_t size) {
    body.skip(element.properties[p].type, size, element.properties[p].name);
  });
}

template <class Body>
void skip_ply_element(const FileSource& source, Body& body, const PlyElement& element) {
  body.require_room(element);
  if (element.properties.empty()) return;
  for (std::uint64_t i = 0; i < element.count; ++i) {
    if (i % ply_poll_interval == 0) source.check_stop();
    read_ply_element(source, body, element, [](std::size_t, double) {});
  }
}

}  // namespace ws::io
