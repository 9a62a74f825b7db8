// Sentences for people, in the language of those who read them: `told("Round {} of {}", n, all)`.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace ws {

/// The words of another language for an English text, which may be a format string, in the form that `count` asks for. The
/// English text where it has none. It is called on any thread.
using Phrasebook = std::string (*)(const char* english, std::optional<std::size_t> count);

/// For the whole program from now on; none: English. A program chooses once, before its first run.
void use_phrasebook(Phrasebook book);

/// A text without values. It is to be a literal here, or marked as one by `phrase`: tools/translations.py finds these.
[[nodiscard]] std::string said(const char* english);
/// Marks a text that `said` is given later.
[[nodiscard]] constexpr const char* phrase(const char* english) { return english; }

namespace words {
[[nodiscard]] std::string tell(std::string_view english, const char* sought, std::optional<std::size_t> count,
                               fmt::format_args values);
}

/// A sentence with its values. A translation may have them in another order: "{1} of {0}".
template <class First, class... More>
[[nodiscard]] std::string told(fmt::format_string<First, More...> english, First&& first, More&&... more) {
  const fmt::string_view text = english;
  return words::tell({text.data(), text.size()}, text.data(), {}, fmt::make_format_args(first, more...));
}

/// A sentence whose words follow a count, its first value: `told(n, "{} ball moves by {:.3g}", "{} balls move by {:.3g}", d)`.
/// Other languages have other forms, and more than two: each such sentence follows one count.
template <class... More>
[[nodiscard]] std::string told(std::size_t count, fmt::format_string<std::size_t&, More...> one,
                               fmt::format_string<std::size_t&, More...> many, More&&... more) {
  const fmt::string_view text = count == 1 ? one : many, sought = many;
  return words::tell({text.data(), text.size()}, sought.data(), count, fmt::make_format_args(count, more...));
}

}  // namespace ws
