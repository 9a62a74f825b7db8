// The one implementation of stb's image codecs, for compute/io and render alike.
// SPDX-License-Identifier: MIT
#include <cstdlib>

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
#define STB_IMAGE_WRITE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb_image.h>
#include <stb_image_write.h>
#pragma GCC diagnostic pop
