// SPDX-License-Identifier: MIT
#include "compute/core/words/code_lines.h"

#include <algorithm>
#include <utility>

namespace ws {

CodeLines::CodeLines(const char* literal) {
  const std::string_view line = literal;
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  english.emplace_back(line);
  told.push_back(std::string(indent, ' ') + said(literal + indent));
}

void CodeLines::add(const CodeLines& more) {
  english.insert(english.end(), more.english.begin(), more.english.end());
  told.insert(told.end(), more.told.begin(), more.told.end());
}

CodeLines code_lines(std::initializer_list<CodeLines> lines) {
  CodeLines all;
  for (const CodeLines& more : lines) all.add(more);
  return all;
}

CodeLines indented(std::size_t blanks, CodeLines lines) {
  for (std::vector<std::string>* all : {&lines.english, &lines.told})
    for (std::string& line : *all) line.insert(0, blanks, ' ');
  return lines;
}

/// Both forms of a line that is counted are indented alike.
CodeLines words::tell_line(std::string_view english, const char* sought, std::optional<std::size_t> count,
                           fmt::format_args values) {
  const std::size_t indent = std::min(english.find_first_not_of(' '), english.size());
  const std::string_view text = english.substr(indent);
  CodeLines line;
  line.english = {fmt::vformat(fmt::string_view(text.data(), text.size()), values)};
  line.told = {tell(text, sought + indent, count, values)};
  return indented(indent, std::move(line));
}

std::size_t MethodCode::line_of(const std::string& beginning) const { return ws::line_of({title, lines.english}, beginning); }

}  // namespace ws
