// The one door to JSON: every reader's text goes through it. A template, so that no header includes the JSON library.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

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
                              std::size_t most_fields = std::numeric_limits<std::size_t>::max()) {
  const std::string_view body = checked_json(text, name, most_fields);
  try {
    return Json::parse(body.begin(), body.end());
  } catch (const typename Json::exception&) {
    refuse_json(text, name);
  }
}

/// A value as a message shows it: short; of a list or an object only how much it holds.
template <class Json>
[[nodiscard]] std::string shown_json(const Json& value) {
  if (value.is_array()) return told("a list of {}", value.size());
  if (value.is_object()) return told(value.size(), "an object of {} field", "an object of {} fields");
  return shown(value.dump(-1, ' ', true, Json::error_handler_t::replace));
}

}  // namespace ws::io
