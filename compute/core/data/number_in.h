// A text that is a number and nothing else.
// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace ws {

/// Nothing where the text is empty, holds anything beside the number (a sign "+", blanks), or T cannot hold it.
template <class T>
[[nodiscard]] std::optional<T> number_in(std::string_view text) {
  T value{};
  const char* const end = text.data() + text.size();
  const auto [rest, failure] = std::from_chars(text.data(), end, value);
  return failure == std::errc{} && rest == end ? std::optional<T>(value) : std::nullopt;
}

}  // namespace ws
