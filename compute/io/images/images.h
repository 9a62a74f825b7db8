// Images from files and to files: png, jpg, bmp, tga, hdr, pfm, npy.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/image.h"
#include "compute/io/read_options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ws::io {

struct ImageFile {
  Image image;
  std::string sha256;  ///< of the file's bytes, hexadecimal
  std::vector<std::string> warnings;
};

/// The format follows the content, TGA (which has no mark) the extension. A photograph that was taken with the camera turned
/// (EXIF, in jpg and png) is turned upright. 8-bit pixels stay uint8 with white 255; 16-bit
/// ones become float32 from 0 to 255 (value / 257), so white is 255 as well; hdr, pfm and float npy keep their values, white
/// is 1. Grey with alpha becomes four channels. NaN pixels are kept. Throws Error{io} that names the byte, what was expected
/// and what was found; Cancelled when stopped (inflating a PNG is not interrupted). Nothing is allocated for a header that
/// claims more pixels than the file can hold.
[[nodiscard]] ImageFile read_image(const std::filesystem::path& path, const ReadOptions& options = {});

/// How many bits png gives to values whose white is 255: as many as 8-bit pixels had, or 16 for what came from 16. Where white
/// is 1 it has 16.
enum class Depth { eight, sixteen };
/// What an image that was read was: 16 bits where it is float32 with white 255.
[[nodiscard]] Depth depth_of(const Image& image);

/// By extension; atomic. jpg, bmp and tga get 8-bit values: value · 255 / white, rounded half up, clamped, NaN as 0; so does
/// png of what came from 8-bit pixels, all else has 16 bits there: value · 65535 / white. hdr gets value / white;
/// pfm gets float32 and npy either type, both as they are. Throws Error{io} for channels or a size that the format cannot hold,
/// rather than leave something out.
void write_image(const std::filesystem::path& path, const Image& image, Depth depth);
/// An image that was read or generated: with its own depth.
void write_image(const std::filesystem::path& path, const Image& image);

/// What `write_image` to that path changes beyond rounding, one sentence each: values below black and above white, which
/// only npy and pfm keep (hdr those above white), and NaN. Empty: nothing. Cost O(values).
[[nodiscard]] std::vector<std::string> losses_in_file(const std::filesystem::path& path, const Image& image, Depth depth);

/// What is read and written, without dots; the first is the usual choice.
[[nodiscard]] const std::vector<std::string>& image_extensions();

/// Whether `path` holds an image rather than a point cloud, by its extension; an npy file by its array: H×W×1, 3 or 4, or
/// two axes of bytes or of more than 16 columns. False for an npy file that cannot be read.
[[nodiscard]] bool is_image_file(const std::filesystem::path& path);

}  // namespace ws::io
