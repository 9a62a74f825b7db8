// PNG through stb, with chunks walked by hand: stb knows no text chunks and checks no CRC.
// SPDX-License-Identifier: MIT
#include "render/image.h"

#include "compute/core/error.h"

#define STB_IMAGE_STATIC
#define STB_IMAGE_IMPLEMENTATION
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb_image.h>
#include <stb_image_write.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string_view>
#include <system_error>

namespace ws::render {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::array<std::uint8_t, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
constexpr std::size_t header_chunk_bytes = 25, chunk_overhead = 12;
constexpr std::string_view text_keyword = "warpscope";

std::uint32_t crc32(const std::uint8_t* data, std::size_t size) {
  static const auto table = [] {
    std::array<std::uint32_t, 256> t{};
    for (std::uint32_t i = 0; i < 256; ++i) {
      t[i] = i;
      for (int bit = 0; bit < 8; ++bit) t[i] = t[i] & 1 ? 0xedb88320u ^ (t[i] >> 1) : t[i] >> 1;
    }
    return t;
  }();
  std::uint32_t crc = 0xffffffffu;
  for (std::size_t i = 0; i < size; ++i) crc = table[(crc ^ data[i]) & 255] ^ (crc >> 8);
  return ~crc;
}

void append_u32(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<std::uint8_t>(value >> shift));
}
std::uint32_t read_u32(const std::uint8_t* p) {
  return std::uint32_t{p[0]} << 24 | std::uint32_t{p[1]} << 16 | std::uint32_t{p[2]} << 8 | p[3];
}

Bytes text_chunk(const std::string& text) {
  Bytes chunk;
  append_u32(chunk, static_cast<std::uint32_t>(text_keyword.size() + 5 + text.size()));
  constexpr std::string_view type = "iTXt";
  chunk.insert(chunk.end(), type.begin(), type.end());
  chunk.insert(chunk.end(), text_keyword.begin(), text_keyword.end());
  chunk.insert(chunk.end(), 5, 0);  // ends of keyword, language and translation; neither compressed nor a method
  chunk.insert(chunk.end(), text.begin(), text.end());
  append_u32(chunk, crc32(chunk.data() + 4, chunk.size() - 4));
  return chunk;
}

struct Chunk {
  std::string_view type, data;
};

[[noreturn]] void refuse(const std::filesystem::path& path, const std::string& why) {
  throw Error(ErrorKind::io, "cannot read " + path.string() + ": " + why);
}

Bytes read_bytes(const std::filesystem::path& path) {
  std::error_code code;
  if (!std::filesystem::is_regular_file(path, code)) refuse(path, "there is no such file");
  std::ifstream file(path, std::ios::binary);
  const auto size = std::filesystem::file_size(path, code);
  if (!file || code) refuse(path, "it cannot be opened");
  Bytes bytes(static_cast<std::size_t>(size));
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (static_cast<std::size_t>(file.gcount()) != bytes.size()) refuse(path, "it ends early");
  return bytes;
}

/// All chunks from IHDR to IEND, each with a right CRC.
std::vector<Chunk> chunks_of(const Bytes& bytes, const std::filesystem::path& path) {
  if (bytes.size() < signature.size() || !std::equal(signature.begin(), signature.end(), bytes.begin()))
    refuse(path, "it is no PNG file");
  std::vector<Chunk> chunks;
  const auto* text = reinterpret_cast<const char*>(bytes.data());
  std::size_t at = signature.size();
  while (chunks.empty() || chunks.back().type != "IEND") {
    const std::string where = "at byte " + std::to_string(at);
    if (bytes.size() - at < chunk_overhead) refuse(path, "the PNG ends early, " + where);
    const std::size_t length = read_u32(bytes.data() + at);
    if (length > bytes.size() - at - chunk_overhead) refuse(path, "the PNG ends early, in the chunk " + where);
    if (crc32(bytes.data() + at + 4, length + 4) != read_u32(bytes.data() + at + 8 + length))
      refuse(path, "the PNG is damaged, in the chunk " + where);
    chunks.push_back({{text + at + 4, 4}, {text + at + 8, length}});
    at += chunk_overhead + length;
  }
  if (chunks.front().type != "IHDR" || chunks.front().data.size() != 13) refuse(path, "the PNG has no header");
  return chunks;
}

