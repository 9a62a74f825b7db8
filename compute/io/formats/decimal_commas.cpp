// Looks at the beginning to see what commas are, then goes through all of the table in parts that end at line ends.
// SPDX-License-Identifier: MIT
#include "compute/io/formats/decimal_commas.h"

#include "compute/core/words/told.h"
#include "compute/io/file_source.h"

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

namespace ws::io {
namespace {

constexpr std::size_t part_bytes = std::size_t{1} << 20, longest_part = 16 * part_bytes, longest_number = 64;

enum class Comma {
  none,            ///< the field says nothing about commas
  decimal,         ///< "1,5"
  like_thousands,  ///< "1,500": decimal, or it groups
  not_decimal      ///< "1.5" and "1,500,000": commas group thousands
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Up to three digits, the first of them no zero, and three behind the comma.
bool groups_perhaps(std::string_view number, std::size_t comma) {
  const std::size_t sign = number[0] == '-' || number[0] == '+' ? 1 : 0;
  return comma - sign <= 3 && number[sign] != '0' && number.size() == comma + 4 &&
         std::all_of(number.begin() + static_cast<std::ptrdiff_t>(comma) + 1, number.end(), is_digit);
}

Comma comma_of(std::string_view field) {
  if (field.size() > longest_number) return Comma::none;
  const std::size_t comma = field.find(',');
  if (comma == std::string_view::npos)
    return field.find('.') != std::string_view::npos && is_number(field) ? Comma::not_decimal : Comma::none;
  std::string number(field);
  if (field.rfind(',') != comma || field.find('.') != std::string_view::npos) {
    std::erase(number, ',');
    return is_number(number) ? Comma::not_decimal : Comma::none;
  }
  const bool is_amid_digits = comma > 0 && is_digit(field[comma - 1]) && comma + 1 < field.size() && is_digit(field[comma + 1]);
  number[comma] = '.';
  if (!is_amid_digits || !is_number(number)) return Comma::none;
  return groups_perhaps(field, comma) ? Comma::like_thousands : Comma::decimal;
}

/// Of fields that hold a decimal comma, by `take`. False, at once, where commas are not decimal.
template <typename Take>
bool for_each_decimal(std::string_view lines_text, Separator separator, const Take& take) {
  LineCursor lines(lines_text);
  for (std::string_view line; lines.next(line);) {
    if (!holds_data(line)) continue;
    FieldCursor fields(line, separator);
    for (std::string_view field; fields.next(field);) {
      const Comma comma = comma_of(field);
      if (comma == Comma::not_decimal) return false;
      if (comma != Comma::none) take(field, comma);
    }
  }
  return true;
}

/// Each ends with a line; nothing where a line is longer than readers take.
std::optional<std::vector<std::string_view>> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t newline = text.size() > part_bytes ? text.find('\n', part_bytes) : std::string_view::npos;
    parts.push_back(text.substr(0, newline == std::string_view::npos ? text.size() : newline + 1));
    if (parts.back().size() > longest_part) return std::nullopt;
    text.remove_prefix(parts.back().size());
  }
  return parts;
}

std::string note_on(const std::string& example, bool may_be_thousands) {
  if (!may_be_thousands) return said("its decimal commas were read as decimal points");
  std::string pointed = example;
  std::replace(pointed.begin(), pointed.end(), ',', '.');
  return told("its commas were read as decimal points, {} as {}; remove them where they group thousands", shown(example),
              pointed);
}

/// Whether all fields of a line are numbers, some perhaps with a decimal comma.
bool are_numbers(std::string_view line, Separator separator) {
  std::size_t count = 0;
  FieldCursor fields(line, separator);
  for (std::string_view field; fields.next(field); ++count) {
    const Comma comma = comma_of(field);
    if (!is_number(field) && comma != Comma::decimal && comma != Comma::like_thousands) return false;
  }
  return count > 1;
}

}  // namespace

std::optional<Separator> separator_beside_commas(std::string_view text, bool tabs_separate) {
  constexpr int looked_at = 2;  // the first may be a count
  LineCursor lines(text);
  int count = 0;
  for (std::string_view line; count < looked_at && lines.next(line);) {
    if (!holds_data(line)) continue;
    ++count;
    if (tabs_separate && are_numbers(line, Separator::tab)) return Separator::tab;  // and no commas do
    const Separator separator = separator_of(line, tabs_separate);
    if (separator == Separator::semicolon || separator == Separator::tab) return separator;
    if (!is_number(line)) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<PointedTable> with_decimal_points(std::string_view text, Separator separator, const ForEachPart& for_each_part) {
  const auto parts = parts_of(text);
  if (!parts || parts->empty()) return std::nullopt;
  std::string example;
  const auto note_example = [&](std::string_view field, Comma) {
    if (example.empty()) example = field;
  };
  if (!for_each_decimal(parts->front(), separator, note_example) || example.empty()) return std::nullopt;

  std::atomic<bool> are_decimal{true}, may_be_thousands{true};
  std::string pointed(text.size(), '\0');
  for_each_part(parts->size(), [&](std::size_t i) {
    if (!are_decimal) return;
    const std::string_view part = (*parts)[i];
    char* const begin = pointed.data() + (part.data() - text.data());
    std::copy(part.begin(), part.end(), begin);
    const auto point = [&](std::string_view field, Comma comma) {
      begin[field.data() - part.data() + static_cast<std::ptrdiff_t>(field.find(','))] = '.';
      if (comma == Comma::decimal) may_be_thousands = false;
    };
    if (!for_each_decimal(part, separator, point)) are_decimal = false;
  });
  if (!are_decimal) return std::nullopt;
  return PointedTable{std::move(pointed), note_on(example, may_be_thousands), may_be_thousands};
}

std::optional<PointedTable> with_decimal_points(std::string_view text, Separator separator) {
  return with_decimal_points(text, separator, [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t i = 0; i < count; ++i) work(i);
  });
}

}  // namespace ws::io
