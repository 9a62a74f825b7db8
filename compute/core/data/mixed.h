// Values mixed one after the other into a number that other values, or another order of them, would not give.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/data/fingerprint.h"

#include <bit>
#include <cstdint>
#include <string_view>

namespace ws {

/// `state` with another value mixed in.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t state, std::uint32_t bits) { return fingerprint_part(state, bits); }
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t state, int value) {
  return mixed(state, static_cast<std::uint32_t>(value));
}
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t state, std::uint64_t bits) {
  return mixed(mixed(state, static_cast<std::uint32_t>(bits)), static_cast<std::uint32_t>(bits >> 32));
}
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t state, float value) {
  return mixed(state, std::bit_cast<std::uint32_t>(value));
}
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t state, double value) {
  return mixed(state, std::bit_cast<std::uint64_t>(value));
}
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t state, std::string_view text) {
  for (const char c : text) state = mixed(state, static_cast<int>(c));
  return mixed(state, static_cast<std::uint64_t>(text.size()));
}

}  // namespace ws
