// SPDX-License-Identifier: MIT
#include "compute/core/words/told_unchecked.h"

#include "compute/core/words/told.h"

#include <fmt/args.h>

namespace ws {

std::string told_unchecked(const char* english, std::initializer_list<std::string> values) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const std::string& value : values) store.push_back(value);
  return words::tell(english, english, {}, store);
}

}  // namespace ws
