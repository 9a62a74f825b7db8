// Pseudocode while it is put together: in English, by which a step finds its line, and in the reader's language.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/result/explanation.h"
#include "compute/core/words/told.h"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ws {

/// Lines one below the other. They are made by the functions below, whose literals tools/translations.py finds: blanks in front
/// of one indent its line, and are no part of what is translated.
struct CodeLines {
  std::vector<std::string> english = {}, told = {};  ///< as many

  CodeLines() = default;
  CodeLines(const char* literal);
  void add(const CodeLines& more);
};

/// Of literals, and of lines that were made before.
[[nodiscard]] CodeLines code_lines(std::initializer_list<CodeLines> lines);
[[nodiscard]] CodeLines indented(std::size_t blanks, CodeLines lines);

namespace words {
[[nodiscard]] CodeLines tell_line(std::string_view english, const char* sought, std::optional<std::size_t> count,
                                  fmt::format_args values);
}

[[nodiscard]] inline CodeLines code_line(const char* literal) { return literal; }

/// A line with its values, as told() has them.
template <class First, class... More>
[[nodiscard]] CodeLines code_line(fmt::format_string<First, More...> english, First&& first, More&&... more) {
  const fmt::string_view text = english;
  return words::tell_line({text.data(), text.size()}, text.data(), {}, fmt::make_format_args(first, more...));
}

/// A line whose words follow a count, its first value.
template <class... More>
[[nodiscard]] CodeLines code_line(std::size_t count, fmt::format_string<std::size_t&, More...> one,
                                  fmt::format_string<std::size_t&, More...> many, More&&... more) {
  const fmt::string_view text = count == 1 ? one : many, sought = many;
  return words::tell_line({text.data(), text.size()}, sought.data(), count, fmt::make_format_args(count, more...));
}

/// How a method goes.
struct MethodCode {
  std::string title;  ///< in the reader's language
  CodeLines lines;

  [[nodiscard]] Pseudocode told() const { return {title, lines.told}; }
  /// The number of the line that begins with these English words.
  [[nodiscard]] std::size_t line_of(const std::string& beginning) const;
};

}  // namespace ws
