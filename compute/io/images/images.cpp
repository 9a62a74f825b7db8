// Chooses the image format by content, then extension; digests the file meanwhile.
// SPDX-License-Identifier: MIT
#include "compute/io/images/images.h"

#include "compute/core/data/png.h"
#include "compute/core/device/memory.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/core/words/told.h"
#include "compute/io/digest.h"
#include "compute/io/files.h"
#include "compute/io/formats/npy_header.h"
#include "compute/io/images/image_formats.h"
#include "compute/io/mapped_file.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ws::io {
namespace {

constexpr std::uint64_t largest_side = std::uint64_t{1} << 24;
constexpr std::size_t most_cloud_columns = 16;

struct ImageFormat {
  std::string_view extension;
  std::string_view mark;  ///< what its files begin with; empty: nothing in particular
  ImageFile (*read)(const FileSource&);
  void (*write)(const Image&, Depth, const Append&);
};

/// A writer whose format leaves no choice.
template <void (*write)(const Image&, const Append&)>
void at_its_depth(const Image& image, Depth, const Append& append) {
  write(image, append);
}

constexpr std::array<ImageFormat, 9> image_formats{{{"png", png_signature, read_png_image, write_png_image},
                                                    {"jpg", "\xff\xd8\xff", read_jpg_image, at_its_depth<write_jpg_image>},
                                                    {"jpeg", "\xff\xd8\xff", read_jpg_image, at_its_depth<write_jpg_image>},
                                                    {"bmp", "BM", read_bmp_image, at_its_depth<write_bmp_image>},
                                                    {"tga", "", read_tga_image, at_its_depth<write_tga_image>},
                                                    {"hdr", "#?", read_hdr_image, at_its_depth<write_hdr_image>},
                                                    {"pfm", "PF", read_pfm_image, at_its_depth<write_pfm_image>},
                                                    {"pfm", "Pf", read_pfm_image, at_its_depth<write_pfm_image>},
                                                    {"npy", "\x93NUMPY", read_npy_image, at_its_depth<write_npy_image>}}};

const ImageFormat* format_of(std::string_view extension) {
  const auto found =
      std::find_if(image_formats.begin(), image_formats.end(), [&](const ImageFormat& f) { return f.extension == extension; });
  return found == image_formats.end() ? nullptr : &*found;
}

const ImageFormat* format_marked(std::string_view bytes) {
  const auto found = std::find_if(image_formats.begin(), image_formats.end(),
                                  [&](const ImageFormat& f) { return !f.mark.empty() && bytes.starts_with(f.mark); });
  return found == image_formats.end() ? nullptr : &*found;
}

std::string known_extensions() { return told("known are {}", joined_text(image_extensions(), ", ")); }

[[noreturn]] void refuse_extension(const FileSource& source) {
  check_is_file(source.path());
  source.fail(source.extension().empty() ? said("a file without extension does not tell its format")
                                         : told("{} is not an extension of an image format", shown(source.extension())),
              known_extensions());
}

ImageFile read_as_marked(const FileSource& source) {
  const ImageFormat* const named = format_of(source.extension());
  if (!named) refuse_extension(source);
  const ImageFormat* const marked = named->mark.empty() ? nullptr : format_marked(source.bytes());
  if (!marked && !named->mark.empty())
    source.fail(told("is not a {} file: expected {} at byte 0, found {}", named->extension, shown(named->mark),
                     shown(source.bytes().substr(0, named->mark.size()))));
  ImageFile file = (marked ? marked : named)->read(source);
  if (marked && marked->read != named->read)
    file.warnings.push_back(told("holds a {} image in spite of its name", marked->extension));
  return file;
}

bool is_image_array(const NpyHeader& header) {
  const auto& shape = header.shape;
  if (shape.size() == 3) return true;
  return shape.size() == 2 && (header.type == ScalarType::uint8 || shape[1] > most_cloud_columns);
}

}  // namespace

void check_image_size(const FileSource& source, std::uint64_t width, std::uint64_t height) {
  if (width < 1 || height < 1 || width > largest_side || height > largest_side)
    source.fail(told("its size is {} x {} pixels, each side must be from 1 to {}", width, height, largest_side));
}

void fail_oversized(const FileSource& source, std::uint64_t width, std::uint64_t height) {
  source.fail(told("its header claims {} x {} pixels, more than its {} bytes can hold", width, height, source.bytes().size()));
}

