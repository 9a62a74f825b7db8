// SPDX-License-Identifier: MIT
#include "compute/ridge/variants/launch_store.h"

#include "compute/core/data/number_in.h"
#include "compute/core/data/point_set.h"
#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <string_view>

namespace ws::ridge {

namespace {

constexpr std::string_view first_line = "warpscope ridge launches, format 1";
constexpr std::string_view header = "device,dimension,value_bytes,block_size,items_per_thread";

/// Cuts the text up to the mark off its front.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t at = text.find(mark);
  const std::string_view front = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return front;
}

/// Nothing for a line that write_launches would not write.
std::optional<StoredLaunch> launch_of(std::string_view line) {
  StoredLaunch stored;
  stored.device = cut(line, ',');
  std::array<std::size_t, 4> numbers{};
  for (std::size_t& number : numbers) {
    const auto value = number_in<std::size_t>(cut(line, ','));
    if (!value) return std::nullopt;
    number = *value;
  }
  const auto& [dimension, value_bytes, block_size, items] = numbers;
  const bool is_possible = line.empty() && !stored.device.empty() && dimension >= 1 && dimension <= max_dimension &&
                           (value_bytes == 4 || value_bytes == 8) && block_size >= 32 && block_size <= 1024 &&
                           block_size % 32 == 0 && (items == 1 || items == 2 || items == 4 || items == 8);
  if (!is_possible) return std::nullopt;
  stored.dimension = dimension;
  stored.value_bytes = value_bytes;
  stored.launch = {static_cast<std::uint32_t>(block_size), static_cast<std::uint32_t>(items)};
  return stored;
}

bool is_for_the_same(const StoredLaunch& a, const StoredLaunch& b) {
  return a.device == b.device && a.dimension == b.dimension && a.value_bytes == b.value_bytes;
}

std::vector<StoredLaunch> readable_launches(const std::filesystem::path& path) {
  try {
    return read_launches(path);
  } catch (const Error&) {  // a cache: it is made anew
    return {};
  }
}

}  // namespace

std::optional<std::filesystem::path> launch_store_path() {
  constexpr const char* below = "warpscope/ridge-launches.csv";
  const char *cache = std::getenv("XDG_CACHE_HOME"), *home = std::getenv("HOME");
  if (cache && *cache == '/') return std::filesystem::path(cache) / below;  // relative ones do not count, as XDG has it
  if (home && *home == '/') return std::filesystem::path(home) / ".cache" / below;
  return std::nullopt;
}

std::vector<StoredLaunch> read_launches(const std::filesystem::path& path) {
  std::error_code none;
  if (!std::filesystem::exists(path, none)) return {};
  const auto fail = [&](const std::string& why) {
    throw Error(ErrorKind::io, told("the launches in {} cannot be used: {}", path.string(), why),
                said("delete it, or measure anew with bench ridge --case tune"));
  };
  const std::string all = io::read_text(path);
  std::string_view text = all;
  if (cut(text, '\n') != first_line || cut(text, '\n') != header) fail(said("it is not a table of this version"));
  std::vector<StoredLaunch> launches;
  for (std::size_t line = 3; !text.empty(); ++line) {
    const auto launch = launch_of(cut(text, '\n'));
    if (!launch) fail(told("line {} is no launch", line));
    launches.push_back(*launch);
  }
  return launches;
}

void write_launches(const std::filesystem::path& path, const std::vector<StoredLaunch>& measured) {
  std::vector<StoredLaunch> all = readable_launches(path);
  for (StoredLaunch launch : measured) {
    std::replace(launch.device.begin(), launch.device.end(), ',', ' ');
    std::erase_if(all, [&](const StoredLaunch& old) { return is_for_the_same(old, launch); });
    all.push_back(std::move(launch));
  }
  std::string text = fmt::format("{}\n{}\n", first_line, header);
  for (const StoredLaunch& l : all)
    text +=
        fmt::format("{},{},{},{},{}\n", l.device, l.dimension, l.value_bytes, l.launch.block_size, l.launch.items_per_thread);
  std::error_code failed;
  std::filesystem::create_directories(path.parent_path(), failed);
  if (failed) throw Error(ErrorKind::io, told("cannot make the folder {}: {}", path.parent_path().string(), failed.message()));
  io::write_atomically(path, text);
}

VariantParameters with_stored_launch(VariantParameters parameters, const std::string& device, std::size_t dimension,
                                     std::size_t value_bytes, RunContext& context) {
  const auto path = launch_store_path();
  if (!path || (parameters.block_size > 0 && parameters.items_per_thread > 0)) return parameters;
  std::vector<StoredLaunch> launches;
  try {
    launches = read_launches(*path);
  } catch (const Error& error) {
    context.metrics.warn(error.full_text());
  }
  StoredLaunch wanted{device, dimension, value_bytes, {}};
  std::replace(wanted.device.begin(), wanted.device.end(), ',', ' ');
  const auto found = std::find_if(launches.begin(), launches.end(), [&](const auto& l) { return is_for_the_same(l, wanted); });
  if (found == launches.end()) return parameters;
  if (parameters.block_size == 0) parameters.block_size = found->launch.block_size;
  if (parameters.items_per_thread == 0) parameters.items_per_thread = found->launch.items_per_thread;
  return parameters;
}

}  // namespace ws::ridge
