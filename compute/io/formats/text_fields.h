// Lines and fields of text tables: separators, quotes, numbers. Header-only because the point reader's inner loop is here.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>

namespace ws::io {

/// What separates fields: a comma, a semicolon, a tab, or runs of blanks and tabs.
enum class Separator : char { comma = ',', semicolon = ';', tab = '\t', blanks = ' ' };

/// Takes lines off the front of a text; line ends are "\n" and "\r\n".
class LineCursor {
 public:
  explicit LineCursor(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool next(std::string_view& line) {
    if (rest_.empty()) return false;
    const auto* newline = static_cast<const char*>(std::memchr(rest_.data(), '\n', rest_.size()));
    const std::size_t length = newline ? static_cast<std::size_t>(newline - rest_.data()) : rest_.size();
    line = rest_.substr(0, length);
    rest_.remove_prefix(newline ? length + 1 : length);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return true;
  }
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

/// False for lines that are blank or a `#` comment.
[[nodiscard]] inline bool holds_data(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string_view::npos && line[first] != '#';
}

/// Takes fields off the front of a line. Blanks around a field and quotes around its text are stripped; doubled quotes
/// inside stay doubled (see `unescape`).
class FieldCursor {
 public:
  FieldCursor(std::string_view line, Separator separator)
      : at_(line.data()), end_(line.data() + line.size()), separator_(separator) {}

  [[nodiscard]] bool next(std::string_view& field) {
    if (done_) return false;
    skip_blanks();
    if (separator_ == Separator::blanks && at_ == end_) return false;
    field = at_ != end_ && *at_ == '"' ? quoted_field() : plain_field();
    if (at_ == end_)
      done_ = true;
    else
      ++at_;
    return true;
  }
  /// True after a quote that does not close on its line, or text after a closing quote.
  [[nodiscard]] bool broken_quote() const { return broken_quote_; }

 private:
  [[nodiscard]] bool is_blank(char c) const { return c == ' ' || (c == '\t' && separator_ != Separator::tab); }
  [[nodiscard]] bool ends_field(char c) const {
    return separator_ == Separator::blanks ? c == ' ' || c == '\t' : c == static_cast<char>(separator_);
  }
  void skip_blanks() {
    while (at_ != end_ && is_blank(*at_)) ++at_;
  }
  std::string_view plain_field() {
    const char* const begin = at_;
    while (at_ != end_ && !ends_field(*at_)) ++at_;
    const char* last = at_;
    while (last != begin && is_blank(last[-1])) --last;
    return {begin, static_cast<std::size_t>(last - begin)};
  }
  std::string_view quoted_field() {
    const char* const begin = ++at_;
    while (at_ != end_) {
      if (*at_ == '"') {
        if (at_ + 1 == end_ || at_[1] != '"') break;
        ++at_;
      }
      ++at_;
    }
    const std::string_view text(begin, static_cast<std::size_t>(at_ - begin));
    if (at_ == end_) {
      broken_quote_ = true;
      return text;
    }
    ++at_;
    if (separator_ != Separator::blanks) skip_blanks();
    if (at_ != end_ && !ends_field(*at_)) {
      broken_quote_ = true;
      at_ = end_;
    }
    return text;
  }

  const char* at_;
  const char* end_;
  Separator separator_;
  bool done_ = false, broken_quote_ = false;
};

/// `""` → `"`.
[[nodiscard]] inline std::string unescape(std::string_view field) {
  std::string text;
  for (std::size_t i = 0; i < field.size(); ++i) {
    text += field[i];
    if (field[i] == '"' && i + 1 < field.size() && field[i + 1] == '"') ++i;
  }
  return text;
}

/// The comma, semicolon or tab found outside quotes, in the order semicolon, comma, tab (where `tabs_separate`), else blanks.
[[nodiscard]] inline Separator separator_of(std::string_view line, bool tabs_separate) {
  bool in_quotes = false, comma = false, tab = false;
  for (const char c : line) {
    if (c == '"') in_quotes = !in_quotes;
    if (in_quotes) continue;
    if (c == ';') return Separator::semicolon;
    comma |= c == ',';
    tab |= c == '\t';
  }
  if (comma) return Separator::comma;
  return tab && tabs_separate ? Separator::tab : Separator::blanks;
}

enum class FieldState { number, empty, text };

/// The number that a whole field is: "nan" and "inf" are numbers, an empty field gives NaN. Too large a number gives
/// infinity, too small a one zero. Independent of the locale.
[[nodiscard]] inline FieldState parse_real(std::string_view field, double& value) {
  if (field.empty()) {
    value = std::numeric_limits<double>::quiet_NaN();
    return FieldState::empty;
  }
  const char* begin = field.data();
  const char* const end = begin + field.size();
  if (*begin == '+' && end - begin > 1 && begin[1] != '-') ++begin;
  const auto [parsed, error] = std::from_chars(begin, end, value);
  if (parsed != end || error == std::errc::invalid_argument) return FieldState::text;
  if (error == std::errc::result_out_of_range) {
    const std::size_t exponent = field.find_first_of("eE");
    const bool tiny =
        exponent == std::string_view::npos ? field.find_first_of("123456789") > field.find('.') : field[exponent + 1] == '-';
    value = tiny ? 0.0 : std::numeric_limits<double>::infinity();
  }
  return FieldState::number;
}

[[nodiscard]] inline bool is_number(std::string_view field) {
  double value = 0;
  return parse_real(field, value) == FieldState::number;
}

/// ASCII letters alone, independent of the locale.
[[nodiscard]] constexpr char lower_case(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

[[nodiscard]] inline std::string lower_case(std::string_view text) {
  std::string low(text);
  for (char& c : low) c = lower_case(c);
  return low;
}

/// Whether a text says that a number is missing: such a field is part of a row, never of a header.
[[nodiscard]] inline bool is_missing_value(std::string_view field) {
  constexpr std::array<std::string_view, 10> words{"na", "n/a", "#n/a", "null", "none", "nil", "missing", "-", "?", "."};
  const auto is_same = [&](std::string_view word) {
    return std::equal(word.begin(), word.end(), field.begin(), field.end(), [](char a, char b) { return a == lower_case(b); });
  };
  return std::any_of(words.begin(), words.end(), is_same);
}

}  // namespace ws::io
