// Structure and size of image files, checked before a decoder sees them: stb fills what a truncated file lacks with zeros,
// and allocates whatever a header claims.
// SPDX-License-Identifier: MIT
#include "compute/core/data/png.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/binary.h"
#include "compute/io/images/exif.h"
#include "compute/io/images/image_formats.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace ws::io {
namespace {

constexpr std::uint64_t most_inflation = 1032;             // of deflate: 258 bytes from two bits
constexpr std::uint64_t most_jpeg_pixels_per_byte = 2048;  // a bit per block of 8 × 8, and sampling factors up to 4

unsigned byte_at(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }
unsigned big_endian_16(std::string_view bytes, std::size_t at = 0) { return byte_at(bytes, at) << 8 | byte_at(bytes, at + 1); }
unsigned little_endian_16(std::string_view bytes, std::size_t at) { return byte_at(bytes, at + 1) << 8 | byte_at(bytes, at); }

std::uint64_t rounded_up(std::uint64_t count, std::uint64_t unit) { return (count + unit - 1) / unit; }

/// Walks the segments of a JPEG: the decoder takes a missing end, or a component that no scan fills, for an image.
class JpegWalk {
 public:
  explicit JpegWalk(const FileSource& source) : source_(source), cursor_(source, start_bytes) {}

