// The one door to JSON: every reader's text goes through it. The templates are compiled once, for nlohmann's plain and ordered
// Json: a source that calls the library's parser and writer itself compiles for two seconds longer.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace ws::io {

/// How deep lists and objects may lie in one another: much deeper than sensible files, and much less than the depth
/// at which a recursive function would exhaust the stack.
inline constexpr std::size_t deepest_json = 256;

/// The text without its byte order mark. Throws Error{io} that begins with `name` for UTF-16 and, naming line and byte, for
/// what is nested deeper than `deepest_json` or whose objects have more than `most_fields` in all. Needs no stack and no
/// memory.
[[nodiscard]] std::string_view checked_json(std::string_view text, std::string_view name,
                                            std::size_t most_fields = std::numeric_limits<std::size_t>::max());
/// Throws the Error{io} that says where and why the text is not JSON.
[[noreturn]] void refuse_json(std::string_view text, std::string_view name);

/// Parses a whole text. Throws Error{io} "NAME, line N: …" that names the byte too. An ordered Json takes time that is the
/// square of an object's number of fields: read with the plain one. What is small by nature says so by `most_fields`.
template <class Json>
[[nodiscard]] Json parse_json(std::string_view text, std::string_view name,
                              std::size_t most_fields = std::numeric_limits<std::size_t>::max());
/// Of what a program has written: a discarded value where the text is not JSON.
template <class Json>
[[nodiscard]] Json json_or_discarded(std::string_view text);

/// On lines of their own, each level with `indent` blanks more; a negative one: in one line. What is not UTF-8 is replaced.
template <class Json>
[[nodiscard]] std::string json_text(const Json& value, int indent = -1);
/// A value as a message shows it: short; of a list or an object only how much it holds.
template <class Json>
[[nodiscard]] std::string shown_json(const Json& value);

}  // namespace ws::io
