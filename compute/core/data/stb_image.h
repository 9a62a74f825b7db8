// stb's image codecs as this program compiles them. ImGui's package brings a libstb.so: without names of its own, a program
// that also links ImGui would take that library's functions.
// SPDX-License-Identifier: MIT
#pragma once

#define stbi_failure_reason ws_stbi_failure_reason
#define stbi_image_free ws_stbi_image_free
#define stbi_info_from_callbacks ws_stbi_info_from_callbacks
#define stbi_load_16_from_callbacks ws_stbi_load_16_from_callbacks
#define stbi_load_from_callbacks ws_stbi_load_from_callbacks
#define stbi_load_from_memory ws_stbi_load_from_memory
#define stbi_write_bmp_to_func ws_stbi_write_bmp_to_func
#define stbi_write_jpg_to_func ws_stbi_write_jpg_to_func
#define stbi_write_png_to_func ws_stbi_write_png_to_func
#define stbi_write_tga_to_func ws_stbi_write_tga_to_func
#define stbi_zlib_compress ws_stbi_zlib_compress

#include <stb_image.h>
#include <stb_image_write.h>

/// Packs bytes as PNG files have them, into memory to be freed; null where there is none. stb's header does not name it.
extern "C" unsigned char* stbi_zlib_compress(unsigned char* data, int size, int* packed_size, int quality);
