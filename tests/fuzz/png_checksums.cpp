// SPDX-License-Identifier: MIT
#include "tests/fuzz/png_checksums.h"

#include "compute/core/data/png.h"

#include <cstddef>
#include <cstdint>

namespace ws::fuzz {

std::string with_png_checksums(std::string_view bytes) {
  std::string png(bytes);
  const std::string_view view = png;
  constexpr std::size_t frame_bytes = 12;  // length, type, checksum
  for (std::size_t at = png_signature.size(); at + frame_bytes <= png.size();) {
    const std::size_t length = png_number(view.substr(at));
    if (length > png.size() - at - frame_bytes) break;
    const std::uint32_t sum = png_crc(view.substr(at + 4, 4 + length));
    for (std::size_t k = 0; k < 4; ++k) png[at + 8 + length + k] = static_cast<char>(sum >> (24 - 8 * k));
    at += frame_bytes + length;
  }
  return png;
}

}  // namespace ws::fuzz
