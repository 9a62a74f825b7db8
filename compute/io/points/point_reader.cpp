// Shared parts of the point readers.
// SPDX-License-Identifier: MIT
#include "compute/io/points/point_reader.h"

#include "compute/core/run/error.h"
#include "compute/core/words/told.h"
#include "compute/io/formats/text_fields.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>

namespace ws::io {
namespace {

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower_case(x) == lower_case(y); });
}

std::optional<std::size_t> find_name(const std::vector<std::string>& names, std::string_view wanted) {
  auto found = std::find(names.begin(), names.end(), wanted);
  if (found == names.end())
    found = std::find_if(names.begin(), names.end(), [&](const std::string& n) { return equal_ignoring_case(n, wanted); });
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

std::optional<std::size_t> parse_index(std::string_view text) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), index);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return index;
}

std::string available_columns(const std::vector<std::string>& names, std::size_t field_count) {
  if (field_count == 0) return said("none");
  if (names.empty())
    return field_count == 1 ? said("column 0 only (no names)") : told("columns 0 to {} (no names)", field_count - 1);
  constexpr std::size_t shown_count = 40;
  std::string list;
  for (std::size_t i = 0; i < std::min(names.size(), shown_count); ++i) list += (i ? ", " : "") + printable(names[i]);
  return names.size() > shown_count ? told("{} and {} more", list, names.size() - shown_count) : list;
}

std::size_t resolve_column(const FileSource& source, const std::string& wanted, const std::vector<std::string>& names,
                           std::size_t field_count) {
  if (const auto by_name = find_name(names, wanted)) return *by_name;
  if (const auto by_number = parse_index(wanted); by_number && *by_number < field_count) return *by_number;
  source.fail(told("there is no column {}; it has {}", shown(wanted), available_columns(names, field_count)),
              said("--columns takes names or 0-based numbers"));
}

}  // namespace

bool is_name_of_column(std::string_view wanted, std::string_view name) { return equal_ignoring_case(wanted, name); }

std::vector<std::size_t> chosen_columns(const FileSource& source, const std::vector<std::string>& names,
                                        std::size_t field_count) {
  std::vector<std::size_t> chosen;
  for (const std::string& wanted : source.options().columns) {
    const std::size_t column = resolve_column(source, wanted, names, field_count);
    if (std::find(chosen.begin(), chosen.end(), column) != chosen.end())
      source.fail(told("column {} is chosen twice", shown(wanted)), said("--columns takes each column once"));
    chosen.push_back(column);
  }
  if (source.options().columns.empty())
    for (std::size_t i = 0; i < field_count; ++i) chosen.push_back(i);
  return chosen;
}

std::vector<std::size_t> resolve_columns(const FileSource& source, const std::vector<std::string>& names,
                                         std::size_t field_count) {
  if (source.options().columns.empty()) check_dimension(source, field_count);  // of no rows there may be 2⁶¹, too many to list
  std::vector<std::size_t> chosen = chosen_columns(source, names, field_count);
  check_dimension(source, chosen.size());
  return chosen;
}

void check_dimension(const FileSource& source, std::size_t dimension) {
  if (dimension == 0) source.fail(said("its points have no coordinates"));
  if (dimension > max_dimension)
    source.fail(told("its points have {} dimensions, at most {} are supported", dimension, max_dimension),
                said("--columns picks columns"));
}

void for_each_chunk(const FileSource& source, std::size_t chunk_count, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next{0};
  std::atomic<bool> failed{false};
  std::mutex mutex;
  std::size_t failed_chunk = std::numeric_limits<std::size_t>::max();
  std::exception_ptr failure;

  // Chunks are handed out in order, so every chunk below a failing one was begun and finishes: the first error wins.
  const auto worker = [&] {
    while (!failed && !source.options().stop.stop_requested()) {
      const std::size_t chunk = next++;
      if (chunk >= chunk_count) return;
      try {
        work(chunk);
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (chunk < failed_chunk) failure = std::current_exception(), failed_chunk = chunk;
        failed = true;
      }
    }
  };

  const int wanted = source.options().thread_count;
  const std::size_t thread_count =
      wanted > 0 ? static_cast<std::size_t>(wanted) : std::max(1u, std::thread::hardware_concurrency());
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(thread_count, chunk_count); ++i) helpers.emplace_back(worker);
    worker();
  }
  if (failure) std::rethrow_exception(failure);
  source.check_stop();
}

std::optional<PointedTable> pointed_table(const FileSource& source, bool tabs_separate) {
  const auto separator = separator_beside_commas(source.text(), tabs_separate);
  if (!separator) return std::nullopt;
  return with_decimal_points(source.text(), *separator, [&](std::size_t count, const std::function<void(std::size_t)>& work) {
    for_each_chunk(source, count, work);
  });
}

}  // namespace ws::io
