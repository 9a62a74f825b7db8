// Short names for contents: what reports compare as `result_hash`, and what frames compare as revisions.
// SPDX-License-Identifier: MIT
#pragma once

#include "compute/core/device/platform.h"

#include <cstdint>
#include <string>

namespace ws {

/// Mixes two revisions into one.
[[nodiscard]] constexpr std::uint64_t combine(std::uint64_t a, std::uint64_t b) {
  return (a ^ b) * 0x9E3779B97F4A7C15ull + (b << 7) + 1;
}

/// Rises with each call: names of things that no two of one process share.
[[nodiscard]] std::uint64_t next_identity();

/// One value's part in a fingerprint of many: the parts are added up in any order, so both backends can do it in parallel.
[[nodiscard]] WS_HD constexpr std::uint64_t fingerprint_part(std::uint64_t index, std::uint32_t bits) {
  std::uint64_t x = (index + 1) * 0x9E3779B97F4A7C15ull ^ bits;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ x >> 27) * 0x94D049BB133111EBull;
  return x ^ x >> 31;
}
/// −0 counts as 0, and all NaN as one.
[[nodiscard]] WS_HD inline std::uint32_t canonical_bits(float value) {
  const float same = value == 0 ? 0.0f : value;
  std::uint32_t bits = 0;
  __builtin_memcpy(&bits, &same, sizeof bits);
  return value != value ? 0x7fc00000u : bits;
}
[[nodiscard]] WS_HD constexpr std::uint32_t canonical_bits(std::uint8_t value) { return value; }

/// FNV-1a over values in order. Equal for equal values: −0 counts as 0.
class Fingerprint {
 public:
  void add(std::uint64_t value) {
    for (int byte = 0; byte < 8; ++byte) {
      state_ ^= value >> (8 * byte) & 0xFF;
      state_ *= 1099511628211ull;
    }
  }
  void add(double value);
  [[nodiscard]] std::string text() const;  ///< 16 hexadecimal digits

 private:
  std::uint64_t state_ = 14695981039346656037ull;
};

}  // namespace ws
