// Bytes as text, for pictures within a text.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ws::render {

[[nodiscard]] inline std::string base64(const std::vector<std::uint8_t>& bytes) {
  constexpr char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t left = bytes.size() - i;
    const auto byte = [&](std::size_t at) { return at < left ? unsigned{bytes[i + at]} : 0u; };
    const unsigned word = byte(0) << 16 | byte(1) << 8 | byte(2);
    text += {letters[word >> 18 & 63], letters[word >> 12 & 63], left > 1 ? letters[word >> 6 & 63] : '=',
             left > 2 ? letters[word & 63] : '='};
  }
  return text;
}

}  // namespace ws::render
