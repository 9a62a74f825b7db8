// Portable float maps: one or three channels of float32 in either byte order, the lowest row first.
// SPDX-License-Identifier: MIT
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/binary.h"
#include "compute/io/images/image_formats.h"

#include <fmt/format.h>

#include <charconv>

namespace ws::io {
namespace {

constexpr std::string_view blanks = " \t\r\n";

struct PfmHeader {
  std::uint64_t width = 0, height = 0;
  int channels = 1;
  bool swapped = false;
  std::size_t data_offset = 0;
};

/// The next word of the header, without the blank that ends it.
std::string_view take_word(const FileSource& source, std::size_t& at) {
  const std::size_t begin = source.bytes().find_first_not_of(blanks, at);
  const std::size_t end = begin == std::string_view::npos ? begin : source.bytes().find_first_of(blanks, begin);
  if (end == std::string_view::npos) source.fail(told("truncated: the pfm header ends at byte {}", source.bytes().size()));
  at = end;
  return source.bytes().substr(begin, end - begin);
}

template <class T>
T take_number(const FileSource& source, std::size_t& at, const char* what) {
  const std::string_view word = take_word(source, at);
  T number{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size())
    source.fail(told("expected {} at byte {}, found {}", said(what), at - word.size(), shown(word)));
  return number;
}

PfmHeader parse_pfm_header(const FileSource& source) {
  PfmHeader header;
  std::size_t at = 0;
  const std::string_view mark = take_word(source, at);
  if (mark != "PF" && mark != "Pf") source.fail(told("is not a pfm file: expected PF or Pf, found {}", shown(mark)));
  header.channels = mark == "PF" ? 3 : 1;
  header.width = take_number<std::uint64_t>(source, at, phrase("the width"));
  header.height = take_number<std::uint64_t>(source, at, phrase("the height"));
  header.swapped = take_number<double>(source, at, phrase("the scale")) > 0;  // negative: the lowest byte first
  header.data_offset = at + 1;
  return header;
}

void check_size(const FileSource& source, const PfmHeader& header) {
  check_image_size(source, header.width, header.height);
  const std::uint64_t expected = header.width * header.height * static_cast<std::uint64_t>(header.channels) * sizeof(float);
  const std::uint64_t found = source.bytes().size() - header.data_offset;
  if (found < expected)
    source.fail(told("truncated: {} x {} pixels need {} bytes from byte {} on, found {}", header.width, header.height, expected,
                     header.data_offset, found));
  if (found > expected)
    source.fail(told("too long: {} x {} pixels need {} bytes from byte {} on, found {}", header.width, header.height, expected,
                     header.data_offset, found));
}

}  // namespace

ImageFile read_pfm_image(const FileSource& source) {
  const PfmHeader header = parse_pfm_header(source);
  check_size(source, header);
  ImageFile file{make_image(source, header.width, header.height, header.channels, PixelType::float32), {}, {}};
  const std::size_t row_values = static_cast<std::size_t>(header.width) * static_cast<std::size_t>(header.channels);
  const std::size_t height = static_cast<std::size_t>(header.height);
  const char* from = source.bytes().data() + header.data_offset;
  for (std::size_t y = height; y-- > 0;) {
    source.check_stop();
    source.report(1 - static_cast<double>(y) / static_cast<double>(height));
    float* const to = file.image.values<float>().data() + y * row_values;
    for (std::size_t i = 0; i < row_values; ++i, from += sizeof(float)) to[i] = load_scalar<float>(from, header.swapped);
  }
  return file;
}

void write_pfm_image(const Image& image, const Append& append) {
  if (image.channels() == 4)
    throw Error(ErrorKind::invalid_argument, said("pfm files have 1 or 3 channels, this image has 4"),
                said("npy, png and tga take 4"));
  append(fmt::format("{}\n{} {}\n-1.0\n", image.channels() == 3 ? "PF" : "Pf", image.width(), image.height()));
  const auto row_values = static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.channels());
  std::vector<float> row(row_values);
  for (auto y = static_cast<std::size_t>(image.height()); y-- > 0;) {
    for (std::size_t i = 0; i < row_values; ++i)
      row[i] = image.type() == PixelType::uint8 ? static_cast<float>(image.values<std::uint8_t>()[y * row_values + i])
                                                : image.values<float>()[y * row_values + i];
    append({reinterpret_cast<const char*>(row.data()), row_values * sizeof(float)});
  }
}

}  // namespace ws::io
