// PNG through stb, and the text chunk that stb does not know.
// SPDX-License-Identifier: MIT
#include "render/image.h"

#include "compute/core/data/png.h"
#include "compute/core/data/stb_image.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"

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

constexpr std::size_t header_chunk_bytes = 25, chunk_start_bytes = 8, crc_bytes = 4;
constexpr std::string_view text_keyword = "warpscope";

void append_u32(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<std::uint8_t>(value >> shift));
}
std::string_view text_of(const Bytes& bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

/// What the state's chunk begins with: the keyword, then the ends of keyword, language and translation; neither compressed nor
/// a method.
std::string text_prefix() { return std::string(text_keyword) + std::string(5, '\0'); }

Bytes chunk_of(std::string_view type, std::string_view data) {
  Bytes chunk;
  append_u32(chunk, static_cast<std::uint32_t>(data.size()));
  chunk.insert(chunk.end(), type.begin(), type.end());
  chunk.insert(chunk.end(), data.begin(), data.end());
  append_u32(chunk, png_crc(text_of(chunk).substr(4)));
  return chunk;
}

/// How many pixels are a metre, for programs that lay pages out.
Bytes resolution_chunk(double dots_per_inch) {
  constexpr double inches_per_metre = 1 / 0.0254;
  Bytes data;
  for (int axis = 0; axis < 2; ++axis)
    append_u32(data, static_cast<std::uint32_t>(std::lround(dots_per_inch * inches_per_metre)));
  data.push_back(1);  // the unit
  return chunk_of("pHYs", text_of(data));
}

[[noreturn]] void refuse(const std::filesystem::path& path, const std::string& why) {
  throw Error(ErrorKind::io, told("cannot read {}: {}", path.string(), why));
}

Bytes read_bytes(const std::filesystem::path& path) {
  std::error_code code;
  if (!std::filesystem::is_regular_file(path, code)) refuse(path, said("there is no such file"));
  std::ifstream file(path, std::ios::binary);
  const auto size = std::filesystem::file_size(path, code);
  if (!file || code) refuse(path, said("it cannot be opened"));
  Bytes bytes(static_cast<std::size_t>(size));
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (static_cast<std::size_t>(file.gcount()) != bytes.size()) refuse(path, said("it ends early"));
  return bytes;
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
      throw Error(ErrorKind::io, told("cannot write {}", path.string()),
                  said("check that the folder exists, may be written and has room"));
    }
  }
  std::filesystem::rename(part, path, code);
  if (!code) return;
  const std::string why = code.message();
  std::filesystem::remove(part, code);
  throw Error(ErrorKind::io, told("cannot write {}: {}", path.string(), why));
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

std::vector<std::uint8_t> png_bytes(const Image& image, const std::string& state_json, double dots_per_inch) {
  if (image.width <= 0 || image.height <= 0 ||
      image.rgba.size() != std::size_t(4) * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height))
    throw Error(ErrorKind::invalid_argument, said("a picture without pixels cannot be written"));
  Bytes bytes;
  const auto append = [](void* to, void* data, int size) {
    const auto* begin = static_cast<const std::uint8_t*>(data);
    static_cast<Bytes*>(to)->insert(static_cast<Bytes*>(to)->end(), begin, begin + size);
  };
  if (!stbi_write_png_to_func(append, &bytes, image.width, image.height, 4, image.rgba.data(), 4 * image.width))
    throw Error(ErrorKind::out_of_memory, said("no memory to compress the picture"));
  const auto insert = [&](const Bytes& chunk) {
    bytes.insert(bytes.begin() + png_signature.size() + header_chunk_bytes, chunk.begin(), chunk.end());
  };
  if (dots_per_inch > 0) insert(resolution_chunk(dots_per_inch));
  if (!state_json.empty()) insert(chunk_of("iTXt", text_prefix() + state_json));
  return bytes;
}

void write_png(const std::filesystem::path& path, const Image& image, const std::string& state_json) {
  write_atomically(path, png_bytes(image, state_json));
}

Image read_png(const std::filesystem::path& path) {
  const Bytes bytes = read_bytes(path);
  const std::string_view header = png_chunks(text_of(bytes), path).front().data;
  if (std::uint64_t{png_number(header)} * png_number(header.substr(4)) > static_cast<std::uint64_t>(largest_pixel_count))
    refuse(path, said("the picture is too large"));
  Image image;
  int channels = 0;
  const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> pixels(
      stbi_load_from_memory(bytes.data(), static_cast<int>(bytes.size()), &image.width, &image.height, &channels, 4),
      &stbi_image_free);
  if (!pixels) refuse(path, told("the PNG is damaged ({})", stbi_failure_reason()));
  image.rgba.assign(pixels.get(), pixels.get() + std::size_t(4) * static_cast<std::size_t>(image.width) *
                                                     static_cast<std::size_t>(image.height));
  return image;
}

std::string read_png_state(const std::filesystem::path& path) {
  const Bytes bytes = read_bytes(path);
  const std::string prefix = text_prefix();
  for (const PngChunk& chunk : png_chunks(text_of(bytes), path))
    if (chunk.type == "iTXt" && chunk.data.starts_with(prefix)) return std::string(chunk.data.substr(prefix.size()));
  return {};
}

bool has_png_state(const std::filesystem::path& path) {
  std::error_code code;
  if (!std::filesystem::is_regular_file(path, code)) return false;  // opening a pipe would wait for its writer
  std::ifstream file(path, std::ios::binary);
  std::array<char, chunk_start_bytes> start{};
  if (!file.read(start.data(), start.size()) || std::string_view(start.data(), start.size()) != png_signature) return false;
  while (file.read(start.data(), start.size())) {
    const std::size_t length = png_number({start.data(), start.size()});
    const std::string_view type(start.data() + 4, 4);
    std::string begin(type == "iTXt" ? std::min(length, text_prefix().size()) : 0, '\0');
    if (type == "IEND" || !file.read(begin.data(), static_cast<std::streamsize>(begin.size()))) return false;
    if (begin == text_prefix()) return true;
    file.seekg(static_cast<std::streamoff>(length - begin.size() + crc_bytes), std::ios::cur);
  }
  return false;
}

ImageDifference difference(const Image& a, const Image& b) {
  if (a.width != b.width || a.height != b.height)
    throw Error(ErrorKind::invalid_argument,
                told("pictures of {} x {} and {} x {} pixels cannot be compared", a.width, a.height, b.width, b.height));
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
