// Formatted text in pieces, and lists: what fmt::format_to and fmt::join do, but compiled once. These compile much of their
// library again in each source that calls them, for up to six seconds with -O3.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

namespace ws {

namespace words {
void append(fmt::memory_buffer& text, fmt::string_view form, fmt::format_args values);
}

/// fmt::format at the end of `text`.
template <class... Values>
void append_formatted(fmt::memory_buffer& text, fmt::format_string<Values...> form, Values&&... values) {
  words::append(text, form, fmt::make_format_args(values...));
}

/// The values as "{}" writes them, and `between` from one to the next.
template <class Values>
[[nodiscard]] std::string joined_text(const Values& values, std::string_view between) {
  std::string text;
  bool is_first = true;
  for (const auto& value : values) {
    if (!std::exchange(is_first, false)) text += between;
    if constexpr (std::is_convertible_v<decltype(value), std::string_view>)
      text += std::string_view(value);
    else
      text += fmt::format("{}", value);
  }
  return text;
}

/// In four digits, but without an exponent where no more than seven are needed before the point.
[[nodiscard]] std::string short_number(double value);

}  // namespace ws
