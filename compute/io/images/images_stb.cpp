// png, jpg, bmp and tga through stb, after their structure was checked.
// SPDX-License-Identifier: MIT
#include "compute/core/data/stb_image.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/images/exif.h"
#include "compute/io/images/image_formats.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>

namespace ws::io {
namespace {

/// What stb reads from: reports progress, and ends when a stop is requested, so that decoding fails soon.
struct Input {
  const FileSource& source;
  std::size_t at = 0;

  [[nodiscard]] std::size_t left() const { return source.options().stop.stop_requested() ? 0 : source.bytes().size() - at; }
  static int read(void* user, char* to, int size) {
    Input& self = *static_cast<Input*>(user);
    const std::size_t count = std::min(static_cast<std::size_t>(size), self.left());
    std::memcpy(to, self.source.bytes().data() + self.at, count);
    self.at += count;
    self.source.report(static_cast<double>(self.at) / static_cast<double>(self.source.bytes().size()));
    return static_cast<int>(count);
  }
  static void skip(void* user, int count) {  // negative: back
    Input& self = *static_cast<Input*>(user);
    const auto size = static_cast<std::int64_t>(self.source.bytes().size());
    self.at = static_cast<std::size_t>(std::clamp<std::int64_t>(static_cast<std::int64_t>(self.at) + count, 0, size));
  }
  static int is_at_end(void* user) { return static_cast<Input*>(user)->left() == 0; }
};

constexpr stbi_io_callbacks callbacks{Input::read, Input::skip, Input::is_at_end};

[[noreturn]] void fail_decoding(const FileSource& source) {
  source.check_stop();
  source.fail(told("the {} data are damaged or of an unknown kind: {}", source.extension(), printable(stbi_failure_reason())));
}

struct Shape {
  int width = 0, height = 0, channels = 0;
  [[nodiscard]] std::uint64_t value_count() const {
    return static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height) * static_cast<std::uint64_t>(channels);
  }
};

Shape shape_of(const FileSource& source) {
  Shape shape;
  Input input{source};
  if (!stbi_info_from_callbacks(&callbacks, &input, &shape.width, &shape.height, &shape.channels)) fail_decoding(source);
  if (shape.channels == 2) shape.channels = 4;  // grey and alpha
  shape.height = std::abs(shape.height);        // a BMP file that begins with its top row has a negative one
  return shape;
}

void check_decodable(const FileSource& source, const Shape& shape, std::size_t value_bytes) {
  constexpr auto most_bytes = static_cast<std::uint64_t>(std::numeric_limits<int>::max());  // stb counts in int
  if (shape.value_count() * value_bytes > most_bytes)
    source.fail(told("its {} x {} pixels of {} channels are more than the {} bytes that are read from this format", shape.width,
                     shape.height, shape.channels, most_bytes),
                said("npy and pfm files may be larger"));
}

template <class Value>
using Pixels = std::unique_ptr<Value, decltype(&std::free)>;

ImageFile decode_8_bit(const FileSource& source) {
  const Shape shape = shape_of(source);
  check_decodable(source, shape, 1);
  Image image = make_image(source, static_cast<std::uint64_t>(shape.width), static_cast<std::uint64_t>(shape.height),
                           shape.channels, PixelType::uint8, shape.value_count());
  Input input{source};
  int width = 0, height = 0, found = 0;
  const Pixels<stbi_uc> pixels(stbi_load_from_callbacks(&callbacks, &input, &width, &height, &found, shape.channels),
                               std::free);
  if (!pixels || width != shape.width || height != shape.height) fail_decoding(source);
  std::copy_n(pixels.get(), image.value_count(), image.values<std::uint8_t>().data());
  return {std::move(image), {}, {}};
}

ImageFile decode_16_bit(const FileSource& source) {
  const Shape shape = shape_of(source);
  check_decodable(source, shape, 2);
  Image image = make_image(source, static_cast<std::uint64_t>(shape.width), static_cast<std::uint64_t>(shape.height),
                           shape.channels, PixelType::float32, 2 * shape.value_count());
  Input input{source};
  int width = 0, height = 0, found = 0;
  const Pixels<stbi_us> pixels(stbi_load_16_from_callbacks(&callbacks, &input, &width, &height, &found, shape.channels),
                               std::free);
  if (!pixels || width != shape.width || height != shape.height) fail_decoding(source);
  image.white = 255;            // the same picture has the same values, whether 8 or 16 bits hold it
  constexpr float steps = 257;  // 65535 / 255
  std::transform(pixels.get(), pixels.get() + image.value_count(), image.values<float>().data(),
                 [](stbi_us value) { return static_cast<float>(value) / steps; });
  return {std::move(image), {}, {}};
}

}  // namespace

ImageFile read_png_image(const FileSource& source) {
  const PngFacts facts = check_png_image(source);
  ImageFile file = facts.depth == 16 ? decode_16_bit(source) : decode_8_bit(source);
  file.image = upright(std::move(file.image), facts.orientation);
  return file;
}

ImageFile read_jpg_image(const FileSource& source) {
  const int orientation = check_jpg_image(source);
  ImageFile file = decode_8_bit(source);
  file.image = upright(std::move(file.image), orientation);
  return file;
}

ImageFile read_bmp_image(const FileSource& source) {
  check_bmp_image(source);
  return decode_8_bit(source);
}

ImageFile read_tga_image(const FileSource& source) {
  check_tga_image(source);
  return decode_8_bit(source);
}

}  // namespace ws::io
