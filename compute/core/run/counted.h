// Counts in sentences: "1 point lies", "2 points lie".
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ws {

/// "1 point", "2 points"; `many` where that is not `one` with an s.
[[nodiscard]] inline std::string counted(std::size_t count, std::string_view one, std::string_view many = {}) {
  std::string text = std::to_string(count) + ' ';
  text += count != 1 && !many.empty() ? many : one;
  if (count != 1 && many.empty()) text += 's';
  return text;
}

/// The verb that goes with a count: `one` is "lies", `many` is "lie".
[[nodiscard]] inline const char* agreeing(std::size_t count, const char* one, const char* many) {
  return count == 1 ? one : many;
}

}  // namespace ws
