// Radiance's .hdr: three channels with a common exponent, run-length coded or flat. stb's reader loops for ever where such a
// file is cut short.
// SPDX-License-Identifier: MIT
#include "compute/core/words/told.h"
#include "compute/io/formats/binary.h"
#include "compute/io/images/image_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace ws::io {
namespace {

constexpr std::uint64_t least_packed_width = 8, most_packed_width = 32767, longest_run = 127;
constexpr std::size_t channels = 3, parts = 4;  // red, green, blue; exponent
constexpr int exponent_bias = 128 + 8;

struct HdrHeader {
  std::uint64_t width = 0, height = 0;
  std::size_t data_offset = 0;
};

std::string_view take_line(const FileSource& source, std::size_t& at) {
  const std::size_t end = source.bytes().find('\n', at);
  if (end == std::string_view::npos) source.fail(told("truncated: the hdr header at byte {} has no end", at));
  const std::string_view line = source.bytes().substr(at, end - at);
  at = end + 1;
  return line;
}

std::uint64_t take_extent(std::string_view& text, std::string_view axis) {
  std::uint64_t extent = 0;
  if (!text.starts_with(axis)) return 0;
  text.remove_prefix(axis.size());
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), extent);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc{} ? extent : 0;
}

HdrHeader parse_hdr_header(const FileSource& source) {
  std::size_t at = 0;
  bool known_format = false;
  for (std::string_view line = take_line(source, at); !line.empty(); line = take_line(source, at))
    known_format = known_format || line.starts_with("FORMAT=32-bit_rle_rgbe");
  if (!known_format) source.fail(said("its hdr header has no line FORMAT=32-bit_rle_rgbe"));
  const std::size_t size_at = at;
  const std::string_view line = take_line(source, at);
  std::string_view rest = line;
  HdrHeader header;
  header.height = take_extent(rest, "-Y ");
  header.width = take_extent(rest, " +X ");
  if (header.width == 0 || header.height == 0)
    source.fail(told("expected a size such as \"-Y 480 +X 640\" at byte {}, found {}", size_at, shown(line)));
  header.data_offset = at;
  return header;
}

bool may_be_packed(std::uint64_t width) { return width >= least_packed_width && width <= most_packed_width; }

void check_size(const FileSource& source, const HdrHeader& header) {
  check_image_size(source, header.width, header.height);
  const std::uint64_t runs = (header.width + longest_run - 1) / longest_run;
  const std::uint64_t least_row = may_be_packed(header.width) ? parts + 2 * parts * runs : parts * header.width;
  if (std::min(least_row, parts * header.width) * header.height > source.bytes().size() - header.data_offset)
    fail_oversized(source, header.width, header.height);
}

/// One row of one part: counts above 128 repeat the next byte, others say how many bytes follow.
void take_runs(const FileSource& source, ByteCursor& cursor, std::uint8_t* to, std::size_t width) {
  for (std::size_t done = 0; done < width;) {
    const std::size_t at = cursor.offset();
    const auto code = static_cast<std::uint8_t>(cursor.take(1, phrase("an hdr run"))[0]);
    const bool repeats = code > longest_run + 1;
    const std::size_t count = repeats ? code - (longest_run + 1) : code;
    if (count == 0 || count > width - done)
      source.fail(told("the hdr run at byte {} has {} values, expected 1 to {}", at, count, width - done));
    const std::string_view bytes = cursor.take(repeats ? 1 : count, phrase("an hdr run"));
    for (std::size_t i = 0; i < count; ++i) to[done + i] = static_cast<std::uint8_t>(bytes[repeats ? 0 : i]);
    done += count;
  }
}

/// The parts of a row, each by itself: red, green, blue, exponent.
void take_row(const FileSource& source, ByteCursor& cursor, std::vector<std::uint8_t>& row, std::size_t width) {
  const std::string_view rest = source.bytes().substr(cursor.offset());
  if (may_be_packed(width) && rest.size() >= parts && rest.starts_with("\x02\x02") &&
      (static_cast<std::uint8_t>(rest[2]) << 8 | static_cast<std::uint8_t>(rest[3])) == static_cast<int>(width)) {
    static_cast<void>(cursor.take(parts, phrase("an hdr row")));
    for (std::size_t k = 0; k < parts; ++k) take_runs(source, cursor, row.data() + k * width, width);
    return;
  }
  const std::string_view flat = cursor.take(parts * width, phrase("an hdr row"));
  for (std::size_t i = 0; i < flat.size(); ++i) row[i % parts * width + i / parts] = static_cast<std::uint8_t>(flat[i]);
}

