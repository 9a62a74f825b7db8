// png, jpg, bmp and tga through stb, from values of 0…255.
// SPDX-License-Identifier: MIT
#include "compute/core/error.h"
#include "compute/io/image_formats.h"

#include <fmt/format.h>
#include <stb_image_write.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
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
    if (!succeeded) throw Error(ErrorKind::out_of_memory, "no memory to write the image");
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

std::vector<std::uint8_t> eight_bit_values(const Image& image) {
  std::vector<std::uint8_t> bytes(image.value_count());
  const auto convert = [&](auto value) {
    const double scaled = static_cast<double>(value) * 255 / image.white;
    return scaled >= 255 ? std::uint8_t{255} : scaled > 0 ? static_cast<std::uint8_t>(scaled + 0.5) : std::uint8_t{0};
  };
  if (image.type() == PixelType::uint8) {
    const auto from = image.values<std::uint8_t>();
    std::transform(from.begin(), from.end(), bytes.begin(), convert);
  } else {
    const auto from = image.values<float>();
    std::transform(from.begin(), from.end(), bytes.begin(), convert);
  }
  return bytes;
}

void refuse_sides_above(const Image& image, int most, const char* format) {
  if (image.width() > most || image.height() > most)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("sides of {} files have at most {} pixels, this image is {} x {}", format, most, image.width(),
                            image.height()),
                "png, hdr, pfm and npy take it");
}

/// stb counts bytes in int; a row may be longer in the file by a filter's name or by padding, a pixel by a byte.
void refuse_beyond_int(const Image& image, const char* format) {
  const auto pixel_bytes = static_cast<std::uint64_t>(std::max(image.channels(), 3));
  const std::uint64_t bytes =
      (static_cast<std::uint64_t>(image.width()) * pixel_bytes + 4) * static_cast<std::uint64_t>(image.height());
  if (bytes > static_cast<std::uint64_t>(std::numeric_limits<int>::max()) - 1024)
    throw Error(ErrorKind::invalid_argument,
                fmt::format("{} files of {} x {} pixels cannot be written", format, image.width(), image.height()),
                "npy and pfm take them");
}

}  // namespace

void refuse_alpha(const Image& image, const char* format) {
  if (image.channels() == 4)
    throw Error(ErrorKind::invalid_argument, fmt::format("{} files have no alpha channel, this image has one", format),
                "png, bmp, tga and npy keep it");
}

void write_png_image(const Image& image, const Append& append) {
  refuse_beyond_int(image, "png");
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
