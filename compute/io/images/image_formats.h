// What the readers and writers of the image formats share; each format is one function.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/io/file_source.h"
#include "compute/io/images/images.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace ws::io {

// Readers check the header against the bytes that are there before they allocate; digest and progress are the caller's.
[[nodiscard]] ImageFile read_png_image(const FileSource& source);
[[nodiscard]] ImageFile read_jpg_image(const FileSource& source);
[[nodiscard]] ImageFile read_bmp_image(const FileSource& source);
[[nodiscard]] ImageFile read_tga_image(const FileSource& source);
[[nodiscard]] ImageFile read_hdr_image(const FileSource& source);
[[nodiscard]] ImageFile read_pfm_image(const FileSource& source);
[[nodiscard]] ImageFile read_npy_image(const FileSource& source);

/// Throws Error{io} unless both sides are from 1 to 2²⁴.
void check_image_size(const FileSource& source, std::uint64_t width, std::uint64_t height);
/// Throws Error{io}: the header claims more pixels than the file can hold.
[[noreturn]] void fail_oversized(const FileSource& source, std::uint64_t width, std::uint64_t height);
/// The image, if memory suffices for it and `other_bytes` more; else throws Error{out_of_memory} with both numbers.
[[nodiscard]] Image make_image(const FileSource& source, std::uint64_t width, std::uint64_t height, int channels,
                               PixelType type, std::uint64_t other_bytes = 0);

// What a decoder that trusts its input must not be asked to do: each throws Error{io} for a file that is cut short, damaged
// in its structure or claims more than it holds.
struct PngFacts {
  int depth = 8;        ///< bits per channel
  int orientation = 1;  ///< as EXIF counts it
};
[[nodiscard]] PngFacts check_png_image(const FileSource& source);
/// Tells the orientation, as EXIF counts it.
[[nodiscard]] int check_jpg_image(const FileSource& source);
void check_bmp_image(const FileSource& source);
void check_tga_image(const FileSource& source);

/// Throws Error{invalid_argument} for four channels: nothing of an image is left out silently.
void refuse_alpha(const Image& image, const char* format);

/// Whether png holds the image in 16 bits.
[[nodiscard]] bool has_16_bits(const Image& image, Depth depth);

using Append = std::function<void(std::string_view)>;
void write_png_image(const Image& image, Depth depth, const Append& append);
void write_jpg_image(const Image& image, const Append& append);
void write_bmp_image(const Image& image, const Append& append);
void write_tga_image(const Image& image, const Append& append);
void write_hdr_image(const Image& image, const Append& append);
void write_pfm_image(const Image& image, const Append& append);
void write_npy_image(const Image& image, const Append& append);

}  // namespace ws::io
