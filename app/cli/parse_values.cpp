// Texts of flags as values.
// SPDX-License-Identifier: MIT
#include "app/cli/parse_values.h"

#include "compute/core/run/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <limits>
#include <numeric>
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
  throw Error(ErrorKind::invalid_argument, fmt::format("{} takes {}, not \"{}\"", flag, takes, text));
}

template <class T>
std::optional<T> whole_number(std::string_view text) {
  T value{};
  const auto [rest, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc{} || rest != text.data() + text.size()) return std::nullopt;
  return value;
}

/// How many letters must be changed, added, left out or swapped with the next to make one word from the other.
std::size_t letters_between(const std::string& a, const std::string& b) {
  constexpr std::size_t longest = 100;  // of what could be a name
  if (a.size() > longest || b.size() > longest) return longest;
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      now[k] = std::min({last[k] + 1, now[k - 1] + 1, last[k - 1] + (a[i - 1] != b[k - 1])});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1]) now[k] = std::min(now[k], before[k - 2] + 1);
    }
    before = std::exchange(last, now);
  }
  return last[b.size()];
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
  const auto number = whole_number<std::size_t>(std::string_view(text).substr(0, text.size() - (shift ? 1 : 0)));
  if (!number || *number == 0 || *number > std::numeric_limits<std::size_t>::max() >> shift)
    refuse(flag, "a number of bytes such as 2000000, 512M or 2G", text);
  return *number << shift;
}

std::pair<int, int> parse_size(const std::string& flag, const std::string& text) {
  const std::size_t x = text.find('x');
  if (x != std::string::npos) {
    const auto width = whole_number<int>(std::string_view(text).substr(0, x));
    const auto height = whole_number<int>(std::string_view(text).substr(x + 1));
    if (width && height && *width >= 1 && *height >= 1 && *width <= largest_side && *height <= largest_side)
      return {*width, *height};
  }
  refuse(flag, fmt::format("WIDTHxHEIGHT such as 1600x900, each from 1 to {}", largest_side), text);
}

std::uint64_t parse_whole(const std::string& flag, const std::string& text, std::uint64_t least, std::uint64_t most) {
  const auto number = whole_number<std::uint64_t>(text);
  if (!number || *number < least || *number > most)
    refuse(flag, fmt::format("a whole number from {} to {}", least, most), text);
  return *number;
}

double parse_number(const std::string& flag, const std::string& text, double least, double most) {
  const auto number = whole_number<double>(text);
  if (!number || !(*number >= least && *number <= most)) refuse(flag, fmt::format("a number from {} to {}", least, most), text);
  return *number;
}

std::string nearest_word(const std::string& given, const std::vector<std::string>& known) {
  const auto bare = [](const std::string& word) { return word.substr(std::min(word.find_first_not_of('-'), word.size())); };
  const std::string wanted = bare(given);
  std::string nearest;
  std::size_t least = std::max<std::size_t>(wanted.size() / 3, 1) + 1;  // one letter of three may be wrong
  for (const std::string& word : known) {
    const std::size_t distance = letters_between(wanted, bare(word));
    if (distance < least && distance < wanted.size()) least = distance, nearest = word;
  }
  return nearest;
}

std::string suggestion(const std::string& given, const std::vector<std::string>& known) {
  const std::string nearest = nearest_word(given, known);
  return nearest.empty() ? "" : fmt::format(" (did you mean {}?)", nearest);
}

std::string parse_step(const std::string& flag, const std::string& text) {
  if (text != "last" && !whole_number<std::uint64_t>(text)) refuse(flag, "a step's number or last", text);
  return text;
}

render::CameraPreset parse_camera(const std::string& flag, const std::string& text) {
  for (const auto& [name, preset] : cameras)
    if (name == text) return preset;
  refuse(flag, fmt::format("one of {}", fmt::join(camera_names(), ", ")), text);
}

std::vector<std::string> camera_names() {
  std::vector<std::string> names;
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

std::string parse_output(const std::string& flag, const std::string& path, const std::vector<std::string>& extensions) {
  std::string extension = std::filesystem::path(path).extension().string();
  if (!extension.empty()) extension.erase(0, 1);
  std::transform(extension.begin(), extension.end(), extension.begin(), [](unsigned char c) { return std::tolower(c); });
  if (std::find(extensions.begin(), extensions.end(), extension) == extensions.end())
    refuse(flag, fmt::format("a file that ends in .{}", fmt::join(extensions, ", .")), path);
  return path;
}

}  // namespace ws::app
