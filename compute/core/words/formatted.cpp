// SPDX-License-Identifier: MIT
#include "compute/core/words/formatted.h"

#include <iterator>

void ws::words::append(fmt::memory_buffer& text, fmt::string_view form, fmt::format_args values) {
  fmt::vformat_to(std::back_inserter(text), form, values);
}
