// Greedy wrapping by characters of UTF-8.
// SPDX-License-Identifier: MIT
#include "app/session/wrapped_text.h"

#include <algorithm>

namespace ws::app {

namespace {

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }

std::size_t character_count(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

/// Of the first `count` characters, in bytes.
std::size_t length_of(std::string_view text, std::size_t count) {
  std::size_t at = 0;
  for (; at < text.size(); ++at)
    if (begins_character(text[at]) && count-- == 0) break;
  return at;
}

void append_line(std::string_view line, std::size_t columns, std::string& out) {
  while (character_count(line) > columns) {
    // A blank just behind the last column still ends a full line.
    const std::size_t room = length_of(line, columns);
    const std::size_t blank = line.substr(0, room + 1).find_last_of(' ');
    if (blank != std::string_view::npos && blank > 0) {
      out.append(line.substr(0, blank));
      line.remove_prefix(blank + 1);
    } else {
      const std::size_t slash = line.substr(0, room).find_last_of('/');
      const std::size_t end = slash != std::string_view::npos && slash > 0 ? slash + 1 : room;
      out.append(line.substr(0, end));
      line.remove_prefix(end);
    }
    out.push_back('\n');
  }
  out.append(line);
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t columns) {
  columns = std::max<std::size_t>(1, columns);
  std::string out;
  for (;;) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    append_line(text.substr(0, end), columns, out);
    if (end == text.size()) return out;
    out.push_back('\n');
    text.remove_prefix(end + 1);
  }
}

}  // namespace ws::app
