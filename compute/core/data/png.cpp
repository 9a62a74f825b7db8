// SPDX-License-Identifier: MIT
#include "compute/core/data/png.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

#include <array>

namespace ws {

namespace {

constexpr std::size_t chunk_overhead = 12, header_bytes = 13;

[[noreturn]] void refuse(const std::filesystem::path& path, const std::string& why) {
  throw Error(ErrorKind::io, told("cannot read {}: {}", path.string(), why));
}

}  // namespace

std::uint32_t png_crc(std::string_view bytes) {
  static const auto table = [] {
    std::array<std::uint32_t, 256> t{};
    for (std::uint32_t i = 0; i < 256; ++i) {
      t[i] = i;
      for (int bit = 0; bit < 8; ++bit) t[i] = t[i] & 1 ? 0xedb88320u ^ (t[i] >> 1) : t[i] >> 1;
    }
    return t;
  }();
  std::uint32_t crc = 0xffffffffu;
  for (const char c : bytes) crc = table[(crc ^ static_cast<std::uint8_t>(c)) & 255] ^ (crc >> 8);
  return ~crc;
}

std::uint32_t png_number(std::string_view bytes) {
  std::uint32_t number = 0;
  for (int i = 0; i < 4; ++i) number = number << 8 | static_cast<std::uint8_t>(bytes[static_cast<std::size_t>(i)]);
  return number;
}

std::vector<PngChunk> png_chunks(std::string_view bytes, const std::filesystem::path& path) {
  if (!bytes.starts_with(png_signature)) refuse(path, said("it is no PNG file: it does not begin with \\x89PNG"));
  std::vector<PngChunk> chunks;
  std::size_t at = png_signature.size();
  while (chunks.empty() || chunks.back().type != "IEND") {
    const std::size_t left = bytes.size() - at;
    if (left < chunk_overhead) refuse(path, told("truncated: the PNG ends early, at byte {}", at));
    const std::size_t length = png_number(bytes.substr(at));
    if (length > left - chunk_overhead)
      refuse(path, told("truncated: the chunk at byte {} needs {} bytes, found {}", at, length + chunk_overhead, left));
    if (png_crc(bytes.substr(at + 4, length + 4)) != png_number(bytes.substr(at + 8 + length)))
      refuse(path, told("the PNG is damaged: the chunk at byte {} has a wrong checksum", at));
    chunks.push_back({bytes.substr(at + 4, 4), bytes.substr(at + 8, length)});
    at += chunk_overhead + length;
  }
  if (chunks.front().type != "IHDR" || chunks.front().data.size() != header_bytes) refuse(path, said("the PNG has no header"));
  return chunks;
}

}  // namespace ws
