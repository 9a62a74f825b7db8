// png, jpg, bmp and tga: values become whole numbers of 8 bits, in png also of 16. stb writes and packs.
// SPDX-License-Identifier: MIT
#include "compute/core/data/png.h"
#include "compute/core/data/stb_image.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/images/image_formats.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace ws::io {
namespace {

constexpr int jpg_quality = 95;
constexpr int most_16_bit = 65535;

/// Hands what stb writes to `append`; an exception waits until stb, which is C, has ended.
class Output {
 public:
  explicit Output(const Append& append) : append_(append) {}
  static void take(void* self, void* data, int size) { static_cast<Output*>(self)->append(data, size); }
  void finish(int succeeded) const {
    if (failure_) std::rethrow_exception(failure_);
    if (!succeeded) throw Error(ErrorKind::out_of_memory, said("no memory to write the image"));
  }

 private:
  void append(const void* data, int size) {
    if (failure_) return;
    try {
      append_({static_cast<const char*>(data), static_cast<std::size_t>(size)});
    } catch (...) {
      failure_ = std::current_exception();
    }
  }

  const Append& append_;
  std::exception_ptr failure_;
};

/// The values as whole numbers from 0 to the largest of `Whole`, which stands for white.
template <class Whole>
std::vector<Whole> whole_values(const Image& image) {
  constexpr auto most = std::numeric_limits<Whole>::max();
  std::vector<Whole> wholes(image.value_count());
  const auto convert = [&](auto value) {
    const double scaled = static_cast<double>(value) * most / image.white;
    return scaled >= most ? most : scaled > 0 ? static_cast<Whole>(scaled + 0.5) : Whole{0};
  };
  if (image.type() == PixelType::uint8) {
    const auto from = image.values<std::uint8_t>();
    std::transform(from.begin(), from.end(), wholes.begin(), convert);
  } else {
    const auto from = image.values<float>();
    std::transform(from.begin(), from.end(), wholes.begin(), convert);
  }
  return wholes;
}
std::vector<std::uint8_t> eight_bit_values(const Image& image) { return whole_values<std::uint8_t>(image); }

void append_number(std::string& bytes, std::uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift);
}

void append_chunk(const Append& append, const std::string& type, std::string_view data) {
  std::string chunk;
  append_number(chunk, static_cast<std::uint32_t>(data.size()));
  chunk += type;
  chunk += data;
  append_number(chunk, png_crc(std::string_view(chunk).substr(4)));
  append(chunk);
}

/// The rows of a PNG with 16 bits per channel, each byte less that of the pixel before it (filter 1), which packs better.
std::string deep_rows(const Image& image) {
  const std::vector<std::uint16_t> values = whole_values<std::uint16_t>(image);
  const auto channels = static_cast<std::size_t>(image.channels()),
             per_row = static_cast<std::size_t>(image.width()) * channels;
  std::string rows;
  rows.reserve((2 * per_row + 1) * static_cast<std::size_t>(image.height()));
  for (std::size_t first = 0; first < values.size(); first += per_row) {
    rows += '\1';
    for (std::size_t i = 0; i < per_row; ++i) {
      const unsigned value = values[first + i], before = i < channels ? 0u : values[first + i - channels];
      rows += static_cast<char>((value >> 8) - (before >> 8));
      rows += static_cast<char>(value - before);
    }
  }
  return rows;
}

/// stb writes 8 bits only; the deflate that it is given serves here too.
void write_deep_png(const Image& image, const Append& append) {
  constexpr int quality = 8;
  std::string rows = deep_rows(image);
  int packed_bytes = 0;
  const std::unique_ptr<unsigned char, decltype(&std::free)> packed(
      stbi_zlib_compress(reinterpret_cast<unsigned char*>(rows.data()), static_cast<int>(rows.size()), &packed_bytes, quality),
      std::free);
  if (!packed) throw Error(ErrorKind::out_of_memory, said("no memory to write the image"));
  const char color = image.channels() == 1 ? 0 : image.channels() == 3 ? 2 : 6;
  std::string header;
  append_number(header, static_cast<std::uint32_t>(image.width()));
  append_number(header, static_cast<std::uint32_t>(image.height()));
  header += {16, color, 0, 0, 0};
  append(png_signature);
  append_chunk(append, "IHDR", header);
  append_chunk(append, "IDAT", {reinterpret_cast<const char*>(packed.get()), static_cast<std::size_t>(packed_bytes)});
  append_chunk(append, "IEND", {});
}

void refuse_sides_above(const Image& image, int most, const char* format) {
  if (image.width() > most || image.height() > most)
    throw Error(
        ErrorKind::invalid_argument,
        told("sides of {} files have at most {} pixels, this image is {} x {}", format, most, image.width(), image.height()),
        said("png, hdr, pfm and npy take it"));
}

/// stb counts bytes in int; a row may be longer in the file by a filter's name or by padding, a pixel by a byte.
void refuse_beyond_int(const Image& image, const char* format, std::uint64_t value_bytes = 1) {
  const auto pixel_bytes = static_cast<std::uint64_t>(std::max(image.channels(), 3)) * value_bytes;
  const std::uint64_t bytes =
      (static_cast<std::uint64_t>(image.width()) * pixel_bytes + 4) * static_cast<std::uint64_t>(image.height());
  if (bytes > static_cast<std::uint64_t>(std::numeric_limits<int>::max()) - 1024)
    throw Error(ErrorKind::invalid_argument,
                told("{} files of {} x {} pixels cannot be written", format, image.width(), image.height()),
                said("npy and pfm take them"));
}

}  // namespace

void refuse_alpha(const Image& image, const char* format) {
  if (image.channels() == 4)
    throw Error(ErrorKind::invalid_argument, told("{} files have no alpha channel, this image has one", format),
                said("png, bmp, tga and npy keep it"));
}

bool has_16_bits(const Image& image, Depth depth) {
  return image.type() == PixelType::float32 && (depth == Depth::sixteen || image.white != 255);
}

void write_png_image(const Image& image, Depth depth, const Append& append) {
  const bool deep = has_16_bits(image, depth);
  refuse_beyond_int(image, "png", deep ? 2 : 1);
  if (deep) return write_deep_png(image, append);
  const auto bytes = eight_bit_values(image);
  Output output(append);
  output.finish(stbi_write_png_to_func(Output::take, &output, image.width(), image.height(), image.channels(), bytes.data(),
                                       image.width() * image.channels()));
}

void write_jpg_image(const Image& image, const Append& append) {
  refuse_alpha(image, "jpg");
  refuse_sides_above(image, most_16_bit, "jpg");
  refuse_beyond_int(image, "jpg");
  const auto bytes = eight_bit_values(image);
  Output output(append);
  output.finish(stbi_write_jpg_to_func(Output::take, &output, image.width(), image.height(), image.channels(), bytes.data(),
                                       jpg_quality));
}

void write_bmp_image(const Image& image, const Append& append) {
  refuse_beyond_int(image, "bmp");
  const auto bytes = eight_bit_values(image);
  Output output(append);
  output.finish(stbi_write_bmp_to_func(Output::take, &output, image.width(), image.height(), image.channels(), bytes.data()));
}

void write_tga_image(const Image& image, const Append& append) {
  refuse_sides_above(image, most_16_bit, "tga");
  refuse_beyond_int(image, "tga");
  const auto bytes = eight_bit_values(image);
  Output output(append);
  output.finish(stbi_write_tga_to_func(Output::take, &output, image.width(), image.height(), image.channels(), bytes.data()));
}

}  // namespace ws::io
