// SPDX-License-Identifier: MIT
#include "compute/io/images/exif.h"

#include "compute/io/formats/binary.h"

#include <cstdint>
#include <cstring>

namespace ws::io {
namespace {

constexpr std::size_t header_bytes = 8, entry_bytes = 12;
constexpr unsigned orientation_tag = 0x0112, type_short = 3;

struct Place {
  int x, y;
};

/// Which stored pixel is seen at (x, y); width and height are those of the stored image.
Place stored_place(int orientation, int x, int y, int width, int height) {
  switch (orientation) {
    case 2:
      return {width - 1 - x, y};
    case 3:
      return {width - 1 - x, height - 1 - y};
    case 4:
      return {x, height - 1 - y};
    case 5:
      return {y, x};
    case 6:
      return {y, height - 1 - x};
    case 7:
      return {width - 1 - y, height - 1 - x};
    case 8:
      return {width - 1 - y, x};
    default:
      return {x, y};
  }
}

}  // namespace

int exif_orientation(std::string_view tiff) {
  const bool big = tiff.starts_with(std::string_view("MM\0*", 4));
  if (tiff.size() < header_bytes || (!big && !tiff.starts_with(std::string_view("II*\0", 4)))) return 1;
  const std::size_t directory = load_scalar<std::uint32_t>(tiff.data() + 4, big);
  if (directory > tiff.size() || tiff.size() - directory < 2) return 1;
  const std::size_t count = load_scalar<std::uint16_t>(tiff.data() + directory, big);
  std::string_view entries = tiff.substr(directory + 2);
  for (std::size_t i = 0; i < count && entries.size() >= entry_bytes; ++i, entries.remove_prefix(entry_bytes)) {
    if (load_scalar<std::uint16_t>(entries.data(), big) != orientation_tag) continue;
    if (load_scalar<std::uint16_t>(entries.data() + 2, big) != type_short) return 1;
    const int orientation = load_scalar<std::uint16_t>(entries.data() + 8, big);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

Image upright(Image stored, int orientation) {
  if (orientation <= 1 || orientation > 8) return stored;
  const bool on_its_side = orientation >= 5;
  Image seen(on_its_side ? stored.height() : stored.width(), on_its_side ? stored.width() : stored.height(), stored.channels(),
             stored.type());
  seen.white = stored.white;
  const std::size_t pixel_bytes = static_cast<std::size_t>(stored.channels()) * bytes_of(stored.type());
  const auto offset = [&](const Image& image, int x, int y) {
    return (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width()) + static_cast<std::size_t>(x)) * pixel_bytes;
  };
  for (int y = 0; y < seen.height(); ++y)
    for (int x = 0; x < seen.width(); ++x) {
      const Place from = stored_place(orientation, x, y, stored.width(), stored.height());
      std::memcpy(seen.bytes().data() + offset(seen, x, y), stored.bytes().data() + offset(stored, from.x, from.y),
                  pixel_bytes);
    }
  return seen;
}

}  // namespace ws::io
