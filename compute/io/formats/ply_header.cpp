// Parses PLY headers.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/ply_header.h"

#include "compute/core/words/told.h"
#include "compute/io/formats/text_fields.h"

#include <charconv>

namespace ws::io {
namespace {

class HeaderParser {
 public:
  explicit HeaderParser(const FileSource& source)
      : source_(source), lines_(utf8_text(source.bytes(), source.path().string())) {}

  PlyHeader parse() {
    if (next_words() != std::vector<std::string_view>{"ply"})
      source_.fail(said("is not a PLY file: its first line is not \"ply\""));
    bool has_format = false;
    for (;;) {
      const std::vector<std::string_view> words = next_words();
      const std::string_view keyword = words.empty() ? std::string_view{} : words[0];
      if (keyword == "comment" || keyword == "obj_info" || words.empty()) continue;
      if (keyword == "end_header") break;
      if (keyword == "format")
        parse_format(words), has_format = true;
      else if (keyword == "element")
        parse_element(words);
      else if (keyword == "property")
        parse_property(words);
      else
        fail(told("expected format, comment, element, property or end_header, found {}", shown(keyword)));
    }
    if (!has_format) fail(said("the header ends without a format"));
    header_.body_offset = source_.bytes().size() - lines_.rest().size();
    return std::move(header_);
  }

 private:
  std::vector<std::string_view> next_words() {
    std::string_view line;
    if (!lines_.next(line))
      source_.fail(told("truncated: the file ends at byte {} inside the PLY header", source_.bytes().size()));
    ++header_.line_count;
    std::vector<std::string_view> words;
    while (words.size() < max_word_count) {
      line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
      if (line.empty()) break;
      words.push_back(line.substr(0, line.find_first_of(" \t")));
      line.remove_prefix(words.back().size());
    }
    return words;
  }

  void parse_format(const std::vector<std::string_view>& words) {
    const std::string_view name = words.size() > 1 ? words[1] : std::string_view{};
    if (name == "ascii")
      header_.format = PlyFormat::ascii;
    else if (name == "binary_little_endian")
      header_.format = PlyFormat::little_endian;
    else if (name == "binary_big_endian")
      header_.format = PlyFormat::big_endian;
    else
      fail(told("expected ascii, binary_little_endian or binary_big_endian, found {}", shown(name)));
  }

  void parse_element(const std::vector<std::string_view>& words) {
    PlyElement element;
    const std::string_view count = words.size() == 3 ? words[2] : std::string_view{};
    const auto [end, error] = std::from_chars(count.data(), count.data() + count.size(), element.count);
    if (error != std::errc{} || end != count.data() + count.size())
      fail(told("expected \"element NAME COUNT\", found count {}", shown(count)));
    element.name = checked_name(words[1]);
    header_.elements.push_back(std::move(element));
  }

  void parse_property(const std::vector<std::string_view>& words) {
    if (header_.elements.empty()) fail(said("a property before any element"));
    const bool is_list = words.size() == 5 && words[1] == "list";
    if (!is_list && words.size() != 3) fail(said("expected \"property TYPE NAME\" or \"property list TYPE TYPE NAME\""));
    PlyProperty property{checked_name(words.back()), parse_type(words[is_list ? 3 : 1]), is_list};
    if (is_list) {
      property.count_type = parse_type(words[2]);
      if (property.count_type == ScalarType::float32 || property.count_type == ScalarType::float64)
        fail(said("the count of a list must have an integer type"));
    }
    header_.elements.back().properties.push_back(std::move(property));
  }

  /// Names come into messages.
  std::string checked_name(std::string_view name) const {
    constexpr std::size_t longest = 256;
    if (name.size() > longest) fail(told("a name of {} bytes, at most {} are expected", name.size(), longest));
    return std::string(name);
  }

  ScalarType parse_type(std::string_view name) const {
    const auto type = scalar_type_of_ply(name);
    if (!type) fail(told("unknown type {}", shown(name)));
    return *type;
  }

  [[noreturn]] void fail(const std::string& message) const { source_.fail_at_line(header_.line_count, message); }

  static constexpr std::size_t max_word_count = 6;  // one more than any line may have

  const FileSource& source_;
  LineCursor lines_;
  PlyHeader header_;
};

}  // namespace

std::uint64_t PlyElement::least_bytes() const {
  std::uint64_t bytes = 0;
  for (const PlyProperty& property : properties) bytes += scalar_bytes(property.is_list ? property.count_type : property.type);
  return bytes;
}

PlyHeader parse_ply_header(const FileSource& source) { return HeaderParser(source).parse(); }

}  // namespace ws::io