void write_atomically(const std::filesystem::path& path, const Bytes& bytes) {
  auto part = path;
  part += ".part";
  std::error_code code;
  {
    std::ofstream file(part, std::ios::binary | std::ios::trunc);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) {
      std::filesystem::remove(part, code);
      throw Error(ErrorKind::io, "cannot write " + path.string(), "check that the folder exists, may be written and has room");
    }
  }
  std::filesystem::rename(part, path, code);
  if (!code) return;
  const std::string why = code.message();
  std::filesystem::remove(part, code);
  throw Error(ErrorKind::io, "cannot write " + path.string() + ": " + why);
}

}  // namespace

void make_alpha_straight(Image& image) {
  for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
    const unsigned alpha = image.rgba[i + 3];
    if (alpha == 0 || alpha == 255) continue;
    for (std::size_t k = i; k < i + 3; ++k)
      image.rgba[k] = static_cast<std::uint8_t>(std::min((image.rgba[k] * 255u + alpha / 2) / alpha, 255u));
  }
}

std::vector<std::uint8_t> png_bytes(const Image& image, const std::string& state_json) {
  if (image.width <= 0 || image.height <= 0 ||
      image.rgba.size() != std::size_t(4) * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height))
    throw Error(ErrorKind::invalid_argument, "a picture without pixels cannot be written");
  int size = 0;
  const std::unique_ptr<unsigned char, decltype(&std::free)> png(
      stbi_write_png_to_mem(image.rgba.data(), 4 * image.width, image.width, image.height, 4, &size), &std::free);
  if (!png) throw Error(ErrorKind::out_of_memory, "no memory to compress the picture");
  Bytes bytes(png.get(), png.get() + size);
  if (!state_json.empty()) {
    const Bytes chunk = text_chunk(state_json);
    bytes.insert(bytes.begin() + signature.size() + header_chunk_bytes, chunk.begin(), chunk.end());
  }
  return bytes;
}

void write_png(const std::filesystem::path& path, const Image& image, const std::string& state_json) {
  write_atomically(path, png_bytes(image, state_json));
}

Image read_png(const std::filesystem::path& path) {
  const Bytes bytes = read_bytes(path);
  const auto* header = reinterpret_cast<const std::uint8_t*>(chunks_of(bytes, path).front().data.data());
  if (std::uint64_t{read_u32(header)} * read_u32(header + 4) > static_cast<std::uint64_t>(largest_pixel_count))
    refuse(path, "the picture is too large");
  Image image;
  int channels = 0;
  const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> pixels(
      stbi_load_from_memory(bytes.data(), static_cast<int>(bytes.size()), &image.width, &image.height, &channels, 4),
      &stbi_image_free);
  if (!pixels) refuse(path, std::string("the PNG is damaged (") + stbi_failure_reason() + ")");
  image.rgba.assign(pixels.get(), pixels.get() + std::size_t(4) * static_cast<std::size_t>(image.width) *
                                                     static_cast<std::size_t>(image.height));
  return image;
}

std::string read_png_state(const std::filesystem::path& path) {
  const Bytes bytes = read_bytes(path);
  std::string prefix(text_keyword);
  prefix.append(5, '\0');
  for (const Chunk& chunk : chunks_of(bytes, path))
    if (chunk.type == "iTXt" && chunk.data.starts_with(prefix)) return std::string(chunk.data.substr(prefix.size()));
  return {};
}

ImageDifference difference(const Image& a, const Image& b) {
  if (a.width != b.width || a.height != b.height)
    throw Error(ErrorKind::invalid_argument, "pictures of " + std::to_string(a.width) + " x " + std::to_string(a.height) +
                                                 " and " + std::to_string(b.width) + " x " + std::to_string(b.height) +
                                                 " pixels cannot be compared");
  if (a.rgba.empty()) return {};
  std::uint64_t squares = 0, differing = 0;
  int largest = 0;
  for (std::size_t i = 0; i < a.rgba.size(); i += 4) {
    bool same = true;
    for (std::size_t k = i; k < i + 4; ++k) {
      const int d = std::abs(int{a.rgba[k]} - int{b.rgba[k]});
      squares += static_cast<std::uint64_t>(d * d);
      largest = std::max(largest, d);
      same = same && d == 0;
    }
    differing += same ? 0 : 1;
  }
  const auto values = static_cast<double>(a.rgba.size());
  return {std::sqrt(static_cast<double>(squares) / values) / 255, largest / 255.0, 4 * static_cast<double>(differing) / values};
}

}  // namespace ws::render
