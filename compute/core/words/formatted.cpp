// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"

#include <cmath>
#include <iterator>

namespace ws {

void words::append(fmt::memory_buffer& text, fmt::string_view form, fmt::format_args values) {
  fmt::vformat_to(std::back_inserter(text), form, values);
}

std::string short_number(double value) {
  constexpr double four_digits = 9999.5, seven_digits = 9'999'999.5;
  const double size = std::abs(value);
  return size >= four_digits && size < seven_digits ? fmt::format("{:.0f}", value) : fmt::format("{:.4g}", value);
}

}  // namespace ws