Image make_image(const FileSource& source, std::uint64_t width, std::uint64_t height, int channels, PixelType type,
                 std::uint64_t other_bytes) {
  check_image_size(source, width, height);
  const std::uint64_t needed = width * height * static_cast<std::uint64_t>(channels) * bytes_of(type) + other_bytes;
  if (needed > free_host_bytes())
    throw Error(ErrorKind::out_of_memory,
                told("reading {} x {} pixels needs about {} MB of memory, {} MB are there", width, height, needed >> 20,
                     free_host_bytes() >> 20),
                said("use a smaller image"));
  return {static_cast<int>(width), static_cast<int>(height), channels, type};
}

ImageFile read_image(const std::filesystem::path& path, const ReadOptions& options) {
  const FileSource unopened(path, {}, options);
  if (!format_of(unopened.extension())) refuse_extension(unopened);
  unopened.check_stop();
  unopened.report(0);
  const MappedFile mapped(path);
  const FileSource source(path, mapped.bytes(), options);
  if (mapped.bytes().empty()) source.fail(said("holds no image: the file is empty"));

  BackgroundSha256 digest(mapped.bytes(), options.stop);
  ImageFile file = read_as_marked(source);
  source.check_stop();
  file.sha256 = digest.hex();
  source.report(1);
  return file;
}

Depth depth_of(const Image& image) {
  return image.type() == PixelType::float32 && image.white == 255 ? Depth::sixteen : Depth::eight;
}

void write_image(const std::filesystem::path& path, const Image& image, Depth depth) {
  const ReadOptions options;
  const std::string extension = FileSource(path, {}, options).extension();
  const ImageFormat* const format = format_of(extension);
  if (!format)
    throw Error(ErrorKind::io, told("cannot write an image to {}: the extension \"{}\" is not known", path.string(), extension),
                known_extensions());
  if (image.empty()) throw Error(ErrorKind::invalid_argument, said("an image without pixels cannot be written"));
  try {
    write_atomically(path, [&](const Append& append) { format->write(image, depth, append); });
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::invalid_argument) throw;
    throw Error(ErrorKind::io, told("cannot write {}: {}", path.string(), error.what()), error.hint());
  }
}

void write_image(const std::filesystem::path& path, const Image& image) { write_image(path, image, depth_of(image)); }

std::vector<std::string> losses_in_file(const std::filesystem::path& path, const Image& image, Depth depth) {
  const ReadOptions options;
  const std::string extension = FileSource(path, {}, options).extension();
  if (image.type() == PixelType::uint8 || extension == "npy" || extension == "pfm") return {};
  // What is nearer than half a step of the file is rounded, not cut off.
  const bool is_fine = extension == "hdr" || (extension == "png" && has_16_bits(image, depth));
  const double slack = 0.5 * image.white / (is_fine ? 65535 : 255);
  std::size_t below = 0, above = 0, nan = 0;
  for (const float v : image.values<float>()) {
    below += double{v} < -slack;
    above += double{v} > image.white + slack;
    nan += std::isnan(v);
  }
  if (extension == "hdr") above = nan = 0;
  const auto percent = [&](std::size_t count) { return 100.0 * static_cast<double>(count) / double(image.value_count()); };
  const std::string name = path.filename().string();
  std::vector<std::string> losses;
  if (below + above > 0)
    losses.push_back(
        extension == "hdr"
            ? told("{} cuts values off: {:.3g} % lie below black; npy and pfm keep them", name, percent(below))
            : told("{} cuts values off: {:.3g} % lie below black, {:.3g} % above white ({:g}); npy and pfm keep them", name,
                   percent(below), percent(above), image.white));
  if (nan > 0) losses.push_back(told("{} has black for {} values that are no numbers; npy and pfm keep them", name, nan));
  return losses;
}

const std::vector<std::string>& image_extensions() {
  static const std::vector<std::string> extensions = [] {
    std::vector<std::string> names;
    for (const ImageFormat& format : image_formats)
      if (names.empty() || names.back() != format.extension) names.emplace_back(format.extension);
    return names;
  }();
  return extensions;
}

bool is_image_file(const std::filesystem::path& path) {
  const ReadOptions options;
  const std::string extension = FileSource(path, {}, options).extension();
  if (extension != "npy") return format_of(extension) != nullptr;
  try {
    const MappedFile mapped(path);
    return is_image_array(parse_npy_header(FileSource(path, mapped.bytes(), options)));
  } catch (const Error&) {  // opening it reports what is wrong with it
    return false;
  }
}

}  // namespace ws::io
