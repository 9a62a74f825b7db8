// The one implementation of stb's image codecs, for compute/io and render alike.
// SPDX-License-Identifier: MIT
#include <zlib.h>

#include <cstdlib>
#include <memory>

namespace {

constexpr uLongf most_bytes = 0x7fff'ff00;  ///< stb counts in int, and adds the heads of chunks
constexpr int level = 4;  ///< as quick as stb's own; higher ones take two to ten times as long for a tenth less

/// zlib's deflate for stb, whose own does not look whether it was given memory. In memory that stb frees; null where there is
/// none, or where stb could not count the bytes.
unsigned char* deflated(unsigned char* data, int size, int* packed_size, int) {
  uLongf packed = compressBound(static_cast<uLong>(size));
  std::unique_ptr<unsigned char, decltype(&std::free)> bytes(static_cast<unsigned char*>(std::malloc(packed)), std::free);
  if (!bytes || compress2(bytes.get(), &packed, data, static_cast<uLong>(size), level) != Z_OK) return nullptr;
  if (packed > most_bytes) return nullptr;
  *packed_size = static_cast<int>(packed);
  return bytes.release();
}

}  // namespace

// Decoders of damaged files leave pixels out: these are black then, not what the memory held before.
#define STBI_MALLOC(size) std::calloc(1, size)
#define STBI_REALLOC(data, size) std::realloc(data, size)
#define STBI_FREE(data) std::free(data)
#define STBI_ONLY_PNG
#define STBI_ONLY_JPEG
#define STBI_ONLY_BMP
#define STBI_ONLY_TGA
#define STBI_NO_LINEAR
#define STBI_NO_STDIO
#define STB_IMAGE_IMPLEMENTATION
#define STBI_WRITE_NO_STDIO
#define STBIW_ZLIB_COMPRESS deflated
#define STB_IMAGE_WRITE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include "compute/core/data/stb_image.h"
#pragma GCC diagnostic pop
