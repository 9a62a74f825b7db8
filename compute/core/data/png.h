// The chunks of PNG files, walked by hand: the decoder knows no text chunks and checks no CRC.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace ws {

inline constexpr std::string_view png_signature{"\x89PNG\r\n\x1a\n", 8};

struct PngChunk {
  std::string_view type, data;  ///< into the file's bytes
};

/// All chunks from IHDR to IEND, each with a right CRC. Throws Error{io} that names the path and the byte.
[[nodiscard]] std::vector<PngChunk> png_chunks(std::string_view bytes, const std::filesystem::path& path);
/// Of a chunk's type and data.
[[nodiscard]] std::uint32_t png_crc(std::string_view bytes);
/// PNG's numbers have the highest byte first.
[[nodiscard]] std::uint32_t png_number(std::string_view bytes);

}  // namespace ws
