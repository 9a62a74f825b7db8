// SPDX-License-Identifier: MIT
#include "compute/io/formats/decimal_commas.h"

#include "compute/core/words/told.h"

#include <functional>

namespace ws::io {
namespace {

constexpr std::size_t looked_at_bytes = std::size_t{1} << 20;

/// Where the comma of such a number stands.
std::optional<std::size_t> decimal_comma_of(std::string_view field) {
  const std::size_t comma = field.find(',');
  if (comma == std::string_view::npos || comma != field.rfind(',')) return std::nullopt;
  std::string number(field);
  number[comma] = '.';
  return is_number(number) ? std::optional(comma) : std::nullopt;
}

/// Calls `take` with each decimal comma's place in the text. False, at once, where a number has a point.
bool for_each_decimal_comma(std::string_view text, Separator separator, const std::function<void(std::size_t)>& take) {
  LineCursor lines(text);
  for (std::string_view line; lines.next(line);) {
    if (!holds_data(line)) continue;
    FieldCursor fields(line, separator);
    for (std::string_view field; fields.next(field);) {
      if (field.find('.') != std::string_view::npos && is_number(field)) return false;
      if (const auto comma = decimal_comma_of(field)) take(static_cast<std::size_t>(field.data() - text.data()) + *comma);
    }
  }
  return true;
}

}  // namespace

std::optional<std::string> with_decimal_points(std::string_view text, Separator separator) {
  if (separator != Separator::semicolon && separator != Separator::tab) return std::nullopt;
  bool found = false;
  const std::string_view beginning = text.substr(0, text.rfind('\n', looked_at_bytes));
  const bool may_be = for_each_decimal_comma(beginning, separator, [&](std::size_t) { found = true; });
  if (!may_be || !found) return std::nullopt;
  std::string pointed(text);
  if (!for_each_decimal_comma(text, separator, [&](std::size_t at) { pointed[at] = '.'; })) return std::nullopt;
  return pointed;
}

std::optional<std::string> with_decimal_points(std::string_view text, bool tabs_separate) {
  LineCursor lines(text);
  for (std::string_view line; lines.next(line);)
    if (holds_data(line)) return with_decimal_points(text, separator_of(line, tabs_separate));
  return std::nullopt;
}

std::string decimal_commas_text() { return said("its decimal commas were read as decimal points"); }

}  // namespace ws::io