  /// Gives the EXIF orientation.
  int walk() {
    int orientation = 1;
    for (unsigned marker = next_marker(); marker != end_of_image; marker = next_marker()) {
      if (marker == 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;  // these have no content
      const std::size_t begin = cursor_.offset();
      const unsigned length = big_endian_16(cursor_.take(2, phrase("a JPEG segment's length")));
      if (length < 2) source_.fail(told("its JPEG segment at byte {} has length {}, at least 2 expected", begin, length));
      const std::string_view segment = cursor_.take(length - 2, phrase("a JPEG segment"));
      const bool is_frame = marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
      if (is_frame) take_frame(segment, begin);
      if (marker == huffman_tables) check_tables(segment, begin);
      if (marker == start_of_scan) take_scan(segment, begin);
      if (marker == first_application && segment.starts_with(exif_mark))
        orientation = exif_orientation(segment.substr(exif_mark.size()));
    }
    if (components_.empty()) source_.fail(said("holds no image: the JPEG has no frame"));
    if (scanned_ != components_) source_.fail(said("the JPEG is incomplete: not every colour component has a scan"));
    return orientation;
  }

 private:
  static constexpr std::size_t start_bytes = 2;
  static constexpr unsigned huffman_tables = 0xc4, end_of_image = 0xd9, start_of_scan = 0xda, first_application = 0xe1;
  static constexpr std::string_view exif_mark{"Exif\0\0", 6};

  unsigned next_marker() {
    const std::size_t at = cursor_.offset();
    unsigned byte = byte_at(cursor_.take(1, phrase("the JPEG's next marker")), 0);
    if (byte != 0xff) source_.fail(told("expected a JPEG marker (0xff) at byte {}, found 0x{:02x}", at, byte));
    while (byte == 0xff) byte = byte_at(cursor_.take(1, phrase("a JPEG marker")), 0);
    return byte;
  }

  void take_frame(std::string_view segment, std::size_t at) {
    const std::size_t count = segment.size() < 6 ? 0 : byte_at(segment, 5);
    if (count == 0 || segment.size() < 6 + 3 * count) source_.fail(told("its JPEG frame at byte {} is too short", at));
    const std::uint64_t height = big_endian_16(segment, 1), width = big_endian_16(segment, 3);
    check_image_size(source_, width, height);
    if (width * height > most_jpeg_pixels_per_byte * source_.bytes().size()) fail_oversized(source_, width, height);
    for (std::size_t i = 0; i < count; ++i) components_.insert(byte_at(segment, 6 + 3 * i));
  }

  /// A table is its kind, how many codes have each of 16 lengths, and their values: the decoder has room for 256, and writes as
  /// many as the table claims.
  void check_tables(std::string_view segment, std::size_t at) const {
    constexpr std::size_t head_bytes = 17, most_codes = 256;
    while (!segment.empty()) {
      std::size_t codes = 0;
      for (std::size_t i = 1; i < std::min(head_bytes, segment.size()); ++i) codes += byte_at(segment, i);
      if (codes > most_codes || segment.size() < head_bytes + codes)
        source_.fail(told("its JPEG Huffman tables at byte {} are damaged: {} codes in {} bytes", at, codes, segment.size()));
      segment.remove_prefix(head_bytes + codes);
    }
  }

  void take_scan(std::string_view segment, std::size_t at) {
    const std::size_t count = segment.empty() ? 0 : byte_at(segment, 0);
    if (segment.size() < 1 + 2 * count) source_.fail(told("its JPEG scan at byte {} is too short", at));
    for (std::size_t i = 0; i < count; ++i) scanned_.insert(byte_at(segment, 1 + 2 * i));
    skip_coded_data();
  }

  /// To the next marker; 0xff00 is a coded 0xff, and restart markers belong to the data.
  void skip_coded_data() {
    const std::size_t begin = cursor_.offset();
    for (std::size_t at = begin;; ++at) {
      at = source_.bytes().find('\xff', at);
      if (at == std::string_view::npos || at + 1 >= source_.bytes().size())
        source_.fail(told("truncated: the JPEG scan that begins at byte {} has no end, expected a marker after byte {}", begin,
                          source_.bytes().size()));
      const unsigned next = byte_at(source_.bytes(), at + 1);
      if (next == 0x00 || (next >= 0xd0 && next <= 0xd7)) continue;
      static_cast<void>(cursor_.take(at - begin, phrase("a JPEG scan")));
      return source_.check_stop();
    }
  }

  const FileSource& source_;
  ByteCursor cursor_;
  std::set<unsigned> components_, scanned_;
};

struct TgaHeader {
  std::uint64_t width = 0, height = 0, pixel_bytes = 0;
  bool packed = false;
  std::size_t data_offset = 0;
};

TgaHeader parse_tga_header(const FileSource& source) {
  ByteCursor cursor(source, 0);
  const std::string_view header = cursor.take(18, phrase("the TGA header"));
  const unsigned map = byte_at(header, 1), type = byte_at(header, 2), bits = byte_at(header, 16);
  const bool known_type = (type >= 1 && type <= 3) || (type >= 9 && type <= 11);
  const bool known_bits = bits == 8 || bits == 15 || bits == 16 || bits == 24 || bits == 32;
  if (map > 1 || !known_type || !known_bits || (type % 8 == 1 && map == 0))
    source.fail(
        told("is not a TGA file: colour map {}, image type {} and {} bits per pixel at bytes 1, 2 and 16 do not "
             "go together",
             map, type, bits));
  TgaHeader result{little_endian_16(header, 12), little_endian_16(header, 14), rounded_up(bits, 8), type >= 9, 0};
  static_cast<void>(cursor.take(byte_at(header, 0), phrase("the TGA's text")));
  const std::uint64_t map_bytes = map ? std::uint64_t{little_endian_16(header, 5)} * rounded_up(byte_at(header, 7), 8) : 0;
  static_cast<void>(cursor.take(map_bytes, phrase("the TGA's colour map")));
  result.data_offset = cursor.offset();
  return result;
}

/// Walks the packets of a run-length coded TGA: a packet is one byte and one pixel, or one byte and up to 128 pixels.
void check_tga_packets(const FileSource& source, const TgaHeader& header) {
  constexpr std::uint64_t longest_packet = 128;
  ByteCursor cursor(source, header.data_offset);
  const std::uint64_t pixel_count = header.width * header.height;
  if (pixel_count > longest_packet * cursor.remaining()) fail_oversized(source, header.width, header.height);
  for (std::uint64_t done = 0; done < pixel_count;) {
    const unsigned packet = byte_at(cursor.take(1, phrase("a TGA packet")), 0);
    const std::uint64_t length = (packet & 127) + 1;
    static_cast<void>(
        cursor.take(header.pixel_bytes * (packet & 128 ? 1 : std::min(length, pixel_count - done)), phrase("a TGA packet")));
    done += length;
  }
}

}  // namespace

PngFacts check_png_image(const FileSource& source) {
  std::uint64_t packed_bytes = 0;
  PngFacts facts;
  const std::vector<PngChunk> chunks = png_chunks(source.bytes(), source.path());
  for (const PngChunk& chunk : chunks) {
    if (chunk.type == "IDAT") packed_bytes += chunk.data.size();
    if (chunk.type == "eXIf") facts.orientation = exif_orientation(chunk.data);
  }
  const std::string_view header = chunks.front().data;
  const std::uint64_t width = png_number(header), height = png_number(header.substr(4));
  check_image_size(source, width, height);
  const unsigned depth = byte_at(header, 8), color = byte_at(header, 9), interlaced = byte_at(header, 12);
  const std::uint64_t channels = color == 2 ? 3 : color == 4 ? 2 : color == 6 ? 4 : 1;
  const std::uint64_t row_bits = width * channels * depth;
  const std::uint64_t bytes = interlaced ? rounded_up(row_bits * height, 8) : (rounded_up(row_bits, 8) + 1) * height;
  if (bytes > most_inflation * packed_bytes) fail_oversized(source, width, height);
  facts.depth = static_cast<int>(depth);
  return facts;
}

int check_jpg_image(const FileSource& source) { return JpegWalk(source).walk(); }

void check_bmp_image(const FileSource& source) {
  ByteCursor cursor(source, 0);
  const std::string_view start = cursor.take(18, phrase("the BMP header"));
  const auto offset = load_scalar<std::uint32_t>(start.data() + 10, false),
             header_bytes = load_scalar<std::uint32_t>(start.data() + 14, false);
  const bool is_old = header_bytes == 12;
  const char* const header = cursor.take(is_old ? 8 : 36, phrase("the BMP header")).data();
  const std::uint64_t width = is_old ? load_scalar<std::uint16_t>(header, false) : load_scalar<std::uint32_t>(header, false);
  const std::int64_t signed_height =
      is_old ? load_scalar<std::uint16_t>(header + 2, false) : load_scalar<std::int32_t>(header + 4, false);
  const auto height = static_cast<std::uint64_t>(std::abs(signed_height));
  const std::uint64_t bits = load_scalar<std::uint16_t>(header + (is_old ? 6 : 10), false);
  const std::uint32_t packing = is_old ? 0 : load_scalar<std::uint32_t>(header + 12, false);
  check_image_size(source, width, height);
  if (bits != 1 && bits != 4 && bits != 8 && bits != 16 && bits != 24 && bits != 32)
    source.fail(told("its BMP pixels have {} bits; 1, 4, 8, 16, 24 and 32 are known", bits));
  if (packing == 1 || packing == 2 || packing == 4 || packing == 5)
    source.fail(said("BMP files with compression are not supported"), said("save it without, or as png"));
  const std::uint64_t expected = rounded_up(width * bits, 32) * 4 * height;
  const std::uint64_t found = source.bytes().size() - std::min<std::uint64_t>(offset, source.bytes().size());
  if (found < expected)
    source.fail(told("truncated: {} x {} pixels of {} bits need {} bytes from byte {} on, found {}", width, height, bits,
                     expected, offset, found));
}

void check_tga_image(const FileSource& source) {
  const TgaHeader header = parse_tga_header(source);
  check_image_size(source, header.width, header.height);
  if (header.packed) return check_tga_packets(source, header);
  const std::uint64_t expected = header.width * header.height * header.pixel_bytes;
  const std::uint64_t found = source.bytes().size() - header.data_offset;
  if (found < expected)
    source.fail(told("truncated: {} x {} pixels need {} bytes from byte {} on, found {}", header.width, header.height, expected,
                     header.data_offset, found));
}

}  // namespace ws::io
