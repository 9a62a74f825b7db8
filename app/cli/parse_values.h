// Texts of flags as values; each throws Error{invalid_argument} that names the flag and what it takes.
// SPDX-License-Identifier: MIT
#pragma once

#include "render/scene/camera.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace ws::app {

/// "512M", "2G", "1000000": K, M, G are powers of 1024.
[[nodiscard]] std::size_t parse_bytes(const std::string& flag, const std::string& text);
/// "1600x900", each side 1…32768.
[[nodiscard]] std::pair<int, int> parse_size(const std::string& flag, const std::string& text);
/// The same, or the name of a size that pictures often have ("4k"): then with its scale, else 1.
struct NamedSize {
  int width, height;
  float scale;
};
[[nodiscard]] NamedSize parse_picture_size(const std::string& flag, const std::string& text);
/// A whole number from `least` to `most`, of nothing but digits.
[[nodiscard]] std::uint64_t parse_whole(const std::string& flag, const std::string& text, std::uint64_t least = 0,
                                        std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
/// A number from `least` to `most`; NaN is none.
[[nodiscard]] double parse_number(const std::string& flag, const std::string& text, double least, double most);
/// "last", a whole number, or a condition on steps (see step_condition.h); returned as it is.
[[nodiscard]] std::string parse_step(const std::string& flag, const std::string& text);
[[nodiscard]] render::CameraPreset parse_camera(const std::string& flag, const std::string& text);
/// The names that parse_camera takes.
[[nodiscard]] std::vector<std::string> camera_names();
/// "a,b,c" → a, b, c; refuses empty parts.
[[nodiscard]] std::vector<std::string> parse_list(const std::string& flag, const std::string& text);
/// "takes one of a, b, c, not \"x\"", with the one that may have been meant.
[[nodiscard]] std::string takes_one_of(const std::vector<std::string>& names, const std::string& given);
/// The path as given, if its extension is among `extensions` (without a dot).
[[nodiscard]] std::string parse_output(const std::string& flag, const std::string& path,
                                       const std::vector<std::string>& extensions);

}  // namespace ws::app