/// Red, green and blue as parts of 256 of the power of two above the largest, rounded, and its exponent. What is negative or
/// NaN becomes 0, what is beyond the largest exponent the largest value.
std::array<std::uint8_t, parts> with_exponent(const Image& image, int x, int y) {
  constexpr double largest = 0x1.fep126, smallest = 0x1p-128, full = 255;
  std::array<double, channels> values{};
  for (int k = 0; k < static_cast<int>(channels); ++k) {
    const double value = image.at(x, y, image.channels() == 1 ? 0 : k) / image.white;
    values[static_cast<std::size_t>(k)] = value > 0 ? std::min(value, largest) : 0;
  }
  const double most = *std::max_element(values.begin(), values.end());
  std::array<std::uint8_t, parts> result{};
  if (most < smallest) return result;
  int exponent = 0;
  static_cast<void>(std::frexp(most, &exponent));
  for (std::size_t k = 0; k < channels; ++k)
    result[k] = static_cast<std::uint8_t>(std::min(std::ldexp(values[k], 8 - exponent) + 0.5, full));
  result[channels] = static_cast<std::uint8_t>(exponent + exponent_bias - 8);
  return result;
}

/// Runs of at least `least_run` equal bytes, and what lies between them.
void append_runs(const std::uint8_t* row, std::size_t width, std::string& bytes) {
  constexpr std::size_t least_run = 3, longest_literal = 128;
  const auto run_at = [&](std::size_t at) {
    std::size_t end = at + 1;
    while (end < width && end - at < longest_run && row[end] == row[at]) ++end;
    return end - at;
  };
  for (std::size_t at = 0; at < width;) {
    const std::size_t run = run_at(at);
    if (run >= least_run) {
      bytes += static_cast<char>(longest_run + 1 + run);
      bytes += static_cast<char>(row[at]);
      at += run;
      continue;
    }
    std::size_t end = at + run;
    while (end < width && end - at < longest_literal && run_at(end) < least_run) ++end;
    bytes += static_cast<char>(end - at);
    bytes.append(reinterpret_cast<const char*>(row) + at, end - at);
    at = end;
  }
}

std::string row_bytes(const std::vector<std::uint8_t>& row, std::size_t width) {
  std::string bytes;
  if (may_be_packed(width)) {
    bytes = {2, 2, static_cast<char>(width >> 8), static_cast<char>(width & 255)};
    for (std::size_t k = 0; k < parts; ++k) append_runs(row.data() + k * width, width, bytes);
  } else {
    for (std::size_t i = 0; i < row.size(); ++i) bytes += static_cast<char>(row[i % parts * width + i / parts]);
  }
  return bytes;
}

}  // namespace

ImageFile read_hdr_image(const FileSource& source) {
  const HdrHeader header = parse_hdr_header(source);
  check_size(source, header);
  ImageFile file{make_image(source, header.width, header.height, int{channels}, PixelType::float32), {}, {}};
  const auto width = static_cast<std::size_t>(header.width), height = static_cast<std::size_t>(header.height);
  std::vector<std::uint8_t> row(parts * width);
  ByteCursor cursor(source, header.data_offset);
  float* to = file.image.values<float>().data();
  for (std::size_t y = 0; y < height; ++y) {
    source.check_stop();
    source.report(static_cast<double>(y) / static_cast<double>(height));
    take_row(source, cursor, row, width);
    for (std::size_t x = 0; x < width; ++x) {
      const int exponent = row[channels * width + x];
      const float unit = exponent == 0 ? 0.0f : std::ldexp(1.0f, exponent - exponent_bias);
      for (std::size_t k = 0; k < channels; ++k) *to++ = static_cast<float>(row[k * width + x]) * unit;
    }
  }
  return file;
}

void write_hdr_image(const Image& image, const Append& append) {
  refuse_alpha(image, "hdr");
  append(fmt::format("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y {} +X {}\n", image.height(), image.width()));
  const auto width = static_cast<std::size_t>(image.width());
  std::vector<std::uint8_t> row(parts * width);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const auto pixel = with_exponent(image, x, y);
      for (std::size_t k = 0; k < parts; ++k) row[k * width + static_cast<std::size_t>(x)] = pixel[k];
    }
    append(row_bytes(row, width));
  }
}

}  // namespace ws::io
