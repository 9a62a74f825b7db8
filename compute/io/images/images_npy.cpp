// Images as NumPy arrays: H×W or H×W×C of uint8 and float32 as they are, of uint16 scaled, of float64 rounded.
// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/images/image_formats.h"

#include <fmt/format.h>

namespace ws::io {
namespace {

struct NpyShape {
  std::uint64_t height = 0, width = 0, channels = 1;
};

NpyShape image_shape(const FileSource& source, const NpyHeader& header) {
  const auto& shape = header.shape;
  if (shape.size() != 2 && shape.size() != 3)
    source.fail(told("its array has {} axes; an image needs (height, width) or (height, width, channels)", shape.size()));
  const NpyShape result{shape[0], shape[1], shape.size() == 3 ? shape[2] : 1};
  if (result.channels != 1 && result.channels != 3 && result.channels != 4)
    source.fail(told("its array of shape ({}) has {} channels; an image has 1, 3 or 4", joined_text(shape, ", "), shape[2]));
  return result;
}

/// Calls take(index of the value in the image, its bytes) for each value.
template <class Take>
void for_each_value(const FileSource& source, const NpyHeader& header, const NpyShape& shape, const Take& take) {
  const auto height = static_cast<std::size_t>(shape.height), width = static_cast<std::size_t>(shape.width),
             channels = static_cast<std::size_t>(shape.channels), value_bytes = scalar_bytes(header.type);
  // Row-major: the last axis is the closest; column-major: the first.
  const std::size_t y_step = header.column_major ? 1 : width * channels, x_step = header.column_major ? height : channels,
                    c_step = header.column_major ? height * width : 1;
  const char* const data = source.bytes().data() + header.data_offset;
  for (std::size_t y = 0; y < height; ++y) {
    source.check_stop();
    source.report(static_cast<double>(y) / static_cast<double>(height));
    for (std::size_t x = 0; x < width; ++x)
      for (std::size_t c = 0; c < channels; ++c)
        take((y * width + x) * channels + c, data + (y * y_step + x * x_step + c * c_step) * value_bytes);
  }
}

}  // namespace

ImageFile read_npy_image(const FileSource& source) {
  const NpyHeader header = parse_npy_header(source);
  const NpyShape shape = image_shape(source, header);
  const ScalarType type = header.type;
  if (type != ScalarType::uint8 && type != ScalarType::uint16 && type != ScalarType::float32 && type != ScalarType::float64)
    source.fail(said("its npy type is none of an image: u1, u2, f4 and f8 are"),
                said("convert it with array.astype(numpy.float32)"));
  check_npy_size(source, header);
  const bool is_bytes = type == ScalarType::uint8;
  ImageFile file{make_image(source, shape.width, shape.height, static_cast<int>(shape.channels),
                            is_bytes ? PixelType::uint8 : PixelType::float32),
                 {},
                 {}};
  if (is_bytes) {
    auto* to = file.image.values<std::uint8_t>().data();
    for_each_value(source, header, shape, [&](std::size_t i, const char* at) { to[i] = static_cast<std::uint8_t>(*at); });
    return file;
  }
  float* to = file.image.values<float>().data();
  for_each_value(source, header, shape, [&](std::size_t i, const char* at) {
    if (type == ScalarType::float32)
      to[i] = load_scalar<float>(at, header.swapped);  // not through double: NaN keeps its bits
    else if (type == ScalarType::float64)
      to[i] = static_cast<float>(load_scalar<double>(at, header.swapped));
    else
      to[i] = static_cast<float>(load_scalar<std::uint16_t>(at, header.swapped)) / 65535.0f;
  });
  if (type == ScalarType::float64) file.warnings.emplace_back(said("its float64 values were rounded to float32"));
  return file;
}

void write_npy_image(const Image& image, const Append& append) {
  std::string shape = fmt::format("{}, {}", image.height(), image.width());
  if (image.channels() > 1) shape += fmt::format(", {}", image.channels());
  append(npy_preamble(image.type() == PixelType::uint8 ? "|u1" : "<f4", shape));
  append({reinterpret_cast<const char*>(image.bytes().data()), image.bytes().size()});
}

}  // namespace ws::io
