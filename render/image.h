// Pictures in memory and as PNG files with an embedded text, and how much two of them differ.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace ws::render {

/// More pixels are neither drawn nor read: 1 GiB of RGBA.
inline constexpr std::int64_t largest_pixel_count = std::int64_t{1} << 28;

/// 8-bit sRGB with straight alpha, top row first.
struct Image {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgba;
};

/// From alpha that is multiplied into the colours, as blending gives it.
void make_alpha_straight(Image& image);

/// The bytes of a PNG file, for callers that write it themselves; else as `write_png`. With dots per inch (0: none are told) it
/// has a size on paper.
[[nodiscard]] std::vector<std::uint8_t> png_bytes(const Image& image, const std::string& state_json = {},
                                                  double dots_per_inch = 0);
/// Atomic. `state_json` (if any) is kept in an iTXt chunk with keyword "warpscope". Same image and state: same bytes.
void write_png(const std::filesystem::path& path, const Image& image, const std::string& state_json = {});
[[nodiscard]] Image read_png(const std::filesystem::path& path);
/// The embedded state, empty if there is none. Throws Error{io} for what is no PNG.
[[nodiscard]] std::string read_png_state(const std::filesystem::path& path);

/// Whether a state is embedded, by the chunks' beginnings alone: quick for any picture. False for what is no PNG.
[[nodiscard]] bool has_png_state(const std::filesystem::path& path);

struct ImageDifference {
  double rms = 0;        ///< over all channels, 0…1
  double maximum = 0;    ///< of one channel, 0…1
  double differing = 0;  ///< share of pixels that differ at all
};
/// Throws Error{invalid_argument} for unequal sizes.
[[nodiscard]] ImageDifference difference(const Image& a, const Image& b);

}  // namespace ws::render
