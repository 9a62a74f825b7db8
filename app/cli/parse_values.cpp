// Texts of flags as values.
// SPDX-License-Identifier: MIT
#include "app/cli/parse_values.h"

#include "app/session/nearest_word.h"
#include "app/session/pictures/picture_sizes.h"
#include "app/session/stop/step_condition.h"
#include "compute/core/data/number_in.h"
#include "compute/core/run/error.h"
#include "compute/core/words/formatted.h"
#include "compute/io/file_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <limits>
#include <optional>
#include <utility>

namespace ws::app {

namespace {

constexpr int largest_side = 32768;

constexpr std::array<std::pair<std::string_view, render::CameraPreset>, 7> cameras{{
    {"front", render::CameraPreset::front},
    {"back", render::CameraPreset::back},
    {"left", render::CameraPreset::left},
    {"right", render::CameraPreset::right},
    {"top", render::CameraPreset::top},
    {"bottom", render::CameraPreset::bottom},
    {"isometric", render::CameraPreset::isometric},
}};

[[noreturn]] void refuse(const std::string& flag, const std::string& takes, const std::string& text) {
  throw Error(ErrorKind::invalid_argument, fmt::format("{} takes {}, not {}", flag, takes, io::shown(text)));
}

int shift_of(char suffix) {
  switch (suffix) {
    case 'k':
    case 'K':
      return 10;
    case 'm':
    case 'M':
      return 20;
    case 'g':
    case 'G':
      return 30;
    default:
      return 0;
  }
}

}  // namespace

std::size_t parse_bytes(const std::string& flag, const std::string& text) {
  const int shift = text.empty() ? 0 : shift_of(text.back());
  const auto number = number_in<std::size_t>(std::string_view(text).substr(0, text.size() - (shift ? 1 : 0)));
  if (!number || *number == 0 || *number > std::numeric_limits<std::size_t>::max() >> shift)
    refuse(flag, "a number of bytes such as 2000000, 512M or 2G", text);
  return *number << shift;
}

std::pair<int, int> parse_size(const std::string& flag, const std::string& text) {
  const std::size_t x = text.find('x');
  if (x != std::string::npos) {
    const auto width = number_in<int>(std::string_view(text).substr(0, x));
    const auto height = number_in<int>(std::string_view(text).substr(x + 1));
    if (width && height && *width >= 1 && *height >= 1 && *width <= largest_side && *height <= largest_side)
      return {*width, *height};
  }
  refuse(flag, fmt::format("WIDTHxHEIGHT such as 1600x900, each from 1 to {}", largest_side), text);
}

NamedSize parse_picture_size(const std::string& flag, const std::string& text) {
  if (const PictureSize* named = find_picture_size(text)) return {named->width, named->height, named->scale};
  std::vector<std::string> names;
  names.reserve(std::size(picture_sizes));
  for (const PictureSize& size : picture_sizes) names.emplace_back(size.id);
  if (text.find('x') == std::string::npos)
    refuse(flag, fmt::format("WIDTHxHEIGHT such as 1600x900, or one of {}", joined_text(names, ", ")), text);
  const auto [width, height] = parse_size(flag, text);
  return {width, height, 1};
}

std::uint64_t parse_whole(const std::string& flag, const std::string& text, std::uint64_t least, std::uint64_t most) {
  const auto number = number_in<std::uint64_t>(text);
  if (!number || *number < least || *number > most)
    refuse(flag, fmt::format("a whole number from {} to {}", least, most), text);
  return *number;
}

double parse_number(const std::string& flag, const std::string& text, double least, double most) {
  const auto number = number_in<double>(text);
  if (!number || !(*number >= least && *number <= most)) refuse(flag, fmt::format("a number from {} to {}", least, most), text);
  return *number;
}

std::string parse_step(const std::string& flag, const std::string& text) {
  if (text == "last" || number_in<std::uint64_t>(text)) return text;
  if (text.find_first_of(":<>=") == std::string::npos && !text.ends_with(" changes"))
    refuse(flag, "a step's number, last, or a condition such as first:removed_near, phase:decimate or cost<900", text);
  try {
    static_cast<void>(parse_step_condition(text));
  } catch (const Error& error) {
    throw Error(error.kind(), fmt::format("{} {}", flag, error.what()), error.hint());
  }
  return text;
}

render::CameraPreset parse_camera(const std::string& flag, const std::string& text) {
  for (const auto& [name, preset] : cameras)
    if (name == text) return preset;
  throw Error(ErrorKind::invalid_argument, fmt::format("{} {}", flag, takes_one_of(camera_names(), text)));
}

std::vector<std::string> camera_names() {
  std::vector<std::string> names;
  names.reserve(cameras.size());
  for (const auto& [name, preset] : cameras) names.emplace_back(name);
  return names;
}

std::vector<std::string> parse_list(const std::string& flag, const std::string& text) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  while (true) {
    const std::size_t comma = text.find(',', begin);
    parts.push_back(text.substr(begin, comma - begin));
    if (parts.back().empty()) refuse(flag, "names or numbers separated by commas", text);
    if (comma == std::string::npos) return parts;
    begin = comma + 1;
  }
}

std::string takes_one_of(const std::vector<std::string>& names, const std::string& given) {
  return fmt::format("takes one of {}, not {}{}", joined_text(names, ", "), io::shown(given), suggestion(given, names));
}

std::string parse_output(const std::string& flag, const std::string& path, const std::vector<std::string>& extensions) {
  std::string extension = std::filesystem::path(path).extension().string();
  if (!extension.empty()) extension.erase(0, 1);
  std::transform(extension.begin(), extension.end(), extension.begin(), [](unsigned char c) { return std::tolower(c); });
  if (std::find(extensions.begin(), extensions.end(), extension) == extensions.end())
    refuse(flag, fmt::format("a file that ends in .{}", joined_text(extensions, ", .")), path);
  return path;
}

}  // namespace ws::app
